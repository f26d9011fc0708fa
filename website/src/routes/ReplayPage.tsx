import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import words from '@words';
import { type DragEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { positionOf } from '../../../src/cases/write.ts';
import { type Film, titleOf } from '../../../src/logs/film.ts';
import { Board } from '../components/map/Board.tsx';
import { Tracks } from '../components/map/Tracks.tsx';
import { Page } from '../components/Page.tsx';
import { formFor } from '../counted.ts';
import type { MapModel } from '../models.ts';
import { type Engine, type EngineData, makeEngine } from '../run/engine.ts';
import { toLink } from '../run/link.ts';
import { boardAfter, film, pathAfter } from '../run/replay.ts';
import { influenceOf } from '../run/rule.ts';

const MOST_BYTES = 5_000_000;

export default function ReplayPage({
  map,
  engine: data,
  titles,
}: {
  readonly map: MapModel;
  readonly engine: EngineData;
  readonly titles: Readonly<Record<string, string>>;
}): ReactNode {
  const engine = useMemo(() => makeEngine(data), [data]);
  const [shown, setShown] = useState<Film>();
  const [problem, setProblem] = useState('');
  const [at, setAt] = useState(0);
  const example = useBaseUrl('/logs/short-game.txt');
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem(words.replay.tooLong);
    play(await file.text(), file.name);
  };
  const play = (text: string, name: string): void => {
    const made = film(engine, text, name);
    const isEmpty = made.moments.length < 2;
    setProblem(isEmpty ? words.replay.noGame : '');
    setShown(isEmpty ? undefined : made);
    setAt(0);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <Page title={words.nav.replay} description={words.replay.lead} width="wide">
      <header className="page__header">
        <h1>{words.replay.title}</h1>
        <p className="lead">{words.replay.lead}</p>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the field inside is the first */}
      <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop} data-nosearch>
        <label>
          {words.replay.choose}{' '}
          <input type="file" accept=".txt,.log,text/plain" onChange={(event) => void open(event.target.files?.[0])} />
        </label>
        <button
          type="button"
          className="plain"
          onClick={() => void fetch(example).then(async (answer) => play(await answer.text(), 'short-game.txt'))}
        >
          {words.replay.example}
        </button>
        <p role="status" className="small">
          {problem}
        </p>
      </div>
      {shown && <Room engine={engine} film={shown} at={at} onAt={setAt} map={map} titles={titles} />}
    </Page>
  );
}

interface RoomProps {
  readonly engine: Engine;
  readonly film: Film;
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly map: MapModel;
  readonly titles: Readonly<Record<string, string>>;
}

function Room({ engine, film: shown, at, onAt, map, titles }: RoomProps): ReactNode {
  const { report, moments } = shown;
  const last = moments.length - 1;
  const firstWrong = moments.findIndex(({ violations }) => violations.length > 0);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [role="button"]')) return;
      if (event.key === 'ArrowRight') onAt(Math.min(last, at + 1));
      if (event.key === 'ArrowLeft') onAt(Math.max(0, at - 1));
      if (event.key === 'End') onAt(last);
      if (event.key === 'Home') onAt(0);
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [at, last, onAt]);
  const moment = moments[at];
  if (!moment) return null;
  const board = boardAfter(shown, moment);
  const before = influenceOf(boardAfter(shown, moments[at - 1] ?? moment));
  const after = influenceOf(board);
  const path = pathAfter(moment);
  const changed = Object.keys(after).filter((id) => after[id]?.join() !== before[id]?.join());
  const compared = Object.values(report.checked).reduce((sum, n) => sum + n, 0);
  return (
    <div data-nosearch data-testid="replay" data-at={at} data-last={last}>
      <p className="replay__summary">
        {report.lines} {formFor(report.lines, words.replay.lines)} · {compared}{' '}
        {formFor(compared, words.replay.checked)} ·{' '}
        <b className={report.violations.length > 0 ? 'bad' : 'good'}>
          {report.violations.length} {formFor(report.violations.length, words.replay.violations)}
        </b>{' '}
        · {report.undetermined.length} {words.replay.undetermined}
      </p>
      <div className="runner__bar">
        <button type="button" disabled={at === 0} onClick={() => onAt(at - 1)}>
          ← {words.nav.previous}
        </button>
        <button type="button" disabled={at === last} onClick={() => onAt(at + 1)}>
          {words.nav.next} →
        </button>
        <button type="button" className="plain" disabled={firstWrong < 0} onClick={() => onAt(firstWrong)}>
          {words.replay.firstViolation}
        </button>
        <button type="button" className="plain" onClick={() => onAt(last)}>
          {words.replay.end}
        </button>
        <Link to={`/desk#case=${toLink({ edition: 'deluxe', position: positionOf(board).position, action: [] })}`}>
          {words.replay.atDesk}
        </Link>
      </div>
      <input
        className="replay__slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.replay.moment}
        onChange={(event) => onAt(Number(event.target.value))}
      />
      <div className="replay">
        <div>
          <div className="board-frame board-frame--whole">
            <Board map={map} influence={after} changed={changed} label={words.board.title} />
          </div>
          <Tracks board={board} />
        </div>
        <section className="replay__entry" aria-live="polite">
          <h2>{titleOf(moment, engine.say)}</h2>
          {moment.violations.map((violation) => (
            <p key={`${violation.line} ${violation.message}`} className="unverified">
              <b>
                {words.replay.line} {violation.line}, {violation.clause}.
              </b>{' '}
              {violation.message}
            </p>
          ))}
          {moment.notes.map(({ line, text }) => (
            <p key={`${line} ${text}`} className="small">
              {line === null ? '' : `${words.replay.line} ${line}: `}
              {text}
            </p>
          ))}
          <ol>
            {moment.lines.map(({ number, text }) => (
              <li key={number} value={number}>
                {text}
              </li>
            ))}
          </ol>
          <p className="small">
            <Link to={`/charts/${parentOf(path)}#${path}`}>{titles[path]}</Link>
          </p>
        </section>
      </div>
    </div>
  );
}

const parentOf = (path: string): string => (path.includes('.') ? `${path.slice(0, path.lastIndexOf('.'))}/` : '');
