/** Meaning: modality, sides, timing, comparators and signs of a clause against those of the sentences that say it. */
import type { Canon } from '../canon.ts';
import { ACTORS, type Actor, COMPARATORS, type Comparator, MODALITIES, type Modality, TIMINGS, type Timing } from '../lexicon.ts';
import { makePhrasebook, type Match, type Phrasebook } from '../text/phrases.ts';
import type { CheckFinding, Sentence, Word } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingAt, type Segment, segments } from './check.ts';

interface Books {
  readonly modality: Phrasebook<Modality>;
  readonly timing: Phrasebook<Timing>;
  readonly actors: Phrasebook<Actor>;
  readonly comparators: Phrasebook<Comparator>;
}

const prepared = new WeakMap<Canon, Books>();

function booksOf(canon: Canon): Books {
  const known = prepared.get(canon);
  if (known) return known;
  const { lexicon, stem } = canon;
  const book = <T extends string>(keys: readonly T[], phrases: Readonly<Record<T, readonly string[]>>, exact: boolean) =>
    makePhrasebook(keys.flatMap((key) => phrases[key].map((phrase) => [phrase, key] as const)), stem, exact);
  const books = {
    modality: book(MODALITIES, lexicon.modality, true),
    timing: book(TIMINGS, lexicon.timing, true),
    actors: book(ACTORS, lexicon.actors, false),
    comparators: book(COMPARATORS, lexicon.comparators, true),
  };
  prepared.set(canon, books);
  return books;
}

const valuesIn = <T>(book: Phrasebook<T>, words: readonly Word[]): ReadonlySet<T> => new Set(book.findAll(words).map(({ value }) => value));
const wordsOf = (sentences: readonly Sentence[]) => sentences.flatMap(({ words }) => words);
const blockWords = (context: CheckContext, { sentences }: Segment) =>
  [...new Set(sentences.map((sentence) => blockOf(context, sentence)))].flatMap((block) => block.sentences.flatMap(({ words }) => words));

/** A rule cannot be a possibility; a prohibition needs a word that forbids. */
export const modality: Check = {
  id: 'modality',
  why: 'a prohibition, permission or duty that has become something else',
  run(context) {
    const { modality: book } = booksOf(context.canon);
    return segments(context, 0.3).flatMap((segment): CheckFinding[] => {
      const { clause, sentences } = segment;
      if (!clause.normative) return [];
      const own = valuesIn(book, clause.words);
      const theirs = valuesIn(book, wordsOf(sentences));
      const report = (message: string, confidence: number, match?: { readonly sentence: Sentence; readonly match: Match<Modality> }) => {
        const sentence = match?.sentence ?? sentences[0]!;
        const [start, end] = match ? [sentence.words[match.match.from]!.start, sentence.end] : [sentence.start, sentence.end];
        return [findingAt(context, 'modality', blockOf(context, sentence), start, end, { severity: 'critical', confidence, clause: clause.id, message, expected: clause.summary })];
      };
      const maybe = sentences.flatMap((sentence) => book.findAll(sentence.words).filter(({ value }) => value === 'possibility').map((match) => ({ sentence, match })))[0];
      if (maybe && !own.has('possibility')) return report('modality.possibility', 0.85, maybe);
      const firm = segment.score >= 0.45 && segment.sentences.length === 1;
      if (clause.kind === 'prohibition' && own.has('prohibition') && firm) {
        const forbids = theirs.has('prohibition') || theirs.has('exclusivity') || theirs.has('negation');
        if (!forbids && (theirs.has('permission') || theirs.has('obligation'))) return report('modality.prohibition', 0.75);
      }
      const negated = (set: ReadonlySet<Modality>) => set.has('negation') || set.has('prohibition') || set.has('exclusivity');
      if (clause.kind === 'permission' && own.has('permission') && !negated(own) && firm && theirs.has('obligation') && !theirs.has('permission')) return report('modality.permission', 0.7);
      if (firm && own.has('permission') && !own.has('obligation') && theirs.has('obligation') && !theirs.has('permission') && !negated(own) && !negated(theirs)) return report('modality.permission', 0.65);
      return [];
    });
  },
};

/** Only one side is named in the clause, and only the other in the text. */
export const sides: Check = {
  id: 'sides',
  why: 'the wrong superpower acts or gains',
  run(context) {
    const { actors: book } = booksOf(context.canon);
    return segments(context, 0.35).flatMap((segment): CheckFinding[] => {
      const own = valuesIn(book, segment.clause.words);
      const theirs = valuesIn(book, blockWords(context, segment));
      const wrong = (['us', 'ussr'] as const).find((side) => own.has(side) && !own.has(other(side)) && theirs.has(other(side)) && !theirs.has(side));
      if (!wrong) return [];
      const sentence = segment.sentences[0]!;
      return [findingAt(context, 'sides', blockOf(context, sentence), sentence.start, sentence.end, { severity: 'critical', confidence: 0.75, clause: segment.clause.id, message: 'sides.swapped', expected: segment.clause.summary })];
    });
  },
};

const other = (side: 'us' | 'ussr') => (side === 'us' ? 'ussr' : 'us');

const OPPOSITES: readonly (readonly [Timing, Timing])[] = [['before', 'after'], ['start', 'end'], ['first', 'second']];

