/** The site after the plug has been pulled. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { url, visit } = visitor();

it.each(['', 'ru/'])('/%s works without a network after the first visit', async (prefix) => {
  const look = async (page: Page): Promise<void> => {
    await ready(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
    await page.context().setOffline(true);
    // Pages that were not visited: one of the rules, one that rules, and the search.
    await page.goto(`${url}${prefix}rulebook/6.3.4/`);
    await page.locator('h1', { hasText: '6.3.4' }).waitFor();
    await page.goto(`${url}${prefix}desk/`);
    await page.locator('.work__stage [data-country="iran"]').waitFor();
    await page.goto(`${url}${prefix}search/?q=6.3.4`);
    await page.locator('.found a[href$="/rulebook/6.3.4/"]').waitFor();
  };
  // A page that was not visited is drawn from an empty one, which React says.
  await visit(prefix, look, { expects: /React error #(418|423)/ });
});
