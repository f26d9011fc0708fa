/** The search of the site; its index stays on the reader's machine. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('search', () => {
  it('finds a card in Russian', async () => {
    await visit('ru/', async (page) => {
      await ready(page);
      await page.click('.navbar__search-input');
      await page.locator('.navbar__search-input').pressSequentially('Блокада', { delay: 40 });
      const hit = page.locator('.navbar__search [role=option]').first();
      await hit.waitFor();
      await hit.click();
      await page.waitForURL(/\/ru\/cards\/blockade/);
    });
  });

  it('shows what a query finds, by kind, and the address holds it', async () => {
    await visit('search/?q=side%3Aussr%20ops%3E%3D3%20war%3Amid', async (page) => {
      await ready(page);
      const hits = page.locator('.found a');
      await expect.poll(() => hits.count()).toBeGreaterThan(2);
      for (const href of await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
        expect(href).toContain('/cards/');
      await page.fill('main input[type=search]', 'clause:8.1 kind:prohibition colour:red');
      await page.locator('.found a[href$="/rulebook/8.1.5.c/"]').waitFor();
      expect(await page.locator('main [role=status]').textContent()).toContain('colour');
      expect(decodeURIComponent(page.url())).toContain('clause:8.1 kind:prohibition');
    });
  });

  it('goes from the field of any page to all hits', async () => {
    await visit('it/board/', async (page) => {
      await ready(page);
      await page.keyboard.press('/');
      await page.keyboard.type('colpo', { delay: 30 });
      await page.locator('.find [role=option]').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/it\/search\/\?q=colpo/);
      await page.locator('.found a[href$="/it/rulebook/6.3/"]').waitFor();
    });
  });

  it('narrows the cards by a query that the form writes', async () => {
    await visit('cards/', async (page) => {
      await ready(page);
      await page.selectOption('.filters select >> nth=0', 'ussr');
      await page.selectOption('.filters select >> nth=1', 'mid');
      await expect.poll(() => page.inputValue('.filters input')).toBe('side:ussr war:mid');
      const shown = page.locator('.card-tile:visible');
      await expect.poll(() => shown.count()).toBeLessThan(20);
      const address = page.url();
      await page.goto(address);
      await expect.poll(() => page.inputValue('.filters input')).toBe('side:ussr war:mid');
      await expect.poll(() => shown.count()).toBeLessThan(20);
    });
  });

  it('has places to go to without a script', async () => {
    const links = await visit('search/', (page) => page.locator('main a').count(), { javaScript: false });
    expect(links).toBeGreaterThan(4);
  });
});
