/**
 * Parts of the rules for a program that runs anywhere. In the package as it is installed they are modules, which a bundler
 * finds: `package/installed/modules.ts` takes the place of this module.
 */

import type { Locale } from '../core/ruleset.ts';
import { groupOf } from './groups.ts';
import { LOCALES } from './locales.ts';
import { parsedRules, rulesPaths } from './parsed.ts';

type GameId = 'twilight-struggle' | 'guerra-fria';

/** A part that a program may load; `names` are those of countries, cards and players. */
export type Part = GameId | `${GameId}.${Locale}` | `${GameId}.${Locale}.names`;

/** Every part. */
export const PARTS: readonly Part[] = (['twilight-struggle', 'guerra-fria'] as const).flatMap((game) => [
  game,
  ...LOCALES.flatMap((locale) => [`${game}.${locale}`, `${game}.${locale}.names`] as const),
]);

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
