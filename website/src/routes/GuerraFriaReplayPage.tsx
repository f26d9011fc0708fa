import * as words from '@words';
import { lazy, type ReactNode } from 'react';
import { type Judged, Opening } from '../components/replay/Opening.tsx';
import { lazily } from '../run/lazily.ts';

/** The referee comes with the first game that is opened. */
const referee = lazily(() => Promise.all([import('../run/site-guerra-fria.ts'), import('../run/read-guerra-fria.ts')]));
const Room = lazy(async () => ({ default: (await import('../components/replay/GuerraFriaRoom.tsx')).GuerraFriaRoom }));

async function judge(text: string, name: string): Promise<string | Judged> {
  const [{ engine }, { filmGuerraFria }] = await referee.get();
  const film = filmGuerraFria(engine, text, name);
  if (typeof film === 'string') return film;
  const { moments } = film;
  return { moments, room: (room) => <Room engine={engine} film={film} {...room} /> };
}

/** The replay room of the other game. */
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
