/** Disputes as players type them: what `arbiter ask` makes of each sentence, beside the answer worked out beforehand. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import {
  type Asker,
  type AskingSource,
  askedAbout,
  featureSentences,
  makeAsker,
  makeLearning,
} from '../asking/asker.ts';
import { carriedOut } from '../asking/certain.ts';
import type { General } from '../asking/general.ts';
import { type Lesson, learn } from '../asking/learning.ts';
import { CASE_EVIDENCE, type CaseWeights, NO_CASE } from '../asking/precedents.ts';
import { EVIDENCE, ranked, type Weighed, type Weights, written } from '../asking/recall.ts';
import type { Rule } from '../asking/rest.ts';
import { type RuledQuestion, ruleQuestion } from '../asking/rule-question.ts';
import type { CaseInput, CaseOperations } from '../cases/case.ts';
import { CaseDesk } from '../cases/desk.ts';
import type { ExtraNames } from '../cases/names.ts';
import { ruleCase } from '../cases/rule.ts';
import { compare, type Difference, isOrdinary, runCase } from '../cases/suite.ts';
import { Given } from '../cli/args.ts';
import { Session } from '../cli/session.ts';
import { canonicalClause, type Locale } from '../core/ruleset.ts';
import { loadAskingWords, loadPhrases, readYaml } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';

export type Result = 'right' | 'wrong' | 'not_understood';

/** One dispute of `features/disputes`; the schema `dispute` says what the keys mean. */
export interface Dispute {
  readonly source: string;
  readonly lang?: Locale;
  readonly ask: string;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly clause: string;
  readonly why: string;
  /** Cases of the suite that settle it; empty: none does. */
  readonly cases?: readonly string[];
  readonly first_try: Result;
  readonly still?: Exclude<Result, 'right'>;
}

export interface Judged {
  readonly file: string;
  readonly dispute: Dispute;
  readonly result: Result;
  /** The words that were not understood, or what differs from the answer. */
  readonly detail: string;
  /** It was taken for a question about the rules in general. */
  readonly general?: true;
  /** The words that nothing was made of, where questions like it decide all the same. */
  readonly unknown?: readonly string[];
  /** The cases of the suite that are shown for a general question. */
  readonly shown?: readonly string[];
}

const FOLDER = new URL('../../features/disputes/', import.meta.url).pathname;

/** The files of disputes, in the order in which they were collected. */
export const disputeFiles = (): readonly string[] => readdirSync(FOLDER).sort();

/** A file as it stands. */
export function readRound(file: string): { readonly disputes: readonly Dispute[] } {
  const read = readYaml(file, readFileSync(join(FOLDER, file)));
  if (!read.ok) throw new Error(`${file} is no YAML`);
  return read.value as { readonly disputes: readonly Dispute[] };
}

export const readDisputes = (file: string): readonly Dispute[] => readRound(file).disputes;

/** What questions are understood with. */
function prepared() {
  const session = new Session(new Given(new Map()), {}, { locale: 'en' });
  const desk = new CaseDesk(session);
  const sources = LOCALES.flatMap((locale): readonly AskingSource[] => {
    const words = loadAskingWords(locale);
    const phrases = loadPhrases(locale);
    const { names, clauses } = session.texts(locale);
    return words ? [{ locale, words, ...featureSentences(phrases), names, clauses }] : [];
  });
  return { session, desk, sources };
}

/** What decides a dispute, of what it speaks of; none where no clause is named. */
function decisive(
  { expect, clause }: Pick<Dispute, 'expect' | 'clause'>,
  brief: readonly string[],
  rules: Ruleset,
): readonly string[] {
  const idOf = (id: string): string => {
    const number = /^card:(\d+)$/.exec(id)?.[1];
    return number ? `card:${rules.cards.find((card) => card.number === Number(number))?.id}` : id;
  };
  const wanted = [...clause.split(/[,; ]+/), ...[expect.rules ?? []].flat().map(String)].map(idOf);
  const decides = wanted.flatMap((id) => {
    if (rules.clauses[id] !== undefined) return [id];
    if (brief.includes(id)) return ['card'];
    return brief.includes(`country:${id}`) ? ['country'] : [];
  });
  return [...new Set(decides)];
}

/**
 * What is kept of questions, as the files `asked` have it: those of players, and the examples of ours.
 * @param every only each so many of them, to see whether the files are up to date
 */
