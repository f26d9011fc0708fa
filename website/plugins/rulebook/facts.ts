/** The numbers of a clause, each with its name in the language of the site. */
import { EDITIONS, type Edition } from '../../../src/data/sources.ts';
import type { ClausePageModel } from '../../src/models.ts';
import { factName } from '../../words/facts.ts';
import type { Library } from './library.ts';

type Fact = ClausePageModel['facts'][number];

/** What a rule permits stands in its sentence. */
const UNSAID: ReadonlySet<string> = new Set(['modality']);

/** Facts are written `hand`, `cards.deluxe`, `hand.1-3`, `subregions.europe` or, for a country or region, by its id. */
export function factsOf(library: Library, facts: Readonly<Record<string, unknown>>): readonly Fact[] {
  return Object.entries(facts)
    .filter(([key]) => !UNSAID.has(key))
    .map(([key, value]): Fact => {
      const [name = key, of] = key.split('.');
      const edition = EDITIONS.find((each) => each === of) as Edition | undefined;
      const about = of === undefined || edition ? '' : ` (${placeName(library, of) ?? of.replace('-', '–')})`;
      return {
        name: `${factName(name, library.locale) ?? placeName(library, name) ?? name}${about}`,
        value: String(value)
          .replace(/^-(?=\d)/, '−')
          .replace('>=', '≥')
          .replace('..', '–'),
        ...(edition && { edition }),
      };
    });
}

function placeName({ content, locale }: Library, fact: string): string | undefined {
  const { countries, regions } = content.texts[locale].names;
  const id = fact.replaceAll('_', '-');
  return (countries[id] ?? regions[id])?.name;
}
