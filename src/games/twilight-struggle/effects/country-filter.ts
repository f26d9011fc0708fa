/** Which countries a filter names. */
import { remember } from '../../../core/remember.ts';
import { type Board, card, controller, controls, influence, inRegion } from '../board.ts';
import type { Frame } from '../state.ts';
import type { CardEntry, CountryEntry } from '../tables.ts';
import { sideOfRole } from './roles.ts';
import type { CountryFilter, Role } from './vocabulary.ts';

/** Does a country match every key of a filter? */
export function matchesCountry(board: Board, frame: Frame, filter: CountryFilter, where: number): boolean {
  const { onTheMap, tests } = compiled(filter, board);
  return onTheMap[where] === 1 && passesTests(tests, board, frame, where);
}

/** The same for one country after the other. */
export function matcher(board: Board, frame: Frame, filter: CountryFilter): (where: number) => boolean {
  const { onTheMap, tests } = compiled(filter, board);
  return (where) => onTheMap[where] === 1 && passesTests(tests, board, frame, where);
}

/** Countries that match a filter. */
export function countriesMatching(board: Board, frame: Frame, filter: CountryFilter): number[] {
  const { onTheMap, tests } = compiled(filter, board);
  const matching: number[] = [];
  for (let where = 0; where < onTheMap.length; where++) {
    if (onTheMap[where] === 1 && passesTests(tests, board, frame, where)) matching.push(where);
  }
  return matching;
}

/** A question about a country as it is now. */
type Test = (board: Board, frame: Frame, where: number) => boolean;

interface CompiledFilter {
  /** What the map alone decides: 1 for every country that it leaves in. */
  readonly onTheMap: Uint8Array;
  /** What is left to ask of these. */
  readonly tests: readonly Test[];
}

const compiled = remember(
  (filter: CountryFilter, board: Board): CompiledFilter => ({
    onTheMap: Uint8Array.from(board.tables.countries, (entry) => (fitsTheMap(board, filter, entry) ? 1 : 0)),
    tests: [...testsOf(filter)],
  }),
);

function passesTests(tests: readonly Test[], board: Board, frame: Frame, where: number): boolean {
  for (let at = 0; at < tests.length; at++) if (!(tests[at] as Test)(board, frame, where)) return false;
  return true;
}

function* testsOf(filter: CountryFilter): Generator<Test> {
  const { controlledBy, notControlledBy, has, lacks, hasAtLeast, not, notIn, regionOf } = filter;
  if (controlledBy === 'none') yield (board, _frame, where) => controller(board, where) === undefined;
  else if (controlledBy !== undefined)
    yield (board, frame, where) => controlledByRole(board, frame, controlledBy, where);
  if (notControlledBy !== undefined)
    yield (board, frame, where) => !controlledByRole(board, frame, notControlledBy, where);
  if (has !== undefined) yield (board, frame, where) => markersOf(board, frame, has, where) > 0;
  for (const role of lacks ?? []) yield (board, frame, where) => markersOf(board, frame, role, where) === 0;
  if (hasAtLeast) yield (board, frame, where) => markersOf(board, frame, hasAtLeast.side, where) >= hasAtLeast.n;
  if (not) yield (board, frame, where) => !matchesCountry(board, frame, not, where);
  if (notIn !== undefined) yield (_board, frame, where) => !frame.bound[notIn]?.countries?.includes(where);
  if (regionOf !== undefined) yield (board, frame, where) => inRegionOfCards(board, frame, regionOf, where);
}

const controlledByRole = (board: Board, frame: Frame, role: Role, where: number): boolean =>
  controls(board, sideOfRole(board, frame, role), where);

const markersOf = (board: Board, frame: Frame, role: Role, where: number): number =>
  influence(board, sideOfRole(board, frame, role), where);

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
