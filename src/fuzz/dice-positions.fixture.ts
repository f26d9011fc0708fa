/** Positions that wait for dice: one event after another, and each kind of Operations out of random games. */
import { ruleCase } from '../cases/rule.ts';
import { rest, start } from '../core/judge.ts';
import { loadRuleset } from '../data/index.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { CardEntry } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { crowded } from './event-positions.fixture.ts';
import { carryOn, playGame } from './game.ts';
import { pick, type Random, seeded } from './random.ts';
import { emptyTable } from './table.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

/** The events that roll dice themselves or let somebody attempt a coup or a realignment, by their programs. */
export const WITH_DICE = makeBoard(rules).tables.cards.filter(
  (card): card is CardEntry => card !== undefined && /"(war|contest|ops|coup)"/.test(JSON.stringify(card.event)),
);

export const awaitsDice = (board: Board): boolean =>
  twilightStruggle.choices(board).some((fact) => fact.type === 'rolls' || (fact.type === 'roll' && fact.die > 0));

/** The card is played for its event, and whatever is asked is answered at random, until dice are awaited. */
function towardsDice(card: CardEntry, random: Random): Board | undefined {
  const result = ruleCase(rules, { position: crowded(rules, card, random), action: [] });
  if (!result.ok) return undefined;
  let { board } = rest(twilightStruggle, result.ruling.end);
  for (let asked = 0; asked < 40 && !board.state.result; asked++) {
    if (asked > 0 && awaitsDice(board)) return board;
    const choices = twilightStruggle.choices(board).filter(({ type }) => type !== 'done' && type !== 'cancel-crisis');
    const own = choices.filter(
      (fact) => (fact.type === 'play' || fact.type === 'headline') && fact.card === card.number,
    );
    const wanted = choices.filter(
      (fact) =>
        (fact.type === 'use' && fact.use === 'event') ||
        (fact.type === 'order' && fact.order === 'event-first') ||
        (fact.type === 'mode' && fact.mode !== 'influence'),
    );
    const from = asked === 0 ? own : wanted.length > 0 ? wanted : choices;
    if (from.length === 0) return undefined;
    board = carryOn(board, pick(random, from));
  }
  return undefined;
}

/** Positions in which the event of a card waits for its dice; as many as asked for, unless they are rare. */
export function positionsOfEvent(card: CardEntry, count: number): Board[] {
  const random = seeded(card.number);
  const boards: Board[] = [];
  for (let tries = 0; tries < 30 * count && boards.length < count; tries++) {
    const board = towardsDice(card, random);
    if (board) boards.push(board);
  }
  return boards;
}

/** By kind of Operations, and for the traps: positions of random games that wait for its dice. */
export function positionsOfOperations(count: number): Map<string, Board[]> {
  const found = new Map<string, Board[]>(['coup', 'realignment', 'space', 'trap'].map((kind) => [kind, []]));
  for (let seed = 1; [...found.values()].some(({ length }) => length < count); seed++) {
    const agreement = { edition: 'deluxe', policies: {}, hands: 'known' } as const;
    let board = start(twilightStruggle, emptyTable(agreement));
    for (const fact of playGame(agreement, seeded(seed), { every: 0 }).facts) {
      if (fact.type === 'roll' || fact.type === 'rolls') {
        const positions = found.get(kindOf(board));
        // Not all of one game, which resemble each other.
        if (positions && positions.length < Math.min(count, 2 * seed)) positions.push(board);
      }
      board = carryOn(board, fact);
    }
  }
  return found;
}

function kindOf(board: Board): string {
  const task = top(board);
  if (!task || task.do === 'end-round') return 'trap';
  return task.do === 'operations' ? (task.mode ?? 'operations') : task.do;
}
