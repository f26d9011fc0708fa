/** The conformance page: what it counts is what the command line counts, and every case opens at the desk. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ruleCase } from '../../src/cases/rule.ts';
import { loadRuleset } from '../../src/data/index.ts';
import { arbiterJson } from '../plugins/rulebook/commands.ts';
import { ready, visitor } from './visit.ts';

const { url, visit } = visitor();

describe('the conformance suite', () => {
  it('counts what the command line counts', async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const { total, passed } = await arbiterJson<{ total: number; passed: number }>(root, ['suite', 'features/suite']);
    await visit('conformance/', async (page) => {
      const cells = page.locator('.tallies').first().locator('tr').last().locator('td');
      expect(await cells.allTextContents()).toEqual([total, passed, total - passed].map(String));
    });
  });

  it('can be taken away as one file', async () => {
    const cases = (await (await fetch(`${url}suite.json`)).json()) as Parameters<typeof ruleCase>[1][];
    const loaded = loadRuleset('twilight-struggle', 'deluxe');
    expect(loaded.ok && cases[0] && ruleCase(loaded.rules, cases[0]).ok).toBe(true);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it('opens a case at the desk', async () => {
    await visit('conformance/01-rulebook-examples/', async (page) => {
      await ready(page);
      const tested = page.locator('.case').nth(4);
      const id = String(await tested.getAttribute('id'));
      await tested.locator('.case__desk').click();
      await page.waitForURL('**/desk/**');
      await ready(page);
      await page.waitForFunction((text) => document.querySelector('[data-testid=case-id]')?.textContent === text, id);
    });
  });

  it('shows every scenario with its result, and which clauses nothing names', async () => {
    await visit('conformance/', async (page) => {
      await ready(page);
      const rows = page.locator('.trace tbody tr');
      const all = await rows.count();
      const bare = page.getByLabel('only clauses that nothing names');
      await bare.check();
      expect(await rows.count()).toBeLessThan(all);
      expect(await page.locator('.trace td:not(.trace__none):not(:last-child)').count()).toBe(0);
      const row = page.locator('.tallies').nth(1).locator('tbody tr').first();
      const count = Number(await row.locator('td').first().textContent());
      await row.locator('a').click();
      await page.waitForURL('**/conformance/scenarios/#*');
      const feature = page.locator('.feature').first();
      await feature.waitFor();
      expect(await feature.locator('.scenario').count()).toBe(count);
      expect(await feature.locator('.result--passed').count()).toBe(count);
      expect(await feature.locator('.scenario__clauses a').count()).toBeGreaterThanOrEqual(count);
    });
  });

  it('is linked from the clause and the card that a case is about', async () => {
    for (const address of ['rulebook/6.3.4/', 'cards/nuclear-subs/']) {
      await visit(address, async (page) => {
        await ready(page);
        const folded = page.locator('.listing--cases summary');
        if ((await folded.count()) > 0) await folded.click();
        const link = page.locator('.listing--cases a').first();
        const id = String(await link.locator('code').textContent());
        await link.click();
        await page.waitForURL(`**/conformance/**#${id}`);
        expect(await page.locator(`[id="${id}"] h2`).textContent()).not.toBe('');
      });
    }
  });
});
