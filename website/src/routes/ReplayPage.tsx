import useBaseUrl from '@docusaurus/useBaseUrl';
import words from '@words';
import { type ReactNode, useMemo, useState } from 'react';
import { MAX_LOG_LENGTH } from '../../../src/logs/detect.ts';
import type { Film } from '../../../src/logs/film.ts';
import { Drop } from '../components/Drop.tsx';
import { Page } from '../components/Page.tsx';
import { Room } from '../components/replay/Room.tsx';
import type { ChartDrawing, MapModel } from '../models.ts';
import { type EngineData, makeEngine } from '../run/engine.ts';
import { film } from '../run/replay.ts';

export default function ReplayPage({
  map,
  engine: data,
  charts,
}: {
  readonly map: MapModel;
  readonly engine: EngineData;
  /** Drawing of every compound state by path. */
  readonly charts: Readonly<Record<string, ChartDrawing>>;
}): ReactNode {
  const engine = useMemo(() => makeEngine(data), [data]);
  const [shown, setShown] = useState<Film>();
  const [problem, setProblem] = useState('');
  const [at, setAt] = useState(0);
  const example = useBaseUrl('/logs/short-game.txt');
  const open = async (file: File): Promise<void> => {
    if (file.size > MAX_LOG_LENGTH) return setProblem(words.replay.tooLong);
    await play(await file.text(), file.name);
  };
  const play = async (text: string, name: string): Promise<void> => {
    const made = await film(engine, text, name);
    const wrong = typeof made === 'string' ? made : made.moments.length < 2 ? words.replay.noGame : '';
    setProblem(wrong);
    setShown(wrong === '' && typeof made !== 'string' ? made : undefined);
    setAt(0);
  };
  return (
    <Page title={words.nav.replay} description={words.replay.lead} width="wide">
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
        <div role="status">{problem !== '' && <pre className="yaml__problem">{problem}</pre>}</div>
      </Drop>
      {shown && <Room engine={engine} film={shown} at={at} onAt={setAt} map={map} charts={charts} />}
    </Page>
  );
}
