/**
 * `arbiter rule CASE.yaml`. The JSON is described in `ruling-json.ts`, that of *Guerra fría* in `games/guerra-fria/program/ruling/json.ts`; a file
 * of several cases gives an array.
 */

import type { WrittenScenario } from '../../cases/scenario-text.ts';
import type { Verdict } from '../../core/finding.ts';
import { type Wording, wording, wordingIn } from '../../core/wording.ts';
import type { AnyCase, CasesOf, EntryOf, JudgedCase } from '../../ruling/referee.ts';
import type { TwilightJudged } from '../../ruling/twilight-referee.ts';
import { judgeAt, onlyCase, openAt } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { featureText, scenarioOf } from '../feature-write.ts';
import { type CaseDesk, named } from '../game.ts';
import { print } from '../io.ts';
import { report } from '../report.ts';

const CODE_OF: Readonly<Record<Verdict, ExitCode>> = { legal: EXIT.fine, illegal: EXIT.found, undetermined: EXIT.open };

/** Runs `arbiter rule`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, format, io } = call;
  const desk = await call.game.desk(call);
  const opened = await openAt(desk, operands[0] as string, call, true);
  // Who names a case does not ask about the others.
  const rejected = given.has('id') ? [] : opened.file.rejected;
  if (given.has('fact') || format === 'yaml') onlyCase(opened, call);
  for (const entry of opened.entries) if (entry.input.action.length === 0) throw nothingClaimed(entry, desk, call);
  const several = opened.entries.length > 1 || rejected.length > 0;
  const outputs: object[] = [];
  const scenarios: WrittenScenario[] = [];
  /** What is told of a case, and its exit code. */
  const tellOf = (each: Ruled<JudgedCase<AnyCase>, unknown>, isFirst: boolean): ExitCode => {
    if (format === 'gherkin') {
      const scenario = inSentences(each.judged, call);
      if ('written' in scenario) scenarios.push(scenario);
      else if (!several) throw new Stop(scenario);
      else print(io.stderr, wordingIn(call.session.mistakeWords(), scenario));
      return 'written' in scenario ? EXIT.fine : EXIT.bad;
    }
    if (format === 'json') outputs.push(desk.referee.json(each.reported));
    else print(io.stdout, `${isFirst ? '' : '\n'}${inWords(desk, each, call, several)}`);
    if (!desk.referee.tellsClaims) print(io.stderr, unexpected(desk, each.judged));
    return codeOf(each.judged.ruling.verdict);
  };
  const codes = new Set<ExitCode>();
  // One after the other: a ruling with all its positions is large, and a file may hold thousands of cases.
  for (const [index, entry] of opened.entries.entries()) {
    const each = several ? ruledIfPossible(desk, opened.file, entry, call) : ruled(desk, opened.file, entry, call);
    codes.add(each ? tellOf(each, index === 0) : EXIT.bad);
  }
  if (format === 'json') print(io.stdout, JSON.stringify(several ? outputs : outputs[0], null, 2));
  if (scenarios.length > 0) print(io.stdout, featureText(operands[0] as string, scenarios, call.session).trimEnd());
  if (rejected.length > 0) {
    print(io.stderr, report(rejected, call));
    codes.add(EXIT.bad);
  }
  return GRAVEST.find((code) => codes.has(code)) ?? EXIT.fine;
}

/** Of the codes of several cases the first of these is that of the command. */
const GRAVEST = [EXIT.bad, EXIT.found, EXIT.open] as const;

/** A case with its verdict as a scenario; or why it is none. */
function inSentences(judged: JudgedCase<AnyCase>, { session, game }: Call): WrittenScenario | Wording {
  const { id, title } = judged.input;
  const name = [id, title].filter((each) => each !== undefined).join(': ') || 'the case';
  if (game.id !== 'twilight-struggle')
    return wording('arbiter: only cases of Twilight Struggle are written as scenarios');
  const { input, ruling } = judged as TwilightJudged;
  return scenarioOf({ title: name, input, ruling }, session);
}

/** A case that was ruled on, and everything that is told of it. */
export interface Ruled<Judged, Reported> {
  readonly judged: Judged;
  readonly reported: Reported;
}

/** One of several cases; a mistake that comes up while it is ruled on is told, and the others go on. */
function ruledIfPossible<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported>(
  desk: CaseDesk<Case, Judged, Reported>,
  file: CasesOf<Case>,
  entry: EntryOf<Case>,
  call: Call,
): Ruled<Judged, Reported> | undefined {
  try {
    return ruled(desk, file, entry, call);
  } catch (problem) {
    if (!(problem instanceof Stop)) throw problem;
    print(call.io.stderr, problem.inWords(call.session.mistakeWords()));
    return undefined;
  }
}

/** The exit code of a verdict. */
export const codeOf = (verdict: Verdict): ExitCode => CODE_OF[verdict];

/** The ruling on a case, with the facts handed in beside it. */
export function ruled<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported>(
  desk: CaseDesk<Case, Judged, Reported>,
  file: CasesOf<Case>,
  entry: EntryOf<Case>,
  call: Call,
): Ruled<Judged, Reported> {
  let judged = judgeAt({ desk, file }, entry, call);
  for (const fact of call.given.all('fact')) judged = judgeAt({ desk, file }, entry, call, desk.withFact(judged, fact));
  return { judged, reported: desk.referee.report(judged) };
}

function nothingClaimed(
  { input }: EntryOf<AnyCase>,
  { ofPositions }: { readonly ofPositions: string },
  call: Call,
): Stop {
  const which = input.id === undefined ? 'the case' : `case ${input.id}`;
  return usageError(
    wording('{name} has no action, so there is nothing to rule on', { name: which }),
    named('rule', call),
    wording('for a position alone: {commands}', { commands: ofPositions }),
  );
}

/** A ruling as it is printed. */
export function inWords<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported>(
  { referee }: CaseDesk<Case, Judged, Reported>,
  { judged, reported }: Ruled<Judged, Reported>,
  { format, io, paint, given }: Call,
  several: boolean,
): string {
  const { id, title } = judged.input;
  if (format === 'yaml')
    return referee.position(judged, `${judged.ruling.verdict}${title === undefined ? '' : `: ${title}`}`);
  const head = several ? `${format === 'md' ? '## ' : ''}${[id, title].filter(Boolean).join(': ')}\n\n` : '';
  const verbose = given.has('verbose');
  if (format === 'md') return `${head}${referee.markdown(reported, { verbose })}`;
  const colour = paint('red', 'x') !== 'x';
  const { columns } = io.stdout;
  const text = referee.text(reported, { colour, verbose, ...(columns !== undefined && { width: columns }) });
  return `${paint('bold', head.trimEnd())}${head === '' ? '' : '\n\n'}${text}`;
}

/** A case that says what it expects wants to hear when it is mistaken. */
const unexpected = <Case extends AnyCase, Judged extends JudgedCase<Case>>(
  { referee }: CaseDesk<Case, Judged, unknown>,
  judged: Judged,
): string =>
  referee
    .differences(judged)
    .map(
      ({ key, expected, found }) =>
        `the case expects ${key} ${JSON.stringify(expected)}, found ${JSON.stringify(found) ?? 'nothing'}`,
    )
    .join('\n');
