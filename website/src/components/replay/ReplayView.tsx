import useBaseUrl from '@docusaurus/useBaseUrl';
import * as words from '@words';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartDrawing } from '../../../../src/drawing/chart.ts';
import type { GameFact } from '../../../../src/games/twilight-struggle/facts.ts';
import { type Timeline, titleOf } from '../../../../src/logs/timeline.ts';
import { type CallLanguage, label } from '../../../../src/ruling/language.ts';
import { centre } from '../../centre.ts';
import { formFor } from '../../counted.ts';
import type { MapModel } from '../../models.ts';
import type { Engine } from '../../run/engine.ts';
import { influenceOf } from '../../run/influence.ts';
import type { Variation } from '../../run/kept-games.ts';
import { toLink } from '../../run/link.ts';
import { boardAfter, boardBefore, caseAt, caseWith, markOf, pathAfter, startAt, turnOf } from '../../run/replay.ts';
import { twilightStruggleWalker } from '../../run/twilight-struggle.ts';
import { walkFrom } from '../../run/walk.ts';
import { Drawing } from '../chart/Drawing.tsx';
import { Dangers } from '../desk/Dangers.tsx';
import { RegionSwitch } from '../map/RegionSwitch.tsx';
import { Tracks } from '../map/Tracks.tsx';
import { Scroll } from '../Scroll.tsx';
import { Switch } from '../Switch.tsx';
import { Curves } from './Curves.tsx';
import { Hands } from './Hands.tsx';
import { Judged } from './Judged.tsx';
import { MomentBoard } from './MomentBoard.tsx';
import type { ViewProps } from './Opening.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';

interface Props extends ViewProps {
  readonly engine: Engine;
  readonly timeline: Timeline;
  readonly map: MapModel;
  /** Drawing of every compound state by path. */
  readonly charts: Readonly<Record<string, ChartDrawing>>;
}

