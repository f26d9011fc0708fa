/** What the functions of the API answer, whatever the game. */
import { type MistakeWords, type Wording, wording } from '../core/wording.ts';
import { type Diagnostic, inEnglish, type Path } from '../data/diagnostics.ts';
import { diagnosticAt, type ReadSuccess } from '../data/read.ts';
import type {
  ActOddsJson,
  DangersJson,
  Explained,
  OddsJson,
  OptionsJson,
  PlansJson,
  ScoreJson,
} from '../ruling/json.ts';

/** An answer; or the mistakes of what was handed in, with their places. */
export type Answer<T> = ({ readonly ok: true } & T) | Mistaken;

/** What is wrong with something handed in. */
export interface Mistaken {
  readonly ok: false;
  readonly mistakes: readonly Diagnostic[];
}

/** What the dice of a case can do; or, where it awaits a choice that leads to dice, of every such choice. */
export type OddsAnswer =
  | ({
      readonly title: string;
      /** How many ways of the dice there are. */
      readonly ways: number;
      /** False where there were too many to be played: then there are no outcomes. */
      readonly complete: boolean;
      readonly acts?: undefined;
    } & OddsJson)
  | { readonly title: string; readonly acts: readonly ActOddsJson[]; readonly outcomes?: undefined };

/** What a plan is asked for; both if absent. */
export interface PlanDuties {
  readonly scoring?: boolean;
  readonly milops?: boolean;
}

/** What stands behind the rules of a game. Every source is text. */
export interface Desk<Ruling, Legal, Report, Playing> {
  /** The language of mistakes. */
  readonly words: MistakeWords;
  readonly judge: (source: string) => Answer<Ruling>;
  readonly legal: (source: string) => Answer<Legal>;
  readonly replay: (source: string, file: string) => Answer<Report>;
  /** Begins a game. Throws a `CaseError` for a position that makes no sense. */
  readonly start: (beginning: object) => Playing;
  readonly validate: (source: string, file: string) => readonly Diagnostic[];
  /** What a clause or a card says; undefined if nothing is called so. */
  readonly explain: (name: string) => Explained | undefined;
  /** What the regions are worth, or one of them; only of a game that scores regions. */
  readonly score?: (source: string, region: string | undefined) => Answer<ScoreJson>;
  /** What the dice can do; only of a game that rolls them, and not where one game stands alone. */
  readonly odds?: (source: string, by: 'control' | 'vp' | 'influence') => Answer<OddsAnswer>;
  /** The plays that can lose the game; where the odds are, too. */
  readonly danger?: (source: string, side: 'us' | 'ussr' | undefined) => Answer<DangersJson>;
  readonly options?: (source: string, side: 'us' | 'ussr' | undefined) => Answer<OptionsJson>;
  readonly plan?: (source: string, side: 'us' | 'ussr' | undefined, duties: PlanDuties) => Answer<PlansJson>;
}

export const NO_ACTION = wording('the case has no action, so there is nothing to rule on');
export const NOTHING_AFTER = wording('the actions of the case are not legal, so nothing comes after them');

export const NO_HAND = wording('arbiter: a plan needs the whole hand of the side that makes it');
export const NO_MOMENT = wording('arbiter: a plan begins with a headline or an action round');

export const mistaken = (mistakes: readonly Diagnostic[]): Mistaken => ({ ok: false, mistakes });

/** A mistake at a place of a text that was read. */
export const mistakeAt = (read: ReadSuccess, path: Path, code: string, message: Wording): Mistaken =>
  mistaken([diagnosticAt(read, path, false, { code, message })]);

/** A mistake of the whole text, which has no place. */
export const mistakeIn = (file: string, code: string, message: Wording): Mistaken =>
  mistaken([{ code, file, line: 0, column: 0, path: [], ...inEnglish({ message }), frame: '' }]);

/** A source as text: a value as JSON. Undefined for what is neither a text nor a value that JSON can hold. */
export function textOf(source: unknown): string | undefined {
  if (typeof source === 'string') return source;
  if (typeof source !== 'object' || source === null) return undefined;
  try {
    return JSON.stringify(source, plain, 2);
  } catch {
    // It holds itself.
    return undefined;
  }
}

/** JSON would make nothing of the numbers that are none, and refuse the large ones. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