export function keptLines(
  locale: Locale,
  every = 1,
): Readonly<Record<'asked' | 'examples' | 'cases', readonly string[]>> {
  const { session, desk, sources } = prepared();
  const rules = askedAbout(session.rules('deluxe'), session.rules('second'));
  const { brief } = makeLearning(sources, desk.nameIndex(), rules);
  const asked = disputeFiles()
    .flatMap(readDisputes)
    .filter(({ lang = 'en' }) => lang === locale)
    .filter((_, at) => at % every === 0)
    .flatMap((dispute) => {
      const items = brief(dispute.ask, locale);
      const settling = dispute.cases?.length === 0 ? [NO_CASE] : (dispute.cases ?? []);
      const decides = [...decisive(dispute, items, rules), ...settling];
      return decides.length > 0 ? [written(decides, items)] : [];
    });
  const examples = exampleFiles()
    .filter((file) => file.endsWith(`.${locale}.yaml`))
    .flatMap((file) => Object.entries(readExamples(file)))
    .flatMap(([ids, questions]) => questions.map((question) => [ids, question] as const));
  const shown = examples.filter((_, at) => at % every === 0);
  // The suite is in English.
  const cases = locale === 'en' ? suiteCases(session.rules('deluxe').policies).filter((_, at) => at % every === 0) : [];
  return {
    asked: [...new Set(asked)],
    examples: [...new Set(shown.map(([ids, question]) => written(ids.split(' '), brief(question, locale))))],
    cases: cases.map(({ id, title, why = '', clauses = [], cards = [] }) => {
      const about = clauses.map((each) => canonicalClause(String(each))).filter((each) => rules.clauses[each]);
      const named = cards.flatMap((number) => rules.cards.find((card) => card.number === Number(number))?.id ?? []);
      const said = [...brief(`${title}. ${why}`, locale), ...named.map((card) => `card:${card}`)];
      return written([id, ...new Set(about)], [...new Set(said)].sort());
    }),
  };
}

/** A case of the suite, and what it says of itself. */
interface SuiteCase extends Pick<CaseInput, 'edition' | 'policies'> {
  readonly id: string;
  readonly title: string;
  readonly why?: string;
  readonly clauses?: readonly (string | number)[];
  readonly cards?: readonly (string | number)[];
}
const SUITE = new URL('../../features/suite/', import.meta.url).pathname;

/** The cases of the suite under the readings in force, which may settle a question. */
export const suiteCases = (inForce: Ruleset['policies']): readonly SuiteCase[] =>
  readdirSync(SUITE)
    .sort()
    .flatMap((file) => {
      const read = readYaml(file, readFileSync(join(SUITE, file)));
      if (!read.ok) throw new Error(`${file} is no YAML`);
      return read.value as readonly SuiteCase[];
    })
    .filter((each) => isOrdinary(each, inForce));

const EXAMPLES = new URL('../../features/asking/', import.meta.url).pathname;

/** The files of questions that we wrote, each in the language that its name ends with. */
export const exampleFiles = (): readonly string[] => readdirSync(EXAMPLES).sort();

/** What decides -> ways to ask about it, written by us. */
export function readExamples(file: string): Readonly<Record<string, readonly string[]>> {
  const read = readYaml(file, readFileSync(join(EXAMPLES, file)));
  if (!read.ok) throw new Error(`${file} is no YAML`);
  return (read.value as { readonly examples: Readonly<Record<string, readonly string[]>> }).examples;
}

/** How much each thing says that speaks for a clause, or for a case, as the kept questions teach it. */
export function learntWeights(): { readonly clauses: Weights; readonly cases: CaseWeights } {
  const { session, desk, sources } = prepared();
  const rules = askedAbout(session.rules('deluxe'), session.rules('second'));
  const { brief, scales } = makeLearning(sources, desk.nameIndex(), rules);
  const { weigh, weighCases } = scales();
  const asked = disputeFiles()
    .flatMap(readDisputes)
    .map(({ ask, lang = 'en', ...dispute }) => ({
      settling: dispute.cases,
      decides: decisive(dispute, brief(ask, lang), rules),
      ...weigh(ask, lang),
    }));
  const lesson = (weighed: readonly Weighed[], decides: readonly string[]): readonly Lesson[] => {
    const at = new Set(weighed.flatMap(({ id }, place) => (decides.includes(id) ? [place] : [])));
    return at.size > 0 ? [{ evidence: weighed.map(({ evidence }) => evidence), decides: at }] : [];
  };
  const clauses = learn(
    EVIDENCE,
    asked.flatMap(({ weighed, decides }) => lesson(weighed, decides)),
  );
  const likely = (weighed: readonly Weighed[]) =>
    ranked(
      weighed,
      EVIDENCE.map((each) => clauses[each]),
    );
  const cases = learn(
    CASE_EVIDENCE,
    asked.flatMap(({ features, weighed, settling }) =>
      settling ? lesson(weighCases(features, likely(weighed)), settling.length > 0 ? settling : [NO_CASE]) : [],
    ),
  );
  return { clauses, cases };
}

/**
 * Asks a dispute, as if it had never been kept, and compares the answer; made once, for the rules take a moment to load.
 * @param least from how likely on what is shown is an answer, if not from what the rules files say
 */
