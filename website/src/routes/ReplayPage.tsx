import useBaseUrl from '@docusaurus/useBaseUrl';
import words from '@words';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MAX_LOG_LENGTH } from '../../../src/logs/detect.ts';
import type { Film } from '../../../src/logs/film.ts';
import { Drop } from '../components/Drop.tsx';
import { Page } from '../components/Page.tsx';
import { Problem } from '../components/Problem.tsx';
import type { ChartDrawing, MapModel } from '../models.ts';
import type { Engine } from '../run/engine.ts';
import { lazily } from '../run/lazily.ts';

/** The referee comes with the first game that is opened. */
const referee = lazily(() => Promise.all([import('../run/site-engine.ts'), import('../run/replay.ts')]));
const Room = lazy(async () => ({ default: (await import('../components/replay/Room.tsx')).Room }));

interface Shown {
  readonly engine: Engine;
  readonly film: Film;
}

export default function ReplayPage({
  map,
  charts,
}: {
  readonly map: MapModel;
  /** Drawing of every compound state by path. */
  readonly charts: Readonly<Record<string, ChartDrawing>>;
}): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState('');
  const [at, setAt] = useState(0);
  const example = useBaseUrl('/logs/short-game.txt');
  const open = async (file: File): Promise<void> => {
    if (file.size > MAX_LOG_LENGTH) return setProblem(words.replay.tooLong);
    await play(await file.text(), file.name);
  };
  const play = async (text: string, name: string): Promise<void> => {
    const [{ engine }, { film }] = await referee.get();
    const made = await film(engine, text, name);
    const wrong = typeof made === 'string' ? made : made.moments.length < 2 ? words.replay.noGame : '';
    setProblem(wrong);
    setShown(wrong === '' && typeof made !== 'string' ? { engine, film: made } : undefined);
    setAt(0);
  };
  return (
    <Page title={words.nav.replay} description={words.replay.lead} width="wide" runs>
      <header className="page__header">
        <h1>{words.replay.title}</h1>
        <p className="lead">{words.replay.lead}</p>
      </header>
      <Drop label={words.replay.choose} accept=".txt,.log,.yaml,.yml" onFile={(file) => void open(file)}>
        <button
          type="button"
          className="plain"
          onClick={() => void fetch(example).then(async (answer) => play(await answer.text(), 'short-game.txt'))}
        >
          {words.replay.example}
        </button>
        <p className="small">
          {words.replay.formats} {words.replay.keys}
        </p>
        <div role="status">{problem !== '' && <Problem text={problem} />}</div>
      </Drop>
      {shown && (
        <Suspense fallback={null}>
          <Room engine={shown.engine} film={shown.film} at={at} onAt={setAt} map={map} charts={charts} />
        </Suspense>
      )}
    </Page>
  );
}
