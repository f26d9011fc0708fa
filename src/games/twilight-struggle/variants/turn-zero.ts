/** Turn Zero: crises turned up, statecraft cards chosen, the die, and the card that a result lets a side take. TZ-1 to TZ-6 */
import { type Table, table } from '../../../core/checks.ts';
import { type Board, note } from '../board.ts';
import type { Statecraft } from '../ruleset.ts';
import { UNSEEN } from '../state.ts';
import { SIDES, type Side, sideOf } from '../tables.ts';
import { enterHand } from '../turn/hands.ts';
import type { CrisisTables } from './crisis-tables.ts';
import { type CrisisOutcome, NO_CARD, NO_CRISES, NOT_CHOSEN } from './turn-zero-state.ts';

const specOf = (board: Board) => board.rules.turnZero;

function crisesOf(board: Board): CrisisTables {
  const { crises } = board.tables;
  if (!crises) throw new Error('Turn Zero is not being played');
  return crises;
}

/** The crises that may be turned up now: what is left of the first pile that is not done. TZ-2 */
export function crisesLeft(board: Board): readonly number[] {
  const { results } = board.state.turnZero;
  const left = (board.tables.crises?.piles ?? []).map((pile) => pile.filter((at) => (results[at] ?? -1) < 0));
  return left.find((pile) => pile.length > 0) ?? [];
}

const crisisNamed = (board: Board, id: string): number => specOf(board).crises.findIndex((crisis) => crisis.id === id);
const idOf = (board: Board, at: number): string => specOf(board).crises[at]?.id ?? '';

/** A crisis comes up from the pile that is being gone through. */
export const crisisChecks: Table<Board, { readonly crisis: string }> = table([
  {
    clause: 'TZ-2',
    message: 'crisis.in-pile',
    test: (board, { crisis }) => crisesLeft(board).includes(crisisNamed(board, crisis)),
    args: (board, { crisis }) => ({ crisis, crises: crisesLeft(board).map((at) => idOf(board, at)) }),
  },
]);

/** The next crisis lies open. TZ-2 */
export function turnUp(board: Board, crisis: string): void {
  board.state.turnZero = { ...board.state.turnZero, open: crisisNamed(board, crisis), chosen: NO_CRISES.chosen };
  note(board, 'TZ-2', 'crisis.turned-up', { crisis });
}

/** The statecraft cards of a side, by their places in the list. */
export const statecraftOf = (board: Board, side: Side): readonly number[] =>
  specOf(board).statecraft.flatMap((card, at) => (sideOf(card.side) === side ? at : []));

/** Is a statecraft card spent? The one that comes back never is. TZ-3.c */
const isSpent = (board: Board, at: number): boolean =>
  board.state.turnZero.shown.includes(at) && specOf(board).statecraft[at]?.kept !== true;

interface StatecraftSubject {
  readonly side: Side;
  readonly option: string;
}

function placeOf(board: Board, { side, option }: StatecraftSubject): number {
  if (option === 'none' && mayHaveNone(board, side)) return NO_CARD;
  return statecraftOf(board, side).find((at) => specOf(board).statecraft[at]?.id === option) ?? NOT_CHOSEN;
}

/** May a side be out of cards? If the one that comes back was put away, and all the others have been shown. TZ-8 */
function mayHaveNone(board: Board, side: Side): boolean {
  const { unseen } = crisesOf(board);
  const own = statecraftOf(board, side);
  return unseen > 0 && own.filter((at) => !board.state.turnZero.shown.includes(at)).length <= unseen;
}

const named = (_board: Board, { side, option }: StatecraftSubject) => ({ side, option });

export const statecraftChecks: Table<Board, StatecraftSubject> = table([
  {
    clause: 'TZ-3',
    message: 'statecraft.own',
    test: (board, subject) => placeOf(board, subject) !== NOT_CHOSEN,
    args: named,
  },
  {
    clause: 'TZ-3',
    message: 'statecraft.one',
    test: (board, { side }) => board.state.turnZero.chosen[side] === NOT_CHOSEN,
    args: named,
  },
  {
    clause: 'TZ-3.c',
    message: 'statecraft.unspent',
    test: (board, subject) => !isSpent(board, placeOf(board, subject)),
    args: named,
  },
  {
    clause: 'TZ-8',
    message: 'statecraft.put-away',
    when: (board) => (board.tables.crises?.unseen ?? 0) > 0,
    // Nobody sees which card was put away: the side shows at most so many different ones.
    test: (board, subject) => {
      const own = statecraftOf(board, subject.side);
      const shown = new Set([...board.state.turnZero.shown, placeOf(board, subject)].filter((at) => own.includes(at)));
      return shown.size <= own.length - crisesOf(board).unseen;
    },
    args: named,
  },
]);

