/** Numbers with what they count: "8 cards" of a clause must not be "9 cards" or "8 turns" of the document. */
import { remember } from '../../core/remember.ts';
import type { Canon, CanonClause } from '../canon.ts';
import { makePhrasebook } from '../text/phrases.ts';
import type { CheckFinding, Sentence, Word } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingAt, findingIn, segments } from './check.ts';

/** A number and the unit it counts. */
interface Count {
  readonly value: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  /** The number is an article: "a die". */
  readonly article: boolean;
}

const unitBook = remember(({ lexicon, stem }: Canon) =>
  makePhrasebook(
    Object.entries(lexicon.units).flatMap(([unit, forms]) => forms.map((form) => [form, unit] as const)),
    stem,
  ),
);

/** Numbers, in digits or words, each with the first unit that follows within four words. */
export function countsIn(words: readonly Word[], canon: Canon): readonly Count[] {
  const units = unitBook(canon).find(words);
  return words.flatMap((word, index): Count[] => {
    const article = canon.lexicon.one.includes(word.fold);
    const value = article ? 1 : numberValue(word, canon);
    if (value === undefined) return [];
    // "turn 4" is the fourth turn, not four of something.
    if (units.some(({ to }) => to === index)) return [];
    const unit = units.find(({ from }) => from > index && from - index <= 2 && between(words, index, from, canon));
    return unit ? [{ value, unit: unit.value, start: word.start, end: words[unit.to - 1]!.end, article }] : [];
  });
}

/** At most one adjective stands between the number and its unit. */
function between(words: readonly Word[], number: number, unit: number, { lexicon }: Canon): boolean {
  return !words.slice(number + 1, unit).some(({ fold }) => /^\d+$/.test(fold) || lexicon.functionWords.includes(fold));
}

export function numberValue(word: Word, { lexicon }: Canon): number | undefined {
  if (/^\d{1,4}$/.test(word.fold)) return Number(word.fold);
  return lexicon.numbers[word.fold];
}

/** Numbers in digits and words; articles count nothing by themselves. */
const numbersOf = (words: readonly Word[], canon: Canon) =>
  words.flatMap((word) => numberValue(word, canon) ?? canon.lexicon.ordinals[word.fold] ?? []);
const allNumbers = (words: readonly Word[], canon: Canon) => new Set(numbersOf(words, canon));
const times = (value: number, numbers: readonly number[]) => numbers.filter((each) => each === value).length;

/** The same unit with another number, while the clause's own number does not count it anywhere in the text. */
export const numbers: Check = {
  id: 'number',
  why: 'a number, or what it counts, differs from the clause',
  run(context) {
    const { canon } = context;
    return segments(context, 0.35).flatMap(({ clause, links, sentences }): CheckFinding[] => {
      if (sentences.length > 3 && clause.kind !== 'example') return [];
      // Worked examples are computed; numbers of both editions stand in one clause and cannot be told apart here.
      if (canon.examples.some((each) => each.clause === clause.id)) return [];
      const main = links.filter(({ score }) => score >= 0.35).map(({ sentence }) => sentence);
      const blocks = [...new Set(main.map((sentence) => blockOf(context, sentence)))];
      const around = blocks.flatMap((block) => block.sentences.flatMap(({ words }) => words));
      const facts: Facts = {
        clause: clause.id,
        own: countsIn(clause.words, canon),
        ours: allNumbers(clause.words, canon),
        counted: countsIn(around, canon),
        there: numbersOf(clause.kind === 'example' ? around : main.flatMap(({ words }) => words), canon),
      };
      const found = main.flatMap((sentence) => conflicts(context, sentence, facts));
      if (found.length > 0) return found;
      const exchanged = exchangedNumber(context, sentences, facts, links[0]!.score);
      return exchanged.length > 0 ? exchanged : doubledNumber(context, clause, sentences, links[0]!.score);
    });
  },
};

