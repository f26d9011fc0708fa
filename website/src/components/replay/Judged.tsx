import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import type { Board } from '../../../../src/games/twilight-struggle/board.ts';
import type { GameFact } from '../../../../src/games/twilight-struggle/facts.ts';
import { type Timeline, titleOf } from '../../../../src/logs/timeline.ts';
import { label } from '../../../../src/ruling/language.ts';
import { clauseName } from '../../../../src/ruling/view-format.ts';
import type { Engine } from '../../run/engine.ts';
import { toLink } from '../../run/link.ts';
import { caseAt, caseOf, walkOf } from '../../run/replay.ts';
import type { Walker, WalkStep } from '../../run/walk.ts';
import { Trail } from '../chart/Trail.tsx';

/** A moment of the game: what was found in it, its lines, and what was judged. */
export function Judged(props: {
  readonly engine: Engine;
  readonly timeline: Timeline;
  readonly at: number;
  readonly walker: Walker<Board, GameFact>;
  readonly steps: readonly WalkStep<GameFact>[];
  /** The board that the moment leaves. */
  readonly board: Board;
  /** What else can be done here. */
  readonly children: ReactNode;
}): ReactNode {
  const { engine, timeline, at, walker, steps, board, children } = props;
  const { report, moments } = timeline;
  const moment = moments[at];
  if (!moment) return null;
  const own = new Set(moment.lines.map(({ number }) => number));
  return (
    <section className="replay__entry" data-testid="replay" data-at={at} data-last={moments.length - 1}>
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
        {report.unread
          .filter(({ line }) => own.has(line))
          .map(({ line, says }) => (
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
      {steps.length > 0 && (
        <>
          <h3>{words.replay.judged}</h3>
          <Trail walker={walker} steps={steps} />
        </>
      )}
      <ul className="replay__ways no-print">
        <li>{children}</li>
        <li>
          <Link to={`/desk#case=${toLink(caseOf(timeline, at))}`}>{words.replay.moveAtDesk}</Link>
        </li>
        <li>
          <Link to={`/desk#case=${toLink(caseAt(board))}`}>{words.replay.atDesk}</Link>
        </li>
        {at > 0 && (
          <li>
            <Link to={`/charts/#run=${toLink(walkOf(timeline, at))}`}>{words.replay.onChart}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
