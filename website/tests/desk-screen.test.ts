/** The desk on a screen of its own: all at once on a desktop, the ruling in a sheet on a phone. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('the desk', () => {
  it('is one screen on a desktop: tracks, board, what is attempted and the ruling, without scrolling the page', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
    ] as const) {
      await visit(
        'desk/',
        async (page) => {
          await page.setViewportSize({ width, height });
          await ready(page);
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
          for (const part of ['.work__strip', '.work__side', '.work__stage .board', '.ruling h2']) {
            const box = await page.locator(part).first().boundingBox();
            expect(box && box.y >= 0 && box.y + Math.min(box.height, 40) <= height, `${part} at ${width}`).toBe(true);
          }
        },
        { width },
      );
    }
  });

  it('shows the verdict at the edge of a phone, and the ruling in a sheet that it opens and closes', async () => {
    await visit(
      'desk/',
      async (page) => {
        await ready(page);
        const handle = page.locator('.work__handle');
        expect(await handle.textContent()).toContain('LEGAL');
        expect(await page.locator('.ruling').isVisible()).toBe(false);
        await handle.click();
        expect(await page.locator('.ruling').isVisible()).toBe(true);
        await handle.click();
        expect(await page.locator('.ruling').isVisible()).toBe(false);
      },
      { width: 390 },
    );
  });
});
