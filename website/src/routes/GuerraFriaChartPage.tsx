import { type ReactNode, useMemo } from 'react';
import { ChartView } from '../components/chart/ChartView.tsx';
import type { ChartPageModel } from '../models.ts';
import { type GuerraFriaData, guerraFriaWalker } from '../run/guerra-fria.ts';

interface Props {
  readonly chart: ChartPageModel;
  readonly engine: GuerraFriaData;
  readonly titles: Readonly<Record<string, string>>;
}

export default function GuerraFriaChartPage({ chart, engine, titles }: Props): ReactNode {
  const walker = useMemo(() => guerraFriaWalker(engine), [engine]);
  return <ChartView chart={chart} walker={walker} titles={titles} />;
}
