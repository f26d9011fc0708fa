/** From phrases to a case: what is said of the position, and what is done or asked. */
import type { CaseAction, CaseEvent, CaseOperations, CasePosition } from '../cases/case.ts';
import type { Message } from '../core/render.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Fragment, Value } from './segment.ts';

type SideName = 'us' | 'ussr';
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Pair<T> = { us?: T; ussr?: T };

/** What a question says, while it is read. */
export class Draft {
  readonly position: Mutable<CasePosition> = { base: 'empty' };
  readonly influence: Record<string, Pair<number>> = {};
  readonly hands: Pair<string[]> = {};
  /** What is taken for granted because nobody said it. */
  readonly assumed: Message[] = [];
  readonly operations: Mutable<CaseOperations> & { place?: Record<string, number> } = {};
  readonly event: Mutable<CaseEvent> & { add?: Record<string, number>; remove?: Record<string, number> } = {};
  readonly headlines: Pair<string> = {};
  readonly queries: CaseAction[] = [];
  readonly effects: { name: string; value?: string | undefined }[] = [];
  /** Cards that somebody discards, `none` if that is said. */
  readonly discards: string[] = [];
  me: SideName | undefined;
  /** Who plays the card. */
  actor: SideName | undefined;
  /** Who was named last: a coup, a placement or a verb without a subject is theirs. */
  last: SideName | undefined;
  /** Who conducts the Operations; it may be the other side, by the event of the card. */
  doer: SideName | undefined;
  /** Something done apart from a play. */
  apart: CaseAction | undefined;
  card: string | undefined;
  use: CaseAction['as'];
  order: CaseAction['order'];
  value: number | undefined;
  die: number | undefined;
  rolls: { us: number; ussr: number } | undefined;
  realigned: string | undefined;
  /** Who the sentence is about: whoever was named as acting last. */
  subject: SideName | undefined;
  /** The card whose value is asked for. */
  worth: number | undefined;
  /** What a marker costs is asked for. */
  cost = false;
  /** A card or a target is named, or what is asked needs none. */
  named = true;
  /** A verb of acting has been read. */
  acted = false;
  /** Markers in each country of a list. */
  each: number | undefined;
  /** The card that is played is not the one that is named. */
  another = false;
  /** A region that is named by itself. */
  region: string | undefined;
  /** The region that is scored. */
  scored: string | undefined;
  /** Where the next bare number and country belong. */
  counting: 'us' | 'ussr' | 'place' | 'add' | 'remove' | undefined;
  /** Whose control the next bare country is under. */
  controlling: SideName | undefined;
  /** The country named last. */
  country: string | undefined;
  readonly #rules: Ruleset;

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  /** `me` and `opponent` as the side they stand for, once it is known who asks. */
  side(value: Value | undefined): SideName | undefined {
    if (value === 'us' || value === 'ussr') return value;
    if (value === 'me') return this.me;
    // "He" is the opponent of whoever asks; if nobody asks for himself, whoever was named last.
    if (value === 'opponent') return this.me ? rivalOf(this.me) : this.last;
    return undefined;
  }

  get countries(): Ruleset['countries'] {
    return this.#rules.countries;
  }

  countryName = (id: string): string => this.#rules.countries.find((country) => country.id === id)?.name ?? id;
  countryIndex = (id: string): number => this.#rules.countries.findIndex((country) => country.id === id);
  cardOf = (id: string): Ruleset['cards'][number] | undefined => this.#rules.cards.find((card) => card.id === id);
  stability = (id: string): number => this.#rules.countries.find((country) => country.id === id)?.stability ?? 0;

  /** Does the event of the card that is played place or remove markers, and not by Operations? */
  grants(verb: 'place' | 'remove'): boolean {
    const card = this.card === undefined ? undefined : this.cardOf(this.card);
    const program = JSON.stringify(card?.event ?? []);
    return program.includes(`{"${verb}":`) && !program.includes('"influence"');
  }

  /** A card that does nothing but its Operations, where none is named. */
  plainCard(side: SideName, ops: number): string {
    const harmless = this.#rules.cards.filter((card) => card.side !== rivalOf(side) && !card.scoring);
    const worth = harmless.filter((card) => card.ops === ops);
    return (worth.find((card) => card.side === side && card.period === 'early') ?? worth[0])?.id ?? '';
  }
}

export const rivalOf = (side: SideName): SideName => (side === 'us' ? 'ussr' : 'us');
export const playerOf = (side: SideName): 'US' | 'USSR' => (side === 'us' ? 'US' : 'USSR');

