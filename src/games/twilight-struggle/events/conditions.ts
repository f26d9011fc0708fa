/** Conditions of events: whether something is so, is not so, or cannot be known from what was handed in. */
import type { Known } from '../../../core/answer.ts';
import { remember } from '../../../core/remember.ts';
import { type Board, card, controls, top } from '../board.ts';
import type { Frame } from '../state.ts';
import { sideOf, US, USSR } from '../tables.ts';
import { holds, holdsSome } from '../turn/hands.ts';
import { matchesCard } from './card-filter.ts';
import { evaluate } from './expressions.ts';
import { isBarred } from './occurrence.ts';
import { roleIs, sideOfRole } from './roles.ts';
import type { Comparison, Condition, Role } from './vocabulary.ts';

/** The truth of a condition; undefined when a hidden hand decides it. */
export const truth = (board: Board, frame: Frame, condition: Condition): Known => questionOf(condition)(board, frame);

/** A condition as a question about the board: which of its keys it has is looked at once. */
const questionOf = remember((condition: Condition): ((board: Board, frame: Frame) => Known) => {
  if ('all' in condition) return (board, frame) => every(condition.all.map((c) => truth(board, frame, c)));
  if ('any' in condition)
    return (board, frame) => negate(every(condition.any.map((c) => negate(truth(board, frame, c)))));
  if ('not' in condition) return (board, frame) => negate(truth(board, frame, condition.not));
  if ('gt' in condition) return (board, frame) => compare(board, frame, condition.gt) > 0;
  if ('gte' in condition) return (board, frame) => compare(board, frame, condition.gte) >= 0;
  if ('lt' in condition) return (board, frame) => compare(board, frame, condition.lt) < 0;
  if ('lte' in condition) return (board, frame) => compare(board, frame, condition.lte) <= 0;
  if ('eq' in condition) return (board, frame) => compare(board, frame, condition.eq) === 0;
  if ('controls' in condition)
    return (board, frame) => {
      const where = board.tables.countryIndex.get(condition.controls.id);
      return where !== undefined && controls(board, sideOfRole(board, frame, condition.controls.side), where);
    };
  if ('occurred' in condition) return (board) => hasOccurred(board, condition.occurred);
  if ('inEffect' in condition) return (board) => inEffect(board, condition.inEffect);
  if ('holds' in condition) return (board, frame) => holdsMatching(board, frame, condition.holds);
  if ('exists' in condition) return (_board, frame) => (frame.bound[condition.exists]?.cards?.length ?? 0) > 0;
  if ('cardSide' in condition) return (board, frame) => cardSide(board, frame, condition.cardSide, condition.in);
  if ('isSide' in condition)
    return (board, frame) => sideOfRole(board, frame, condition.isSide) === sideOf(condition.side);
  if ('phase' in condition) return (board) => (condition.phase === 'headline') === (board.state.round === 0);
  if ('phasing' in condition) return (board, frame) => roleIs(board, frame, condition.phasing, board.state.phasing);
  if ('playedBy' in condition)
    return (board, frame) => {
      const asked = top(board);
      // Before its use is named, a card is not yet a play in progress.
      const play = asked?.do === 'play' && asked.at === 'use' ? asked : board.state.play;
      return play?.card === frame.card && roleIs(board, frame, condition.playedBy, play.by);
    };
  if ('playedAs' in condition)
    return (board, { watched: play }) => {
      const as = condition.mode === 'event' ? 'event' : 'operations';
      return play !== undefined && play.use === as && card(board, play.card).id === condition.playedAs;
    };
  if ('vpLead' in condition)
    return (board, frame) => {
      const lead = board.state.vp > 0 ? US : board.state.vp < 0 ? USSR : undefined;
      return lead !== undefined && roleIs(board, frame, condition.vpLead, lead);
    };
  if ('defconMovedTo' in condition) return (board) => (board.state.movedTo & (1 << condition.defconMovedTo)) !== 0;
  return (board, { watched: play }) => play !== undefined && play.card > 0 && isBarred(board, play.card) !== undefined;
});

/** Is the condition known to be true? For steps inside an event, where everything that counts is on the table. */
export const holdsTrue = (board: Board, frame: Frame, condition: Condition): boolean =>
  truth(board, frame, condition) === true;

/** Has this card's event happened in this game? A card that the edition lacks never has. */
export function hasOccurred(board: Board, id: string): boolean {
  const number = board.tables.cardNumber.get(id);
  return number !== undefined && board.state.occurred[number] === 1;
}

/** Is an effect of this card in force? */
export function inEffect(board: Board, id: string): boolean {
  const number = board.tables.cardNumber.get(id);
  return number !== undefined && board.state.lasting.some((lasting) => lasting.card === number);
}

function holdsMatching(board: Board, frame: Frame, what: Extract<Condition, { holds: unknown }>['holds']): Known {
  const side = sideOfRole(board, frame, what.side);
  if ('card' in what) {
    const number = board.tables.cardNumber.get(what.card);
    return number === undefined ? false : holds(board, side, number);
  }
  return holdsSome(board, side, (entry) => matchesCard(board, frame, what.where, entry.number, side) !== false);
}

function cardSide(board: Board, frame: Frame, reference: string, sides: readonly (Role | 'neutral')[]): boolean {
  const number = reference === 'this' ? frame.card : frame.bound[reference]?.cards?.[0];
  if (number === undefined) return false;
  const { owner } = card(board, number);
  return sides.some((role) =>
    role === 'neutral' ? owner === undefined : owner !== undefined && roleIs(board, frame, role, owner),
  );
}

const compare = (board: Board, frame: Frame, [left, right]: Comparison): number =>
  evaluate(board, frame, left) - evaluate(board, frame, right);

const negate = (known: Known): Known => (known === undefined ? undefined : !known);

function every(results: readonly Known[]): Known {
  if (results.includes(false)) return false;
  return results.includes(undefined) ? undefined : true;
}
