/** The drawing of the board against the data it stands for. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadRuleset } from '../../src/data/index.ts';
import { connections } from '../src/components/map/geometry.ts';
import type { MapLayout, MapModel, Point } from '../src/models.ts';

const layout = parse(
  readFileSync(fileURLToPath(new URL('../data/map-layout.yaml', import.meta.url)), 'utf8'),
) as MapLayout;
const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { countries } = loaded.rules;
const places = Object.entries(layout.countries);
const map: MapModel = { layout, countries, regions: [], superpowers: { us: '', ussr: '' }, setup: {} };

describe('the board', () => {
  it('has a place for every country and for nothing else', () => {
    expect(places.map(([id]) => id).sort()).toEqual(countries.map(({ id }) => id).sort());
  });

  it('lets no two boxes overlap', () => {
    const { width, height } = layout.box;
    const overlapping = places.flatMap(([a, p], index) =>
      places
        .slice(index + 1)
        .flatMap(([b, q]) => (Math.abs(p.x - q.x) < width && Math.abs(p.y - q.y) < height ? [`${a} ${b}`] : [])),
    );
    expect(overlapping).toEqual([]);
  });

  it('draws every connection once, and none of them through the middle of another country', () => {
    const lines = connections(map);
    const pairs = countries.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2;
    const beside = countries.filter(({ superpower }) => superpower !== null).length;
    expect(lines.length).toBe(pairs + beside);
    const through = lines.flatMap(({ key, from, to }) =>
      places.flatMap(([id, place]) =>
        key.split(' ').includes(id) || distance(place, from, to) > 14 ? [] : [`${key} through ${id}`],
      ),
    );
    expect(through).toEqual([]);
  });
});

/** From a point to a stretch of line. */
function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
