/** Meaning: modality, sides and terms of a clause against those of the sentences that say it. */
import type { Actor, Modality } from '../lexicon.ts';
import { type Match, makePhrasebook, type Phrasebook } from '../text/phrases.ts';
import type { CheckFinding, Sentence, Word } from '../types.ts';
import { booksOf } from './books.ts';
import { blockOf, type Check, type CheckContext, findingIn, ofClause, type Segment, segments } from './check.ts';

export const valuesIn = <T>(book: Phrasebook<T>, words: readonly Word[]): ReadonlySet<T> =>
  new Set(book.findAll(words).map(({ value }) => value));
export const wordsOf = (sentences: readonly Sentence[]) => sentences.flatMap(({ words }) => words);
/** The paragraphs of a segment; an item of a list with the line that announces the list. */
export function blockWords(context: CheckContext, { sentences }: Segment): readonly Word[] {
  const blocks = new Set(sentences.map((sentence) => blockOf(context, sentence)));
  for (const block of [...blocks]) {
    let at = block.index;
    while (at > 0 && context.document.blocks[at]!.marker) at--;
    if (at < block.index && block.index - at < 12) blocks.add(context.document.blocks[at]!);
  }
  return [...blocks].flatMap((block) => block.sentences.flatMap(({ words }) => words));
}

/** A rule cannot be a possibility; a prohibition needs a word that forbids. */
export const modality: Check = {
  id: 'modality',
  why: 'a prohibition, permission or duty that has become something else',
  run(context) {
    const { modality: book } = booksOf(context.canon);
    return segments(context, 0.3).flatMap((segment): CheckFinding[] => {
      const { clause } = segment;
      // An example tells what happens, not what must or may.
      const sentences = segment.sentences.filter((sentence) => blockOf(context, sentence).kind !== 'example');
      if (!clause.normative || sentences.length === 0) return [];
      const own = valuesIn(book, clause.words);
      const theirs = valuesIn(book, wordsOf(sentences));
      const around = valuesIn(book, blockWords(context, segment));
      const report = (
        message: string,
        match?: { readonly sentence: Sentence; readonly match: Match<Modality> },
        confidence?: number,
      ) => {
        const sentence = match?.sentence ?? sentences[0]!;
        const { start } = match ? sentence.words[match.match.from]! : sentence;
        const more = { ...ofClause(clause), ...(confidence && { confidence }) };
        return [findingIn(context, message, sentence, more, { start, end: sentence.end })];
      };
      const maybe = sentences.flatMap((sentence) =>
        book
          .findAll(sentence.words)
          .filter(({ value }) => value === 'possibility')
          .map((match) => ({ sentence, match })),
      )[0];
      if (maybe && !own.has('possibility')) return report('modality.possibility', maybe);
      const firm = segment.score >= 0.45 && segment.sentences.length === 1;
      if (!firm) return [];
      const [first] = sentences as [Sentence];
      const isDenied = (words: readonly Word[]) => deniedPermissions(book, words);
      const permits = { own: isDenied(clause.words) === false, theirs: isDenied(first.words) !== true };
      const inList = blockOf(context, first).marker !== undefined;
      const compared = { kind: clause.kind, own, theirs, around, permits, inList };
      const change = CHANGES.find(({ is }) => is(compared));
      return change ? report(change.message, undefined, change.confidence) : [];
    });
  },
};

/** The modality of a clause and of the sentence that says it. */
interface Compared {
  readonly kind: Segment['clause']['kind'];
  readonly own: Modalities;
  readonly theirs: Modalities;
  /** Of the paragraphs in which it stands. */
  readonly around: Modalities;
  /** What is spoken of as allowed is so. */
  readonly permits: { readonly own: boolean; readonly theirs: boolean };
  readonly inList: boolean;
}

type Modalities = ReadonlySet<Modality>;

const negates = (said: Modalities): boolean =>
  said.has('negation') || said.has('prohibition') || said.has('exclusivity');
const isDuty = (said: Modalities): boolean => said.has('obligation') && !said.has('permission');
const isPermission = (said: Modalities): boolean => said.has('permission') && !said.has('obligation');

/** What a modality may have become, the surest first. */
const CHANGES: readonly {
  readonly message: string;
  /** Where it is not that of the message. */
  readonly confidence?: number;
  readonly is: (compared: Compared) => boolean;
}[] = [
  {
    message: 'modality.prohibition',
    is: ({ kind, own, theirs }) =>
      kind === 'prohibition' &&
      own.has('prohibition') &&
      !negates(theirs) &&
      (theirs.has('permission') || theirs.has('obligation')),
  },
  {
    message: 'modality.permission',
    is: ({ kind, own, theirs }) => kind === 'permission' && own.has('permission') && !negates(own) && isDuty(theirs),
  },
  {
    message: 'modality.permission',
    confidence: 0.65,
    is: ({ own, theirs }) => isPermission(own) && isDuty(theirs) && !negates(own) && !negates(theirs),
  },
  {
    message: 'modality.obligation',
    is: ({ own, theirs }) => isDuty(own) && isPermission(theirs) && !negates(theirs),
  },
  {
    message: 'modality.forbidden',
    is: ({ kind, theirs, permits }) =>
      kind === 'permission' && permits.own && !permits.theirs && !theirs.has('exclusivity'),
  },
  {
    message: 'modality.negation',
    // The line that announces a list may say no for all its items, and may stand on another page.
    is: ({ kind, own, theirs, around, inList }) =>
      !inList &&
      (own.has('negation') || own.has('prohibition')) &&
      (kind === 'prohibition' || own.has('never')) &&
      !(negates(theirs) || theirs.has('never') || around.has('negation') || around.has('exclusivity')),
  },
];

