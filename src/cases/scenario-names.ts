/** The names that a scenario may use: every form of a name, such as the one with its preposition, in all languages. */

import { plain } from '../core/spelling.ts';
import type { TextNames } from '../data/texts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { NameIndex } from './names.ts';
import type { ScenarioNames } from './scenarios.ts';

/** Keys of a name that are no spelling of it. */
const NO_SPELLINGS: ReadonlySet<string> = new Set(['gender', 'number', 'avoid']);

/** Every form of a name in these languages; then any beginning, part or nickname that the index knows. */
export function scenarioNames(rules: Ruleset, index: NameIndex, languages: readonly TextNames[]): ScenarioNames {
  const named = (kind: 'countries' | 'cards' | 'sides' | 'regions'): ReadonlyMap<string, string> =>
    new Map(
      languages.flatMap((names) =>
        Object.entries(names[kind]).flatMap(([id, entry]) =>
          Object.entries(entry).flatMap(([key, value]) =>
            NO_SPELLINGS.has(key)
              ? []
              : [value].flat().flatMap((form) => (typeof form === 'string' ? [[plain(form), id] as const] : [])),
          ),
        ),
      ),
    );
  const [countries, cards, sides, regions] = [named('countries'), named('cards'), named('sides'), named('regions')];
  return {
    rules,
    country: (name) =>
      countries.get(plain(name)) ?? rules.countries[index.country(name) ?? -1]?.id ?? otherPlace(name, rules, sides),
    card: (name) => cards.get(plain(name)) ?? rules.cards.find(({ number }) => number === index.card(name))?.id,
    side: (name) => sides.get(plain(name)),
    region: (name) => regions.get(plain(name)),
  };
}

/** A place that is no country: the space of a variant, or that of a superpower. 2.1.5, 12.1 */
export const otherPlace = (
  name: string,
  { civilWar: { space } }: Ruleset,
  sides: ReadonlyMap<string, string>,
): string | undefined =>
  [space.id, space.name].some((known) => plain(known) === plain(name)) ? space.id : sides.get(plain(name));
