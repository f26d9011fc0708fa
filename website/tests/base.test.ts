/** The site is at home under any path of a server: here at the very top, where the tests otherwise have it in a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { openBrowser, PATIENCE } from './browser.ts';
import { BUILD, serve } from './serve.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = new URL(inject('site')).pathname;

it('works from the top of a server as well as from a folder', async () => {
  expect(built).not.toBe('/');
  const site = await serve(BUILD, '/');
  const browser = await openBrowser(inject('browser'));
  try {
    expect(new URL(site.url).pathname).toBe('/');
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const lost: string[] = [];
    page.on('response', (response) => response.status() >= 400 && lost.push(response.url()));
    page.on('console', (message) => message.type() === 'error' && lost.push(message.text()));
    for (const address of ['', 'rulebook/6.3.4/', 'cards/', 'desk/', 'replay/', 'translations/', 'docs/referees/']) {
      await page.goto(site.url + address, { waitUntil: 'networkidle' });
      expect(await page.textContent('h1'), address).not.toContain('Page Not Found');
    }
    await page.goto(site.url);
    await page.click('.navbar a[href="/cards/"], .navbar a[href="/cards"]');
    await page.waitForURL('**/cards/');
    expect(lost).toEqual([]);
  } finally {
    await browser.close();
    site.close();
  }
});

it('has its path from the configuration alone: no page or script writes it out', () => {
  const files = ['website/docusaurus.config.ts'].concat(
    ['website/src', 'website/plugins', 'website/words', 'website/static', 'src/cli/page'].flatMap((folder) =>
      (readdirSync(path.join(root, folder), { recursive: true }) as string[]).map((file) => path.join(folder, file)),
    ),
  );
  const scripts = files.filter((file) => /\.(tsx?|mts|js|css|json|yaml|html)$/.test(file));
  const naming = scripts.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(built));
  expect(naming).toEqual(['website/docusaurus.config.ts']);
});
