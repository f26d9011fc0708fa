/** What is offered where a question is nearly a case: how it was read, as the question that is ruled on. */
import { type Nearly, offerOf, offerSaid } from '../../asking/nearly.ts';
import { ruleQuestion } from '../../asking/rule-question.ts';
import { wordingIn } from '../../core/wording.ts';
import { twilightDesk } from '../../games/twilight-struggle/program/cli/desk.ts';
import { wrap } from '../../ruling/wrap.ts';
import type { Call } from '../command.ts';
import { allPhrases } from '../feature-file.ts';
import { isCase, read, ruleWith } from './ask-desk.ts';

/** The question to be asked instead, and the lines that say so. */
export interface Offer {
  readonly question: string;
  readonly lines: readonly string[];
}

/** The case that may be meant, as a question; undefined where nothing would be ruled on it. */
export function offered(nearly: Nearly, call: Call): Offer | undefined {
  const { session, io } = call;
  const { referee } = twilightDesk(call);
  const phrases = allPhrases()[session.locale];
  const isRuled = (question: string): boolean => {
    const understood = read(question, call, referee);
    return (
      understood.ok &&
      understood.general === undefined &&
      isCase(understood.input, referee) &&
      ruleQuestion(understood, ruleWith(understood.input, referee, call)) !== undefined
    );
  };
  const language = phrases && { phrases, names: session.texts().names };
  const question = language && offerOf(nearly, session.rules('deluxe'), language, isRuled);
  if (question === undefined) return undefined;
  const width = Math.min(100, io.stdout.columns ?? 100);
  return {
    question,
    lines: [
      wordingIn(session.mistakeWords(), offerSaid(nearly)),
      ...wrap(`arbiter ask "${question}"`, '    ', width).map((line, at) => (at === 0 ? `  ${line.trim()}` : line)),
    ],
  };
}
