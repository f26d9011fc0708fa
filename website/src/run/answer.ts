/** Questions in plain words, understood and ruled on as `arbiter ask` does. */
import { type AskingSource, answersTo, makeAsker } from '../../../src/asking/asker.ts';
import { hangsOn, otherwise } from '../../../src/asking/open-control.ts';
import { withOperationsSpent } from '../../../src/asking/spent.ts';
import type { CaseInput } from '../../../src/cases/case.ts';
import { indexNames } from '../../../src/cases/names.ts';
import type { CaseRuling } from '../../../src/cases/rule.ts';
import { label, say } from '../../../src/ruling/language.ts';
import { cite } from './cite.ts';
import type { Engine } from './engine.ts';
import { toLink } from './link.ts';
import { ruleAtDesk, tell } from './rule.ts';
import { type Told, verdictOf } from './told.ts';

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
  /** What was asked for beside a verdict. */
  readonly answers: readonly string[];
  /** The case, as a link of the desk has it. */
  readonly link: string;
}

export type Answer =
  | {
      readonly ok: true;
      readonly input: CaseInput;
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
      /** Asked in general: the clauses and cards that speak of it. */
      readonly rules?: readonly { readonly name: string; readonly to: string; readonly summary: string }[];
    };

export type Answerer = (question: string) => Answer;

/** Whoever answers questions in the language of the page. */
export function answererWith(engine: Engine, sources: readonly AskingSource[]): Answerer {
  const { rules, extraNames, texts } = engine;
  // Clauses are looked up by their words in the language of the page.
  const own = sources.map((source) =>
    source.locale === texts.locale ? { ...source, clauses: texts.clauses } : source,
  );
  const asker = makeAsker(own, indexNames(rules.deluxe, extraNames), rules.deluxe);
  return (question) => {
    const understood = asker(question, texts.locale);
    if (!understood.ok) {
      const { gaps, missing } = understood;
      return { ok: false, pieces: piecesOf(question, gaps), missing, like: gaps.flatMap(({ like }) => like) };
    }
    if (understood.general) {
      const { clauses, cards } = understood.general;
      const told = [...clauses, ...cards.map((id) => `card:${id}`)].map((id) => cite(engine, id));
      return { ok: false, pieces: piecesOf(question, []), missing: false, like: [], rules: told };
    }
    const rule = (other: CaseInput): CaseRuling | undefined => {
      const ruled = ruleAtDesk(engine, other);
      return ruled.ok ? ruled.ruled.reported.ruling : undefined;
    };
    const before = rule(understood.input);
    const spent = before && withOperationsSpent(understood.input, before, rule);
    const { input } = spent ?? understood;
    const assumed = [...understood.assumed, ...(spent ? [spent.assumed] : [])];
    const result = ruleAtDesk(engine, input);
    if (!result.ok)
      return { ok: false, pieces: piecesOf(question, []), missing: false, like: [], message: result.message };
    const told = tell(engine, result.ruled);
    const { ruling } = result.ruled.reported;
    const answers = answersTo(ruling, input, understood).map(engine.say);
    const others = otherwise(input, understood.open, rule);
    const open = hangsOn(others, ruling.verdict).map(engine.say);
    const { decides, ...shown } = shownOf(engine, input, told, answers);
    // The clause of the one case that was ruled on decides nothing where the other would come out otherwise.
    const hanging = { verdict: 'undetermined', heading: label(engine.language, 'verdict.undetermined'), reasons: open };
    return {
      ok: true,
      input,
      shown: { ...shown, ...(open.length > 0 ? hanging : decides && { decides }) },
      assumed: assumed.map(engine.say),
      open,
    };
  };
}

function shownOf(engine: Engine, input: CaseInput, told: Told, answers: readonly string[]): Shown {
  const { view, asked } = told;
  const { language } = engine;
  const { decides } = view;
  const reasons = view.sections
    .flatMap(({ lines }) => lines)
    .filter(({ mark }) => mark === 'forbids' || mark === 'undetermined')
    .map(({ said }) => say(language, said));
  const sentence = decides === undefined ? undefined : language.sentence?.(decides);
  return {
    verdict: asked ? view.verdict : 'none',
    heading: asked ? verdictOf(language, told) : '',
    claim: asked && view.claim !== undefined ? say(language, view.claim) : '',
    ...(decides !== undefined && sentence !== undefined && { decides: { ...cite(engine, decides), sentence } }),
    reasons: asked ? [...new Set(reasons)] : [],
    answers,
    link: toLink(input),
  };
}

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
