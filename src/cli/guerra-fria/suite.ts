/**
 * `arbiter suite PATH… --game guerra-fria`. JSON as for the other game: `{"total", "passed", "failed": [{"id",
 * "expected", "found"}]}`. Files may hold cases of ours or the `test_cases` of the game's specification.
 */
import type { CaseEntry } from '../../cases/guerra-fria.ts';
import { problemAt } from '../../data/guerra-fria-cases.ts';
import type { CaseInput } from '../../games/guerra-fria/desk/format.ts';
import type { CaseOutcome } from '../../games/guerra-fria/desk/suite.ts';
import { guerraFriaDesk } from '../../registry/guerra-fria.ts';
import { readingsBeside, withReading } from '../../ruling/guerra-fria/readings.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { filesBelow, kindOfPath, readInput } from '../input.ts';
import { print } from '../io.ts';
import { type Opened, readCases } from './cases.ts';
import { gameOf } from './which-game.ts';

const CONFIDENCE = ['low', 'medium', 'high'];

/** What came of a case, without the ruling: with all its positions it is large, and there may be thousands of cases. */
type Outcome = Omit<CaseOutcome, 'ruling'>;

const withoutRuling = ({ ruling: _, ...outcome }: CaseOutcome): Outcome => outcome;

/** A case that was run. */
interface Row {
  readonly file: string;
  readonly input: CaseInput;
  readonly outcome: Outcome;
  /** Readings under which a failing case would pass, as `ISSUE=OPTION`. */
  readonly readings: readonly string[];
}

interface Tally {
  readonly rows: Row[];
  /** What is wrong with files. */
  readonly problems: string[];
  /** Files of a folder that hold no cases of this game. */
  readonly skipped: string[];
}

export async function run(call: Call): Promise<ExitCode> {
  const { operands, io, format } = call;
  const tally: Tally = { rows: [], problems: [], skipped: [] };
  for (const operand of operands) {
    const isFolder = operand !== '-' && kindOfPath(operand) === 'folder';
    const paths = isFolder ? filesBelow(operand, ['.yaml', '.yml']) : [operand];
    for (const path of paths) await runFile(path, isFolder, tally, call);
    if (paths.length === 0) tally.problems.push(`arbiter: there is no .yaml file below ${operand}`);
  }
  if (format === 'json') print(io.stdout, JSON.stringify(asJson(tally), null, 2));
  else print(io.stdout, asText(tally, call));
  const skipped = tally.skipped.map((path) => `not a case file of Guerra fría: ${path}`);
  print(io.stderr, [...tally.problems, ...skipped].join('\n'));
  if (tally.problems.length > 0) return EXIT.bad;
  return tally.rows.every(({ outcome }) => outcome.passed) ? EXIT.fine : EXIT.found;
}

async function runFile(path: string, inFolder: boolean, tally: Tally, call: Call): Promise<void> {
  const input = await readInput(path, call.io);
  if (inFolder && gameOf(input) !== 'guerra-fria') {
    tally.skipped.push(path);
    return;
  }
  try {
    const opened = readCases(input, call);
    const least = CONFIDENCE.indexOf(call.given.one('min-confidence') ?? 'low');
    for (const entry of opened.entries)
      if (CONFIDENCE.indexOf(entry.input.confidence ?? 'high') >= least) runEntry(path, opened, entry, tally, call);
  } catch (error) {
    // One file that cannot be read does not keep the others from being run.
    if (!(error instanceof Stop)) throw error;
    tally.problems.push(error.inWords(call.session.mistakeWords()));
  }
}

function runEntry(path: string, opened: Opened, { input: own, place }: CaseEntry, tally: Tally, call: Call): void {
  const { read, rules, words } = opened;
  const input = { ...own, id: own.id ?? own.title ?? `${path}:${read.locate(place).line}` };
  const outcomeOf = (tried: CaseInput): CaseOutcome | undefined =>
    guerraFriaDesk.runSuite(rules, [tried], words).outcomes[0];
  const outcome = outcomeOf(input);
  if (!outcome) return;
  if (outcome.problem) tally.problems.push(report([problemAt(read, outcome.problem, place)], call));
  const { ruling, passed } = outcome;
  const others = passed || !ruling ? [] : ruling.rests.flatMap((issue) => readings(ruling.start.rules, issue));
  const readingsThatPass = others.filter(({ issue, option }) => outcomeOf(withReading(input, issue, option))?.passed);
  tally.rows.push({
    file: path,
    input,
    outcome: withoutRuling(outcome),
    readings: readingsThatPass.map(({ issue, option }) => `${issue}=${option}`),
  });
}

const readings = (rules: Opened['rules'], issue: string) =>
  readingsBeside(rules, issue).map((option) => ({ issue, option }));

// Reports -------------------------------------------------------------------------------------------------------------

function asJson({ rows }: Tally): object {
  const failed = rows.filter(({ outcome }) => !outcome.passed);
  const side = ({ differences }: Outcome, which: 'expected' | 'found') =>
    Object.fromEntries(differences.map((difference) => [difference.key, difference[which] ?? null]));
  return {
    total: rows.length,
    passed: rows.length - failed.length,
    failed: failed.map(({ outcome }) => ({
      id: outcome.id,
      expected: side(outcome, 'expected'),
      found: side(outcome, 'found'),
    })),
  };
}

function asText({ rows }: Tally, { paint }: Call): string {
  const failed = rows.filter(({ outcome }) => !outcome.passed);
  const lines = failed.flatMap(({ outcome, input, file, readings: list }) => [
    `${paint('red', 'FAIL')} ${paint('bold', outcome.id)}${input.title === undefined || input.title === outcome.id ? '' : ` ${input.title}`} (${file})`,
    ...outcome.differences.map(
      ({ key, expected, found }) => `  ${key}: expected ${shown(expected)}, found ${shown(found)}`,
    ),
    ...list.map((reading) => `  passes under --policy ${reading}`),
  ]);
  const summary = `${rows.length} cases: ${rows.length - failed.length} passed, ${failed.length} failed`;
  return [...lines, paint(failed.length > 0 ? 'red' : 'green', summary)].join('\n');
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
