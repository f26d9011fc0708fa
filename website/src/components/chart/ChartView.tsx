import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import * as words from '@words';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import type { ChartCoverage } from '../../../../src/proofs/chart/coverage.ts';
import type { ChartPageModel, GameName } from '../../models.ts';
import { coverageIn } from '../../run/coverage.ts';
import type { Lazy } from '../../run/lazily.ts';
import { fromLink, toLink } from '../../run/link.ts';
import { shown as shownNow } from '../../run/pause.ts';
import { isWalk, type Moment, type Walk, type Walker, walk } from '../../run/walk.ts';
import { GameSwitch } from '../GameSwitch.tsx';
import { ClauseNumber } from '../links.tsx';
import { Page } from '../Page.tsx';
import { Popover } from '../work/Popover.tsx';
import { Workspace } from '../work/Workspace.tsx';
import { Canvas } from './Canvas.tsx';
import { History } from './History.tsx';
import { Moments, Opened } from './Opened.tsx';
import { Runner } from './Runner.tsx';
import { StateList } from './StateList.tsx';
import { openWays, Ways } from './Ways.tsx';
import { Witnessed } from './Witnessed.tsx';

interface Props<B extends CoreBoard, F extends Fact> {
  readonly chart: ChartPageModel;
  /** The game itself; it is fetched once somebody runs the chart. */
  readonly lazyWalker: Lazy<Walker<B, F>>;
  /** Every chart of the game by path, so that a game that runs from one to another does not wait for a page. */
  readonly lazyCharts: Lazy<Charts>;
  /** Which kept games reach what; fetched once somebody asks. */
  readonly lazyCoverage: Lazy<ChartCoverage>;
  /** Title of every state by path. */
  readonly titles: Readonly<Record<string, string>>;
  /** The tracks of a board, and the board itself. */
  readonly strip?: (board: B) => ReactNode;
  readonly picture?: (board: B) => ReactNode;
}

export type Charts = Readonly<Record<string, ChartPageModel>>;

const KEY = '#run=';

/** What was opened last, and whether it is shown what games reach, kept while the reader goes from chart to chart. */
const kept: { moments: readonly Moment[]; covered: boolean } = { moments: [], covered: false };

const ADDRESS: Readonly<Record<GameName, string>> = {
  'twilight-struggle': '/charts/',
  'guerra-fria': '/charts/guerra-fria/',
};

