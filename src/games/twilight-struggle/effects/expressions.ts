/** Numbers that events compute. */
import { type Board, card, controls, influence, policy, toControl } from '../board.ts';
import { operationsValue } from '../modifiers.ts';
import { regionStatus } from '../scoring.ts';
import type { Frame } from '../state.ts';
import { holdsTrue } from './conditions.ts';
import { countriesMatching } from './country-filter.ts';
import { sideOfRole } from './roles.ts';
import type { Expression } from './vocabulary.ts';

/**
 * The value of an expression.
 * @param where the country being handled, for amounts that depend on it
 */
export function evaluate(board: Board, frame: Frame, expression: Expression, where?: number): number {
  if (typeof expression === 'number') return expression;
  if ('count' in expression) return countriesMatching(board, frame, expression.count).size;
  if ('influence' in expression) {
    const at = expression.in === undefined ? where : board.tables.countryIndex.get(expression.in);
    return at === undefined ? 0 : influence(board, sideOfRole(board, frame, expression.influence), at);
  }
  if ('toControl' in expression) {
    return where === undefined ? 0 : toControl(board, sideOfRole(board, frame, expression.toControl), where);
  }
  if ('track' in expression) return trackValue(board, frame, expression);
  if ('ops' in expression) {
    const number = expression.ops === 'this' ? frame.card : frame.bound[expression.ops]?.cards?.[0];
    return number === undefined ? 0 : card(board, number).ops;
  }
  if ('size' in expression) {
    const bound = frame.bound[expression.size];
    return bound?.cards?.length ?? bound?.countries?.length ?? 0;
  }
  if ('removedBy' in expression) return frame.bound[expression.removedBy]?.amount ?? 0;
  if ('regions' in expression) {
    const side = sideOfRole(board, frame, expression.regions);
    return board.tables.rules.regions.filter(
      (region) =>
        region.scoring && (expression.status as readonly string[]).includes(regionStatus(board, region.id, side)),
    ).length;
  }
  if ('southeastAsia' in expression) {
    const side = sideOfRole(board, frame, expression.southeastAsia);
    let sum = 0;
    for (const [id, vp] of Object.entries(board.tables.rules.southeastAsia)) {
      const at = board.tables.countryIndex.get(id);
      if (at !== undefined && controls(board, side, at)) sum += vp;
    }
    return sum;
  }
  if ('add' in expression) return expression.add.reduce<number>((sum, e) => sum + evaluate(board, frame, e, where), 0);
  if ('sub' in expression) {
    return evaluate(board, frame, expression.sub[0], where) - evaluate(board, frame, expression.sub[1], where);
  }
  if ('half' in expression) {
    const half = evaluate(board, frame, expression.half, where) / 2;
    return expression.round === 'up' ? Math.ceil(half) : Math.floor(half);
  }
  return evaluate(board, frame, holdsTrue(board, frame, expression.if) ? expression.then : expression.else, where);
}

function trackValue(board: Board, frame: Frame, expression: Extract<Expression, { track: unknown }>): number {
  const { state } = board;
  switch (expression.track) {
    case 'defcon':
      return state.defcon;
    case 'turn':
      return state.turn;
    case 'vp':
      return state.vp;
    case 'milops':
    case 'space': {
      if (expression.side === undefined) throw new Error(`the track ${expression.track} needs a side`);
      return state[expression.track][sideOfRole(board, frame, expression.side)];
    }
  }
}

/**
 * Operations that an event grants, as modified for the side that conducts them unless that reading of 7.4.2 is
 * switched off.
 */
export function grantedOperations(board: Board, frame: Frame, value: Expression, side: 0 | 1): number {
  const printed = evaluate(board, frame, value);
  return policy(board, 'event-operations-modified') === 'printed' ? printed : operationsValue(board, side, printed);
}
