/** The desk against the very code that the command line runs. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { median } from '../../src/bench/clock.ts';
import type { CaseInput } from '../../src/cases/case.ts';
import { toLink } from '../src/run/link.ts';
import { at, commandLine, exported, exportedText, printed } from './desk.fixture.ts';
import { suite, suiteCase } from './suite.fixture.ts';
import { ready, visitor } from './visit.ts';
import { yardstick } from './yardstick.ts';

const { visit } = visitor();

/** Twenty cases of the suite, spread over it. */
const cases: readonly CaseInput[] = (() => {
  const all = suite.filter((input) => input.edition === undefined || input.edition === 'deluxe');
  const stride = Math.floor(all.length / 20);
  return Array.from({ length: 20 }, (_, index) => all[index * stride] as CaseInput);
})();

async function openCase(page: Page, input: CaseInput): Promise<void> {
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `case=${toLink(input)}`,
  );
  await page.waitForFunction(
    (text) => document.querySelector('[data-testid=case-id]')?.textContent === text,
    String(input.id ?? ''),
  );
}

describe('the desk', () => {
  it('rules on twenty cases as the command line does, each at once', async () => {
    const expected = commandLine(cases);
    await visit('desk/', async (page) => {
      await ready(page);
      const times: number[] = [];
      const beside: number[] = [];
      for (const [index, input] of cases.entries()) {
        await openCase(page, input);
        expect(await exported(page, 'JSON'), String(input.id)).toEqual(expected[index]);
        times.push(Number(await page.getByTestId('time').getAttribute('data-ms')));
        beside.push(await yardstick(page));
      }
      expect(median(times)).toBeLessThan(median(beside));
    });
  });

  it('says that the order of event and Operations decides where the case states none, as the command line does', async () => {
    const glasnost: CaseInput = {
      id: 'order-open',
      position: { turn: 9, phasing: 'US', defcon: 2, influence: { Iran: { ussr: 2 } } },
      action: [{ kind: 'play', player: 'US', card: 'Glasnost', as: 'ops', coup: 'Iran', die: 5 }],
    };
    await visit('desk/', async (page) => {
      await ready(page);
      await openCase(page, glasnost);
      await page.locator('.ruling--illegal').waitFor();
      const json = (await exported(page, 'JSON')) as { readonly orderOpen: readonly unknown[] };
      expect(json).toEqual(commandLine([glasnost])[0]);
      expect(json.orderOpen).toHaveLength(1);
      expect(await page.textContent('.work__paper')).toContain('LEGAL — order: event_first');
    });
  });

  it('says which reading the answer depends on, and rules under it at a click', async () => {
    const missileEnvy = suiteCase('TS-453');
    await visit('desk/', async (page) => {
      await ready(page);
      await openCase(page, missileEnvy);
      const ruling = page.locator('.ruling');
      const before = await ruling.getAttribute('data-verdict');
      const depends = page.locator('.ruling__depends');
      await depends.waitFor();
      await depends.locator('button', { hasText: 'Rule this way' }).first().click();
      await expect.poll(() => ruling.getAttribute('data-verdict')).not.toBe(before);
      const input = parse(await exportedText(page, 'YAML')) as CaseInput;
      expect(input.policies).not.toEqual(missileEnvy.policies);
      expect(await exported(page, 'JSON')).toEqual(commandLine([input])[0]);
      // Every reading at stake is there to be chosen, with the one in force marked.
      await page.locator('.ruling details summary').click();
      const readings = page.locator('.reading');
      expect(await readings.count()).toBeGreaterThan(0);
      expect(await page.locator('.reading input:checked').count()).toBe(await readings.count());
      await page.locator('.reading input:not(:checked)').first().check();
      expect(page.url()).toContain('case=');
    });
  });

  it('leaves open what a hidden card decides, and knows it once the hand is stated', async () => {
    const held = parse(readFileSync(at('../../features/cases/held-scoring-card.yaml'), 'utf8')) as CaseInput;
    await visit('desk/', async (page) => {
      await ready(page);
      await openCase(page, held);
      await page.locator('.ruling--undetermined').waitFor();
      expect(await page.textContent('.ruling')).toContain('1 card in the hand of the USSR unknown');
      await page.locator('button.pop', { hasText: 'Hand of USSR' }).click();
      const hand = page.locator('.pop__panel', { hasText: 'Hand of USSR' });
      await hand.locator('.stepper button').first().click();
      await page.locator('.ruling--legal').waitFor();
      await hand.locator('.picker select').selectOption({ label: '1 Asia Scoring' });
      await page.locator('.ruling--illegal, .ruling--legal').waitFor();
      expect(await exported(page, 'JSON')).toEqual(
        commandLine([parse(await exportedText(page, 'YAML')) as CaseInput])[0],
      );
    });
  });

  it('prints and writes down the ruling with its case, and nothing of the form', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      const input = parse(await exportedText(page, 'YAML')) as CaseInput;
      const markdown = await exportedText(page, 'Markdown');
      expect(markdown).toContain('6.3.4');
      // The command line adds what to type next.
      const told = printed(input, 'md');
      for (const line of markdown.trim().split('\n')) expect(told).toContain(line);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.ruling').isVisible()).toBe(true);
      expect(await page.locator('.print-only pre').innerText()).toContain('country: iran');
      for (const hidden of ['.work__side', '.work__strip', '.navbar', '.desk__bar'])
        expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    });
  });
});
