/** Models of the board: the map, and a page for each country. */
import { LOCALES } from '../../../src/core/ruleset.ts';
import type { CountryPageModel, MapCountry, MapModel } from '../../src/models.ts';
import { defined, type Library } from './library.ts';

export function mapModel(library: Library): MapModel {
  const rules = library.content.rules.deluxe;
  const { names } = library.content.texts[library.locale];
  const setup: Record<string, [number, number]> = {};
  for (const [index, side] of (['us', 'ussr'] as const).entries()) {
    for (const [id, n] of Object.entries(rules.setup[side].fixed)) {
      setup[id] ??= [0, 0];
      setup[id][index] = n;
    }
  }
  return {
    layout: library.content.layout,
    countries: rules.countries.map((country): MapCountry => ({ ...country, name: library.country(country.id).name })),
    regions: rules.regions.map(({ id, name, countries }) => ({ id, name: names.regions[id]?.name ?? name, countries })),
    superpowers: { us: label(names.sides.us), ussr: label(names.sides.ussr) },
    setup,
  };
}

const label = (side: { readonly abbr?: unknown; readonly name?: string } | undefined): string =>
  String(side?.abbr ?? side?.name ?? '');

/** A page for every country. */
export function countryModels(library: Library): readonly CountryPageModel[] {
  const { texts, rules, sources } = library.content;
  const regionName = (id: string) => texts[library.locale].names.regions[id]?.name ?? id;
  return rules.deluxe.countries.map((country): CountryPageModel => {
    const term = country.id.replaceAll('-', '_');
    return {
      ...country,
      name: library.country(country.id).name,
      regionName: regionName(country.region),
      subregionNames: country.subregions.map(regionName),
      neighbours: country.adjacent.map(library.country),
      names: LOCALES.map((locale) => ({
        locale,
        name: texts[locale].names.countries[country.id]?.name ?? country.name,
      })),
      cards: defined(
        library.cards
          .filter((card) =>
            JSON.stringify([card.event, card.intrinsic ?? [], card.requires ?? []]).includes(`"${country.id}"`),
          )
          .map((card) => library.card(card.id)),
      ),
      clauses: defined(
        library.clauses.filter((clause) => clause.terms?.includes(term)).map((clause) => library.clause(clause.id)),
      ),
      issues: sources.issues
        .filter((issue) => issue.question.includes(country.name))
        .map((issue) => library.issue(issue.id)),
    };
  });
}
