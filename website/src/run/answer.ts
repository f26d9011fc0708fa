/** Questions in plain words, understood and ruled on as `arbiter ask` does. */

import { type AskingSource, askedAbout, makeAsker } from '../../../src/asking/asker.ts';
import { answerBlame, type Blame } from '../../../src/asking/blame.ts';
import type { General } from '../../../src/asking/general.ts';
import { answerLeastRoll } from '../../../src/asking/least-roll.ts';
import { EITHER, eitherOf, type Nearly, offerOf, offerSaid } from '../../../src/asking/nearly.ts';
import type { Precedents } from '../../../src/asking/precedents.ts';
import { heldBack, ruleQuestion } from '../../../src/asking/rule-question.ts';
import type { Understood, UnderstoodCase, UnderstoodGeneral } from '../../../src/asking/understood.ts';
import type { CaseInput } from '../../../src/cases/case.ts';
import { indexNames } from '../../../src/cases/names.ts';
import { caseNames } from '../../../src/cases/read-names.ts';
import { ruleCase } from '../../../src/cases/rule.ts';
import type { Keywords, WritingLanguage } from '../../../src/cases/scenario-text.ts';
import { type Mistake, mistakeIn, spokenProblem } from '../../../src/cases/spoken-problem.ts';
import type { Verdict } from '../../../src/core/finding.ts';
import { type Wording, wording, wordingIn } from '../../../src/core/wording.ts';
import { label } from '../../../src/ruling/language.ts';
import { shortRuling } from '../../../src/ruling/short-ruling.ts';
import { caseCheck } from './case-check.ts';
import { cite } from './cite.ts';
import type { Engine } from './engine.ts';
import { toLink } from './link.ts';
import { asAsked, ruleAtDesk, ruleWith, tell } from './rule.ts';
import { type ShownRuling, verdictOf } from './shown-ruling.ts';

/** A piece of a question: understood, or not. */
export interface Piece {
  readonly text: string;
  readonly unknown: boolean;
}

/** A ruling in a few lines. */
export interface Shown {
  readonly verdict: string;
  readonly heading: string;
  readonly claim: string;
  /** The clause that decides, and its sentence. */
  readonly decides?: { readonly name: string; readonly to: string; readonly sentence: string };
  /** What forbids it, or leaves it open, in this very case. */
  readonly reasons: readonly string[];
  /** What of the question cannot have come about, under its heading; it is no reason. */
  readonly odd?: { readonly heading: string; readonly items: readonly string[] };
  /** What was asked for beside a verdict. */
  readonly answers: readonly string[];
  /** What changes on the board and on the tracks. */
  readonly changes: readonly string[];
  /** The case, as a link of the desk has it. */
  readonly link: string;
}

export type Answer =
  | {
      readonly ok: true;
      readonly input: CaseInput;
      /** Undetermined where it hangs on something that nobody said. */
      readonly verdict: Verdict;
      readonly shown: Shown;
      /** What was taken for granted because nobody said it. */
      readonly assumed: readonly string[];
      /** What the verdict hangs on though nobody said it: first what, then each case with its verdict. */
      readonly open: readonly string[];
    }
  | {
      readonly ok: false;
      readonly pieces: readonly Piece[];
      /** All of it is understood, but nothing is done or asked. */
      readonly missing: boolean;
      /** Names that a word which is not understood may be meant for. */
      readonly like: readonly string[];
      /** Why the case that it amounts to cannot be ruled on. */
      readonly message?: string;
      /** Asked in general: the clauses, cards, countries and disputed questions that speak of it. */
      readonly rules?: readonly { readonly name: string; readonly to: string; readonly summary: string }[];
      /** What stands before them where not all of the question is understood. */
      readonly heading?: string;
      /** What the rules have that lies nearest to what is not understood. */
      readonly nearest?: {
        readonly heading: string;
        readonly rules: readonly { readonly name: string; readonly to: string; readonly summary: string }[];
      };
      /** The words of such a question that were not understood, and those that were not weighed, each after what they are. */
      readonly left?: readonly string[];
      /** Numbers that are asked for, told before the clauses. */
      readonly computed?: readonly string[];
      /** The one answer that such a question has whatever is played. */
      readonly ruled?: Shown;
      /** The cases of the suite that it is like. */
      readonly precedents?: Precedents & { readonly named: Pick<General, 'cards' | 'countries'> };
      /** The language of which it is asked what stands in it. */
      readonly inLanguage?: string;
      /** What may be meant, as questions that are ruled on, and what stands before them. */
      readonly offer?: {
        readonly heading: string;
        readonly questions: readonly Offer[];
        /** What each of them comes to. */
        readonly verdicts: readonly Verdict[];
      };
    };

