/** Puts a fault into a copy of the rules and lets the claims look for it there, in a process of its own. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { PACKAGE_ROOT } from '../data/files.ts';
import type { Fault } from './fault.ts';
import type { Found } from './finder.ts';

/** What became of a fault. */
export interface Outcome extends Omit<Found, 'by'> {
  readonly by: Found['by'] | 'endless';
}

/** How it is looked for: with the whole of every claim if the quick part finds nothing; or with each basis by itself. */
export type Manner = 'quick' | 'full' | 'apart';

/** Looks for a fault; without one, nothing must be found. */
export async function lookFor(
  fault: Pick<Fault, 'file' | 'text'> | undefined,
  manner: Manner = 'quick',
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    for (const name of ['features', 'node_modules', 'src', 'machines', 'package.json'])
      symlinkSync(join(PACKAGE_ROOT, name), join(folder, name));
    cpSync(join(PACKAGE_ROOT, 'rules'), join(folder, 'rules'), { recursive: true });
    if (fault?.file.startsWith('rules/')) writeFileSync(join(folder, fault.file), fault.text());
    // Two folders deep, as far from the root of the package as the module that looks for it.
    const bundle = join(folder, 'dist/faults/finder.mjs');
    mkdirSync(dirname(bundle), { recursive: true });
    await bundled(bundle, fault);
    return await run(bundle, fault?.file ?? '', manner);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundled(outfile: string, fault: Pick<Fault, 'file' | 'text'> | undefined): Promise<void> {
  await build({
    entryPoints: [join(PACKAGE_ROOT, 'src/seeded-faults/finder.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [
      {
        name: 'fault',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) =>
            relative(PACKAGE_ROOT, path).replaceAll('\\', '/') === fault?.file
              ? { contents: fault.text(), loader: 'ts', resolveDir: dirname(path) }
              : undefined,
          );
        },
      },
    ],
  });
}

function run(bundle: string, file: string, manner: Manner): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundle, file, `--${manner}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = { out: '', error: '' };
    child.stdout.on('data', (part: Buffer) => (texts.out += part));
    child.stderr.on('data', (part: Buffer) => (texts.error += part));
    child.on('close', (_code, signal) => {
      // It stops itself when a fault makes the rules run on and on, which whoever waits would notice.
      if (signal) resolve({ by: 'endless' });
      else if (texts.out === '')
        resolve({ by: 'broken', detail: texts.error.split('\n').find((line) => /Error/.test(line)) ?? '' });
      else resolve(JSON.parse(texts.out) as Outcome);
    });
  });
}
