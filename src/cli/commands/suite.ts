/**
 * `arbiter suite PATH…`
 *
 * JSON on standard output: `{"total": n, "passed": n, "failed": [{"id", "expected", "found"}]}`, where `expected` and
 * `found` are maps of what differs. Cases of an edition that is not modelled are not counted; they, files that hold no
 * cases, and readings under which a failing case would pass are reported on standard error.
 */

import type { CaseInput } from '../../cases/case.ts';
import { CaseDesk } from '../../cases/desk.ts';
import { runExample } from '../../cases/extended.ts';
import { type CaseFile, problemAt } from '../../cases/read.ts';
import { issuesAtStake } from '../../cases/readings.ts';
import { type CaseOutcome, type Difference, runCase } from '../../cases/suite.ts';
import { wording, wordingIn } from '../../core/wording.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { mistakenGame } from '../guerra-fria/which-game.ts';
import { filesBelow, kindOfPath, readInput } from '../input.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { otherFile } from '../other-file.ts';

const CONFIDENCE = ['low', 'medium', 'high'];

/** What came of a case, without the ruling: with all its positions it is large, and there may be thousands of cases. */
type Outcome = Omit<CaseOutcome, 'ruling'>;

const withoutRuling = ({ ruling: _, ...outcome }: CaseOutcome): Outcome => outcome;

/** A case that was run. */
interface Row {
  readonly file: string;
  readonly outcome: Outcome;
  readonly input?: CaseInput;
  /** Readings under which a failing case would pass. */
  readonly readings: readonly string[];
}

interface Tally {
  readonly rows: Row[];
  /** Cases that cannot be run, with the edition they want. */
  readonly waiting: { readonly file: string; readonly id: string; readonly edition: string }[];
  /** Files of a folder that hold no cases. */
  readonly skipped: string[];
  /** What is wrong with files. */
  readonly problems: string[];
}

/** Runs `arbiter suite`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, session, io, format, given } = call;
  const engine = given.one('engine');
  const atomic = given.one('atomic');
  if (engine !== undefined) return (await import('../engine/suite.ts')).measureEngine(call, engine);
  if (atomic !== undefined) return (await import('../engine/suite.ts')).writeAtomic(call, atomic);
  if (format === 'md' || format === 'html')
    throw usageError(wording('--format {format} is for --engine', { format }), 'suite');
  const desk = new CaseDesk(session);
  const tally: Tally = { rows: [], waiting: [], skipped: [], problems: [] };
  const interrupt = new Interrupt();
  for (const operand of operands) {
    const isFolder = operand !== '-' && kindOfPath(operand) === 'folder';
    const paths = isFolder ? filesBelow(operand, ['.yaml', '.yml']) : [operand];
    for (const path of paths) await runFile(path, isFolder, desk, tally, call, interrupt);
    if (paths.length === 0) tally.problems.push(`arbiter: there is no .yaml file below ${operand}`);
  }
  interrupt.end();
  if (format === 'json') print(io.stdout, JSON.stringify(asJson(tally.rows), null, 2));
  else print(io.stdout, asText(tally, call));
  print(io.stderr, notes(tally, format));
  if (interrupt.signal.aborted) {
    print(io.stderr, `arbiter: broken off after ${tally.rows.length} cases`);
    return EXIT.interrupted;
  }
  if (tally.problems.length > 0) return EXIT.bad;
  return tally.rows.every(({ outcome }) => outcome.passed) ? EXIT.fine : EXIT.found;
}

async function runFile(
  path: string,
  mayBeOther: boolean,
  desk: CaseDesk,
  tally: Tally,
  call: Call,
  interrupt: Interrupt,
): Promise<void> {
  const { io, given, session } = call;
  if (await interrupt.heard()) return;
  const input = await readInput(path, io);
  const file = desk.read(input.name, input.bytes);
  const mistaken = file.ok && file.rejected.length === 0 ? undefined : mistakenGame(input, 'twilight-struggle');
  if (mistaken !== undefined) {
    if (mayBeOther) tally.skipped.push(path);
    else tally.problems.push(wordingIn(session.mistakeWords(), mistaken));
    return;
  }
  if (!file.ok) {
    if (mayBeOther && file.isOther) tally.skipped.push(path);
    else {
      const other = otherFile(input);
      tally.problems.push(other ? wordingIn(session.mistakeWords(), other) : report(file.diagnostics, call));
    }
    return;
  }
  if (file.rejected.length > 0) tally.problems.push(report(file.rejected, call));
  const least = CONFIDENCE.indexOf(given.one('min-confidence') ?? 'low');
  const isWanted = ({ confidence = 'high' }: Pick<CaseInput, 'confidence'>) => CONFIDENCE.indexOf(confidence) >= least;
  if (file.example) {
    const rules = desk.rulesFor(file.example);
    if (!rules) tally.waiting.push({ file: path, id: path, edition: file.example.edition ?? '' });
    else {
      const outcomes = runExample(rules, file.example, desk.extraNames());
      for (const [index, outcome] of outcomes.entries()) {
        if (isWanted(file.example.moves[index] ?? {}))
          tally.rows.push({ file: path, outcome: withoutRuling(outcome), readings: [] });
      }
    }
  }
  for (const entry of file.cases) {
    if (await interrupt.heard()) return;
    if (isWanted(entry.input)) runEntry(path, file, entry, desk, tally, call);
  }
}

function runEntry(
  path: string,
  file: CaseFile,
  entry: CaseFile['cases'][number],
  desk: CaseDesk,
  tally: Tally,
  call: Call,
): void {
  const rules = desk.rulesFor(entry.input);
  const id = String(entry.input.id ?? entry.input.title ?? `${path}:${file.source.locate(entry.path).line}`);
  if (!rules) {
    tally.waiting.push({ file: path, id, edition: entry.input.edition ?? '' });
    return;
  }
  const input = { ...desk.withPolicies(entry.input), id };
  const outcome = runCase(rules, input, desk.extraNames());
  if (outcome.problem) tally.problems.push(report([problemAt(file.source, entry, outcome.problem)], call));
  const readings = outcome.passed ? [] : readingsThatPass(rules, input, outcome, desk);
  tally.rows.push({ file: path, outcome: withoutRuling(outcome), input, readings });
}

/** Single readings under which the case would pass, as `ISSUE=OPTION`. */
function readingsThatPass(rules: Ruleset, input: CaseInput, { ruling }: CaseOutcome, desk: CaseDesk): string[] {
  if (!ruling) return [];
  const inForce = ruling.start.rules.policies;
  return issuesAtStake(rules, input, ruling).flatMap(({ id, supported }) =>
    supported
      .filter((option) => option !== inForce[id])
      .filter(
        (option) =>
          runCase(rules, { ...input, policies: { ...input.policies, [id]: option } }, desk.extraNames()).passed,
      )
      .map((option) => `${id}=${option}`),
  );
}

