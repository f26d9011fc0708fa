/** Reading a card: who its roles are, which cards and countries its filters mean. */
import type {
  CardFilter,
  CardReference,
  CountryFilter,
  Role,
  UnderPolicy,
  Zone,
} from '../games/twilight-struggle/events/vocabulary.ts';
import type { Card, Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Bound, CardPhrase, CardSet, CountrySet, SideId, Who, ZonePhrase } from './phrases.ts';

/** What is known while a program is read. */
export interface Reading {
  readonly rules: Ruleset;
  readonly card: Card;
  /** Roles that the context fixes beyond what the card does. */
  readonly roles: Readonly<Partial<Record<Role, SideId>>>;
  /** Whose play a trigger watches. */
  readonly watched: Who;
  /** Bindings made so far. */
  readonly bound: Map<string, Binding>;
}

/** What a binding stands for: the cards of a step, or the influence it moved. */
export type Binding = Bound | { readonly card: 'none'; readonly by: 'place' | 'remove' | 'ops' };

export function startReading(rules: Ruleset, card: Card): Reading {
  return { rules, card, roles: {}, watched: 'any', bound: new Map() };
}

/** A new part of the language does not compile until it is read. */
export function unread(part: never): never {
  throw new Error(`no phrase for ${JSON.stringify(part)}`);
}

/** A role by its name: `player` of a US card is the US. */
export function whoOf(reading: Reading, role: Role): Who {
  const fixed = reading.roles[role];
  if (fixed) return fixed;
  const { side } = reading.card;
  if (side === 'neutral') return role;
  if (role === 'player') return side;
  if (role === 'opponent') return rivalOf(side);
  return role;
}

/** The other one of two. */
export const rivalOf = (who: Who): Who => RIVALS[who] ?? 'opponent';

const RIVALS: Readonly<Partial<Record<Who, Who>>> = {
  us: 'ussr',
  ussr: 'us',
  player: 'opponent',
  opponent: 'player',
  phasing: 'nonphasing',
  nonphasing: 'phasing',
};

/** Is this reading of a disputed question the one in force? */
export const isInForce = ({ policies }: Ruleset, { issue, when }: UnderPolicy): boolean => policies[issue] === when;

// Countries -----------------------------------------------------------------------------------------------------------

export function countrySet(reading: Reading, filter: CountryFilter): CountrySet {
  const who = (role: Role) => whoOf(reading, role);
  const { id, region, adjacentTo, controlledBy, notControlledBy, has, lacks, hasAtLeast, battleground, stability } =
    filter;
  return {
    ...(id && { ids: id }),
    ...(region && ('pick' in region ? { region: 'named' } : { regions: region })),
    ...(filter.also && { also: filter.also }),
    ...(adjacentTo !== undefined && { adjacentTo }),
    ...(controlledBy && { controlledBy: controlledBy === 'none' ? 'none' : who(controlledBy) }),
    ...(notControlledBy && { notControlledBy: who(notControlledBy) }),
    ...(has && { has: who(has) }),
    ...(lacks && { lacks: lacks.map(who) }),
    ...(hasAtLeast && { hasAtLeast: { who: who(hasAtLeast.side), n: hasAtLeast.n } }),
    ...(filter.eachAtLeast !== undefined && { eachAtLeast: filter.eachAtLeast }),
    ...(battleground !== undefined && { battleground }),
    ...(stability && { maxStability: stability.max }),
    ...(filter.not && exception(reading, filter.not)),
    ...(filter.notIn !== undefined && { another: true }),
    ...(filter.in !== undefined && { same: true }),
    ...(filter.regionOf !== undefined && { region: 'shown' }),
  };
}

/** "Outside Europe" where that is all that is excepted. */
function exception(reading: Reading, filter: CountryFilter): CountrySet {
  const except = countrySet(reading, filter);
  return except.regions && Object.keys(except).length === 1 ? { outside: except.regions } : { except };
}

/** A set without some of its keys, for what is implied. */
export function without(set: CountrySet, ...keys: readonly (keyof CountrySet)[]): CountrySet {
  return Object.fromEntries(Object.entries(set).filter(([key]) => !keys.includes(key as keyof CountrySet)));
}

// Cards ---------------------------------------------------------------------------------------------------------------

export function cardSet(reading: Reading, filter: CardFilter = {}): CardSet {
  const { side, scoring, minOps, highestOps, eventPossible } = filter;
  // Scoring cards are neutral, so that a card of a side is none of them.
  const scores = scoring !== undefined && (side === undefined || side === 'neutral');
  return {
    ...(side && { side: side === 'neutral' ? side : whoOf(reading, side) }),
    ...(scores && { scoring }),
    ...(minOps !== undefined && { minOps }),
    ...(highestOps && { highestOps }),
    ...(eventPossible && { eventPossible }),
  };
}

export function cardPhrase(reading: Reading, reference: CardReference): CardPhrase {
  return reference === 'this' ? { card: 'this', id: reading.card.id } : boundCards(reading, reference);
}

/** The cards of a binding. */
export function boundCards(reading: Reading, name: string): Bound {
  const bound = reading.bound.get(name);
  if (bound?.card !== 'bound') throw new Error(`${reading.card.id}: «${name}» names no cards`);
  return bound;
}

export function zonePhrase(reading: Reading, zone: Zone): ZonePhrase {
  if (typeof zone === 'object') return { zone: 'hand', of: whoOf(reading, zone.hand) };
  if (zone === 'discard' || zone === 'deck' || zone === 'removed' || zone === 'aside') return { zone };
  return { zone: 'bound', cards: boundCards(reading, zone) };
}
