/** What is offered where a question is nearly a case: how it was read, as the question that is ruled on. */

import { EITHER, eitherOf, type Nearly, type Offered, offerOf, offerSaid } from '../../asking/nearly.ts';
import { ruleQuestion } from '../../asking/rule-question.ts';
import type { UnderstoodCase } from '../../asking/understood.ts';
import type { Verdict } from '../../core/finding.ts';
import { type Wording, wordingIn } from '../../core/wording.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import { twilightDesk } from '../../games/twilight-struggle/program/cli/desk.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { label } from '../../ruling/language.ts';
import type { Call } from '../command.ts';
import { allPhrases } from '../feature-file.ts';
import { isCase, read, ruleWith } from './ask-desk.ts';

/** The question to be asked instead, and the lines that say so. */
export interface Offer extends Offered {
  readonly lines: readonly string[];
}

/** The questions of which one is meant, each with its verdict, and the lines that say so. */
export interface Either {
  readonly verdicts: readonly Verdict[];
  readonly lines: readonly string[];
}

/** The case that may be meant, as a question; undefined where nothing would be ruled on it. */
export function offered(nearly: Nearly, call: Call): Offer | undefined {
  const found = questionFor(nearly, call);
  return found && { ...found, lines: [said(offerSaid(nearly), call), typed(found.question)] };
}

/** What is offered where the question was read in two ways. */
export function offeredEither(understood: UnderstoodCase, call: Call): Either {
  const questions = eitherOf(understood).flatMap((each) => questionFor(each, call) ?? []);
  const language = languageOf(call.session, makeBoard(call.session.rules('deluxe')));
  const lines = questions.flatMap(({ question, verdict }) => [
    typed(question),
    `    ${call.paint('bold', label(language, `verdict.${verdict}`))}`,
  ]);
  return {
    verdicts: questions.map(({ verdict }) => verdict),
    lines: questions.length < 2 ? [] : [said(EITHER, call), ...lines],
  };
}

/** A sentence in the language of the call. */
export const said = (sentence: Wording, { session }: Call): string => wordingIn(session.mistakeWords(), sentence);

/** In quotes that a shell takes for one word: some cards have quotes in their titles. */
function quoted(question: string): string {
  if (!question.includes('"')) return `"${question}"`;
  return question.includes("'") ? `"${question.replaceAll('"', '\\"')}"` : `'${question}'`;
}

/** A question as it is typed: in one line, to be copied. */
const typed = (question: string): string => `  arbiter ask ${quoted(question)}`;

function questionFor(nearly: Nearly, call: Call): Offered | undefined {
  const { session } = call;
  const { referee } = twilightDesk(call);
  const phrases = allPhrases()[session.locale];
  const verdictOn = (question: string): Verdict | undefined => {
    const understood = read(question, call, referee);
    const isOne = understood.ok && understood.general === undefined && isCase(understood.input, referee);
    return isOne ? ruleQuestion(understood, ruleWith(understood.input, referee, call))?.verdict : undefined;
  };
  return phrases && offerOf(nearly, session.rules('deluxe'), { phrases, names: session.texts().names }, verdictOn);
}
