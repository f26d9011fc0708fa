/** A question with one possible answer is no question: what has to happen, happens. */
import type { Known } from '../core/answer.ts';
import { judge } from '../core/judge.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { need } from '../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { BETWEEN_PLAYS } from './run.ts';

/** Chance and hidden cards are never forced, and what a card is used for is for its player to say. */
const OPEN: ReadonlySet<string> = new Set([
  ...['coupDie', 'spaceDie', 'realignmentDice', 'warDie', 'contestDice', 'shownCards'],
  ...['use', 'order', 'nothing', 'automatic'],
]);

/** Positions looked at before the question counts as open. */
const LIMIT = 400;

/**
 * The next fact, if whatever is chosen leads to the same position: one option, one country, or three markers to take
 * where there are three. Undefined where there is a choice, where chance decides, or where hidden cards do.
 */
export function forced(board: Board): GameFact | undefined {
  if (OPEN.has(need(board)) || top(board)?.do === 'draw') return undefined;
  const choices = twilightStruggle.choices(board);
  const [first] = choices;
  if (first === undefined) return undefined;
  if (choices.length === 1) return certain(board, first) === true ? first : undefined;
  // Countries and cards one after the other: their order is no choice if the sum of them is none.
  return first.type === 'remove' || first.type === 'place' || first.type === 'select'
    ? leadsToOne(board, choices) && certain(board, first)
      ? first
      : undefined
    : undefined;
}

const certain = (board: Board, fact: GameFact): Known =>
  judge(twilightStruggle, board, fact, BETWEEN_PLAYS).verdict === 'legal';

/** Do all orders of these choices end in one position, when nothing of their kind is asked any more? */
function leadsToOne(board: Board, choices: readonly GameFact[]): boolean {
  const depth = board.state.agenda.length;
  const kind = need(board);
  const seen = new Set<string>();
  const ends = new Set<string>();
  let looked = 0;
  const visit = (from: Board, next: readonly GameFact[]): boolean => {
    for (const fact of next) {
      if (++looked > LIMIT || fact.type === 'done') return false;
      const { verdict, board: after } = judge(twilightStruggle, from, fact, BETWEEN_PLAYS);
      if (verdict !== 'legal') return false;
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      const goesOn = after.state.agenda.length >= depth && need(after) === kind;
      if (!goesOn) ends.add(key);
      if (ends.size > 1 || (goesOn && !visit(after, twilightStruggle.choices(after)))) return false;
    }
    return true;
  };
  return visit(board, choices) && ends.size === 1;
}

/** What two positions must share to be the same: everything on the table, and how much is still to be done. */
function keyOf({ state }: Board): string {
  const task = state.agenda.at(-1);
  const left = task && 'left' in task ? task.left : 0;
  return [
    ...[[...(state.influence as Uint8Array)].join(), [...(state.zone as Uint8Array)].join(), state.step, left],
    ...[state.agenda.length, state.vp, state.defcon, state.result?.how ?? ''],
  ].join('|');
}
