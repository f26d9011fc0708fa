/** Whoever understands questions: made once from the words of all languages, by the command line and in a browser. */
import type { CaseInput } from '../cases/case.ts';
import type { NameIndex } from '../cases/names.ts';
import type { CaseRuling } from '../cases/rule.ts';
import { otherPlace } from '../cases/scenario-names.ts';
import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import type { AskingWords } from '../data/asking.ts';
import type { TextNames } from '../data/texts.ts';
import { controller, influence, toControl } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { US, USSR } from '../games/twilight-struggle/tables.ts';
import { understand } from './ask.ts';
import { citedIn, withCited } from './cited.ts';
import { briefOf, closingClauses, makeFeatures } from './features.ts';
import { isOfPlay, mayDecide } from './general.ts';
import { briefIn, type Generally, generally, isNamed, type Memory, readGenerally } from './generally.ts';
import { type AskingLanguage, askingLanguage } from './language.ts';
import { type Names, spellingsOf } from './names.ts';
import { type CaseWeights, isCase, makePrecedents, NO_CASE, type WeighCases, weighCases } from './precedents.ts';
import type { Read } from './reading.ts';
import { type Before, makeRecall, makeWeigh, readLine, type Weigh, type Weights } from './recall.ts';
import { caseInSentences, toldIn } from './sentences.ts';
import type { Understood, UnderstoodCase } from './understood.ts';

/** What a language brings along. */
export interface AskingSource {
  readonly locale: Locale;
  readonly words: AskingWords;
  /** The sentences of the features, which are questions as well: id -> ways to say it. */
  readonly sentences: Readonly<Record<string, string | readonly string[]>>;
  /** The words that may open them: given, when. */
  readonly openings?: readonly string[];
  readonly names: Pick<TextNames, 'sides' | 'regions'>;
  /** What the clauses say, by which they are found too. */
  readonly clauses?: Readonly<Record<string, { readonly summary: string }>>;
}

/** The sentences of the features, as whoever understands questions has them. */
export const featureSentences = (
  phrases:
    | ({
        readonly [kind in 'given' | 'when']?: AskingSource['sentences'];
      } & { readonly keywords?: Readonly<Record<string, string | readonly string[]>> })
    | undefined,
): Pick<AskingSource, 'sentences' | 'openings'> => ({
  sentences: { ...phrases?.given, ...phrases?.when },
  openings: [phrases?.keywords?.given ?? [], phrases?.keywords?.when ?? []].flat(),
});

/** The clauses of play: what the box holds, variants and advice answer no question of play. */
const answering = (clauses: NonNullable<AskingSource['clauses']>, rules: Ruleset): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(clauses).flatMap(([id, { summary }]) => (isOfPlay(id, rules) ? [[id, summary] as const] : [])),
  );

/** The rules that questions are about: those of an edition, and the clauses that only another one has. */
export const askedAbout = (rules: Ruleset, other: Ruleset): Ruleset => ({
  ...rules,
  clauses: { ...other.clauses, ...rules.clauses },
});

interface AskerOptions {
  /** Each kept question is asked as if it had never been kept. */
  readonly heldOut?: boolean;
  /** From how likely on what is shown is an answer, if not from what the rules files say. */
  readonly least?: number;
  /** False: the sentences of the features are read like any other words. */
  readonly exact?: boolean;
}

export interface Asker {
  /** Understands a question; of two languages that leave no word over, the preferred one. */
  (question: string, preferred: Locale): Understood;
  /** The same as one about the rules in general, though a case can be made of it: for a case that is held back. */
  readonly generally: (question: string, preferred: Locale) => Generally | undefined;
}

/**
 * Makes an asker.
 * @param index the names of countries and cards in every language
 */
