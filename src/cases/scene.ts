/** A case as sentences build it up, one after the other. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { fittingTurn, ORDINARY_TURN } from './fitting-turn.ts';

/** A part of a case in the format of the case files. */
export type Fields = Record<string, unknown>;
export type SideId = 'us' | 'ussr';

/** The values of a sentence; countries, cards and effects by id. A repeated parameter is numbered. */
export interface Values {
  readonly side: SideId;
  readonly country: string;
  readonly card: string;
  /** Id of the card whose event has the effect. */
  readonly effect: string;
  readonly region: string;
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
  isTurnTold: boolean;
  /** The edition that is played, if that is said. */
  edition: string | undefined;
  /** How disputed questions are read, and which variants are played. */
  readonly policies: Record<string, string>;
  /** It is said that no influence is on the map but what is named. */
  nothingElse: boolean;
  /** Where the Operations of the last play are written down: the play itself, or the event that grants them. */
  operations: Fields;
  /** What an event comes before or after: the play, or that of a card which came up inside it. */
  ordered: Fields;
  /** What events are spoken of: the play, or the headline of one side. */
  speaker: Fields;
}

/** Where no turn is told, it is one in which the cards that are spoken of are there. */
export function settleTurn({ position, actions, isTurnTold }: Scene, rules: Pick<Ruleset, 'cards' | 'periods'>): void {
  if (!isTurnTold) position.turn = fittingTurn([position, actions], rules);
}

/** A scene of which nothing is said yet. */
export const emptyScene = (): Scene => ({
  position: { base: 'empty', turn: ORDINARY_TURN },
  isTurnTold: false,
  actions: [],
  edition: undefined,
  policies: {},
  nothingElse: false,
  operations: {},
  ordered: {},
  speaker: {},
});

export type Meaning = (scene: Scene, values: Values) => void;

type Phase = 'headline' | 'action_round' | 'cleanup' | 'deal' | 'final_scoring' | 'setup' | 'start_of_turn';

/** Adds an action; the first one decides the phase, and whose round it is where nothing else is said. */
export function act(scene: Scene, action: Fields, phase: Phase = 'action_round'): void {
  const { position } = scene;
  if (scene.actions.length === 0) {
    position.phase ??= phase;
    if (position.phase === 'action_round') position.action_round ??= 1;
    if (action.player) position.phasing ??= action.player;
  }
  scene.actions.push(action);
  scene.operations = action;
  scene.ordered = action;
  scene.speaker = action;
}

/** The action of this kind that is under way, begun if another one is. */
export function under(scene: Scene, action: Fields, phase?: Phase): Fields {
  if (scene.actions.at(-1)?.kind !== action.kind) act(scene, action, phase);
  return lastOf(scene);
}

/** The action under way; what is said of it before there is one is said of the next. */
export function lastOf({ actions }: Scene): Fields {
  const last = actions.at(-1);
  if (!last) throw new NothingPlayed();
  return last;
}

/** A sentence is about a play that nobody has made. */
export class NothingPlayed extends Error {
  override readonly message = 'nothing has been played yet';
}

export const operationsOf = (scene: Scene): Fields => lastOf(scene) && scene.operations;
export const eventOf = (scene: Scene): Fields => lastOf(scene) && entry(scene.speaker, 'event');
export const player = (side: SideId): 'US' | 'USSR' => (side === 'us' ? 'US' : 'USSR');

/** What is said last of a key holds. */
export function set(fields: Fields, key: string, value: unknown): void {
  fields[key] = value;
}

/** The object at `key`, made if there is none. */
export function entry(fields: Fields, key: string): Fields {
  fields[key] ??= {};
  return fields[key] as Fields;
}

/** Markers in the order in which they are told: by country, or one by one once a country comes up again. */
export function mark(fields: Fields, key: string, country: string, n: number): void {
  const before = fields[key] as Record<string, number> | string[] | undefined;
  if (Array.isArray(before)) before.push(...Array.from({ length: n }, () => country));
  else if (before !== undefined && country in before && Object.keys(before).at(-1) !== country) {
    fields[key] = Object.entries(before).flatMap(([name, count]) => Array.from({ length: count }, () => name));
    mark(fields, key, country, n);
  } else fields[key] = { ...before, [country]: (before?.[country] ?? 0) + n };
}

/** A country of which the number of markers is not told. */
export function markWhere(fields: Fields, key: string, country: string): void {
  const before = fields[key] as Record<string, number> | string[] | undefined;
  if (before !== undefined && !Array.isArray(before)) mark(fields, key, country, 1);
  else append(fields, key, country);
}

export function append(fields: Fields, key: string, value: unknown): void {
  fields[key] = [...((fields[key] as readonly unknown[] | undefined) ?? []), value];
}
