/**
 * `arbiter rule CASE.yaml --game guerra-fria`. JSON as for the other game (`ruling-json.ts`), with `game` besides; a file
 * of several cases gives an array.
 */
import { stringify } from 'yaml';
import type { CaseEntry } from '../../cases/guerra-fria.ts';
import type { Verdict } from '../../core/finding.ts';
import type { CaseRuling } from '../../games/guerra-fria/desk/case.ts';
import type { CaseInput } from '../../games/guerra-fria/desk/format.ts';
import { compare } from '../../games/guerra-fria/desk/suite.ts';
import {
  positionOf,
  type Reported,
  reportOn as reportOnRuling,
  rulingJson,
  rulingMarkdown,
  rulingText,
} from '../../ruling/guerra-fria/ruling.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { print } from '../io.ts';
import { type Opened, onlyCase, openCases, ruleOn } from './cases.ts';
import { withFact } from './fact.ts';
import { tongueOf, wrongUse } from './session.ts';

const CODE_OF: Readonly<Record<Verdict, ExitCode>> = { legal: EXIT.fine, illegal: EXIT.found, undetermined: EXIT.open };

export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, format, io } = call;
  const opened = await openCases(operands[0] as string, call);
  if (given.has('fact') || format === 'yaml') onlyCase(opened, call);
  const reports = opened.entries.map((entry) => reportOn(entry, opened, call));
  if (format === 'json') {
    const outputs = reports.map((reported) => rulingJson(reported, tongueOf(call.session)));
    print(io.stdout, JSON.stringify(outputs.length === 1 ? outputs[0] : outputs, null, 2));
  } else print(io.stdout, reports.map((reported) => inWords(reported, call, reports.length > 1)).join('\n'));
  for (const reported of reports) print(io.stderr, unexpected(reported));
  const codes = reports.map(({ ruling }) => CODE_OF[ruling.verdict]);
  return codes.includes(EXIT.found) ? EXIT.found : codes.includes(EXIT.open) ? EXIT.open : EXIT.fine;
}

function reportOn(entry: CaseEntry, opened: Opened, call: Call): Reported {
  const { id = 'the case', action } = entry.input;
  if (action.length === 0)
    throw wrongUse(
      `${id} has no action, so there is nothing to rule on`,
      'rule',
      'for a position alone: arbiter legal --game guerra-fria',
    );
  const input = call.given.all('fact').reduce<CaseInput>(withFact, entry.input);
  const ruling = ruleOn(opened, { ...entry, input }, call);
  return reportOnRuling(opened, input, ruling);
}

function inWords(reported: Reported, { session, format, io, paint }: Call, several: boolean): string {
  const { input, ruling } = reported;
  const title = [input.id, input.title].filter(Boolean).join(': ');
  if (format === 'yaml')
    return `# ${ruling.verdict}${title === '' ? '' : `: ${title.replaceAll(/\s+/g, ' ')}`}\n${stringify(positionOf(reported))}`;
  const tongue = tongueOf(session);
  const head = several && title !== '' ? title : undefined;
  if (format === 'md') return `${head === undefined ? '' : `## ${head}\n\n`}${rulingMarkdown(reported, tongue)}`;
  const colour = paint('red', 'x') !== 'x';
  const text = rulingText(reported, tongue, {
    colour,
    ...(io.stdout.columns !== undefined && { width: io.stdout.columns }),
  });
  return `${head === undefined ? '' : `${paint('bold', head)}\n\n`}${text}`;
}

/** A case that says what it expects wants to hear when it is mistaken. */
function unexpected({ input, ruling }: { readonly input: CaseInput; readonly ruling: CaseRuling }): string {
  return compare(input.expect ?? {}, ruling)
    .map(
      ({ key, expected, found }) =>
        `the case expects ${key} ${JSON.stringify(expected)}, found ${JSON.stringify(found) ?? 'nothing'}`,
    )
    .join('\n');
}
