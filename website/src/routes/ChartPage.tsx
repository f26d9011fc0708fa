import * as words from '@words';
import { type ReactNode, useMemo } from 'react';
import type { Board as GameBoard } from '../../../src/games/twilight-struggle/board.ts';
import type { ChartCoverage } from '../../../src/proofs/chart/coverage.ts';
import { type Charts, ChartView } from '../components/chart/ChartView.tsx';
import { Board } from '../components/map/Board.tsx';
import { BoardFrame } from '../components/map/BoardFrame.tsx';
import { Tracks } from '../components/map/Tracks.tsx';
import { Scroll } from '../components/Scroll.tsx';
import { Popover } from '../components/work/Popover.tsx';
import type { ChartPageModel, MapModel } from '../models.ts';
import { changedStability, influenceOf } from '../run/influence.ts';
import { lazily } from '../run/lazily.ts';

interface Props {
  readonly chart: ChartPageModel;
  readonly map: MapModel;
  readonly titles: Readonly<Record<string, string>>;
}

const walker = lazily(async () => (await import('../run/site-engine.ts')).walker);
const charts = lazily(
  async () => (await import('@generated/rulebook/default/charts.json')).default as unknown as Charts,
);
const coverage = lazily(
  async () => (await import('@generated/rulebook/default/chart-coverage.json')).default as unknown as ChartCoverage,
);

/** A small picture, and the board to be read at a click; drawn anew only when a marker has moved. */
function Picture({ map, board }: { readonly map: MapModel; readonly board: GameBoard }): ReactNode {
  const influence = JSON.stringify(influenceOf(board));
  const stability = JSON.stringify(changedStability(board));
  return useMemo(() => {
    const drawn = (
      <Board map={map} influence={JSON.parse(influence)} stability={JSON.parse(stability)} label={words.board.title} />
    );
    return (
      <div className="chart-board">
        <Popover label={words.board.title}>
          <BoardFrame whole picture>
            {drawn}
          </BoardFrame>
        </Popover>
        {drawn}
      </div>
    );
  }, [map, influence, stability]);
}

export default function ChartPage({ chart, titles, map }: Props): ReactNode {
  return (
    <ChartView
      chart={chart}
      lazyWalker={walker}
      lazyCharts={charts}
      lazyCoverage={coverage}
      titles={titles}
      strip={(board) => (
        <Scroll label={words.desk.position} className="work__tracks">
          <Tracks board={board} />
        </Scroll>
      )}
      picture={(board) => <Picture map={map} board={board} />}
    />
  );
}
