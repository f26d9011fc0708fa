/**
 * Runs every claim against the rules it is bundled with, one of which has a fault, until something finds it: first the quick
 * part of each, then, with `--full`, the whole. Prints a line of JSON: what found it, and the case that tells it.
 *
 * The first argument is the file that has the fault. All claims are tried, those that read most of it first. With `--apart` each
 * basis is asked by itself: what proofs find without any case, and cases without any proof.
 */
import { Worker } from 'node:worker_threads';
import type { CaseInput } from '../cases/case.ts';
import { runCase } from '../cases/suite.ts';
import type { Edition } from '../data/sources.ts';
import type { Method } from '../proofs/proof.ts';
import { prove, RULES_AS_THEY_ARE as rules, type Task, tasksOf } from '../proofs/run.ts';
import { BASES, type Basis, basisOf } from './bases.ts';

/** What a fault comes to. */
export interface Found {
  /** How it was found; `broken` if the rules do not load with it. */
  readonly by: Method | 'broken' | undefined;
  readonly claim?: string;
  readonly edition?: Edition;
  /** The case that tells it, if it is one. */
  readonly case?: CaseInput;
  /** Does that case fail by itself under the rules with the fault? */
  readonly fails?: boolean;
  readonly detail?: string;
  /** Only the whole of the claim finds it, not its quick part. */
  readonly whole?: true;
  /** The claim of each basis that finds it, if each was asked by itself. */
  readonly apart?: Readonly<Partial<Record<Basis, string>>>;
}

const [file = '', ...options] = process.argv.slice(2);

/** What holds the most for its time comes first: whole cases and games, then what goes through one domain. */
const FIRST: readonly string[] = ['cases', 'outcomes', 'games'];

/** The game that the file is of comes before the other, and of the claims those that hold the most for their time. */
function placeOf({ game, id }: Task): number {
  const at = FIRST.indexOf(id);
  return (file.includes(game) ? 0 : 100) + (at < 0 ? FIRST.length : at);
}

function find(): Found {
  const tasks = tasksOf(rules).sort((a, b) => placeOf(a) - placeOf(b));
  for (const quick of options.includes('--full') ? [true, false] : [true])
    for (const task of tasks) {
      const found = findBy(task, quick);
      if (found) return { ...found, ...(!quick && { whole: true }) };
    }
  return { by: undefined };
}

/** Each basis by itself; what it comes to is what the first of them finds. */
function findApart(): Found {
  const tasks = tasksOf(rules).sort((a, b) => placeOf(a) - placeOf(b));
  const found = new Map<Basis, Found>();
  for (const basis of BASES)
    for (const task of tasks) {
      if (basisOf(task) !== basis || found.has(basis)) continue;
      const by = findBy(task, true);
      if (by) found.set(basis, by);
    }
  const [first = { by: undefined }] = found.values();
  return { ...first, apart: Object.fromEntries([...found].map(([basis, { claim }]) => [basis, claim])) };
}

function findBy(task: Task, quick: boolean): Found | undefined {
  for (const { failed, counterExamples } of prove(task, quick)) {
    if (failed === 0) continue;
    const [example] = counterExamples;
    const { id, method, edition } = task;
    return {
      by: method,
      claim: id,
      ...(edition && { edition }),
      ...(example?.detail !== undefined && { detail: example.detail }),
      ...(example?.case && { case: example.case }),
      ...(example?.case && edition && { fails: !runCase(rules.twilightStruggle(edition), example.case).passed }),
    };
  }
  return undefined;
}

function found(): Found {
  try {
    rules.twilightStruggle('deluxe');
    rules.twilightStruggle('second');
    rules.guerraFria();
  } catch (error) {
    return { by: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
  return options.includes('--apart') ? findApart() : find();
}

/** Seconds of reckoning, however busy the machine is, after which the rules with the fault are taken never to come to an end. */
const TOO_LONG = { quick: 150, apart: 450, full: 1200 };

const limit = options.includes('--full') ? TOO_LONG.full : TOO_LONG[options.includes('--apart') ? 'apart' : 'quick'];
const watch = `setInterval(() => { if (process.cpuUsage().user > ${limit * 1e6}) process.kill(process.pid, 'SIGKILL'); }, 500)`;
new Worker(watch, { eval: true }).unref();

process.stdout.write(`${JSON.stringify(found())}\n`, () => process.exit());
