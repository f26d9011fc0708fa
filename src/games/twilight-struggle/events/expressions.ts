/** Numbers that events compute. */
import { remember } from '../../../core/remember.ts';
import { type Board, card, controls, influence, toControl } from '../board.ts';
import { regionStatus } from '../scoring/scoring.ts';
import type { Frame } from '../state.ts';
import { holdsTrue } from './conditions.ts';
import { countriesMatching } from './country-filter.ts';
import { sideOfRole } from './roles.ts';
import type { Expression } from './vocabulary.ts';

/**
 * The value of an expression.
 * @param where the country being handled, for amounts that depend on it
 */
export const evaluate = (board: Board, frame: Frame, expression: Expression, where?: number): number =>
  typeof expression === 'number' ? expression : formulaOf(expression)(board, frame, where);

type Formula = (board: Board, frame: Frame, where: number | undefined) => number;

/** An expression as a question about the board: which of its keys it has is looked at once. */
const formulaOf = remember((expression: Exclude<Expression, number>): Formula => {
  if ('count' in expression) return (board, frame) => countriesMatching(board, frame, expression.count).size;
  if ('influence' in expression)
    return (board, frame, where) => {
      const at = expression.in === undefined ? where : board.tables.countryIndex.get(expression.in);
      return at === undefined ? 0 : influence(board, sideOfRole(board, frame, expression.influence), at);
    };
  if ('toControl' in expression)
    return (board, frame, where) =>
      where === undefined ? 0 : toControl(board, sideOfRole(board, frame, expression.toControl), where);
  if ('track' in expression) return (board, frame) => trackValue(board, frame, expression);
  if ('ops' in expression)
    return (board, frame) => {
      const number = expression.ops === 'this' ? frame.card : frame.bound[expression.ops]?.cards?.[0];
      return number === undefined ? 0 : card(board, number).ops;
    };
  if ('size' in expression)
    return (_board, frame) => {
      const bound = frame.bound[expression.size];
      return bound?.cards?.length ?? bound?.countries?.length ?? 0;
    };
  if ('removedBy' in expression) return (_board, frame) => frame.bound[expression.removedBy]?.amount ?? 0;
  if ('regions' in expression)
    return (board, frame) => {
      const side = sideOfRole(board, frame, expression.regions);
      const status: readonly string[] = expression.status;
      const scored = board.tables.rules.regions.filter((region) => region.scoring);
      return scored.filter((region) => status.includes(regionStatus(board, region.id, side))).length;
    };
  if ('southeastAsia' in expression)
    return (board, frame) => {
      const side = sideOfRole(board, frame, expression.southeastAsia);
      let sum = 0;
      for (const [id, vp] of Object.entries(board.tables.rules.southeastAsia)) {
        const at = board.tables.countryIndex.get(id);
        if (at !== undefined && controls(board, side, at)) sum += vp;
      }
      return sum;
    };
  if ('add' in expression)
    return (board, frame, where) =>
      expression.add.reduce<number>((sum, each) => sum + evaluate(board, frame, each, where), 0);
  if ('sub' in expression)
    return (board, frame, where) =>
      evaluate(board, frame, expression.sub[0], where) - evaluate(board, frame, expression.sub[1], where);
  if ('half' in expression)
    return (board, frame, where) => {
      const half = evaluate(board, frame, expression.half, where) / 2;
      return expression.round === 'up' ? Math.ceil(half) : Math.floor(half);
    };
  return (board, frame, where) =>
    evaluate(board, frame, holdsTrue(board, frame, expression.if) ? expression.then : expression.else, where);
});

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
