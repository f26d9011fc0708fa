/** The space race. 6.4 */
import { type Table, table } from '../../../core/checks.ts';
import { type Board, card, note, policy } from '../board.ts';
import { operationsValue } from '../events/modifiers.ts';
import type { SpaceAbility, SpaceBox } from '../ruleset.ts';
import { rival, type Side } from '../tables.ts';
import { awardVp } from '../tracks/tracks.ts';

export interface SpaceSubject {
  readonly side: Side;
  readonly card: number;
  /** Operations that an event grants, in place of the card's own. */
  readonly value?: number;
}

const operationsUsed = (board: Board, { side, card: number, value }: SpaceSubject): number =>
  value ?? operationsValue(board, side, card(board, number).ops);

export const spaceBox = (board: Board, box: number): SpaceBox | undefined => board.tables.spaceBoxes[box];

/** Does a side have the ability of a box now? Whoever came first has it, until the other comes too. 6.4.4 */
export function hasAbility(board: Board, side: Side, ability: SpaceAbility): boolean {
  const box = board.tables.abilityBox[ability];
  const { space } = board.state;
  return box !== undefined && space[side] >= box && space[rival(side)] < box;
}

/** Space race cards a side may play this turn. 6.4.2, 6.4.4.a */
export function attemptsAllowed(board: Board, side: Side): number {
  const { spaceCards, spaceCardsWithAbility } = board.tables.law;
  return hasAbility(board, side, 'two-space-cards-per-turn') ? spaceCardsWithAbility : spaceCards;
}

export const spaceChecks: Table<Board, SpaceSubject> = table([
  {
    clause: '6.4.1',
    message: 'space.no-scoring-card',
    test: (board, subject) => !card(board, subject.card).scoring,
    args: (_board, subject) => ({ card: subject.card }),
  },
  {
    clause: '6.4.6',
    message: 'space.box-left',
    test: (board, { side }) => spaceBox(board, board.state.space[side] + 1) !== undefined,
    args: (board, { side }) => ({ side, n: board.state.space[side] }),
  },
  {
    clause: '6.4.2',
    message: 'space.attempt-left',
    test: (board, { side }) => board.state.spaceUsed[side] < attemptsAllowed(board, side),
    args: (board, { side }) => ({ side, used: board.state.spaceUsed[side], allowed: attemptsAllowed(board, side) }),
  },
  {
    clause: '6.4.1',
    message: 'space.operations',
    see: ['7.4.2'],
    test: (board, subject) => {
      const box = spaceBox(board, board.state.space[subject.side] + 1);
      return box === undefined || operationsUsed(board, subject) >= box.ops;
    },
    args: (board, subject) => ({
      side: subject.side,
      n: operationsUsed(board, subject),
      needed: spaceBox(board, board.state.space[subject.side] + 1)?.ops ?? 0,
    }),
  },
]);

/** The die of an attempt: success moves one box. A die of 0 is an attempt without a roll. 6.4.1.b, OPT-4 */
export function rollSpace(board: Board, side: Side, die: number): void {
  const box = spaceBox(board, board.state.space[side] + 1);
  if (!box) return;
  if (die === 0) {
    note(board, 'OPT-4', 'space.no-roll', { side });
    return;
  }
  const success = die <= box.dieMax;
  note(board, '6.4.1.b', success ? 'space.success' : 'space.failure', { side, die, needed: box.dieMax, n: box.box });
  if (success) advanceInSpace(board, side, 1, '6.4.3');
}

/**
 * Moves a side along the track; VP of the box it lands on only. Passing or reaching the rival's box ends the
 * ability the rival had there, by itself: abilities are read off the track. 6.4.3, 6.4.4
 */
export function advanceInSpace(board: Board, side: Side, boxes: number, clause: string): void {
  const { space } = board.state;
  const from = space[side];
  const to = Math.min(from + boxes, board.tables.rules.spaceRace.length);
  if (to === from) {
    note(board, '6.4.6', 'space.at-end', { side });
    return;
  }
  space[side] = to;
  note(board, clause, 'change.space', { side, from, to });
  const box = spaceBox(board, to);
  if (!box) return;
  const first = space[rival(side)] < to;
  const vp = first ? box.vpFirst : box.vpSecond;
  if (vp > 0) awardVp(board, side, vp, '6.4.3.a');
  if (first && box.ability) note(board, '6.4.4', `space.ability.${box.ability}`, { side });
}

/** May an attempt be made without a die? OPT-4 */
export const rollIsOptional = (board: Board): boolean => policy(board, 'space-without-roll') === 'on';
