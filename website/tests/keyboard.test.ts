/** The site without a mouse. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('a reader without a mouse', () => {
  it('reaches a country from the board with the keyboard alone', async () => {
    await visit('board/', async (page) => {
      await ready(page);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip');
      for (let n = 0; n < 60 && !(await page.evaluate(() => document.activeElement?.matches('[data-country]'))); n++)
        await page.keyboard.press('Tab');
      const first = await page.evaluate(() => document.activeElement?.getAttribute('data-country'));
      await page.keyboard.press('ArrowRight');
      const second = await page.evaluate(() => document.activeElement?.getAttribute('data-country'));
      expect(second).not.toBe(first);
      // Passing through the search field has begun to load its index; when that arrives, the focus stays here.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-country'))).toBe(second);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith(`/board/${second}/`), { waitUntil: 'commit' });
    });
  });
});
