import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import words from '@words';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Film, titleOf } from '../../../../src/logs/film.ts';
import { label } from '../../../../src/ruling/language.ts';
import { clauseName } from '../../../../src/ruling/view-format.ts';
import { centre } from '../../centre.ts';
import { formFor } from '../../counted.ts';
import type { ChartDrawing, MapModel } from '../../models.ts';
import type { Engine } from '../../run/engine.ts';
import { toLink } from '../../run/link.ts';
import { boardAfter, boardBefore, caseAt, caseOf, pathAfter, walkOf } from '../../run/replay.ts';
import { influenceOf } from '../../run/rule.ts';
import { twilightStruggleWalker } from '../../run/twilight-struggle.ts';
import { walkFrom } from '../../run/walk.ts';
import { Drawing } from '../chart/Drawing.tsx';
import { Trail } from '../chart/Trail.tsx';
import { Board } from '../map/Board.tsx';
import { Tracks } from '../map/Tracks.tsx';
import { isWiderInside, Scroll } from '../Scroll.tsx';
import { Hands } from './Hands.tsx';

interface Props {
  readonly engine: Engine;
  readonly film: Film;
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly map: MapModel;
  /** Drawing of every compound state by path. */
  readonly charts: Readonly<Record<string, ChartDrawing>>;
}

/** A game, moment by moment: board, tracks and hands, and beside them what was judged and where the chart stands. */
export function Room({ engine, film, at, onAt, map, charts }: Props): ReactNode {
  const { report, moments } = film;
  const last = moments.length - 1;
  const firstWrong = moments.findIndex(({ violations }) => violations.length > 0);
  const base = useBaseUrl('/charts/');
  const walker = useMemo(() => twilightStruggleWalker(engine), [engine]);
  const moment = moments[at];
  const walked = useMemo(
    () => moment && walkFrom(walker, boardBefore(film, at), moment.facts),
    [walker, film, at, moment],
  );
  useKeys(at, last, onAt);
  const frame = useRef<HTMLElement>(null);
  const chart = useRef<HTMLElement>(null);
  // Where board and chart are larger than their frames, they show what has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment
  useEffect(() => {
    centre(frame.current, '.country--changed');
    centre(chart.current, '.state--active');
  }, [at]);
  if (!moment || !walked) return null;
  const board = boardAfter(film, moment);
  const before = influenceOf(boardAfter(film, moments[at - 1] ?? moment));
  const after = influenceOf(board);
  const changed = Object.keys(after).filter((id) => after[id]?.join() !== before[id]?.join());
  const compared = Object.values(report.checked).reduce((sum, n) => sum + n, 0);
  const path = pathAfter(moment);
  const drawing = charts[parentOf(path)];
  const own = new Set(moment.lines.map(({ number }) => number));
  const unread = report.unread.filter(({ line }) => own.has(line));
  const passed = new Set(walked.steps.flatMap(({ paths }) => paths));
  return (
    <div data-nosearch data-testid="replay" data-at={at} data-last={last}>
      <p className="replay__summary">
        {report.lines} {formFor(report.lines, words.replay.lines)} · {compared}{' '}
        {formFor(compared, words.replay.checked)} ·{' '}
        <b className={report.violations.length > 0 ? 'bad' : 'good'}>
          {report.violations.length} {formFor(report.violations.length, words.replay.violations)}
        </b>{' '}
        · {report.undetermined.length} {words.replay.undetermined}
        {report.unread.length > 0 && (
          <>
            {' · '}
            <b className="bad">{label(engine.language, 'replay.unread', { n: report.unread.length })}</b>
          </>
        )}
      </p>
      <div className="runner__bar no-print">
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
        <label className="replay__moment">
          <span className="sr">{words.replay.moment}</span>
          <select value={at} onChange={(event) => onAt(Number(event.target.value))}>
            {moments.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the moments of a game never change places
              <option key={index} value={index}>
                {each.violations.length > 0 ? '✗ ' : ''}
                {titleOf(each, engine.say)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <input
        className="replay__slider no-print"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.replay.moment}
        aria-valuetext={titleOf(moment, engine.say)}
        onChange={(event) => onAt(Number(event.target.value))}
      />
      <div className="replay">
        <div>
          <Scroll className="board-frame board-frame--whole" label={words.board.title} frame={frame}>
            <Board map={map} influence={after} changed={changed} label={words.board.title} />
          </Scroll>
          <Tracks board={board} />
          <Hands engine={engine} board={board} holdings={moment.holdings} />
        </div>
        <section className="replay__entry">
          <div aria-live="polite">
            <h2>{titleOf(moment, engine.say)}</h2>
            {moment.violations.map(({ line, clause, message }) => (
              <p key={`${line} ${message}`} className="unverified">
                <b>
                  {words.replay.line} {line}, {clauseName(clause, engine.language)}.
                </b>{' '}
                {message}
              </p>
            ))}
            {unread.map(({ line, says }) => (
              <p key={line} className="unverified">
                <b>
                  {words.replay.line} {line}: {label(engine.language, 'replay.unread-line')}.
                </b>{' '}
                {says}
              </p>
            ))}
            {moment.notes.map(({ line, text }) => (
              <p key={`${line} ${text}`} className="small">
                {line === null ? '' : `${words.replay.line} ${line}: `}
                {text}
              </p>
            ))}
          </div>
          <ol className="replay__lines">
            {moment.lines.map(({ number, text }) => (
              <li key={number} value={number}>
                {text}
              </li>
            ))}
          </ol>
          {walked.steps.length > 0 && (
            <>
              <h3>{words.replay.judged}</h3>
              <Trail walker={walker} steps={walked.steps} />
            </>
          )}
          <p className="runner__bar no-print">
            <Link to={`/desk#case=${toLink(caseOf(film, at))}`}>{words.replay.moveAtDesk}</Link>
            <Link to={`/desk#case=${toLink(caseAt(board))}`}>{words.replay.atDesk}</Link>
            {at > 0 && <Link to={`/charts/#run=${toLink(walkOf(film, at))}`}>{words.replay.onChart}</Link>}
          </p>
        </section>
      </div>
      {drawing && (
        <section className="replay__chart">
          <h2>{words.nav.charts}</h2>
          <Scroll className="chart-frame" label={words.nav.charts} frame={chart}>
            <Drawing base={base} drawing={drawing} label={words.nav.charts} active={path} passed={passed} />
          </Scroll>
        </section>
      )}
    </div>
  );
}

/** Arrow keys step, Home and End jump, wherever no field wants them. */
function useKeys(at: number, last: number, onAt: (at: number) => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, [role="button"]')) return;
      // There the arrows scroll.
      if (target instanceof Element && target.matches('[tabindex="0"]') && isWiderInside(target)) return;
      if (event.key === 'ArrowRight') onAt(Math.min(last, at + 1));
      if (event.key === 'ArrowLeft') onAt(Math.max(0, at - 1));
      if (event.key === 'End') onAt(last);
      if (event.key === 'Home') onAt(0);
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [at, last, onAt]);
}

const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
