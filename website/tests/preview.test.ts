/** What a reader sees of a link before following it, and what can be copied. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, savedAs, visitor } from './visit.ts';

const { visit } = visitor();

/** Makes the page remember what it copies, since a browser under test has no clipboard of its own. */
const remembering = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = window as unknown as { copied: string };
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          kept.copied = text;
        },
      },
    });
  });

const copied = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as { copied: string }).copied);

describe('the preview of a link', () => {
  it('shows a clause to whoever points at its number, until Escape', async () => {
    await visit('es/cards/nato/', async (page) => {
      await ready(page);
      const link = page.locator('main a.clause-number').first();
      await link.hover();
      const preview = page.locator('.preview');
      await preview.waitFor();
      expect(await preview.locator('strong').textContent()).toBe((await link.textContent())?.trim());
      expect((await preview.locator('p').textContent())?.length).toBeGreaterThan(20);
      expect(await link.getAttribute('aria-describedby')).toBe(await preview.getAttribute('id'));
      await page.keyboard.press('Escape');
      await expect.poll(() => preview.count()).toBe(0);
    });
  });

  it('shows what is printed on a card to whoever reaches it by keyboard', async () => {
    await visit('cards/marshall-plan/', async (page) => {
      await ready(page);
      await page.keyboard.press('Tab');
      await page.locator('main a.card-tag[href$="/cards/nato/"]').focus();
      const preview = page.locator('.preview');
      await preview.waitFor();
      expect(await preview.textContent()).toContain('Operations 4');
      await page.keyboard.press('Tab');
      await expect.poll(() => preview.filter({ hasText: 'NATO' }).count()).toBe(0);
    });
  });
});

describe('copying', () => {
  it('cites a clause in the language of the page, with its address', async () => {
    await visit('it/rulebook/8.1.3/', async (page) => {
      await ready(page);
      await remembering(page);
      const button = page.locator('.citation button');
      await button.click();
      await button.getByText('copiato').waitFor();
      const text = await copied(page);
      expect(text).toMatch(/^8\.1\.3: /);
      expect(text).toContain('DEFCON');
      expect(text).toMatch(/\/it\/rulebook\/8\.1\.3\/$/);
    });
  });

  it('gives a case of the desk as text, and as a frame that shows the same verdict elsewhere', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.fill('.ask input', 'DEFCON 2, USSR has 2 in Iran: may the US coup Iran with Duck and Cover, die 4?');
      await page.keyboard.press('Enter');
      const verdict = page.locator('.ruling h2');
      await verdict.waitFor();
      await page.locator('article.ruling[data-verdict=illegal]').waitFor();
      await remembering(page);
      const take = async (label: string): Promise<string> => {
        await page.getByRole('button', { name: 'Copy', exact: true }).click();
        await page.locator('.take button', { hasText: label }).click();
        await page.locator('.take button', { hasText: label }).getByText('copied').waitFor();
        await page.keyboard.press('Escape');
        return copied(page);
      };
      const text = await take('Plain text');
      expect(text).toContain('8.1.5');
      expect(text).toContain(page.url());
      const frame = await take('Frame for a web page');
      const source = /src="([^"]+)"/.exec(frame)?.[1] ?? '';
      await page.goto(source);
      await page.locator('article.ruling[data-verdict=illegal]').waitFor();
      expect(await page.locator('.navbar').count()).toBe(0);
      expect(await page.locator('.embed svg.board').count()).toBe(1);
    });
  });

  it('saves the board and the ruling as a picture', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.fill('.ask input', 'DEFCON 4, USSR has 1 in Iran: may the US coup Iran with Duck and Cover, die 4?');
      await page.keyboard.press('Enter');
      await page.locator('article.ruling[data-verdict=legal]').waitFor();
      const download = await savedAs(page, 'Picture');
      expect(download.suggestedFilename()).toBe('ruling.png');
      const bytes = readFileSync(await download.path());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(1200);
      expect(bytes.length).toBeGreaterThan(50_000);
    });
  });
});