/** The page of one compound state, of either game: its drawing, and the game that is walked on it. */
export function ChartView<B extends CoreBoard, F extends Fact>(props: Props<B, F>): ReactNode {
  const { lazyWalker, lazyCharts, lazyCoverage, titles, strip, picture } = props;
  const anchors = useBrokenLinks();
  for (const state of props.chart.states) anchors.collectAnchor(state.path);
  const inBrowser = useIsBrowser();
  const history = useHistory();
  const location = useLocation();
  // The server knows no hash: what depends on it is drawn once the page is alive.
  const hash = inBrowser ? location.hash : '';
  /** Where the reader has gone since the page was opened: the address follows, but nothing waits for it. */
  const [gone, setGone] = useState<{
    readonly since: typeof location;
    readonly chart: string;
    readonly walk: Walk<F>;
  }>();
  const here = gone?.since === location ? gone : undefined;
  const chart = (here && lazyCharts.now()?.[here.chart]) ?? props.chart;
  const { game, drawing, title, clause, above, states, all } = chart;
  const base = useBaseUrl(ADDRESS[game]);
  const [follow, setFollow] = useState(true);
  const [moments, setMoments] = useState(kept.moments as readonly Moment<F>[]);
  const linked = useMemo((): Walk<F> | undefined => {
    const read = hash.startsWith(KEY) ? fromLink(hash.slice(KEY.length)) : undefined;
    return isWalk(read) ? (read as Walk<F>) : undefined;
  }, [hash]);
  const walked = here?.walk ?? linked;
  const [walker, setWalker] = useState(lazyWalker.now);
  const needWalker = useCallback(async (): Promise<Walker<B, F>> => {
    const [fetched] = await Promise.all([lazyWalker.get(), lazyCharts.get()]);
    setWalker(() => fetched);
    return fetched;
  }, [lazyWalker, lazyCharts]);
  useEffect(() => {
    if (walked) void needWalker();
  }, [walked, needWalker]);
  const { coverage, covered, showCoverage } = useCoverage(lazyCoverage, needWalker, walker, drawing);
  /** How many of the facts are shown, while the reader looks back. */
  const [back, setBack] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another walk is shown to its end
  useEffect(() => setBack(undefined), [walked]);
  const seen = useMemo(
    () => (walked && back !== undefined ? { ...walked, facts: walked.facts.slice(0, back) } : walked),
    [walked, back],
  );
  const result = useMemo(() => (seen && walker ? walk(walker, seen) : undefined), [walker, seen]);
  const active = result?.path;
  const marked = !walked && hash.length > 1 ? hash.slice(1) : undefined;
  const scope = result && parentOf(result.path);

  useEffect(() => {
    if (!follow || scope === undefined || scope === drawing.path || !walked) return;
    if (lazyCharts.now()?.[scope]) {
      setGone({ since: location, chart: scope, walk: walked });
      window.history.replaceState(window.history.state, '', addressOf(base, scope, window.location.hash));
    } else history.replace(addressOf(base, scope, hash));
  }, [follow, scope, drawing.path, history, base, hash, walked, location, lazyCharts]);

  const walkOn = (fetched: Walker<B, F>, next: Walk<F>): void => {
    const path = walk(fetched, next)?.path;
    const there = follow && path !== undefined ? parentOf(path) : drawing.path;
    const address = addressOf(base, there, `${KEY}${toLink(next)}`);
    if (!lazyCharts.now()?.[there]) return history.push(address);
    setGone({ since: location, chart: there, walk: next });
    // A change of the page would draw everything anew; Back and Forward are seen by it all the same.
    window.history.pushState(null, '', address);
  };
  const onWalk = (next: Walk<F>): void => void needWalker().then((fetched) => walkOn(fetched, next));
  const [beginning, setBeginning] = useState(false);
  const begin = async (): Promise<void> => {
    setBeginning(true);
    await shownNow();
    const fetched = await needWalker();
    const [first = ''] = Object.keys(fetched.starts);
    walkOn(fetched, { start: first, facts: [] });
    setBeginning(false);
  };
  const follows = (opened: readonly Moment<F>[]): void => {
    kept.moments = opened;
    setMoments(opened);
    const [first] = opened;
    if (first) onWalk(first.walk);
  };
  const passed = useMemo(() => new Set(result?.steps.at(-1)?.paths), [result]);
  const crumbs = (
    <nav className="crumbs" aria-label={words.nav.contents}>
      {above.map((state) => (
        <Link key={state.path} to={`${ADDRESS[game]}${state.path}${walked ? `${KEY}${toLink(walked)}` : ''}`}>
          {state.title}
        </Link>
      ))}
      <span>{title}</span>
    </nav>
  );
  const running = walked && seen && walker && result ? { walked, seen, walker, result } : undefined;
  const witnessed = coverage && covered && walker && (
    <Witnessed
      walker={walker}
      coverage={coverage}
      drawn={covered}
      titleOf={(path) => titles[path] ?? path}
      onWalk={onWalk}
    />
  );
  const ways = useMemo(() => (walker && result ? openWays(walker, result) : []), [walker, result]);
  /** Of an arrow from the state the game is in: is one of the ways that it stands for open? */
  const isOpen = useCallback(
    (from: string, to: string): boolean | undefined => {
      if (from !== active) return undefined;
      const drawn = ways.filter(({ way }) => way.edge.to === to || way.edge.to.startsWith(`${to}.`));
      return drawn.length === 0 ? undefined : drawn.some((each) => each.isOpen);
    },
    [active, ways],
  );
  return (
    <Page
      picture="charts"
      game={game}
      title={`${words.nav.charts}: ${title}`}
      description={clause?.summary ?? words.charts.lead}
      width="work"
    >
      <Workspace
        title={title}
        kind={words.nav.charts}
        searched
        bar={
          <>
            {crumbs}
            <GameSwitch game={game} addresses={ADDRESS} />
            <button
              type="button"
              className={walked ? 'plain' : ''}
              onPointerEnter={() => void needWalker()}
              onFocus={() => void needWalker()}
              aria-busy={beginning}
              onClick={() => void begin()}
            >
              {walked ? words.charts.again : words.charts.run}
            </button>
            <Popover label={words.charts.fromGame}>
              <Opened read={async (text) => (await needWalker()).open(text)} onMoments={follows} />
            </Popover>
            <Moments moments={moments} walked={walked} onWalk={onWalk} />
            {walked && (
              <label>
                <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />{' '}
                {words.charts.follow}
              </label>
            )}
            <label>
              <input
                type="checkbox"
                checked={coverage !== undefined}
                onChange={(event) => void showCoverage(event.target.checked)}
              />{' '}
              {words.charts.showWitnessed}
            </label>
          </>
        }
        strip={running && strip?.(running.result.board)}
        side={
          running ? (
            <History
              walker={running.walker}
              steps={running.result.steps}
              total={running.walked.facts.length}
              onBack={setBack}
            />
          ) : (
            <>
              <div className="chart-about">
                <About clause={drawing.path === '' ? undefined : clause} />
              </div>
              {witnessed}
              <StateList address={ADDRESS[game]} states={states} all={all} />
            </>
          )
        }
        stage={
          <Canvas
            base={base}
            drawing={drawing}
            label={title}
            shown={shownFirst(active, marked)}
            active={active}
            passed={passed}
            marked={marked}
            isOpen={running && isOpen}
            covered={covered}
          />
        }
        paper={
          running ? (
            <>
              <Runner
                walker={running.walker}
                walked={running.seen}
                result={running.result}
                titleOf={(path) => titles[path] ?? path}
                onWalk={onWalk}
              />
              <Ways
                walker={running.walker}
                result={running.result}
                titleOf={(path) => titles[path] ?? path}
                before={running.result.before}
              />
              {picture?.(running.result.board)}
              {witnessed}
            </>
          ) : undefined
        }
        {...(running && {
          sheet: {
            text: running.result.choices.length > 0 ? words.charts.awaited : words.charts.over,
            more: titles[running.result.path] ?? '',
            look: 'none',
          },
        })}
      />
    </Page>
  );
}