export function makeAsker(
  sources: readonly AskingSource[],
  index: NameIndex,
  rules: Ruleset,
  { heldOut = false, least, exact = true }: AskerOptions = {},
): Asker {
  const { names, ordered, languages: all } = madeReady(sources, index, rules);
  const memory = { ...memoryOf(sources, all, rules, heldOut), ...(least !== undefined && { least }) };
  const sentencesBy = new Map(
    sources.map(
      ({ locale, sentences, openings, words: { fillers } }) =>
        [locale, toldIn(locale, sentences, fillers, openings)] as const,
    ),
  );
  const ask = (question: string, preferred: Locale): Understood => {
    const languages = ordered(preferred);
    // What is said in the sentences of the features alone means what it means there, and is read at once.
    const inSentences = exact ? languages.flatMap(({ locale }) => sentencesBy.get(locale) ?? []) : [];
    const told = caseInSentences(question, inSentences, names, rules);
    if (told) return told;
    const cited = citedIn(question, rules);
    const understood = understand(cited.rest, languages, names, rules, memory);
    return withCited(understood, cited, () => readGenerally(cited.rest, languages, names).locale);
  };
  return Object.assign(ask, {
    generally: (question: string, preferred: Locale) =>
      generally(question, ordered(preferred), names, rules, memory, []),
  });
}

/** What was learnt, and how. */
const weighingOf = (sources: readonly AskingSource[]) => sources.find(({ words }) => words.weighing)?.words.weighing;

