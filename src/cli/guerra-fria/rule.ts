/**
 * `arbiter rule CASE.yaml --game guerra-fria`. JSON as for the other game (`ruling-json.ts`), with `game` besides; a file
 * of several cases gives an array.
 */

import { stringify } from 'yaml';
import type { CaseEntry } from '../../cases/guerra-fria.ts';
import type { Verdict } from '../../core/finding.ts';
import { wording } from '../../core/wording.ts';
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
import type { Tongue } from '../../ruling/guerra-fria/tongue.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, type Stop } from '../exit.ts';
import { print } from '../io.ts';
import { type Opened, onlyCase, openCases, ruleOn } from './cases.ts';
import { withFact } from './fact.ts';
import { tongueOf, wrongUse } from './session.ts';

const CODE_OF: Readonly<Record<Verdict, ExitCode>> = { legal: EXIT.fine, illegal: EXIT.found, undetermined: EXIT.open };

export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, format, io } = call;
  const opened = await openCases(operands[0] as string, call);
  if (given.has('fact') || format === 'yaml') onlyCase(opened, call);
  for (const { input } of opened.entries) if (input.action.length === 0) throw nothingClaimed(input);
  const several = opened.entries.length > 1;
  const tongue = tongueOf(call.session);
  const outputs: object[] = [];
  const codes = new Set<ExitCode>();
  // One after the other: a ruling with all its positions is large, and a file may hold thousands of cases.
  for (const [index, entry] of opened.entries.entries()) {
    const reported = reportOn(entry, opened, call);
    if (format === 'json') outputs.push(rulingJson(reported, tongue));
    else print(io.stdout, `${index > 0 ? '\n' : ''}${inWords(reported, tongue, call, several)}`);
    print(io.stderr, unexpected(reported));
    codes.add(CODE_OF[reported.ruling.verdict]);
  }
  if (format === 'json') print(io.stdout, JSON.stringify(several ? outputs : outputs[0], null, 2));
  return codes.has(EXIT.found) ? EXIT.found : codes.has(EXIT.open) ? EXIT.open : EXIT.fine;
}

function reportOn(entry: CaseEntry, opened: Opened, call: Call): Reported {
  const input = call.given.all('fact').reduce<CaseInput>(withFact, entry.input);
  const ruling = ruleOn(opened, { ...entry, input }, call);
  return reportOnRuling(opened, input, ruling);
}

const nothingClaimed = ({ id = 'the case' }: CaseInput): Stop =>
  wrongUse(
    wording('{name} has no action, so there is nothing to rule on', { name: id }),
    'rule',
    wording('for a position alone: {commands}', { commands: 'arbiter legal --game guerra-fria' }),
  );

function inWords(reported: Reported, tongue: Tongue, { format, io, paint }: Call, several: boolean): string {
  const { input, ruling } = reported;
  const title = [input.id, input.title].filter(Boolean).join(': ');
  if (format === 'yaml')
    return `# ${ruling.verdict}${title === '' ? '' : `: ${title.replaceAll(/\s+/g, ' ')}`}\n${stringify(positionOf(reported))}`;
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