/** A question to ask instead, with its verdict where it is one of several. */
export interface Offer {
  readonly question: string;
  readonly verdict?: string;
}

export type Answerer = (question: string) => Answer;

/** What the first question brings along. */
export interface AskingData {
  readonly sources: readonly AskingSource[];
  /** What each clause speaks of, which no ruling reads. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** What a question is written with in the language of the page, besides its sentences. */
  readonly writing: Pick<WritingLanguage, 'names'> &
    Pick<WritingLanguage['phrases'], 'written'> & { readonly keywords: Keywords };
}

/** So much of what lies near is told of a question that is not understood. */
const MOST_NEAR = 3;

/** How the language of the page writes the sentences of a case. */
export function writtenIn(
  locale: string,
  { sources, writing: { names, ...phrases } }: Pick<AskingData, 'sources' | 'writing'>,
) {
  const sentences = sources.find((source) => source.locale === locale)?.sentences ?? {};
  return { phrases: { given: sentences, when: sentences, ...phrases }, names };
}

/** Whoever answers questions in the language of the page. */
export function answererWith(engine: Engine, { sources, terms, writing }: AskingData): Answerer {
  const { rules, extraNames, texts } = engine;
  // Clauses are looked up by their words in the language of the page.
  const own = sources.map((source) =>
    source.locale === texts.locale ? { ...source, clauses: texts.clauses } : source,
  );
  const about = askedAbout(rules.deluxe, rules.second);
  const clauses = Object.fromEntries(
    Object.entries(about.clauses).map(([id, clause]) => [id, { ...clause, terms: terms[id] ?? [] }]),
  );
  const asker = makeAsker(own, indexNames(rules.deluxe, extraNames), { ...about, clauses });
  const language = writtenIn(texts.locale, { sources, writing });
  const verdictOn = (question: string): Verdict | undefined => {
    const understood = asker(question, texts.locale);
    const isCase = understood.ok && !understood.general;
    return isCase ? ruleQuestion(understood, ruleWith(engine))?.verdict : undefined;
  };
  /** As many questions as are wanted, or none. */
  const offering = (heading: Wording, wanted: readonly Nearly[], isRuled = false): Pick<Refused, 'offer'> => {
    const found = wanted.flatMap((each) => offerOf(each, rules.deluxe, language, verdictOn) ?? []);
    const questions = found.map(({ question, verdict }) => ({
      question,
      ...(isRuled && { verdict: engine.say({ message: `label.verdict.${verdict}` }) }),
    }));
    const verdicts = found.map(({ verdict }) => verdict);
    return questions.length < wanted.length
      ? {}
      : { offer: { heading: wordingIn(texts, heading), questions, verdicts } };
  };
  const offered = ({ nearly }: { readonly nearly?: Nearly }): Pick<Refused, 'offer'> =>
    nearly ? offering(offerSaid(nearly), [nearly]) : {};
  const either = (understood: UnderstoodCase): Pick<Refused, 'offer'> =>
    understood.alternative ? offering(EITHER, eitherOf(understood), true) : {};
  /** What decides questions like one that is read as a case and held back. */
  const held = (question: string, understood: UnderstoodCase): Refused => {
    const general = asker.generally(question, texts.locale);
    if (general?.ok)
      return { ...generally(engine, question, general), heading: wordingIn(texts, heldBack(understood)) };
    const gaps = [understood.alternative?.named ?? { from: 0, to: question.length, like: [] }];
    return notUnderstood(engine, question, { ok: false, gaps, missing: false, ...general });
  };
  return (question) => {
    const understood = asker(question, texts.locale);
    if (!understood.ok) return { ...notUnderstood(engine, question, understood), ...offered(understood) };
    if (understood.general) return { ...generally(engine, question, understood), ...offered(understood) };
    return ruledOn(engine, question, understood) ?? { ...held(question, understood), ...either(understood) };
  };
}

