/**
 * The arithmetic of the rules written a second time, from the clauses alone: this file imports nothing, and its numbers are
 * those of the rulebook. A proof holds what the referee answers against it over a whole domain. Sides come in pairs, the US
 * first.
 */

export type Pair = readonly [us: number, ussr: number];
export type SideIndex = 0 | 1;

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

// Influence -----------------------------------------------------------------------------------------------------------

/** Who controls a country: as much influence as its stability, and a lead of as much. 2.1.7 */
export function controller(stability: number, [us, ussr]: Pair): SideIndex | undefined {
  if (us - ussr >= stability) return 0;
  return ussr - us >= stability ? 1 : undefined;
}

/** What the next marker of a side costs. 6.1.2, 6.1.2.a */
export const markerCost = (stability: number, influence: Pair, side: SideIndex): number =>
  controller(stability, influence) === other(side) ? 2 : 1;

/** Costs of the markers that a side can buy in one country, the price being set anew for each. 6.1.2.b, 6.1.3 */
export function markersFor(points: number, stability: number, influence: Pair, side: SideIndex): number[] {
  const costs: number[] = [];
  const now: [number, number] = [influence[0], influence[1]];
  for (let left = points; ; ) {
    const cost = markerCost(stability, now, side);
    if (cost > left) return costs;
    costs.push(cost);
    left -= cost;
    now[side]++;
  }
}

// Operations ----------------------------------------------------------------------------------------------------------

/** What a card is worth: the changes are added first, then a raise stops at 4 and a cut at 1. 7.4, 2.2.2 */
export function operations(printed: number, changes: readonly number[]): number {
  let sum = printed;
  for (const change of changes) sum += change;
  if (sum > printed) return Math.min(sum, 4);
  return sum < printed ? Math.max(sum, 1) : printed;
}

// Coups and realignments ----------------------------------------------------------------------------------------------

/** Regions closed to coups and realignments, by DEFCON. 8.1.5 */
export function isOpen(defcon: number, region: string): boolean {
  if (region === 'europe') return defcon >= 5;
  if (region === 'asia') return defcon >= 4;
  if (region === 'middle-east') return defcon >= 3;
  return defcon >= 2;
}

/** Influence after a coup of a side: the excess over twice the stability is taken away, and the rest put down. 6.3.2 */
export function coup(stability: number, operations: number, die: number, influence: Pair, side: SideIndex): Pair {
  let excess = die + operations - stability - stability;
  const after: [number, number] = [influence[0], influence[1]];
  while (excess > 0) {
    if (after[other(side)] > 0) after[other(side)]--;
    else after[side]++;
    excess--;
  }
  return after;
}

/** Military operations after some more: the track ends at 5. 6.3.3, 8.2 */
export const militaryOperations = (before: number, more: number): number => (before + more > 5 ? 5 : before + more);

/** What each side adds to its realignment roll. 6.2.2.c to 6.2.2.e */
export const realignmentModifiers = (neighbours: Pair, influence: Pair, beside: SideIndex | undefined): Pair => [
  neighbours[0] + (influence[0] > influence[1] ? 1 : 0) + (beside === 0 ? 1 : 0),
  neighbours[1] + (influence[1] > influence[0] ? 1 : 0) + (beside === 1 ? 1 : 0),
];

/** Influence after a realignment: the lower total loses the difference, as far as it has it. 6.2.2, 6.2.3 */
export function realignment(influence: Pair, dice: Pair, modifiers: Pair): Pair {
  const lead = dice[0] + modifiers[0] - dice[1] - modifiers[1];
  const less = (n: number, by: number): number => (by > n ? 0 : n - by);
  return lead > 0 ? [influence[0], less(influence[1], lead)] : [less(influence[0], -lead), influence[1]];
}

// Wars ----------------------------------------------------------------------------------------------------------------

/** The wars of 7.6: the least modified die that wins, victory points and military operations. */
export const WARS = {
  'korean-war': { wins: 4, vp: 2, milops: 2, targetToo: false },
  'arab-israeli-war': { wins: 4, vp: 2, milops: 2, targetToo: true },
  'indo-pakistani-war': { wins: 4, vp: 2, milops: 2, targetToo: false },
  'brush-war': { wins: 3, vp: 1, milops: 3, targetToo: false },
  'iran-iraq-war': { wins: 4, vp: 2, milops: 2, targetToo: false },
} as const;

/** Influence after a war: a victory replaces what the defender has by as much of the attacker. */
export function war(
  spec: (typeof WARS)[keyof typeof WARS],
  die: number,
  neighbours: number,
  holdsTarget: boolean,
  influence: Pair,
  attacker: SideIndex,
): { readonly won: boolean; readonly influence: Pair } {
  const won = die - neighbours - (spec.targetToo && holdsTarget ? 1 : 0) >= spec.wins;
  if (!won) return { won, influence };
  const sum = influence[0] + influence[1];
  return { won, influence: attacker === 0 ? [sum, 0] : [0, sum] };
}

// Scoring -------------------------------------------------------------------------------------------------------------

/** Presence, domination, control of each region; control of Europe wins the game. */
export const REGIONS: Readonly<Record<string, readonly [number, number, number]>> = {
  europe: [3, 7, Number.POSITIVE_INFINITY],
  asia: [3, 7, 9],
  'middle-east': [3, 5, 7],
  'central-america': [1, 3, 5],
  'south-america': [2, 5, 6],
  africa: [1, 4, 6],
};

