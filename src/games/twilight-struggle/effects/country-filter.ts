/** Which countries a filter names. */
import { type Board, card, controls, influence, inRegion } from '../board.ts';
import type { Frame } from '../state.ts';
import { type CardEntry, type CountryEntry, US, USSR } from '../tables.ts';
import { sideOfRole } from './roles.ts';
import type { CountryFilter } from './vocabulary.ts';

/** Does a country match every key of a filter? */
export function matchesCountry(board: Board, frame: Frame, filter: CountryFilter, where: number): boolean {
  if (onTheMap(board, filter)[where] !== 1) return false;
  if (filter.controlledBy !== undefined) {
    if (filter.controlledBy === 'none') {
      if (controls(board, US, where) || controls(board, USSR, where)) return false;
    } else if (!controls(board, sideOfRole(board, frame, filter.controlledBy), where)) return false;
  }
  if (filter.notControlledBy !== undefined && controls(board, sideOfRole(board, frame, filter.notControlledBy), where))
    return false;
  if (filter.has !== undefined && influence(board, sideOfRole(board, frame, filter.has), where) === 0) return false;
  if (filter.lacks?.some((role) => influence(board, sideOfRole(board, frame, role), where) > 0)) return false;
  if (filter.hasAtLeast) {
    const { side, n } = filter.hasAtLeast;
    if (influence(board, sideOfRole(board, frame, side), where) < n) return false;
  }
  if (filter.not && matchesCountry(board, frame, filter.not, where)) return false;
  if (filter.notIn !== undefined && frame.bound[filter.notIn]?.countries?.includes(where)) return false;
  if (filter.regionOf !== undefined && !inRegionOfCards(board, frame, filter.regionOf, where)) return false;
  return true;
}

/** What the map alone decides of a filter, worked out once: 1 for every country that it leaves in. */
function onTheMap(board: Board, filter: CountryFilter): Uint8Array {
  const known = masks.get(filter);
  if (known) return known;
  const mask = Uint8Array.from(board.tables.countries, (entry) => (fitsTheMap(board, filter, entry) ? 1 : 0));
  masks.set(filter, mask);
  return mask;
}
const masks = new WeakMap<CountryFilter, Uint8Array>();

function fitsTheMap(board: Board, filter: CountryFilter, entry: CountryEntry): boolean {
  // The Chinese Civil War space is in no region and out of reach of every event. 12.1.a
  if (entry.region === '') return false;
  if (filter.id && !filter.id.includes(entry.id)) return false;
  if (filter.region) {
    // A region still to be picked matches nothing; lasting effects carry the region that was picked.
    if ('pick' in filter.region) return false;
    if (!filter.region.some((region) => inRegion(board, region, entry.index))) return false;
  }
  if (filter.adjacentTo !== undefined) {
    const other = board.tables.countryIndex.get(filter.adjacentTo);
    if (other === undefined || !entry.adjacent.includes(other)) return false;
  }
  if (filter.battleground !== undefined && entry.battleground !== filter.battleground) return false;
  return !filter.stability || entry.stability <= filter.stability.max;
}

/** Is a country in a region that one of the bound scoring cards scores? */
function inRegionOfCards(board: Board, frame: Frame, binding: string, where: number): boolean {
  return (frame.bound[binding]?.cards ?? []).some((number) =>
    scoredRegions(card(board, number)).some((region) => inRegion(board, region, where)),
  );
}

/** Regions a scoring card names: one, or Southeast Asia for the card that scores country by country. */
export function scoredRegions(entry: CardEntry): readonly string[] {
  const regions = entry.event.flatMap((step) => ('score' in step ? [step.score.region] : []));
  return regions.length > 0 || !entry.scoring ? regions : ['southeast-asia'];
}

/** Countries that match a filter. */
export function countriesMatching(board: Board, frame: Frame, filter: CountryFilter): number[] {
  const matching: number[] = [];
  for (const { index } of board.tables.countries) if (matchesCountry(board, frame, filter, index)) matching.push(index);
  return matching;
}
