/** Many files: over as many threads as there are cores, shown in the order of the call, broken off by Ctrl-C. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Call } from './command.ts';
import { Interrupt } from './interrupt.ts';
import { Progress } from './progress.ts';
import { makeReplayer, type Outcome } from './replay-one.ts';

/**
 * Below so many files threads take longer to start than they save: loading the rules and warming up costs a thread as
 * much as a hundred games, measured on two cores.
 */
export const FEW_FILES = 100;

export interface Replayed {
  /** In the order of the call; as many as were judged without a gap. */
  readonly outcomes: readonly Outcome[];
  readonly interrupted: boolean;
}

/**
 * Judges the files of a call.
 * @param show is told of every outcome, in the order of the call, as soon as all before it have been shown
 */
export async function replayMany(call: Call, show: (outcome: Outcome) => void): Promise<Replayed> {
  const { operands, io } = call;
  const outcomes: Outcome[] = [];
  const waiting = new Map<number, Outcome>();
  const progress = new Progress(io, operands.length);
  const interrupt = new Interrupt();
  const done = (index: number, outcome: Outcome): void => {
    waiting.set(index, outcome);
    for (let next = waiting.get(outcomes.length); next; next = waiting.get(outcomes.length)) {
      waiting.delete(outcomes.length);
      outcomes.push(next);
      progress.clear();
      show(next);
    }
    progress.step(operands[index] ?? '');
  };
  const threads = threadsFor(operands);
  try {
    if (threads > 1) await inThreads(call, threads, interrupt.signal, done);
    else await oneByOne(call, interrupt, done);
  } finally {
    interrupt.end();
    progress.clear();
  }
  return { outcomes, interrupted: interrupt.signal.aborted };
}

/** Standard input can be read once only, and by this thread. */
const threadsFor = (paths: readonly string[]): number =>
  paths.length < FEW_FILES || paths.includes('-') ? 1 : Math.min(availableParallelism(), paths.length);

type Done = (index: number, outcome: Outcome) => void;

async function oneByOne(call: Call, interrupt: Interrupt, done: Done): Promise<void> {
  const replay = makeReplayer(call);
  for (const [index, path] of call.operands.entries()) {
    if (await interrupt.heard()) return;
    done(index, await replay(path));
  }
}

/** Sources run by way of the command, which knows how to run them; so does a build. */
const COMMAND = new URL(
  import.meta.url.endsWith('.ts') ? './arbiter.cjs' : '../../src/cli/arbiter.cjs',
  import.meta.url,
);

/** Every thread takes the next file that nobody has taken. */
async function inThreads(call: Call, threads: number, signal: AbortSignal, done: Done): Promise<void> {
  const { operands, argv, io } = call;
  let next = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(COMMAND, {
        argv: [...argv],
        env: { ...io.env },
        workerData: { isTTY: io.stdout.isTTY === true },
      });
      const finish = (): void => {
        void worker.terminate();
        resolve();
      };
      const hand = (): void => {
        if (signal.aborted || next >= operands.length) return finish();
        worker.postMessage({ index: next, path: operands[next] });
        next++;
      };
      signal.addEventListener('abort', finish, { once: true });
      worker.on('message', (message: 'ready' | { readonly index: number; readonly outcome: Outcome }) => {
        if (message !== 'ready') done(message.index, message.outcome);
        hand();
      });
      worker.on('error', reject);
    });
  await Promise.all(Array.from({ length: threads }, run));
}
