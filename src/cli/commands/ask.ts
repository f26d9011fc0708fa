/**
 * `arbiter ask "QUESTION"`. The question becomes a case, and the case is ruled on like any other.
 *
 * JSON: `{"case", "assumed": [text], "open", "ruling"}`; `open` says under whose control of a country the verdict is
 * another and by which clause, and the verdict of the ruling is then undetermined;
 * the ruling is described in `ruling-json.ts`. A question about the rules in
 * general has no case: `{"case": null, "rules": [{"kind", "id", "text"}], "aside": [text],
 * "unknown": [text]}`, with `"answers": [text]` where it has one answer whatever is played, and with `"nearly": text` where
 * a case may be meant: the question to ask for a ruling on it; `"held_back": text` says why a case that was read is not ruled on.
 * `"cases": [{"id", "title", "facts", "unlike", "verdict", "clause", "reasons", "changes"}]` are cases of the suite that the question is
 * like, and `"settled"` says whether the first of them probably settles it.
 */

import { stringify } from 'yaml';
import type { General } from '../../asking/general.ts';
import type { Otherwise } from '../../asking/open-control.ts';
import { heldBack, type RuledQuestion, ruleQuestion } from '../../asking/rule-question.ts';
import type { Understood, UnderstoodCase } from '../../asking/understood.ts';
import type { CaseInput } from '../../cases/case.ts';
import type { WrittenScenario } from '../../cases/scenario-text.ts';
import { type Message, renderMessage } from '../../core/render.ts';
import { type Wording, wording, wordingIn } from '../../core/wording.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import { twilightDesk } from '../../games/twilight-struggle/program/cli/desk.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { claimOfCase } from '../../ruling/claim.ts';
import { label } from '../../ruling/language.ts';
import type { TwilightJudged, TwilightReported } from '../../ruling/twilight-referee.ts';
import { hanging } from '../../ruling/wrap.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { generalAnswers } from '../explain/general.ts';
import type { Known } from '../explain/rules.ts';
import { featureText, type RuledCase, scenarioOf } from '../feature-write.ts';
import { print } from '../io.ts';
import { opened, read, readGenerally, refuseProblem, ruleWith } from './ask-desk.ts';
import { answerGenerally, inWordsOf } from './ask-general.ts';
import { offered, offeredEither } from './ask-offer.ts';
import { converse } from './ask-talk.ts';
import { codeOf, inWords, type Ruled, ruled } from './rule.ts';

/** More is a story, not a question. */
const LONGEST = 2000;

/** Runs `arbiter ask`: one question, or a conversation where none is put. */
export function run(asked: Call): ExitCode | Promise<ExitCode> {
  return asked.operands.length === 0 ? converse(asked, ANSWERING) : answer(asked.operands.join(' '), asked).code;
}

/** What has been answered: the exit code, and the ruling if the question was about a case. */
export interface Answered {
  readonly code: ExitCode;
  readonly ruled?: { readonly understood: UnderstoodCase; readonly found: RuledQuestion; readonly call: Call };
}

/** How a conversation is answered: like single questions. */
export interface Answering {
  readonly answer: typeof answer;
  readonly answerCase: typeof answerCase;
  readonly inWordsOf: typeof inWordsOf;
}

/** Answers a question. Throws a `Stop` if it is not understood. */
function answer(question: string, asked: Call): Answered {
  if (question.length > LONGEST)
    throw new Stop(
      wording('arbiter: a question has at most {n} letters; a longer story is a case file', { n: LONGEST }),
    );
  const understood = read(question, asked, twilightDesk(asked).referee);
  if (!understood.ok) throw new Stop(notUnderstood(question, understood, asked));
  // Whoever asks in a language is answered in it, unless another one is asked for.
  const session = asked.given.has('lang') ? asked.session : asked.session.with({ locale: understood.locale });
  const call = { ...asked, session };
  return understood.general ? { code: answerGenerally(understood, call) } : answerCase(question, understood, call);
}

