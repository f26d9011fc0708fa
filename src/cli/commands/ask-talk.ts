/**
 * `arbiter ask` without words: a question, the ruling on it, and then what would settle it, until nothing does or somebody
 * has had enough. What is asked for is `src/asking/conversation.ts`; here lines are read and written.
 */

import { factsMeant, type Inquiry, inquiryOf, withAnswer } from '../../asking/conversation.ts';
import type { CaseInput } from '../../cases/case.ts';
import { type Wording, wording, wordingIn } from '../../core/wording.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { withFact } from '../fact-option.ts';
import { print } from '../io.ts';
import { Lines } from '../lines.ts';
import type { Answered, Answering } from './ask.ts';

/** No more facts are asked for behind one another: whoever has answered so many wants a case file. */
const LONGEST = 50;

/** Talks in the terminal. Throws a `Stop` where nobody sits at a keyboard. */
export async function converse(call: Call, answering: Answering): Promise<ExitCode> {
  if (call.io.stdin.isTTY !== true)
    throw new Stop(
      wording(
        'arbiter: without words "ask" is a conversation in a terminal, and standard input is none; put the question behind it: arbiter ask "QUESTION"',
      ),
    );
  const lines = new Lines(call.io);
  const hello = wording('Ask as you would ask a referee. Only what decides is asked back. An empty line ends.');
  print(call.io.stdout, wordingIn(call.session.mistakeWords(), hello));
  try {
    return await talk(call, answering, (prompt) => lines.next(prompt));
  } finally {
    await lines.close();
  }
}

/** One line after the other, until an empty one or the last. */
async function talk(
  call: Call,
  answering: Answering,
  next: (prompt: string) => Promise<string | undefined>,
): Promise<ExitCode> {
  let last: Answered = { code: EXIT.fine };
  for (let turns = 0; turns < LONGEST; turns++) {
    const inquiry = last.ruled && inquiryOf(last.ruled.understood, last.ruled.found);
    const line = await next(promptOf(inquiry, last.ruled?.call ?? call, last.ruled !== undefined, answering));
    if (!line) break;
    try {
      last = followed(line, last.ruled, inquiry, answering) ?? answering.answer(line, call);
    } catch (problem) {
      if (!(problem instanceof Stop)) throw problem;
      print(call.io.stdout, problem.inWords(call.session.mistakeWords()));
    }
  }
  return last.code;
}

/** What may be typed next. */
function promptOf(inquiry: Inquiry | undefined, call: Call, ruled: boolean, { inWordsOf }: Answering): string {
  const words = call.session.mistakeWords();
  const ask = (what: Wording): string => `\n${wordingIn(words, what)}\n> `;
  if (!ruled) return '\n> ';
  if (!inquiry) return ask(wording('a fact ("die 4", "defcon=2"), or another question'));
  if (inquiry.missing) return ask(wording('what is missing, a fact, or another question'));
  const { possibilities } = inquiry;
  const said = inWordsOf(
    possibilities.map((each) => each.said),
    call,
  );
  const list = said.map((each, at) => `\n  ${at + 1}  ${each}`).join('');
  return `${list}${ask(wording('a number from 1 to {n}, a fact, or another question', { n: possibilities.length }))}`;
}

/** The ruling with what has been answered; undefined if the line is no answer, but a question of its own. */
function followed(
  line: string,
  ruled: Answered['ruled'],
  inquiry: Inquiry | undefined,
  { answerCase }: Answering,
): Answered | undefined {
  if (!ruled) return undefined;
  const { call, understood } = ruled;
  const chosen = inquiry?.missing ? undefined : inquiry?.possibilities[Number(line) - 1];
  if (chosen) return answerCase(line, chosen.understood, call);
  const input = told(line, ruled);
  return input && answerCase(line, withAnswer(understood, input, []), call);
}

/** The case with a fact; undefined if the line is none that the case awaits. */
function told(line: string, { found }: NonNullable<Answered['ruled']>) {
  const { ruling, input } = found;
  const { missing } = ruling;
  for (const text of missing ? factsMeant(missing, line) : [line]) {
    try {
      return withFact(input, text, ruling, ruling.names) satisfies CaseInput;
    } catch (problem) {
      if (!(problem instanceof Stop)) throw problem;
    }
  }
  return undefined;
}
