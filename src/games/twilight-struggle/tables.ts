/**
 * The ruleset with its ids turned into indexes once, so that the rules compare small integers.
 * Sides are 0 (US) and 1 (USSR); countries are positions in the ruleset's list; cards are Deluxe numbers.
 */
import { NumberSet } from '../../core/number-set.ts';
import { remember } from '../../core/remember.ts';
import type { UnderPolicy } from './events/vocabulary.ts';
import { type Law, makeLaw } from './law.ts';
import type { Card, Country, Period, Ruleset, SideId, SpaceAbility, SpaceBox } from './ruleset.ts';
import { type CrisisTables, crisisTables } from './variants/crisis-tables.ts';

export type Side = 0 | 1;
export const US: Side = 0;
export const USSR: Side = 1;
export const SIDES = [US, USSR] as const;
export const SIDE_IDS: readonly SideId[] = ['us', 'ussr'];

/** The other superpower. */
export const rival = (side: Side): Side => (1 - side) as Side;
export const sideOf = (id: SideId): Side => (id === 'us' ? US : USSR);
/** +1 for the US, -1 for the USSR: the direction of the VP marker. 10.2.2 */
export const vpSign = (side: Side): 1 | -1 => (side === US ? 1 : -1);

const CHINA = 'the-china-card';

/** Length of arrays indexed by card: the printed numbers, and room for cards that a group adds of its own. */
export const CARD_SLOTS = 128;

export interface CountryEntry extends Omit<Country, 'adjacent' | 'superpower'> {
  readonly index: number;
  readonly adjacent: readonly number[];
  /** The superpower next door, or undefined. 2.1.5 */
  readonly superpower: Side | undefined;
}

export interface CardEntry extends Omit<Card, 'side' | 'barredBy' | 'deck'> {
  /** The side whose event it is; undefined for a neutral card. */
  readonly owner: Side | undefined;
  readonly barredBy: readonly number[];
  /** The citation of the card as a source of rules. */
  readonly clause: string;
  /** Is the card part of this game, as the players have agreed? */
  readonly inGame: boolean;
}

export interface Tables {
  readonly rules: Ruleset;
  /** The values that the clauses state. */
  readonly law: Law;
  readonly countries: readonly CountryEntry[];
  /** All of them. */
  readonly everywhere: NumberSet;
  /** By country: those next to it. 2.1.3 */
  readonly neighbours: readonly NumberSet[];
  /** By side: countries next to that superpower. 2.1.5 */
  readonly besideSuperpower: readonly [NumberSet, NumberSet];
  readonly battlegrounds: NumberSet;
  /** By country: the influence, and the lead over the rival, that control takes. 2.1.7 */
  readonly controlNeeds: Uint8Array;
  readonly leadNeeds: Uint8Array;
  /** By Deluxe number; undefined where the edition has no such card. */
  readonly cards: readonly (CardEntry | undefined)[];
  /** Numbers of the cards that the edition has, in order. */
  readonly cardNumbers: readonly number[];
  /** The cards that may be dealt: all but the China Card, and those on which the players would have to agree. */
  readonly deck: NumberSet;
  /** By period: the cards that it adds to the draw pile. 4.4 */
  readonly ofPeriod: Readonly<Record<Period['id'], NumberSet>>;
  /** By side: the markers that are on the map from the beginning. 3.2, 3.3 */
  readonly fixedMarkers: readonly (readonly { readonly country: number; readonly n: number }[])[];
  /** Numbers of the cards whose event takes a second card along. */
  readonly pairing: readonly number[];
  readonly countryIndex: ReadonlyMap<string, number>;
  readonly cardNumber: ReadonlyMap<string, number>;
  /** Region or sub-region id -> the countries inside it. */
  readonly inRegion: ReadonlyMap<string, NumberSet>;
  /** Which option of each disputed question is in force. */
  readonly readings: ReadonlyMap<string, string>;
  /** Index of the Chinese Civil War space, if the variant is in play. 12.1 */
  readonly civilWar: number | undefined;
  /** The crises of Turn Zero, if the variant is in play. TZ-1 */
  readonly crises: CrisisTables | undefined;
  readonly scoringCards: NumberSet;
  /** By turn. 4.1 */
  readonly periods: readonly (Period | undefined)[];
  /** The boxes of the space race, each at its number. 6.4 */
  readonly spaceBoxes: readonly (SpaceBox | undefined)[];
  /** The box of the space race that gives an ability. 6.4.4 */
  readonly abilityBox: Readonly<Partial<Record<SpaceAbility, number>>>;
  /** By DEFCON level: countries open to coups and realignments. 8.1.5 */
  readonly open: readonly NumberSet[];
  /** Number of the China Card. */
  readonly china: number;
  /** The China Card as a set. */
  readonly chinaCard: NumberSet;
}

