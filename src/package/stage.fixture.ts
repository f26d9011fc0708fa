/** Once for the tests of the package and of its command as a process: the package as it is packed, in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the package before it is packed. The checkout is left alone: another test may be running its command. */
    stage: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is packed beside the build. */
const PARTS = ['package.json', 'README.md', 'LICENSE', 'NOTICE', 'rules', 'features'].concat(
  ['arbiter.cjs', 'compiled.cjs'].map((name) => `src/cli/${name}`),
);

export default function setup(project: TestProject): () => void {
  const stage = mkdtempSync(join(tmpdir(), 'arbiter-stage-'));
  for (const path of PARTS) cpSync(join(root, path), join(stage, path), { recursive: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'src/package/main.ts', join(stage, 'dist')], { cwd: root });
  project.provide('stage', stage);
  return () => rmSync(stage, { recursive: true, force: true });
}
