/** Looking at a page with axe, which knows what keeps people out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  readonly axe: {
    readonly run: (options: object) => Promise<{
      readonly violations: readonly { id: string; impact: string; nodes: readonly { html: string }[] }[];
    }>;
  };
}

/** What axe calls serious or critical, with the first place of each. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What is out of sight is styled when it comes into sight.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible';
  });
  // Colours fade when the theme changes; what counts is where they come to rest.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as AxeWindow).axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}
