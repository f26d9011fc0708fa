/** Numbered pieces of work, judged by copies of the running program, each of which is sent one number after the other. */
import { fork } from 'node:child_process';

/** In a copy: judges the pieces whose numbers it is sent. */
export function serve<Verdict>(judge: (index: number) => Verdict): void {
  process.on('message', (index: number) => process.send?.([index, judge(index)]));
  process.send?.('ready');
}

export interface Pieces<Verdict> {
  readonly count: number;
  /** So many copies at a time. */
  readonly jobs: number;
  /** Is told of every verdict when it is there. */
  readonly tell: (verdict: Verdict, index: number, done: number) => void;
  /** Milliseconds after which a piece counts as one that never ends, and its verdict; without it all are waited for. */
  readonly patience?: { readonly milliseconds: number; readonly verdict: Verdict };
}

/**
 * The verdicts in the order of the numbers.
 * @param program the path of the program, which calls `serve` if it has a `process.send`
 */
export async function inProcesses<Verdict>(program: string, pieces: Pieces<Verdict>): Promise<readonly Verdict[]> {
  const { count, jobs, tell, patience } = pieces;
  const verdicts: Verdict[] = new Array(count);
  let [next, done] = [0, 0];
  const take = (index: number, verdict: Verdict): void => {
    verdicts[index] = verdict;
    tell(verdict, index, ++done);
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(program, process.argv.slice(2), { execArgv: process.execArgv });
      let watch: NodeJS.Timeout | undefined;
      const giveUp = (index: number, verdict: Verdict): void => {
        take(index, verdict);
        child.removeAllListeners();
        child.kill('SIGKILL');
        work().then(resolve, reject);
      };
      child.on('message', (message: 'ready' | readonly [number, Verdict]) => {
        clearTimeout(watch);
        if (message !== 'ready') take(...message);
        if (next >= count) {
          child.kill();
          return resolve();
        }
        const index = next++;
        child.send(index);
        if (patience) watch = setTimeout(() => giveUp(index, patience.verdict), patience.milliseconds);
      });
      child.on('error', reject);
    });
  await Promise.all(Array.from({ length: Math.min(jobs, count) }, work));
  return verdicts;
}
