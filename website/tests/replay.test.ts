/** The replay room, with a game of our own. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadRuleset } from '../../src/data/index.ts';
import { playGame } from '../../src/fuzz/game.ts';
import { seeded } from '../../src/fuzz/random.ts';
import { PLAYS, replayOf } from '../../src/logs/engine-replay/replay.fixture.ts';
import { makeRecord } from '../../src/logs/record/write.ts';
import type { Agreement } from '../../src/match/agreement.ts';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

const GAME = readFileSync(fileURLToPath(new URL('../static/logs/short-game.txt', import.meta.url)), 'utf8');

describe('the replay room', () => {
  const open = async (page: Page, text: string): Promise<void> => {
    await ready(page);
    await page.setInputFiles('input[type=file]', {
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await page.getByTestId('replay').waitFor();
  };

  it('steps through a game to its end with the keyboard', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME);
      const room = page.getByTestId('replay');
      expect(await page.textContent('.replay__summary')).toContain('0 violations');
      await page.keyboard.press('ArrowRight');
      expect(await room.getAttribute('data-at')).toBe('1');
      await page.keyboard.press('End');
      expect(await room.getAttribute('data-at')).toBe(await room.getAttribute('data-last'));
      expect(await page.locator('[data-country="south-korea"]').getAttribute('aria-label')).toContain('US 3');
    });
  });

  it('shows what was judged, where the chart stands, and takes a move to the desk', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME);
      await page.locator('.moves__move').nth(2).click();
      expect(await page.locator('.replay__entry .runner__trail .clause-number').count()).toBeGreaterThan(0);
      expect(await page.locator('.hands section').count()).toBe(2);
      await page.click('.work__tools >> text=Statecharts');
      expect(await page.locator('.work__stage .state--active').count()).toBe(1);
      await page.click('text=Take this move to the desk');
      await page.waitForURL('**/desk/**');
      await expect.poll(() => page.locator('.given li').count()).toBeGreaterThan(1);
      expect(await page.locator('.ruling').getAttribute('data-verdict')).not.toBe('illegal');
    });
  });

  it('plays out what else might have been done, keeps it beside the move, and comes back to it by its address', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME);
      await page.locator('.moves__move').nth(3).click();
      const inGame = await page.locator('.country--changed').count();
      await page.click('text=What if …?');
      const variation = page.getByTestId('variation');
      expect(await variation.getAttribute('data-steps')).toBe('0');
      for (const steps of ['1', '2']) {
        await variation.locator('.runner__choices button').last().click();
        await expect.poll(() => variation.getAttribute('data-steps')).toBe(steps);
      }
      expect(await page.locator('.moves__variations li').count()).toBe(1);
      await page.reload();
      await expect.poll(() => variation.getAttribute('data-steps')).toBe('2');
      await page.click('text=Back to the game');
      expect(await page.locator('.country--changed').count()).toBe(inGame);
      await page.locator('.moves__variations .moves__move').click();
      expect(await variation.getAttribute('data-steps')).toBe('2');
      await page
        .getByRole('button', { name: /^Delete: / })
        .last()
        .click();
      expect(await page.locator('.moves__variations').count()).toBe(0);
      expect(await page.getByTestId('replay').count()).toBe(1);
    });
  });

  it('plays a record that was written fact by fact, and stops one that was altered at its violation', async () => {
    const rules = loadRuleset('twilight-struggle', 'deluxe');
    if (!rules.ok) throw new Error('the rules cannot be loaded');
    const agreement: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };
    const facts = playGame(agreement, seeded(3), { every: 0 }).facts.slice(0, 120);
    const record = makeRecord(rules.rules, agreement, facts);
    await visit('replay/', async (page) => {
      await open(page, stringify(record));
      expect(await page.textContent('.replay__summary')).toContain('0 violations');
      await page.click('text=To the end');
      const room = page.getByTestId('replay');
      expect(await room.getAttribute('data-at')).toBe(await room.getAttribute('data-last'));
      const altered = stringify(record).replace(
        /type: play\n(\s+)by: ussr\n\s+card: .*/,
        'type: play\n$1by: us\n$1card: fidel',
      );
      await page.click('text=Open another game');
      await open(page, altered);
      await expect.poll(() => page.textContent('.replay__summary')).toContain('1 violation');
      expect(await page.textContent('.replay__entry .unverified')).toContain('it is for the USSR to decide');
    });
  });

  it('opens a replay of the open-source engine, and a score sheet in Spanish', async () => {
    const sheet = [
      'preparación URSS: Polonia 4, Alemania Oriental 2',
      'preparación EE. UU.: Alemania Occidental 4, Italia 3',
      'T1 titulares: EE. UU. Agacharse y cubrirse; URSS Nasser',
      'T1 RA1 URSS: Guerra de Corea op, golpe Irán 5',
      'T1 RA1 EE. UU.: Doctrina Truman op, coloca Italia 1',
    ];
    const games = [
      ['', replayOf(PLAYS)],
      ['es/', sheet.join('\n')],
    ] as const;
    for (const [prefix, text] of games)
      await visit(`${prefix}replay/`, async (page) => {
        await open(page, text);
        expect(await page.textContent('.replay__summary')).toMatch(/\b0 (violations|infracciones)/);
        const moves = await page.locator('.moves__move').allTextContents();
        expect(new Set(moves).size).toBe(moves.length);
        await page.keyboard.press('End');
        expect(await page.locator('[data-country="iran"]').getAttribute('aria-label')).toMatch(/(USSR|URSS) [2-4]/);
      });
  });

  it('skips no line in silence', async () => {
    const [first = '', ...rest] = GAME.split('\n\n');
    await visit('replay/', async (page) => {
      await open(page, [first, ...rest.slice(0, 2), 'the cat sat on the map', ...rest.slice(2)].join('\n\n'));
      expect(await page.textContent('.replay__summary')).toContain('1 unread');
      const told = page.locator('.replay__entry .unverified', { hasText: 'could not be read' });
      const last = Number(await page.getByTestId('replay').getAttribute('data-last'));
      let found = 0;
      for (let at = 0; at <= last; at++, await page.keyboard.press('ArrowRight')) found += await told.count();
      expect(found).toBe(1);
    });
  });

  it('opens the same file again once it has been mended', async () => {
    await visit('replay/', async (page) => {
      await ready(page);
      await page.setInputFiles('input[type=file]', {
        name: 'game.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('the cat sat on the map'),
      });
      await page.locator('[role=status]', { hasText: /\w/ }).first().waitFor();
      expect(await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => field.value)).not.toBe('');
      await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => {
        field.addEventListener('click', (event) => event.preventDefault());
        field.click();
      });
      expect(await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => field.value)).toBe('');
    });
  });

  it('opens a game where it went wrong, with the clause, and marks the move in the list', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME.replace('DEFCON degrades to 4', 'DEFCON degrades to 3'));
      expect(await page.textContent('.replay__entry .unverified')).toContain('8.1');
      expect(await page.textContent('.replay__entry h2')).toContain('Socialist Governments');
      expect(await page.textContent('.moves__move[aria-current] .moves__mark')).toContain('violation');
      expect(await page.locator('text=Next finding').isDisabled()).toBe(true);
    });
  });

  it('has an address for every moment, under which it opens again until the game is deleted', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => window.location.hash)).toMatch(/^#game=\w+&at=2$/);
      await page.reload();
      await expect.poll(() => page.getByTestId('replay').getAttribute('data-at')).toBe('2');
      await page.click('text=Open another game');
      await page.locator('.kept-games').getByRole('button', { name: 'Delete' }).click();
      await page.reload();
      await expect.poll(() => page.textContent('[role=status]')).toContain('not kept');
    });
  });

  it('goes to the moment that is clicked on in the curves', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME);
      await page.locator('.curves svg').click({ position: { x: 1, y: 10 } });
      expect(await page.getByTestId('replay').getAttribute('data-at')).toBe('0');
    });
  });
});
