/** The rulebook as a reader meets it: in four languages, without JavaScript, and by number. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('an address that leads nowhere', () => {
  it('offers to look up a clause by its number', async () => {
    await visit('404.html', async (page) => {
      await ready(page);
      await page.fill('main input', '6.3.4');
      await page.click('main button');
      await page.waitForURL('**/rulebook/6.3.4/');
    });
  });
});

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

  it('shows with a clause its examples and their results, its states, its code and its other languages', async () => {
    await visit('rulebook/6.3.4/', async (page) => {
      const results = page.locator('.scenario .result');
      expect(await results.allTextContents()).toEqual(Array(await page.locator('.scenario').count()).fill('passes'));
      for (const locale of ['es', 'it', 'ru'])
        expect(await page.locator(`.languages dd [lang=${locale}]`).textContent()).toContain('DEFCON');
      expect(await page.locator('.listing--code code').first().textContent()).toMatch(/^src\/.*\.ts:\d+$/);
      expect(await page.locator('.listing--disputed a').count()).toBeGreaterThan(0);
      await ready(page);
      await page.locator('aside a[href*="/charts/"]').first().click();
      await page.waitForURL('**/charts/**');
      await expect.poll(() => page.locator('h1').textContent()).toContain('Statecharts');
    });
  });

  it('says what shows a clause: claims with their domains, a case, another clause, or why nothing does', async () => {
    const shown = (page: Page) => page.locator('section', { hasText: 'What shows it' }).last().textContent();
    await visit('rulebook/6.3.2/', async (page) => {
      expect(await shown(page)).toMatch(/What a coup does proved over a domain of [\d,]+.*TS-\d+/);
    });
    await visit('rulebook/2.1.5.a/', async (page) => expect(await shown(page)).toContain('says what this clause says'));
    await visit('rulebook/2.0.a/', async (page) => expect(await shown(page)).toContain('Text only'));
    await visit('guerra-fria/rulebook/2.4.2.1.c/', async (page) => expect(await shown(page)).toContain('[+4]'));
  });

  it('marks where the editions differ, on every page and all of them on one', async () => {
    const marksOf = (page: Page): Promise<string[]> => page.locator('.page__header .mark').allTextContents();
    await visit('rulebook/3.3/', async (page) => {
      expect(await marksOf(page)).toContain('editions differ');
      expect(await page.locator('.facts dt', { hasText: 'Second edition' }).count()).toBe(1);
    });
    await visit('rulebook/12.1/', async (page) => expect(await marksOf(page)).toContain('only in Deluxe'));
    await visit('cards/norad/', async (page) => expect(await marksOf(page)).toContain('only in Deluxe'));
    await visit('cards/quagmire/', async (page) => {
      expect(await marksOf(page)).toContain('editions differ');
      expect(await page.locator('.changes li').textContent()).toContain('second edition does not have');
    });
    await visit('rulebook/editions/', async (page) => {
      for (const address of ['rulebook/3.3', 'rulebook/12.1', 'cards/norad', 'cards/quagmire'])
        expect(await page.locator(`main a[href*="/${address}/"]`).count(), address).toBe(1);
    });
  });
});

describe('the cards', () => {
  it('can be narrowed down by words and by kind', async () => {
    await visit('ru/cards/', async (page) => {
      await ready(page);
      const titles = page.locator('.card-tile:visible h2 a');
      const all = await titles.count();
      expect(all).toBeGreaterThan(100);
      await page.fill('.filters input', 'блокада');
      await expect.poll(() => titles.count()).toBeLessThan(10);
      expect(await titles.allTextContents()).toContain('Блокада');
      await page.locator('.filters__count button').click();
      await page.locator('.filters select').last().selectOption('differs');
      await expect.poll(() => titles.count()).toBeLessThan(all);
      const differing = await titles.count();
      await page.locator('.filters select').first().selectOption('us');
      await expect.poll(() => titles.count()).toBeLessThan(differing);
      expect(await titles.count()).toBeGreaterThan(0);
    });
  });
});
