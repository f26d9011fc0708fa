import words from '@words';
import type { ReactNode } from 'react';
import { ChartView } from '../components/chart/ChartView.tsx';
import { Board } from '../components/map/Board.tsx';
import { Tracks } from '../components/map/Tracks.tsx';
import type { ChartPageModel, MapModel } from '../models.ts';
import { influenceOf } from '../run/influence.ts';
import { lazily } from '../run/lazily.ts';

interface Props {
  readonly chart: ChartPageModel;
  readonly map: MapModel;
  readonly titles: Readonly<Record<string, string>>;
}

const walker = lazily(async () => (await import('../run/site-engine.ts')).walker);

export default function ChartPage({ chart, titles, map }: Props): ReactNode {
  return (
    <ChartView
      chart={chart}
      lazyWalker={walker}
      titles={titles}
      strip={(board) => <Tracks board={board} />}
      picture={(board) => (
        <div className="chart-board">
          <Board map={map} influence={influenceOf(board)} label={words.board.title} />
        </div>
      )}
    />
  );
}
