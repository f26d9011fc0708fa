/** Trying things out on a copy of the board: what `legal` shows of the decisions that come after the next one. */
import { judge, type Ruling, rest } from '../core/judge.ts';
import { accepts, stepAt } from '../core/steps.ts';
import { type Board, card, top } from '../games/twilight-struggle/board.ts';
import type { FactType, GameFact } from '../games/twilight-struggle/facts.ts';
import { ABSENT, type Mode } from '../games/twilight-struggle/state.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { holds } from '../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** The board once everything has happened that happens by itself. */
export const settled = (board: Board): Board => rest(twilightStruggle, board).board;

/** Path of the state of the chart. */
export const pathOf = (board: Board): string => stepAt(twilightStruggle.steps, board.state).path;

/** Does the chart wait for a fact of this type? */
export const awaits = (board: Board, type: FactType): boolean => accepts(twilightStruggle.steps, board.state, type);

/** The side that decides, or whose round it is. */
export const sideToAct = (board: Board): Side => decider(board) ?? board.state.phasing;

/** Rules on a fact without changing the board. */
export const tryOut = (board: Board, fact: GameFact): Ruling<Board> => judge(twilightStruggle, board, fact);

/** What a side may do with a card it plays now. */
export type CardUse = 'event' | 'operations' | 'space' | 'paired';

/** A card that may be played. */
export interface Playable {
  readonly card: number;
  /** Known to be in the hand, rather than possibly there. */
  readonly held: boolean;
  readonly uses: readonly CardUse[];
}

/** The cards that may be played, with their uses. */
export function playable(board: Board): Playable[] {
  return twilightStruggle.choices(board).flatMap((choice): Playable[] => {
    // A card that is not in the game yet is not worth a line, though a hand nobody stated could hold anything.
    if (choice.type !== 'play' || isOutside(board, choice.card)) return [];
    const after = tryOut(board, choice).board;
    const uses = awaits(after, 'use')
      ? twilightStruggle.choices(after).flatMap((use) => (use.type === 'use' ? [use.use] : []))
      : (['event'] as const);
    const held = choice.card === board.tables.china || holds(board, choice.by, choice.card) === true;
    return [{ card: choice.card, held, uses }];
  });
}

const isOutside = (board: Board, number: number): boolean =>
  number !== board.tables.china && board.state.zone[number] === ABSENT;

/**
 * Facts that lead from a board that waits for a card to one that waits for a use of its Operations. Stops before the
 * first that is not allowed.
 */
export function towardsOperations(by: Side, number: number): GameFact[] {
  return [
    { type: 'play', by, card: number },
    { type: 'use', by, use: 'operations' },
    { type: 'order', by, order: 'operations-first' },
  ];
}

/** The board after those facts that the chart waits for; undefined if one is not allowed. */
export function after(board: Board, facts: readonly GameFact[]): Board | undefined {
  let now = board;
  for (const fact of facts) {
    if (!awaits(now, fact.type)) continue;
    const ruling = tryOut(now, fact);
    if (ruling.verdict === 'illegal') return undefined;
    now = ruling.board;
  }
  return now;
}

/** A card that can stand for "some card for Operations": of the highest value, with no event of the rival. */
export function exampleCard(board: Board, cards: readonly Playable[]): number | undefined {
  const by = sideToAct(board);
  const worth = ({ card: number, held }: Playable): number =>
    10 * card(board, number).ops + (held ? 5 : 0) - (card(board, number).owner === rival(by) ? 3 : 0);
  const usable = cards.filter(({ uses }) => uses.includes('operations'));
  return usable.sort((a, b) => worth(b) - worth(a))[0]?.card;
}

/** Where Operations can be used in a way, at a board that waits for the use of points. */
export function targetsOf(board: Board, mode: Mode): { readonly country: number; readonly cost: number }[] {
  const by = sideToAct(board);
  const now =
    top(board)?.do === 'operations' && awaits(board, 'mode') ? after(board, [{ type: 'mode', by, mode }]) : board;
  if (!now) return [];
  return twilightStruggle.choices(now).flatMap((choice) => {
    if (choice.type !== 'place' && choice.type !== 'target') return [];
    return [{ country: choice.country, cost: costOf(now, choice) }];
  });
}

/** Price of a marker, read off the ruling on it. 6.1.2 */
function costOf(board: Board, fact: GameFact): number {
  if (fact.type !== 'place') return 1;
  const tests = twilightStruggle.check(board, fact);
  const cost = tests.find(({ args }) => typeof args?.cost === 'number')?.args?.cost;
  return typeof cost === 'number' ? cost : 1;
}
