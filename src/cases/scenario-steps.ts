/** What each sentence of a scenario says, by its id: of the position, of the play, and of what should come of it. */
import { nameOfEffect, namesVictim } from './effects.ts';

/** A part of a case in the format of the case files. */
export type Fields = Record<string, unknown>;
type SideId = 'us' | 'ussr';

/** The values of a sentence; countries, cards and effects by id. A repeated parameter is numbered. */
export interface Values {
  readonly side: SideId;
  readonly country: string;
  readonly card: string;
  /** Id of the card whose event has the effect. */
  readonly effect: string;
  readonly clause: string;
  /** One of the options of an event, as cases name it. */
  readonly option: string;
  /** A disputed question of the register, and how it is read. */
  readonly option1: string;
  readonly option2: string;
  readonly int: number;
  readonly int1: number;
  readonly int2: number;
}

/** The case that a scenario builds up. */
export interface Scene {
  readonly position: Fields;
  readonly actions: Fields[];
  /** The edition that is played, if that is said. */
  edition: string | undefined;
  /** How disputed questions are read, and which variants are played. */
  readonly policies: Record<string, string>;
  /** It is said that no influence is on the map but what is named. */
  nothingElse: boolean;
  /** Where the Operations of the last play are written down: the play itself, or the event that grants them. */
  operations: Fields;
  /** What events are spoken of: the play, or the headline of one side. */
  speaker: Fields;
}

/** A scene of which nothing is said yet. */
export const emptyScene = (): Scene => ({
  position: { base: 'empty', turn: 5 },
  actions: [],
  edition: undefined,
  policies: {},
  nothingElse: false,
  operations: {},
  speaker: {},
});

export type Meaning = (scene: Scene, values: Values) => void;

/** The position before the play. */
export const POSITION: Readonly<Record<string, Meaning>> = {
  'rules.edition': (scene, { option }) => {
    scene.edition = option;
  },
  'rules.reading': ({ policies }, { option1, option2 }) => {
    policies[option1] = option2;
  },
  'position.turn': ({ position }, { int }) => {
    position.turn = int;
  },
  'position.defcon': ({ position }, { int }) => {
    position.defcon = int;
  },
  'position.vp': ({ position }, { int, side }) => {
    position.vp = side === 'us' ? int : -int;
  },
  'position.influence': ({ position }, { side, int, country }) => {
    entry(entry(position, 'influence'), country)[side] = int;
  },
  'position.milops': ({ position }, { side, int }) => {
    entry(position, 'milops')[side] = int;
  },
  'position.space': ({ position }, { side, int }) => {
    entry(position, 'space')[side] = int;
  },
  'position.card': ({ position }, { side, card }) => {
    // The China Card lies before its holder and is never part of the hand. 9.1
    if (card === 'the-china-card') position.china = { holder: player(side), face: 'up' };
    else {
      const hands = entry(position, 'hands');
      const hand = hands[side] as { known?: string[] } | string[] | undefined;
      if (hand && !Array.isArray(hand)) append(hand as Fields, 'known', card);
      else append(hands, side, card);
    }
  },
  'position.effect': ({ position }, { effect }) => append(position, 'effects', { name: nameOfEffect(effect) }),
  'position.effect_on': ({ position }, { effect, side }) =>
    append(position, 'effects', { name: nameOfEffect(effect), value: valueAgainst(nameOfEffect(effect), side) }),
  'position.round': ({ position }, { int }) => {
    position.action_round = int;
  },
  'position.to_play': ({ position }, { side }) => {
    position.phasing = player(side);
  },
  'position.china_down': ({ position }, { side }) => {
    position.china = { holder: player(side), face: 'down' };
  },
  'position.empty_hand': ({ position }, { side }) => {
    entry(position, 'hands')[side] = [];
  },
  'position.unknown_cards': ({ position }, { side, int }) => {
    const hands = entry(position, 'hands');
    hands[side] = { known: hands[side] ?? [], hidden: int };
  },
  'position.discard': ({ position }, { card }) => append(position, 'discard', card),
  'position.removed': ({ position }, { card }) => append(position, 'removed', card),
  'position.occurred': ({ position }, { card }) => append(position, 'occurred', card),
  'position.next_card': ({ position }, { card }) => append(position, 'deck_top_first', card),
  'position.attempts': ({ position }, { side, int }) => {
    entry(position, 'space_attempts_spent')[side] = int;
  },
  'position.crisis': ({ position }, { option, int }) => {
    entry(position, 'crises')[option] = int;
  },
  'position.handicap': ({ position }, { side, int }) => {
    entry(position, 'handicap')[side] = int;
  },
  'position.setup': ({ position }) => {
    position.base = 'setup';
  },
  'position.nothing_else': (scene) => {
    scene.nothingElse = true;
  },
};

