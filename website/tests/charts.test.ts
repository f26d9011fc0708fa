/** The statecharts, driven by clicks and reached by links. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

/** Pastes a text; the panel closes by itself when the game goes to another chart, which may be at any moment. */
async function paste(page: Page, text: string): Promise<void> {
  const field = page.locator('.opened textarea');
  await expect
    .poll(async () => {
      if (await field.isHidden()) await page.click('text=From a position or a game of your own');
      return field.fill(text, { timeout: 2000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
}

describe('the statecharts', () => {
  it('run from a headline to an action round by clicks, and come back by link', async () => {
    await visit('charts/', async (page) => {
      await ready(page);
      await page.click('text=Run the chart');
      await page.locator('.runner select').first().selectOption('round');
      await page.waitForURL('**/charts/turn.actionRounds/**');
      const awaited = page.getByTestId('awaited');
      await expect.poll(() => awaited.getAttribute('data-path')).toBe('turn.actionRounds.choosingCard');
      expect(await page.locator('[data-state="turn.actionRounds.choosingCard"]').getAttribute('data-active')).toBe(
        'true',
      );
      await page.locator('.runner__choices button').first().click();
      await page.waitForFunction(
        () =>
          document.querySelector('[data-testid=awaited]')?.getAttribute('data-path') !==
          'turn.actionRounds.choosingCard',
      );
      const [there, link] = [await awaited.getAttribute('data-path'), page.url()];
      expect(await page.locator('.runner__trail .clause-number').count()).toBeGreaterThan(0);
      await page.goto('about:blank');
      await page.goto(link);
      await ready(page);
      expect(await page.getByTestId('awaited').getAttribute('data-path')).toBe(there);
    });
  });

  it('of Guerra fría run from the agreement through a round by clicks, and come back by link', async () => {
    await visit('charts/guerra-fria/', async (page) => {
      await ready(page);
      await page.click('text=Run the chart');
      const awaited = page.getByTestId('awaited');
      const path = (): Promise<string | null> => awaited.getAttribute('data-path');
      await expect.poll(path).toBe('agreement');
      await page.locator('.runner__choices button').first().click();
      await page.waitForURL('**/charts/guerra-fria/round/**');
      await expect.poll(path).toBe('round.selecting');
      for (let seat = 0; seat < 4; seat++) {
        await expect.poll(() => page.locator('.runner__trail > li').count()).toBe(1 + seat);
        await page.locator('.runner__choices button', { hasText: 'Choose' }).click();
      }
      await expect.poll(() => page.locator('.runner__trail > li').count()).toBe(5);
      // All four have laid their cards: they are turned up, judged and carried out, and the next round begins.
      await expect.poll(path).toBe('round.selecting');
      expect(await page.locator('.state--passed').count()).toBeGreaterThan(3);
      expect(await page.locator('.runner__trail li').first().textContent()).toContain('2.4.1.2');
      const link = page.url();
      await page.goto('about:blank');
      await page.goto(link);
      await ready(page);
      await expect.poll(() => page.locator('.runner__trail > li').count()).toBe(5);
    });
  });

  it('run by themselves to the end of a turn, stop where they are told to, and show the game as it was before', async () => {
    await visit('charts/', async (page) => {
      await ready(page);
      await page.click('text=Run the chart');
      const steps = page.locator('.runner__trail > li');
      await page.click('text=end of the round');
      await expect.poll(() => steps.count()).toBeGreaterThan(5);
      const some = await steps.count();
      await page.locator('.work__side input[type=range]').fill('2');
      await expect.poll(() => steps.count()).toBe(2);
      await page.locator('.work__side input[type=range]').fill(String(some));
      await expect.poll(() => steps.count()).toBe(some);
      await page.locator('.runner .field input').fill('6.3.2');
      await page.click('text=end of the game');
      await expect.poll(() => steps.count()).toBeGreaterThan(some);
      const stopped = (await steps.first().textContent())?.includes('6.3.2');
      expect(stopped || (await page.textContent('[data-testid=awaited]')) === 'The game is over').toBe(true);
      expect(await page.locator('.work__strip .tracks').count()).toBe(1);
    });
  });

  it('say of every way out whether it is open, by which guard and by which figures', async () => {
    await visit('charts/', async (page) => {
      await ready(page);
      await page.click('text=Run the chart');
      const way = (selector: string) => page.locator(`.ways details:first-child .way${selector}`);
      await way('[data-way=deal].way--open').waitFor();
      await page.locator('.runner__choices button').first().click();
      const placed = way('[data-guard=ussrHasPlaced]');
      await expect.poll(() => placed.textContent()).toContain('markers still to place: 6');
      expect(await placed.getAttribute('class')).not.toContain('way--open');
      expect(await placed.locator('.clause-number').textContent()).toBe('3.3');
      expect(await way('[data-way=place].way--open').textContent()).toMatch(/legal choices: \d+/);
      // The arrow that the guard belongs to looks shut, too.
      expect(await page.locator('.chart__arrow--shut').count()).toBe(1);
      await page.locator('.runner select').first().selectOption('round');
      await page.waitForURL('**/charts/turn.actionRounds/**');
      await page.locator('.runner__choices button').first().click();
      await page.waitForURL('**/charts/turn.actionRounds.resolving/**');
      await page.locator('.runner__choices button').first().click();
      await page.click('text=Asked on the way here');
      await expect
        .poll(() => page.locator('.ways details:last-child .way--open').first().textContent())
        .toMatch(/✓open: /);
    });
  });

  it.each([
    ['charts/turn.headline.resolving.event/', 'turn.headline.resolving.event'],
    ['charts/guerra-fria/round/', 'round'],
  ])('show which kept games reach each state and transition, and run them: %s', async (address, inside) => {
    await visit(address, async (page) => {
      await ready(page);
      await page.click('text=show which games reach what');
      const section = page.locator('.witnessed');
      await section.waitFor();
      expect(await section.locator('[data-state][data-reached=false]').count()).toBe(0);
      expect(await section.locator('[data-transition][data-reached=true]').count()).toBeGreaterThan(5);
      for (const reason of await section.locator('[data-transition][data-reached=false]').allTextContents())
        expect(reason).not.toContain('no game is kept for it');
      expect(await page.locator('.chart__arrow--taken').count()).toBeGreaterThan(3);
      await section.locator('[data-transition] .witness').first().click();
      await page.waitForURL('**#run=*');
      const path = () => page.getByTestId('awaited').getAttribute('data-path');
      await expect.poll(path).not.toBeNull();
      expect(await page.locator('.runner__trail > li').count()).toBeGreaterThan(0);
      // The game may be over by that.
      expect([inside.split('.')[0], 'over']).toContain((await path())?.split('.')[0]);
    });
  });

  it('go back and forward with the browser, from chart to chart', async () => {
    await visit('charts/turn/', async (page) => {
      await ready(page);
      await page.click('text=Run the chart');
      await page.locator('.runner select').first().selectOption('round');
      await page.waitForURL('**/charts/turn.actionRounds/**');
      const awaited = page.getByTestId('awaited');
      const path = (): Promise<string | null> => awaited.getAttribute('data-path');
      await expect.poll(path).toBe('turn.actionRounds.choosingCard');
      await page.locator('.runner__choices button').first().click();
      await page.waitForURL('**/charts/turn.actionRounds.resolving/**');
      await expect.poll(path).toBe('turn.actionRounds.resolving.use');
      await page.goBack();
      await expect.poll(path).toBe('turn.actionRounds.choosingCard');
      await page.locator('[data-state="turn.actionRounds.choosingCard"][data-active=true]').waitFor();
      await page.goForward();
      await expect.poll(path).toBe('turn.actionRounds.resolving.use');
      await page.locator('[data-state="turn.actionRounds.resolving.use"][data-active=true]').waitFor();
    });
  });

  it('are saved as drawings that need nothing else', async () => {
    await visit('charts/turn.heldCards/', async (page) => {
      await ready(page);
      const [saved] = await Promise.all([page.waitForEvent('download'), page.click('text=Save as SVG')]);
      expect(saved.suggestedFilename()).toBe('turn.heldCards.svg');
      const svg = readFileSync(await saved.path(), 'utf8');
      const boxes = await page.locator('svg.chart [data-state]').count();
      expect(svg.match(/class="box"/g)?.length).toBe(boxes);
      expect(svg).toContain('At any time');
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
    });
  });

  it('walk along with a game that is pasted, and with one of Guerra fría', async () => {
    await visit('charts/', async (page) => {
      await ready(page);
      await page.click('text=From a position or a game of your own');
      await page.setInputFiles('.opened input[type=file]', {
        name: 'game.txt',
        mimeType: 'text/plain',
        buffer: readFileSync(fileURLToPath(new URL('../static/logs/short-game.txt', import.meta.url))),
      });
      const moments = page.locator('.moments select option');
      await expect.poll(() => moments.count()).toBeGreaterThan(3);
      await expect.poll(() => page.locator('.runner__trail > li').count()).toBeGreaterThan(0);
      const first = page.url();
      await page.locator('.moments button').last().click();
      await expect.poll(() => page.url()).not.toBe(first);
      await paste(page, 'position: {turn: 3}\naction: {kind: pass, player: USSR}\n');
      await expect.poll(() => moments.count()).toBe(1);
      await paste(page, 'nothing of the kind');
      await page.locator('.opened .yaml__problem').waitFor();
    });
    await visit('charts/guerra-fria/', async (page) => {
      await ready(page);
      await page.click('text=From a position or a game of your own');
      const round =
        '{kind: round, selections: {south: "+4 west 4", west: "+4 north 4", north: "+4 east 4", east: "+4 south 4"}}';
      await paste(page, `action:\n  - ${round}\n  - ${round}\n`);
      await expect.poll(() => page.locator('.moments select option').count()).toBe(2);
      await page.locator('.moments button').last().click();
      await expect.poll(() => page.locator('.runner__trail > li').count()).toBe(8);
      await paste(page, 'action: [{kind: round}]\n');
      await page.locator('.opened .yaml__problem', { hasText: 'selections' }).waitFor();
    });
  });

  it('begin on a phone where the game begins', async () => {
    for (const chart of ['turn.actionRounds', 'turn', 'turn.actionRounds.resolving', 'guerra-fria/round']) {
      await visit(
        `charts/${chart}/`,
        async (page) => {
          await ready(page);
          const start = await page.locator('.chart__start').boundingBox();
          expect(start?.x, chart).toBeGreaterThan(0);
          expect(start?.x, chart).toBeLessThan(380);
        },
        { width: 390 },
      );
    }
  });

  it('point at a single state by link', async () => {
    await visit('charts/turn.headline/#turn.headline.choosing', async (page) => {
      await ready(page);
      await page.locator('.state--marked[data-state="turn.headline.choosing"]').waitFor();
    });
  });

  it('can all be reached from the first, and each fits a screen at its full size', async () => {
    for (const prefix of ['', 'ru/']) {
      const charts = await visit(`${prefix}charts/`, (page) =>
        page
          .locator('.chart-tree a')
          .evaluateAll((links) =>
            links.map((link) => String(link.getAttribute('href')).replace(/^.*(?=charts\/)/, '')),
          ),
      );
      expect(charts.length).toBeGreaterThan(10);
      for (const chart of charts) {
        const width = await visit(prefix + chart, (page) => page.locator('svg.chart').getAttribute('width'));
        expect(Number(width), chart).toBeLessThan(1250);
      }
    }
  });
});
