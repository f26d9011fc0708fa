/** The rulebook as a reader meets it: in four languages, without JavaScript, and by number. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('the rulebook', () => {
  it.each([
    ['', 'en', 'battleground'],
    ['es/', 'es', 'campo de batalla'],
    ['it/', 'it', 'Campo di Battaglia'],
    ['ru/', 'ru', 'ключевой стране'],
  ])('has clause 6.3.4 under /%s', async (prefix, language, words) => {
    await visit(`${prefix}rulebook/6.3.4/`, async (page) => {
      expect(await page.getAttribute('html', 'lang')).toContain(language);
      expect(await page.textContent('h1')).toContain('6.3.4');
      expect(await page.textContent('.clause__summary')).toContain(words);
      expect(await page.locator('.scenario').count()).toBeGreaterThan(0);
    });
  });

  it('is readable without JavaScript', async () => {
    const look = async (page: Page): Promise<string> => (await page.textContent('main')) ?? '';
    expect(await visit('rulebook/6.3.4/', look, { javaScript: false })).toContain('degrades DEFCON by 1');
    expect(await visit('cards/fidel/', look, { javaScript: false })).toContain('Fidel');
  });

  it('finds a clause by whatever way its number is written', async () => {
    await visit('rulebook/', async (page) => {
      await ready(page);
      await page.fill('#find-clause', '4.5c');
      await page.press('#find-clause', 'Enter');
      await page.waitForURL('**/rulebook/4.5.C/');
    });
  });
});
