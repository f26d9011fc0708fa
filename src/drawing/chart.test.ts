/** Whole charts as drawings: laid out as the command does it, and measured. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { chart } from '../core/chart.ts';
import { chartPart } from '../core/chart-export.ts';
import { guerraFria, twilightStruggle } from '../registry/index.ts';
import type { ChartBox } from './chart.ts';
import { drawNested, type LayoutEngine } from './chart-nested.ts';
import { chartSvg } from './chart-svg.ts';

const Engine = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as new () => LayoutEngine;

const isIn = (a: ChartBox, b: ChartBox): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
const meet = (a: ChartBox, b: ChartBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([
  ['the turn of Twilight Struggle', twilightStruggle.machine, 'turn'],
  ['the set-up of Twilight Struggle', twilightStruggle.machine, 'setUp'],
  ['the whole of Guerra fría', guerraFria.machine, ''],
] as const)('the drawing of %s', async (_title, machine, of) => {
  const source = chart(machine);
  const part = chartPart(source, of);
  if (!part) throw new Error(`no state "${of}"`);
  const drawing = await drawNested(part, new Engine());
  const boxes = new Map(drawing.nodes.map((node) => [node.path, node]));

  it('has a box for every state and for every state that ways lead to', () => {
    const within = source.nodes.filter(({ path }) => path !== '' && (of === '' || `${path}.`.startsWith(`${of}.`)));
    expect([...boxes.keys()].toSorted()).toEqual([...within.map(({ path }) => path), ...part.outside].toSorted());
  });

  it('has an arrow, or a line in its box, for every transition', () => {
    const arrows = drawing.edges.filter(({ from }) => boxes.has(from)).length;
    const lines = drawing.nodes.reduce((sum, { inside }) => sum + inside.length, 0);
    expect(arrows + lines).toBe(part.edges.length);
    for (const { from, to, line } of drawing.edges) expect(line, `${from} to ${to}`).toMatch(/^M[\d.]+ [\d.]+.*L/);
  });

  it('draws states inside the state they are part of, and none over another', () => {
    const parentOf = new Map(source.nodes.map(({ path, parent }) => [path, parent]));
    for (const box of drawing.nodes) {
      expect([box.x >= 0, box.x + box.width <= drawing.width, box.y + box.height <= drawing.height]).toEqual([
        true,
        true,
        true,
      ]);
      const frame = boxes.get(parentOf.get(box.path) ?? '');
      if (frame?.kind === 'frame') expect([box.path, isIn(box, frame)]).toEqual([box.path, true]);
      const beside = drawing.nodes.filter(
        (other) => other !== box && parentOf.get(other.path) === parentOf.get(box.path),
      );
      expect(beside.filter((other) => meet(box, other)).map(({ path }) => [box.path, path])).toEqual([]);
    }
  });

  it('is an SVG that closes what it opens, asks for nothing from elsewhere and knows both themes', () => {
    const svg = chartSvg(drawing, 'One & "two" <three>');
    const open: string[] = [];
    for (const [, end, name = '', empty] of svg.matchAll(/<(\/?)([a-z]{1,8})\b[^>]{0,4000}?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import|url\((?!#)/);
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).toContain('<title>One &amp; &quot;two&quot; &lt;three></title>');
  });
});
