/** The cross-check in the browser: a document beside the canon, and nothing of it leaves the machine. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadResources } from '../../src/cli/commands/crosscheck-resources.ts';
import { crosscheck } from '../../src/crosscheck/crosscheck.ts';
import { seriousFaults } from './axe.ts';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../src/crosscheck/fixtures/${name}`, import.meta.url)), 'utf8');

async function open(page: Page, name: string, text: string | Buffer, sections: string): Promise<void> {
  await ready(page);
  await page.fill('.crosscheck__sections', sections);
  await page.setInputFiles('input[type=file]', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

describe('the cross-check', () => {
  it.each([
    ['es.md', 'es', '6 9'],
    ['it.txt', 'it', '4'],
    ['ru.txt', 'ru', '4'],
  ] as const)('finds in %s what the command line finds, spelling aside', async (name, locale, sections) => {
    const source = fixture(name);
    const { canon, messages, residue } = loadResources(locale, 'deluxe', 'en');
    const withoutDictionary = { ...canon, speller: undefined, english: undefined };
    const options = { canon: withoutDictionary, messages, residue, sections: sections.split(' ') };
    const { findings, found } = crosscheck(name, source, options);
    await visit('crosscheck/', async (page) => {
      await open(page, name, source, sections);
      const report = page.getByTestId('crosscheck');
      await report.waitFor();
      expect(await report.locator('.finding').count()).toBe(findings.length);
      expect(await report.locator('.crosscheck__sum b').first().textContent()).toBe(String(found.length));
      for (const { message } of findings) expect(await report.textContent()).toContain(message);
    });
  });

  it('shows only what is asked for', async () => {
    await visit('crosscheck/', async (page) => {
      await ready(page);
      await page.click('text=Try a short example');
      const findings = page.locator('.finding');
      await findings.first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const all = await findings.count();
      const check = page.locator('.crosscheck__filters fieldset').last().locator('label').first();
      const fewer = Number(await check.locator('b').textContent());
      await check.locator('input').uncheck();
      expect(await findings.count()).toBe(all - fewer);
      const passages = page.locator('.beside:not(.beside--head)');
      const before = await passages.count();
      await page.getByLabel('only passages with findings').uncheck();
      expect(await passages.count()).toBeGreaterThan(before);
    });
  });

  it('says so if a file is another book, another language, or no text', async () => {
    await visit('crosscheck/', async (page) => {
      const said = page.locator('main [role=status]');
      await open(page, 'boat.txt', 'El barco sale del puerto a la hora de la cena y no vuelve. '.repeat(60), '');
      await expect.poll(() => said.textContent()).toContain('does not read like');
      await open(page, 'english.txt', 'The boat leaves the harbour at supper time and stays away. '.repeat(60), '');
      await expect.poll(() => said.textContent()).toContain('none of the languages');
      await open(page, 'picture.png', Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00, 0x80]), '');
      await expect.poll(() => said.textContent()).toContain('not text');
    });
  });
});
