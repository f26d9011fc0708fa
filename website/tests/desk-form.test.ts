/** The form of the desk: all that it asks for, what it lets be stated, and what it keeps of a case. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../../src/cases/case.ts';
import { commandLine, exported, exportedText } from './desk.fixture.ts';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe('the desk', () => {
  it('asks for everything that an event needs, and writes it down for the command line', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      const asked = page.getByTestId('asked');
      const path = (): Promise<string | null> => asked.getAttribute('data-path');
      const answer = (text: string): Promise<void> => asked.locator('button.choice', { hasText: text }).first().click();
      await page.click('text=New case');
      // De-Stalinization: up to four markers out of some countries and into others.
      await asked.locator('select').selectOption({ label: '33 De-Stalinization' });
      await asked.locator('button', { hasText: 'Choose' }).click();
      await answer('event');
      await page.locator('[data-country="finland"]').click();
      await page.locator('[data-country="east-germany"]').click();
      await expect.poll(path).toContain('markers');
      expect(await page.locator('.ruling').getAttribute('data-verdict')).toBe('undetermined');
      await answer('stops');
      await page.locator('[data-country="france"]').click();
      await page.locator('[data-country="italy"]').click();
      await expect.poll(() => page.locator('.ruling').getAttribute('data-verdict')).toBe('legal');
      expect(await page.textContent('.ruling')).toContain('USSR influence in Italy: 0 → 1');
      const input = parse(await exportedText(page, 'YAML')) as CaseInput;
      expect(commandLine([input])[0]).toEqual(await exported(page, 'JSON'));
      // A country that may not be chosen says why, and the way back leads on.
      await page.click('text=One step back');
      await page.locator('[data-country="united-kingdom"]').click();
      await page.locator('.ruling--illegal').waitFor();
      await page.locator('[data-country="italy"]').click();
      await page.locator('.ruling--legal').waitFor();
    });
  });

  it('asks for dice and for cards drawn, and leaves open what is not known', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      const asked = page.getByTestId('asked');
      const play = async (side: string, label: string): Promise<void> => {
        await page.click('text=New case');
        await page.getByLabel('Phasing player').selectOption(side);
        await asked.locator('select').first().selectOption({ label });
        await asked.locator('button', { hasText: 'Choose' }).first().click();
        await asked.locator('button.choice', { hasText: 'event' }).first().click();
      };
      await play('USSR', '11 Korean War');
      // Whether the war may be waged does not depend on its die; what each result would do is told.
      await page.locator('.ruling--legal').waitFor();
      expect(await page.textContent('.ruling')).toContain('What comes of it, by the dice');
      await asked.locator('.die__face', { hasText: '6' }).click();
      await page.locator('.ruling', { hasNotText: 'What comes of it, by the dice' }).waitFor();
      expect(await page.textContent('.ruling--legal')).toContain('South Korea');
      await play('US', '5 Five Year Plan');
      await page.locator('.ruling--undetermined').waitFor();
      expect(await page.textContent('.ruling')).toContain('not stated: the card that was drawn');
      await asked.locator('select').selectOption({ label: '4 Duck and Cover' });
      await asked.locator('button', { hasText: 'Choose' }).click();
      await page.locator('.ruling--legal').waitFor();
    });
  });

  it('lets the illegal be stated: what would be refused stands there marked, with its reason', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.click('text=New case');
      const asked = page.getByTestId('asked');
      await asked.locator('select').selectOption({ label: '40 Cuban Missile Crisis' });
      await asked.locator('button', { hasText: 'Choose' }).click();
      const paired = asked.locator('.choice--refused').first();
      expect(await paired.getAttribute('title')).toMatch(/\(.+\)$/);
      await paired.click();
      await page.locator('.ruling--illegal').waitFor();
      await page.click('text=One step back');
      await page.getByLabel('DEFCON −').click();
      await page.getByLabel('DEFCON −').click();
      await page.getByLabel('DEFCON −').click();
      await asked.locator('button.choice', { hasText: 'Operations' }).click();
      await asked.locator('button.choice', { hasText: 'coup' }).click();
      await page.locator('[data-country="iran"]').hover();
      await expect.poll(() => page.textContent('.desk__pointed')).toContain('(8.1.5)');
      await page.locator('[data-country="iran"]').click();
      await page.locator('.ruling--illegal').waitFor();
      expect(await page.textContent('.ruling')).toContain('8.1.5');
    });
  });

  it('keeps the cards of a hand, in whatever language a case names them', async () => {
    await visit('desk/', async (page) => {
      await ready(page);
      await page.click('text=As text');
      await page
        .locator('.yaml textarea:not([readonly])')
        .fill('position: {turn: 5, hands: {us: [OTAN, 25], ussr: {known: [Фидель], hidden: 2}}}\naction: []\n');
      await page.locator('.work__bar .switch__button', { hasText: 'Form' }).click();
      const hands = page.locator('.work__strip .pop__panel');
      await page.locator('button.pop', { hasText: 'Hand of US' }).first().click();
      expect(await hands.nth(0).textContent()).toContain('NATO');
      expect(await hands.nth(0).textContent()).toContain('Containment');
      await page.locator('button.pop', { hasText: 'Hand of USSR' }).click();
      expect(await hands.nth(1).textContent()).toContain('Fidel');
      await hands.nth(1).locator('.picker select').selectOption({ label: '9 Vietnam Revolts' });
      const { position } = parse(await exportedText(page, 'YAML')) as CaseInput;
      expect(position.hands).toMatchObject({ ussr: { known: ['fidel', 'vietnam-revolts'], hidden: 2 } });
    });
  });
});