/** What the players do, what chance does, and the questions put to the adjudicator. */
export const PLAY: Readonly<Record<string, Meaning>> = {
  'headline.play': (scene, { side, card }) => {
    if (scene.actions.at(-1)?.kind !== 'headline') act(scene, { kind: 'headline' }, 'headline');
    scene.speaker = lastOf(scene)[side] = { card };
  },
  'headline.none': (scene, { side }) => {
    if (scene.actions.at(-1)?.kind !== 'headline') act(scene, { kind: 'headline' }, 'headline');
    lastOf(scene)[side] = { card: 'none' };
  },
  'play.event': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'event' }),
  'play.operations': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'ops' }),
  'play.space': (scene, { side, card, int }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'space', die: int }),
  'play.space_open': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'space' }),
  'play.trap': (scene, { side, card, int }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'trap_discard', die: int }),
  'play.pass': (scene, { side }) => act(scene, { kind: 'pass', player: player(side) }),
  'play.other': (scene, { side }) => act(scene, { kind: 'any_other_play', player: player(side) }),
  'operations.place': (scene, { int, country }) => mark(operationsOf(scene), 'place', country, int),
  'operations.realign': (scene, { country, int1, int2 }) =>
    append(operationsOf(scene), 'realign', { in: country, us: int1, ussr: int2 }),
  'operations.coup': (scene, { country, int }) => {
    Object.assign(operationsOf(scene), { coup: country, die: int });
  },
  'operations.coup_open': (scene, { country }) => {
    Object.assign(operationsOf(scene), { coup: country });
  },
  'operations.realign_open': (scene, { country }) => append(operationsOf(scene), 'realign', { in: country }),
  'event.first': (scene) => {
    lastOf(scene).order = 'event_first';
  },
  'event.last': (scene) => {
    lastOf(scene).order = 'ops_first';
  },
  'event.die': (scene, { int }) => {
    eventOf(scene).die = int;
  },
  'event.boycott': (scene) => {
    eventOf(scene).opponent = 'boycott';
  },
  'event.draws': (scene, { card }) => {
    scene.operations = Object.assign(eventOf(scene), { drawn: card, choice: 'play', as: 'ops' });
  },
  'event.by': (scene, { side }) => {
    eventOf(scene).by = player(side);
  },
  'event.places': (scene, { int, country }) => mark(eventOf(scene), 'add', country, int),
  'event.removes': (scene, { int, country }) => mark(eventOf(scene), 'remove', country, int),
  'event.places_in': (scene, { country }) => markWhere(eventOf(scene), 'add', country),
  'event.removes_from': (scene, { country }) => markWhere(eventOf(scene), 'remove', country),
  'event.target': (scene, { country }) => {
    eventOf(scene).target = country;
  },
  'event.discards': (scene, { card }) => append(eventOf(scene), 'discard', card),
  'event.takes': (scene, { card }) => {
    eventOf(scene).taken = card;
  },
  'event.picks': (scene, { card }) => {
    eventOf(scene).drawn = card;
  },
  'event.no_card': (scene) => {
    eventOf(scene).discard = 'none';
  },
  'event.option': (scene, { option }) => {
    eventOf(scene).choice = option;
  },
  'event.rolls': (scene, { int1, int2 }) => append(eventOf(scene), 'rolls', { us: int1, ussr: int2 }),
  'event.operations': (scene) => {
    scene.operations = entry(eventOf(scene), 'ops');
  },
  'event.no_operations': (scene) => {
    eventOf(scene).ops = 'none';
  },
  'event.coup': (scene, { country, int }) => append(eventOf(scene), 'coups', { in: country, die: int }),
  'setup.place': (scene, { side, int, country }) => {
    if (scene.actions.at(-1)?.kind !== 'setup') act(scene, { kind: 'setup' }, 'setup');
    mark(lastOf(scene), side, country, int);
  },
  'setup.bid': (scene, { side, int, country }) => {
    if (scene.actions.at(-1)?.kind !== 'setup') act(scene, { kind: 'setup' }, 'setup');
    mark(lastOf(scene), `${side}_bid`, country, int);
  },
  'crisis.pay': (scene, { side, int, country }) =>
    act(scene, {
      kind: 'interrupt',
      player: player(side),
      what: 'cancel_cuban_missile_crisis',
      remove: { [country]: int },
    }),
  'turn.deal': (scene) => act(scene, { kind: 'phase', phase: 'deal' }, 'deal'),
  'turn.ends': (scene) => act(scene, { kind: 'phase', phase: 'end_turn' }, 'cleanup'),
  'turn.held': (scene) => act(scene, { kind: 'phase', phase: 'reveal_held' }, 'cleanup'),
  'turn.final': (scene) => act(scene, { kind: 'phase', phase: 'final_scoring' }, 'final_scoring'),
  'turn.military': (scene) => act(scene, { kind: 'phase', phase: 'check_milops' }, 'cleanup'),
  'award.vp': (scene, { side, int }) => act(scene, { kind: 'award', side: player(side), vp: int }),
  'ask.control': (scene, { country }) => act(scene, { kind: 'query', query: 'controller', of: country }),
  'ask.all_control': (scene) => act(scene, { kind: 'query', query: 'controlled' }),
  'ask.reveal': (scene) => act(scene, { kind: 'query', query: 'headline_order' }, 'headline'),
};

