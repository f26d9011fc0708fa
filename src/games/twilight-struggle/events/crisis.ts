/** A standing right to pay and end an effect at any time: buying off the Cuban Missile Crisis. */
import { type Table, table } from '../../../core/checks.ts';
import { NumberSet } from '../../../core/number-set.ts';
import { remember } from '../../../core/remember.ts';
import { type Board, cardClause, country, influence, policy, push, top } from '../board.ts';
import type { Frame, Lasting } from '../state.ts';
import type { Side, Tables } from '../tables.ts';
import { holdsTrue } from './conditions.ts';
import { countriesMatching } from './country-filter.ts';
import { frameOf, inForce } from './in-force.ts';
import { lastingSteps } from './lasting-verbs.ts';
import { roleIs } from './roles.ts';
import { carryOutAbove } from './run.ts';
import type { Offer, Remove } from './vocabulary.ts';

export interface OfferSubject {
  readonly side: Side;
  /** The country that pays. */
  readonly country: number;
}

const offerRule = (lasting: Lasting): Offer => (lasting.step as { offer: Offer }).offer;

/** The offer open to a side. */
export function offerTo(board: Board, side: Side): Lasting | undefined {
  return inForce(board).offer.find(({ lasting, rule }) => roleIs(board, frameOf(lasting), rule.to, side))?.lasting;
}

/** Countries with which a side could pay now. */
export function payingCountries(board: Board, side: Side): NumberSet {
  const lasting = offerTo(board, side);
  let paying = NumberSet.EMPTY;
  if (!lasting) return paying;
  const frame = frameOf(lasting);
  for (const option of offerRule(lasting).options) {
    if (option.requires && !holdsTrue(board, frame, option.requires)) continue;
    for (const step of option.cost)
      if ('remove' in step) paying = paying.or(countriesMatching(board, frame, step.remove.where));
  }
  return paying;
}

/** Paying the price of an offer, with the country named, runs at once, whatever else is under way. */
export function payOff(board: Board, payment: OfferSubject): void {
  const depth = board.state.agenda.length;
  accept(board, payment);
  carryOutAbove(board, depth);
}

/** The payment and what it buys go on the agenda. */
function accept(board: Board, { side, country: where }: OfferSubject): void {
  const lasting = offerTo(board, side);
  if (!lasting) throw new Error('there is no offer to accept');
  const frame: Frame = frameOf(lasting);
  const cost = offerRule(lasting)
    .options.flatMap((option) => option.cost)
    .flatMap((step) => ('remove' in step ? [step.remove] : []))
    .find((spec) => countriesMatching(board, frame, spec.where).has(where));
  if (!cost) throw new Error('this country cannot pay');
  const remove = { ...cost, where: { id: [country(board, where).id] }, countries: 'all' } as Remove;
  push(board, { do: 'program', frame, steps: [{ remove }, ...offerRule(lasting).do], at: 0 });
}

/** The card that makes the offer; where none is made, the one that could. */
const clauseOf = (board: Board, { side }: OfferSubject): string =>
  cardClause(board, offerTo(board, side)?.card ?? offering(board.tables));

const offering = remember(({ cards }: Tables): number =>
  cards.findIndex((entry) => entry && lastingSteps(entry.event).some((step) => 'offer' in step)),
);

export const offerChecks: Table<Board, OfferSubject> = table([
  {
    clause: clauseOf,
    message: 'offer.open',
    test: (board, { side }) => offerTo(board, side) !== undefined,
    args: (_board, { side }) => ({ side }),
  },
  {
    clause: clauseOf,
    message: 'offer.payable',
    test: (board, { side, country: where }) => payingCountries(board, side).has(where),
    args: (board, { side, country: where }) => ({ side, country: where, n: influence(board, side, where) }),
  },
  {
    clause: clauseOf,
    message: 'offer.timely',
    issue: 'crisis-cancellation',
    when: (board) => policy(board, 'crisis-cancellation') === 'at-coup',
    test: (board, { side }) => {
      const task = top(board);
      return task?.do === 'operations' && task.side === side && task.mode === 'coup';
    },
    args: (_board, { side }) => ({ side }),
  },
]);
