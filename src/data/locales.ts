/**
 * The languages there are: those that have a file `shared/language.<language>.yaml`. In what is built for programs and browsers
 * the list takes the place of this module; see `src/package/bundle.ts`.
 */
import type { Locale } from '../core/ruleset.ts';
import type { LanguageSource } from './language.ts';
import { parsedRules, rulesPaths } from './parsed.ts';

const PLACE = /^shared\/language\.([a-zA-Z-]+)\.yaml$/;

/** English first, which everything that is not translated falls back to. */
export const LOCALES: readonly Locale[] = rulesPaths()
  .flatMap((path) => PLACE.exec(path)?.[1] ?? [])
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

/** All but the source. */
export const TRANSLATED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== 'en');

/** The languages that rulebooks are checked in: those with a lexicon of the cross-check. */
export const TARGET_LOCALES: readonly Locale[] = TRANSLATED_LOCALES.filter((locale) =>
  rulesPaths().includes(`shared/crosscheck/${locale}.yaml`),
);

/** The languages in which nothing may be missing. */
export const COMPLETE_LOCALES: readonly Locale[] = LOCALES.filter((locale) => languageFile(locale).complete);

/** The file of a language. */
export function languageFile(locale: Locale): LanguageSource {
  const read = parsedRules(`shared/language.${locale}.yaml`);
  return read.ok ? (read.value as LanguageSource) : { name: locale, english: locale };
}