/** What decided questions that were asked before; made when it is first needed, for most questions are cases. */
function memoryOf(
  sources: readonly AskingSource[],
  languages: readonly AskingLanguage[],
  rules: Ruleset,
  heldOut: boolean,
): Memory {
  const weighing = weighingOf(sources);
  const prepare = () => {
    const { weigh, weighCases: weighed, featuresIn } = makeScales(sources, languages, rules, heldOut);
    return {
      recall: makeRecall(weigh, weighing?.weights as Weights),
      precedents: makePrecedents(weighed, weighing?.cases.weights as CaseWeights, weighing?.cases.least ?? 1),
      featuresIn,
    };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  let heard: ReadonlyMap<string, number> | undefined;
  return {
    recall: (read) => {
      if (!weighing) return [];
      prepared ??= prepare();
      return prepared.recall(prepared.featuresIn(read), foundIn(read));
    },
    precedents: (read, likely) => {
      if (!weighing) return undefined;
      prepared ??= prepare();
      return prepared.precedents(prepared.featuresIn(read), likely);
    },
    knows: (word, locale) => {
      heard ??= counted(
        sources.flatMap(({ locale: own, words }) =>
          [...(words.asked ?? []), ...(words.examples ?? [])].flatMap((line) =>
            readLine(line).brief.map((each) => `${own}:${each}`),
          ),
        ),
      );
      // A kept question that is asked as if it had never been kept teaches none of its own words.
      return (heard.get(`${locale}:${word}`) ?? 0) > (heldOut ? 1 : 0);
    },
    least: weighing?.least ?? 1,
  };
}

/** How often each of some things occurs. */
function counted(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** The clauses that have the words of a question. */
function foundIn({ tokens, language }: Read) {
  return language.clauses().find(tokens.flatMap(({ word }) => (language.isFiller(word) ? [] : [word])));
}

/** What questions are weighed with: what was asked before, and the clauses of play. */
function makeScales(
  sources: readonly AskingSource[],
  languages: readonly AskingLanguage[],
  rules: Ruleset,
  heldOut: boolean,
): {
  readonly weigh: Weigh;
  readonly weighCases: WeighCases;
  readonly featuresIn: (read: Read) => readonly string[];
} {
  const features = makeFeatures(rules);
  const linesOf = (kind: 'asked' | 'examples' | 'cases'): readonly Before[] =>
    sources.flatMap(({ locale, words }, at) =>
      (words[kind] ?? []).map(readLine).map(({ decides, brief }) => ({
        decides,
        example: kind === 'examples',
        features: features(brief, languages[at]?.concepts ?? (() => []), locale),
      })),
    );
  const [asked, examples, cases] = [linesOf('asked'), linesOf('examples'), linesOf('cases')];
  const deciding = (all: readonly Before[], decides: (id: string) => boolean): readonly Before[] =>
    all.map((each) => ({ ...each, decides: each.decides.filter(decides) }));
  const ids = Object.keys(rules.clauses).filter((id) => isOfPlay(id, rules));
  const all = deciding([...asked, ...examples], (id) => isNamed(id) || mayDecide(id, rules));
  return {
    weigh: makeWeigh(all, ids, closingClauses(rules), heldOut),
    weighCases: weighCases(
      deciding(asked, (id) => isCase(id) || id === NO_CASE),
      cases,
      heldOut,
    ),
    featuresIn: (read) => features(briefOf(read, rules), read.language.concepts, read.locale),
  };
}

/**
 * What a learner needs: the words and names of a question, and what speaks for each clause and each case as if it had never been
 * kept.
 */
export function makeLearning(sources: readonly AskingSource[], index: NameIndex, rules: Ruleset) {
  const { names, ordered, languages } = madeReady(sources, index, rules);
  return {
    brief: (question: string, preferred: Locale): readonly string[] =>
      briefIn(question, ordered(preferred), names, rules),
    scales: () => {
      const { weigh, featuresIn, ...scales } = makeScales(sources, languages, rules, true);
      return {
        ...scales,
        weigh: (question: string, preferred: Locale) => {
          const read = readGenerally(question, ordered(preferred), names);
          const features = featuresIn(read);
          return { features, weighed: weigh(features, foundIn(read)) };
        },
      };
    },
  };
}

/** The languages, and every name. */
export function madeReady(sources: readonly AskingSource[], index: NameIndex, rules: Ruleset) {
  const languages = sources.map(({ locale, words, sentences, clauses = {} }) =>
    askingLanguage(locale, words, sentences, answering(clauses, rules)),
  );
  const sides = spellingsOf(sources.map(({ names: { sides: named } }) => named));
  const names: Names = {
    index,
    countryId: (at) => rules.countries[at]?.id ?? '',
    cardId: (number) => rules.cards.find((card) => card.number === number)?.id ?? '',
    otherPlace: (name) => otherPlace(name, rules, sides),
    sides,
    regions: spellingsOf(sources.map(({ names: { regions } }) => regions)),
  };
  const ordered = (preferred: Locale) => [
    ...languages.filter(({ locale }) => locale === preferred),
    ...languages.filter(({ locale }) => locale !== preferred),
  ];
  return { names, ordered, languages };
}

/** What control is. */
const CONTROL = '2.1.7';

/**
 * Who controls what was asked about, what a card is worth, or what a marker costs. 2.1.7, 2.2.2, 6.1.2
 * @param asked number of the card whose value is asked for, and whether a cost is
 */
export function answersTo(
  { end, facts, names: index, findings }: CaseRuling,
  { action }: CaseInput,
  { worth, cost, needs }: Pick<UnderstoodCase, 'worth' | 'cost' | 'needs'>,
): readonly Message[] {
  if (cost) return findings.filter(({ message }) => message === 'place.cost');
  const values = facts.operations_values as Readonly<Record<number, number>> | undefined;
  const n = worth === undefined ? undefined : values?.[worth];
  if (worth !== undefined && n !== undefined)
    return [{ message: 'operations.printed', args: { side: end.state.phasing, card: worth, n } }];
  return action.flatMap(({ kind, query, of }): readonly Message[] => {
    const country = kind === 'query' && query === 'controller' ? index.country(of ?? '') : undefined;
    if (country === undefined) return [];
    if (needs !== undefined) {
      const own = needs === 'us' ? US : USSR;
      const more = toControl(end, own, country);
      const whole = influence(end, own, country) + more;
      return [{ message: 'asked.needs', args: { side: own, country, n: whole, m: more, clause: CONTROL } }];
    }
    const side = controller(end, country);
    return side === undefined
      ? [{ message: 'asked.nobody', args: { country, clause: CONTROL } } satisfies Message]
      : [{ message: 'asked.controls', args: { side, country, clause: CONTROL } } satisfies Message];
  });
}
