/** The page that `arbiter replay --format html` writes, in a browser, from a file. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, PATIENCE } from './browser.ts';

const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'replay-page-'));
let browser: Browser;

/** Writes the page of a log. A violation is exit code 1, not a failure. */
async function write(name: string, log: string): Promise<string> {
  const file = path.join(folder, name);
  writeFileSync(file, log);
  const args = [at('../../src/cli/arbiter.cjs'), 'replay', file, '--format', 'html', '--lang', 'en'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 }).catch(
    (e) => e as { stdout: string },
  );
  writeFileSync(`${file}.html`, stdout);
  return pathToFileURL(`${file}.html`).href;
}

/** Opens a page and says which addresses it asked for and which scripts of strangers ran. */
async function visit(
  url: string,
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<string[]> {
  const asked: string[] = [];
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(url);
  await look(page);
  await context.close();
  return asked.filter((address) => address !== url);
}

const GAME = readFileSync(at('../static/logs/short-game.txt'), 'utf8');
let clean = '';
let wrong = '';
let hostile = '';

beforeAll(async () => {
  browser = await openBrowser(inject('browser'));
  clean = await write('clean.txt', GAME);
  wrong = await write('wrong.txt', GAME.replace('DEFCON degrades to 4', 'DEFCON degrades to 3'));
  hostile = await write('hostile.txt', GAME.replace(/^(SETUP: : )\S+/, '$1</script><script>alert(1)</script>'));
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

describe('the page of a replay in a browser', () => {
  it('steps through the game with the keyboard and asks for nothing', async () => {
    const asked = await visit(clean, async (page) => {
      const moment = (): Promise<string | null> => page.locator('html').getAttribute('data-at');
      await page.keyboard.press('Home');
      expect(await moment()).toBe('0');
      expect(await page.locator('[data-country="egypt"]').getAttribute('aria-label')).toContain('USSR 0');
      await page.keyboard.press('End');
      expect(await page.locator('[data-country="egypt"]').getAttribute('aria-label')).toContain('USSR 2');
      expect(await page.locator('.moment:visible').count()).toBe(1);
      await page.keyboard.press('l');
      expect(await page.locator('.moment:visible').count()).toBeGreaterThan(3);
    });
    expect(asked).toEqual([]);
  });

  it('says of each hand what is surely there and how much is unknown, and lists on demand what that may be', async () => {
    await visit(clean, async (page) => {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      const may = page.locator('details.may-hold').first();
      const summary = may.locator('summary');
      const [count] = /\d+/.exec((await summary.textContent()) ?? '') ?? [];
      await summary.focus();
      await page.keyboard.press('Enter');
      expect(await may.locator('li:visible').count()).toBe(Number(count));
      expect(await may.locator('li:visible').first().textContent()).not.toBe('');
    });
  });

  it('opens at the first violation, and comes back to it', async () => {
    await visit(wrong, async (page) => {
      const seen = page.locator('.moment:visible .finding--violation');
      expect(await seen.textContent()).toContain('8.1');
      await page.keyboard.press('End');
      expect(await seen.count()).toBe(0);
      await page.keyboard.press('v');
      expect(await seen.textContent()).toContain('8.1');
    });
  });

  it('lets the arrows scroll a board wider than its frame, and step everywhere else', async () => {
    const look = async (page: Page): Promise<void> => {
      const moment = (): Promise<string | null> => page.locator('html').getAttribute('data-at');
      await page.keyboard.press('Home');
      await page.locator('.frame').focus();
      const isWide = await page.locator('.frame').evaluate((frame) => frame.scrollWidth > frame.clientWidth);
      await page.keyboard.press('ArrowRight');
      expect(await moment()).toBe(isWide ? '0' : '1');
    };
    await visit(clean, look, { viewport: { width: 390, height: 800 } });
    await visit(clean, look, { viewport: { width: 1300, height: 800 } });
  });

  it('is a list with a board where no script runs', async () => {
    const look = async (page: Page): Promise<void> => {
      expect(await page.locator('.moment:visible').count()).toBeGreaterThan(3);
      expect(await page.locator('.bar').isVisible()).toBe(false);
      expect(await page.locator('.finding--violation').first().isVisible()).toBe(true);
      expect(await page.locator('svg.board').isVisible()).toBe(true);
    };
    await visit(wrong, look, { javaScriptEnabled: false });
  });

  it('runs no script that a name of a player brings', async () => {
    const asked = await visit(hostile, async (page) => {
      await page.keyboard.press('Home');
      expect(await page.locator('.moment:visible').textContent()).toContain('<script>alert(1)</script>');
    });
    expect(asked).toEqual([]);
  });
});
