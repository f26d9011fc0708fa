/** The desk of the second game against the very code that the command line runs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { median } from '../../src/bench/clock.ts';
import { type CaseInput, suiteCases } from '../../src/games/guerra-fria/desk/index.ts';
import { toLink } from '../src/run/link.ts';
import { ready, savedAs, visitor } from './visit.ts';
import { yardstick } from './yardstick.ts';

const { visit } = visitor();

const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const cases = suiteCases(parse(readFileSync(at('../../features/guerra-fria/cases.yaml'), 'utf8')));

/** What `arbiter rule --game guerra-fria --format json` prints on cases, one for each. */
function commandLine(inputs: readonly CaseInput[]): readonly unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const file = join(folder, 'cases.yaml');
  writeFileSync(file, stringify(inputs));
  const options = ['--game', 'guerra-fria', '--format', 'json', '--lang', 'en'];
  const { stdout } = spawnSync(process.execPath, [at('../../src/cli/arbiter.cjs'), 'rule', file, ...options], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return [JSON.parse(stdout) as unknown].flat();
}

async function exported(page: Page, format: 'JSON' | 'YAML'): Promise<unknown> {
  const download = await savedAs(page, format);
  return parse(readFileSync(await download.path(), 'utf8'));
}

describe('the desk of Guerra fría', () => {
  it('rules on every case of ours as the command line does, each at once', async () => {
    const expected = commandLine(cases);
    await visit('guerra-fria/desk/', async (page) => {
      await ready(page);
      const times: number[] = [];
      const beside: number[] = [];
      for (const [index, input] of cases.entries()) {
        await page.evaluate((hash) => window.location.assign(`#${hash}`), `case=${toLink(input)}`);
        await expect.poll(() => page.getByTestId('case-id').textContent()).toBe(input.id);
        expect(await exported(page, 'JSON'), String(input.id)).toEqual(expected[index]);
        times.push(Number(await page.getByTestId('time').getAttribute('data-ms')));
        beside.push(await yardstick(page));
      }
      expect(median(times)).toBeLessThan(median(beside));
    });
  });

  it('takes a round of four selections from the form, and says which move is nearest to one that is null', async () => {
    await visit('guerra-fria/desk/', async (page) => {
      await ready(page);
      await page.click('text=New case');
      const seat = (id: string) => page.locator(`[data-seat=${id}]`);
      const ruling = page.locator('.ruling');
      await expect.poll(() => ruling.getAttribute('data-verdict')).toBe('none');
      await seat('south').locator('select').selectOption('+4');
      await seat('south').locator('input').first().fill('4');
      await expect.poll(() => ruling.getAttribute('data-verdict')).toBe('legal');
      await seat('south').locator('input').nth(1).fill('5');
      await expect.poll(() => ruling.getAttribute('data-verdict')).toBe('illegal');
      expect(await ruling.textContent()).toContain('What would be legal instead');
      // With a marker in the reserve it is a move after all.
      await page.getByLabel('South, in reserve').fill('5');
      await expect.poll(() => ruling.getAttribute('data-verdict')).toBe('legal');
      await seat('west').locator('select').selectOption('R');
      await seat('west').locator('select').selectOption('+4');
      for (const id of ['north', 'east']) await seat(id).locator('select').selectOption('A');
      await expect.poll(() => ruling.getAttribute('data-verdict')).not.toBe('none');
      const input = (await exported(page, 'YAML')) as CaseInput;
      expect(input.action.map(({ kind }) => kind)).toEqual(['round']);
      expect(await exported(page, 'JSON')).toEqual(commandLine([input])[0]);
      // Every line leads to its clause.
      await ruling.locator('.line__clause').first().click();
      await page.waitForURL('**/guerra-fria/rulebook/**');
    });
  });

  it('reads a case as text, and says at its line what is wrong with it; its link opens in Russian', async () => {
    await visit('guerra-fria/desk/', async (page) => {
      await ready(page);
      await page.click('text=As text');
      const text = page.locator('.yaml textarea:not([readonly])');
      await text.fill('position: {rounds: 2}\naction: []\n');
      await expect.poll(() => page.textContent('.yaml__problem')).toContain('1:');
      await text.fill('action:\n  - {kind: select, player: norte, selection: +4 west 5}\n');
      await page.locator('.ruling--illegal').waitFor();
      const { hash } = new URL(page.url());
      const home = page.url().replace(/guerra-fria\/desk\/.*$/, '');
      await page.goto('about:blank');
      await page.goto(`${home}ru/guerra-fria/desk/${hash}`);
      await page.locator('.ruling--illegal').waitFor();
      expect(await page.textContent('.ruling h2')).toContain('НЕДОПУСТИМО');
    });
  });
});

