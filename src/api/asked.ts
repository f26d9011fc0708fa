/** What a program asks of the rules, checked: everything that cannot be is a `RangeError`. */

import type { Locale } from '../core/ruleset.ts';
import { type Diagnostic, formatDiagnostic } from '../data/diagnostics.ts';
import { LOCALES } from '../data/locales.ts';
import { didYouMean, oneOf } from '../data/nearest.ts';
import { EDITIONS, type Edition } from '../data/sources.ts';

/** The games there are rules for. */
export const GAMES = ['twilight-struggle', 'guerra-fria'] as const;
export type GameId = (typeof GAMES)[number];

/** What to rule by. Everything may be left out. */
export interface RulesOptions<G extends GameId = GameId> {
  /** The game; *Twilight Struggle* if absent. */
  readonly game?: G;
  /** The edition to rule under, whatever a case says; that of the case, else deluxe, if absent. *Guerra fría* has only one. */
  readonly edition?: Edition;
  /** The language of sentences; English if absent. Names in a case may be in any language. */
  readonly language?: Locale;
  /** A named set of readings: `rulebook`, `playdek`, `tournament`. *Guerra fría* has none. */
  readonly profile?: string;
  /** Disputed rule -> reading, on top of the profile and of what a case says. */
  readonly policies?: Readonly<Record<string, string>>;
  /** House rules laid over the edition: the text of a file such as `--rules` takes. */
  readonly house?: string;
}

/** What is left of the options once they are checked. */
export interface Asked {
  readonly game: GameId;
  readonly edition: Edition | undefined;
  readonly language: Locale;
  readonly profile: string | undefined;
  readonly policies: Readonly<Record<string, string>>;
  readonly house: string | undefined;
}

const OPTIONS = [
  'game',
  'edition',
  'language',
  'profile',
  'policies',
  'house',
] as const satisfies (keyof RulesOptions)[];

/** Reads the options. Throws a `RangeError` for one that there is not, or a value that is not among the choices. */
export function asked(options: RulesOptions): Asked {
  if (typeof options !== 'object' || options === null) throw new TypeError('the options of loadRules() are an object');
  for (const name of Object.keys(options)) known('option', name, OPTIONS);
  const { game = 'twilight-struggle', edition, language = 'en', profile, policies = {}, house } = options;
  known('game', game, GAMES);
  if (edition !== undefined) known('edition', edition, EDITIONS);
  known('language', language, LOCALES);
  return { game, edition, language, profile, policies, house };
}

function known(kind: string, name: string, candidates: readonly string[]): void {
  if (candidates.includes(name)) return;
  throw new RangeError(`unknown ${kind} "${name}": ${(didYouMean(name, candidates) ?? oneOf(candidates)).text}`);
}

/** Readings that there are not. */
export function refusePolicies(diagnostics: readonly Diagnostic[]): never {
  throw new RangeError(diagnostics.map((problem) => formatDiagnostic(problem)).join('\n'));
}
