/** The guides: what they tell a reader to run does run, and says what they show. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { visitor } from './visit.ts';

const { url, visit } = visitor();
const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the guides', () => {
  it('show what a command prints, in the language of the reader', async () => {
    for (const [prefix, verdict] of [
      ['', 'ILLEGAL'],
      ['ru/', 'НЕДОПУСТИМО'],
    ] as const) {
      await visit(`${prefix}docs/referees/`, async (page) => {
        const shown = (await page.locator('.output').first().textContent()) ?? '';
        expect(shown).toContain('$ npx arbiter rule features/cases/coup-closed-region.yaml');
        expect(shown).toContain(verdict);
        expect(shown).toContain('8.1.5');
      });
    }
  });

  it('are described by whole sentences', async () => {
    for (const prefix of ['', 'es/', 'it/', 'ru/']) {
      for (const guide of ['', 'referees/', 'two-cards/', 'developers/', 'mutation/', 'speed/', 'hostile/']) {
        const html = await (await fetch(`${url}${prefix}docs/${guide}`)).text();
        const [, description = ''] = /<meta [^>]*name="?description"? content="([^"]*)"/.exec(html) ?? [];
        expect(description, `/${prefix}docs/${guide}`).toMatch(/[.?]$/);
        expect(description.length, `/${prefix}docs/${guide}`).toBeGreaterThan(30);
      }
    }
  });

  it('give developers a program that runs', () => {
    const guide = readFileSync(path.join(root, 'website/docs/developers.md'), 'utf8');
    const program = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
    try {
      const file = path.join(folder, 'program.mts');
      writeFileSync(file, program.replace("'cold-war-arbiter'", `'${root}src/index.ts'`));
      const printed = execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8' });
      expect(printed).toContain('legal');
      expect(printed).toContain('6.3.1');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
