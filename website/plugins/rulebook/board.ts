/** Models of the board: the map, and a page for each country. */
import { LOCALES } from '../../../src/data/locales.ts';
import { mapModel as drawnMap } from '../../../src/drawing/map-model.ts';
import type { CountryPageModel, MapModel } from '../../src/models.ts';
import { defined, type Library } from './library.ts';

export const mapModel = ({ content, locale }: Library): MapModel =>
  drawnMap(content.rules.deluxe, content.sources.layout, content.texts[locale]!);

/** A page for every country. */
export function countryModels(library: Library): readonly CountryPageModel[] {
  const { texts, rules, sources } = library.content;
  const regionName = (id: string) => texts[library.locale]!.names.regions[id]?.name ?? id;
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
        name: texts[locale]!.names.countries[country.id]?.name ?? country.name,
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
