/** Pages as they are once somebody uses them: as accessible as before, and as narrow as a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COLOURS, seriousFaults } from './axe.ts';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

const USES: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'the replay room in the middle of a game',
    'replay/',
    async (page) => {
      await page.click('text=Watch a short example');
      await page.getByTestId('replay').waitFor();
      await page.locator('.moves__move').nth(3).click();
    },
  ],
  [
    'a case that depends on a reading',
    'conformance/09-disputed-readings/',
    async (page) => {
      await page.locator('.case', { hasText: 'TS-453' }).locator('.case__desk').click();
      await page.waitForURL('**/desk/**');
      await page.locator('.ruling__depends').waitFor();
      await page.locator('.ruling details summary').click();
    },
  ],
  [
    'the desk with a case as text',
    'desk/',
    async (page) => {
      await page.click('text=As text');
      await page.locator('.yaml textarea:not([readonly])').fill('position: {influence: {Irna: {us: 1}}}\naction: []\n');
      await page.locator('.yaml__problem').waitFor();
    },
  ],
  [
    'a chart that runs',
    'charts/',
    async (page) => {
      await page.click('text=Run the chart');
      await page.locator('.runner select').first().selectOption('round');
      await page.waitForURL('**/charts/turn.actionRounds/**');
      await page.locator('.runner__choices button').first().click();
      await page.locator('.runner__trail > li').first().waitFor();
    },
  ],
  [
    'the search with its hits',
    '',
    async (page) => {
      await page.click('.navbar__search-input');
      await page.locator('.navbar__search-input').pressSequentially('coup', { delay: 40 });
      await page.locator('.navbar__search [role=option]').first().waitFor();
    },
  ],
  ['a region of the board', 'board/', (page) => page.locator('.switch__button').nth(2).click()],
];

describe.each(USES)('%s', (_name, address, use) => {
  it('is accessible by day and by night, and fits a phone', async () => {
    await visit(address, async (page) => {
      await ready(page);
      await use(page);
      expect(await seriousFaults(page), 'by day').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
      expect(await seriousFaults(page, COLOURS), 'by night').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await seriousFaults(page), 'on a phone').toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
    });
  });
});
