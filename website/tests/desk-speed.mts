/**
 * `npm run desk-speed [-- COUNT]`: how long the desk takes to say what can lose the game, in the browser that the tests use, at
 * positions of the logs beside this checkout with a hand of nine. The page is opened anew for each, so nothing is warm; of the
 * built site. Processor time of the page stands beside the time that passed, since a busy machine lengthens the second alone.
 */
import { readdirSync } from 'node:fs';
import { beside } from '../../src/beside.fixture.ts';
import { handsOf } from '../../src/bench/chances.ts';
import { positionOf } from '../../src/cases/write.ts';
import type { CaseInput } from '../../src/cases/case.ts';
import { toLink } from '../src/run/link.ts';
import { openBrowser, PATIENCE, unpackBrowser } from './browser.ts';
import { serve } from './serve.ts';

const count = Number(process.argv[2] ?? 100);
if (!Number.isSafeInteger(count) || count < 1) {
  process.stderr.write('desk-speed: the number of positions is a whole number from 1\n');
  process.exit(2);
}
const { path, present } = beside('logs/dev/');
const files = present ? readdirSync(path).filter((name) => name.endsWith('.txt')).map((name) => path + name) : [];
const inputs = handsOf(files, count).map(
  ({ board }): CaseInput => ({ edition: board.rules.edition, position: positionOf(board).position, action: [] }),
);

const site = await serve();
const browser = await openBrowser(await unpackBrowser());
const processes = await browser.newBrowserCDPSession();
/** Seconds of the processor that pages have had so far. */
const used = async (): Promise<number> => {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};
const passed: number[] = [];
const processor: number[] = [];
for (const input of inputs) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${site.url}desk/#case=${toLink(input)}`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.getByTestId('dangers').waitFor();
  await page.waitForLoadState('networkidle');
  const before = await used();
  passed.push(
    await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const dangers = document.querySelector('[data-testid=dangers]') as HTMLDetailsElement;
          const began = performance.now();
          new MutationObserver(() => {
            if (dangers.dataset.ms !== undefined) resolve(performance.now() - began);
          }).observe(dangers, { attributes: true, attributeFilter: ['data-ms'] });
          dangers.open = true;
        }),
    ),
  );
  processor.push(1000 * ((await used()) - before));
  await page.close();
}
await browser.close();
site.close();
const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const told = (times: readonly number[], share: number): string =>
  `${Math.round(sorted(times)[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
for (const [what, times] of [['passed', passed], ['processor', processor]] as const)
  process.stdout.write(
    `${what}: the one in the middle ${told(times, 0.5)}, nine of ten within ${told(times, 0.9)}, the longest ${told(times, 1)}; ${times.length} positions\n`,
  );
