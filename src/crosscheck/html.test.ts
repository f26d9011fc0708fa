/** The page shows every finding once, does not call missing what nobody expects, and speaks the reader's language. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadResources, readCrosscheckFile } from '../cli/commands/crosscheck-resources.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import { WEIGHTS } from './checks/weights.ts';
import { crosscheck } from './crosscheck.ts';
import type { Messages } from './messages.ts';
import { htmlReport } from './output/html.ts';
import { SEVERITIES } from './types.ts';

const resources = loadResources('es', 'deluxe');
const source =
  '© 2020\n\n# 2.1 El mapa\n\nEl mapa se divide en 7 regiones <script>alert(1)</script>, y cada una es un grupo de países vecinos.\n\n12\n';
const result = crosscheck('mapa.md', source, { ...resources, sections: ['2'] });
const page = (lang: string) =>
  htmlReport(result, resources.canon, readCrosscheckFile<Messages>(`messages.${lang}`), lang);

test('every finding stands on the page once, whether its line is a block or not', () => {
  const html = page('es');
  expect(result.findings.length).toBeGreaterThan(0);
  expect(html.match(/class="finding"/g)).toHaveLength(result.findings.length);
  expect(html).toContain('El mapa');
  expect(html).not.toContain('Reglas de torneo');
  const bars = html.match(/class="missing"/g)?.length ?? 0;
  expect(bars).toBeLessThanOrEqual(result.missing.length);
});

test('nothing on it is run or fetched', () => {
  const html = page('es');
  expect(html).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
});

test('every box that a reader ticks off has its rule', () => {
  const html = page('es');
  const boxes = [...html.matchAll(/<input type="checkbox" checked id="([^"]+)"/g)].map(([, id]) => id!);
  expect(boxes.length).toBeGreaterThan(2);
  for (const id of boxes) expect(html).toContain(`body:has(#${id}:not(:checked)) .finding[data-`);
});

describe.each(LOCALES)('in %s', (lang) => {
  test('every label, severity and check has a name', () => {
    const messages = readCrosscheckFile<Messages>(`messages.${lang}`);
    expect(page(lang)).not.toMatch(/>(?:page|severity|check)\.[a-z]/);
    for (const each of SEVERITIES) expect(messages).toHaveProperty([`severity.${each}`]);
  });
});

test('every check that can report has a name', () => {
  const folder = new URL('checks/', import.meta.url);
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const stated = sources.flatMap((text) => [...text.matchAll(/check: '([a-z-]+)'/g)].map(([, check]) => check!));
  const reported = [...Object.values(WEIGHTS).map(([check]) => check), ...stated];
  expect(new Set(reported).size).toBeGreaterThan(20);
  const messages = readCrosscheckFile<Messages>('messages.en');
  for (const id of reported) expect(messages).toHaveProperty([`check.${id}`]);
});
