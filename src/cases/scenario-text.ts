/** A case as the text of a feature, in any language that has the sentences. */
import type { TextNames } from '../data/texts.ts';
import type { Phrases } from './scenarios.ts';

/** A sentence by its id, with countries, cards and sides by id. */
export interface Said {
  readonly kind: 'given' | 'when' | 'then';
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A case in sentences; or what in it no sentence says, in the words of a case. */
export type Written =
  /** `rules`: the edition and the readings, which a feature has as tags and a question as sentences. */
  { readonly said: readonly Said[]; readonly rules: readonly Said[] } | { readonly unsaid: string };

/** No sentence says this. */
export class Unsaid extends Error {}
/** Stops at a part of a case that no sentence says; named as cases write it. */
export const unsaid = (what: string): never => {
  throw new Unsaid(what);
};

/** A scenario: its title and its sentences. */
export interface WrittenScenario {
  readonly title: string;
  readonly written: Exclude<Written, { unsaid: string }>;
}

/** How a language writes its sentences. */
export interface WritingLanguage {
  /** What comes of a case is no part of a question. */
  readonly phrases: Pick<Phrases, 'given' | 'when' | 'written'> & Partial<Pick<Phrases, 'then'>>;
  readonly names: Pick<TextNames, 'countries' | 'cards' | 'sides' | 'regions'>;
}
/** The words that structure a feature; a language that is begun may lack some. */
export type Keywords = Readonly<Record<string, string | readonly string[]>>;
interface Language extends WritingLanguage {
  readonly phrases: Phrases;
}

/** The text of a feature with these scenarios. */
export function featureOf(
  locale: string,
  language: Language,
  title: string,
  scenarios: readonly WrittenScenario[],
): string {
  const { keywords } = language.phrases;
  const word = (key: keyof Phrases['keywords']): string => [keywords[key]].flat()[0] as string;
  const lines = [`# language: ${locale}`, `${word('feature')}: ${oneLine(title)}`];
  for (const scenario of scenarios) {
    const { rules, said } = scenario.written;
    const tags = rules.map(tagOf);
    lines.push('', ...(tags.length > 0 ? [`  ${tags.join(' ')}`] : []));
    lines.push(`  ${word('scenario')}: ${oneLine(scenario.title)}`);
    let before: string | undefined;
    for (const each of said) {
      lines.push(`    ${word(each.kind === before ? 'and' : each.kind)} ${inWords(each, language)}`);
      before = each.kind;
    }
  }
  return `${lines.join('\n')}\n`;
}

const tagOf = ({ id, values }: Said): string =>
  id === 'rules.edition' ? `@edition:${values.option}` : `@issue:${values.option1}=${values.option2}`;

/** The case as one asks it: its sentences one after the other, those about the rules first. */
export const questionOf = ({ rules, said }: WrittenScenario['written'], language: WritingLanguage): string =>
  [...rules, ...said].map((each) => capitalised(inWords(each, language))).join('. ');

/** The facts of a case and what is done, as a reader is told them: Given …; …. When …; …. The edition is not told. */
export function storyOf(
  { rules, said }: WrittenScenario['written'],
  language: WritingLanguage & { readonly phrases: { readonly keywords: Keywords } },
): string {
  const { keywords } = language.phrases;
  const all = [...rules.filter(({ id }) => id !== 'rules.edition'), ...said];
  const told = (kind: 'given' | 'when'): readonly string[] => {
    const sentences = all.filter((each) => each.kind === kind).map((each) => inWords(each, language));
    return sentences.length === 0 ? [] : [`${[keywords[kind] ?? ''].flat()[0]} ${sentences.join('; ')}.`];
  };
  return [...told('given'), ...told('when')].join(' ');
}

const capitalised = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const QUOTE = /[«»„“”"]/;
/** What stands in quotation marks. */
const QUOTED = /^[«»„“”"](.*)[«»„“”"]$/su;

/** A word with others of another number beside it, or an ending in brackets. */
const INFLECTED = /(?<![^\s{}()/])[^\s{}()/]+(?:\/[^\s{}()/]+)+|\([^()]*\)|\{([a-z]+)(\d?)\}/gu;

/** A cucumber expression with its values, each word in the number that goes with them. */
function inWords({ kind, id, values }: Said, { phrases, names }: WritingLanguage): string {
  const { written = {} } = phrases;
  const own = written.but?.[id] ?? {};
  const phrase = [phrases[kind]?.[id] ?? ''].flat()[0] as string;
  const count = (key: string): number => {
    const value = values[key];
    return typeof value === 'number' ? value : written.plural?.includes(String(value)) ? 2 : 1;
  };
  const saidFor = (name: string, n: string): string =>
    valueInWords(name, values[name + n] ?? '', own[name] ?? written[name as 'side' | 'country' | 'region'], names);
  // Words go with what stands before them.
  let goesWith = own.number ?? '';
  return withoutTwice(phrase, saidFor).replace(
    INFLECTED,
    (words, name: string | undefined, n: string, at: number, whole: string) => {
      if (name !== undefined) {
        if (own.number === undefined && (name === 'int' || name === 'side')) goesWith = name + n;
        const said = saidFor(name, n);
        // Some titles have quotation marks of their own.
        return QUOTE.test(whole.charAt(at - 1)) ? said.replace(QUOTED, '$1') : said;
      }
      const many = goesWith === '' ? 1 : count(goesWith);
      if (!words.startsWith('(')) return ofNumber(words.split('/'), many);
      // What may be left out is said; an ending is that of the plural.
      return words.includes(' ') || many !== 1 ? words.slice(1, -1) : '';
    },
  );
}

/** A form of a name may bring its preposition along, of which the sentence has every spelling before it. */
const withoutTwice = (phrase: string, saidFor: (name: string, n: string) => string): string =>
  phrase.replace(
    /(?<![^\s{}])([^\s{}]+) (\{([a-z]+)(\d?)\})/gu,
    (all, words: string, braces: string, name: string, n: string) =>
      words.includes('/') && words.split('/').some((word) => saidFor(name, n).startsWith(`${word} `)) ? braces : all,
  );

/** The form of a number: singular, then plural; or for one, for two to four, for five and more. */
function ofNumber(forms: readonly string[], n: number): string {
  const [one = '', few = one, many = few] = forms;
  const last = n % 10;
  const teen = n % 100 > 10 && n % 100 < 15;
  if (forms.length > 2) return last === 1 && !teen ? one : last > 1 && last < 5 && !teen ? few : many;
  return n === 1 ? one : few;
}

function valueInWords(
  kind: string,
  value: string | number,
  form: string | undefined,
  { countries, cards, sides, regions }: WritingLanguage['names'],
): string {
  const id = String(value);
  const entries = { country: countries, side: sides, region: regions }[kind as 'country'];
  const entry = (entries as Readonly<Record<string, object>> | undefined)?.[id] as
    | (typeof countries)[string]
    | undefined;
  if (entry) {
    const said = (entry as Readonly<Record<string, unknown>>)[form ?? 'name'];
    return typeof said === 'string' ? said : String(entry.name ?? id);
  }
  return kind === 'card' || kind === 'effect' ? (cards[id]?.title ?? id) : id;
}