/** The tables of a ruleset, made once for each. Throws on dangling ids, which validated data does not have. */
export const makeTables: (rules: Ruleset) => Tables = remember(tablesOf);

function tablesOf(rules: Ruleset): Tables {
  const law = makeLaw(rules.clauses);
  const countryIndex = new Map<string, number>(rules.countries.map((c, i) => [c.id, i] as const));
  const cardNumber = new Map(rules.cards.map((c) => [c.id, c.number] as const));
  const country = (id: string): number => found(countryIndex.get(id), 'country', id);
  const countries = rules.countries.map(
    (c, index): CountryEntry => ({
      ...c,
      index,
      adjacent: c.adjacent.map(country),
      superpower: c.superpower === null ? undefined : sideOf(c.superpower),
    }),
  );
  const civilWar = inForce(rules, rules.civilWar.policy) ? countries.length : undefined;
  if (civilWar !== undefined) countries.push(civilWarSpace(rules, civilWar));
  const cards: (CardEntry | undefined)[] = new Array(CARD_SLOTS).fill(undefined);
  // Every entry has the same shape, because cards are looked at all the time.
  for (const card of rules.cards) {
    const unstarred = card.unstarred !== undefined && inForce(rules, card.unstarred);
    const { requires, barredBy, timing, event } = underReadings(rules, card);
    cards[card.number] = {
      number: card.number,
      printed: card.printed,
      id: card.id,
      title: card.title,
      ops: card.ops,
      period: card.period,
      starred: card.starred && !unstarred,
      unstarred: card.unstarred,
      ongoing: card.ongoing,
      scoring: card.scoring,
      war: card.war,
      optional: card.optional,
      requires,
      timing,
      intrinsic: card.intrinsic,
      event,
      notes: card.notes,
      owner: card.side === 'neutral' ? undefined : sideOf(card.side),
      // A card that this edition lacks can never have occurred.
      barredBy: barredBy.flatMap((id) => cardNumber.get(id) ?? []),
      clause: `card:${card.id}`,
      inGame: isInGame(rules, card),
    };
  }
  const inRegion = new Map(
    rules.regions.map((region) => [region.id, NumberSet.of(region.countries.map(country))] as const),
  );
  const where = (test: (entry: CountryEntry) => boolean): NumberSet =>
    NumberSet.where(countries.length, (index) => test(countries[index] as CountryEntry));
  const china = found(cardNumber.get(CHINA), 'card', CHINA);
  return {
    rules,
    law,
    countries,
    everywhere: where(() => true),
    neighbours: countries.map(({ adjacent }) => NumberSet.of(adjacent)),
    besideSuperpower: [where(({ superpower }) => superpower === US), where(({ superpower }) => superpower === USSR)],
    battlegrounds: where(({ battleground }) => battleground),
    controlNeeds: Uint8Array.from(
      countries,
      ({ index, stability }) => stability + (index === civilWar ? 0 : law.controlPlus),
    ),
    leadNeeds: Uint8Array.from(
      countries,
      ({ index, stability }) => stability + (index === civilWar ? 0 : law.leadPlus),
    ),
    cards,
    cardNumbers: cards.flatMap((card) => card?.number ?? []),
    deck: NumberSet.of(
      rules.cards.flatMap(({ id, number, deck }) => (id === CHINA || (deck && !inForce(rules, deck)) ? [] : [number])),
    ),
    ofPeriod: { early: ofPeriod(rules, 'early'), mid: ofPeriod(rules, 'mid'), late: ofPeriod(rules, 'late') },
    fixedMarkers: SIDE_IDS.map((side) =>
      Object.entries(rules.setup[side].fixed).map(([id, n]) => ({ country: country(id), n })),
    ),
    pairing: cards.flatMap((card) => (card?.timing?.paired ? card.number : [])),
    periods: Array.from({ length: rules.turns + 1 }, (_, turn) => rules.periods.find((p) => p.turns.includes(turn))),
    spaceBoxes: [undefined, ...rules.spaceRace.toSorted((a, b) => a.box - b.box)],
    abilityBox: Object.fromEntries(rules.spaceRace.flatMap(({ ability, box }) => (ability ? [[ability, box]] : []))),
    countryIndex,
    cardNumber,
    inRegion,
    readings: new Map(Object.entries(rules.policies)),
    civilWar,
    crises:
      inForce(rules, rules.turnZero.policy) && !inForce(rules, rules.lateWar.policy)
        ? crisisTables(rules, country, cardNumber)
        : undefined,
    scoringCards: NumberSet.of(rules.cards.filter((card) => card.scoring).map((card) => card.number)),
    // By level, the level being the index. 8.1.5
    open: Array.from({ length: rules.defcon.max + 1 }, (_, level) => {
      const closed = rules.defcon.closed[String(level)] ?? [];
      return where(({ region }) => !closed.includes(region));
    }),
    china,
    chinaCard: NumberSet.of([china]),
  };
}