describe('the replay room of Guerra fría', () => {
  it('steps through the example with the keyboard, keeps it at its address, and takes a position to the desk', async () => {
    await visit('guerra-fria/replay/', async (page) => {
      await ready(page);
      await page.click('text=Watch a short example');
      const room = page.getByTestId('replay');
      await room.waitFor();
      expect(await page.textContent('.replay__summary')).toContain('North and South win the game');
      await page.keyboard.press('End');
      expect(await room.getAttribute('data-at')).toBe(await room.getAttribute('data-last'));
      expect(await page.textContent('.replay__follows')).toContain('2.5.d South and North win the game');
      await page.reload();
      await room.waitFor();
      expect(await room.getAttribute('data-at')).toBe(await room.getAttribute('data-last'));
      await page.click('text=Take this position to the desk');
      await page.waitForURL('**/guerra-fria/desk/#case=*');
    });
  });

  it('plays out what might have been, and keeps one branch shown while another is forgotten', async () => {
    await visit('guerra-fria/replay/', async (page) => {
      await ready(page);
      await page.click('text=Watch a short example');
      const room = page.getByTestId('replay');
      const branch = page.getByTestId('variation');
      await room.waitFor();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => room.getAttribute('data-at')).toBe('1');
      for (const end of ['one step', 'end of the round'] as const) {
        await page.locator('button', { hasText: 'What if' }).click();
        await branch.getByRole('button', { name: end, exact: true }).click();
        await expect.poll(() => branch.getAttribute('data-steps')).not.toBe('0');
        if (end === 'one step') await branch.locator('button', { hasText: 'Back to the game' }).click();
      }
      const listed = page.locator('.moves__variations > li');
      expect(await listed.count()).toBe(2);
      const steps = await branch.getAttribute('data-steps');
      await listed.first().locator('button[aria-label]').click();
      await expect.poll(() => listed.count()).toBe(1);
      expect(await branch.getAttribute('data-steps')).toBe(steps);
      expect(page.url()).toContain('&instead=');
      await page.reload();
      await branch.waitFor();
      expect(await branch.getAttribute('data-steps')).toBe(steps);
      await listed.first().locator('button[aria-label]').click();
      await room.waitFor();
      expect(await room.getAttribute('data-at')).toBe('1');
      expect(page.url()).not.toContain('&instead=');
    });
  });

  it('says what is wrong with a file that is no record', async () => {
    await visit('guerra-fria/replay/', async (page) => {
      await ready(page);
      const buffer = Buffer.from('game: guerra-fria\naction: [{kind: selekt}]\n');
      await page.setInputFiles('input[type=file]', { name: 'game.yaml', mimeType: 'text/yaml', buffer });
      await expect.poll(() => page.textContent('.drop')).toContain('did you mean "select"?');
    });
  });
});

describe('a case of Guerra fría in another page', () => {
  it('is ruled on, with its markers and links to its clauses', async () => {
    await visit(`guerra-fria/embed/#case=${toLink(cases[0])}`, async (page) => {
      await page.locator('.ruling').waitFor();
      expect(await page.textContent('.ruling h2')).toContain('LEGAL');
      expect(await page.locator('.markers tbody tr').count()).toBe(4);
      expect(await page.locator('.line__clause').first().getAttribute('href')).toContain('/guerra-fria/rulebook/');
    });
  });
});

describe('the pages of the rules', () => {
  it('lead from clause to clause, to the disputes, the cases and the charts of this game', async () => {
    await visit('guerra-fria/rulebook/2.4.2.1.b/', async (page) => {
      expect(await page.textContent('h1')).toContain('2.4.2.1.b');
      const hrefs = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const strangers = hrefs.filter(
        (href) => /\/(?:rulebook|cards|issues|desk|conformance)\//.test(href) && !href.includes('/guerra-fria/'),
      );
      expect(strangers).toEqual([]);
      await page.click('a[rel=next]');
      await page.waitForURL('**/guerra-fria/rulebook/2.4.2.1.c/');
    });
  });
});
