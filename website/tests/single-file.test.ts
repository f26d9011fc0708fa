/** The package bundled into one file, for one game in one language, in a real browser. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitor } from './visit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = mkdtempSync(path.join(tmpdir(), 'single-file-'));
const { visit } = visitor();

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'src/package/main.ts', dist], { cwd: root });
});
afterAll(() => rmSync(dist, { recursive: true }));

const PROGRAM = `
import { judge, loadRules, start } from './twilight-struggle/en.js';
globalThis.ruled = loadRules().then((rules) => {
  const position = { defcon: 2, influence: { Iran: { us: 2 } }, hands: { ussr: ['Fidel'] } };
  const action = [{ kind: 'play', player: 'USSR', card: 'Fidel', as: 'ops', coup: 'Iran', die: 3 }];
  const { verdict, findings } = judge(rules, { position, action });
  const clause = findings.find(({ force }) => force === 'forbids').clause;
  return [verdict, clause, start(rules, { position }).choices().map(({ card }) => card).join(' ')].join(', ');
});`;

it('rules in a browser, as one file', async () => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: dist },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  });
  const content = outputFiles[0]?.text ?? '';
  const said = await visit('', async (page) => {
    await page.addScriptTag({ content });
    return page.evaluate(() => (globalThis as unknown as { readonly ruled: Promise<string> }).ruled);
  });
  expect(said).toBe('illegal, 8.1.5, fidel the-china-card');
});
