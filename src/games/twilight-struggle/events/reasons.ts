/** Why a country or a card is out of the reach of an event: the thing itself, not the card that leaves it out. */
import type { Args } from '../../../core/finding.ts';
import { type Board, card, controls, influence } from '../board.ts';
import { DISCARD, type Frame, UNSEEN, ZONES } from '../state.ts';
import { SIDE_IDS, SIDES, type Side, US } from '../tables.ts';
import { holds } from '../turn/hands.ts';
import { matchesCard } from './card-filter.ts';
import { countriesMatching } from './country-filter.ts';
import { operationsValue } from './modifiers.ts';
import { sideOfRole } from './roles.ts';
import type { CardFilter, CountryFilter, Role } from './vocabulary.ts';

// Countries -----------------------------------------------------------------------------------------------------------

/** A wrong place comes before everything else, then what is so of the country for good, then what may change. */
const IN_ORDER = [
  'region',
  'id',
  'not',
  'adjacentTo',
  'regionOf',
  'battleground',
  'stability',
  'controlledBy',
  'notControlledBy',
  'has',
  'hasAtLeast',
  'eachAtLeast',
  'lacks',
  'notIn',
  'in',
] as const satisfies readonly (keyof CountryFilter)[];

/**
 * The first condition of a filter that a country fails.
 * @returns nothing if it fails none; else `why`, a word of the languages, and for a region `regions`, those it is not in
 */
export function whyNotCountry(board: Board, frame: Frame, filter: CountryFilter, where: number): Args {
  const fails = (part: CountryFilter): boolean => !countriesMatching(board, frame, part).has(where);
  const part = (key: (typeof IN_ORDER)[number]): CountryFilter =>
    key === 'region' && filter.region && filter.also
      ? { region: filter.region, also: filter.also }
      : { [key]: filter[key] };
  const key = IN_ORDER.find((each) => filter[each] !== undefined && fails(part(each)));
  if (key === undefined) return {};
  const { region } = filter;
  if (key === 'region' && Array.isArray(region)) return { why: 'region', regions: region };
  return { why: countryWord(board, frame, filter, key, where) };
}

function countryWord(
  board: Board,
  frame: Frame,
  filter: CountryFilter,
  key: (typeof IN_ORDER)[number],
  where: number,
): string {
  const of = (role: Role): string => SIDE_IDS[sideOfRole(board, frame, role)] as string;
  const { controlledBy, notControlledBy, has, hasAtLeast } = filter;
  switch (key) {
    case 'battleground':
      return filter.battleground ? 'no-battleground' : 'battleground';
    case 'controlledBy':
      return controlledBy === undefined || controlledBy === 'none'
        ? `controlled-${controls(board, US, where) ? 'us' : 'ussr'}`
        : `uncontrolled-${of(controlledBy)}`;
    case 'notControlledBy':
      return `controlled-${of(notControlledBy as Role)}`;
    case 'has':
      return `absent-${of(has as Role)}`;
    case 'hasAtLeast':
      return `few-${of(hasAtLeast?.side as Role)}`;
    case 'eachAtLeast':
      return `few-${SIDE_IDS[SIDES.find((side) => influence(board, side, where) < (filter.eachAtLeast ?? 0)) ?? US]}`;
    case 'in':
      return 'notIn';
    case 'lacks':
      return 'occupied';
    default:
      return key;
  }
}

// Cards ---------------------------------------------------------------------------------------------------------------

/** Where the card would have to be: in a hand, in the discard pile, or among cards that the event has looked at. */
export type Source = { readonly hand: Side } | 'discard' | 'seen';

/**
 * Why a card is not where an event takes cards from. A card that nobody has shown is not said to be anywhere.
 * @returns nothing if it is or may be there
 */
export function whyNotThere(board: Board, from: Source, number: number, chosen: readonly number[]): Args {
  if (chosen.includes(number)) return { why: 'chosen' };
  const zone = board.state.zone[number] ?? UNSEEN;
  // The China Card is no card of the hand. 9.1.a
  const inHand = (side: Side): boolean => number !== board.tables.china && holds(board, side, number) !== false;
  const there = typeof from === 'object' ? inHand(from.hand) : from === 'discard' && zone === DISCARD;
  if (there) return {};
  return {
    why: 'away',
    from: typeof from === 'object' ? 'hand' : from,
    ...(zone > UNSEEN && { zone: `${ZONES[zone]}` }),
  };
}

/** Which condition of a filter a card fails, read for the side that holds it; `unfit` for a card that is none of the deck. */
export function whyNotCard(board: Board, frame: Frame, filter: CardFilter, number: number, holder: Side): Args {
  const fails = (part: CardFilter): boolean => matchesCard(board, frame, part, number, holder) === false;
  if (!fails(filter)) return {};
  const { scoring, side, minOps, eventPossible, highestOps } = filter;
  if (scoring !== undefined && fails({ scoring })) return { why: scoring ? 'no-scoring' : 'scoring' };
  if (side === 'neutral' && fails({ side })) return { why: 'owner', owner: 'neutral' };
  if (side !== undefined && fails({ side }))
    return { why: 'owner', owner: SIDE_IDS[sideOfRole(board, frame, side as Role)] as string };
  if (minOps !== undefined && fails({ minOps }))
    return { why: 'value', n: operationsValue(board, holder, card(board, number).ops), needed: minOps };
  if (eventPossible && fails({ eventPossible })) return { why: 'impossible' };
  return { why: highestOps && fails({ highestOps }) ? 'lower' : 'unfit' };
}
