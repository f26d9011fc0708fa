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

/** All that depends on colours, which is all that can change when the theme does. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe calls serious or critical, with the first place of each.
 * @param rules those that are asked about; all if absent
 */
export async function seriousFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
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
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
  }, rules);
}
