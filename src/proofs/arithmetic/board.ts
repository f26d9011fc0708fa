/** What the proofs of the arithmetic put on the board. */
import type { CaseAction, CasePosition } from '../../cases/case.ts';
import type { Country } from '../../games/twilight-struggle/ruleset.ts';
import type { Pair, SideIndex } from '../formulas.ts';

export const SIDES: readonly SideIndex[] = [0, 1];
export const DICE = [1, 2, 3, 4, 5, 6] as const;
export const NAMES = ['US', 'USSR'] as const;
const KEYS = ['us', 'ussr'] as const;

/** Neutral cards by their Operations, which either side plays without an event coming of it. */
export const CARD_WORTH: Readonly<Record<number, string>> = {
  1: 'captured-nazi-scientist',
  2: 'olympic-games',
  3: 'brush-war',
  4: 'nuclear-test-ban',
};

export const rival = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** Whole numbers from one to another, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

export const perSide = ([us, ussr]: Pair): { us: number; ussr: number } => ({ us, ussr });

/** A pair with one side's number first. */
export const pairOf = (side: SideIndex, own: number, rivals: number): Pair =>
  side === 0 ? [own, rivals] : [rivals, own];

/** Influence in some countries. */
export const influence = (entries: readonly (readonly [string, Pair])[]): NonNullable<CasePosition['influence']> =>
  Object.fromEntries(entries.map(([id, pair]) => [id, perSide(pair)]));

/** A side's action round in the Mid War, with one card in hand. */
export function round(side: SideIndex, card: string, rest: CasePosition = {}): CasePosition {
  return { turn: 5, defcon: 5, phasing: NAMES[side], hands: { [KEYS[side] as 'us']: [card] }, ...rest };
}

/** That card played for its Operations. */
export const operate = (side: SideIndex, card: string, rest: Partial<CaseAction>): CaseAction => ({
  kind: 'play',
  player: NAMES[side],
  card,
  as: 'ops',
  ...rest,
});

/** The superpower next door, as the formulas count sides. */
export const besideOf = ({ superpower }: Country): SideIndex | undefined =>
  superpower === 'us' ? 0 : superpower === 'ussr' ? 1 : undefined;

/** Influence that gives a side control of a country in which nobody else has any. */
export const holding = (side: SideIndex, { stability }: Country): Pair => pairOf(side, stability, 0);

/** Every combination of the members of some lists; those of the last list change first. */
export function* product<const T extends readonly (readonly unknown[])[]>(
  ...lists: T
): Generator<{ -readonly [K in keyof T]: T[K][number] }> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [] as never;
  else for (const each of first) for (const others of product(...rest)) yield [each, ...others] as never;
}