/** What should come of it, in the keys of an expectation. */
export const EXPECTATION: Readonly<Record<string, (values: Values, scene: Scene) => Fields>> = {
  'ruling.legal': () => ({ legal: true }),
  'ruling.illegal': ({ clause }) => ({ legal: false, reason: clause }),
  'ruling.undetermined': () => ({ legal: 'undetermined' }),
  'ruling.controlled': ({ side }) => ({ controller: player(side) }),
  'ruling.uncontrolled': () => ({ controller: 'none' }),
  'ruling.influence': ({ side, int, country }) => ({ influence: { [country]: { [side]: int } } }),
  'ruling.defcon': ({ int }) => ({ defcon: int }),
  'ruling.vp': ({ int, side }) => ({ vp: side === 'us' ? int : -int }),
  'ruling.vp_zero': () => ({ vp: 0 }),
  'ruling.tally': ({ int, side }) => ({ tally: { [side]: int } }),
  'ruling.milops': ({ side, int }) => ({ milops: { [side]: int } }),
  'ruling.space': ({ side, int }) => ({ space: { [side]: int } }),
  'ruling.operations': ({ int }) => ({ ops_value: int }),
  'ruling.cost': ({ int1, int2 }) => ({ marker_costs: { [int1 - 1]: int2 } }),
  'ruling.modifier': ({ side, int }, { operations }) => ({
    roll_modifiers: { [((operations.realign as readonly unknown[] | undefined)?.length ?? 1) - 1]: { [side]: int } },
  }),
  'ruling.headline_first': ({ side }) => ({ first_resolved: player(side) }),
  'ruling.reveals_first': ({ side }) => ({ first_reveal: player(side) }),
  'ruling.discarded': ({ card }) => ({ cards: { [card]: 'discard' } }),
  'ruling.removed': ({ card }) => ({ cards: { [card]: 'removed' } }),
  // No other card passes to the opponent. 9.5
  'ruling.passed': ({ side }) => ({ china: { holder: player(side), face: 'down' } }),
  'ruling.effect_starts': ({ effect }) => ({ effects_added: [nameOfEffect(effect)] }),
  'ruling.effect_absent': ({ effect }) => ({ effects_not_added: [nameOfEffect(effect)] }),
  'ruling.effect_ends': ({ effect }) => ({ effects_ended: [nameOfEffect(effect)] }),
  'ruling.winner': ({ side }) => ({ winner: player(side) }),
  'ruling.nuclear_war': () => ({ how: 'defcon_1' }),
};

type Phase = 'headline' | 'action_round' | 'cleanup' | 'deal' | 'final_scoring' | 'setup';

/** Adds an action; the first one decides the phase, and whose round it is where nothing else is said. */
function act(scene: Scene, action: Fields, phase: Phase = 'action_round'): void {
  const { position } = scene;
  if (scene.actions.length === 0) {
    position.phase = phase;
    if (phase === 'action_round') position.action_round ??= 1;
    if (action.player) position.phasing ??= action.player;
  }
  scene.actions.push(action);
  scene.operations = action;
  scene.speaker = action;
}

/** The action under way; what is said of it before there is one is said of the next. */
function lastOf({ actions }: Scene): Fields {
  const last = actions.at(-1);
  if (!last) throw new NothingPlayed();
  return last;
}

/** A sentence is about a play that nobody has made. */
export class NothingPlayed extends Error {
  override readonly message = 'nothing has been played yet';
}

const operationsOf = (scene: Scene): Fields => lastOf(scene) && scene.operations;
const eventOf = (scene: Scene): Fields => lastOf(scene) && entry(scene.speaker, 'event');
const player = (side: SideId): 'US' | 'USSR' => (side === 'us' ? 'US' : 'USSR');

/** What names an effect against a side: the side itself, or the rival whose event it was. */
export const valueAgainst = (name: string, side: SideId): 'US' | 'USSR' =>
  namesVictim(name) === (side === 'us') ? 'US' : 'USSR';

/** The object at `key`, made if there is none. */
function entry(fields: Fields, key: string): Fields {
  fields[key] ??= {};
  return fields[key] as Fields;
}

/** Markers in the order in which they are told: by country, or one by one once a country comes up again. */
function mark(fields: Fields, key: string, country: string, n: number): void {
  const before = fields[key] as Record<string, number> | string[] | undefined;
  if (Array.isArray(before)) before.push(...Array.from({ length: n }, () => country));
  else if (before !== undefined && country in before && Object.keys(before).at(-1) !== country) {
    fields[key] = Object.entries(before).flatMap(([name, count]) => Array.from({ length: count }, () => name));
    mark(fields, key, country, n);
  } else fields[key] = { ...before, [country]: (before?.[country] ?? 0) + n };
}

/** A country of which the number of markers is not told. */
function markWhere(fields: Fields, key: string, country: string): void {
  const before = fields[key] as Record<string, number> | string[] | undefined;
  if (before !== undefined && !Array.isArray(before)) mark(fields, key, country, 1);
  else append(fields, key, country);
}

function append(fields: Fields, key: string, value: unknown): void {
  fields[key] = [...((fields[key] as readonly unknown[] | undefined) ?? []), value];
}
