/** What each sentence of a scenario says, by its id: of the position, of the play, and of what should come of it. */
import { nameOfEffect } from './effects.ts';

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
  readonly int: number;
  readonly int1: number;
  readonly int2: number;
}

/** The case that a scenario builds up. */
export interface Scene {
  readonly position: Fields;
  readonly actions: Fields[];
  /** Where the Operations of the last play are written down: the play itself, or the event that grants them. */
  operations: Fields;
}

/** A scene of which nothing is said yet. */
export const emptyScene = (): Scene => ({ position: { base: 'empty', turn: 5 }, actions: [], operations: {} });

export type Meaning = (scene: Scene, values: Values) => void;

/** The position before the play. */
export const POSITION: Readonly<Record<string, Meaning>> = {
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
    else append(entry(position, 'hands'), side, card);
  },
  'position.effect': ({ position }, { effect }) => append(position, 'effects', { name: nameOfEffect(effect) }),
  'position.effect_on': ({ position }, { effect, side }) =>
    append(position, 'effects', { name: nameOfEffect(effect), value: player(side) }),
};

/** What the players do, what chance does, and the questions put to the adjudicator. */
export const PLAY: Readonly<Record<string, Meaning>> = {
  'headline.play': (scene, { side, card }) => {
    if (scene.actions.at(-1)?.kind !== 'headline') act(scene, { kind: 'headline' }, 'headline');
    lastOf(scene)[side] = { card };
  },
  'play.event': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'event' }),
  'play.operations': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'ops' }),
  'play.space': (scene, { side, card, int }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'space', die: int }),
  'play.trap': (scene, { side, card, int }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'trap_discard', die: int }),
  'play.other': (scene, { side }) => act(scene, { kind: 'any_other_play', player: player(side) }),
  'operations.place': (scene, { int, country }) => {
    const place = entry(operationsOf(scene), 'place') as Record<string, number>;
    place[country] = (place[country] ?? 0) + int;
  },
  'operations.realign': (scene, { country, int1, int2 }) =>
    append(operationsOf(scene), 'realign', { in: country, us: int1, ussr: int2 }),
  'operations.coup': (scene, { country, int }) => {
    Object.assign(operationsOf(scene), { coup: country, die: int });
  },
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
  'turn.military': (scene) => act(scene, { kind: 'phase', phase: 'check_milops' }, 'cleanup'),
  'award.vp': (scene, { side, int }) => act(scene, { kind: 'award', side: player(side), vp: int }),
  'ask.control': (scene, { country }) => act(scene, { kind: 'query', query: 'controller', of: country }),
  'ask.reveal': (scene) => act(scene, { kind: 'query', query: 'headline_order' }, 'headline'),
};

/** What should come of it, in the keys of an expectation. */
export const EXPECTATION: Readonly<Record<string, (values: Values, scene: Scene) => Fields>> = {
  'ruling.legal': () => ({ legal: true }),
  'ruling.illegal': ({ clause }) => ({ legal: false, reason: clause }),
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

/** Adds an action; the first one decides the phase, and whose round it is. */
function act(scene: Scene, action: Fields, phase: 'headline' | 'action_round' | 'cleanup' = 'action_round'): void {
  if (scene.actions.length === 0) {
    scene.position.phase = phase;
    if (phase === 'action_round') scene.position.action_round = 1;
    if (action.player) scene.position.phasing = action.player;
  }
  scene.actions.push(action);
  scene.operations = action;
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
const eventOf = (scene: Scene): Fields => entry(lastOf(scene), 'event');
const player = (side: SideId): 'US' | 'USSR' => (side === 'us' ? 'US' : 'USSR');

/** The object at `key`, made if there is none. */
function entry(fields: Fields, key: string): Fields {
  fields[key] ??= {};
  return fields[key] as Fields;
}

function append(fields: Fields, key: string, value: unknown): void {
  fields[key] = [...((fields[key] as readonly unknown[] | undefined) ?? []), value];
}
