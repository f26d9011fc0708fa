/** `arbiter rule CASE.yaml`. The JSON is described in `ruling-json.ts`; a file of several cases gives an array. */
import type { CaseInput } from '../../cases/case.ts';
import type { CaseEntry } from '../../cases/read.ts';
import type { CaseRuling } from '../../cases/rule.ts';
import { compare } from '../../cases/suite.ts';
import type { Verdict } from '../../core/finding.ts';
import { languageOf } from '../../ruling/language.ts';
import { positionYaml } from '../../ruling/position-yaml.ts';
import { type Reported, reportOn } from '../../ruling/reported.ts';
import { rulingJson } from '../../ruling/ruling-json.ts';
import { rulingMarkdown, rulingText } from '../../ruling/ruling-text.ts';
import { type OneFile, onlyCase, openCases, ruleOn } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, type Stop, usageError } from '../exit.ts';
import { withFact } from '../fact-option.ts';
import { print } from '../io.ts';

const CODE_OF: Readonly<Record<Verdict, ExitCode>> = { legal: EXIT.fine, illegal: EXIT.found, undetermined: EXIT.open };

/** Runs `arbiter rule`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, format, io } = call;
  const file = await openCases(operands[0] as string, call);
  if (given.has('fact') || format === 'yaml') onlyCase(file, call);
  const rulings = file.entries.map((entry) => ruled(entry, file, call));
  if (format === 'json') {
    const outputs = rulings.map(({ reported, language }) => rulingJson(reported, language));
    print(io.stdout, JSON.stringify(outputs.length === 1 ? outputs[0] : outputs, null, 2));
  } else print(io.stdout, rulings.map((each) => inWords(each, call, rulings.length > 1)).join('\n'));
  for (const { reported } of rulings) print(io.stderr, unexpected(reported));
  const codes = rulings.map(({ reported }) => CODE_OF[reported.ruling.verdict]);
  return codes.includes(EXIT.found) ? EXIT.found : codes.includes(EXIT.open) ? EXIT.open : EXIT.fine;
}

interface Ruled {
  readonly reported: Reported;
  readonly language: ReturnType<typeof languageOf>;
}

function ruled(entry: CaseEntry, opened: OneFile, { io, session, given }: Call): Ruled {
  if (entry.input.action.length === 0) throw nothingClaimed(entry);
  const { desk } = opened;
  let judged = ruleOn(opened, entry, io);
  for (const fact of given.all('fact')) {
    const known = withFact(judged.input, fact, judged.ruling, (name) => desk.cardNumber(name));
    judged = ruleOn(opened, entry, io, known);
  }
  const language = languageOf(session, judged.ruling.start);
  return { reported: reportOn(judged, language, desk.extraNames()), language };
}

function nothingClaimed({ input }: CaseEntry): Stop {
  const which = input.id === undefined ? 'the case' : `case ${input.id}`;
  return usageError(
    `${which} has no action, so there is nothing to rule on`,
    'rule',
    'for a position alone: arbiter legal, arbiter score',
  );
}

function inWords({ reported, language }: Ruled, { format, io, paint }: Call, several: boolean): string {
  const { input, ruling } = reported;
  if (format === 'yaml')
    return positionYaml(ruling.end, input, [`${ruling.verdict}${input.title === undefined ? '' : `: ${input.title}`}`]);
  const head = several
    ? `${format === 'md' ? '## ' : ''}${[input.id, input.title].filter(Boolean).join(': ')}\n\n`
    : '';
  if (format === 'md') return `${head}${rulingMarkdown(reported, language)}`;
  const colour = paint('red', 'x') !== 'x';
  return `${paint('bold', head.trimEnd())}${head === '' ? '' : '\n\n'}${rulingText(reported, language, { colour, ...(io.stdout.columns !== undefined && { width: io.stdout.columns }) })}`;
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
