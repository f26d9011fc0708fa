/** Checking our own translations, text by text: nothing stale, nothing left out, nothing that the checks would find. */
import { keysOf, parseTemplate, shownIn } from '../core/render-template.ts';
import type { Canon } from './canon.ts';
import { type Accepted, compareTexts } from './self-statements.ts';
import type { Speech } from './statements/concepts.ts';
import { makePhrasebook } from './text/phrases.ts';
import { cutWords, fold, isUpper } from './text/words.ts';

/** A text and its translation. */
export interface Unit {
  readonly id: string;
  readonly source: string;
  /** Empty if there is none. */
  readonly target: string;
}

/** Texts that are translated together, and the hash of the source they were made from. */
export interface Entry {
  readonly id: string;
  /** Where the translation is, or belongs. */
  readonly file: string;
  readonly texts: readonly Unit[];
  /** Undefined if nobody has recorded it. */
  readonly from: string | undefined;
  /** The hash of the source as it is. */
  readonly now: string;
}

export interface Translations {
  readonly canon: Canon;
  /** English as the source speaks it, and the differences that were looked at. */
  readonly english: Speech;
  readonly accepted: readonly Accepted[];
  readonly entries: readonly Entry[];
  /** Translations of what is not there to be translated. */
  readonly leftovers: readonly { readonly file: string; readonly id: string }[];
}

export interface SelfFinding {
  readonly locale: string;
  readonly file: string;
  readonly id: string;
  readonly check: string;
  readonly message: string;
}

/** Findings in our own texts, each with the way to mend it; none if all is well. */
export function checkTranslations({
  canon,
  english,
  accepted,
  entries,
  leftovers,
}: Translations): readonly SelfFinding[] {
  const { locale } = canon;
  const avoided = avoidBook(canon);
  const isAccepted = (id: string, check: string) =>
    accepted.some((each) => each.id === id && each.locale === locale && each.check === check);
  // Clauses say the same in every language; of messages only their values are sure.
  const stated = ({ id, source, target }: Unit) =>
    id.startsWith(CLAUSES) && target.trim() !== ''
      ? compareTexts(source, target, english, canon).filter(([check]) => !isAccepted(id.slice(CLAUSES.length), check))
      : [];
  const gone = leftovers.map(({ file, id }) => ({ locale, file, id, check: 'leftover', message: GONE }));
  return [
    ...entries.flatMap((entry) => {
      const { file, id } = entry;
      const source = sourceProblems(entry, locale).map(([check, message]) => ({ locale, file, id, check, message }));
      const texts = entry.texts.flatMap((unit) =>
        [...problems(unit, canon, avoided), ...stated(unit)].map(([check, message]) => ({
          locale,
          file,
          id: unit.id,
          check,
          message,
        })),
      );
      return [...source, ...texts];
    }),
    ...gone,
  ];
}

const CLAUSES = 'clauses/';

const GONE = 'there is no such text to translate; take it out, or "arbiter reviewed --all" if it is a hash';

type Problem = readonly [check: string, message: string];

/** Is there a translation, and was it made from the source as it is? */
function sourceProblems({ id, file, texts, from, now }: Entry, locale: string): readonly Problem[] {
  if (texts.some(({ target }) => target.trim() === ''))
    return [['untranslated', `write it in ${file}; then "arbiter reviewed ${id} --locale ${locale}"`]];
  if (from === now) return [];
  const mend = `hold it against the source; once it is right, "arbiter reviewed ${id} --locale ${locale}"`;
  return from === undefined
    ? [['unrecorded', `nothing says from which source this was made: ${mend}`]]
    : [['stale', `made from ${from}, the source is now ${now}: ${mend}`]];
}

function problems(
  { id, source, target }: Unit,
  canon: Canon,
  avoided: ReturnType<typeof avoidBook>,
): readonly Problem[] {
  if (target.trim() === '') return [];
  const found: Problem[] = [];
  // A proper name may be the same in both.
  if (
    target === source &&
    /(?<!\p{L})\p{L}{4,} \p{L}{3,}/u.test(source) &&
    !/^\{/.test(source) &&
    !/^glossary|names\//.test(id)
  )
    found.push(['untranslated', 'the same as in the source']);
  found.push(...placeholderProblems(source, target));
  found.push(...numberProblems(source, target));
  const words = cutWords(target, canon.stem);
  const accepted = new Set(canon.terms.findAll(words).map(({ value }) => value));
  for (const { value, from: start, to } of avoided.find(words)) {
    // A title is quoted as it is printed.
    if (id.startsWith('glossary/cards/')) continue;
    // The source tells whether the term is meant at all, and a text that has the right word may use the other besides.
    const clause = id.startsWith('clauses/')
      ? canon.byId.get(id.slice('clauses/'.length).replace(/~/g, '/'))
      : undefined;
    if (clause && !clause.terms.includes(value.term)) continue;
    if (!fold(source).includes(value.term.replace(/_/g, ' ')) || accepted.has(value.term)) continue;
    const written = words
      .slice(start, to)
      .map(({ text }) => text)
      .join(' ');
    // What is typed, a value or an option, is the same in every language.
    if (id.startsWith('mistakes/') && source.includes(written)) continue;
    found.push(['term', `${written}: ${value.why}`]);
  }
  for (const { pattern, why } of canon.lexicon.grammar)
    if (new RegExp(pattern, 'u').test(target)) found.push(['grammar', why]);
  if (/(?<!\n) {2}|\s[,.;](?:\s|$)|\p{L}\.\.(?!\.)/u.test(target)) found.push(['form', 'spaces or dots']);
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

/** What the source prints is printed, and nothing else can be filled in. */
function placeholderProblems(source: string, target: string): readonly Problem[] {
  if (!source.includes('{') && !target.includes('{')) return [];
  const [known, own] = [parseTemplate(source), parseTemplate(target)];
  // A sentence about the keys of a case has braces that are none of ours.
  if (!known) return [];
  if (!own) return [['placeholder', 'the braces are not in order']];
  const [, added] = difference(keysOf(known), keysOf(own));
  const [lost] = difference(shownIn(known), keysOf(own));
  return [
    ...added.map((key) => ['placeholder', `there is no {${key}} in the source`] as const),
    ...lost.map((key) => ['placeholder', `{${key}} of the source is missing`] as const),
  ];
}

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
