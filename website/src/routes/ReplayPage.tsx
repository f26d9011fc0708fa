import * as words from '@words';
import { lazy, type ReactNode, useCallback } from 'react';
import type { ChartDrawing } from '../../../src/drawing/chart.ts';
import { type Judged, Opening } from '../components/replay/Opening.tsx';
import type { MapModel } from '../models.ts';
import { lazily } from '../run/lazily.ts';

/** The referee comes with the first game that is opened. */
const referee = lazily(() => Promise.all([import('../run/site-engine.ts'), import('../run/replay.ts')]));
const ReplayView = lazy(async () => ({ default: (await import('../components/replay/ReplayView.tsx')).ReplayView }));

export default function ReplayPage({
  map,
  charts,
}: {
  readonly map: MapModel;
  /** Drawing of every compound state by path. */
  readonly charts: Readonly<Record<string, ChartDrawing>>;
}): ReactNode {
  const judge = useCallback(
    async (text: string, name: string): Promise<string | Judged> => {
      const [{ engine }, { timeline }] = await referee.get();
      const made = await timeline(engine, text, name);
      if (typeof made === 'string') return made;
      const { moments } = made;
      return {
        moments,
        view: (props) => <ReplayView engine={engine} timeline={made} map={map} charts={charts} {...props} />,
      };
    },
    [map, charts],
  );
  return (
    <Opening
      game="twilight-struggle"
      title={words.replay.title}
      lead={words.replay.lead}
      formats={words.replay.formats}
      accept=".txt,.log,.yaml,.yml"
      example="short-game.txt"
      shelf="replay-games"
      judge={judge}
    />
  );
}
