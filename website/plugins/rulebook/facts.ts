/** The numbers of a clause, each with its name in the language of the site. */
import { EDITIONS, type Edition } from '../../../src/data/sources.ts';
import { factsInWords, namedIn } from '../../../src/text/facts.ts';
import type { ClausePageModel } from '../../src/models.ts';
import type { Library } from './library.ts';

type Fact = ClausePageModel['facts'][number];

/** Those of one edition say of which. */
export function factsOf({ content, locale }: Library, facts: Readonly<Record<string, unknown>>): readonly Fact[] {
  const names = { locale, named: namedIn(content.texts[locale].names), editions: EDITIONS };
  return factsInWords(facts, names).map(({ name, value, of }): Fact => {
    const edition = EDITIONS.find((each) => each === of) as Edition | undefined;
    return { name, value, ...(edition && { edition }) };
  });
}