/** A game, moment by moment: the moves beside the board, and what was judged beside both. */
export function ReplayView(props: Props): ReactNode {
  const { engine, timeline, at, onAt, onVariation, variations, map, charts } = props;
  const variation = props.variation as Variation<GameFact> | undefined;
  const { report, moments } = timeline;
  const [view, setView] = useState<'board' | 'charts'>('board');
  /** The region that was asked for at a moment; the next one shows where it takes place. */
  const [chosen, setChosen] = useState<{ readonly at: number; readonly region: string }>();
  const lately = useRef('europe');
  const base = useBaseUrl('/charts/');
  const walker = useMemo(() => twilightStruggleWalker(engine), [engine]);
  const unread = useMemo(() => new Set(report.unread.map(({ line }) => line)), [report]);
  const moves = useMemo(
    () =>
      moments.map((each) => {
        const turn = turnOf(each);
        return {
          group: turn === undefined ? undefined : `${words.desk.turn} ${turn}`,
          title: titleOf(each, engine.say, turn === undefined ? undefined : 'its turn'),
          mark: markOf(each, unread),
        };
      }),
    [moments, unread, engine],
  );
  const moment = moments[at];
  const start = useMemo(() => boardBefore(timeline, at), [timeline, at]);
  const facts = variation?.facts ?? moment?.facts;
  const walked = useMemo(() => facts && walkFrom(walker, start, facts), [walker, start, facts]);
  const frame = useRef<HTMLElement>(null);
  // Where board or chart is larger than its frame, it shows what has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment
  useEffect(() => centre(frame.current, view === 'board' ? '.country--changed' : '.state--active'), [at, view]);
  if (!moment || !walked) return null;
  const board = variation ? walked.board : boardAfter(timeline, moment);
  const before = variation
    ? walkFrom(walker, start, variation.facts.slice(0, -1)).board
    : boardAfter(timeline, moments[at - 1] ?? moment);
  const [was, after] = [influenceOf(before), influenceOf(board)];
  const changed = Object.keys(after).filter((id) => after[id]?.join() !== was[id]?.join());
  const [place, ...elsewhere] = new Set(
    changed.map((id) => map.countries.find((country) => country.id === id)?.region ?? ''),
  );
  if (place !== undefined) lately.current = elsewhere.length > 0 ? '' : place;
  const region = chosen?.at === at ? chosen.region : lately.current;
  const focus = map.regions.find(({ id }) => id === region)?.countries;
  const path = variation ? walked.path : pathAfter(moment);
  const drawing = charts[parentOf(path)];
  const passed = new Set(walked.steps.flatMap(({ paths }) => paths));
  const title = titleOf(moment, engine.say);
  const walkedFacts = variation?.facts ?? [];
  return (
    <ReplayFrame
      view={props}
      moves={moves}
      title={title}
      summary={<Summary timeline={timeline} language={engine.language} />}
      strip={
        <div className="replay__strip">
          <Tracks board={board} />
          <Hands engine={engine} board={board} holdings={variation ? undefined : moment.holdings} />
        </div>
      }
      tools={
        <Switch
          legend={words.replay.show}
          options={(['board', 'charts'] as const).map((id) => ({ id, name: words.nav[id] }))}
          chosen={view}
          onChoose={setView}
        />
      }
      stage={
        <>
          {view === 'board' ? (
            <MomentBoard
              {...{ engine, map, board, changed, frame, region, focus }}
              moment={`${at} ${JSON.stringify(variation?.facts)}`}
              tools={<RegionSwitch map={map} region={region} onRegion={(id) => setChosen({ at, region: id })} />}
            />
          ) : (
            drawing && (
              <Scroll className="board-frame chart-frame" label={words.nav.charts} frame={frame}>
                <Drawing base={base} drawing={drawing} label={words.nav.charts} active={path} passed={passed} />
              </Scroll>
            )
          )}
          <Curves moments={moments} at={at} onAt={onAt} />
        </>
      }
      walker={walker}
      walked={walked}
      boardBefore={(index) => (index === at ? start : boardBefore(timeline, index))}
      titleOf={(of) => charts[parentOf(of)]?.nodes.find((node) => node.path === of)?.title ?? of}
      onward={[
        { to: `/desk#case=${toLink(caseWith(start, walkedFacts))}`, label: words.replay.moveAtDesk },
        { to: `/desk#case=${toLink(caseAt(board))}`, label: words.replay.atDesk },
        { to: `/charts/#run=${toLink({ start: startAt(start), facts: walkedFacts })}`, label: words.replay.onChart },
      ]}
    >
      <Judged engine={engine} timeline={timeline} at={at} walker={walker} steps={walked.steps} board={board}>
        <button type="button" onClick={() => onVariation({ at, facts: [] }, variations)}>
          {words.replay.whatIf}
        </button>
      </Judged>
      <Dangers engine={engine} board={start} />
    </ReplayFrame>
  );
}

/** How much was compared, and what came of it. */
function Summary({
  timeline: { report },
  language,
}: {
  readonly timeline: Timeline;
  readonly language: CallLanguage;
}): ReactNode {
  const compared = Object.values(report.checked).reduce((sum, n) => sum + n, 0);
  const { violations, undetermined, unread } = report;
  return (
    <p className="replay__summary">
      <b className={violations.length > 0 ? 'bad' : 'good'}>
        {violations.length} {formFor(violations.length, words.replay.violations)}
      </b>{' '}
      · {undetermined.length} {words.replay.undetermined}
      {unread.length > 0 && (
        <>
          {' · '}
          <b className="bad">{label(language, 'replay.unread', { n: unread.length })}</b>
        </>
      )}
      <span className="replay__counts">
        {' '}
        · {report.lines} {formFor(report.lines, words.replay.lines)} · {compared}{' '}
        {formFor(compared, words.replay.checked)}
      </span>
    </p>
  );
}

const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
