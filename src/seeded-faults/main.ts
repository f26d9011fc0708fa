/**
 * `npm run seeded-faults`: puts single faults into rules files, tables of checks and statecharts, one at a time, and tells which
 * of them `arbiter prove --quick` finds, and with `--full` also `arbiter prove`; `--help` lists its options. Exits with 1 if one is not found.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { runCase } from '../cases/suite.ts';
import { loadRuleset } from '../data/index.ts';
import { makeJudge, readRules } from '../rule-mutation/material.ts';
import { COUNT, toolOptions } from '../tools/options.ts';
import type { Fault } from './fault.ts';
import { formatApart, formatReport, type Judged, lineOf } from './report.ts';
import { Faults } from './sets.ts';
import { lookFor, type Outcome } from './workshop.ts';

const values = toolOptions('npm run seeded-faults', 'puts faults into the rules; which does "arbiter prove" find?', [
  { name: 'known', value: 'n', form: COUNT, summary: 'n faults of the arithmetic, always the same' },
  { name: 'per-kind', value: 'n', form: COUNT, summary: 'so many of each kind (6)' },
  { name: 'seed', value: 'n', form: COUNT, summary: 'which of them (1)' },
  { name: 'jobs', value: 'n', form: COUNT, summary: 'so many at a time (1)' },
  { name: 'full', summary: 'what the quick part misses is looked for with the whole' },
  { name: 'apart', summary: 'what proofs, witnesses, cases and records find, each without the others (quick part)' },
  { name: 'only', value: 'text', summary: 'only those of the set whose line has this in it' },
  { name: 'record', value: 'folder', summary: 'where the cases go that tell of a fault' },
  { name: 'count', summary: 'only how many faults of each kind can be made' },
]);

const files = readRules();
const faults = new Faults(files, makeJudge(files));
if (values.count) {
  process.stdout.write(`${[...faults.counts()].map((each) => each.join(' ')).join('\n')}\n`);
  process.exit(0);
}
const drawn =
  values.known === undefined
    ? faults.drawn(Number(values['per-kind'] ?? 6), Number(values.seed ?? 1))
    : faults.known(Number(values.known));
const { only } = values;
// One of each kind after the other: a run that is broken off has looked at some of all.
const place = ({ kind }: Fault, at: number): number => drawn.slice(0, at).filter((other) => other.kind === kind).length;
const wanted = drawn
  .map((fault, at) => ({ fault, place: place(fault, at) }))
  .sort((a, b) => a.place - b.place)
  .map(({ fault }) => fault)
  .filter(({ file, says }) => typeof only !== 'string' || `${file} ${says}`.includes(only));
const manner = values.apart ? 'apart' : values.full ? 'full' : 'quick';
const judged: Judged[] = [];
let next = 0;
await Promise.all(Array.from({ length: Number(values.jobs ?? 1) }, work));
process.stdout.write(`${formatReport(judged)}\n\n`);
if (values.apart) process.stdout.write(`${formatApart(judged)}\n\n`);
process.stdout.write(`${faults.refused} more were drawn that "arbiter validate" refuses\n`);
for (const { file, says, alike } of faults.alike)
  process.stdout.write(`one more was drawn that changes nothing: ${file}, ${says}: ${alike}\n`);
const cases = judged.filter(({ outcome }) => outcome.case);
const told = cases.filter(({ outcome }) => outcome.fails !== false && passes(outcome));
process.stdout.write(`${told.length} of ${cases.length} cases that tell of a fault pass without it and fail with it\n`);
process.exitCode = judged.some(({ outcome }) => outcome.by === undefined) ? 1 : 0;

async function work(): Promise<void> {
  for (let fault = wanted[next++]; fault !== undefined; fault = wanted[next++]) {
    const each = { fault, outcome: await lookFor(fault, manner) };
    judged.push(each);
    process.stderr.write(`${judged.length}/${wanted.length} ${lineOf(each)}\n`);
    record(each, judged.length);
  }
}

function record({ fault, outcome }: Judged, n: number): void {
  if (typeof values.record !== 'string' || !outcome.case) return;
  mkdirSync(values.record, { recursive: true });
  const path = join(values.record, `fault-${n}.yaml`);
  writeFileSync(
    path,
    `# ${fault.file}: ${fault.says}\n${stringify({ id: `fault-${n}`, ...outcome.case }, { lineWidth: 0 })}`,
  );
}

/** Does the case that tells of a fault come out as it says under the rules as they are? */
function passes({ edition, case: input }: Outcome): boolean {
  // A case of the other game is one of its own format; its proofs run it as such.
  if (!edition || !input) return true;
  const loaded = loadRuleset('twilight-struggle', edition);
  return loaded.ok && runCase(loaded.rules, input).passed;
}
