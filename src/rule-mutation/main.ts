/**
 * `npm run mutation:rules`: changes every value under `rules/` in turn and tells which changes nothing notices; `--help`
 * lists its options. Exits with 1 if a change goes unnoticed.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { COUNT, toolOptions } from '../tools/options.ts';
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

if (process.send) serve();
else {
  const judged = await judgeAll(changes, options.jobs);
  process.stdout.write(`${formatReport(judged, found, options.list)}\n`);
  process.exitCode = judged.some(({ verdict }) => verdict.fate === 'unnoticed') ? 1 : 0;
}

/** A process that judges the changes whose numbers it is sent. */
function serve(): void {
  const judge = makeJudge(files);
  process.on('message', (index: number) => process.send?.([index, judge.judge(changes[index] as Change)]));
  process.send?.('ready');
}

/** Hands the changes out to processes, in runs that lie close together, since the same cases notice them. */
async function judgeAll(all: readonly Change[], jobs: number): Promise<Judged[]> {
  const verdicts: Verdict[] = new Array(all.length);
  let next = 0;
  let done = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { execArgv: process.execArgv });
      let current = -1;
      let watch: NodeJS.Timeout | undefined;
      const proceed = (): void => {
        clearTimeout(watch);
        if (next >= all.length) {
          child.kill();
          resolve();
          return;
        }
        current = next++;
        child.send(current);
        watch = setTimeout(() => {
          verdicts[current] = { fate: 'crash', by: 'never ends' };
          child.removeAllListeners();
          child.kill('SIGKILL');
          work().then(resolve, reject);
        }, TOO_LONG);
      };
      child.on('message', (message: 'ready' | readonly [number, Verdict]) => {
        if (message !== 'ready') {
          verdicts[message[0]] = message[1];
          done++;
          if (options.list && message[1].fate === 'unnoticed')
            process.stderr.write(`${lineOf(all[message[0]] as Change, message[1])}\n`);
          if (done % 500 === 0) process.stderr.write(`${done} of ${all.length}\n`);
        }
        proceed();
      });
      child.on('error', reject);
    });
  await Promise.all(Array.from({ length: Math.min(jobs, all.length) }, work));
  return all.map((change, index) => ({ change, verdict: verdicts[index] as Verdict }));
}
