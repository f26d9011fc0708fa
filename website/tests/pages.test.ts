/** What holds for every kind of page: it is light, accessible by day and by night, and fits a phone. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COLOURS, seriousFaults } from './axe.ts';
import { PAGES, sidewaysRoom } from './kinds.ts';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

/** How much script a page may load, in KB: a desk brings the referee along, and what is worked with may weigh more than what is read. */
const mostScript = (address: string): number =>
  /^(guerra-fria\/)?desk\//.test(address) ? 500 : /^(guerra-fria\/)?replay\/|^charts\//.test(address) ? 150 : 120;

describe.each(PAGES)('/%s', (address) => {
  it('is light, accessible by day and by night, and fits a phone', async () => {
    await visit(address, async (page) => {
      await ready(page);
      await page.waitForLoadState('networkidle');
      expect(await scriptBytes(page)).toBeLessThan(mostScript(address) * 1024);
      expect(await seriousFaults(page), 'by day').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
      expect(await seriousFaults(page, COLOURS), 'by night').toEqual([]);
      for (const width of [820, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => sidewaysRoom(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
      }
      expect(await seriousFaults(page), 'on a phone').toEqual([]);
    });
  });
});

describe('a link to', () => {
  it.each(['board/iran/', 'cards/blockade/', 'charts/', 'replay/', 'desk/'])(
    '/%s shows a picture elsewhere',
    async (address) => {
      await visit(address, async (page) => {
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        const { status, kind } = await page.evaluate(
          async (path) => {
            const answer = await fetch(path);
            return { status: answer.status, kind: path.split('.').at(-1) };
          },
          new URL(picture ?? '').pathname,
        );
        expect([status, kind]).toEqual([200, 'png']);
      });
    },
  );
});

describe('on paper', () => {
  it.each(['rulebook/6.3.4/', 'cards/blockade/', 'desk/', 'board/'])('/%s is white, also by night', async (address) => {
    await visit(
      address,
      async (page) => {
        await ready(page);
        await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect(await seriousFaults(page)).toEqual([]);
        const white = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        expect(white).toBe('rgb(255, 255, 255)');
      },
      { theme: 'dark' },
    );
  });
});

describe('without JavaScript', () => {
  it.each(['desk/', 'guerra-fria/desk/', 'replay/', 'crosscheck/'])('/%s says that it needs it', async (address) => {
    const told = await visit(address, (page) => page.locator('main .unverified').textContent(), { javaScript: false });
    expect(told).toContain('needs JavaScript');
  });
});

/** Bytes of script that a page has loaded, each file compressed as a web server would. */
async function scriptBytes(page: Page): Promise<number> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(files.length).toBeGreaterThan(0);
  const sizes = files.map(async (file) => gzipSync(Buffer.from(await (await fetch(file)).arrayBuffer())).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