/** What there is no ruling on. */
type Refused = Extract<Answer, { readonly ok: false }>;

function notUnderstood(
  engine: Engine,
  question: string,
  { gaps, missing, near, contradicted }: Extract<Understood, { readonly ok: false }>,
): Refused {
  const rules = (near?.clauses ?? []).slice(0, MOST_NEAR).map((id) => cite(engine, id));
  const heading = wordingIn(engine.texts, wording('this lies nearest, and may be about something else:'));
  return {
    ok: false,
    pieces: piecesOf(question, gaps),
    missing,
    like: gaps.flatMap(({ like }) => like),
    ...(contradicted && { computed: [engine.say(contradicted)] }),
    ...(rules.length > 0 && { nearest: { heading, rules } }),
  };
}

/** What decides questions like it. */
function generally(
  engine: Engine,
  question: string,
  { general, unknown, aside, inLanguage, partly, contradicted }: UnderstoodGeneral,
): Refused {
  const { rules, texts } = engine;
  const { clauses, countries, issues, cardFirst, precedents } = general;
  const cards = general.cards.map((id) => `card:${id}`);
  const told = [
    ...(cardFirst ? [...cards, ...clauses] : [...clauses, ...cards]).map((id) => ({
      ...cite(engine, id),
      summary: engine.language.sentence?.(id) ?? '',
    })),
    ...countries.map((id) => ({ name: texts.names.countries[id]?.name ?? id, to: `/board/${id}`, summary: '' })),
    ...issues.map((id) => ({ name: texts.issues[id]?.question ?? id, to: `/issues/${id}`, summary: '' })),
  ];
  const { leastRoll } = general;
  const ruled = blameShown(engine, general.blame);
  const left = [
    ...(unknown.length > 0 ? [wording('not understood: {words}', { words: unknown.join(', ') })] : []),
    ...(aside.length > 0 ? [wording('not weighed here: {words}', { words: aside.join(', ') })] : []),
  ].map((each) => wordingIn(texts, each));
  const computed = [
    ...(contradicted ? [contradicted] : []),
    ...(leastRoll ? [answerLeastRoll(leastRoll, rules.deluxe)] : []),
  ].map(engine.say);
  return {
    ok: false,
    pieces: piecesOf(question, placesIn(question, unknown)),
    missing: false,
    like: [],
    rules: told,
    left,
    computed,
    ...(partly && {
      heading: wordingIn(
        texts,
        wording('not all of it is understood, so nothing is ruled on; questions like it are decided by this:'),
      ),
    }),
    ...(ruled && { ruled }),
    ...(precedents && { precedents: { ...precedents, named: general } }),
    ...(inLanguage !== undefined && { inLanguage }),
  };
}

/** What is wrong with what a question states, where no case can be made of it. */
function mistaken({ rules: { deluxe }, extraNames, texts }: Engine, input: CaseInput): string | undefined {
  const names = caseNames(deluxe, () => extraNames);
  const problemOf = (): Mistake | undefined => {
    const ruled = ruleCase(deluxe, input, extraNames);
    return ruled.ok ? undefined : ruled.problem;
  };
  const mistake = mistakeIn(input, deluxe, caseCheck, names) ?? problemOf();
  return mistake && wordingIn(texts, spokenProblem(mistake, deluxe, texts.names));
}

