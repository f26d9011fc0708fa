/** Checking our own translations, text by text: nothing stale, nothing left out, nothing that the checks would find. */
import type { Canon } from './canon.ts';
import { makePhrasebook } from './text/phrases.ts';
import { cutWords, fold, isUpper } from './text/words.ts';

/** A text and its translation. */
export interface Unit {
  readonly file: string;
  readonly id: string;
  readonly source: string;
  readonly target: string | undefined;
  /** Start of the hash of the source it was made from, and of the source as it is. */
  readonly from?: string | undefined;
  readonly now?: string | undefined;
  /** Texts with placeholders are templates: numbers in them may be written otherwise. */
  readonly template?: boolean;
}

export interface Translations {
  readonly canon: Canon;
  readonly units: readonly Unit[];
}

export interface SelfFinding {
  readonly locale: string;
  readonly file: string;
  readonly id: string;
  readonly check: string;
  readonly message: string;
}

/** Findings in our own texts; none if all is well. */
export function checkTranslations({ canon, units }: Translations): readonly SelfFinding[] {
  const avoided = avoidBook(canon);
  return units.flatMap((unit) =>
    problems(unit, canon, avoided).map(([check, message]) => ({
      locale: canon.locale,
      file: unit.file,
      id: unit.id,
      check,
      message,
    })),
  );
}

type Problem = readonly [check: string, message: string];

function problems(unit: Unit, canon: Canon, avoided: ReturnType<typeof avoidBook>): readonly Problem[] {
  const { source, target, from, now } = unit;
  if (target === undefined || target.trim() === '') return [['untranslated', 'there is no translation']];
  const found: Problem[] = [];
  if (from !== undefined && now !== undefined && from !== now)
    found.push(['stale', `made from ${from}, the source is now ${now}`]);
  if (target === source && /\p{L}{4,} \p{L}{3,}/u.test(source) && !/^\{/.test(source))
    found.push(['untranslated', 'the same as in English']);
  const [lost, added] = difference(placeholders(source), placeholders(target));
  if (lost.length + added.length > 0 && unit.template !== true)
    found.push(['placeholder', `lost ${lost.join(' ') || '–'}, added ${added.join(' ') || '–'}`]);
  if (unit.template !== true) found.push(...numberProblems(source, target));
  const words = cutWords(target, canon.stem);
  const accepted = new Set(canon.terms.findAll(words).map(({ value }) => value));
  for (const { value, from: start, to } of avoided.find(words)) {
    // The source tells whether the term is meant at all, and a text that has the right word may use the other besides.
    const clause = unit.file.endsWith('/clauses.yaml') ? canon.byId.get(unit.id) : undefined;
    if (clause && !clause.terms.includes(value.term)) continue;
    if (!fold(source).includes(value.term.replace(/_/g, ' ')) || accepted.has(value.term)) continue;
    found.push([
      'term',
      `${words
        .slice(start, to)
        .map(({ text }) => text)
        .join(' ')}: ${value.why}`,
    ]);
  }
  for (const { pattern, why } of canon.lexicon.grammar)
    if (new RegExp(pattern, 'u').test(target)) found.push(['grammar', why]);
  if (/ {2}|\s[,.;](?:\s|$)|\p{L}\.\.(?!\.)/u.test(target)) found.push(['form', 'spaces or dots']);
  if ((target.match(/«/g) ?? []).length !== (target.match(/»/g) ?? []).length) found.push(['form', 'quotation marks']);
  const doubled = words.find(
    (word, index) =>
      word.fold.length > 2 &&
      !/^\d/.test(word.fold) &&
      words[index + 1]?.fold === word.fold &&
      /^\s$/.test(target.slice(word.end, words[index + 1]!.start)),
  );
  if (doubled) found.push(['duplicate', `${doubled.text} ${doubled.text}`]);
  return found;
}

/** Numbers in digits are the same in every language. */
function numberProblems(source: string, target: string): readonly Problem[] {
  const numbers = (text: string) =>
    [...text.matchAll(/(?<![\p{L}\d.])\d+(?:\.\d+)*(?![\d\p{L}])/gu)].map((match) => match[0]);
  const [lost] = difference(new Set(numbers(source)), new Set(numbers(target)));
  return lost
    .filter((each) => Number(each) > 3 || each.includes('.'))
    .map((each) => ['number', `${each} is missing`] as const);
}

const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{([a-z]+)[^{}]*\}/g)].map((match) => `{${match[1]}}`));

function difference(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly [readonly string[], readonly string[]] {
  return [[...a].filter((each) => !b.has(each)), [...b].filter((each) => !a.has(each))];
}

function avoidBook({ texts, lexicon, stem }: Canon) {
  const entries: [string, { readonly term: string; readonly why: string }][] = lexicon.avoid.map(
    ({ form, term, why }) => [form, { term, why }],
  );
  for (const [term, entry] of Object.entries(texts.names.terms)) {
    const accepted = [entry.form ?? '', ...(entry.forms ?? [])];
    for (const { form, why } of (entry.avoid ?? []) as { form: string; why: string }[]) {
      const isNear = accepted.some((each) => fold(each) === fold(form)) || isUpper(form.replace(/s$/, ''));
      const sameStems = accepted.some((each) => stems(each, stem) === stems(form, stem));
      if (!sameStems) entries.push([isNear ? `=${form}` : form, { term, why }]);
    }
  }
  return makePhrasebook(entries, stem);
}

const stems = (text: string, stem: Canon['stem']) =>
  cutWords(text, stem)
    .map((word) => word.stem)
    .join(' ');
