/** Roles, and which countries and cards a filter names. */
import type { Known } from '../../../core/finding.ts';
import { type Board, card, controls, country, influence, inRegion } from '../board.ts';
import { holds } from '../hands.ts';
import { operationsValue } from '../modifiers.ts';
import type { Frame } from '../state.ts';
import { type CardEntry, rival, type Side, US, USSR } from '../tables.ts';
import { eventPossible } from './occurrence.ts';
import type { CardFilter, CountryFilter, Role } from './vocabulary.ts';

/** The side a role falls to. `any` has no side of its own and is an error here; see `roleIs`. */
export function sideOfRole(board: Board, frame: Frame, role: Role): Side {
  switch (role) {
    case 'us':
      return US;
    case 'ussr':
      return USSR;
    case 'player':
      return frame.player;
    case 'opponent':
      return rival(frame.player);
    case 'phasing':
      return board.state.phasing;
    case 'nonphasing':
      return rival(board.state.phasing);
    case 'winner':
      if (frame.winner === undefined) throw new Error('the role "winner" is used outside a contest');
      return frame.winner;
    case 'holder':
      return board.state.chinaHolder ?? frame.player;
    case 'any':
      throw new Error('the role "any" has no side of its own');
  }
}

/** Does a role name this side? `any` names both. */
export function roleIs(board: Board, frame: Frame, role: Role, side: Side): boolean {
  if (role === 'any') return true;
  if (role === 'holder') return board.state.chinaHolder === side;
  return sideOfRole(board, frame, role) === side;
}

/** Does a country match every key of a filter? */
export function matchesCountry(board: Board, frame: Frame, filter: CountryFilter, where: number): boolean {
  const entry = country(board, where);
  // The Chinese Civil War space is in no region and out of reach of every event. 12.1.a
  if (entry.region === '') return false;
  if (filter.id && !filter.id.includes(entry.id)) return false;
  if (filter.region) {
    // A region still to be picked matches nothing; lasting effects carry the region that was picked.
    if ('pick' in filter.region) return false;
    if (!filter.region.some((region) => inRegion(board, region, where))) return false;
  }
  if (filter.adjacentTo !== undefined) {
    const other = board.tables.countryIndex.get(filter.adjacentTo);
    if (other === undefined || !entry.adjacent.includes(other)) return false;
  }
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
  if (filter.battleground !== undefined && entry.battleground !== filter.battleground) return false;
  if (filter.stability && entry.stability > filter.stability.max) return false;
  if (filter.not && matchesCountry(board, frame, filter.not, where)) return false;
  if (filter.notIn !== undefined && frame.bound[filter.notIn]?.countries?.includes(where)) return false;
  if (filter.regionOf !== undefined && !inRegionOfCards(board, frame, filter.regionOf, where)) return false;
  return true;
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

/**
 * Does a card match a filter, read for the side that holds it? Undefined if that depends on cards nobody has shown.
 * `highestOps` compares with the other cards of the holder's hand. 5.3, 7.4.2
 */
export function matchesCard(board: Board, frame: Frame, filter: CardFilter, number: number, holder: Side): Known {
  const entry = card(board, number);
  if (number === board.tables.china) return false;
  if (filter.scoring !== undefined && entry.scoring !== filter.scoring) return false;
  if (filter.side !== undefined) {
    const neutral = filter.side === 'neutral';
    if (neutral !== (entry.owner === undefined)) return false;
    if (!neutral && entry.owner !== sideOfRole(board, frame, filter.side as Role)) return false;
  }
  if (filter.minOps !== undefined && operationsAs(board, holder, entry, 'blockade-value') < filter.minOps) return false;
  if (filter.eventPossible && !eventPossible(board, number, frame.player)) return false;
  if (filter.highestOps) return isHighest(board, number, holder);
  return true;
}

const operationsAs = (board: Board, side: Side, entry: CardEntry, issue: string): number =>
  board.tables.policies[issue] === 'printed' ? entry.ops : operationsValue(board, side, entry.ops);

/** Is no other card of this hand worth more? */
function isHighest(board: Board, number: number, holder: Side): Known {
  const value = (n: number): number => operationsAs(board, holder, card(board, n), 'missile-envy-highest');
  const own = value(number);
  let open = false;
  for (const entry of board.tables.cards) {
    if (!entry || entry.number === number || entry.scoring || entry.number === board.tables.china) continue;
    if (value(entry.number) <= own) continue;
    const held = holds(board, holder, entry.number);
    if (held === true) return false;
    if (held === undefined) open = true;
  }
  return open ? undefined : true;
}
