import words from '@words';
import type { ReactNode } from 'react';
import type { Board } from '../../../../src/games/twilight-struggle/board.ts';
import { knownHand } from '../../../../src/games/twilight-struggle/hands.ts';
import { NOT_STATED } from '../../../../src/games/twilight-struggle/state.ts';
import { SIDES } from '../../../../src/games/twilight-struggle/tables.ts';
import type { Engine } from '../../run/engine.ts';
import { CardTag } from '../links.tsx';

/** Both hands, as far as anybody could know them. */
export function Hands({ engine, board }: { readonly engine: Engine; readonly board: Board }): ReactNode {
  const { sides } = words.card;
  return (
    <div className="hands">
      {SIDES.map((side) => {
        const hidden = board.state.hidden[side];
        return (
          <section key={side} className="hands__side">
            <h3>
              {words.desk.hand} {side === 0 ? sides.us : sides.ussr}
            </h3>
            <ul>
              {knownHand(board, side).flatMap((number) => {
                const card = board.tables.cards[number];
                if (!card) return [];
                const { id, ops } = card;
                const owner = card.owner === null ? 'neutral' : card.owner === 0 ? 'us' : 'ussr';
                const title = engine.texts.names.cards[id]?.title ?? id;
                return [
                  <li key={id}>
                    <CardTag card={{ id, number, title: String(title), side: owner, ops }} />
                  </li>,
                ];
              })}
              <li className="small">
                {hidden === NOT_STATED ? words.replay.handUnknown : hidden > 0 && `${words.desk.hidden}: ${hidden}`}
              </li>
            </ul>
          </section>
        );
      })}
    </div>
  );
}
