import * as words from '@words';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { Board as GameBoard } from '../../../../src/games/twilight-struggle/board.ts';
import type { MapModel } from '../../models.ts';
import type { Engine } from '../../run/engine.ts';
import { changedStability, influenceOf } from '../../run/influence.ts';
import { OddsOfCountry, OddsSwitch, useOdds } from '../desk/Odds.tsx';
import { Board } from '../map/Board.tsx';
import { BoardFrame } from '../map/BoardFrame.tsx';

/** The board that a moment of a game leaves, with the odds of what may be done there. */
export function MomentBoard(props: {
  readonly engine: Engine;
  readonly map: MapModel;
  readonly board: GameBoard;
  /** Stays the same as long as the same moment is shown. */
  readonly moment: string;
  readonly changed: readonly string[];
  /** The region that is shown, and its countries; without them the whole board. */
  readonly region: string;
  readonly focus: readonly string[] | undefined;
  readonly frame: RefObject<HTMLElement | null>;
  /** What stands beside the switch of the odds. */
  readonly tools: ReactNode;
}): ReactNode {
  const { engine, map, board, moment, changed, region, focus, frame, tools } = props;
  const [country, setCountry] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same moment is handed in as a new board whenever the page is drawn
  const shown = useMemo(() => board, [moment]);
  const odds = useOdds(engine, shown);
  return (
    <>
      <div className="work__tools">
        {tools}
        <OddsSwitch engine={engine} view={odds} />
      </div>
      <BoardFrame whole={focus === undefined} shown={region} frame={frame}>
        <Board
          map={map}
          influence={influenceOf(board)}
          focus={focus}
          stability={changedStability(board)}
          changed={odds.on ? [] : changed}
          highlight={odds.on && country !== undefined ? [country] : []}
          notes={odds.notes}
          label={words.board.title}
          {...(odds.on && { onChoose: setCountry })}
        />
      </BoardFrame>
      {odds.on && <OddsOfCountry engine={engine} view={odds} country={country} />}
    </>
  );
}
