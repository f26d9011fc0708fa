/** The desk against the very code that the command line runs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { median } from '../../src/bench/clock.ts';
import type { CaseInput } from '../../src/cases/case.ts';
import { toLink } from '../src/run/link.ts';
import { ready, savedAs, visitor } from './visit.ts';
import { yardstick } from './yardstick.ts';

const { url, visit } = visitor();

const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const ARBITER = at('../../src/cli/arbiter.cjs');

/** The cases of the conformance suite. */
const suite: readonly CaseInput[] = readdirSync(at('../../features/suite'))
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .flatMap((name) => parse(readFileSync(at(`../../features/suite/${name}`), 'utf8')) as readonly CaseInput[]);

function suiteCase(id: string): CaseInput {
  const found = suite.find((input) => input.id === id);
  if (!found) throw new Error(`the suite has no case ${id}`);
  return found;
}

/** Twenty of them, spread over the suite. */
const cases: readonly CaseInput[] = (() => {
  const all = suite.filter((input) => input.edition === undefined || input.edition === 'deluxe');
  const stride = Math.floor(all.length / 20);
  return Array.from({ length: 20 }, (_, index) => all[index * stride] as CaseInput);
})();

/** What `arbiter rule` prints on cases. */
function printed(inputs: CaseInput | readonly CaseInput[], format: 'json' | 'md'): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const file = join(folder, 'cases.yaml');
  writeFileSync(file, stringify(inputs));
  const { stdout } = spawnSync(
    process.execPath,
    [ARBITER, 'rule', file, '--format', format, '--lang', 'en', '--verbose'],
    {
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  return stdout;
}

/** A coup in Iran, as the desk wrote it down on the day the second kind of link was made. */
const SECOND_LINK = '2.q4bklWJQtxxkPbLfIK63QFgBjEaUGAe1QbBEMSjRYToBXzQ6I3rcqDEKjURPkEVIOR8A';

/** The JSON of each case. */
const commandLine = (inputs: readonly CaseInput[]): readonly unknown[] =>
  [JSON.parse(printed(inputs, 'json')) as unknown].flat();

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

/** The file that a button of the desk hands over. */
async function exportedText(page: Page, format: 'JSON' | 'Markdown' | 'YAML'): Promise<string> {
  const download = await savedAs(page, format);
  return readFileSync(await download.path(), 'utf8');
}

const exported = async (page: Page, format: 'JSON'): Promise<unknown> => JSON.parse(await exportedText(page, format));

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

  it('shows the verdict at the edge of a phone, and the ruling in a sheet that it opens and closes', async () => {
    await visit(
      'desk/',
      async (page) => {
        await ready(page);
        const handle = page.locator('.work__handle');
        expect(await handle.textContent()).toContain('LEGAL');
        expect(await page.locator('.ruling').isVisible()).toBe(false);
        await handle.click();
        expect(await page.locator('.ruling').isVisible()).toBe(true);
        await handle.click();
        expect(await page.locator('.ruling').isVisible()).toBe(false);
      },
      { width: 390 },
    );
  });

  it('is one screen on a desktop: tracks, board, what is attempted and the ruling, without scrolling the page', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
    ] as const) {
      await visit(
        'desk/',
        async (page) => {
          await page.setViewportSize({ width, height });
          await ready(page);
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
          for (const part of ['.work__strip', '.work__side', '.work__stage .board', '.ruling h2']) {
            const box = await page.locator(part).first().boundingBox();
            expect(box && box.y >= 0 && box.y + Math.min(box.height, 40) <= height, `${part} at ${width}`).toBe(true);
          }
        },
        { width },
      );
    }
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
