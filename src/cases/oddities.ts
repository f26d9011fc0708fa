/**
 * What a case states that cannot have come about, such as a card before its time. It forbids nothing, since the play may be
 * meant all the same; it is told beside the ruling.
 */
import type { Finding } from '../core/finding.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Period } from '../games/twilight-struggle/ruleset.ts';
import { DISCARD, handOf, KEPT, REMOVED } from '../games/twilight-struggle/state.ts';
import { SIDES } from '../games/twilight-struggle/tables.ts';
import { periodOf } from '../games/twilight-struggle/turn/deal.ts';
import { handSize, lying } from '../games/twilight-struggle/turn/hands.ts';
import type { CaseInput } from './case.ts';
import type { NameIndex } from './names.ts';

/** The clause by which the cards of a period join the draw pile. */
const JOINING: Readonly<Partial<Record<Period['id'], string>>> = { mid: '4.1.d', late: '4.1.e' };

/**
 * The oddities of a case that states its turn.
 * @param board the position as it is set up
 */
export function oddities(board: Board, { position, action: [first] }: CaseInput, names: NameIndex): readonly Finding[] {
  if (position.turn === undefined) return tooManyInSpace(board);
  const played = [first?.card, first?.us?.card, first?.ussr?.card].flatMap((ref) =>
    ref === undefined ? [] : (names.card(ref) ?? []),
  );
  return [...beforeTheirTime(board, played), ...handsTooLarge(board), ...tooManyInSpace(board)];
}

/** Cards that lie open, are held or are played before the turn in which their period begins. 4.1.d, 4.1.e */
function beforeTheirTime(board: Board, played: readonly number[]): readonly Finding[] {
  const places = [...SIDES.map(handOf), DISCARD, REMOVED, KEPT];
  const isSeen = (number: number): boolean =>
    played.includes(number) || places.some((place) => lying(board, place).has(number));
  return board.rules.periods.flatMap(({ id, turns: [n = 0] }): readonly Finding[] => {
    const clause = JOINING[id];
    const cards = n > board.state.turn ? board.tables.ofPeriod[id].list().filter(isSeen) : [];
    return clause && cards.length > 0 ? [{ clause, force: 'applies', message: 'odd.period', args: { cards, n } }] : [];
  });
}

/** More cards than a side can have played for the space race in this turn; an ability that it has lost since may have allowed one more. 6.4.2 */
function tooManyInSpace({ state: { space, spaceUsed }, tables: { law, abilityBox } }: Board): readonly Finding[] {
  const box = abilityBox['two-space-cards-per-turn'];
  return SIDES.flatMap((side): readonly Finding[] => {
    const limit = box !== undefined && space[side] >= box ? law.spaceCardsWithAbility : law.spaceCards;
    const n = spaceUsed[side];
    return n <= limit ? [] : [{ clause: '6.4.2', force: 'applies', message: 'odd.space', args: { side, n, limit } }];
  });
}

/** More cards than are ever dealt: no event leaves a hand larger than the deal makes it. 4.5.B */
function handsTooLarge(board: Board): readonly Finding[] {
  const limit = periodOf(board, board.state.turn).handSize;
  return SIDES.flatMap((side): readonly Finding[] => {
    const n = handSize(board, side);
    if (n === undefined || n <= limit) return [];
    return [{ clause: '4.5.B', force: 'applies', message: 'odd.hand', args: { side, n, limit } }];
  });
}
