/** The built site in a real browser: what a reader does with it, in four languages, with a mouse and without. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../../src/cases/case.ts';
import { ruleCase } from '../../src/cases/rule.ts';
import { loadRuleset } from '../../src/data/index.ts';
import { toLink } from '../src/run/link.ts';
import { openBrowser } from './browser.ts';
import { type Site, serve } from './serve.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await serve();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});

interface Visit {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly javaScript?: boolean;
}

/** Opens a page and fails if it complains in the console. */
async function visit<T>(
  address: string,
  look: (page: Page) => Promise<T>,
  { width = 1280, theme = 'light', javaScript = true }: Visit = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    javaScriptEnabled: javaScript,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  try {
    await page.goto(site.url + address, { waitUntil: 'load' });
    const seen = await look(page);
    expect(complaints, `console of /${address}`).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(new URL(site.url).origin) && !/^(data|blob):/.test(url))).toEqual(
      [],
    );
    return seen;
  } finally {
    await context.close();
  }
}

/** Waits until the page answers to clicks. */
const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');

describe('the rulebook', () => {
  it.each([
    ['', 'en', 'battleground'],
    ['es/', 'es', 'campo de batalla'],
    ['it/', 'it', 'Campo di Battaglia'],
    ['ru/', 'ru', 'ключевой стране'],
  ])('has clause 6.3.4 under /%s', async (prefix, language, words) => {
    await visit(`${prefix}rulebook/6.3.4/`, async (page) => {
      expect(await page.getAttribute('html', 'lang')).toContain(language);
      expect(await page.textContent('h1')).toContain('6.3.4');
      expect(await page.textContent('.clause__summary')).toContain(words);
      expect(await page.locator('.scenario').count()).toBeGreaterThan(0);
    });
  });

  it('is readable without JavaScript', async () => {
    const look = async (page: Page): Promise<string> => (await page.textContent('main')) ?? '';
    expect(await visit('rulebook/6.3.4/', look, { javaScript: false })).toContain('degrades DEFCON by 1');
    expect(await visit('cards/fidel/', look, { javaScript: false })).toContain('Fidel');
  });

  it('finds a clause by whatever way its number is written', async () => {
    await visit('rulebook/', async (page) => {
      await ready(page);
      await page.fill('#find-clause', '4.5c');
      await page.press('#find-clause', 'Enter');
      await page.waitForURL('**/rulebook/4.5.C/');
    });
  });
});

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
});

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

  it('point at a single state by link', async () => {
    await visit('charts/turn.headline/#turn.headline.choosing', async (page) => {
      await ready(page);
      await page.locator('.state--marked[data-state="turn.headline.choosing"]').waitFor();
    });
  });
});

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
      await page.goto(`${site.url}ru/desk/${hash}`);
      await page.locator('.ruling--illegal').waitFor();
      expect(await page.textContent('.ruling h2')).toContain('НЕДОПУСТИМО');
    });
  });
});

describe('a reader without a mouse', () => {
  it('reaches a country from the board with the keyboard alone', async () => {
    await visit('board/', async (page) => {
      await ready(page);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip');
      for (let n = 0; n < 60 && !(await page.evaluate(() => document.activeElement?.matches('[data-country]'))); n++)
        await page.keyboard.press('Tab');
      const first = await page.evaluate(() => document.activeElement?.getAttribute('data-country'));
      await page.keyboard.press('ArrowRight');
      const second = await page.evaluate(() => document.activeElement?.getAttribute('data-country'));
      expect(second).not.toBe(first);
      // Passing through the search field has begun to load its index; when that arrives, the focus stays here.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-country'))).toBe(second);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith(`/board/${second}/`), { waitUntil: 'commit' });
    });
  });
});

/** One of each kind of page. */
const PAGES = [
  '',
  'rulebook/',
  'rulebook/6/',
  'rulebook/6.3.4/',
  'cards/',
  'cards/blockade/',
  'board/',
  'board/iran/',
  'charts/',
  'charts/turn.actionRounds.resolving/',
  'desk/',
  'replay/',
  'issues/',
  'issues/event-operations-modified/',
  'conformance/',
  'translations/',
  'docs/',
  'docs/referees/',
];

describe('every kind of page', () => {
  it.each(['', 'ru/'])(
    'fits a phone without sideways scrolling, under /%s',
    async (prefix) => {
      for (const address of PAGES) {
        await visit(
          prefix + address,
          async (page) => {
            await ready(page);
            const [content, room] = await page.evaluate(
              () => [document.documentElement.scrollWidth, window.innerWidth] as const,
            );
            expect(content, address).toBeLessThanOrEqual(room);
          },
          { width: 390 },
        );
      }
    },
    180_000,
  );

  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  it.each(['light', 'dark'] as const)(
    'has nothing serious for axe, %s',
    async (theme) => {
      const found: string[] = [];
      for (const address of PAGES) {
        await visit(
          address,
          async (page) => {
            await ready(page);
            await page.evaluate(axe);
            const violations = await page.evaluate(async () => {
              const { axe: tool } = window as unknown as {
                axe: {
                  run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
                };
              };
              const result = await tool.run();
              return result.violations.map(({ id, impact, nodes }) => ({
                id,
                impact,
                html: nodes[0]?.html.slice(0, 160) ?? '',
                count: nodes.length,
              }));
            });
            for (const { id, impact, html, count } of violations) {
              if (impact === 'serious' || impact === 'critical') found.push(`/${address} ${id} ×${count} ${html}`);
            }
          },
          { theme },
        );
      }
      expect(found).toEqual([]);
    },
    240_000,
  );

  it('ships little script: under 300 KB, the desk under 500 KB (gzipped)', async () => {
    for (const address of PAGES) {
      const files = await visit(address, async (page) => {
        await ready(page);
        await page.waitForTimeout(300);
        return page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.endsWith('.js')),
        );
      });
      const bytes = files.reduce(
        (sum, url) =>
          sum + gzipSync(readFileSync(new URL(`../build/${url.slice(site.url.length)}`, import.meta.url))).length,
        0,
      );
      const engine = /^(desk|replay|charts)/.test(address);
      expect(bytes, `/${address}: ${Math.round(bytes / 1024)} KB`).toBeLessThan((engine ? 500 : 300) * 1024);
    }
  }, 120_000);
});

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
      await page.locator('h1').click();
      await page.keyboard.press('ArrowRight');
      expect(await room.getAttribute('data-at')).toBe('1');
      await page.keyboard.press('End');
      expect(await room.getAttribute('data-at')).toBe(await room.getAttribute('data-last'));
      expect(await page.locator('[data-country="south-korea"]').getAttribute('aria-label')).toContain('US 3');
    });
  });

  it('stops a doctored game at its violation', async () => {
    await visit('replay/', async (page) => {
      await open(page, GAME.replace('DEFCON degrades to 4', 'DEFCON degrades to 3'));
      await page.click('text=First violation');
      expect(await page.textContent('.replay__entry .unverified')).toContain('8.1');
      expect(await page.textContent('.replay__entry h2')).toContain('Socialist Governments');
    });
  });
});
