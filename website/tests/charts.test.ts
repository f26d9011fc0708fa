/** The statecharts, driven by clicks and reached by links. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('the statecharts', () => {
  it('run from a headline to an action round by clicks, and come back by link', async () => {
    await visit('charts/', async (page) => {
      await ready(page);
      await page.click('text=Run the chart');
      await page.locator('.runner select').first().selectOption('round');
      await page.waitForURL('**/charts/turn.actionRounds/**');
      const awaited = page.getByTestId('awaited');
      await expect.poll(() => awaited.getAttribute('data-path')).toBe('turn.actionRounds.choosingCard');
      expect(await page.locator('[data-state="turn.actionRounds.choosingCard"]').getAttribute('data-active')).toBe(
        'true',
      );
      await page.locator('.runner__choices button').first().click();
      await page.waitForFunction(
        () =>
          document.querySelector('[data-testid=awaited]')?.getAttribute('data-path') !==
          'turn.actionRounds.choosingCard',
      );
      const [there, link] = [await awaited.getAttribute('data-path'), page.url()];
      expect(await page.locator('.runner__trail .clause-number').count()).toBeGreaterThan(0);
      await page.goto('about:blank');
      await page.goto(link);
      await ready(page);
      expect(await page.getByTestId('awaited').getAttribute('data-path')).toBe(there);
    });
  });

  it('point at a single state by link', async () => {
    await visit('charts/turn.headline/#turn.headline.choosing', async (page) => {
      await ready(page);
      await page.locator('.state--marked[data-state="turn.headline.choosing"]').waitFor();
    });
  });
});