/** A country of a region, as scoring sees it. */
export interface Scored {
  readonly battleground: boolean;
  /** The superpower next door. */
  readonly beside: SideIndex | undefined;
  readonly controlledBy: SideIndex | undefined;
}

/** Points of each side in a region. 10.1.1, 10.1.2 */
export function score(region: string, countries: readonly Scored[]): Pair {
  const [presence, domination, control] = REGIONS[region] as readonly [number, number, number];
  const battlegrounds = countries.filter(({ battleground }) => battleground);
  const points = (side: SideIndex): number => {
    const heldBy = (by: SideIndex, among: readonly Scored[]): number =>
      among.filter(({ controlledBy }) => controlledBy === by).length;
    const mine = heldBy(side, countries);
    const ofMine = heldBy(side, battlegrounds);
    const enemysDoor = countries.filter((each) => each.controlledBy === side && each.beside === other(side)).length;
    const extra = ofMine + enemysDoor;
    const most = mine > heldBy(other(side), countries);
    if (mine === 0) return 0;
    if (most && ofMine === battlegrounds.length) return control + extra;
    const both = ofMine > 0 && mine > ofMine;
    return (both && most && ofMine > heldBy(other(side), battlegrounds) ? domination : presence) + extra;
  };
  return [points(0), points(1)];
}

/** Victory points of Southeast Asia: one for each country, two for Thailand. */
export const southeastAsia = (held: readonly { readonly id: string; readonly side: SideIndex }[]): number =>
  held.reduce((sum, { id, side }) => sum + (side === 0 ? 1 : -1) * (id === 'thailand' ? 2 : 1), 0);

/** The marker after some points for the US, or for the USSR if they are negative; at 20 the game is won. 10.2, 10.3.1.a */
export function victoryPoints(before: number, points: number): { readonly vp: number; readonly winner: string } {
  const vp = Math.max(-20, Math.min(20, before + points));
  return { vp, winner: vp === 20 ? 'US' : vp === -20 ? 'USSR' : 'none' };
}

/** Points that step E moves: one for each military operation short of DEFCON, to the other side. 8.2.1 */
export function shortfall(defcon: number, done: Pair): number {
  const short = (n: number): number => (n < defcon ? defcon - n : 0);
  return short(done[1]) - short(done[0]);
}

// The space race ------------------------------------------------------------------------------------------------------

/** The boxes of the Deluxe track: Operations needed, highest die that succeeds, points of the first and of the second. */
export const BOXES: readonly (readonly [ops: number, dieMax: number, first: number, second: number])[] = [
  [2, 3, 2, 1],
  [2, 4, 0, 0],
  [2, 3, 2, 0],
  [2, 4, 0, 0],
  [3, 3, 3, 1],
  [3, 4, 0, 0],
  [3, 3, 4, 2],
  [4, 2, 2, 0],
];

/** The abilities of boxes 2, 4, 6 and 8: of whoever stands there or further and is alone. 6.4.4 */
export function abilities(space: Pair, side: SideIndex): string[] {
  const held: readonly (readonly [number, string])[] = [
    [2, 'two_space_cards'],
    [4, 'opponent_reveals_headline_first'],
    [6, 'discard_held'],
    [8, 'eight_action_rounds'],
  ];
  return held.filter(([box]) => space[side] >= box && space[other(side)] < box).map(([, name]) => name);
}

/** May a card be played for the space race? Undefined if it may; otherwise the clause that forbids it. 6.4.1, 6.4.2, 6.4.6 */
export function spaceBarred(space: Pair, side: SideIndex, operations: number, attempts: number): string | undefined {
  const box = BOXES[space[side]];
  if (box === undefined) return '6.4.6';
  const allowed = abilities(space, side).includes('two_space_cards') ? 2 : 1;
  if (attempts >= allowed) return '6.4.2';
  return operations < box[0] ? '6.4.1' : undefined;
}

/** Track and points after an attempt. 6.4.1.b, 6.4.3.a */
export function spaceAttempt(space: Pair, side: SideIndex, die: number): { readonly space: Pair; readonly vp: number } {
  const [, dieMax, first, second] = BOXES[space[side]] as readonly [number, number, number, number];
  if (die > dieMax) return { space, vp: 0 };
  const box = space[side] + 1;
  const vp = space[other(side)] < box ? first : second;
  return side === 0 ? { space: [box, space[1]], vp } : { space: [space[0], box], vp: 0 - vp };
}

// The turn ------------------------------------------------------------------------------------------------------------

/** DEFCON at the start of a turn. 4.5.A */
export const improved = (defcon: number): number => (defcon < 5 ? defcon + 1 : 5);

/** Cards in a full hand, and action rounds of a turn. 4.5.B, 4.5.D */
export const handSize = (turn: number): number => (turn < 4 ? 8 : 9);
export const actionRounds = (turn: number): number => (turn < 4 ? 6 : 7);

/** Whose headline comes first: the higher value; equal values, the US; a scoring card is worth nothing. 4.5.C.c to e */
export const firstHeadline = (values: Pair): SideIndex => (values[1] > values[0] ? 1 : 0);

/** Within reach of a marker that was there when the round began, or beside the side's own superpower. 6.1.1.a, 6.1.4 */
export const isInReach = (
  isThere: boolean,
  isNextDoor: boolean,
  beside: SideIndex | undefined,
  side: SideIndex,
): boolean => isThere || isNextDoor || beside === side;
