/** Links to a case at the desk: into other languages, from other times, with the rules of a house, and damaged ones. */
import { describe, expect, it } from 'vitest';
import type { CaseInput } from '../../src/cases/case.ts';
import { toLink } from '../src/run/link.ts';
import { suiteCase } from './suite.fixture.ts';
import { ready, visitor } from './visit.ts';

const { url, visit } = visitor();

/** A coup in Iran, as the desk wrote it down on the day the second kind of link was made. */
const SECOND_LINK = '2.q4bklWJQtxxkPbLfIK63QFgBjEaUGAe1QbBEMSjRYToBXzQ6I3rcqDEKjURPkEVIOR8A';

describe('the desk', () => {
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

  it('keeps the case where the reader changes the language, and reads links of every age', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.getByLabel('DEFCON −').click();
      await page.click('.navbar__item.dropdown >> text=English');
      await page.click('a.dropdown__link[lang=es]');
      await page.waitForURL('**/es/desk/**');
      await expect.poll(() => page.textContent('.ruling')).toContain('DEFCON 4');
      // The first kind of link: JSON as it is.
      const first = Buffer.from(JSON.stringify({ id: 'first', position: { turn: 7 }, action: [] })).toString(
        'base64url',
      );
      await page.evaluate((hash) => window.location.assign(hash), `#case=${first}`);
      await expect.poll(() => page.textContent('[data-testid=case-id]')).toBe('first');
      // The second, with a dictionary that must never change.
      await page.evaluate((hash) => window.location.assign(hash), `#case=${SECOND_LINK}`);
      await expect.poll(() => page.textContent('[data-testid=case-id]')).toBe('second');
    });
  });

  it('rules by the rules of a house: pasted, refused at their line, and carried by the link', async () => {
    const input: CaseInput = {
      position: { turn: 5, phase: 'action_round', action_round: 1, phasing: 'US', influence: { Mexico: { ussr: 2 } } },
      action: [{ kind: 'play', player: 'US', card: 4, as: 'ops', coup: 'Mexico', die: 4 }],
    };
    await visit(`desk/#case=${toLink(input)}`, async (page) => {
      await ready(page);
      const ruling = page.locator('article.ruling');
      await ruling.getByText('DEFCON 5 → 4').first().waitFor();
      await page.getByRole('button', { name: 'House rules' }).click();
      const text = page.getByRole('textbox', { name: 'House rules' });
      await text.fill('title: Thursday\nclauses: {6.3.4: {dleta: -2}}');
      await page.getByText('did you mean "delta"?').waitFor();
      await text.fill('title: Thursday\nclauses: {6.3.4: {delta: -2}}');
      await ruling.getByText('6.3.4#delta: -1 → -2').waitFor();
      const link = page.url();
      await page.goto('about:blank');
      await page.goto(link);
      await ready(page);
      await ruling.getByText('6.3.4#delta: -1 → -2').waitFor();
    });
  });

  it('says that a link is damaged, instead of ruling on something else in silence', async () => {
    const whole = toLink(suiteCase('TS-453'));
    for (const address of ['desk/', 'guerra-fria/desk/']) {
      await visit(`${address}#case=${whole.slice(0, -40)}`, async (page) => {
        await ready(page);
        expect(await page.locator('.work [role=alert]').textContent()).toContain('incomplete or damaged');
        await page.click('text=New case');
        expect(await page.locator('.work [role=alert]').count()).toBe(0);
      });
    }
  });
});