export function makeJudge(least?: number): (file: string, dispute: Dispute) => Judged {
  const { session, desk, sources } = prepared();
  const asker: Asker = makeAsker(
    sources,
    desk.nameIndex(),
    askedAbout(session.rules('deluxe'), session.rules('second')),
    {
      heldOut: true,
      ...(least !== undefined && { least }),
    },
  );
  return (file, dispute) => {
    const { ask, lang = 'en', expect } = dispute;
    const understood = asker(ask, lang);
    if (!understood.ok) {
      const lost = understood.gaps.map(({ from, to }) => ask.slice(from, to)).join(', ');
      return { file, dispute, result: 'not_understood', detail: lost || 'nothing is done or asked' };
    }
    if (understood.general) {
      const judged = generally(file, dispute, understood.general);
      return understood.partly ? { ...judged, unknown: understood.unknown } : judged;
    }
    // What a case has to show; the rules are for a question that is taken as a general one.
    const { rules: named, ...facts } = expect;
    const read = desk.read('the question', stringify(understood.input));
    const asked = read.ok ? read.cases[0]?.input : undefined;
    if (!asked) return { file, dispute, result: 'wrong', detail: stringify(understood.input) };
    const ruled = ruleQuestion({ ...understood, input: asked }, ruleWith(session.rules('deluxe'), desk.extraNames()));
    if (!ruled) return { file, dispute, result: 'not_understood', detail: 'nothing of the kind is done then' };
    if (named !== undefined && Object.keys(facts).length === 0)
      return { file, dispute, result: 'wrong', detail: `taken for a case: ${JSON.stringify(understood.input.action)}` };
    const open = leftOpen(ruled);
    if (open !== '' && 'legal' in facts) {
      if (facts.legal === 'undetermined') return { file, dispute, result: 'right', detail: '' };
      return { file, dispute, result: 'wrong', detail: `left open: ${open}` };
    }
    const { input } = ruled;
    // Where no die is stated, the answer is one that every die gives.
    const differences = diced(input)
      .flatMap((each) => differing({ ...each, expect: facts }, session.rules('deluxe'), desk.extraNames()))
      .reduce((worst, next) => (next.length > worst.length ? next : worst));
    const detail = differences.map(
      ({ key, expected, found }) => `${key}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`,
    );
    return { file, dispute, result: detail.length === 0 ? 'right' : 'wrong', detail: detail.join('; ') };
  };
}

/** Under whose control of which country the verdict is another, in short. */
const leftOpen = ({ others }: RuledQuestion): string =>
  others.map(({ country, side, verdict }) => `${country.name} ${side} ${verdict}`).join();

/** What differs from the answer; where choices are open, however they are made. */
function differing(input: CaseInput, rules: Ruleset, names: ExtraNames): readonly (readonly Difference[])[] {
  const rule = ruleWith(rules, names);
  const before = rule(input);
  const ends = before ? carriedOut(before, (chooser) => rule(input, chooser)) : [];
  return ends.length > 0
    ? ends.map((end) => compare(input.expect ?? {}, end))
    : [runCase(rules, input, names).differences];
}

/** Rules on a case; undefined if it is none. */
const ruleWith =
  (rules: Ruleset, names: ExtraNames): Rule =>
  (input, chooser) => {
    const result = ruleCase(rules, input, names, chooser);
    return result.ok ? result.ruling : undefined;
  };

/** The same with every number that the die of a coup may show, if none is stated. */
function diced(input: CaseInput): readonly CaseInput[] {
  const [play, ...rest] = input.action;
  const lacks = (part: CaseOperations | undefined) => part?.coup !== undefined && part.die === undefined;
  if (!play || (!lacks(play) && !lacks(play.event))) return [input];
  return [1, 2, 3, 4, 5, 6].map((die) => ({
    ...input,
    action: [lacks(play) ? { ...play, die } : { ...play, event: { ...play.event, die } }, ...rest],
  }));
}

/** A question about the rules in general is answered if one of the things that decide is among those shown. */
function generally(file: string, dispute: Dispute, general: General): Judged {
  const { clauses, cards, countries, issues, neighbours, precedents } = general;
  const shown = [
    ...clauses,
    ...cards.map((id) => `card:${id}`),
    ...countries,
    ...issues,
    ...(neighbours ? ['neighbours'] : []),
  ];
  const cases = precedents?.cases ?? [];
  const wanted = [dispute.expect.rules ?? []].flat().map(String);
  if (wanted.length === 0)
    return {
      file,
      dispute,
      general: true,
      shown: cases,
      result: 'not_understood',
      detail: `taken for a general question: ${shown.join(', ')}`,
    };
  const found = wanted.some((id) => shown.includes(id));
  const detail = found ? '' : `rules: expected ${wanted.join(' or ')}, found ${shown.join(', ')}`;
  return { file, dispute, general: true, shown: cases, result: found ? 'right' : 'wrong', detail };
}
