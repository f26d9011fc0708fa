/** `arbiter ask`: questions about the rules in general, answered with what decides them and the cases of the suite that they are like. */
import { answerBlame, type BlameAnswer } from '../../asking/blame.ts';
import { answerLeastRoll } from '../../asking/least-roll.ts';
import { settles } from '../../asking/settles.ts';
import type { UnderstoodGeneral } from '../../asking/understood.ts';
import type { CaseInput } from '../../cases/case.ts';
import { type Message, renderMessage } from '../../core/render.ts';
import { type Wording, wording } from '../../core/wording.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import { twilightDesk } from '../../games/twilight-struggle/program/cli/desk.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { hanging, wrap } from '../../ruling/wrap.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type GeneralAnswer, generalAnswers } from '../explain/general.ts';
import type { Known } from '../explain/rules.ts';
import { print } from '../io.ts';
import { type Precedent, precedent, precedentJson, precedentLines } from '../precedent.ts';
import { ruleWith } from './ask-desk.ts';
import { type Either, type Offer, offered, said } from './ask-offer.ts';

/** Why a case is held back, and what offers its two readings, if it has two. */
export interface Held {
  readonly why: Wording;
  readonly either: Either;
}

/** All that is told of a question, in the language of the call. */
interface Told {
  readonly contradicted: readonly string[];
  /** What has an answer that is ruled on. */
  readonly ruled: readonly string[];
  readonly offer?: Offer;
  readonly rules: readonly GeneralAnswer[];
  readonly cases: readonly Precedent[];
  /** The first of the cases is told before the rules. */
  readonly isSure: boolean;
}

/**
 * What the rules say of a general question: the clauses, cards and countries that it speaks of.
 * @param held if it was read as a case that is not ruled on
 */
export function answerGenerally(understood: UnderstoodGeneral, call: Call, held?: Held): ExitCode {
  if (call.format === 'yaml' || call.format === 'gherkin')
    throw new Stop(held?.why ?? wording('arbiter: a question about the rules in general is no case'));
  const told = toldOf(understood, call, held);
  const text =
    call.format === 'json'
      ? JSON.stringify(generalJson(told, understood, call, held), null, 2)
      : generalLines(told, understood, call, held).join('\n');
  print(call.io.stdout, text);
  // What is not wholly understood is help, no answer that a program may count on.
  return understood.partly ? EXIT.bad : EXIT.fine;
}

function toldOf(understood: UnderstoodGeneral, call: Call, held?: Held): Told {
  const { general, contradicted, nearly } = understood;
  const { session } = call;
  const board = makeBoard(session.rules('deluxe'));
  const language = languageOf(session, board);
  const known: Known = { board, rules: session.rules.bind(session), texts: session.texts(), language };
  const blame = blameOf(understood, call);
  const computed = general.leastRoll ? [answerLeastRoll(general.leastRoll, session.rules('deluxe'))] : [];
  const offer = nearly && offered(nearly, call);
  const { cases: ids = [], isSure = false } = general.precedents ?? {};
  const cases = ids.flatMap((id) => precedent(id, call, general) ?? []);
  const meant = [...(offer ? [offer.verdict] : []), ...(held?.either.verdicts ?? [])];
  return {
    contradicted: inWordsOf(contradicted ? [contradicted] : [], call),
    ruled: inWordsOf([...(blame?.answers ?? []), ...computed], call),
    ...(offer && { offer }),
    rules: generalAnswers(general, known, (each) => said(each, call), besideOf(understood, call)),
    cases,
    isSure: settles({ isSure }, cases[0]?.verdict, meant),
  };
}

/** The answer for programs. */
function generalJson(told: Told, { aside, unknown }: UnderstoodGeneral, call: Call, held?: Held): object {
  const { contradicted, ruled, offer, rules, cases, isSure } = told;
  return {
    case: null,
    ...(ruled.length > 0 && { answers: ruled }),
    rules,
    ...(cases.length > 0 && { cases: cases.map(precedentJson), settled: isSure }),
    aside,
    unknown,
    ...(held && { held_back: said(held.why, call) }),
    ...(contradicted.length > 0 && { contradicted: contradicted[0] }),
    ...(offer && { nearly: offer.question }),
  };
}

/** The answer for readers. */
function generalLines(told: Told, understood: UnderstoodGeneral, call: Call, held?: Held): readonly string[] {
  const { contradicted, ruled, offer, rules, isSure } = told;
  const { unknown, aside } = understood;
  const { io, paint } = call;
  const width = Math.min(100, io.stdout.columns ?? 100);
  const head = (sentence: Wording): readonly string[] =>
    wrap(said(sentence, call), '', width).map((line) => paint('bold', line));
  const cases =
    told.cases.length === 0
      ? []
      : [...head(isSure ? SETTLED_BY : CASES_LIKE_IT), ...told.cases.flatMap((each) => precedentLines(each, width))];
  const paragraphs = [
    ...contradicted.map((text) => hanging(paint('bold', text), width)),
    ruled.flatMap((text, at) => wrap(text, '  ', width).map((line) => (at === 0 ? paint('bold', line.trim()) : line))),
    offer?.lines ?? [],
    held?.either.lines ?? [],
    isSure ? cases : [],
    [
      ...head(held?.why ?? (ruled.length > 0 || isSure ? RULES_OF_IT : headOf(understood))),
      ...rules.flatMap(({ text }) => hanging(text, width)),
    ],
    isSure ? [] : cases,
    unknown.length === 0 ? [] : [said(wording('not understood: {words}', { words: unknown.join(', ') }), call)],
    aside.length === 0 ? [] : [said(wording('not weighed here: {words}', { words: aside.join(', ') }), call)],
  ];
  return paragraphs.filter((lines) => lines.length > 0).flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));
}

/** What stands before the case of the suite that probably settles the question. */
const SETTLED_BY = wording(
  'probably settled by this case; compare its facts with yours, or ask again with your facts in its sentences:',
);

/** What stands before the cases of the suite. */
const CASES_LIKE_IT = wording(
  'cases like it, each with its ruling; compare their facts with yours, or ask again with your facts in their sentences:',
);

/** What stands before the rules where something else answers the question. */
const RULES_OF_IT = wording('this is what the rules say of it:');

/** What stands before that which the rules say of a general question. */
const headOf = ({ partly }: UnderstoodGeneral): Wording =>
  partly
    ? wording('not all of it is understood, so nothing is ruled on; questions like it are decided by this:')
    : wording('nothing is ruled on; this is what the rules say of it:');

/** Who loses by a nuclear war, if that is what is asked: this general question has an answer that is ruled on. */
function blameOf({ general: { blame } }: UnderstoodGeneral, call: Call): BlameAnswer | undefined {
  if (!blame) return undefined;
  const desk = twilightDesk(call).referee;
  const rules = call.session.rules();
  const start: CaseInput = { edition: rules.edition, position: { base: 'empty' }, action: [] };
  return answerBlame(blame, rules, ruleWith(start, desk, call));
}

/** The texts of the language of which it is asked what stands in it, if it is not the reader's own. */
const besideOf = ({ inLanguage }: UnderstoodGeneral, { session }: Call) =>
  inLanguage === undefined || inLanguage === session.locale ? undefined : session.texts(inLanguage);

/** Messages in the language of the call. */
export function inWordsOf(assumed: readonly Message[], { session }: Call): readonly string[] {
  const { words, names } = languageOf(session, makeBoard(session.rules('deluxe')));
  return assumed.map((message) => renderMessage(words, message, names));
}