interface Facts {
  readonly clause: string;
  readonly own: readonly Count[];
  /** Every number of the clause. */
  readonly ours: ReadonlySet<number>;
  /** What is counted in the paragraph. */
  readonly counted: readonly Count[];
  /** Every number of the sentences that say the clause. */
  readonly there: readonly number[];
}

/** One number of the clause is nowhere in the sentence, and one of the sentence nowhere in the clause. */
function exchangedNumber(
  context: CheckContext,
  sentences: readonly Sentence[],
  { clause, ours, there, counted }: Facts,
  score: number,
): CheckFinding[] {
  const [sentence] = sentences;
  // An article may say one; where one is the only number of the clause, any other is wrong.
  const own = ours.size === 1 && score >= 0.55 ? [...ours] : [...ours].filter((each) => each > 1);
  const both = context.canon.byId.get(clause)!.summary.includes('Deluxe');
  if (!sentence || sentences.length > 1 || score < 0.5 || own.length === 0 || both) return [];
  const words = sentence.words.filter((word) => {
    const value = numberValue(word, context.canon);
    return value !== undefined && value > 1 && !ours.has(value) && !isReference(sentence, word);
  });
  const unit = countsIn(sentence.words, context.canon).find((each) => each.start === words[0]?.start)?.unit;
  const isSaid = (number: number) =>
    there.includes(number) ||
    counted.some((each) => each.value === number && (!each.article || unit === undefined || each.unit === unit));
  const lost = own.filter((each) => !isSaid(each));
  if (lost.length !== 1 || words.length !== 1) return [];
  const { start, end } = words[0]!;
  return [
    findingAt(context, 'number.differs', blockOf(context, sentence), start, end, { clause, expected: String(lost[0]) }),
  ];
}

/** Both have as many numbers, and one of the clause's is not there, while another stands there once too often. */
function doubledNumber(
  context: CheckContext,
  clause: CanonClause,
  sentences: readonly Sentence[],
  score: number,
): CheckFinding[] {
  const { canon } = context;
  const [sentence, ...more] = sentences;
  if (!sentence || more.length > 0 || score < 0.55 || clause.summary.includes('Deluxe')) return [];
  const all = sentence.words.filter(
    (word) => numberValue(word, canon) !== undefined && !(sentence.start === 0 && isReference(sentence, word)),
  );
  // "Two (2)" is one number.
  const words = all.filter((word, index) => {
    const before = all[index - 1];
    const isSame = before && numberValue(before, canon) === numberValue(word, canon);
    return !isSame || word.start - before.end > 2;
  });
  const own = numbersOf(clause.words, canon);
  const theirs = numbersOf(words, canon);
  const lost = [...new Set(own)].filter((value) => !theirs.includes(value));
  const doubled = [...new Set(theirs)].filter((value) => times(value, theirs) > times(value, own));
  if (own.length !== theirs.length || lost.length !== 1 || doubled.length !== 1 || times(lost[0]!, own) > 1) return [];
  const at = words[own.indexOf(lost[0]!)]!;
  if (numberValue(at, canon) !== doubled[0]) return [];
  return [
    findingIn(
      context,
      'number.differs',
      sentence,
      { confidence: 0.65, clause: clause.id, expected: String(lost[0]) },
      at,
    ),
  ];
}

/** A number that starts the sentence is the number of the clause. */
function isReference({ start }: Sentence, word: Word): boolean {
  return word.start - start < 2;
}

