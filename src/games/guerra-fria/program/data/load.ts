/** Loading the rules and the words of *Guerra fría*. */

import type { Locale } from '../../../../core/ruleset.ts';
import type { Diagnostic } from '../../../../data/diagnostics.ts';
import { type Laid, layHouse, underHouse } from '../../../../data/house.ts';
import { validateLaid } from '../../../../data/house-check.ts';
import { LOCALES } from '../../../../data/locales.ts';
import { ownSchemas } from '../../../../data/own-schemas.ts';
import { rulesPaths } from '../../../../data/parsed.ts';
import type { PolicyOptions } from '../../../../data/policies.ts';
import type { ReadSuccess } from '../../../../data/read.ts';
import { rulesFile } from '../../../../data/rules-file.ts';
import type { Texts } from '../../desk/texts.ts';
import type { Words } from '../../desk/words.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Files, guerraFriaFacts, guerraFriaRules, guerraFriaTexts, guerraFriaWords } from './compile.ts';

/**
 * Loads the rules under the recommended readings, or under those asked for.
 * @returns the ruleset; or diagnostics about the options, the house rules or the syntax of the rules files
 */
export function loadGuerraFria(
  options: Pick<PolicyOptions, 'policies' | 'house'> = {},
):
  | { readonly ok: true; readonly rules: Ruleset }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] } {
  const { house } = options;
  if (!house) return guerraFriaRules(file, options);
  const laid = laidOver(house);
  if (laid.diagnostics.length > 0) return { ok: false, diagnostics: laid.diagnostics };
  const loaded = guerraFriaRules(filesOf(laid), options);
  return loaded.ok ? { ok: true, rules: underHouse(loaded.rules, house, laid, guerraFriaFacts(file)) } : loaded;
}

/**
 * Loads the words of one language; those of English where a translation is missing.
 * @param house the house rules whose values the sentences print
 */
export const loadGuerraFriaTexts = (locale: Locale, house?: ReadSuccess): Texts =>
  guerraFriaTexts(house ? filesOf(laidOver(house)) : file, locale);

/** House rules laid over the files of the game, and whatever is wrong with the result. */
function laidOver(house: ReadSuccess): Laid {
  const own = rulesPaths().filter((path) => path.startsWith(FOLDER));
  const laid = layHouse(new Map(own.map((path) => [path, file(path.slice(FOLDER.length))])), house, 'guerra-fria');
  return laid.diagnostics.length > 0 ? laid : { ...laid, diagnostics: validateLaid(laid, house, ownSchemas()) };
}

const filesOf =
  ({ values }: Laid): Files =>
  (name) =>
    values.get(FOLDER + name);

/** What people call seats and cards in any of the languages. */
export const loadGuerraFriaWords = (): Words => guerraFriaWords(file, LOCALES);

const FOLDER = 'guerra-fria/';

/** A rules file of the game; undefined if there is none. */
const file: Files = (name) => rulesFile(FOLDER + name);
