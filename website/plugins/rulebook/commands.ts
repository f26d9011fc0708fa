/** What the command line says, for the pages that show it: the same commands that anybody may run. */
import { spawnSync } from 'node:child_process';

/** Runs `arbiter … --format json`; that something is found is no failure. */
export function arbiterJson<T>(root: string, args: readonly string[]): T {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/arbiter.cjs', ...args, '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 && status !== 1) throw new Error(`arbiter ${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