/** `false` if the phrase says nothing where it stands: then it is not understood. */
type Meaning = (draft: Draft, values: Readonly<Record<string, Value>>) => unknown;

const n = (values: Readonly<Record<string, Value>>, key = 'n'): number => Number(values[key]);
const text = (values: Readonly<Record<string, Value>>, key: string): string => String(values[key]);

const cardsIn = (values: Readonly<Record<string, Value>>): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) => (key.startsWith('card') ? [String(value)] : []));

/** Until the card is named, whoever is named last plays it; afterwards the other side may act by its event. */
const act = (draft: Draft, values: Readonly<Record<string, Value>>): void => {
  const side = draft.side(values.side);
  if (draft.actor === undefined || (draft.card === undefined && !draft.acted)) draft.actor = side ?? draft.actor;
};

/** Something is done; whoever is named afterwards without a verb does not do it. */
const deed = (draft: Draft, values: Readonly<Record<string, Value>>): void => {
  act(draft, values);
  draft.acted = true;
};

/** Operations are conducted by whoever is named with them, or was named last. */
const conduct = (draft: Draft, values: Readonly<Record<string, Value>>): void => {
  deed(draft, values);
  draft.doer = draft.side(values.side) ?? draft.subject ?? draft.doer;
};

/** What each phrase says. The ids are those of the sentences of the features where they say the same. */
export const MEANINGS: Readonly<Record<string, Meaning>> = {
  'position.turn': (draft, values) => only(draft.position, 'turn', n(values)),
  'position.round': (draft, values) => {
    if (values.n !== undefined) draft.position.action_round = n(values);
  },
  'position.defcon': (draft, values) => only(draft.position, 'defcon', n(values)),
  'position.vp': (draft, values) => {
    draft.position.vp = draft.side(values.side) === 'ussr' ? -n(values) : n(values);
  },
  'position.setup': (draft) => {
    draft.position.base = 'setup';
  },
  'position.headline': (draft) => {
    draft.position.phase = 'headline';
  },
  'position.influence': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    put(draft, text(values, 'country'), side, n(values));
    draft.counting = side;
    draft.controlling = undefined;
  },
  'position.influence_pair': (draft, values) => {
    const [us, ussr] = values.pair as readonly [number, number];
    put(draft, text(values, 'country'), 'us', us);
    put(draft, text(values, 'country'), 'ussr', ussr);
  },
  'position.control': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    control(draft, text(values, 'country'), side);
    draft.controlling = side;
  },
  'position.none': (draft, values) => {
    const side = draft.side(values.side);
    for (const each of side ? [side] : (['us', 'ussr'] as const)) put(draft, text(values, 'country'), each, 0);
  },
  'position.none_there': (draft, values) => {
    const side = draft.side(values.side);
    // Where nothing is said there is nothing.
    if (side && draft.country !== undefined) put(draft, draft.country, side, 0);
  },
  'position.control_there': (draft, values) => {
    const side = draft.side(values.side);
    if (!side || draft.country === undefined) return false;
    control(draft, draft.country, side);
  },
  'position.milops': (draft, values) => track(draft, 'milops', values),
  'position.space': (draft, values) => track(draft, 'space', values),
  'position.card': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    if (text(values, 'card') === 'the-china-card') draft.position.china = { holder: playerOf(side), face: 'up' };
    else draft.hands[side] = [...(draft.hands[side] ?? []), text(values, 'card')];
  },
  'position.china_down': (draft, values) => {
    const side = draft.side(values.side) ?? draft.last ?? draft.me;
    if (!side) return false;
    draft.position.china = { holder: playerOf(side), face: 'down' };
  },
  'position.effect': (draft, values) => {
    for (const card of cardsIn(values)) draft.effects.push({ name: effectOf(card) });
  },
  'position.effect_on': (draft, values) => {
    // A case names whose effect it is.
    const side = draft.side(values.side);
    for (const card of cardsIn(values))
      draft.effects.push({ name: effectOf(card), ...(side && { value: playerOf(rivalOf(side)) }) });
  },
  'position.not_yet': () => undefined,
  'position.discard': (draft, values) => {
    draft.position.discard = [...(draft.position.discard ?? []), text(values, 'card')];
  },
  'position.removed': (draft, values) => {
    draft.position.removed = [...(draft.position.removed ?? []), text(values, 'card')];
  },
  more: (draft, values) => {
    const { counting } = draft;
    const country = text(values, 'country');
    if (counting === 'us' || counting === 'ussr') put(draft, country, counting, n(values));
    else if (counting !== undefined) count(draft, counting, country, n(values));
    else if (draft.use === 'event' || draft.grants('place')) {
      draft.counting = 'place';
      count(draft, 'place', country, n(values));
    } else return false;
    return undefined;
  },
  'position.own': (draft, values) => {
    const side = draft.last ?? draft.me;
    if (!side) return false;
    put(draft, text(values, 'country'), side, n(values));
    draft.counting = side;
  },
  'position.instead': () => undefined,
  'position.nothing': () => undefined,
  'position.spent': (draft, values) => {
    const side = draft.side(values.side) ?? draft.last ?? draft.me;
    if (!side) return false;
    draft.position.space_attempts_spent = { ...draft.position.space_attempts_spent, [side]: 1 };
  },
  'more.country': (draft, values) => {
    const country = text(values, 'country');
    if (draft.controlling) control(draft, country, draft.controlling);
    else if (draft.counting === 'place' || draft.counting === 'remove')
      count(draft, draft.counting, country, draft.each ?? 1);
    else return false;
  },
  'more.pair': (draft, values) => {
    if (draft.country === undefined) return false;
    const [us, ussr] = values.pair as readonly [number, number];
    put(draft, draft.country, 'us', us);
    put(draft, draft.country, 'ussr', ussr);
  },
  'more.sides': (draft, values) => {
    const country = values.country === undefined ? draft.country : text(values, 'country');
    const [one, two] = [draft.side(values.side1), draft.side(values.side2)];
    if (country === undefined || !one || !two || one === two) return false;
    // Two dice are told the same way; they belong to a realignment that is under way.
    if (draft.realigned !== undefined && draft.rolls === undefined && values.country === undefined)
      draft.rolls = { us: 0, ussr: 0, [one]: n(values, 'n1'), [two]: n(values, 'n2') };
    else {
      put(draft, country, one, n(values, 'n1'));
      put(draft, country, two, n(values, 'n2'));
    }
  },
  'more.there': (draft, values) => {
    const side = draft.side(values.side);
    if (!side || draft.country === undefined) return false;
    put(draft, draft.country, side, n(values));
  },
  'more.box': (draft, values) => {
    const side = draft.actor ?? draft.me;
    if (!side) return false;
    draft.position.space = { ...draft.position.space, [side]: n(values) };
  },
  me: (draft, values) => {
    draft.me = draft.side(values.side) ?? draft.me;
  },
  'act.side': (draft, values) => {
    act(draft, values);
    draft.subject = draft.side(values.side) ?? draft.subject;
  },
  'act.card': (draft, values) => {
    draft.acted ||= draft.actor !== undefined;
    const card = text(values, 'card');
    if (draft.card === undefined || draft.card === card) draft.card = card;
    // One card covers another.
    else if (draft.card === COVER) draft.event.with ??= card;
    else if (card === COVER && draft.event.with === undefined) {
      draft.event.with = draft.card;
      draft.card = COVER;
    } else return false;
  },
  'act.value': (draft, values) => only(draft, 'value', n(values)),
  'act.coup': (draft, values) => {
    conduct(draft, values);
    return only(draft.operations, 'coup', text(values, 'country'));
  },
  // The country that was spoken of.
  'act.coup_there': (draft, values) => {
    if (draft.country === undefined) return draft.operations.coup === undefined ? false : undefined;
    conduct(draft, values);
    return only(draft.operations, 'coup', draft.operations.coup ?? draft.country);
  },
  'act.realign_there': (draft, values) => {
    if (draft.country === undefined) return false;
    conduct(draft, values);
    return only(draft, 'realigned', draft.realigned ?? draft.country);
  },
  'act.place_there': (draft, values) => {
    if (draft.country === undefined) return false;
    conduct(draft, values);
    count(draft, 'place', draft.country, values.n === undefined ? 1 : n(values));
    return undefined;
  },
  'act.place_bare': (draft, values) => {
    if (typeof values.country !== 'string') return false;
    conduct(draft, values);
    draft.counting = 'place';
    count(draft, 'place', values.country, values.n === undefined ? 1 : n(values));
    return undefined;
  },
  'act.realign': (draft, values) => {
    conduct(draft, values);
    return only(draft, 'realigned', text(values, 'country'));
  },
  'act.place': (draft, values) => {
    conduct(draft, values);
    draft.counting = 'place';
    count(draft, 'place', text(values, 'country'), values.n === undefined ? 1 : n(values));
  },
  // What is done "with it" is done by an event that gives Operations, or else with those of the card.
  'act.by_event': (draft) => {
    if (draft.card === undefined) return Object.keys(draft.headlines).length > 0 ? undefined : false;
    const owner = draft.cardOf(draft.card)?.side;
    const rivals = draft.actor !== undefined && owner === rivalOf(draft.actor);
    draft.use ??=
      !rivals && JSON.stringify(draft.cardOf(draft.card)?.event ?? []).includes('{"ops":') ? 'event' : 'ops';
    return undefined;
  },
  // Another card than one that is named as being in effect.
  'act.other_card': (draft, values) => {
    draft.another = true;
    return only(draft, 'value', n(values));
  },
  'act.free_coup': (draft, values) => {
    conduct(draft, values);
    draft.use ??= 'event';
    return only(draft.operations, 'coup', text(values, 'country'));
  },
  'act.move': (draft, values) => {
    deed(draft, values);
    if (!draft.grants('place') || !draft.grants('remove')) return false;
    draft.use ??= 'event';
    count(draft, 'remove', text(values, 'country1'), n(values));
    count(draft, 'add', text(values, 'country2'), n(values));
    return undefined;
  },
  'act.place_each': (draft, values) => {
    conduct(draft, values);
    draft.counting = 'place';
    draft.each = n(values);
    count(draft, 'place', text(values, 'country'), n(values));
  },
  // Whose markers go is said with them, not who takes them away.
  'act.remove': (draft, values) => {
    deed(draft, {});
    draft.counting = 'remove';
    count(draft, 'remove', text(values, 'country'), values.n === undefined ? 1 : n(values));
  },
  'act.space': (draft, values) => {
    deed(draft, values);
    draft.use = 'space';
  },
  'act.event': (draft, values) => {
    deed(draft, values);
    return use(draft, 'event');
  },
  'act.operations': (draft, values) => {
    deed(draft, values);
    return use(draft, 'ops');
  },
  'act.with': (draft, values) => {
    if (draft.card === undefined) return false;
    draft.event.with = text(values, 'card');
  },
  'act.with_any': (draft, values) => {
    const side = draft.side(values.side);
    if (!side || draft.card !== COVER || draft.event.with !== undefined) return false;
    draft.event.with = draft.plainCard(side, 3);
    return undefined;
  },
  'act.place_home': (draft, values) => {
    conduct(draft, values);
    draft.operations.place = { ...draft.operations.place, [text(values, 'home')]: 1 };
  },
  'act.discard': (draft, values) => {
    draft.discards.push(text(values, 'card'));
  },
  'act.discard_none': (draft) => {
    draft.discards.push('none');
  },
  'act.trap': (draft, values) => {
    draft.use = 'trap_discard';
    if (values.card !== undefined) draft.effects.push({ name: effectOf(text(values, 'card')) });
  },
  // The one price that may be paid at any time is that of the crisis.
  'act.cancel': (draft) => {
    if (!draft.effects.some(({ name }) => name === 'cuban_missile_crisis') && draft.card !== 'cuban-missile-crisis')
      return false;
    draft.apart = { kind: 'interrupt', what: 'cancel_cuban_missile_crisis' };
    return undefined;
  },
  'act.target': (draft, values) => {
    act(draft, values);
    draft.event.target = draft.countryName(text(values, 'country'));
  },
  'act.remove_all': (draft, values) => {
    draft.event.remove_all = [
      ...((draft.event.remove_all as readonly string[] | undefined) ?? []),
      draft.countryName(text(values, 'country')),
    ];
    draft.use ??= 'event';
  },
  'act.end_game': (draft) => {
    if (draft.card !== 'wargames') return false;
    draft.event.end_game = true;
    return undefined;
  },
  'act.boycott': (draft) => {
    draft.event.opponent = 'boycott';
  },
  'act.participate': (draft) => {
    draft.event.opponent = 'participate';
  },
  'phase.end': (draft) => {
    draft.apart = { kind: 'phase', phase: 'end_turn' };
  },
  'phase.military': (draft) => {
    draft.apart = { kind: 'phase', phase: 'check_milops' };
  },
  'ask.value': (draft) => {
    draft.queries.push({ kind: 'query', query: 'operations_values' });
  },
  'ask.cost': (draft) => {
    draft.cost = true;
  },
  'act.place_cost': (draft, values) => {
    draft.cost = true;
    return MEANINGS['act.place']?.(draft, { n: 1, ...values });
  },
  'act.pass': (draft, values) => {
    act(draft, values);
    draft.use = 'pass';
  },
  'act.die': (draft, values) => only(draft, 'die', n(values)),
  'act.rolls': (draft, values) => {
    const [one, two] = [draft.side(values.side1), draft.side(values.side2)];
    if (!one || !two || one === two) return false;
    draft.rolls = { us: 0, ussr: 0, [one]: n(values, 'n1'), [two]: n(values, 'n2') };
  },
  'ask.plain': () => undefined,
  'ask.frame': () => undefined,
  'ask.first': () => undefined,
  'ask.free': () => undefined,
  'ask.must': () => undefined,
  'headline.play': (draft, values) => {
    const side = draft.side(values.side) ?? draft.subject ?? draft.me;
    draft.use = 'headline';
    if (side) draft.headlines[side] = text(values, 'card');
    else draft.card ??= text(values, 'card');
  },
  'act.headline': (draft) => {
    draft.use = 'headline';
  },
  'event.first': (draft) => {
    draft.order = 'event_first';
  },
  'event.last': (draft) => {
    draft.order = 'ops_first';
  },
  'ask.control': (draft, values) => {
    const country = values.country === undefined ? draft.country : text(values, 'country');
    if (country === undefined) return false;
    draft.queries.push({ kind: 'query', query: 'controller', of: draft.countryName(country) });
  },
  'ask.reveal': (draft) => {
    draft.queries.push({ kind: 'query', query: 'headline_order' });
  },
  'ask.region': (draft, values) => {
    draft.region = text(values, 'region');
  },
  'ask.score_it': (draft) => {
    if (draft.region === undefined) return false;
    draft.scored = draft.region;
    return undefined;
  },
  'ask.score': (draft, values) => {
    draft.scored = text(values, 'region');
  },
  // The sentences of the features.
  'play.event': (draft, values) => played(draft, values, 'event'),
  'play.operations': (draft, values) => played(draft, values, 'ops'),
  'play.space': (draft, values) => played(draft, values, 'space'),
  'play.trap': (draft, values) => played(draft, values, 'trap_discard'),
  'operations.place': (draft, values) => {
    count(draft, 'place', text(values, 'country'), n(values));
  },
  'operations.realign': (draft, values) => {
    if (draft.realigned !== undefined) return false;
    draft.realigned = text(values, 'country');
    draft.rolls = { us: n(values, 'n1'), ussr: n(values, 'n2') };
  },
  'operations.coup': (draft, values) => {
    draft.operations.coup = text(values, 'country');
    draft.die = n(values);
  },
  'event.die': (draft, values) => {
    draft.event.die = n(values);
  },
  'event.places': (draft, values) => count(draft, 'add', text(values, 'country'), n(values)),
  'event.removes': (draft, values) => count(draft, 'remove', text(values, 'country'), n(values)),
  // How many markers go is for the event to say.
  'event.places_in': (draft, values) => listed(draft, 'add', text(values, 'country')),
  'event.removes_from': (draft, values) => listed(draft, 'remove', text(values, 'country')),
  'position.occurred': (draft, values) => {
    draft.position.occurred = [...(draft.position.occurred ?? []), text(values, 'card')];
  },
  'event.rolls': (draft, values) => {
    draft.event.rolls = [{ us: n(values, 'n1'), ussr: n(values, 'n2') }];
  },
  'event.target': (draft, values) => {
    draft.event.target = text(values, 'country');
  },
  'position.empty_hand': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    draft.hands[side] = [];
  },
};

