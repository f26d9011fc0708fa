/** The search of the site; its index stays on the reader's machine. */
import { describe, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('search', () => {
  it('finds a card in Russian', async () => {
    await visit('ru/', async (page) => {
      await ready(page);
      await page.click('.navbar__search-input');
      await page.locator('.navbar__search-input').pressSequentially('Блокада', { delay: 40 });
      const hit = page.locator('.navbar__search [role=option]').first();
      await hit.waitFor({ timeout: 30_000 });
      await hit.click();
      await page.waitForURL(/\/ru\/cards\/blockade/);
    });
  });
});
