/** The site is at home under any path of a server: here at the very top, where the tests otherwise have it in a folder. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, inject, it } from 'vitest';
import { openBrowser, PATIENCE } from './browser.ts';
import { serve } from './serve.ts';

const build = mkdtempSync(path.join(tmpdir(), 'site-'));
afterAll(() => rmSync(build, { recursive: true, force: true }));

it('works from the top of a server as well as from a folder', async () => {
  expect(new URL(inject('site')).pathname).not.toBe('/');
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, [docusaurus, 'build', '--locale', 'en', '--out-dir', build], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, SITE_BASE: '/' },
  });
  const site = await serve(build);
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