/** What is said twice is said the same way, or the second is not understood. */
function only<T extends object, K extends keyof T>(where: T, key: K, value: T[K]): unknown {
  if (where[key] !== undefined && where[key] !== value) return false;
  where[key] = value;
  return undefined;
}

/** A card has one use; of a card of the other side both its Operations and its event may be spoken of. 5.2 */
function use(draft: Draft, named: 'event' | 'ops'): unknown {
  const owner = draft.card === undefined ? undefined : draft.cardOf(draft.card)?.side;
  const rivals = draft.actor !== undefined && owner === rivalOf(draft.actor);
  if (draft.use !== undefined && draft.use !== named && !rivals) return draft.use === 'headline' ? undefined : false;
  draft.use = rivals && draft.use !== undefined ? 'ops' : named;
  return undefined;
}

function control(draft: Draft, country: string, side: SideName): void {
  const other = draft.influence[country]?.[rivalOf(side)] ?? 0;
  put(draft, country, side, Math.max(draft.influence[country]?.[side] ?? 0, other + draft.stability(country)));
}

function put(draft: Draft, country: string, side: SideName, markers: number): void {
  draft.influence[country] = { ...draft.influence[country], [side]: markers };
}

/** One question is about one play. */
function played(draft: Draft, values: Readonly<Record<string, Value>>, use: NonNullable<CaseAction['as']>): boolean {
  if (draft.card !== undefined && draft.card !== text(values, 'card')) return false;
  act(draft, values);
  draft.card = text(values, 'card');
  draft.use = use;
  if (values.n !== undefined) draft.die = n(values);
  return true;
}

