/** Looking at pages of the built site: every visit fails if the page has an error, or asks anybody else for anything. */
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { openBrowser, PATIENCE } from './browser.ts';

export interface Visit {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly javaScript?: boolean;
  /** Errors that are expected. */
  readonly expects?: RegExp;
}

export interface Visitor {
  /** Address of the English home page, with the base path and a slash at the end. */
  readonly url: string;
  /** Opens a page and looks at it. */
  readonly visit: <T>(address: string, look: (page: Page) => Promise<T>, how?: Visit) => Promise<T>;
}

/** A browser for the tests of one file. */
export function visitor(url: string = inject('site')): Visitor {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser(inject('browser'));
  });
  afterAll(async () => browser?.close());

  const visit: Visitor['visit'] = async (
    address,
    look,
    { width = 1280, theme = 'light', javaScript = true, expects } = {},
  ) => {
    if (!browser) throw new Error('the browser is not open yet');
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      javaScriptEnabled: javaScript,
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const errors: string[] = [];
    const strangers: string[] = [];
    const { origin } = new URL(url);
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      const asked = request.url();
      if (!asked.startsWith(origin) && !/^(data|blob):/.test(asked)) strangers.push(asked);
    });
    try {
      await page.goto(url + address, { waitUntil: 'load' });
      const seen = await look(page);
      expect(
        errors.filter((error) => !expects?.test(error)),
        `console of /${address}`,
      ).toEqual([]);
      expect(strangers, `requests of /${address} to others`).toEqual([]);
      return seen;
    } finally {
      await context.close();
    }
  };
  return { url, visit };
}

/** Waits until the page answers to clicks. */
export const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');

/** The file that the desk hands over in a format. */
export async function savedAs(page: Page, format: string): Promise<Download> {
  const { copy } = wordsOf((await page.getAttribute('html', 'lang')) ?? 'en');
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(':popover-open .take button', { hasText: format }).click(),
  ]);
  await page.keyboard.press('Escape');
  return download;
}
