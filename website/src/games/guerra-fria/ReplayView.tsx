import Link from '@docusaurus/Link';
import * as words from '@words';
import { type ReactNode, useMemo } from 'react';
import type { Board } from '../../../../src/games/guerra-fria/board.ts';
import { markersOf, positionOf } from '../../../../src/games/guerra-fria/desk/observe.ts';
import type { GameFact } from '../../../../src/games/guerra-fria/facts.ts';
import type { FoundInRecord } from '../../../../src/games/guerra-fria/program/ruling/json.ts';
import type {
  GuerraFriaMoment,
  GuerraFriaTimeline,
} from '../../../../src/games/guerra-fria/program/ruling/timeline.ts';
import { ClauseNumber } from '../../components/links.tsx';
import type { ViewProps } from '../../components/replay/Opening.tsx';
import { ReplayFrame } from '../../components/replay/ReplayFrame.tsx';
import { formFor } from '../../counted.ts';
import { PLACES } from '../../places.ts';
import type { Variation } from '../../run/kept-games.ts';
import { toLink } from '../../run/link.ts';
import type { Mark } from '../../run/replay.ts';
import { type Walker, walkFrom } from '../../run/walk.ts';
import type { GuerraFriaEngine } from './engine.ts';
import { Markers } from './Markers.tsx';

interface Props extends ViewProps {
  readonly engine: GuerraFriaEngine;
  readonly timeline: GuerraFriaTimeline;
  readonly walker: Walker<Board, GameFact>;
  /** Title of every state of the chart by path. */
  readonly titles: Readonly<Record<string, string>>;
}

const t = words.guerraFria;
const { desk } = PLACES['guerra-fria'];

/** A game of the other kind, moment by moment: the moves beside the markers, and what was judged beside both. */
export function GuerraFriaReplayView(props: Props): ReactNode {
  const { engine, timeline, walker, titles, at, onVariation, variations } = props;
  const variation = props.variation as Variation<GameFact> | undefined;
  const { report, moments, end } = timeline;
  const moves = useMemo(
    () =>
      moments.map((each) => ({
        group: each.action === undefined ? undefined : `${words.charts.roundNumber} ${each.round}`,
        title: titleOf(each),
        mark: markOf(each),
      })),
    [moments],
  );
  const moment = moments[at];
  const walked = useMemo(
    () => (moment && variation ? walkFrom(walker, moment.board, variation.facts) : undefined),
    [walker, moment, variation],
  );
  if (!moment) return null;
  const after = walked?.board.state ?? moment.after;
  const { violations, undetermined } = report;
  const title = titleOf(moment);
  const atDesk = {
    to: `${desk}#case=${toLink({ position: positionOf(after), action: [] })}`,
    label: words.replay.atDesk,
  };
  return (
    <ReplayFrame
      view={props}
      moves={moves}
      title={title}
      calm={`${words.charts.roundNumber} ${moment.round}`}
      summary={
        <p className="replay__summary">
          <b className={violations.length > 0 ? 'bad' : 'good'}>
            {violations.length} {formFor(violations.length, words.replay.violations)}
          </b>
          {undetermined.length > 0 && ` · ${undetermined.length} ${t.unknown}`} · {end}
        </p>
      }
      strip={
        <p className="replay__strip replay__strip--round">
          <b>
            {words.charts.roundNumber} {after.round}
          </b>
        </p>
      }
      stage={<Markers texts={engine.language.texts} before={markersOf(moment.before)} after={markersOf(after)} />}
      walker={walker}
      walked={walked}
      boardBefore={(index) => moments[index]!.board}
      titleOf={(path) => titles[path] ?? path}
      onward={[atDesk]}
    >
      <section className="replay__entry" data-testid="replay" data-at={at} data-last={moments.length - 1}>
        <div aria-live="polite">
          <h2>{title}</h2>
          {[...moment.violations, ...moment.undetermined].map((found) => (
            <Found key={`${found.clause} ${found.message}`} found={found} className="unverified" />
          ))}
          {moment.notes.map((found) => (
            <Found key={`${found.clause} ${found.message}`} found={found} className="small" />
          ))}
        </div>
        <ol className="replay__lines">
          {moment.lines.map(({ number, text }) => (
            <li key={number} value={number}>
              {text}
            </li>
          ))}
        </ol>
        {moment.follows.length > 0 && (
          <>
            <h3>{t.came}</h3>
            <ul className="replay__follows">
              {moment.follows.map(({ clause, text }) => (
                <li key={`${clause} ${text}`}>
                  <ClauseNumber id={clause} slug={clause} /> {text}
                </li>
              ))}
            </ul>
          </>
        )}
        <ul className="replay__ways no-print">
          <li>
            <button type="button" onClick={() => onVariation({ at, facts: [] }, variations)}>
              {words.replay.whatIf}
            </button>
          </li>
          <li>
            <Link to={atDesk.to}>{atDesk.label}</Link>
          </li>
        </ul>
      </section>
    </ReplayFrame>
  );
}

const titleOf = ({ action, said }: GuerraFriaMoment): string => (action === undefined ? t.opening : said.join(', '));

const markOf = ({ violations, undetermined, notes }: GuerraFriaMoment): Mark | undefined =>
  violations.length > 0 ? 'violation' : undetermined.length > 0 ? 'open' : notes.length > 0 ? 'note' : undefined;

const Found = ({ found, className }: { readonly found: FoundInRecord; readonly className: string }): ReactNode => (
  <p className={className}>
    <b>
      {words.replay.line} {found.line}, <ClauseNumber id={found.clause} slug={found.clause} />.
    </b>{' '}
    {found.message}
  </p>
);