/** A side has chosen its statecraft card. TZ-3 */
export function chooseStatecraft(board: Board, side: Side, option: string): void {
  const { turnZero } = board.state;
  const chosen: [number, number] = [turnZero.chosen[0], turnZero.chosen[1]];
  chosen[side] = placeOf(board, { side, option });
  board.state.turnZero = { ...turnZero, chosen };
}

export const statecraftChosen = ({ state }: Board): boolean => state.turnZero.chosen.every((at) => at !== NOT_CHOSEN);

/** What the two cards do to the die together. TZ-3.a, TZ-3.b */
function modifierOf(board: Board): number {
  const [us, ussr] = board.state.turnZero.chosen.map((at): Statecraft | undefined => specOf(board).statecraft[at]);
  return (ussr?.cancels ? 0 : (us?.add ?? 0)) + (us?.cancels ? 0 : (ussr?.add ?? 0));
}

/** The die decides what comes of the crisis. TZ-4 */
export function resolveCrisis(board: Board, die: number): void {
  const { state } = board;
  const { turnZero } = state;
  const { statecraft, crises, die: limits } = specOf(board);
  for (const side of SIDES)
    note(board, 'TZ-3', 'statecraft.shown', { side, option: statecraft[turnZero.chosen[side]]?.id ?? 'none' });
  const mod = modifierOf(board);
  const n = Math.max(limits.least, Math.min(limits.most, die + mod));
  const crisis = idOf(board, turnZero.open);
  note(board, 'TZ-4', 'crisis.die', { crisis, die, mod, n });
  const at = (crises[turnZero.open]?.results ?? []).findIndex(({ upTo }) => n <= upTo);
  state.turnZero = withResult(board, turnZero.open, at);
  note(board, crises[turnZero.open]?.results[at]?.clause ?? 'TZ-4', 'crisis.resolved', { crisis, n });
}

/** The same with this result of this crisis in force. */
function withResult(board: Board, crisis: number, result: number): Board['state']['turnZero'] {
  const { turnZero } = board.state;
  const { crises } = specOf(board);
  const { outcomes: all } = crisesOf(board);
  const results = crises.map((_, at) => (at === crisis ? result : (turnZero.results[at] ?? -1)));
  const outcomes = results.flatMap((each, at) => all[at]?.[each] ?? []);
  const shown = [...turnZero.shown, ...turnZero.chosen.filter((at) => at >= 0)];
  return {
    open: -1,
    chosen: NO_CRISES.chosen,
    shown,
    results,
    outcomes,
    placed: outcomes.flatMap(({ free }) => free.map(() => [])),
    taken: 0,
  };
}

/** Puts a result in force as a position states it: by the number that the die came to. Throws for a crisis that is not played. */
export function stateResult(board: Board, id: string, n: number): boolean {
  if (!board.tables.crises) return false;
  const crisis = crisisNamed(board, id);
  const at = (specOf(board).crises[crisis]?.results ?? []).findIndex(({ upTo }) => n <= upTo);
  if (crisis < 0 || at < 0 || n < specOf(board).die.least) return false;
  board.state.turnZero = withResult(board, crisis, at);
  return true;
}

const takesOf = (board: Board): readonly NonNullable<CrisisOutcome['take']>[] =>
  board.state.turnZero.outcomes.flatMap(({ take }) => take ?? []);

/** The card that a side may take now; undefined if every offer has been answered. TZ-6 */
export const offeredCard = (board: Board): CrisisOutcome['take'] => takesOf(board)[board.state.turnZero.taken];

export const takeChecks: Table<Board, { readonly side: Side; readonly card: number }> = table([
  {
    clause: 'TZ-6',
    message: 'crisis.card-offered',
    test: (board, { side, card }) => {
      const offer = offeredCard(board);
      return offer?.side === side && offer.cards.includes(card) && board.state.zone[card] === UNSEEN;
    },
    args: (_board, { side, card }) => ({ side, card }),
  },
]);

/** The side takes the card, or leaves it. TZ-6 */
export function answerOffer(board: Board, card: number | undefined): void {
  const { turnZero } = board.state;
  const side = offeredCard(board)?.side;
  if (side !== undefined && card !== undefined) {
    enterHand(board, side, card);
    note(board, 'TZ-6', 'crisis.card-taken', { side, card });
  }
  board.state.turnZero = { ...turnZero, taken: turnZero.taken + 1 };
}

/** The China Card begins face down after some results. TZ-15.c */
export function turnChinaDown(board: Board): void {
  const down = board.state.turnZero.outcomes.find(({ chinaDown }) => chinaDown);
  if (!down || board.state.chinaHolder === undefined) return;
  board.state.chinaUp = false;
  note(board, down.clause, 'china.begins-down', { side: board.state.chinaHolder });
}

/** No offer is left to be answered: the variant is over before the set-up. */
export const allAnswered = (board: Board): void => {
  board.state.turnZero = { ...board.state.turnZero, taken: takesOf(board).length };
};
