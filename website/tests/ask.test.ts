/** Questions in plain words, on the front page and at the desk. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('a question in plain words', () => {
  it('is answered on the front page before anything is typed', async () => {
    await visit('', async (page) => {
      expect(await page.getAttribute('.short-ruling', 'data-verdict')).toBe('illegal');
      expect(await page.textContent('.short-ruling')).toContain('8.1.5');
      expect(await page.textContent('.short-ruling__reason')).toContain('DEFCON 2');
    });
  });

  it('is ruled on where it is asked, in any language, and leads to the desk with its case', async () => {
    await visit('', async (page) => {
      await ready(page);
      await page.locator('.ask input').fill('Могут ли США сделать переворот в Анголе при DEFCON 3, кубик 4?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getAttribute('.short-ruling', 'data-verdict')).toBe('legal');
      expect(await page.textContent('.ask__reply')).toContain('Duck and Cover');
      await page.click('.short-ruling >> text=at the desk');
      await page.waitForURL('**/desk/**');
      await expect.poll(() => page.getAttribute('.ruling', 'data-verdict')).toBe('legal');
    });
  });

  it('is answered with cases of the suite that it is like, their facts and the rulings on them', async () => {
    await visit('', async (page) => {
      await ready(page);
      await page
        .locator('.ask input')
        .fill('in quagmire with a scoring card in hand, may he throw a 1 op card to roll');
      await page.keyboard.press('Enter');
      const like = page.locator('.precedent', { hasText: 'TS-806' });
      await expect.poll(() => like.count()).toBe(1);
      expect(await like.textContent()).toContain('Quagmire is in effect');
      expect(await like.locator('.short-ruling').getAttribute('data-verdict')).toBe('illegal');
      expect(await like.locator('a').first().getAttribute('href')).toMatch(/conformance\/11-events\/?#TS-806$/);
    });
  });

  it('is told what comes of it, before the clause that decides', async () => {
    await visit('', async (page) => {
      await ready(page);
      await page.locator('.ask input').fill('soviet coup in Saudi Arabia, 2 ops, rolls 6, US has 1 there: final infl?');
      await page.keyboard.press('Enter');
      const changes = page.locator('.short-ruling__changes li');
      await expect.poll(() => changes.count()).toBe(4);
      expect(await changes.allTextContents()).toContain('US influence in Saudi Arabia: 1 → 0');
      await page.locator('.ask input').fill('Who picks the card that is thrown away under Aldrich Ames Remix?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.ask__reply li').first().textContent()).toContain('hand');
    });
  });

  it('is left open, with both answers, where it does not say what decides', async () => {
    await visit('', async (page) => {
      await ready(page);
      await page.locator('.ask input').fill('May the USSR coup Italy while NATO is in effect?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getAttribute('.short-ruling', 'data-verdict')).toBe('undetermined');
      const told = await page.textContent('.short-ruling');
      expect(told).toContain('if the US controls Italy: ILLEGAL');
      expect(told).toContain('else: LEGAL');
      expect(told).not.toContain('8.1.5');
    });
  });

  it('is not answered if a word of it is not understood, which is marked', async () => {
    await visit('', async (page) => {
      await ready(page);
      await page.locator('.ask input').fill('May the US coup Iran at DEFCON 2 with a blunderbuss?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.ask__unknown mark').allTextContents()).toContain('blunderbuss');
      expect(await page.locator('.ask input').getAttribute('aria-invalid')).toBe('true');
      // The ruling on another question would be taken for its answer: only cases are shown, each as one.
      expect(await page.locator('.short-ruling:not(.precedent *)').count()).toBe(0);
    });
  });

  it('is offered as a question that is ruled on, above the clauses, where it is nearly one', async () => {
    await visit('', async (page) => {
      await ready(page);
      await page
        .locator('.ask input')
        .fill('hosting the olympics at defcon 2, what happens exactly if the other guy boycotts');
      await page.keyboard.press('Enter');
      const offer = page.locator('.ask__reply button.plain');
      await expect.poll(() => offer.count()).toBe(1);
      const clause = page.locator('.ask__reply li a').first();
      expect((await offer.boundingBox())?.y).toBeLessThan((await clause.boundingBox())?.y ?? 0);
      await offer.click();
      await expect.poll(() => page.getAttribute('.short-ruling', 'data-verdict')).toBe('legal');
    });
  });

  it('becomes the case of the desk, and is said to be older than what the form changes afterwards', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.locator('.ask input').fill('May the US coup Iran at DEFCON 2?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getAttribute('.ruling', 'data-verdict')).toBe('illegal');
      expect(await page.locator('.given li').count()).toBe(4);
      await page.click('text=One step back');
      await expect.poll(() => page.textContent('.ask__reply')).toContain('changed');
    });
  });

  it('leaves no ruling on the question before where it is not answered', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.locator('.ask input').fill('May the US coup Iran at DEFCON 2?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getAttribute('.ruling', 'data-verdict')).toBe('illegal');
      await page.locator('.ask input').fill('im US, truman doctrine on poland, ussr 4 me 1, legal?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.textContent('.ask__unknown')).toContain('as it is read nothing would be done');
      expect(await page.locator('.ruling[data-verdict=illegal]').count()).toBe(0);
      // The clauses that decide stand there, and no places besides that only have its words.
      expect(await page.locator('.ask__unknown li a').count()).toBeGreaterThan(2);
      expect(await page.locator('.ask__hits').count()).toBe(0);
    });
  });
});