/** All cards of a period that are part of this game, but the China Card. 3.1, 4.4 */
function ofPeriod(rules: Ruleset, period: Period['id']): NumberSet {
  // A card that only a crisis puts into the deck is not among them.
  const byCrisis = ({ deck }: Card): boolean => deck?.issue === rules.turnZero.policy.issue;
  const cards = rules.cards.filter(
    (card) => card.period === period && card.id !== CHINA && isInGame(rules, card) && !byCrisis(card),
  );
  return NumberSet.of(cards.map(({ number }) => number));
}

/** The optional cards are part of it unless they are left out, others only where the players have agreed on them. */
function isInGame(rules: Ruleset, { optional, deck }: Card): boolean {
  if (optional && inForce(rules, { issue: 'optional-cards', when: 'excluded' })) return false;
  return deck === undefined || inForce(rules, deck);
}

/** What of a card disputed questions decide, by the readings in force. */
function underReadings(rules: Ruleset, card: Card): Pick<Card, 'requires' | 'barredBy' | 'timing' | 'event'> {
  const holding = card.readings?.filter(({ under }) => !under || inForce(rules, under)) ?? [];
  return Object.assign({}, ...(holding.length > 0 ? holding : [card]));
}

const inForce = (rules: Ruleset, { issue, when }: UnderPolicy): boolean => rules.policies[issue] === when;

/** A space of no region: no filter of an event matches it, no scoring counts it. 12.1 */
function civilWarSpace(rules: Ruleset, index: number): CountryEntry {
  const { space, influence } = rules.civilWar;
  return {
    index,
    id: space.id,
    name: space.name,
    stability: influence,
    battleground: false,
    region: '',
    subregions: [],
    adjacent: [],
    superpower: sideOf(space.superpower),
  };
}

function found<T>(value: T | undefined, kind: string, id: string): T {
  if (value === undefined) throw new Error(`the ruleset names the ${kind} "${id}", which it does not define`);
  return value;
}
