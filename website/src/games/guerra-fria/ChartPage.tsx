import type { ReactNode } from 'react';
import type { ChartCoverage } from '../../../../src/proofs/chart/coverage.ts';
import { type Charts, ChartView } from '../../components/chart/ChartView.tsx';
import type { ChartPageModel } from '../../models.ts';
import { lazily } from '../../run/lazily.ts';

interface Props {
  readonly chart: ChartPageModel;
  readonly titles: Readonly<Record<string, string>>;
}

const walker = lazily(async () => (await import('./site.ts')).walker);
const charts = lazily(
  async () => (await import('@generated/rulebook/default/guerra-fria-charts.json')).default as unknown as Charts,
);
const coverage = lazily(
  async () =>
    (await import('@generated/rulebook/default/guerra-fria-chart-coverage.json')).default as unknown as ChartCoverage,
);

export default function GuerraFriaChartPage({ chart, titles }: Props): ReactNode {
  return <ChartView chart={chart} lazyWalker={walker} lazyCharts={charts} lazyCoverage={coverage} titles={titles} />;
}