/** Whether what words allow is allowed or, as in "may not", denied; undefined if nothing is, or both. */
function deniedPermissions(book: Phrasebook<Modality>, words: readonly Word[]): boolean | undefined {
  const all = book.findAll(words);
  const denials = all.filter(({ value }) => value === 'prohibition' || value === 'never');
  const denied = all
    .filter(({ value }) => value === 'permission')
    .map(({ from, to }) =>
      denials.some((each) => each.from <= from && each.to >= to && each.to - each.from > to - from),
    );
  return new Set(denied).size === 1 ? denied[0] : undefined;
}

/** Only one side is named in the clause, and only the other in the text. */
export const sides: Check = {
  id: 'sides',
  why: 'the wrong superpower acts or gains',
  run(context) {
    const { actors: book } = booksOf(context.canon);
    return segments(context, 0.35).flatMap((segment): CheckFinding[] => {
      const own = valuesIn(book, segment.clause.words);
      const theirs = valuesIn(book, blockWords(context, segment));
      const wrong = (['us', 'ussr'] as const).find(
        (side) => own.has(side) && !own.has(other(side)) && theirs.has(other(side)) && !theirs.has(side),
      );
      const twice =
        wrong === undefined &&
        own.has('us') &&
        own.has('ussr') &&
        sidesNamed(book, segment) >= 2 &&
        !theirs.has('opponent') &&
        theirs.has('us') !== theirs.has('ussr');
      // The player whose round it is, and the one whose it is not.
      const role =
        segment.score >= 0.5 &&
        context.canon.terms.findAll(segment.clause.words).some(({ value }) => value === 'phasing_player') &&
        !own.has('opponent') &&
        theirs.has('opponent') &&
        !theirs.has('phasing');
      if (!wrong && !role && !(twice && segment.sentences.length === 1)) return [];
      const message = role && !wrong && !twice ? 'sides.role' : 'sides.swapped';
      return [findingIn(context, message, segment.sentences[0]!, ofClause(segment.clause))];
    });
  },
};

/** How often one of the sides is named. */
function sidesNamed(book: Phrasebook<Actor>, { sentences }: Segment): number {
  return book.findAll(wordsOf(sentences)).filter(({ value }) => value === 'us' || value === 'ussr').length;
}

/** Who is first: the side named nearest to the word. */
export const firstSide: Check = {
  id: 'first-side',
  why: 'the wrong superpower goes first',
  run(context) {
    const { actors, timing: times } = booksOf(context.canon);
    const first = (words: readonly Word[], text: string, from = 0) => {
      const [at, ...more] = times.findAll(words).filter(({ value }) => value === 'first');
      if (!at || more.some((each) => each.from - at.from > 2)) return undefined;
      // "The USSR plays first, then the US": what stands beyond a comma is not first.
      const part = (index: number) => text.slice(0, words[index]!.start - from).split(/[,;:]/).length;
      const near = actors
        .findAll(words)
        .find(({ value, from: index }) => (value === 'us' || value === 'ussr') && part(index) === part(at.from));
      return near?.value;
    };
    return segments(context, 0.4).flatMap(({ clause, sentences }): CheckFinding[] => {
      const [sentence] = sentences;
      if (!sentence || sentences.length > 1) return [];
      const [own, theirs] = [first(clause.words, clause.summary), first(sentence.words, sentence.text, sentence.start)];
      if (!own || !theirs || own === theirs) return [];
      return [findingIn(context, 'sides.first', sentence, ofClause(clause))];
    });
  },
};

const other = (side: 'us' | 'ussr') => (side === 'us' ? 'ussr' : 'us');

/** A term that carries the clause is absent from what the document says. */
const CARRYING = new Set(['held_card', 'battleground', 'stability_number', 'discard_pile']);

export const lostTerms: Check = {
  id: 'term-absent',
  why: 'the term that a clause turns on does not occur in its text',
  run(context) {
    const { canon } = context;
    // Another rendering of the term is for other checks.
    const renderings = makePhrasebook(
      Object.entries(canon.lexicon.renderings).flatMap(([term, groups]) =>
        groups.flatMap((forms) => forms.map((form) => [form, term] as const)),
      ),
      canon.stem,
    );
    return segments(context, 0.32).flatMap((segment): CheckFinding[] => {
      if (!segment.clause.normative || segment.sentences.length > 2) return [];
      const own = new Set(canon.terms.findAll(segment.clause.words).map(({ value }) => value));
      const words = blockWords(context, segment);
      const theirs = new Set([...canon.meant.findAll(words), ...renderings.findAll(words)].map(({ value }) => value));
      const { id, terms } = segment.clause;
      const carried = canon.printed.carried[id] ?? [...CARRYING].filter((term) => terms.includes(term));
      const lost = [...own].find((term) => carried.includes(term) && !theirs.has(term));
      if (!lost) return [];
      const values = { term: canon.texts.names.terms[lost]?.form ?? lost };
      return [findingIn(context, 'term.absent', segment.sentences[0]!, { ...ofClause(segment.clause), values })];
    });
  },
};
