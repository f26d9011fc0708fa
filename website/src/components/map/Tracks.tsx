import * as words from '@words';
import type { ReactNode } from 'react';
import { drawTracks } from '../../../../src/drawing/tracks.ts';
import type { Board } from '../../../../src/games/twilight-struggle/board.ts';
import { drawn } from '../Drawn.tsx';

const trackWords = {
  turn: words.desk.turn,
  vp: words.desk.vp,
  milops: words.desk.milops,
  space: words.desk.space,
  china: words.sections['9'],
  sides: words.card.sides,
};

/** The tracks beside the board. */
export function Tracks({ board }: { readonly board: Board }): ReactNode {
  return (
    <div className="tracks">{drawTracks(board.state, trackWords).map((track, n) => drawn(track, undefined, n))}</div>
  );
}