/** The ruling on what is asked; undefined where it is held back. */
function ruledOn(engine: Engine, question: string, understood: UnderstoodCase): Answer | undefined {
  const refused = (message: string): Refused => ({
    ok: false,
    pieces: piecesOf(question, []),
    missing: false,
    like: [],
    message,
  });
  const mistake = mistaken(engine, understood.input);
  if (mistake !== undefined) return refused(mistake);
  const found = ruleQuestion(understood, ruleWith(engine));
  const input = found?.input ?? understood.input;
  const result = ruleAtDesk(engine, input);
  if (!result.ok) return refused(result.message);
  if (!found) return undefined;
  const told = tell(engine, asAsked(engine, result.ruled, found));
  const always = found.certain.map(engine.say).join('; ');
  const answers = [
    ...found.answers.map(engine.say),
    ...(always === '' ? [] : [`${label(engine.language, 'outcome.always')}: ${always}`]),
  ];
  const open = found.open.map(engine.say);
  const { decides, ...shown } = shownOf(engine, input, told, answers);
  // The clause of the one case that was ruled on decides nothing where the other would come out otherwise.
  const hanging = {
    verdict: found.verdict,
    heading: label(engine.language, `verdict.${found.verdict}`),
    reasons: open,
    changes: [],
  };
  return {
    ok: true,
    input,
    verdict: found.verdict,
    shown: { ...shown, ...(open.length > 0 ? hanging : decides && { decides }) },
    assumed: found.assumed.map(engine.say),
    open,
  };
}

/** Who loses by a nuclear war, with a case that shows it. */
function blameShown(engine: Engine, blame: Blame | undefined): Shown | undefined {
  const found = blame && answerBlame(blame, engine.rules.deluxe, ruleWith(engine));
  if (!found) return undefined;
  const [claim = '', ...answers] = found.answers.map(engine.say);
  return { verdict: 'answered', heading: '', claim, reasons: [], answers, changes: [], link: toLink(found.example) };
}

/** The ruling on a case of the suite. */
export function caseShown(engine: Engine, input: CaseInput): Shown | undefined {
  const result = ruleAtDesk(engine, input);
  return result.ok ? shownOf(engine, input, tell(engine, result.ruled), []) : undefined;
}

function shownOf(engine: Engine, input: CaseInput, told: ShownRuling, answers: readonly string[]): Shown {
  const { view, asked, remarks } = told;
  const { language } = engine;
  const { claim = '', decides, reasons, changes } = shortRuling(view, language);
  const odd = remarks.filter(({ label: id }) => id === 'odd').flatMap(({ items }) => items);
  return {
    verdict: asked ? view.verdict : 'none',
    heading: asked ? verdictOf(language, told) : '',
    claim: asked ? claim : '',
    ...(decides && { decides: { ...cite(engine, decides.clause), sentence: decides.sentence } }),
    reasons: asked ? reasons : [],
    ...(odd.length > 0 && { odd: { heading: label(language, 'odd'), items: odd } }),
    answers,
    changes: asked ? changes : [],
    link: toLink(input),
  };
}

/** Where words stand in a question, in its order. */
const placesIn = (
  question: string,
  words: readonly string[],
): readonly { readonly from: number; readonly to: number }[] =>
  words
    .map((word) => ({ from: question.indexOf(word), to: question.indexOf(word) + word.length }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, at, all) => at === 0 || from >= (all[at - 1]?.to ?? 0));

function piecesOf(question: string, gaps: readonly { readonly from: number; readonly to: number }[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of gaps) {
    if (from > at) pieces.push({ text: question.slice(at, from), unknown: false });
    pieces.push({ text: question.slice(from, to), unknown: true });
    at = to;
  }
  return [...pieces, { text: question.slice(at), unknown: false }];
}
