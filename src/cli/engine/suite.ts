/** `arbiter suite --engine CMD` and `--atomic FILE`: another engine held against the suite, fact by fact. */
import { writeFileSync } from 'node:fs';
import { judgeObserved, type Measured, type Outcome, observe } from '../../match/measure.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { version } from '../version.ts';
import { collect, type EngineCase } from './atomic.ts';
import { badge } from './badge.ts';
import { compliance, complianceHtml, complianceMarkdown, complianceText } from './compliance.ts';
import { Driver } from './driver.ts';

/** Writes the suite fact by fact. */
export async function writeAtomic(call: Call, file: string): Promise<ExitCode> {
  const { told, leftOut, problems } = await collect(call);
  print(call.io.stderr, problems.join('\n'));
  // The schema promises the order of the ids, whatever file a case stands in.
  const cases = told.map(({ atomic }) => atomic).sort((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(
    file,
    `${JSON.stringify({ format: 'cold-war-arbiter atomic suite', version: version(), cases, leftOut })}\n`,
  );
  print(call.io.stdout, `${file}: ${cases.length} cases fact by fact, ${leftOut.length} left out`);
  return problems.length > 0 ? EXIT.bad : EXIT.fine;
}

/** An engine that has not said a word in so many cases was not started rightly. */
const TRIES = 3;

/** Measures an engine. */
export async function measureEngine(call: Call, command: string): Promise<ExitCode> {
  const { given, io, format } = call;
  const { told, leftOut, problems } = await collect(call);
  print(io.stderr, problems.join('\n'));
  const levels = given.all('level');
  const wanted = levels.length === 0 ? told : told.filter(({ atomic }) => levels.includes(atomic.level));
  const driver = new Driver(command, 1000 * (given.number('timeout', 1, 3600) ?? 10));
  const interrupt = new Interrupt();
  const measured: Measured[] = [];
  for (const each of wanted) {
    measured.push(await measureOne(driver, each));
    if (await interrupt.requested()) break;
    if (!driver.hasAnswered && measured.length === TRIES) {
      driver.stop();
      interrupt.end();
      print(io.stderr, `arbiter: the engine has answered nothing in ${TRIES} cases: ${measured.at(-1)?.detail ?? ''}`);
      return EXIT.bad;
    }
  }
  interrupt.end();
  driver.stop();
  const result = compliance(given.one('name') ?? command, measured, leftOut.length);
  const out = given.one('badge');
  if (out !== undefined) writeFileSync(out, badge(result));
  if (format === 'json') print(io.stdout, JSON.stringify(result, null, 2));
  else if (format === 'md') print(io.stdout, complianceMarkdown(result));
  else if (format === 'html') print(io.stdout, complianceHtml(result));
  else print(io.stdout, complianceText(result));
  if (interrupt.signal.aborted) {
    print(io.stderr, `arbiter: broken off after ${measured.length} cases`);
    return EXIT.interrupted;
  }
  if (problems.length > 0) return EXIT.bad;
  return result.levels.every(({ wrong }) => wrong === 0) ? EXIT.fine : EXIT.found;
}

/** So many readings that differ at once are tried. */
const READINGS = 3;

/**
 * Puts one case to the engine; what does not pass is tried by the other readings of what is disputed in it, as long as each
 * leads further. What then differs still is told under these readings.
 */
async function measureOne(driver: Driver, told: EngineCase): Promise<Measured> {
  const observed = await observe(driver.ask, told.atomic);
  const found = judgeObserved(told.atomic, observed);
  const readings: string[] = [];
  let reached = found;
  for (let others = told.others; readings.length < READINGS && DIFFERS.has(reached.outcome); ) {
    let best: { readonly reading: string; readonly told: EngineCase; readonly measured: Measured } | undefined;
    for (const [reading, other] of others()) {
      const measured = judgeObserved(other.atomic, observed);
      if (isNearer(measured, best?.measured ?? reached)) best = { reading, told: other, measured };
      if (measured.outcome === 'passed') break;
    }
    if (!best) break;
    readings.push(best.reading);
    reached = best.measured;
    others = best.told.others;
  }
  if (readings.length === 0) return found;
  const reading = readings.join(', ');
  return reached.outcome === 'passed' ? { ...found, outcome: 'reading', reading } : { ...reached, reading };
}

const DIFFERS: ReadonlySet<string> = new Set(['differs', 'accepts-illegal', 'refuses-legal'] satisfies Outcome[]);

/** Does the engine agree further by this reading? */
function isNearer(one: Measured, other: Measured): boolean {
  if (one.outcome === 'passed' || other.outcome === 'passed') return other.outcome !== 'passed';
  return one.alike > other.alike || (one.alike === other.alike && differing(one) < differing(other));
}

/** In how many things the engine differs where it first does. */
const differing = ({ differences }: Measured): number =>
  differences.reduce((sum, { expected, found }) => sum + sizeOf(expected) + sizeOf(found), 0);

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1);
