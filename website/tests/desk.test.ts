/** The desk against the very code that the command line runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../../src/cases/case.ts';
import { ruleCase } from '../../src/cases/rule.ts';
import { loadRuleset } from '../../src/data/index.ts';
import { toLink } from '../src/run/link.ts';
import { ready, visitor } from './visit.ts';

const { url, visit } = visitor();

const rules = (() => {
  const loaded = loadRuleset('twilight-struggle', 'deluxe');
  if (!loaded.ok) throw new Error('the rules cannot be loaded');
  return loaded.rules;
})();

/** Twenty cases of the conformance suite, spread over it. */
const cases: readonly CaseInput[] = (() => {
  const folder = fileURLToPath(new URL('../../features/suite/', import.meta.url));
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => parse(readFileSync(folder + name, 'utf8')) as readonly CaseInput[])
    .filter((input) => input.edition === undefined || input.edition === 'deluxe');
  const stride = Math.floor(all.length / 20);
  return Array.from({ length: 20 }, (_, index) => all[index * stride] as CaseInput);
})();

describe('the desk', () => {
  it('rules on twenty cases as the command line does, each in less than 50 ms', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      const times: number[] = [];
      for (const input of cases) {
        await page.evaluate(
          (hash) => {
            window.location.hash = hash;
          },
          `case=${toLink(input)}`,
        );
        const result = ruleCase(rules, input);
        if (!result.ok) throw new Error(`${input.id}: ${result.problem.message}`);
        const { ruling } = result;
        const clauses = [
          ...new Set(ruling.findings.filter(({ force }) => force === 'forbids').map(({ clause }) => clause)),
        ];
        await page.waitForFunction(
          (text) => document.querySelector('[data-testid=case-id]')?.textContent === text,
          String(input.id ?? ''),
        );
        expect(await page.locator('[data-testid=ruling] .ruling').getAttribute('data-verdict'), String(input.id)).toBe(
          ruling.verdict,
        );
        const shown = await page.locator('[data-testid=ruling]').textContent();
        for (const clause of clauses.filter((id) => !id.startsWith('card:')))
          expect(shown, String(input.id)).toContain(clause);
        times.push(Number(await page.getByTestId('time').getAttribute('data-ms')));
      }
      expect(times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)]).toBeLessThan(50);
    });
  }, 120_000);

  it('is set up on the map, and its link opens the same case in another language', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      const before = await page.locator('.ruling').getAttribute('data-verdict');
      expect(before).toBe('legal');
      await page.locator('[data-country="iran"]').click();
      await page.locator('.desk__country .stepper').first().locator('button').first().click();
      await page.locator('.ruling--illegal').waitFor();
      const { hash } = new URL(page.url());
      await page.goto('about:blank');
      await page.goto(`${url}ru/desk/${hash}`);
      await page.locator('.ruling--illegal').waitFor();
      expect(await page.textContent('.ruling h2')).toContain('НЕДОПУСТИМО');
    });
  });
});
