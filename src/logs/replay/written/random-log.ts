/**
 * Random games as logs, for tests: whatever the referee lets happen must be understood and found right when it is read
 * back.
 */
import { advance } from '../../../core/steps.ts';
import type { Random } from '../../../fuzz/random.ts';
import { chooseFact, possibleFacts } from '../../../fuzz/table.ts';
import { type Board, top } from '../../../games/twilight-struggle/board.ts';
import { eventPossible } from '../../../games/twilight-struggle/events/occurrence.ts';
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';
import type { Ruleset } from '../../../games/twilight-struggle/ruleset.ts';
import { SIDES } from '../../../games/twilight-struggle/tables.ts';
import { scoringHeld } from '../../../games/twilight-struggle/turn/hands.ts';
import { firstTurn } from '../../../games/twilight-struggle/variants/scenario.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import { GameWriter } from './game-writer.ts';

/** A random game as a log. */
export const writeRandomGame = (rules: Ruleset, random: Random): string => playRandomGame(rules, random).text;

/** A random game, by its facts and as a log; the US has two markers beyond the set-up. */
export function playRandomGame(
  rules: Ruleset,
  random: Random,
): { readonly text: string; readonly facts: readonly GameFact[] } {
  const writer = new GameWriter(rules, { us: 2, ussr: 0 });
  const facts: GameFact[] = [];
  for (let n = 0; n < 20_000 && !writer.isOver; n++) {
    const fact = nextFact(writer.board, random);
    if (!fact || (fact.type === 'deal' && heldOver(writer.board)) || !writer.take(fact)) break;
    facts.push(fact);
  }
  return { text: writer.text(), facts };
}

/** Has a scoring card been held from one turn to the next? Nobody plays on from there. 4.5.D.e */
const heldOver = (board: Board): boolean =>
  board.state.turn > firstTurn(board) && SIDES.some((side) => scoringHeld(board, side).least > 0);

/** As a player of the digital edition: points are spent, headlines are shown, and the game is not thrown away. */
function nextFact(board: Board, random: Random): GameFact | undefined {
  const task = top(board);
  const all = possibleFacts(board, 'known', random);
  const spending = task?.do === 'operations' && (task.mode !== null || !task.may);
  const facts = all.filter((fact) => {
    if (fact.type === 'done') return !spending;
    if (fact.type === 'headline') return fact.card > 0;
    // The client offers no event that cannot occur.
    if (fact.type === 'use' && task?.do === 'play') {
      return fact.use === 'event' ? eventPossible(board, task.card, fact.by) : fact.use !== 'paired';
    }
    return true;
  });
  const list = facts.length > 0 ? facts : all;
  if (list.length === 0) return undefined;
  const ends = (fact: GameFact): boolean => {
    const copy = twilightStruggle.copy(board);
    return !advance(twilightStruggle.steps, copy, copy.state, fact) || copy.state.result !== null;
  };
  const chosen = chooseFact(board, list, random, ends);
  return chosen.type === 'headline' && chosen.card === 0 ? list.find((fact) => fact.type === 'headline') : chosen;
}