function conflicts(
  context: CheckContext,
  sentence: Sentence,
  { clause, own, ours, counted, there }: Facts,
): CheckFinding[] {
  const { canon } = context;
  const counts = countsIn(sentence.words, canon).filter(({ article }) => !article);
  const isOtherWord = (each: Count, unit: string) =>
    !each.article &&
    related(each.unit, unit) &&
    !own.some((other) => other.value === each.value && other.unit === each.unit);
  const says = ({ value, unit }: Count) =>
    // "1 marker costs 1 point": the number said of the one is not said of the other.
    times(value, there) > own.filter((each) => each.value === value && each.unit !== unit).length ||
    // "A region" is no other way to say "1 country".
    counted.some((each) => each.value === value && (each.unit === unit || isOtherWord(each, unit)));
  return counts.flatMap(({ value, unit, start, end }): CheckFinding[] => {
    const report = (message: string, expected: string, confidence: number) => [
      findingAt(context, message, blockOf(context, sentence), start, end, { confidence, clause, expected }),
    ];
    const wanted = own.filter((each) => each.unit === unit && !says(each));
    const often = (numbers: readonly Count[]) =>
      numbers.filter((each) => each.value === value && each.unit === unit).length;
    if (wanted.length === 1 && (!ours.has(value) || often(counted) > often(own)))
      return report('number.differs', `${wanted[0]!.value}`, 0.75);
    // The clause's number is there, but it counts something the clause does not count.
    const moved = own.find((each) => each.value === value && each.unit !== unit && value > 1);
    const isCounted = counts.some((each) => each.value === value && each.unit === moved?.unit);
    if (!moved || isCounted || own.some((each) => each.unit === unit) || counts.length > 1 || related(unit, moved.unit))
      return [];
    return report('number.unit', `${value} ${canon.lexicon.units[moved.unit]?.at(-1) ?? ''}`, 0.65);
  });
}

/** Units that translators use for one another without changing the rule. */
const KIN = [
  ['vp', 'box', 'level', 'number'],
  ['marker', 'influence'],
  ['operations', 'influence'],
  ['country', 'region'],
  ['operations', 'card'],
  ['round', 'card'],
  ['card', 'sheet'],
  ['round', 'turn'],
  ['operations', 'vp'],
  ['die', 'number'],
  ['operations', 'marker'],
  ['superpower', 'player'],
  ['box', 'number'],
];
const related = (a: string, b: string) => KIN.some((group) => group.includes(a) && group.includes(b));

/** "3 in North Korea": the numbers of the set-up, country by country. */
export const placements: Check = {
  id: 'placement',
  why: 'a country of a list has another number of markers',
  run(context) {
    const { canon } = context;
    return segments(context, 0.4).flatMap(({ clause, sentences }): CheckFinding[] => {
      const own = placementsIn(clause.words, canon);
      if (own.size < 3) return [];
      return sentences.flatMap((sentence): CheckFinding[] => {
        const theirs = placementsIn(sentence.words, canon);
        if (theirs.size < 3) return [];
        const block = blockOf(context, sentence);
        const wrong = [...theirs].filter(([id, { value }]) => own.has(id) && own.get(id)!.value !== value);
        const lost = [...own].filter(
          ([id]) => !theirs.has(id) && !canon.names.findAll(sentence.words).some(({ value }) => value.id === id),
        );
        return [
          ...wrong.map(([id, { start, end }]) =>
            findingAt(context, 'number.differs', block, start, end, {
              severity: 'critical',
              confidence: 0.9,
              clause: clause.id,
              expected: String(own.get(id)!.value),
            }),
          ),
          ...lost
            .filter(() => !/\(/.test(clause.summary))
            .map(([id]) =>
              findingAt(context, 'name.missing', block, sentence.start, sentence.end, {
                clause: clause.id,
                expected: (canon.texts.names.countries[id] ?? canon.texts.names.regions[id])?.name ?? '',
              }),
            ),
        ];
      });
    });
  },
};

function placementsIn(
  words: readonly Word[],
  canon: Canon,
): ReadonlyMap<string, { readonly value: number; readonly start: number; readonly end: number }> {
  const found = new Map<string, { value: number; start: number; end: number }>();
  for (const { value: entity, from, to } of canon.names.find(words)) {
    if (entity.kind !== 'country' && entity.kind !== 'region') continue;
    for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
      const value = numberValue(words[at]!, canon);
      if (value === undefined) continue;
      if (from - at <= 4 || entity.kind === 'region')
        found.set(entity.id, { value, start: words[at]!.start, end: words[to - 1]!.end });
      break;
    }
  }
  return found;
}
