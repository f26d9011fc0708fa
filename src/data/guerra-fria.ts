/** Loading the rules and the words of *Guerra fría*. */

import type { Locale } from '../core/ruleset.ts';
import type { Texts } from '../games/guerra-fria/desk/texts.ts';
import type { Words } from '../games/guerra-fria/desk/words.ts';
import type { Ruleset } from '../games/guerra-fria/ruleset.ts';
import { type Diagnostic, formatDiagnostic } from './diagnostics.ts';
import { guerraFriaRules, guerraFriaTexts, guerraFriaWords } from './guerra-fria-compile.ts';
import { parsedRules, rulesPaths } from './parsed.ts';
import type { PolicyOptions } from './policies.ts';

/**
 * Loads the rules under the recommended readings, or under those asked for.
 * @returns the ruleset; or diagnostics about the options or the syntax of the rules files
 */
export const loadGuerraFria = (
  options: Pick<PolicyOptions, 'policies'> = {},
):
  | { readonly ok: true; readonly rules: Ruleset }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] } => guerraFriaRules(file, options);

/** Loads the words of one language. Clauses are Spanish and issues English where a translation is missing. */
export const loadGuerraFriaTexts = (locale: Locale): Texts => guerraFriaTexts(file, locale);

/** What people call seats and cards in any of the languages. */
export const loadGuerraFriaWords = (): Words => guerraFriaWords(file);

let paths: ReadonlySet<string> | undefined;

/** A rules file of the game; undefined if there is none. Throws if it has no valid syntax. */
function file(name: string): unknown {
  const path = `guerra-fria/${name}`;
  paths ??= new Set(rulesPaths());
  if (!paths.has(path)) return undefined;
  const read = parsedRules(path);
  if (read.ok) return read.value;
  throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
}