/** Answers a question that has been understood as a case. */
function answerCase(question: string, understood: UnderstoodCase, call: Call): Answered {
  const { session } = call;
  const desk = twilightDesk(call).referee;
  refuseProblem(understood.input, desk, call);
  const found = ruleQuestion(understood, ruleWith(understood.input, desk, call));
  const { input, others, open } = found ?? { input: understood.input, others: [], open: [] };
  if (call.format === 'yaml') {
    const [, ...ways] = inWordsOf(open, call);
    const own = others.map((other) => ({ ...other, input: underRules(other.input, call) }));
    const written = asFile(question, underRules(input, call), own, ways);
    print(call.io.stdout, stringify(written, { aliasDuplicateObjects: false }).trimEnd());
    return { code: EXIT.fine };
  }
  if (call.format === 'gherkin' && found) {
    const scenarios = asScenarios(question, found, inWordsOf(open, call).slice(1));
    const told = scenarios.map((each) => scenarioOf(each, session));
    for (const each of told) if (!('written' in each)) throw new Stop(each);
    print(call.io.stdout, featureText(question, told as readonly WrittenScenario[], session).trimEnd());
    return { code: EXIT.fine };
  }
  const at = twilightDesk(call);
  const { file, entry } = opened(input, at.referee, call);
  // A case that cannot be ruled on stops here, with the reason.
  const whole = ruled(at, file, entry, call);
  if (!found) return { code: answerHeldBack(question, understood, call) };
  tell(found, withoutAssumed(whole, found), understood, call);
  return { code: codeOf(found.verdict), ruled: { understood, found, call } };
}

/** What may be meant by a question of which no case is ruled on, and what decides questions like it. */
function answerHeldBack(question: string, understood: UnderstoodCase, call: Call): ExitCode {
  const either = offeredEither(understood, call);
  const general = readGenerally(question, call, twilightDesk(call).referee);
  if (general?.ok) return answerGenerally({ ...general, partly: true }, call, { why: heldBack(understood), either });
  const gaps = [understood.alternative?.named ?? { from: 0, to: question.length, like: [] }];
  const lost = { ok: false, gaps, missing: false, ...(general && { near: general.near }) } as const;
  throw new Stop([notUnderstood(question, lost, call), ...either.lines].join('\n'));
}

/** A case with the edition and the readings of the command line, which prevail over its own. */
function underRules(input: CaseInput, { session }: Call): CaseInput {
  const edition = session.edition ?? input.edition;
  const own = { ...input.policies, ...session.policies };
  return { ...input, ...(edition && { edition }), ...(Object.keys(own).length > 0 && { policies: own }) };
}

/** Prints the ruling on a question. */
function tell(
  { input, verdict, others, open, assumed, answers, certain }: RuledQuestion,
  { judged, reported }: Ruled<TwilightJudged, TwilightReported>,
  { cost }: UnderstoodCase,
  call: Call,
): void {
  const { io, paint, session, format } = call;
  const at = twilightDesk(call);
  const granted = inWordsOf(assumed, call);
  if (format === 'json') {
    const ways = others.map(({ country: { name, beside }, side, verdict: other, clause }) => ({
      [beside ? 'within_reach' : 'controls']: side === 0 ? 'US' : 'USSR',
      country: name,
      verdict: other,
      clause,
    }));
    // Where it hangs on something that is not said, the one case that was ruled on settles nothing.
    const ruling = { ...at.referee.json(reported), verdict };
    print(io.stdout, JSON.stringify({ case: input, assumed: granted, open: ways, ruling }, null, 2));
    return;
  }
  const { language } = reported;
  const said = (messages: readonly Message[]): readonly string[] =>
    messages.map((message) => renderMessage(language.words, message, language.names));
  if ((cost || input.action.every(({ kind }) => kind === 'query')) && answers.length > 0)
    print(io.stdout, said(answers).join('\n'));
  else {
    const [head, ...rulers] = said(open);
    if (head !== undefined) {
      const [undetermined = ''] = said([{ message: 'label.verdict.undetermined' }]);
      const lines = [paint('bold', `${undetermined}: ${head}`), ...rulers.map((line) => `- ${line}`)];
      print(io.stdout, `${lines.join('\n')}\n`);
    }
    if (answers.length > 0) print(io.stdout, `${paint('bold', said(answers).join('\n'))}\n`);
    print(io.stdout, inWords(at, { judged, reported }, call, false));
  }
  if (certain.length > 0)
    print(io.stdout, `\n${paint('bold', `${label(language, 'outcome.always')}:`)} ${said(certain).join('; ')}`);
  if (granted.length > 0) {
    const head = wordingIn(session.mistakeWords(), wording('Not stated, and taken for granted:'));
    print(io.stdout, [`\n${paint('bold', head)}`, ...granted.map((line) => `- ${line}`)].join('\n'));
  }
}

