/**
 * The sentences of clauses, which print the values of the clause in place of `{placeholders}`: the number that is printed is the
 * one that the rules read. Pure.
 *
 * `{cost}` prints a value, `{cards.second}` its value in an edition, `{delta.abs}` without its sign, `{plus.term}` as "+ 1" and
 * nothing at all for 0; `{n, plural, one {…} other {…}}` chooses as in messages. `{@turkey}` prints the name of a region, a country,
 * a card or a box of the space race, `{@turkey.genitive}` a form of it that the names of the language have by that word, and
 * `{@turkey:Турцию}` one of the other `forms` that they list; `{box.box-second}` the name of the box of that number in an edition.
 */
import { fillTemplate, type NameOf, type Names } from '../core/render.ts';
import { keysOf, parseTemplate } from '../core/render-template.ts';
import type { Clause, Locale } from '../core/ruleset.ts';
import { type Facts, resolveFacts } from './facts.ts';
import { EDITIONS, type Sources } from './sources.ts';

/** Edition -> clause -> values. */
export type FactsByEdition = Readonly<Record<string, Facts>>;

type Value = Clause['facts'][string];

/** The values that the clauses state in each edition. */
export const factsByEdition = (sources: Sources): FactsByEdition =>
  Object.fromEntries(EDITIONS.map((edition) => [edition, resolveFacts(sources, edition)]));

/** What ids are called: sides, regions, countries, cards, boxes (`space-6`). A form that begins with `:` is the word itself. */
export type Called = (id: string, form: string | undefined) => string | undefined;

/**
 * The sentence with its values; undefined if it is malformed, or asks for a value that the clause does not state.
 * @param id the clause
 * @param called names in the language, for values that are ids
 */
export function fillSentence(
  sentence: string,
  id: string,
  facts: FactsByEdition,
  locale: Locale,
  called: Called = (each) => each,
): string | undefined {
  if (!sentence.includes('{')) return sentence;
  const stated = Object.values(facts).map((each) => each[id] ?? {});
  const named = [...keysOf(parseTemplate(sentence) ?? [])].filter((key) => key.startsWith('@'));
  const ids = Object.fromEntries(named.map((key) => [key, key.slice(1)]));
  const args: Clause['facts'] = Object.assign({}, ...stated.toReversed(), ids);
  const printed =
    (name: string): NameOf =>
    (value, form) => {
      const stated = (edition: string): Value | undefined => facts[edition]?.[id]?.[name];
      const ofEdition = form === undefined ? undefined : stated(form);
      if (ofEdition !== undefined) return numeral(ofEdition);
      if (form?.startsWith('box-')) {
        const edition = form.slice('box-'.length);
        return called(`space-${stated(edition)}`, edition);
      }
      return typeof value === 'string' ? called(value, form) : numberIn(value, form);
    };
  const of = Object.fromEntries(Object.keys(args).map((name) => [name, printed(name)]));
  const names: Names = { locale, of, each: of, either: new Set(['closed']), number: () => undefined };
  return fillTemplate(sentence, args, names);
}

/** A number without its sign, as something added to a sum, or as it is; undefined in a form that numbers have not. */
function numberIn(value: number, form: string | undefined): string | undefined {
  if (form === undefined) return numeral(value);
  if (form === 'abs') return String(Math.abs(value));
  if (form === 'term') return value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`;
  return undefined;
}

const numeral = (value: Value): string => String(value).replace(/^-(?=\d)/, '−');

/** All sentences of a language; one that cannot be filled stays as it is written. */
export const fillSentences = <T extends { readonly summary: string }>(
  clauses: Readonly<Record<string, T>>,
  facts: FactsByEdition,
  locale: Locale,
  called?: Called,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(clauses).map(([id, clause]) => {
      const summary = fillSentence(clause.summary, id, facts, locale, called);
      return [id, summary === undefined ? clause : { ...clause, summary }];
    }),
  );
