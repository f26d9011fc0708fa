/** What all frames have in common: a frame makes phrases of what a question states, if all of it is of its kind. */
import type { Message } from '../../core/render.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { SideName } from '../draft.ts';
import type { Value } from '../segment.ts';
import type { Facts } from './facts.ts';
import type { Marked } from './markers.ts';

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