/** What a drawing is moved to: where the game is, or what an address points at. */
function shownFirst(active: string | undefined, marked: string | undefined): string {
  if (active !== undefined) return '.state--active';
  return marked === undefined ? '.chart__start' : '.state--marked';
}

/** What a chart is about: its clause, or charts as such. */
function About({ clause }: { readonly clause: ChartPageModel['clause'] }): ReactNode {
  if (!clause) return <p className="lead">{words.charts.lead}</p>;
  return (
    <p className="lead">
      <ClauseNumber id={clause.id} slug={clause.slug} /> {clause.summary}
    </p>
  );
}

/** Which games reach what of a chart, once somebody wants to see it. */
function useCoverage<B extends CoreBoard, F extends Fact>(
  lazyCoverage: Props<B, F>['lazyCoverage'],
  needWalker: () => Promise<Walker<B, F>>,
  walker: Walker<B, F> | undefined,
  drawing: ChartPageModel['drawing'],
) {
  const [coverage, setCoverage] = useState<ChartCoverage>();
  const showCoverage = async (on: boolean): Promise<void> => {
    kept.covered = on;
    if (on) await needWalker();
    const fetched = on ? await lazyCoverage.get() : undefined;
    setCoverage(() => fetched);
  };
  // Whoever has asked for it sees it on every chart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (kept.covered) void showCoverage(true);
  }, []);
  const covered = useMemo(
    () => (coverage && walker ? coverageIn(drawing, walker.watched.chart, coverage) : undefined),
    [coverage, walker, drawing],
  );
  return { coverage, covered, showCoverage };
}

const addressOf = (base: string, chart: string, hash: string): string =>
  `${base}${chart === '' ? '' : `${chart}/`}${hash}`;

const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
