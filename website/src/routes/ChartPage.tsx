import { type ReactNode, useMemo } from 'react';
import { ChartView } from '../components/chart/ChartView.tsx';
import type { ChartPageModel } from '../models.ts';
import { type EngineData, makeEngine } from '../run/engine.ts';
import { twilightStruggleWalker } from '../run/twilight-struggle.ts';

interface Props {
  readonly chart: ChartPageModel;
  readonly engine: EngineData;
  readonly titles: Readonly<Record<string, string>>;
}

export default function ChartPage({ chart, engine, titles }: Props): ReactNode {
  const walker = useMemo(() => twilightStruggleWalker(makeEngine(engine)), [engine]);
  return <ChartView chart={chart} walker={walker} titles={titles} />;
}
