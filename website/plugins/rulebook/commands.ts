/** Programs of the project whose findings the pages show, run for every build and beside each other. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a program left behind. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of Node in the folder of the project. */
export async function runNode(root: string, args: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(process.execPath, args, { cwd: root });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  child.stdin.end(input);
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}

/** Runs `arbiter … --format json`; that something is found is no failure. */
export async function arbiterJson<T>(root: string, args: readonly string[]): Promise<T> {
  const { status, stdout, stderr } = await runNode(root, ['src/cli/arbiter.cjs', ...args, '--format', 'json']);
  if (status !== 0 && status !== 1) throw new Error(`arbiter ${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
