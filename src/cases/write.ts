/** A board as a position of the case format: what `--format yaml` prints and the next case of an example starts from. */
import { stepAt } from '../core/steps.ts';
import { type Board, influence } from '../games/twilight-struggle/board.ts';
import { ABSENT, DISCARD, NOT_STATED, REMOVED, UNSEEN } from '../games/twilight-struggle/state.ts';
import { SIDES, type Side, USSR } from '../games/twilight-struggle/tables.ts';
import { deckSize, knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { nextRound } from '../games/twilight-struggle/turn/rounds.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { CardRef, CaseHand, CasePosition } from './case.ts';
import { namedEffects } from './effects.ts';
import { SIDE_NAMES } from './query.ts';

/** A position and whether the format can state all of it. */
export interface WrittenPosition {
  readonly position: CasePosition;
  /** False in the middle of a play, which the format cannot state: the position is that of the board all the same. */
  readonly atRest: boolean;
}

/**
 * Writes a board as a position. Names are English, cards are ids.
 * @param pile the draw pile from the top, if the position before stated it
 */
export function positionOf(board: Board, pile?: readonly CardRef[]): WrittenPosition {
  const { state, tables } = board;
  const when = momentOf(board);
  const ids = (numbers: readonly number[]): string[] =>
    numbers.map((number) => tables.cards[number]?.id ?? String(number));
  const inZone = (zone: number): number[] => [...state.zone].flatMap((z, number) => (z === zone ? [number] : []));
  const effects = namedEffects(board);
  const occurred = [...state.occurred].flatMap((flag, number) =>
    flag && !effects.some(({ card }) => card === number) ? [number] : [],
  );
  const perSide = (values: readonly [number, number]): { us: number; ussr: number } => ({
    us: values[0],
    ussr: values[1],
  });
  const civilWar = tables.civilWar === undefined ? undefined : influence(board, USSR, tables.civilWar);
  const crises = state.turnZero.results.flatMap((result, at) => {
    const crisis = board.rules.turnZero.crises[at];
    const upTo = crisis?.results[result]?.upTo;
    return crisis && upTo !== undefined ? [[crisis.id, upTo] as const] : [];
  });
  const position: CasePosition = {
    base: 'empty',
    turn: state.turn,
    ...when.moment,
    defcon: state.defcon,
    vp: state.vp,
    milops: perSide(state.milops),
    space: perSide(state.space),
    ...(state.spaceUsed.some(Boolean) && { space_attempts_spent: perSide(state.spaceUsed) }),
    influence: influenceOf(board),
    china: {
      holder: state.chinaHolder === undefined ? 'none' : SIDE_NAMES[state.chinaHolder],
      face: state.chinaUp ? 'up' : 'down',
    },
    ...handsOf(board, ids),
    ...(pile && pileOf(board, pile)),
    ...(state.elsewhere !== NOT_STATED && { draw_pile: deckSize(board) ?? 0 }),
    ...stated('discard', ids(inZone(DISCARD))),
    ...stated('removed', ids(inZone(REMOVED))),
    ...stated(
      'effects',
      effects.map(({ name, value }) =>
        value === undefined ? { name } : { name, value: typeof value === 'string' ? value : ids(value) },
      ),
    ),
    ...stated('occurred', ids(occurred)),
    ...(state.handicap.some(Boolean) && { handicap: perSide(state.handicap) }),
    ...(crises.length > 0 && { crises: Object.fromEntries(crises) }),
    ...(civilWar !== undefined && { chinese_civil_war_influence: civilWar }),
  };
  return { position, atRest: when.atRest };
}

/** A list that is left out if it is empty. */
function stated<K extends string, T>(key: K, list: readonly T[]): Partial<Record<K, readonly T[]>> {
  return list.length === 0 ? {} : ({ [key]: list } as Record<K, readonly T[]>);
}

interface Moment {
  readonly moment: Pick<CasePosition, 'phase' | 'action_round' | 'phasing'>;
  readonly atRest: boolean;
}

/** Which phase the board is in, and whose round comes next. */
function momentOf(board: Board): Moment {
  const { state } = board;
  const { path } = stepAt(twilightStruggle.steps, state);
  const inRound = (round: number, side: Side, atRest: boolean): Moment => ({
    moment: { phase: 'action_round', action_round: Math.max(1, round), phasing: SIDE_NAMES[side] },
    atRest,
  });
  const in_ = (phase: NonNullable<CasePosition['phase']>, atRest = true): Moment => ({ moment: { phase }, atRest });
  if (path === 'turn.actionRounds.choosingCard' || path === 'turn.actionRounds.trapped.discarding') {
    return inRound(state.round, state.phasing, true);
  }
  if (path === 'turn.actionRounds.between' || path === 'turn.actionRounds.beginning') {
    const next = nextRound(board);
    return next ? inRound(next.round, next.side, true) : in_('cleanup');
  }
  if (path === 'over') return in_('final_scoring');
  if (path.startsWith('turn.actionRounds')) return inRound(state.round, state.phasing, false);
  // That one side has laid down its headline and the other has not is the middle of the phase.
  const begun = state.headline.some((card) => card !== 0);
  if (path.startsWith('turn.headline')) return in_('headline', path === 'turn.headline.choosing' && !begun);
  if (path === 'turn.deal') return in_('deal');
  if (path === 'turn.improveDefcon' || path === 'turn.advance') return in_('start_of_turn');
  if (path.startsWith('turnZero')) return in_('turn_zero', path === 'turnZero.crisis');
  if (path.startsWith('setUp')) return in_('setup', path === 'setUp.ussrPlacement');
  return in_(path === 'turn.flipChina' || path === 'turn.finalScoring' ? 'final_scoring' : 'cleanup');
}

function influenceOf(board: Board): NonNullable<CasePosition['influence']> {
  const countries = board.tables.countries.filter(({ index }) => index !== board.tables.civilWar);
  return Object.fromEntries(
    countries.flatMap(({ index, name }) => {
      const [us, ussr] = [influence(board, 0, index), influence(board, 1, index)];
      return us === 0 && ussr === 0 ? [] : [[name, { us, ussr }] as const];
    }),
  );
}

function handsOf(board: Board, ids: (numbers: readonly number[]) => string[]): Pick<CasePosition, 'hands'> {
  const hand = (side: Side): CaseHand | undefined => {
    const hidden = board.state.hidden[side];
    if (hidden === NOT_STATED) return undefined;
    const known = ids(knownHand(board, side));
    return hidden === 0 ? known : { known, hidden };
  };
  const entries = SIDES.flatMap((side) => {
    const cards = hand(side);
    return cards === undefined ? [] : [[side === 0 ? 'us' : 'ussr', cards] as const];
  });
  return entries.length === 0 ? {} : { hands: Object.fromEntries(entries) };
}

/** What is left of a draw pile that was stated, unless other cards have been shuffled into it. */
function pileOf(board: Board, pile: readonly CardRef[]): Pick<CasePosition, 'deck_top_first'> {
  const { zone } = board.state;
  const numberOf = (ref: CardRef): number =>
    typeof ref === 'number' ? ref : (board.tables.cardNumber.get(ref) ?? ABSENT);
  const left = pile.filter((ref) => zone[numberOf(ref)] === UNSEEN);
  const unseen = zone.filter((z) => z === UNSEEN).length;
  return left.length === unseen ? { deck_top_first: left } : {};
}
