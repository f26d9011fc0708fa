/** The site without a mouse. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('a reader without a mouse', () => {
  it('settles a dispute with the keyboard alone, is told the verdict, and comes to its clause', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      const tabTo = async (selector: string): Promise<void> => {
        for (let n = 0; n < 120 && !(await page.evaluate((to) => document.activeElement?.matches(to), selector)); n++)
          await page.keyboard.press('Tab');
        expect(await page.evaluate((to) => document.activeElement?.matches(to), selector), selector).toBe(true);
      };
      await tabTo('.ask input');
      await page.keyboard.type('May the US coup Iran at DEFCON 2?');
      await page.keyboard.press('Enter');
      const told = page.locator('.ruling--illegal > header');
      await told.waitFor();
      expect(await told.textContent()).toContain('ILLEGAL');
      expect(await told.getAttribute('aria-live')).toBe('polite');
      // On from the question: what was stated, the next answer, the board, the ruling.
      await tabTo('.given button');
      await tabTo('.asked button');
      await tabTo('[data-country]');
      await tabTo('.ruling a');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith('/rulebook/8.1.5/'), { waitUntil: 'commit' });
    });
  });

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
