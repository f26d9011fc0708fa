import * as words from '@words';
import { lazy, type ReactNode } from 'react';
import { type Judged, Opening } from '../../components/replay/Opening.tsx';
import { lazily } from '../../run/lazily.ts';

/** The referee comes with the first game that is opened. */
const referee = lazily(() =>
  Promise.all([
    import('./site.ts'),
    import('./read.ts'),
    import('@generated/rulebook/default/shared-guerra-fria-titles.json'),
  ]),
);
const ReplayView = lazy(async () => ({
  default: (await import('./ReplayView.tsx')).GuerraFriaReplayView,
}));

async function judge(text: string, name: string): Promise<string | Judged> {
  const [{ engine, walker }, { timelineOfGuerraFria }, { default: titles }] = await referee.get();
  const timeline = timelineOfGuerraFria(engine, text, name);
  if (typeof timeline === 'string') return timeline;
  const { moments } = timeline;
  const own = { engine, timeline, walker, titles: titles as Readonly<Record<string, string>> };
  return { moments, view: (props) => <ReplayView {...own} {...props} /> };
}

/** The replay view of the other game. */
export default function GuerraFriaReplayPage(): ReactNode {
  return (
    <Opening
      game="guerra-fria"
      title={`${words.charts.gameNames['guerra-fria']}: ${words.replay.title}`}
      lead={words.guerraFria.replayLead}
      formats={words.guerraFria.formats}
      accept=".yaml,.yml"
      example="guerra-fria.yaml"
      shelf="replay-guerra-fria"
      judge={judge}
    />
  );
}
