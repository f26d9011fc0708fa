/** Every statement of the booklet has a sentence of its own: what is missing, added, elsewhere, or says something else. */
import { remember } from '../../core/remember.ts';
import type { CanonClause } from '../canon.ts';
import { tell } from '../messages.ts';
import { type Difference, differences, isSure, sumBounds, sumCounts, surplus } from '../statements/compare.ts';
import type { Pair, Statement } from '../statements/pair.ts';
import type { Reading } from '../statements/statements.ts';
import { placeOf } from '../text/place.ts';
import { cutWords } from '../text/words.ts';
import type { Block, CheckFinding, Sentence, Severity } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingIn, inScope, ofClause, spanOf } from './check.ts';
import { isForeign } from './language.ts';

/** What a sentence says instead of what it should say. */
const fields = (id: string, why: string, severity: Severity, of: readonly string[] = [id]): Check => ({
  id,
  why,
  run(context) {
    return differencesOf(context).flatMap((each) =>
      of.includes(each.check) ? report(context, each, id, severity) : [],
    );
  },
});

export const statedSides = fields('sides', 'the wrong side, sentence by sentence', 'critical');
export const statedModality = fields('modality', 'must, may and must not, sentence by sentence', 'critical');
export const statedNumbers = fields('number', 'a number that the statement does not have', 'high');
export const statedComparators = fields('comparator', 'more for less, at least for at most', 'high');
export const statedTimes = fields('timing', 'another moment or another span of time', 'high');
export const statedOpposites = fields('opposite', 'the contrary of what the statement says', 'high');
export const statedNames = fields('name', 'a name that the statement does not have', 'high', ['name', 'name-lost']);

const differencesIn = remember((reading: Reading, { contrasts }: CheckContext['canon']) =>
  reading.pairs.flatMap((pair) => differences(pair, reading, contrasts)),
);

const differencesOf = ({ reading, canon }: CheckContext): readonly Difference[] => differencesIn(reading, canon);

function report(context: CheckContext, difference: Difference, check: string, severity: Severity): CheckFinding[] {
  const { reading, canon } = context;
  const { sentence } = reading.sentences[difference.sentence]!;
  if (isForeign(sentence, canon)) return [];
  const pair = pairOf(reading, difference.sentence)!;
  const clause = canon.byId.get(reading.statements[pair.statements[0]!]!.clause)!;
  const { token } = difference;
  if (difference.check === 'name-lost' && (!hasStranger(context, difference) || isCutShort(context, difference)))
    return [];
  const wanted = nameOf(context, difference.lost);
  const message = wanted === '' ? 'statement.differs' : 'statement.expected';
  const more = {
    check,
    severity,
    confidence: confidenceIn(pair),
    clause: clause.id,
    values: { wanted },
    expected: wanted || clause.summary,
  };
  return [findingIn(context, message, sentence, more, token && spanOf(sentence, token))];
}

const confidenceIn = ({ score }: Pair): number => Math.round(Math.min(0.9, score) * 100) / 100;

const pairOf = ({ pairs }: Reading, sentence: number): Pair | undefined =>
  pairs.find(({ sentences }) => sentences.includes(sentence));

/** A number or a name as a reader knows it. */
function nameOf({ canon: { texts } }: CheckContext, concept: string): string {
  const id = concept.slice(1);
  if (concept.startsWith('#')) return id;
  if (!concept.startsWith('@')) return '';
  const { countries, regions, cards } = texts.names;
  return (countries[id] ?? regions[id])?.name ?? cards[id]?.title ?? cards[id]?.name ?? '';
}

