/** The tracks beside the board: turn, DEFCON, victory points, military operations, space race, China Card. */
import type { State } from '../games/twilight-struggle/state.ts';
import { type Shape, shape } from './shape.ts';

export interface TrackWords {
  readonly turn: string;
  readonly vp: string;
  readonly milops: string;
  readonly space: string;
  readonly china: string;
  readonly sides: Readonly<Record<'us' | 'ussr', string>>;
}

type Tracked = Pick<State, 'turn' | 'round' | 'defcon' | 'vp' | 'milops' | 'space' | 'chinaHolder' | 'chinaUp'>;

/** One shape for each track, always in the same order. */
export function drawTracks(state: Tracked, words: TrackWords): readonly Shape[] {
  const { turn, round, defcon, vp, milops, space, chinaHolder, chinaUp } = state;
  const sides = [words.sides.us, words.sides.ussr] as const;
  const holder = chinaHolder === undefined ? '—' : sides[chinaHolder];
  const china = chinaHolder === undefined ? holder : `${holder} ${chinaUp ? '▲' : '▽'}`;
  const leader = vp === 0 ? '' : `${sides[vp > 0 ? 0 : 1]} `;
  const pair = (label: string, last: number, at: readonly [number, number]): Shape[] =>
    ([0, 1] as const).map((side) =>
      row(`${label} ${sides[side]}`, [0, last], at[side], side === 0 ? 'track--us' : 'track--ussr'),
    );
  return [
    figure(words.turn, round > 0 ? `${turn}.${round}` : String(turn)),
    row('DEFCON', [1, 5], defcon, 'track--defcon'),
    figure(words.vp, `${leader}${Math.abs(vp)}`),
    ...pair(words.milops, 5, milops),
    ...pair(words.space, 8, space),
    figure(words.china, china),
  ];
}

const labelled = (name: string, label: string, value: Shape): Shape =>
  shape('div', { class: name }, shape('span', { class: 'track__label' }, label), value);

const figure = (label: string, value: string): Shape => labelled('track', label, shape('b', {}, value));

/** A row of boxes, one of them marked. */
function row(label: string, [from, to]: readonly [number, number], at: number, name: string): Shape {
  const boxes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return labelled(
    `track ${name}`,
    label,
    shape(
      'span',
      { class: 'track__boxes', role: 'img', 'aria-label': `${label}: ${at}` },
      boxes.map((n) => shape('span', { class: n === at ? 'track__box track__box--here' : 'track__box' }, String(n))),
    ),
  );
}
