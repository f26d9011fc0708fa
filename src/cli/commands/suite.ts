/**
 * `arbiter suite PATH…`
 *
 * JSON on standard output: `{"total": n, "passed": n, "failed": [{"id", "expected", "found"}]}`, where `expected` and
 * `found` are maps of what differs. Cases of an edition that is not modelled are not counted; they, files that hold no
 * cases, and readings under which a failing case would pass are reported on standard error.
 */

import { type Wording, wording, wordingIn } from '../../core/wording.ts';
import type { AnyCase, CasesOf, EntryOf } from '../../ruling/referee.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import type { AnyDesk, Outcome } from '../game.ts';
import { filesBelow, type Input, kindOfPath, readInput } from '../input.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { report } from '../report.ts';
import { mistakenGame } from '../which-game.ts';

const CONFIDENCE = ['low', 'medium', 'high'];

/** A case that was run. Its ruling is not kept: with all its positions it is large, and there may be thousands of cases. */
interface Row {
  readonly file: string;
  readonly outcome: Outcome;
  readonly input?: AnyCase;
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
  const { operands, io, format, given } = call;
  const engine = given.one('engine');
  const atomic = given.one('atomic');
  if (engine !== undefined) return (await import('../engine/suite.ts')).measureEngine(call, engine);
  if (atomic !== undefined) return (await import('../engine/suite.ts')).writeAtomic(call, atomic);
  if (format === 'md' || format === 'html')
    throw usageError(wording('--format {format} is for --engine', { format }), 'suite');
  const desk = await call.game.desk(call);
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
  print(io.stderr, notes(tally, format, desk));
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
  desk: AnyDesk,
  tally: Tally,
  call: Call,
  interrupt: Interrupt,
): Promise<void> {
  const { io, given, session } = call;
  if (await interrupt.requested()) return;
  const input = await readInput(path, io);
  if (mayBeOther && desk.isOther(input)) {
    tally.skipped.push(path);
    return;
  }
  const file = desk.referee.read(input.name, input.bytes);
  const mistakes = file.ok ? file.rejected : file.diagnostics;
  const other = mistakes.length > 0 || !file.ok ? otherIn(input, file.ok, desk, call) : undefined;
  const isOther = other !== undefined || (!file.ok && file.isOther);
  if (mayBeOther && isOther) tally.skipped.push(path);
  else if (other !== undefined) tally.problems.push(wordingIn(session.mistakeWords(), other));
  else if (!file.ok || mistakes.length > 0) tally.problems.push(report(mistakes, call));
  if (!file.ok || other !== undefined) return;
  const least = CONFIDENCE.indexOf(given.one('min-confidence') ?? 'low');
  const isWanted = (confidence: AnyCase['confidence'] = 'high') => CONFIDENCE.indexOf(confidence) >= least;
  const example = desk.example?.(file)?.();
  if (example?.waiting !== undefined) tally.waiting.push({ file: path, id: path, edition: example.waiting });
  const outcomes = (example?.outcomes ?? []).filter(({ confidence }) => isWanted(confidence));
  for (const { confidence: _, ...outcome } of outcomes) tally.rows.push({ file: path, outcome, readings: [] });
  for (const entry of file.cases) {
    if (await interrupt.requested()) return;
    if (isWanted(entry.input.confidence)) runEntry(path, file, entry, desk, tally, call);
  }
}

/** What a file is that makes no case: one of another game, or of another kind. */
const otherIn = (input: Input, isRead: boolean, desk: AnyDesk, call: Call): Wording | undefined =>
  mistakenGame(input, call) ?? (isRead ? undefined : desk.otherFile(input));

function runEntry(
  path: string,
  file: CasesOf<AnyCase>,
  entry: EntryOf<AnyCase>,
  desk: AnyDesk,
  tally: Tally,
  call: Call,
): void {
  const { input: own } = entry;
  const id = String(own.id ?? own.title ?? `${path}:${file.source.locate(entry.path).line}`);
  const input = { ...own, id };
  const { referee } = desk;
  const judged = referee.rule(file, entry, input);
  if (!judged.ok) {
    const [problem] = judged.diagnostics;
    if (!problem) {
      tally.waiting.push({ file: path, id, edition: own.edition ?? '' });
      return;
    }
    tally.problems.push(report(judged.diagnostics, call));
    const key = problem.path.slice(entry.path.length).join('.');
    const differences = [{ key, expected: 'a case that can be read', found: problem.message }];
    tally.rows.push({ file: path, outcome: { id, passed: false, differences }, input, readings: [] });
    return;
  }
  const differences = referee.differences(judged);
  const passed = differences.length === 0;
  const readings: string[] = [];
  if (!passed)
    for (const { issue, option, judged: other } of referee.otherwise(judged))
      if (other.ok && referee.differences(other).length === 0) readings.push(`${issue}=${option}`);
  tally.rows.push({ file: path, outcome: { id, passed, differences }, input, readings });
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

const side = (differences: Outcome['differences'], which: 'expected' | 'found'): Record<string, unknown> =>
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

function notes({ rows, waiting, skipped, problems }: Tally, format: string, { caseFile }: AnyDesk): string {
  const readings =
    format === 'json'
      ? rows.flatMap(({ outcome, readings: list }) =>
          list.map((reading) => `${outcome.id} passes under --policy ${reading}`),
        )
      : [];
  return [
    ...problems,
    ...waiting.map(({ file, id, edition }) => `waiting: ${id} (${file}): the ${edition} edition is not modelled`),
    ...skipped.map((path) => `not a ${caseFile}: ${path}`),
    ...readings,
  ].join('\n');
}
