/** Many files: over as many threads as there are cores, shown in the order of the call, broken off by Ctrl-C. */
import { setMaxListeners } from 'node:events';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { GAMES } from '../../registry/programs.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import type { Replayed } from '../game.ts';
import { Interrupt } from '../interrupt.ts';
import { Progress } from '../progress.ts';

/**
 * Below so many files threads take longer to start than they save: loading the rules and warming up costs a thread as
 * much time as sixty to a hundred games.
 */
const FEW_FILES = 100;

/**
 * One thread keeps two cores busy: the runtime compiles and collects garbage on the second. On two cores a second thread
 * only made it slower at every number of games from 20 to 300: 2.1 s instead of 1.7 for 100, 4.0 instead of 3.1 for 300,
 * counted in processor time, since the machine was busy.
 */
const CORES_OF_ONE = 2;

export interface Progressed {
  /** As many as were judged without a gap, in the order of the call. */
  readonly judged: number;
  readonly interrupted: boolean;
}

/**
 * Judges the files of a call.
 * @param show is told of every outcome, in the order of the call, as soon as all before it have been shown: nothing is
 *   kept here, so that any number of games fits
 */
export async function replayMany(call: Call, show: (outcome: Outcome, path: string) => void): Promise<Progressed> {
  const { operands, io } = call;
  let judged = 0;
  const waiting = new Map<number, Outcome>();
  const progress = new Progress(io, operands.length);
  const interrupt = new Interrupt();
  const done = (index: number, outcome: Outcome): void => {
    waiting.set(index, outcome);
    for (let next = waiting.get(judged); next; next = waiting.get(judged)) {
      waiting.delete(judged);
      progress.clear();
      show(next, operands[judged] ?? '');
      judged++;
    }
    progress.step(operands[index] ?? '');
  };
  const threads = threadsFor(call);
  try {
    if (threads > 1) await inThreads(call, threads, interrupt.signal, done);
    else await oneByOne(call, interrupt, done);
  } finally {
    interrupt.end();
    progress.clear();
  }
  return { judged, interrupted: interrupt.signal.aborted };
}

/** As many as `ARBITER_THREADS` says, or as pay. Standard input can be read once only, and by this thread. */
function threadsFor({ operands, io, game }: Call): number {
  // A thread finds the game of its call among those that the program comes with.
  if (!GAMES.includes(game)) return 1;
  if (operands.some(isStream)) return 1;
  const wanted = Number(io.env.ARBITER_THREADS);
  if (Number.isInteger(wanted) && wanted > 0) return Math.min(wanted, MOST_THREADS, operands.length);
  const cores = availableParallelism();
  return operands.length < FEW_FILES || cores <= CORES_OF_ONE ? 1 : Math.min(cores, MOST_THREADS);
}

/** Standard input, or a pipe: it belongs to this thread. */
function isStream(path: string): boolean {
  try {
    return path === '-' || statSync(path).isFIFO();
  } catch {
    return false;
  }
}

/** A number typed by mistake must not start thousands. */
const MOST_THREADS = 64;

/** What became of a file. */
export type Outcome = ({ readonly ok: true } & Replayed) | { readonly ok: false; readonly problem: string };

/** Judges the files of a call; of what is no game it says why. */
export async function replayerOf(call: Call): Promise<(path: string) => Promise<Outcome>> {
  const replay = (await call.game.replay()).replayer(call);
  return async (path) => {
    try {
      return { ok: true, ...(await replay(path)) };
    } catch (error) {
      if (error instanceof Stop) return { ok: false, problem: error.inWords(call.session.mistakeWords()) };
      throw error;
    }
  };
}

type Done = (index: number, outcome: Outcome) => void;

async function oneByOne(call: Call, interrupt: Interrupt, done: Done): Promise<void> {
  const replay = await replayerOf(call);
  for (const [index, path] of call.operands.entries()) {
    if (await interrupt.requested()) return;
    done(index, await replay(path));
  }
}

/** Sources run by way of the command, which knows how to run them; so does a build. */
const COMMAND = new URL(
  import.meta.url.endsWith('.ts') ? '../arbiter.cjs' : '../../src/cli/arbiter.cjs',
  import.meta.url,
);

/** Every thread takes the next file that nobody has taken. */
async function inThreads(call: Call, threads: number, signal: AbortSignal, done: Done): Promise<void> {
  const { operands, argv, io } = call;
  let next = 0;
  // Every thread listens.
  setMaxListeners(0, signal);
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
