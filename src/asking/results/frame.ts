/** What all frames have in common: a frame makes phrases of what a question states, if all of it is of its kind. */
import type { Message } from '../../core/render.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { SideName } from '../draft.ts';
import type { Value } from '../segment.ts';
import type { Facts } from './facts.ts';
import type { Marked } from './markers.ts';
import type { Part, PartKind } from './parts.ts';

export type Said = readonly [id: string, values?: Readonly<Record<string, Value>>];
/** What a frame makes of the facts; undefined if they are not of its kind, or not all understood. */
export type Frame = (
  facts: Facts,
  rules: Ruleset,
) => { readonly said: readonly Said[]; readonly assumed?: readonly Message[] } | undefined;

export const influence = (marked: readonly Marked[]): readonly Said[] =>
  marked.map(({ country, side, n }): Said => ['position.influence', { side, country, n }]);
export const control = (list: readonly { readonly side: SideName; readonly country: string }[]): readonly Said[] =>
  list.map(({ side, country }): Said => ['position.control', { side, country }]);
export const stated = (id: string, n: number | undefined): readonly Said[] => (n === undefined ? [] : [[id, { n }]]);
export const ASK: Said = ['ask.plain'];

/** What all plays have: when it is, the level of DEFCON, and cards that are in effect; null if it cannot be told. */
export function setting(facts: Facts): readonly Said[] | null {
  // "One action round left" is none with a number.
  const turn = facts.numberOf('turn', 1);
  const round = facts.numberOf('round', 1);
  const defcon = facts.numberOf('defcon', 1, -1);
  // "No NATO": what nobody says is in effect is not.
  for (const at of facts.of('none')) {
    const card = facts.beside(at, 1, 'card') ?? facts.beside(at, -1, 'card');
    if (card !== undefined) facts.use(at, card);
  }
  // "North Sea Oil isn't out".
  for (const at of facts.of('active')) {
    const not = facts.beside(at, -1, 'not');
    const card = not === undefined ? undefined : facts.beside(not, -1, 'card');
    if (not !== undefined && card !== undefined) facts.use(at, not, card);
  }
  const effects = facts.of('active', 'on', 'against').flatMap((at): readonly Said[] => {
    const behind = facts.kindAt(at) === 'active' ? facts.beside(at, 1, 'card') : undefined;
    const card = facts.beside(at, -1, 'card') ?? behind;
    if (card === undefined) return [];
    // "Red Scare is on me", "the US used Death Squads this turn".
    const [hit, player] = [facts.beside(at, 1, 'side'), facts.beside(card, -1, 'side')];
    const id = facts.valueAt(card);
    if (facts.kindAt(at) !== 'active' && hit !== undefined) {
      facts.use(at, card, hit);
      return [['position.effect_on', { card: id, side: facts.valueAt(hit) }]];
    }
    if (facts.kindAt(at) === 'against') return [];
    facts.use(at, card, ...(player === undefined ? [] : [player]));
    return [
      player === undefined
        ? ['position.effect', { card: id }]
        : ['position.played', { card: id, side: facts.valueAt(player) }],
    ];
  });
  if (turn === null || round === null || defcon === null) return null;
  return [
    ...stated('position.turn', turn),
    ...stated('position.round', round),
    ...stated('position.defcon', defcon),
    ...effects,
  ];
}

/** Things that are counted beside victory points. */
const COUNTED: readonly PartKind[] = ['box', 'milops', 'battlegrounds', 'others', 'countries', 'ops', 'country', 'die'];

/** "13 VP ahead", "the US leads by 6": where the marker stands, if it is said. 10.2 */
export function leadOf(facts: Facts): readonly Said[] {
  return facts.of('leads').flatMap((at): readonly Said[] => {
    const unit = facts.beside(at, -1, 'vp', 'points');
    const number = facts.beside(at, 1, 'n') ?? facts.beside(unit ?? at, -1, 'n');
    if (number === undefined || facts.beside(number, 1, ...COUNTED) !== undefined) return [];
    const { clause } = facts.parts[at] as Part;
    const within = facts.of('side').filter((side) => facts.parts[side]?.clause === clause);
    const owner = within.findLast((side) => side < Math.max(at, number)) ?? within[0];
    const side = owner === undefined ? facts.me : facts.valueAt(owner);
    if (side === undefined) return [];
    // "6 VP": what is counted stands on either side of the number.
    const units = [unit, facts.beside(number, 1, 'vp', 'points')].flatMap((each) => each ?? []);
    facts.use(at, number, ...units);
    return [['position.vp', { side, n: Number(facts.valueAt(number)) }]];
  });
}

/** The side that does what the word says, and rolls; undefined if it is not said, null if two are. */
export function actorOf(
  facts: Facts,
  ...words: readonly ('coup' | 'realign' | 'die' | 'card' | 'space')[]
): SideName | undefined | null {
  const named = new Set<SideName>();
  for (const at of facts.parts.keys()) {
    if (!(words as readonly string[]).includes(facts.kindAt(at))) continue;
    const side = facts.doerOf(at);
    if (side) named.add(side);
  }
  return named.size > 1 ? null : [...named][0];
}

/** The box in which each side's marker is in the space race, as far as it is said; null if it cannot be told whose. 6.4 */
export function boxesOf(facts: Facts): readonly Said[] | null {
  const boxes: Partial<Record<SideName, number>> = {};
  // "The US on box 2, the USSR on 1": the word is said once.
  const words = facts.of('box');
  // "Box 2 of the space race".
  facts.use(...facts.of('space').filter((at) => words.some((box) => isTogether(facts, at, box))));
  const again = words.length === 1 ? facts.of('n').filter((at) => isLone(facts, at, words[0] as number)) : [];
  for (const at of [...words, ...again]) {
    const number = facts.kindAt(at) === 'n' ? at : (facts.beside(at, 1, 'n') ?? facts.beside(at, -1, 'n'));
    const owner = facts
      .of('side')
      .findLast((side) => side < at && facts.parts[side]?.clause === facts.parts[at]?.clause);
    if (number === undefined || owner === undefined) return null;
    const side = facts.valueAt(owner) as SideName;
    if (boxes[side] !== undefined) return null;
    boxes[side] = Number(facts.valueAt(number));
    facts.use(at, number, owner);
  }
  return Object.entries(boxes).map(([side, n]): Said => ['position.space', { side, n }]);
}

/** Are a box and the track it is of named together? */
const isTogether = (facts: Facts, at: number, box: number): boolean =>
  facts.parts[at]?.clause === facts.parts[box]?.clause &&
  facts.parts.slice(Math.min(at, box) + 1, Math.max(at, box)).every(({ kind }) => kind === 'n');

/** Does a number stand alone behind a side in the next part of the sentence? */
function isLone(facts: Facts, at: number, box: number): boolean {
  const { clause } = facts.parts[at] ?? {};
  const within = facts.parts.filter((each) => each.clause === clause && each.kind !== 'own');
  return clause === (facts.parts[box]?.clause ?? 0) + 1 && within.map(({ kind }) => kind).join() === 'side,n';
}

/** "2 VP for the USSR even then?": in what is said last, points are what may come of it. */
export function useClaims(facts: Facts): void {
  const last = facts.parts.findLast(({ kind }) => kind !== 'ask')?.clause;
  for (const at of facts.of('vp', 'points')) {
    const number = facts.beside(at, -1, 'n');
    if (number !== undefined && facts.parts[at]?.clause === last && !facts.has('leads')) facts.use(at, number);
  }
}
