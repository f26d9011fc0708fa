/** Meaning: modality, sides and timing of a clause against those of the sentences that say it. */
import type { Actor, Modality, Timing } from '../lexicon.ts';
import { type Match, makePhrasebook, type Phrasebook } from '../text/phrases.ts';
import type { CheckFinding, Sentence, Word } from '../types.ts';
import { booksOf } from './books.ts';
import { blockOf, type Check, type CheckContext, findingAt, type Segment, segments } from './check.ts';

const valuesIn = <T>(book: Phrasebook<T>, words: readonly Word[]): ReadonlySet<T> =>
  new Set(book.findAll(words).map(({ value }) => value));
const wordsOf = (sentences: readonly Sentence[]) => sentences.flatMap(({ words }) => words);
/** The paragraphs of a segment; an item of a list with the line that announces the list. */
function blockWords(context: CheckContext, { sentences }: Segment): readonly Word[] {
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
        confidence: number,
        match?: { readonly sentence: Sentence; readonly match: Match<Modality> },
      ) => {
        const sentence = match?.sentence ?? sentences[0]!;
        const [start, end] = match
          ? [sentence.words[match.match.from]!.start, sentence.end]
          : [sentence.start, sentence.end];
        return [
          findingAt(context, 'modality', blockOf(context, sentence), start, end, {
            severity: 'critical',
            confidence,
            clause: clause.id,
            message,
            expected: clause.summary,
          }),
        ];
      };
      const maybe = sentences.flatMap((sentence) =>
        book
          .findAll(sentence.words)
          .filter(({ value }) => value === 'possibility')
          .map((match) => ({ sentence, match })),
      )[0];
      if (maybe && !own.has('possibility')) return report('modality.possibility', 0.85, maybe);
      const firm = segment.score >= 0.45 && segment.sentences.length === 1;
      if (clause.kind === 'prohibition' && own.has('prohibition') && firm) {
        const forbids = theirs.has('prohibition') || theirs.has('exclusivity') || theirs.has('negation');
        if (!forbids && (theirs.has('permission') || theirs.has('obligation')))
          return report('modality.prohibition', 0.75);
      }
      const negated = (set: ReadonlySet<Modality>) =>
        set.has('negation') || set.has('prohibition') || set.has('exclusivity');
      if (
        clause.kind === 'permission' &&
        own.has('permission') &&
        !negated(own) &&
        firm &&
        theirs.has('obligation') &&
        !theirs.has('permission')
      )
        return report('modality.permission', 0.7);
      if (
        firm &&
        own.has('permission') &&
        !own.has('obligation') &&
        theirs.has('obligation') &&
        !theirs.has('permission') &&
        !negated(own) &&
        !negated(theirs)
      )
        return report('modality.permission', 0.65);
      if (
        firm &&
        own.has('obligation') &&
        !own.has('permission') &&
        theirs.has('permission') &&
        !theirs.has('obligation') &&
        !negated(theirs)
      )
        return report('modality.obligation', 0.65);
      // The line that announces a list may say no for all its items, and may stand on another page.
      const inList = blockOf(context, sentences[0]!).marker !== undefined;
      const says = own.has('negation') || own.has('prohibition');
      const forbids = !inList && says && (clause.kind === 'prohibition' || own.has('never'));
      const denied = negated(theirs) || theirs.has('never') || around.has('negation') || around.has('exclusivity');
      if (firm && forbids && !denied) return report('modality.negation', 0.6);
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
      if (!wrong && !(twice && segment.sentences.length === 1)) return [];
      const sentence = segment.sentences[0]!;
      return [
        findingAt(context, 'sides', blockOf(context, sentence), sentence.start, sentence.end, {
          severity: 'critical',
          confidence: 0.75,
          clause: segment.clause.id,
          message: 'sides.swapped',
          expected: segment.clause.summary,
        }),
      ];
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
      return [
        findingAt(context, 'sides', blockOf(context, sentence), sentence.start, sentence.end, {
          severity: 'critical',
          confidence: 0.7,
          clause: clause.id,
          message: 'sides.first',
          expected: clause.summary,
        }),
      ];
    });
  },
};

const other = (side: 'us' | 'ussr') => (side === 'us' ? 'ussr' : 'us');

const OPPOSITES: readonly (readonly [Timing, Timing])[] = [
  ['before', 'after'],
  ['start', 'end'],
  ['first', 'second'],
];

/** The clause says before, the text says after. */
export const timing: Check = {
  id: 'timing',
  why: 'before and after, start and end, first and second exchanged',
  run(context) {
    const { timing: book } = booksOf(context.canon);
    return segments(context, 0.4).flatMap((segment): CheckFinding[] => {
      if (segment.sentences.length > 1) return [];
      const [own, theirs] = [valuesIn(book, segment.clause.words), valuesIn(book, wordsOf(segment.sentences))];
      const wrong = OPPOSITES.flatMap(
        ([a, b]) =>
          [
            [a, b],
            [b, a],
          ] as const,
      ).find(([a, b]) => own.has(a) && !own.has(b) && theirs.has(b) && !theirs.has(a));
      if (!wrong) return [];
      const sentence = segment.sentences[0]!;
      const match = book.findAll(sentence.words).find(({ value }) => value === wrong[1])!;
      return [
        findingAt(
          context,
          'timing',
          blockOf(context, sentence),
          sentence.words[match.from]!.start,
          sentence.words[match.to - 1]!.end,
          {
            severity: 'high',
            confidence: 0.6,
            clause: segment.clause.id,
            message: 'timing.opposite',
            expected: segment.clause.summary,
          },
        ),
      ];
    });
  },
};

/** Face up and face down, ahead and behind: the clause has only the one, the text only the other. */
export const opposites: Check = {
  id: 'opposite',
  why: 'the contrary of what the clause says: face up and face down, higher and lower, ahead and behind',
  run(context) {
    const { opposites: book } = booksOf(context.canon);
    return segments(context, 0.35).flatMap((segment): CheckFinding[] => {
      const [sentence, ...more] = segment.sentences;
      if (!sentence || more.length > 0) return [];
      const [own, around] = [valuesIn(book, segment.clause.words), valuesIn(book, blockWords(context, segment))];
      const wrong = book
        .findAll(sentence.words)
        .find(({ value }) => own.has(value ^ 1) && !own.has(value) && !around.has(value ^ 1));
      if (!wrong) return [];
      const [start, end] = [sentence.words[wrong.from]!.start, sentence.words[wrong.to - 1]!.end];
      return [
        findingAt(context, 'opposite', blockOf(context, sentence), start, end, {
          severity: 'high',
          confidence: 0.6,
          clause: segment.clause.id,
          message: 'opposite.contrary',
          expected: segment.clause.summary,
        }),
      ];
    });
  },
};

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
      const sentence = segment.sentences[0]!;
      return [
        findingAt(context, 'term-absent', blockOf(context, sentence), sentence.start, sentence.end, {
          severity: 'medium',
          confidence: 0.55,
          clause: segment.clause.id,
          message: 'term.absent',
          values: { term: canon.texts.names.terms[lost]?.form ?? lost },
          expected: segment.clause.summary,
        }),
      ];
    });
  },
};
