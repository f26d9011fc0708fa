/**
 * The JSON replays of the open-source engine `alekpinel/struggler`: the decisions of a game one after the other, those of
 * chance among them. The shape is that of its `tests/replays/*.json`, which pin whole states at some steps, and of the
 * logs of games played, which say of each decision who took it, and the tracks after it.
 */
import { type ReadSuccess, readYaml } from '../../data/read.ts';

/** Values of both sides. */
export interface Pair {
  readonly US: number;
  readonly USSR: number;
}

/** One decision. */
export interface ReplayAction {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** `US`, `USSR` or `CHANCE`; only in the log of a game played. */
  readonly actor?: string;
  /** After the decision and all that came of it by itself. Positive for the US. */
  readonly vp?: number;
  readonly defcon?: number;
  readonly country?: string;
  readonly country_influence?: Pair;
}

/** A state of the engine after so many decisions. */
export interface Checkpoint {
  readonly after_step: number;
  readonly state: {
    readonly vp: number;
    readonly defcon: number;
    readonly board: { readonly influence: Readonly<Record<string, Pair>> };
    readonly space_race: Pair;
    readonly military_ops: Pair;
  };
}

export interface EngineReplay {
  readonly include_optional?: boolean;
  readonly actions: readonly ReplayAction[];
  readonly checkpoints?: readonly Checkpoint[];
}

/** Why a replay is not the record of a game. */
export type Unfit = 'no-game' | 'no-events' | 'table';

export type ReplayFile =
  | { readonly ok: true; readonly replay: EngineReplay; readonly source: ReadSuccess }
  | { readonly ok: false; readonly unfit: Unfit };

/** Does a text look like such a replay? */
export const looksLikeReplay = (text: string): boolean =>
  /^\s*\{/.test(text) &&
  /"actions"\s*:\s*\[\s*\{/.test(text) &&
  /"kind"\s*:\s*"(?:place_influence|deal_card)"/.test(text);

/** Reads a replay. Only whole games under the rules are judged: neither a few Operations of their own, nor a game without events. */
export function readReplay(file: string, text: string | Uint8Array): ReplayFile | undefined {
  const source = readYaml(file, text);
  if (!source.ok || !isReplay(source.value)) return undefined;
  const { value } = source;
  if (value.new_game !== true) return { ok: false, unfit: 'no-game' };
  if (value.events !== true) return { ok: false, unfit: 'no-events' };
  // The cards of one hand are laid down on a table that the engine does not see.
  if (value.physical_mode === true) return { ok: false, unfit: 'table' };
  return { ok: true, replay: value, source };
}

interface Descriptor extends EngineReplay {
  readonly new_game?: boolean;
  readonly events?: boolean;
  readonly physical_mode?: boolean;
}

function isReplay(value: unknown): value is Descriptor {
  const { actions, checkpoints = [] } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    Array.isArray(actions) && actions.every(isAction) && Array.isArray(checkpoints) && checkpoints.every(isCheckpoint)
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAction = (value: unknown): boolean =>
  isObject(value) && typeof value.kind === 'string' && isObject(value.payload);

function isCheckpoint(value: unknown): boolean {
  if (!isObject(value) || typeof value.after_step !== 'number' || !isObject(value.state)) return false;
  const { board, space_race, military_ops, vp, defcon } = value.state;
  const isPair = (pair: unknown): boolean =>
    isObject(pair) && typeof pair.US === 'number' && typeof pair.USSR === 'number';
  return (
    isObject(board) &&
    isObject(board.influence) &&
    Object.values(board.influence).every(isPair) &&
    [space_race, military_ops].every(isPair) &&
    [vp, defcon].every((track) => typeof track === 'number')
  );
}
