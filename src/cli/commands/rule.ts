/** `arbiter rule CASE.yaml`. The JSON is described in `ruling-json.ts`; a file of several cases gives an array. */

import type { CaseInput } from '../../cases/case.ts';
import type { CaseEntry } from '../../cases/read.ts';
import type { CaseRuling } from '../../cases/rule.ts';
import { compare } from '../../cases/suite.ts';
import type { Verdict } from '../../core/finding.ts';
import { wording } from '../../core/wording.ts';
import { languageOf } from '../../ruling/language.ts';
import { positionYaml } from '../../ruling/position-yaml.ts';
import { type Reported, reportOn } from '../../ruling/reported.ts';
import { rulingJson } from '../../ruling/ruling-json.ts';
import { rulingMarkdown, rulingText } from '../../ruling/ruling-text.ts';
import { type OneFile, onlyCase, openCases, report, ruleOn } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { withFact } from '../fact-option.ts';
import { print } from '../io.ts';

const CODE_OF: Readonly<Record<Verdict, ExitCode>> = { legal: EXIT.fine, illegal: EXIT.found, undetermined: EXIT.open };

/** Runs `arbiter rule`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, format, io } = call;
  const file = await openCases(operands[0] as string, call, true);
  // Who names a case does not ask about the others.
  const rejected = given.has('id') ? [] : file.file.rejected;
  if (given.has('fact') || format === 'yaml') onlyCase(file, call);
  for (const entry of file.entries) if (entry.input.action.length === 0) throw nothingClaimed(entry);
  const several = file.entries.length > 1 || rejected.length > 0;
  const outputs: object[] = [];
  const codes = new Set<ExitCode>();
  // One after the other: a ruling with all its positions is large, and a file may hold thousands of cases.
  for (const [index, entry] of file.entries.entries()) {
    const each = several ? ruledIfPossible(entry, file, call) : ruled(entry, file, call);
    if (!each) {
      codes.add(EXIT.bad);
      continue;
    }
    if (format === 'json') outputs.push(rulingJson(each.reported, each.language));
    else print(io.stdout, `${index > 0 ? '\n' : ''}${inWords(each, call, several)}`);
    print(io.stderr, unexpected(each.reported));
    codes.add(CODE_OF[each.reported.ruling.verdict]);
  }
  if (format === 'json') print(io.stdout, JSON.stringify(several ? outputs : outputs[0], null, 2));
  if (rejected.length > 0) {
    print(io.stderr, report(rejected, call));
    codes.add(EXIT.bad);
  }
  if (codes.has(EXIT.bad)) return EXIT.bad;
  return codes.has(EXIT.found) ? EXIT.found : codes.has(EXIT.open) ? EXIT.open : EXIT.fine;
}

/** One of several cases; a mistake that comes up while it is ruled on is told, and the others go on. */
function ruledIfPossible(entry: CaseEntry, opened: OneFile, call: Call): Ruled | undefined {
  try {
    return ruled(entry, opened, call);
  } catch (problem) {
    if (!(problem instanceof Stop)) throw problem;
    print(call.io.stderr, problem.inWords(call.session.mistakeWords()));
    return undefined;
  }
}

/** The exit code of a verdict. */
export const codeOf = (verdict: Verdict): ExitCode => CODE_OF[verdict];

export interface Ruled {
  readonly reported: Reported;
  readonly language: ReturnType<typeof languageOf>;
}

/** The ruling on a case, with the facts handed in beside it. */
export function ruled(entry: CaseEntry, opened: OneFile, call: Call): Ruled {
  const { session, given } = call;
  const { desk } = opened;
  let judged = ruleOn(opened, entry, call);
  for (const fact of given.all('fact')) {
    const known = withFact(judged.input, fact, judged.ruling, desk.nameIndex());
    judged = ruleOn(opened, entry, call, known);
  }
  const language = languageOf(session, judged.ruling.start);
  return { reported: reportOn(judged, language, desk.extraNames()), language };
}

function nothingClaimed({ input }: CaseEntry): Stop {
  const which = input.id === undefined ? 'the case' : `case ${input.id}`;
  return usageError(
    wording('{name} has no action, so there is nothing to rule on', { name: which }),
    'rule',
    wording('for a position alone: {commands}', { commands: 'arbiter legal, arbiter score' }),
  );
}

/** A ruling as it is printed. */
export function inWords({ reported, language }: Ruled, { format, io, paint, given }: Call, several: boolean): string {
  const { input, ruling } = reported;
  if (format === 'yaml')
    return positionYaml(ruling.end, input, [`${ruling.verdict}${input.title === undefined ? '' : `: ${input.title}`}`]);
  const head = several
    ? `${format === 'md' ? '## ' : ''}${[input.id, input.title].filter(Boolean).join(': ')}\n\n`
    : '';
  const verbose = given.has('verbose');
  if (format === 'md') return `${head}${rulingMarkdown(reported, language, { verbose })}`;
  const colour = paint('red', 'x') !== 'x';
  return `${paint('bold', head.trimEnd())}${head === '' ? '' : '\n\n'}${rulingText(reported, language, { colour, verbose, ...(io.stdout.columns !== undefined && { width: io.stdout.columns }) })}`;
}

/** A case that says what it expects wants to hear when it is mistaken. */
function unexpected({ input, ruling }: { readonly input: CaseInput; readonly ruling: CaseRuling }): string {
  const differences = compare(input.expect ?? {}, ruling);
  return differences
    .map(
      ({ key, expected, found }) =>
        `the case expects ${key} ${JSON.stringify(expected)}, found ${JSON.stringify(found) ?? 'nothing'}`,
    )
    .join('\n');
}
