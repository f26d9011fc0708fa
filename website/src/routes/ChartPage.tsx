import type { ReactNode } from 'react';
import { ChartView } from '../components/chart/ChartView.tsx';
import type { ChartPageModel } from '../models.ts';
import { lazily } from '../run/lazily.ts';

interface Props {
  readonly chart: ChartPageModel;
  readonly titles: Readonly<Record<string, string>>;
}

const walker = lazily(async () => (await import('../run/site-engine.ts')).walker);

export default function ChartPage({ chart, titles }: Props): ReactNode {
  return <ChartView chart={chart} lazyWalker={walker} titles={titles} />;
}
