import * as words from '@words';
import type { ReactNode } from 'react';
import type { Board } from '../../../../src/games/twilight-struggle/board.ts';
import { NOT_STATED } from '../../../../src/games/twilight-struggle/state.ts';
import { SIDE_IDS, SIDES } from '../../../../src/games/twilight-struggle/tables.ts';
import { knownHand } from '../../../../src/games/twilight-struggle/turn/hands.ts';
import type { Holdings } from '../../../../src/logs/replay/hands/whereabouts.ts';
import type { CardLink } from '../../models.ts';
import type { Engine } from '../../run/engine.ts';
import { CardTag } from '../links.tsx';
import { Popover } from '../work/Popover.tsx';

interface Props {
  readonly engine: Engine;
  readonly board: Board;
  /** What the whole log tells of the hands at this moment. */
  readonly holdings?: Holdings | undefined;
}

/** Both hands, as far as anybody could know them, and what else they may hold. */
export function Hands({ engine, board, holdings }: Props): ReactNode {
  const { sides } = words.card;
  return (
    <div className="hands">
      {SIDES.map((side) => {
        const hidden = board.state.hidden[side];
        const known = linksOf(engine, board, knownHand(board, side));
        const possible = holdings?.hands[side].possible ?? [];
        return (
          <Popover
            key={side}
            label={`${words.desk.hand} ${side === 0 ? sides.us : sides.ussr}`}
            value={hidden === NOT_STATED ? `${known.length} + ?` : `${known.length} + ${hidden}`}
          >
            <Cards cards={known} />
            <p className="small">
              {hidden === NOT_STATED ? words.replay.handUnknown : hidden > 0 && `${words.desk.hidden}: ${hidden}`}
            </p>
            {hidden > 0 && possible.length > 0 && (
              <>
                <h3>
                  {words.replay.mayHold} ({possible.length})
                </h3>
                <Cards cards={linksOf(engine, board, possible)} />
              </>
            )}
          </Popover>
        );
      })}
    </div>
  );
}

const Cards = ({ cards }: { readonly cards: readonly CardLink[] }): ReactNode => (
  <ul>
    {cards.map((card) => (
      <li key={card.id}>
        <CardTag card={card} />
      </li>
    ))}
  </ul>
);

const linksOf = (engine: Engine, { tables }: Board, numbers: readonly number[]): CardLink[] =>
  numbers.flatMap((number) => {
    const card = tables.cards[number];
    if (!card) return [];
    const { id, ops, owner } = card;
    const title = String(engine.texts.names.cards[id]?.title ?? id);
    return [{ id, number, title, ops, side: owner === undefined ? 'neutral' : (SIDE_IDS[owner] ?? 'neutral') }];
  });
