/** Which countries a filter names. */
import { NumberSet } from '../../../core/number-set.ts';
import { remember } from '../../../core/remember.ts';
import { type Board, card, controlled, country, influence, inRegion, present, stabilityOf } from '../board.ts';
import type { Frame } from '../state.ts';
import { type CardEntry, type CountryEntry, SIDES, US, USSR } from '../tables.ts';
import { battlegroundsOf } from '../variants/outcomes.ts';
import { sideOfRole } from './roles.ts';
import type { CountryFilter } from './vocabulary.ts';

/** Does a country match every key of a filter? */
export function matchesCountry(board: Board, frame: Frame, filter: CountryFilter, where: number): boolean {
  const { onTheMap, tests } = compiled(filter, board);
  return onTheMap.has(where) && (tests.length === 0 || countriesMatching(board, frame, filter).has(where));
}

/** Countries that match a filter. */
export function countriesMatching(board: Board, frame: Frame, filter: CountryFilter): NumberSet {
  const { onTheMap, tests } = compiled(filter, board);
  let left = onTheMap;
  for (let at = 0; at < tests.length; at++) left = (tests[at] as Test)(board, frame, left);
  return left;
}

/** Takes away the countries that do not fit as they are now. */
type Test = (board: Board, frame: Frame, left: NumberSet) => NumberSet;

interface CompiledFilter {
  /** What the map alone decides: the countries that it leaves in. */
  readonly onTheMap: NumberSet;
  /** What is left to ask of these. */
  readonly tests: readonly Test[];
}

const compiled = remember(
  (filter: CountryFilter, board: Board): CompiledFilter => ({
    onTheMap: board.tables.everywhere.filter((where) => fitsTheMap(board, filter, country(board, where))),
    tests: [...testsOf(filter)],
  }),
);

function* testsOf(filter: CountryFilter): Generator<Test> {
  const { controlledBy, notControlledBy, has, lacks, hasAtLeast, eachAtLeast, stability, not, notIn, regionOf } =
    filter;
  const { battleground } = filter;
  if (controlledBy === 'none')
    yield (board, _frame, left) => left.without(controlled(board, US)).without(controlled(board, USSR));
  else if (controlledBy !== undefined)
    yield (board, frame, left) => left.and(controlled(board, sideOfRole(board, frame, controlledBy)));
  if (notControlledBy !== undefined)
    yield (board, frame, left) => left.without(controlled(board, sideOfRole(board, frame, notControlledBy)));
  if (has !== undefined) yield (board, frame, left) => left.and(present(board, sideOfRole(board, frame, has)));
  for (const role of lacks ?? [])
    yield (board, frame, left) => left.without(present(board, sideOfRole(board, frame, role)));
  if (hasAtLeast) {
    const { side, n } = hasAtLeast;
    yield (board, frame, left) => left.filter((where) => influence(board, sideOfRole(board, frame, side), where) >= n);
  }
  if (eachAtLeast !== undefined)
    yield (board, _frame, left) =>
      left.filter((where) => SIDES.every((side) => influence(board, side, where) >= eachAtLeast));
  if (battleground !== undefined)
    yield (board, _frame, left) =>
      battleground ? left.and(battlegroundsOf(board)) : left.without(battlegroundsOf(board));
  if (stability) yield (board, _frame, left) => left.filter((where) => stabilityOf(board, where) <= stability.max);
  if (not) yield (board, frame, left) => left.without(countriesMatching(board, frame, not));
  if (notIn !== undefined)
    yield (_board, frame, left) => left.filter((where) => !frame.bound[notIn]?.countries?.includes(where));
  if (filter.in !== undefined) {
    const among = filter.in;
    yield (_board, frame, left) => left.filter((where) => frame.bound[among]?.countries?.includes(where) === true);
  }
  if (regionOf !== undefined) yield (board, frame, left) => left.and(regionsOfCards(board, frame, regionOf));
}

function fitsTheMap(board: Board, filter: CountryFilter, entry: CountryEntry): boolean {
  // The Chinese Civil War space is in no region and out of reach of every event. 12.1.a
  if (entry.region === '') return false;
  if (filter.id && !filter.id.includes(entry.id)) return false;
  if (filter.region) {
    // A region still to be picked matches nothing; lasting effects carry the region that was picked.
    if ('pick' in filter.region) return false;
    const inside = filter.region.some((region) => inRegion(board, region, entry.index));
    if (!inside && !filter.also?.includes(entry.id)) return false;
  }
  if (filter.adjacentTo !== undefined) {
    const other = board.tables.countryIndex.get(filter.adjacentTo);
    if (other === undefined || !entry.adjacent.includes(other)) return false;
  }
  return true;
}

/** The countries of the regions that the bound scoring cards score. */
function regionsOfCards(board: Board, frame: Frame, binding: string): NumberSet {
  let places = NumberSet.EMPTY;
  for (const number of frame.bound[binding]?.cards ?? []) {
    for (const region of scoredRegions(card(board, number))) places = places.or(regionOfId(board, region));
  }
  return places;
}

const regionOfId = (board: Board, region: string): NumberSet => board.tables.inRegion.get(region) ?? NumberSet.EMPTY;

/** Regions a scoring card names: one, or Southeast Asia for the card that scores country by country. */
export const scoredRegions: (entry: CardEntry) => readonly string[] = remember((entry: CardEntry) => {
  const regions = entry.event.flatMap((step) => ('score' in step ? [step.score.region] : []));
  return regions.length > 0 || !entry.scoring ? regions : ['southeast-asia'];
});
