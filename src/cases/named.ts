/** Names in a case that stand for a country or a card; what is not known is a problem that names the nearest. */
import { type Wording, wording } from '../core/wording.ts';
import { nearest } from '../data/nearest.ts';
import { type CardRef, CaseError } from './case.ts';
import { sideNamed } from './effects.ts';
import type { NameIndex } from './names.ts';

/** Stands for a superpower's own space, which is no country. 2.1.5 */
export const SUPERPOWER = -1;

/** Index of a country, `SUPERPOWER`, or a problem that names the nearest ones. */
export function countryNamed(names: NameIndex, name: string, path: readonly (string | number)[]): number {
  if (sideNamed(name) !== undefined) return SUPERPOWER;
  const found = names.country(name);
  if (found === undefined) {
    const near = [...names.countriesLike(name), ...nearest(name, [...names.countries])];
    throw new CaseError({ path, message: unknownName('country', name, near) });
  }
  return found;
}

/** Number of a card, or a problem that names the nearest ones. */
export function cardNamed(names: NameIndex, ref: CardRef, path: readonly (string | number)[]): number {
  const found = names.card(ref);
  if (found === undefined) {
    const near = [...names.cardsLike(String(ref)), ...nearest(String(ref), [...names.cards])];
    throw new CaseError({ path, message: unknownName('card', String(ref), near) });
  }
  return found;
}

const unknownName = (kind: 'country' | 'card', name: string, [near]: readonly string[]): Wording =>
  near === undefined
    ? wording('there is no {kind, select, country {country} other {card}} "{name}"', { kind, name })
    : wording('there is no {kind, select, country {country} other {card}} "{name}"; did you mean "{near}"?', {
        kind,
        name,
        near,
      });
