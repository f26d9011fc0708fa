/** The search of the site; its index stays on the reader's machine. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('search', () => {
  it('finds a card in Russian', async () => {
    await visit('ru/', async (page) => {
      await ready(page);
      await page.click('.navbar__search-input');
      await page.locator('.navbar__search-input').pressSequentially('Блокада', { delay: 40 });
      const hit = page.locator('.navbar__search [role=option]').first();
      await hit.waitFor({ timeout: 30_000 });
      await hit.click();
      await page.waitForURL(/\/ru\/cards\/blockade/);
    });
  });

  it.each([
    ['', ['Coup attempts', 'Blockade', 'West Germany', 'Does Nuclear Subs cover']],
    ['es/', ['golpe de Estado', 'Bloqueo', 'Alemania Occidental', 'Submarinos nucleares']],
    ['it/', ['Colpo di Stato', 'Blocco', 'Germania Ovest', 'Sottomarini Nucleari']],
    ['ru/', ['переворота', 'Блокада', 'Западная Германия', 'Атомные подлодки']],
  ] as const)('finds under /%s a clause, a card, a country and a disputed question', async (prefix, sought) => {
    const kinds = ['/rulebook/', '/cards/blockade/', '/board/west-germany/', '/issues/'];
    for (const [index, words] of sought.entries()) {
      await visit(`${prefix}search/?q=${encodeURIComponent(words)}`, async (page) => {
        const hits = page.locator('article h2 a');
        await expect.poll(() => hits.count(), { timeout: 30_000 }).toBeGreaterThan(0);
        const found = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(
          found.slice(0, 20).some((href) => href.includes(`/${prefix}`) && href.includes(kinds[index] ?? '')),
        ).toBe(true);
      });
    }
  });

  it.each([
    ['', 'golpe', '6.3'],
    ['', 'DEFCON suicide', '8.1.3'],
    ['', 'carta China', '9.6'],
    ['', 'BG', '2.1.4.a'],
    ['es/', 'headline', '4.5.C'],
    ['it/', 'coup', '6.3'],
    ['ru/', 'realignment', '6.2'],
  ])(
    'finds under /%s the clause for a word of another language or of the trade: %s',
    async (prefix, sought, clause) => {
      await visit(`${prefix}search/?q=${encodeURIComponent(sought)}`, async (page) => {
        const hits = page.locator('article h2 a');
        await expect.poll(() => hits.count(), { timeout: 30_000 }).toBeGreaterThan(0);
        const found = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(found.slice(0, 10).some((href) => href.endsWith(`/rulebook/${clause}/`))).toBe(true);
      });
    },
  );
});
