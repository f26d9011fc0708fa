/** Geometry of the board: connections, the window on a region, and what lies in which direction. */
import type { MapCountry, MapModel, Point } from './map-model.ts';

export interface Connection {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly kind: 'region' | 'regions' | 'superpower';
  /** The region, if both ends lie in it. */
  readonly region?: string;
}

/** Every connection once. */
export function connections({ countries, layout }: MapModel): readonly Connection[] {
  const byId = new Map(countries.map((country) => [country.id, country]));
  const between = countries.flatMap((country): Connection[] =>
    country.adjacent.flatMap((id): Connection[] => {
      const other = byId.get(id);
      if (!other || country.id > id) return [];
      const [from, to] = [placeOf(layout, country.id), placeOf(layout, id)];
      const same = country.region === other.region;
      return [
        {
          key: `${country.id} ${id}`,
          from,
          to,
          kind: same ? 'region' : 'regions',
          ...(same && { region: country.region }),
        },
      ];
    }),
  );
  const toSuperpowers = countries.flatMap((country): Connection[] => {
    if (!country.superpower) return [];
    const to = placeOf(layout, country.id);
    return [
      {
        key: `${country.superpower} ${country.id}`,
        from: nearest(layout.superpowers[country.superpower], to),
        to,
        kind: 'superpower',
      },
    ];
  });
  return [...between, ...toSuperpowers];
}

export const placeOf = (layout: MapModel['layout'], id: string): Point => layout.countries[id] ?? { x: 0, y: 0 };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearest(points: readonly Point[], to: Point): Point {
  return [...points].sort((a, b) => distance(a, to) - distance(b, to))[0] ?? to;
}

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 16;

/** The part of the drawing that shows some countries, or all of it. */
export function windowOn({ layout }: MapModel, ids: readonly string[] | undefined): Window {
  if (!ids || ids.length === 0) return { x: 0, y: 0, ...layout.size };
  const places = ids.map((id) => placeOf(layout, id));
  const [dx, dy] = [layout.box.width / 2 + MARGIN, layout.box.height / 2 + MARGIN];
  const [left, right] = [Math.min(...places.map((p) => p.x)) - dx, Math.max(...places.map((p) => p.x)) + dx];
  const [top, bottom] = [Math.min(...places.map((p) => p.y)) - dy, Math.max(...places.map((p) => p.y)) + dy];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** The country one comes to next in a direction: near, and not far off the line. */
export function nextCountry(
  { layout }: MapModel,
  among: readonly MapCountry[],
  from: string,
  key: keyof typeof DIRECTIONS,
): string | undefined {
  const here = placeOf(layout, from);
  const [dx, dy] = DIRECTIONS[key];
  const [best] = among
    .filter(({ id }) => id !== from)
    .map(({ id }) => {
      const there = placeOf(layout, id);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      return { id, along, cost: along + 2.2 * aside };
    })
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.cost - b.cost);
  return best?.id;
}
