/** The board as a drawing needs it: the map of the rules, the names of one language, and where everything stands. */

import type { NameTexts } from '../games/twilight-struggle/names.ts';
import type { Country, Ruleset, SideId } from '../games/twilight-struggle/ruleset.ts';

/** A place on the drawing; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `rules/twilight-struggle/layout.yaml` */
export interface MapLayout {
  readonly size: { readonly width: number; readonly height: number };
  /** Size of the box of a country. */
  readonly box: { readonly width: number; readonly height: number };
  /** Long words, each with a hyphen where it may be broken. */
  readonly hyphens?: readonly string[];
  readonly superpowers: Readonly<Record<SideId, readonly Point[]>>;
  /** The middle of the box of each country. */
  readonly countries: Readonly<Record<string, Point>>;
}

/** A country of the rules, named in the reader's language. */
export type MapCountry = Country;

export interface MapModel {
  readonly layout: MapLayout;
  readonly countries: readonly MapCountry[];
  readonly regions: readonly { readonly id: string; readonly name: string; readonly countries: readonly string[] }[];
  readonly superpowers: Readonly<Record<SideId, string>>;
  /** Markers at the start, `country: [us, ussr]`. */
  readonly setup: Readonly<Record<string, readonly [number, number]>>;
}

/** The model of a board, with its names in the language of the texts. */
export function mapModel(rules: Ruleset, layout: MapLayout, { names }: Pick<NameTexts, 'names'>): MapModel {
  const nameOf = (kind: 'countries' | 'regions', id: string, otherwise: string): string =>
    String(names[kind][id]?.name ?? otherwise);
  const setup: Record<string, [number, number]> = {};
  for (const [index, side] of (['us', 'ussr'] as const).entries()) {
    for (const [id, n] of Object.entries(rules.setup[side].fixed)) {
      setup[id] ??= [0, 0];
      setup[id][index] = n;
    }
  }
  const superpower = (side: SideId): string => String(names.sides[side]?.abbr ?? names.sides[side]?.name ?? side);
  return {
    layout,
    countries: rules.countries.map((country) => ({ ...country, name: nameOf('countries', country.id, country.name) })),
    regions: rules.regions.map(({ id, name, countries }) => ({ id, name: nameOf('regions', id, name), countries })),
    superpowers: { us: superpower('us'), ussr: superpower('ussr') },
    setup,
  };
}
