/** The replay room, with a game of our own. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

const GAME = readFileSync(fileURLToPath(new URL('../static/logs/short-game.txt', import.meta.url)), 'utf8');

describe('the replay room', () => {
  const open = async (page: Page, text: string): Promise<void> => {
    await ready(page);
    await page.setInputFiles('input[type=file]', {
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await page.getByTestId('replay').waitFor();
  };

  it('steps through a game to its end with the keyboard', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME);
      const room = page.getByTestId('replay');
      expect(await page.textContent('.replay__summary')).toContain('0 violations');
      await page.locator('h1').click();
      await page.keyboard.press('ArrowRight');
      expect(await room.getAttribute('data-at')).toBe('1');
      await page.keyboard.press('End');
      expect(await room.getAttribute('data-at')).toBe(await room.getAttribute('data-last'));
      expect(await page.locator('[data-country="south-korea"]').getAttribute('aria-label')).toContain('US 3');
    });
  });

  it('stops a doctored game at its violation', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME.replace('DEFCON degrades to 4', 'DEFCON degrades to 3'));
      await page.click('text=First violation');
      expect(await page.textContent('.replay__entry .unverified')).toContain('8.1');
      expect(await page.textContent('.replay__entry h2')).toContain('Socialist Governments');
    });
  });
});