/** Something that is written like a name and is none that is known: the name may be there in another form. */
function hasStranger({ reading }: CheckContext, { sentence: index }: Difference): boolean {
  const { sentence, tokens } = reading.sentences[index]!;
  const taken = new Set(tokens.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return sentence.words.some(({ text }, at) => at > 0 && !taken.has(at) && /^\p{Lu}\p{L}{2,}/u.test(text));
}

/** "Eastern and Western Europe": the words of the name are there, though not side by side. */
function isCutShort(context: CheckContext, { lost, sentence: index }: Difference): boolean {
  const { sentence } = context.reading.sentences[index]!;
  const stems = new Set(sentence.words.map(({ stem }) => stem));
  const own = cutWords(nameOf(context, lost), context.canon.stem);
  return own.length > 1 && own.every(({ stem }) => stems.has(stem));
}

/** A statement with no sentence of its own, between two that have one. */
export const missingStatements: Check = {
  id: 'coverage',
  why: 'a statement of a clause that no sentence says',
  run(context) {
    const { reading, canon } = context;
    const at = new Map<number, Pair>();
    for (const pair of reading.pairs)
      if (holds(context, pair)) for (const each of saidBy(reading, pair)) at.set(each, pair);
    const neighbour = (index: number, step: 1 | -1) => {
      for (let to = index + step; Math.abs(to - index) <= FAR; to += step) {
        const pair = at.get(to);
        if (pair)
          return Math.abs(to - index) === 1 || sectionOf(context, to) === sectionOf(context, index) ? pair : undefined;
      }
      return undefined;
    };
    return reading.statements.flatMap((statement, index): CheckFinding[] => {
      const clause = canon.byId.get(statement.clause)!;
      if (at.has(index) || statement.loose || statement.optional || !inScope(context, clause) || /\.n$/.test(clause.id))
        return [];
      if (weightOf(statement.says) < 3) return [];
      const before = neighbour(index, -1);
      const after = neighbour(index, 1) ?? (isLast(context, index) ? before : undefined);
      if (!before || !after || !areInPlace(before, after)) return [];
      if (maySay(context, index, before, after) || [before, after].some((pair) => covers(context, pair, statement)))
        return [];
      const beside = officialOf(context, index + 1) === clause.official ? after : before;
      const near = beside === after ? after.sentences[0]! : before.sentences.at(-1)!;
      const { sentence } = reading.sentences[near]!;
      return [missing(context, clause, sentence.block, sentence.start)];
    });
  },
};

const sectionOf = ({ reading, canon }: CheckContext, statement: number) =>
  canon.byId.get(reading.statements[statement]?.clause ?? '')?.section;

/** The nearest statement that is said stands no further away, and in the same section unless it is the next. */
const FAR = 2;

/** A heading, or a passage that only resembles it and stands somewhere else, does not say a statement. */
function holds(context: CheckContext, { sentences, statements, score, run, exchanged }: Pair): boolean {
  if (exchanged) return true;
  const { reading, canon } = context;
  const isHeading = sentences.every((index) => {
    const { kind, label = '' } = blockOf(context, reading.sentences[index]!.sentence);
    // The name of a step is all that is said of it and of its being one of the steps; it says nothing else.
    const isStep = statements.some((each) => {
      const { clause } = reading.statements[each]!;
      return clause.endsWith(`.${label}`) || canon.byId.has(`${clause}.${label}`);
    });
    return kind === 'heading' && !(/^[A-I]$/.test(label) && isStep);
  });
  const least = isHeading ? (run === 0 ? LINE : CERTAIN) : run === 0 ? 0 : ELSEWHERE;
  return score >= least;
}

/** As like as this, a line without a full stop says the statement: at its place, and elsewhere. */
const LINE = 0.6;
const CERTAIN = 0.75;
/** A sentence in another place must be as like as this. */
const ELSEWHERE = 0.55;

/** The statements of a pair; of two, one of which the sentence says and next to nothing of the other, the one. */
function saidBy(reading: Reading, { statements, sentences }: Pair): readonly number[] {
  if (statements.length < 2) return statements;
  const counts = sentences.map((index) => reading.sentences[index]!.counts);
  const share = (index: number) => {
    const { says } = reading.statements[index]!;
    const left = surplus(
      counts,
      statements.filter((each) => each !== index).map((each) => reading.statements[each]!),
    );
    const wanted = [...says].filter(([concept, [least]]) => least > 0 && concept !== 'negated');
    return wanted.filter(([concept]) => (left.get(concept) ?? 0) > 0).length / Math.max(1, wanted.length);
  };
  const shares = statements.map(share);
  return statements.filter((_, at) => shares[at]! >= LITTLE || Math.max(...shares) < MUCH);
}

/** What a sentence says of one statement beyond another: next to nothing, and nearly all. */
const LITTLE = 0.3;
const MUCH = 0.7;

/** Nothing that the document should have comes after it. */
function isLast(context: CheckContext, index: number): boolean {
  const next = context.reading.statements[index + 1];
  return !next || next.loose === true || !inScope(context, context.canon.byId.get(next.clause)!);
}

/** In the order of the booklet, or moved together. */
const areInPlace = (before: Pair, after: Pair) =>
  before.run === 0 ||
  after.run === 0 ||
  (before.run === after.run && Math.abs(after.sentences[0]! - before.sentences.at(-1)!) <= 3);

/** Does a pair beside it say more than its own statements, and what this one says? */
function covers({ reading }: CheckContext, pair: Pair, { says }: Statement): boolean {
  const left = surplus(
    pair.sentences.map((index) => reading.sentences[index]!.counts),
    pair.statements.map((index) => reading.statements[index]!),
  );
  const wanted = [...says].filter(([concept, [least]]) => least > 0 && concept !== 'negated');
  return wanted.filter(([concept]) => (left.get(concept) ?? 0) > 0).length >= wanted.length * 0.75;
}

/** Are the concepts of a sentence those that a pair beside it still lacks? */
function completes({ reading }: CheckContext, pair: Pair, counts: ReadonlyMap<string, number>): boolean {
  const said = sumCounts(pair.sentences.map((index) => reading.sentences[index]!.counts));
  const bounds = sumBounds(pair.statements.map((index) => reading.statements[index]!));
  const own = [...counts].filter(([concept, n]) => n > 0 && concept !== 'negated');
  const lacking = own.filter(([concept]) => (said.get(concept) ?? 0) < (bounds.get(concept)?.[0] ?? 0));
  return lacking.length >= own.length * 0.4;
}

const weightOf = (says: ReadonlyMap<string, readonly [number, number]>) =>
  [...says.values()].filter(([least]) => least > 0).length;

const officialOf = ({ reading, canon }: CheckContext, statement: number) =>
  canon.byId.get(reading.statements[statement]?.clause ?? '')?.official;

/** A single sentence at its place that may well say it, or is in another language. */
function maySay({ reading, canon }: CheckContext, statement: number, before: Pair, after: Pair): boolean {
  const [from, to] = [before.sentences.at(-1)!, after.sentences[0]!];
  for (let index = Math.min(from, to) + 1; index < Math.max(from, to) && Math.abs(to - from) < 8; index++) {
    if (pairOf(reading, index)) continue;
    if (reading.likeness(index, statement) > 0.2 || isForeign(reading.sentences[index]!.sentence, canon)) return true;
  }
  return false;
}

function missing(context: CheckContext, clause: CanonClause, block: number, start: number): CheckFinding {
  const isExample = clause.kind === 'example';
  return {
    check: 'coverage',
    severity: isExample ? 'medium' : 'high',
    confidence: 0.7,
    ...placeOf(context.document.blocks[block]!.pieces, start),
    clause: clause.id,
    phrase: '',
    message: tell(context.messages, 'statement.missing', { clause: clause.id, summary: clause.summary }),
    expected: clause.summary,
  };
}

/** A sentence that lays something down, and that no clause does. */
export const addedSentences: Check = {
  id: 'added',
  why: 'a rule that the booklet does not have',
  run(context) {
    const { reading, canon } = context;
    const isAsked = (statement: number) => inScope(context, canon.byId.get(reading.statements[statement]!.clause)!);
    // What is like a clause of another part than those that are checked says none of it.
    const inPair = new Set(
      reading.pairs.filter(({ statements }) => statements.some(isAsked)).flatMap(({ sentences }) => sentences),
    );
    const isLoose = (index: number) => {
      const pair = pairOf(reading, index);
      return pair?.statements.some((each) => reading.statements[each]!.loose) ?? false;
    };
    return reading.sentences.flatMap(({ sentence, tokens, counts }, index): CheckFinding[] => {
      const block = blockOf(context, sentence);
      if (inPair.has(index) || block.kind === 'note' || block.kind === 'example' || isForeign(sentence, canon))
        return [];
      if (!laysDown(sentence, block) || tokens.length < 3) return [];
      // At the ends of a document stands what is no rule.
      const isRule = (each: number) => inPair.has(each) && !isLoose(each);
      if (![index - 1, index - 2].some(isRule) || ![index + 1, index + 2].some(isRule)) return [];
      const pairs = [-3, -2, -1, 1, 2, 3].map((step) => pairOf(reading, index + step));
      const goesOn = (pair: Pair | undefined) =>
        pair !== undefined &&
        (completes(context, pair, counts) || pair.statements.some((each) => reading.likeness(index, each) > ALIKE));
      if (pairs.some(goesOn)) return [];
      if (reading.statements.some(({ loose }, at) => loose && isAsked(at) && reading.likeness(index, at) > LEAST))
        return [];
      const own = context.alignment.scores[sentence.index]!.reduce((top, each) => Math.max(top, each), 0);
      if (own > TOLD) return [];
      return [findingIn(context, 'statement.added', sentence, { clause: clauseBefore(context, index) })];
    });
  },
};

/** A whole sentence, and no quotation, heading, piece of a sentence or pointer to another clause. */
function laysDown({ words, text }: Sentence, { text: whole, sentences }: Block): boolean {
  if (words.length < (sentences.length > 1 ? 6 : 9) || /^["“«„*(]|^\p{Ll}/u.test(text)) return false;
  return /[.;!]["”»)]?$/u.test(text.trimEnd()) && !/^["“«„]/u.test(whole);
}

/** The clause after which it stands. */
function clauseBefore({ reading }: CheckContext, sentence: number): string {
  for (let index = sentence - 1; index >= 0; index--) {
    const pair = pairOf(reading, index);
    if (pair) return reading.statements[pair.statements.at(-1)!]!.clause;
  }
  return '';
}

/** As like as this to the statement of a neighbour, it is a part of it. */
const ALIKE = 0.5;
/** As like as this to a statement in words that are ours alone, it may be that statement. */
const LEAST = 0.42;
/** A sentence as like as this to one of our clauses says something of it. */
const TOLD = 0.75;

/** Sentences in another place than the booklet has them. */
export const displacedSentences: Check = {
  id: 'order',
  why: 'rules in another order than those of the booklet',
  run(context) {
    const { reading, canon } = context;
    const elsewhere = reading.pairs
      .filter(
        (pair) =>
          pair.run > 0 &&
          (pair.exchanged ||
            isSure(
              pair,
              pair.statements.map((each) => reading.statements[each]!),
            )),
      )
      .filter((pair) => holds(context, pair))
      .sort((a, b) => a.sentences[0]! - b.sentences[0]!)
      // Notes stand where an edition has room for them.
      .filter(({ statements }) => statements.some((each) => !/\.n$/.test(reading.statements[each]!.clause)));
    // Captions and names of steps are too short to tell where they belong.
    const isLong = (group: readonly Pair[]) =>
      group.some(({ statements }) => statements.some((each) => weightOf(reading.statements[each]!.says) >= 3));
    return groups(elsewhere)
      .filter(isLong)
      .map((group) => {
        const [first] = group as [Pair];
        const { sentence } = reading.sentences[first.sentences[0]!]!;
        const clause = canon.byId.get(reading.statements[first.statements[0]!]!.clause)!;
        const before = reading.statements[first.statements[0]! - 1];
        return findingIn(context, before ? 'order.after' : 'order.first', sentence, {
          ...ofClause(clause),
          confidence: confidenceIn(first),
          values: { before: before?.clause ?? '', clause: clause.id },
        });
      });
  },
};

/** What has moved together is one finding. */
function groups(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const all: Pair[][] = [];
  for (const pair of pairs) {
    const last = all.at(-1)?.at(-1);
    const goesOn =
      last &&
      pair.sentences[0]! - last.sentences.at(-1)! <= 3 &&
      Math.abs(pair.statements[0]! - last.statements.at(-1)!) <= 3;
    if (goesOn) all.at(-1)!.push(pair);
    else all.push([pair]);
  }
  return all;
}