/** A country of which the number of markers is not said. */
function listed(draft: Draft, where: 'add' | 'remove', country: string): boolean {
  const event = draft.event as Partial<Record<'add' | 'remove', readonly string[] | Record<string, number>>>;
  const before = event[where] ?? [];
  if (!Array.isArray(before)) return false;
  event[where] = [...before, country];
  return true;
}

function count(draft: Draft, where: 'place' | 'add' | 'remove', country: string, markers: number): void {
  const before = where === 'place' ? draft.operations.place : draft.event[where];
  const list = { ...before, [country]: (before?.[country] ?? 0) + markers };
  if (where === 'place') draft.operations.place = list;
  else draft.event[where] = list;
}

function track(draft: Draft, key: 'milops' | 'space', values: Readonly<Record<string, Value>>): unknown {
  const side = draft.side(values.side) ?? (values.side === undefined ? draft.last : undefined);
  if (!side) return false;
  draft.position[key] = { ...draft.position[key], [side]: n(values) };
  return undefined;
}

/** The card that is played together with another one. */
const COVER = 'un-intervention';

/** How a case calls the effect of a card's event; `effectCard` reads any of these. */
const effectOf = (card: string): string => card.replaceAll('-', '_');

/** Acts in a country that is named elsewhere. */
const THERE = new Set(['act.coup_there', 'act.realign_there', 'act.place_there', 'act.place_bare']);

