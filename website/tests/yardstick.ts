/** A piece of work that is always the same, beside which something is measured in a page: what takes less is there at once. */
import type { Page } from 'playwright-core';

/** Milliseconds that it takes now: what else the machine does makes it longer, as it does what is measured. */
export const yardstick = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const began = performance.now();
    const counts = new Map<number, number>();
    let number = 1;
    for (let at = 0; at < 100_000; at++) {
      number = (number * 48_271) % 2_147_483_647;
      counts.set(number % 5000, (counts.get(number % 5000) ?? 0) + 1);
    }
    return performance.now() - began;
  });
