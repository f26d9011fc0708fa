/** The move that is nearest to a null selection. */
import type { Board } from '../../board.ts';
import type { Card, Selection } from '../../cards.ts';
import { movesOf } from '../../choices.ts';
import type { CaseRuling, CaseStep } from '../../desk/case.ts';
import { opponents, SEATS, type Seat } from '../../seats.ts';
import { read, sum } from '../../selection.ts';
import type { GuerraFriaLanguage } from './language.ts';
import { lineOf, nameOf } from './notation.ts';

/** So many null selections are answered, those of a whole round: all moves are tried for each of them. */
const MOST = SEATS.length;

/** For the first null selections of a ruling the move nearest to each, in words. */
export function nearestMoves({ steps }: CaseRuling, language: GuerraFriaLanguage): string[] {
  const found: string[] = [];
  for (const [index, step] of steps.entries()) {
    for (const seat of SEATS.filter((each) => isNull(step, each))) {
      const tried = laidBy(seat, steps, index);
      const cards = tried && nearestTo(step.before, seat, tried);
      if (cards) found.push(`${nameOf(seat, language)}: ${lineOf(step.before, seat, cards, language)}`);
      if (found.length === MOST) return found;
    }
  }
  return found;
}

const isNull = ({ after, consequences }: CaseStep, seat: Seat): boolean =>
  consequences.some(({ message }) => message === 'move.null') && after.state.outcomes[seat]?.move === 'null';

/** What a player laid last, up to this step. */
function laidBy(seat: Seat, steps: readonly CaseStep[], upTo: number): Selection | undefined {
  for (let at = upTo; at >= 0; at--) {
    const fact = steps[at]?.fact;
    if (fact && 'cards' in fact && fact.by === seat) return fact.cards;
  }
  return undefined;
}

/** The cards of the move that differ least from these. */
export function nearestTo(board: Board, by: Seat, tried: Selection): Selection | undefined {
  const wanted = read(board, by, tried).move;
  const gap = (cards: Selection): number =>
    opponents(by).reduce<number>((sum, target) => sum + distance(cards[target] ?? [], tried[target] ?? []), 0);
  let nearest: Selection | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const reading of movesOf(board, by)) {
    const { cards, move } = reading;
    // Nobody wants to be told to move nothing.
    if (move === 'R' && sum(reading, 'IN') === 0) continue;
    const apart = gap(cards) + (move === wanted ? 0 : ANOTHER_MOVE);
    if (apart >= least) continue;
    nearest = cards;
    least = apart;
  }
  return nearest;
}

/** Another order weighs more than any number, and another move more than that. */
const ANOTHER_ORDER = 20;
const ANOTHER_MOVE = 40;

function distance(a: readonly Card[], b: readonly Card[]): number {
  const order = (cards: readonly Card[]) => cards.find((card) => typeof card === 'string');
  const number = (cards: readonly Card[]) =>
    cards.reduce<number>((n, card) => n + (typeof card === 'number' ? card : 0), 0);
  return Math.abs(number(a) - number(b)) + (order(a) === order(b) ? 0 : ANOTHER_ORDER);
}
