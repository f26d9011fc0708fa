/** The package as people get it: packed and installed offline into an empty project, one for each file of tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject } from 'vitest';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const stage = inject('stage');
export const folder = mkdtempSync(join(tmpdir(), 'arbiter-package-'));
export const project = join(folder, 'project');
export const installed = join(project, 'node_modules/cold-war-arbiter');
export const CASE = 'features/cases/coup-closed-region.yaml';

interface Packed {
  readonly size: number;
  /** The hash of the archive. */
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}

export let packed: Packed;

export const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

export function pack(from: string, to: string): Packed {
  const [made] = JSON.parse(npm(from, 'pack', '--json', '--ignore-scripts', '--pack-destination', to)) as [Packed];
  return made;
}

beforeAll(() => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  expect(manifest.files).toContain('dist');
  packed = pack(stage, folder);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name": "empty", "version": "1.0.0", "type": "module"}');
  cpSync(join(root, 'features/cases'), join(project, 'features/cases'), { recursive: true });
  cpSync(join(root, 'website/static/logs/short-game.txt'), join(project, 'game.txt'));
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', join(folder, 'cold-war-arbiter-0.1.0.tgz'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the installed command. */
export function arbiter(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(installed, 'src/cli/arbiter.cjs'), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C' },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs a program in the project. */
export const run = (program: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: project, encoding: 'utf8' });
