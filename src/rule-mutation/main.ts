/**
 * `npm run mutation:rules`: changes every value under `rules/` in turn and tells which changes nothing notices; `--help`
 * lists its options. Exits with 1 if a change goes unnoticed.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { COUNT, toolOptions } from '../tools/options.ts';
import { inProcesses, serve } from '../tools/processes.ts';
import type { Change } from './changes.ts';
import type { Verdict } from './judge.ts';
import { allChanges, makeJudge, readRules } from './material.ts';
import { formatReport, type Judged, lineOf } from './report.ts';

const values = toolOptions(
  'npm run mutation:rules',
  'changes every value under rules/ in turn; which does nothing notice?',
  [
    { name: 'every', value: 'n', form: COUNT, summary: 'only each n-th change' },
    { name: 'only', value: 'text', summary: 'only files, or places in them, whose name contains the text' },
    { name: 'jobs', value: 'n', form: COUNT, summary: 'so many processes' },
    { name: 'list', summary: 'each change that nothing notices on a line of its own' },
  ],
);
const options = {
  every: Number(values.every ?? 1),
  only: String(values.only ?? ''),
  jobs: Number(values.jobs ?? availableParallelism()),
  list: values.list === true,
};

/** A change that takes longer than this never ends. */
const TOO_LONG = 60_000;

const files = readRules();
const found = allChanges(files);
const changes = [...found.values()]
  .flatMap((each) => each.changes)
  .filter(({ file, place }) => `${file}#${place.join('.')}`.includes(options.only))
  .filter((_, index) => index % options.every === 0);

if (process.send) {
  const judge = makeJudge(files);
  serve((index) => judge.judge(changes[index] as Change));
} else {
  const judged = await judgeAll();
  process.stdout.write(`${formatReport(judged, found, options.list)}\n`);
  process.exitCode = judged.some(({ verdict }) => verdict.fate === 'unnoticed') ? 1 : 0;
}

/** Changes that lie close together are noticed by the same cases: they are handed out in their order. */
async function judgeAll(): Promise<Judged[]> {
  const verdicts = await inProcesses<Verdict>(fileURLToPath(import.meta.url), {
    count: changes.length,
    jobs: options.jobs,
    tell(verdict, index, done) {
      if (options.list && verdict.fate === 'unnoticed')
        process.stderr.write(`${lineOf(changes[index] as Change, verdict)}\n`);
      if (done % 500 === 0) process.stderr.write(`${done} of ${changes.length}\n`);
    },
    patience: { milliseconds: TOO_LONG, verdict: { fate: 'crash', by: 'never ends' } },
  });
  return changes.map((change, index) => ({ change, verdict: verdicts[index] as Verdict }));
}
