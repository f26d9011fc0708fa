/** A thread of `replay`: judges the files it is handed, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../../registry/programs.ts';
import { formatOf, readCall } from '../call.ts';
import { painter } from '../io.ts';
import { openSession } from '../session.ts';
import { replayerOf } from './many.ts';

/** Serves until it is ended. The command line is that of the call it works for. */
export function serve(argv: readonly string[]): void {
  const port = parentPort;
  if (!port) throw new Error('a thread without anybody to work for');
  const { isTTY } = workerData as { readonly isTTY: boolean };
  const nowhere = { write: () => true, isTTY };
  const { env, stdin } = process;
  const io = { stdin, stdout: nowhere, stderr: nowhere, env };
  const read = readCall(argv, GAMES);
  if (!read) throw new Error('a thread without a command');
  const replay = openSession(read, env).then((session) =>
    replayerOf({ ...read, games: GAMES, argv, format: formatOf(read), session, io, paint: painter(nowhere, env) }),
  );
  port.on('message', async ({ index, path }: { readonly index: number; readonly path: string }) => {
    port.postMessage({ index, outcome: await (await replay)(path) });
  });
  port.postMessage('ready');
}