/** The clause says before, the text says after. */
export const timing: Check = {
  id: 'timing',
  why: 'before and after, start and end, first and second exchanged',
  run(context) {
    const { timing: book } = booksOf(context.canon);
    return segments(context, 0.4).flatMap((segment): CheckFinding[] => {
      if (segment.sentences.length > 1) return [];
      const [own, theirs] = [valuesIn(book, segment.clause.words), valuesIn(book, wordsOf(segment.sentences))];
      const wrong = OPPOSITES.flatMap(([a, b]) => [[a, b], [b, a]] as const).find(([a, b]) => own.has(a) && !own.has(b) && theirs.has(b) && !theirs.has(a));
      if (!wrong) return [];
      const sentence = segment.sentences[0]!;
      const match = book.findAll(sentence.words).find(({ value }) => value === wrong[1])!;
      return [findingAt(context, 'timing', blockOf(context, sentence), sentence.words[match.from]!.start, sentence.words[match.to - 1]!.end, { severity: 'high', confidence: 0.6, clause: segment.clause.id, message: 'timing.opposite', expected: segment.clause.summary })];
    });
  },
};

/** Two comparators on one number, or the opposite of the clause's. */
export const comparators: Check = {
  id: 'comparator',
  why: 'at least, at most, more than, less than exchanged',
  run(context) {
    const { comparators: book } = booksOf(context.canon);
    return context.document.blocks.flatMap((block) => block.sentences.flatMap((sentence): CheckFinding[] => {
      const matches = book.find(sentence.words);
      const double = matches.find((match, index) => {
        const next = matches[index + 1];
        return next && next.from - match.to <= 1 && next.value !== match.value && isNumber(context.canon, sentence.words[next.to]);
      });
      const stray = double ?? opposite(context, sentence, matches);
      if (!stray) return [];
      const clause = context.canon.byId.get(context.clauseOf(sentence));
      return [findingAt(context, 'comparator', block, sentence.words[stray.from]!.start, Math.min(sentence.end, sentence.words[stray.to - 1]!.end + 25), {
        severity: 'high', confidence: double ? 0.85 : 0.6, message: double ? 'comparator.double' : 'comparator.opposite', expected: clause?.summary ?? '',
      })];
    }));
  },
};

/** At least N against more than N, where both texts name the same number. */
function opposite({ canon, alignment }: CheckContext, sentence: Sentence, matches: readonly Match<Comparator>[]): Match<Comparator> | undefined {
  const link = alignment.bySentence[sentence.index]!.find(({ primary, score }) => primary && score >= 0.4);
  if (!link) return undefined;
  const { comparators: book } = booksOf(canon);
  const bound = (words: readonly Word[], found: readonly Match<Comparator>[]) =>
    found.flatMap((match) => (isNumber(canon, words[match.to]) ? [{ match, number: numberOf(canon, words[match.to]!) }] : []));
  const own = bound(link.clause.words, book.find(link.clause.words));
  return bound(sentence.words, matches).find(({ match, number }) => {
    const same = own.filter((each) => each.number === number);
    return same.length > 0 && !same.some((each) => each.match.value === match.value);
  })?.match;
}

function isNumber(canon: Canon, word: Word | undefined): boolean {
  return word !== undefined && numberOf(canon, word) !== undefined;
}

function numberOf({ lexicon }: Canon, word: Word): number | undefined {
  return /^\d+$/.test(word.fold) ? Number(word.fold) : lexicon.numbers[word.fold];
}

/** `+1` in the clause, `-1` in the text. */
export const signs: Check = {
  id: 'sign',
  why: 'plus and minus exchanged',
  run(context) {
    return segments(context, 0.3).flatMap(({ clause, sentences }): CheckFinding[] => {
      const own = signed(clause.summary);
      return sentences.flatMap((sentence): CheckFinding[] => {
        const theirs = signed(sentence.text);
        const wrong = [...theirs].find((each) => own.has(flip(each)) && !own.has(each));
        if (!wrong) return [];
        const start = sentence.start + Math.max(0, sentence.text.search(/[+−-]\d/));
        return [findingAt(context, 'sign', blockOf(context, sentence), start, start + 2, { severity: 'critical', confidence: 0.8, clause: clause.id, message: 'sign.opposite', expected: flip(wrong) })];
      });
    });
  },
};

const signed = (text: string) => new Set([...text.matchAll(/(?<![\p{L}\d])([+−-])(\d+)/gu)].map((match) => `${match[1] === '+' ? '+' : '-'}${match[2]}`));
const flip = (value: string) => (value.startsWith('+') ? '-' : '+') + value.slice(1);

/** A term that carries the clause is absent from what the document says. */
const CARRYING = new Set(['held_card', 'battleground', 'stability_number', 'military_operations', 'superpower', 'discard_pile']);

export const lostTerms: Check = {
  id: 'term-absent',
  why: 'the term that a clause turns on does not occur in its text',
  run(context) {
    const { canon } = context;
    return segments(context, 0.32).flatMap((segment): CheckFinding[] => {
      if (!segment.clause.normative || segment.sentences.length > 2) return [];
      const own = new Set(canon.terms.findAll(segment.clause.words).map(({ value }) => value));
      const words = blockWords(context, segment);
      const theirs = new Set(canon.terms.findAll(words).map(({ value }) => value));
      const lost = [...own].find((term) => CARRYING.has(term) && segment.clause.terms.includes(term) && !theirs.has(term));
      if (!lost) return [];
      const sentence = segment.sentences[0]!;
      return [findingAt(context, 'term-absent', blockOf(context, sentence), sentence.start, sentence.end, {
        severity: 'medium', confidence: 0.55, clause: segment.clause.id, message: 'term.absent', values: { term: canon.texts.names.terms[lost]?.form ?? lost }, expected: segment.clause.summary,
      })];
    });
  },
};