/** The question as a case; where it hangs on something that is not said, as one case for each way it may be. */
function asFile(title: string, input: CaseInput, others: readonly Otherwise[], ways: readonly string[]): object {
  if (others.length === 0) return { title, ...input };
  const each = [...others.map((other) => other.input), input];
  return { cases: each.map((one, at) => ({ title: `${title} (${ways[at]})`, ...one })) };
}

/** The question with what came of it; where it hangs on something that is not said, once for each way it may be. */
function asScenarios(
  title: string,
  { input, ruling, others }: RuledQuestion,
  ways: readonly string[],
): readonly RuledCase[] {
  if (others.length === 0) return [{ title, input, ruling }];
  const each = [...others.map((other) => ({ input: other.input, ruling: other })), { input, ruling }];
  return each.map((one, at) => ({ title: `${title} (${ways[at]})`, ...one }));
}

/** What was assumed in the place of something unsaid is no part of the argument. */
function withoutAssumed(
  { judged, reported: { language, reported } }: Ruled<TwilightJudged, TwilightReported>,
  { asked, input, told }: RuledQuestion,
): Ruled<TwilightJudged, TwilightReported> {
  if (asked === input) return { judged, reported: { language, reported } };
  const claim = claimOfCase(asked, told, language);
  return { judged, reported: { language, reported: { ...reported, ruling: told, claim } } };
}

/** The question with what was not understood underlined, and what could stand there. */
function notUnderstood(question: string, understood: Extract<Understood, { ok: false }>, call: Call): string {
  const words = call.session.mistakeWords();
  const { gaps, missing, near, nearly, contradicted } = understood;
  const offer = nearly && offered(nearly, call);
  if (missing) return wordingIn(words, wording('arbiter: the question does not say what is done or asked'));
  const marks = [...question].map(() => ' ');
  for (const { from, to } of gaps) for (let at = from; at < to; at++) marks[at] = '^';
  const like = gaps.flatMap(({ from, to, like: names }) =>
    names.length === 0
      ? []
      : [
          wordingIn(
            words,
            wording('"{name}" may be: {names}', { name: question.slice(from, to), names: names.join(', ') }),
          ),
        ],
  );
  return [
    wordingIn(words, wording('arbiter: part of the question is not understood')),
    `  ${question}`,
    `  ${marks.join('').trimEnd()}`,
    ...inWordsOf(contradicted ? [contradicted] : [], call),
    ...like,
    ...(offer?.lines ?? []),
    ...(near ? nearestOf(near, call) : []),
  ].join('\n');
}

/** So much of what lies near is told of a question that is not understood. */
const MOST_NEAR = 3;

/** What the rules have that lies nearest to a question that is not understood. */
function nearestOf(near: General, { session, io }: Call): readonly string[] {
  const board = makeBoard(session.rules('deluxe'));
  const language = languageOf(session, board);
  const known: Known = { board, rules: session.rules.bind(session), texts: session.texts(), language };
  const said = (sentence: Wording): string => wordingIn(session.mistakeWords(), sentence);
  const few = { ...near, clauses: near.clauses.slice(0, MOST_NEAR), cards: [], countries: [], issues: [] };
  const width = Math.min(100, io.stderr.columns ?? 100);
  return [
    said(wording('this lies nearest, and may be about something else:')),
    ...generalAnswers(few, known, said).flatMap(({ text }) => hanging(text, width)),
  ];
}

const ANSWERING: Answering = { answer, answerCase, inWordsOf };
