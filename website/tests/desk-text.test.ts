/** A case as text at the desk: taken from the suite or pasted, and what is said of one that cannot be read. */
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('the desk', () => {
  it('finds a case of the suite, and says at its line what is wrong with one that is pasted', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.click('text=Take a ready case');
      await page.fill('.cases input', 'truman');
      await page.locator('.cases li button').first().click();
      await expect.poll(() => page.textContent('[data-testid=case-id]')).not.toBe('');
      await page.click('text=As text');
      const text = page.locator('.yaml textarea:not([readonly])');
      await text.fill('position: {influence: {Irak: {us: 1}, Irna: {us: 1}}}\naction: []\n');
      await expect.poll(() => page.textContent('.yaml__problem')).toContain('did you mean "Iran"');
      expect(await page.textContent('.yaml__problem')).toContain('1:');
    });
  });

  it('says what is wrong with a case in the language of the page', async () => {
    await visit('ru/desk/', async (page) => {
      await ready(page);
      await page.click('text=Текстом');
      const text = page.locator('.yaml textarea:not([readonly])');
      await text.fill('position: {turn: 55, influence: {Irna: {us: 1}}}\naction: []\n');
      const problems = () => page.locator('.yaml__problem').allTextContents();
      await expect.poll(async () => (await problems()).join()).toContain('неизвестная страна «Irna»');
      expect((await problems()).join()).toContain('ожидается: ход, от 1 до 10');
    });
  });

  it('does not pass off the last ruling as one on a text that it cannot read', async () => {
    await visit(
      'desk/',
      async (page) => {
        await ready(page);
        const bar = page.locator('.work__handle');
        expect(await bar.isVisible()).toBe(true);
        await page.click('text=As text');
        const text = page.locator('.yaml textarea:not([readonly])');
        await text.fill('position: {turn: 50}\naction: []\n');
        await expect.poll(() => bar.textContent()).toContain('cannot be read');
        expect(await bar.textContent()).not.toContain('LEGAL');
        await text.fill('- {position: {turn: 5}, action: []}\n- {position: {turn: 6}, action: []}\n');
        await page.locator('.yaml [role=status]', { hasText: 'several cases' }).waitFor();
        expect(await page.locator('.work__paper [role=status]').count()).toBe(0);
        expect(await bar.textContent()).not.toContain('cannot be read');
      },
      { width: 390 },
    );
  });

  it('points with its caret at the place of a mistake, on a phone too', async () => {
    await visit(
      'desk/',
      async (page) => {
        await ready(page);
        await page.click('text=As text');
        const line = '  - {kind: play, player: US, card: Contaiment, as: ops, coup: Mexico, die: 4}';
        await page.locator('.yaml textarea:not([readonly])').fill(`position: {turn: 5}\naction:\n${line}\n`);
        const excerpt = page.locator('.yaml__problem pre');
        const rows = (await excerpt.innerText()).split('\n');
        const height = (await excerpt.boundingBox())?.height ?? 0;
        expect(height / rows.length).toBeLessThan(25);
        const caret = rows.findIndex((row) => row.includes('^'));
        expect(rows[caret - 1]?.slice(rows[caret]?.indexOf('^'))).toMatch(/^Contaiment/);
      },
      { width: 390 },
    );
  });
});
