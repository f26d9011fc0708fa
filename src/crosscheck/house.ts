/**
 * The translator's own terms: a glossary of the house, or a named set of published usage, laid over the words of a language.
 * What it calls a thing is right; what we would call it, and every other rendering we know, is then the slip.
 */
import type { NameEntry } from '../core/render.ts';
import type { CanonTexts } from './canon.ts';
import type { Avoided, Lexicon } from './lexicon.ts';
import type { Concepts } from './statements/concepts.ts';
import { cutWords, fold, isUpper, makeStemmer } from './text/words.ts';

export const HOUSE_KINDS = ['terms', 'regions', 'countries', 'cards'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** What the house calls a thing of ours. */
export interface HouseTerm {
  readonly kind: HouseKind;
  readonly id: string;
  readonly form: string;
  /** Other forms it admits: plurals, inflections, abbreviations. */
  readonly forms: readonly string[];
  readonly avoid: readonly { readonly form: string; readonly why: string }[];
}

export interface House {
  /** How it is called in a finding: a file, or the name of a set. */
  readonly name: string;
  readonly terms: readonly HouseTerm[];
  /** Forms it avoids for what we have no name for. */
  readonly avoid: readonly Avoided[];
}

/** A rendering that the house has replaced. */
export interface Replaced {
  /** The term, or the name. */
  readonly id: string;
  readonly forms: readonly string[];
  readonly prefer: string;
  readonly house: string;
}

interface Words {
  readonly texts: CanonTexts;
  readonly lexicon: Lexicon;
  readonly concepts: Concepts;
  readonly replaced: readonly Replaced[];
}

/**
 * The words of a language with those of houses laid over them.
 * @param houses of two that name the same thing the later one is right
 */
export function withHouses(given: Omit<Words, 'replaced'>, houses: readonly House[]): Words {
  return houses.reduce<Words>(
    (words, { name, terms, avoid }, index) => {
      const later = new Set(houses.slice(index + 1).flatMap((each) => each.terms.map(keyOf)));
      const own = terms.filter((each) => !later.has(keyOf(each)));
      return own.reduce((all, term) => withTerm(all, term, name), withAvoided(words, own, avoid));
    },
    { ...given, replaced: [] },
  );
}

const keyOf = ({ kind, id }: HouseTerm) => `${kind}/${id}`;

/** What we would have a translator avoid may be what the house has chosen. */
function withAvoided(words: Words, terms: readonly HouseTerm[], avoid: readonly Avoided[]): Words {
  const same = stemsOf(words.lexicon);
  const admitted = new Set(terms.flatMap(admittedBy).map(same));
  const kept = words.lexicon.avoid.filter(({ form }) => !admitted.has(same(form)));
  return { ...words, lexicon: { ...words.lexicon, avoid: [...kept, ...avoid] } };
}

const admittedBy = ({ form, forms }: HouseTerm): readonly string[] => [form, ...forms];

function withTerm(words: Words, term: HouseTerm, house: string): Words {
  const { texts, lexicon, concepts } = words;
  const { kind, id, form } = term;
  const entry: NameEntry = texts.names[kind][id] ?? {};
  const same = stemsOf(lexicon);
  const admitted = admittedBy(term);
  const isAdmitted = (each: string) => admitted.some((own) => same(own) === same(each));
  const ours = [entry.form ?? entry.name ?? entry.title ?? [], ...(entry.forms ?? [])].flat();
  const avoid = ((entry.avoid ?? []) as HouseTerm['avoid']).filter((each) => !isAdmitted(each.form));
  const called = kind === 'cards' ? 'title' : kind === 'terms' ? 'form' : 'name';
  const named = {
    ...entry,
    [called]: form,
    forms: [...new Set([...term.forms, ...ours])].filter((each) => each !== form),
    avoid: [...avoid, ...term.avoid],
  };
  const known = [...ours, ...(lexicon.renderings[id] ?? []).flat()];
  const elsewhere = formsOfOthers(texts, kind, id, same);
  const rejected = known.filter(
    (each) => !isAdmitted(each) && isAnother(each, admitted, same) && !elsewhere.has(same(each)),
  );
  const say = sayToo(ours, admitted);
  const prefer = (each: Avoided): Avoided => (each.term === id ? { ...each, prefer: form } : each);
  return {
    texts: { ...texts, names: { ...texts.names, [kind]: { ...texts.names[kind], [id]: named } } },
    lexicon: {
      ...lexicon,
      avoid: lexicon.avoid.map(prefer),
      units: inAll(lexicon.units, say),
      actors: inAll(lexicon.actors, say),
    },
    concepts: inAll(concepts, say),
    replaced: [...words.replaced, { id, forms: [...new Set(rejected)], prefer: form, house }],
  };
}

/** Other words for the thing, and neither a longer nor a shorter way to say the same, nor its abbreviation. */
function isAnother(form: string, admitted: readonly string[], same: (form: string) => string): boolean {
  const own = ` ${same(form)} `;
  return admitted.every((each) => {
    const theirs = ` ${same(each)} `;
    return !own.includes(theirs) && !theirs.includes(own) && isShortened(form) === isShortened(each);
  });
}

const isShortened = (form: string) => form.split(/\s+/).some((word) => isUpper(word.replace(/^=|s$/g, '')));

/** Forms by which something else is called as well. */
function formsOfOthers(
  texts: CanonTexts,
  kind: HouseKind,
  id: string,
  same: (form: string) => string,
): ReadonlySet<string> {
  return new Set(
    HOUSE_KINDS.flatMap((each) =>
      Object.entries(texts.names[each]).flatMap(([other, { form, name, title, forms }]) =>
        each === kind && other === id
          ? []
          : [form, name, title, ...(forms ?? [])].flatMap((one) => (one ? [same(one)] : [])),
      ),
    ),
  );
}

/** Where a phrase has one of our forms, the same with those of the house. */
function sayToo(ours: readonly string[], admitted: readonly string[]) {
  const found = ours.map((form) => fold(form));
  return (phrase: string): readonly string[] => {
    const at = fold(phrase);
    const form = found.find((each) => at === each || (each.includes(' ') && ` ${at} `.includes(` ${each} `)));
    return form === undefined ? [] : admitted.map((each) => at.replace(form, each));
  };
}

type Phrases<K extends string> = Readonly<Record<K, readonly string[]>>;

function inAll<K extends string>(lists: Phrases<K>, say: (phrase: string) => readonly string[]): Phrases<K> {
  return Object.fromEntries(
    Object.entries<readonly string[]>(lists).map(([id, list]) => {
      const more = list.flatMap(say).filter((each) => !list.includes(each));
      return [id, more.length > 0 ? [...new Set(more), ...list] : list];
    }),
  ) as Phrases<K>;
}

function stemsOf({ stem: { endings, least } }: Lexicon): (form: string) => string {
  const stem = makeStemmer(endings, least);
  return (form) =>
    cutWords(form.replace(/^=/, ''), stem)
      .map((word) => word.stem)
      .join(' ');
}
