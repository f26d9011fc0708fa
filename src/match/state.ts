/** The position of a game as programs compare it: everything is stated, by id, in one order. */
import type { CasePosition } from '../cases/case.ts';
import { positionOf } from '../cases/write.ts';
import { stepAt } from '../core/steps.ts';
import { type Board, influence } from '../games/twilight-struggle/board.ts';
import { KEPT } from '../games/twilight-struggle/state.ts';
import { SIDE_IDS } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

interface PerSide<T> {
  readonly us: T;
  readonly ussr: T;
}

/** A hand: the cards known, and how many more there are; null if nobody says how many. */
export interface MatchHand {
  readonly known: readonly string[];
  readonly hidden: number | null;
}

/** Everything about a game at one moment. Cards, countries and sides by id; lists in the order of the alphabet. */
export interface MatchState {
  readonly turn: number;
  readonly phase: string;
  /** 0 outside the action rounds. */
  readonly action_round: number;
  readonly phasing: string;
  readonly defcon: number;
  /** Positive for the US. */
  readonly vp: number;
  readonly milops: PerSide<number>;
  readonly space: PerSide<number>;
  readonly space_attempts_spent: PerSide<number>;
  /** Countries in which there is influence. */
  readonly influence: Readonly<Record<string, PerSide<number>>>;
  readonly control: PerSide<readonly string[]>;
  readonly china: { readonly holder: string; readonly face: string };
  readonly hands: PerSide<MatchHand>;
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  /** Cards kept beside the board until their effect ends. */
  readonly beside: readonly string[];
  readonly effects: NonNullable<CasePosition['effects']>;
  /** State of the chart that waits, and the side that decides; null where dice or the deck do, and at the end. */
  readonly awaits: string;
  readonly by: string | null;
  readonly over: { readonly winner: string; readonly how: string } | null;
}

/** States the position of a board. */
export function stateOf(board: Board): MatchState {
  const { state, tables } = board;
  const { position } = positionOf(board);
  const perSide = <T>(of: (side: 0 | 1) => T): PerSide<T> => ({ us: of(0), ussr: of(1) });
  const id = (number: number): string => tables.cards[number]?.id ?? String(number);
  const inZone = (zone: number): string[] =>
    [...state.zone].flatMap((at, number) => (at === zone ? [id(number)] : [])).sort();
  const by = decider(board) ?? (waitsForPhasing(board) ? state.phasing : undefined);
  const { result } = state;
  return {
    turn: state.turn,
    phase: position.phase ?? 'action_round',
    action_round: state.round,
    phasing: SIDE_IDS[state.phasing] as string,
    defcon: state.defcon,
    vp: state.vp,
    milops: perSide((side) => state.milops[side]),
    space: perSide((side) => state.space[side]),
    space_attempts_spent: perSide((side) => state.spaceUsed[side]),
    influence: Object.fromEntries(
      tables.countries
        .flatMap(({ id: country, index }) => {
          const [us, ussr] = [influence(board, 0, index), influence(board, 1, index)];
          return us === 0 && ussr === 0 ? [] : [[country, { us, ussr }] as const];
        })
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    control: perSide((side) =>
      state.controlled[side]
        .list()
        .map((index) => tables.countries[index]?.id as string)
        .sort(),
    ),
    china: {
      holder: state.chinaHolder === undefined ? 'none' : (SIDE_IDS[state.chinaHolder] as string),
      face: state.chinaUp ? 'up' : 'down',
    },
    hands: perSide((side) => ({
      known: inZone(2 + side),
      hidden: state.hidden[side] < 0 ? null : state.hidden[side],
    })),
    discard: [...(position.discard ?? [])].map(String).sort(),
    removed: [...(position.removed ?? [])].map(String).sort(),
    beside: inZone(KEPT),
    effects: [...(position.effects ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1)),
    awaits: stepAt(twilightStruggle.steps, state).path,
    by: result || by === undefined ? null : (SIDE_IDS[by] as string),
    over: result && {
      winner: result.winner === 'draw' ? 'draw' : (SIDE_IDS[result.winner] as string),
      how: result.how,
    },
  };
}

/** Is nothing on the agenda that says whose decision it is, and yet the phasing player's? */
const waitsForPhasing = ({ state }: Board): boolean => {
  const awaited = twilightStruggle.steps.rows[state.step]?.awaited ?? [];
  return awaited.includes('play') || (awaited.includes('discard') && !awaited.includes('roll'));
};

/** Every key of a state, in its order. */
export const STATE_KEYS: readonly (keyof MatchState)[] = [
  'turn',
  'phase',
  'action_round',
  'phasing',
  'defcon',
  'vp',
  'milops',
  'space',
  'space_attempts_spent',
  'influence',
  'control',
  'china',
  'hands',
  'discard',
  'removed',
  'beside',
  'effects',
  'awaits',
  'by',
  'over',
];
