/**
 * Parts of the rules for a program that runs anywhere. In the package as it is installed they are modules, which a bundler
 * finds: `package/installed/modules.ts` takes the place of this module.
 */
import { LOCALES, type Locale } from '../core/ruleset.ts';
import { groupOf } from './groups.ts';
import { parsedRules, rulesPaths } from './parsed.ts';

/** A part that a program may load; `names` are those of countries and cards. */
export type Part = 'twilight-struggle' | `twilight-struggle.${Locale}` | `twilight-struggle.${Locale}.names`;

/** Every part. */
export const PARTS: readonly Part[] = [
  'twilight-struggle',
  ...LOCALES.flatMap((locale) => [`twilight-struggle.${locale}`, `twilight-struggle.${locale}.names`] as const),
];

/** The rules files of a part by their paths. */
export async function loadPart(part: Part): Promise<Readonly<Record<string, unknown>>> {
  const values = rulesPaths().flatMap((path) => {
    if (groupOf(path) !== part) return [];
    const parsed = parsedRules(path);
    if (!parsed.ok) throw new Error(`rules/${path} cannot be read`);
    return [[path, parsed.value] as const];
  });
  return Object.fromEntries(values);
}