// Reports -------------------------------------------------------------------------------------------------------------

function asJson(rows: readonly Row[]): object {
  const failed = rows.filter(({ outcome }) => !outcome.passed);
  return {
    total: rows.length,
    passed: rows.length - failed.length,
    failed: failed.map(({ outcome }) => ({
      id: outcome.id,
      expected: side(outcome.differences, 'expected'),
      found: side(outcome.differences, 'found'),
    })),
  };
}

const side = (differences: readonly Difference[], which: 'expected' | 'found'): Record<string, unknown> =>
  Object.fromEntries(differences.map((difference) => [difference.key, difference[which] ?? null]));

function asText({ rows, waiting }: Tally, { paint }: Call): string {
  const failed = rows.filter(({ outcome }) => !outcome.passed);
  const lines = failed.flatMap(({ outcome, input, file, readings }) => [
    `${paint('red', 'FAIL')} ${paint('bold', outcome.id)}${input?.title === undefined || input.title === outcome.id ? '' : ` ${input.title}`} (${file}${input?.confidence === undefined ? '' : `, confidence ${input.confidence}`})`,
    ...outcome.differences.map(
      ({ key, expected, found }) => `  ${key}: expected ${shown(expected)}, found ${shown(found)}`,
    ),
    ...readings.map((reading) => `  passes under --policy ${reading}`),
  ]);
  const summary = `${rows.length} ${rows.length === 1 ? 'case' : 'cases'}: ${rows.length - failed.length} passed, ${failed.length} failed${waiting.length > 0 ? `, ${waiting.length} waiting` : ''}`;
  return [...lines, paint(failed.length > 0 ? 'red' : 'green', summary)].join('\n');
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function notes({ rows, waiting, skipped, problems }: Tally, format: string): string {
  const readings =
    format === 'json'
      ? rows.flatMap(({ outcome, readings: list }) =>
          list.map((reading) => `${outcome.id} passes under --policy ${reading}`),
        )
      : [];
  return [
    ...problems,
    ...waiting.map(({ file, id, edition }) => `waiting: ${id} (${file}): the ${edition} edition is not modelled`),
    ...skipped.map((path) => `not a case file: ${path}`),
    ...readings,
  ].join('\n');
}