/** Verbs of events that leave something behind. */
const LASTING = /\{"(?:modify|forbid|exempt|trigger|offer|trap|oblige)":/;

/** A draft, and the phrases that said nothing where they stand. */
export interface Drafted {
  readonly draft: Draft;
  readonly useless: readonly Fragment[];
}

/** Reads the phrases; who asks is known before anything else is read. */
export function draftOf(fragments: readonly Fragment[], rules: Ruleset): Drafted {
  const draft = new Draft(rules);
  for (const { id, values } of fragments) if (id === 'me') MEANINGS.me?.(draft, values);
  const useless = fragments.filter(({ id, values: own, to }, at) => {
    // "Place 2 in USSR-controlled Poland": the country stands with what is said of it.
    const next = fragments[at + 1];
    const follows = next?.id === 'position.control' && next.from - to <= 3 && THERE.has(id);
    const values = follows ? { ...own, country: next.values.country as Value } : own;
    if (follows) draft.country = String(next.values.country);
    // A sentence of the features that questions have no meaning for is not understood, rather than taken apart for its words.
    const used = MEANINGS[id] ? MEANINGS[id](draft, values) : false;
    const before = fragments[at - 1];
    const belongs = id === 'position.control' && before !== undefined && THERE.has(before.id);
    if (!belongs) draft.last = draft.side(values.side) ?? draft.last;
    if (typeof values.country === 'string') draft.country = values.country;
    return used === false;
  });
  // "Vietnam Revolts: can the USSR with a 2 Ops card …": the card that is named is in effect.
  const named = draft.card === undefined ? undefined : draft.cardOf(draft.card);
  if (draft.another && named && draft.use === undefined && LASTING.test(JSON.stringify(named.event))) {
    draft.effects.push({ name: effectOf(named.id) });
    draft.card = undefined;
  }
  // A region by itself says what is scored, or nothing.
  const idle = fragments.filter(({ id }) => id === 'ask.region' && draft.scored === undefined);
  // Which comes first is asked of headlines, whether somebody gets free of a trap.
  const headlined = draft.use === 'headline' || Object.keys(draft.headlines).length > 0;
  const trapped =
    draft.use === 'trap_discard' || draft.effects.some(({ name }) => name === 'quagmire' || name === 'bear_trap');
  const pointless = fragments.filter(({ id }) => (id === 'ask.first' && !headlined) || (id === 'ask.free' && !trapped));
  return { draft, useless: [...useless, ...idle, ...pointless] };
}
