/** The numbers of a clause, each with its name in the language of the site. */
import { loadFactWords } from '../../../src/data/index.ts';
import { EDITIONS, type Edition } from '../../../src/data/sources.ts';
import { factsInWords, namedIn } from '../../../src/text/facts.ts';
import type { ClausePageModel } from '../../src/models.ts';
import type { Library } from './library.ts';

type Fact = ClausePageModel['facts'][number];

/** The values that a clause states. Those of one edition, or that differ between editions, say of which. */
export function factsOf({ content, locale }: Library, id: string): readonly Fact[] {
  const facts = stated(content.rules, id);
  const names = { written: loadFactWords(locale), named: namedIn(content.texts[locale]!.names), editions: EDITIONS };
  return factsInWords(facts, names).map(({ name, value, of }): Fact => {
    const edition = EDITIONS.find((each) => each === of) as Edition | undefined;
    return { name, value, ...(edition && { edition }) };
  });
}

/** `hand` where the editions agree, `cards.deluxe` where they do not. */
function stated(rules: Library['content']['rules'], id: string): Readonly<Record<string, unknown>> {
  const printing = EDITIONS.flatMap((edition) => {
    const clause = rules[edition].clauses[id];
    return clause ? [{ edition, facts: clause.facts }] : [];
  });
  const names = [...new Set(printing.flatMap(({ facts }) => Object.keys(facts)))];
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const values = printing.map(({ facts }) => JSON.stringify(facts[name]));
      if (values.every((value) => value === values[0])) return [[name, printing[0]?.facts[name]]];
      return printing.flatMap(({ edition, facts }) => (name in facts ? [[`${name}.${edition}`, facts[name]]] : []));
    }),
  );
}
