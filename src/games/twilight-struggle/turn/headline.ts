/** Step C, the headline phase: who shows first, who resolves first, who answers for it. 4.5.C */
import { type Table, table } from '../../../core/checks.ts';
import { NumberSet } from '../../../core/number-set.ts';
import { type Board, card, cardClause, note, push, toTable } from '../board.ts';
import { eventPlay } from '../cards/play-task.ts';
import { eachCard, isChina } from '../each.ts';
import { implementer } from '../events/occurrence.ts';
import { happen } from '../events/triggers.ts';
import { rememberReach } from '../operations/influence.ts';
import { hasAbility } from '../operations/space.ts';
import { FACE_DOWN, TABLE } from '../state.ts';
import { rival, SIDES, type Side, US, USSR } from '../tables.ts';
import { loseCard } from './duties.ts';
import { mayHold } from './hands.ts';

export interface HeadlineSubject {
  readonly side: Side;
  /** 0 for a card that stays face down for now. */
  readonly card: number;
}

/** A card that stays face down. */
const UNNAMED = NumberSet.of([0]);

/** The side that must choose and show its headline first, because only its rival holds the ability. 6.4.4.b */
export function firstToShow(board: Board): Side | undefined {
  return SIDES.find((side) => hasAbility(board, rival(side), 'opponent-reveals-headline-first'));
}

export const headlineChecks: Table<Board, HeadlineSubject> = table([
  {
    clause: '9.5.a',
    message: 'headline.no-china',
    concerns: isChina,
    test: eachCard(() => false),
    args: (_board, { side }) => ({ side }),
  },
  {
    clause: '4.5.C',
    message: 'headline.once',
    test: (board, { side }) => board.state.headline[side] === 0 || board.state.headline[side] === FACE_DOWN,
    args: (_board, { side }) => ({ side }),
  },
  {
    clause: '6.4.4.b',
    message: 'headline.shows-first',
    when: (board) => firstToShow(board) !== undefined,
    test: (board, { side, card: number }) => {
      const first = firstToShow(board) as Side;
      return side === first ? number !== 0 : board.state.headline[first] !== 0;
    },
    args: (board, { side }) => ({ side: firstToShow(board) ?? side }),
  },
  {
    clause: (board, subject) => (subject.card === 0 ? '4.5.C' : cardClause(board, subject.card)),
    message: 'headline.allowed',
    concerns: (board, { card: number }) => number > 0 && card(board, number).timing?.headline === false,
    test: () => false,
    args: (_board, { card: number }) => ({ card: number }),
  },
  {
    clause: '4.5.C',
    message: 'headline.in-hand',
    test: eachCard((board, { side }) => mayHold(board, side).or(board.tables.chinaCard).or(UNNAMED)),
    args: (_board, { side, card: number }) => ({ side, card: number }),
  },
]);

/** A side lays down its headline, face down if the card is not named. */
export function commitHeadline(board: Board, { side, card: number }: HeadlineSubject): void {
  board.state.headline[side] = number === 0 ? FACE_DOWN : number;
  if (number > 0) loseCard(board, side, number, TABLE);
}

/** Both sides have laid down a card or have none to lay down. */
export const headlinesChosen = (board: Board): boolean => SIDES.every((side) => board.state.headline[side] !== 0);
export const headlinesShown = (board: Board): boolean =>
  SIDES.every((side) => board.state.headline[side] !== 0 && board.state.headline[side] !== FACE_DOWN);

/** Headline value: the printed Operations; a scoring card has its own. 4.5.C.b, 4.5.C.d */
function headlineValue(board: Board, number: number): number {
  if (number <= 0) return 0;
  const { ops, scoring } = card(board, number);
  return scoring ? board.tables.law.scoringHeadline : ops;
}

/** The side whose headline is worth more; the side that the rules name if both are worth the same. 4.5.C.c, 4.5.C.e */
function higherHeadline(board: Board, us: number, ussr: number): Side {
  const difference = headlineValue(board, us) - headlineValue(board, ussr);
  if (difference !== 0) return difference > 0 ? US : USSR;
  const bothScore = us > 0 && ussr > 0 && card(board, us).scoring && card(board, ussr).scoring;
  return bothScore ? board.tables.law.scoringHeadlineTie : board.tables.law.headlineTie;
}

/**
 * Higher value first, the US on ties; a card that goes before both headlines does so for its own side.
 * 4.5.C.c to 4.5.C.e
 */
export function orderHeadlines(board: Board): void {
  const { state } = board;
  const [us, ussr] = state.headline;
  const present = SIDES.filter((side) => state.headline[side] > 0);
  const priority = present.find((side) => {
    const entry = card(board, state.headline[side]);
    return entry.timing?.headlinePriority === 'before-both' && entry.owner === side;
  });
  const byValue = higherHeadline(board, us, ussr);
  const first = priority ?? byValue;
  state.headlineOrder = [first, rival(first)].filter((side) => present.includes(side));
  if (priority !== undefined)
    note(board, cardClause(board, state.headline[priority]), 'headline.priority', { side: priority });
  else if (present.length === SIDES.length) {
    const [a, b] = [headlineValue(board, us), headlineValue(board, ussr)];
    note(board, '4.5.C.c', a === b ? 'headline.tie' : 'headline.order', { us: a, ussr: b, side: first });
  }
}

/** The next headline is resolved; the side that played it is the phasing player. 4.5.C.n, 8.1.3 */
export function beginHeadline(board: Board): void {
  const { state } = board;
  const [side, ...rest] = state.headlineOrder;
  if (side === undefined) return;
  state.headlineOrder = rest;
  state.phasing = side;
  state.round = 0;
  rememberReach(board);
  const number = state.headline[side];
  state.play = { card: number, by: side, use: 'event' };
  toTable(board, number);
  note(board, '4.5.C.a', 'headline.resolves', { side, card: number, implementer: implementer(board, number, side) });
  push(board, eventPlay(number, side));
  happen(board, { play: state.play });
}

/** The phase is over. */
export function endHeadlines(board: Board): void {
  board.state.headline[US] = 0;
  board.state.headline[USSR] = 0;
  board.state.headlineOrder = [];
  board.state.play = null;
}
