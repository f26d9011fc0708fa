/** The numbers of clauses as people read them. Countries and regions have their own names. */
import type { FactWords } from '../data/asking.ts';
import type { TextNames } from '../data/texts.ts';

/** A number of a clause as people read it. */
export interface FactInWords {
  readonly name: string;
  readonly value: string;
  /** What it holds for alone, as it is written: an edition. */
  readonly of?: string;
}

/** The words of a language, and what has a name of its own in the game. */
export interface FactNames {
  readonly written: FactWords;
  /** The name of a country, a region or a side (`us`), by its id. */
  readonly named?: (id: string) => string | undefined;
  /** What stands behind a point and is no part of the name. */
  readonly editions?: readonly string[];
}

/**
 * The values of a clause in a language, by the name of the value or, for a country or region, by its id. A value is a number,
 * a word, the id of a side, or a list of ids.
 */
export function factsInWords(
  facts: Readonly<Record<string, unknown>>,
  { written, named = () => undefined, editions = [] }: FactNames,
): readonly FactInWords[] {
  const word = (id: string): string | undefined => written.words?.[id];
  const name = (id: string): string | undefined => named(id.replaceAll('_', '-'));
  const said = (value: unknown): string =>
    Array.isArray(value)
      ? value.map(said).join(', ')
      : (word(String(value)) ?? name(String(value)) ?? String(value).replace(/^-(?=\d)/, '−'));
  return Object.entries(facts).map(([key, value]): FactInWords => {
    const [fact = key, of] = key.split('.');
    const edition = of !== undefined && editions.includes(of);
    const about = of === undefined || edition ? '' : ` (${name(of) ?? word(of) ?? of.replace('-', '–')})`;
    return {
      name: `${written.facts?.[fact] ?? name(fact) ?? fact}${about}`,
      value: said(value),
      ...(edition && { of }),
    };
  });
}

/** What has a name of its own in Twilight Struggle. */
export const namedIn =
  ({ countries, regions, sides }: TextNames) =>
  (id: string): string | undefined =>
    (countries[id] ?? regions[id] ?? sides[id])?.name;
