import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import words from '@words';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import { centre } from '../../centre.ts';
import type { ChartPageModel, GameName } from '../../models.ts';
import type { Lazy } from '../../run/lazily.ts';
import { fromLink, toLink } from '../../run/link.ts';
import { isWalk, type Walk, type Walker, walk } from '../../run/walk.ts';
import { GameSwitch } from '../GameSwitch.tsx';
import { ClauseNumber } from '../links.tsx';
import { Page } from '../Page.tsx';
import { Scroll } from '../Scroll.tsx';
import { Drawing } from './Drawing.tsx';
import { Opened } from './Opened.tsx';
import { Runner } from './Runner.tsx';

interface Props<B extends CoreBoard, F extends Fact> {
  readonly chart: ChartPageModel;
  /** The game itself; it is fetched once somebody runs the chart. */
  readonly lazyWalker: Lazy<Walker<B, F>>;
  /** Title of every state by path. */
  readonly titles: Readonly<Record<string, string>>;
}

const KEY = '#run=';

const ADDRESS: Readonly<Record<GameName, string>> = {
  'twilight-struggle': '/charts/',
  'guerra-fria': '/charts/guerra-fria/',
};

/** The page of one compound state, of either game: its drawing, and the game that is walked on it. */
export function ChartView<B extends CoreBoard, F extends Fact>({ chart, lazyWalker, titles }: Props<B, F>): ReactNode {
  const { game, drawing, title, clause, above, states, all } = chart;
  const anchors = useBrokenLinks();
  for (const state of states) anchors.collectAnchor(state.path);
  const inBrowser = useIsBrowser();
  const history = useHistory();
  const location = useLocation();
  // The server knows no hash: what depends on it is drawn once the page is alive.
  const hash = inBrowser ? location.hash : '';
  const base = useBaseUrl(ADDRESS[game]);
  const [follow, setFollow] = useState(true);
  const walked = useMemo((): Walk<F> | undefined => {
    const linked = hash.startsWith(KEY) ? fromLink(hash.slice(KEY.length)) : undefined;
    return isWalk(linked) ? (linked as Walk<F>) : undefined;
  }, [hash]);
  const [walker, setWalker] = useState(lazyWalker.now);
  const needWalker = useCallback(async (): Promise<Walker<B, F>> => {
    const fetched = await lazyWalker.get();
    setWalker(() => fetched);
    return fetched;
  }, [lazyWalker]);
  useEffect(() => {
    if (walked) void needWalker();
  }, [walked, needWalker]);
  const result = useMemo(() => (walked && walker ? walk(walker, walked) : undefined), [walker, walked]);
  const frame = useRef<HTMLElement>(null);
  const active = result?.path;
  const marked = !walked && hash.length > 1 ? hash.slice(1) : undefined;
  const shown = active !== undefined ? '.state--active' : marked !== undefined ? '.state--marked' : '.chart__start';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another state is active or pointed at
  useEffect(() => centre(frame.current, shown), [shown, active, marked, drawing]);
  const scope = result && parentOf(result.path);

  useEffect(() => {
    if (follow && scope !== undefined && scope !== drawing.path)
      history.replace(`${base}${scope === '' ? '' : `${scope}/`}${hash}`);
  }, [follow, scope, drawing.path, history, base, hash]);

  const walkOn = (fetched: Walker<B, F>, next: Walk<F>): void => {
    const path = walk(fetched, next)?.path;
    const there = follow && path !== undefined ? parentOf(path) : drawing.path;
    history.push(`${base}${there === '' ? '' : `${there}/`}${KEY}${toLink(next)}`);
  };
  const onWalk = (next: Walk<F>): void => void needWalker().then((fetched) => walkOn(fetched, next));
  const begin = (): void =>
    void needWalker().then((fetched) => {
      const [first = ''] = Object.keys(fetched.starts);
      walkOn(fetched, { start: first, facts: [] });
    });
  const last = result?.steps.at(-1);
  return (
    <Page title={`${words.nav.charts}: ${title}`} description={clause?.summary ?? words.charts.lead} width="wide">
      <GameSwitch game={game} addresses={ADDRESS} />
      <nav className="crumbs" aria-label={words.nav.contents} data-nosearch>
        {[...above, { path: drawing.path, title }].map((state) =>
          state.path === drawing.path ? (
            <span key={state.path}>{state.title}</span>
          ) : (
            <Link key={state.path} to={`${ADDRESS[game]}${state.path}${walked ? hash : ''}`}>
              {state.title}
            </Link>
          ),
        )}
      </nav>
      <header className="page__header">
        <h1>
          {title}
          <span className="sr"> · {words.nav.charts}</span>
        </h1>
        {drawing.path === '' ? (
          <p className="lead">{words.charts.lead}</p>
        ) : (
          clause && (
            <p className="lead">
              <ClauseNumber id={clause.id} slug={clause.slug} /> {clause.summary}
            </p>
          )
        )}
      </header>
      <div className="runner__bar" data-nosearch>
        {!walked && (
          <button type="button" onClick={begin}>
            {words.charts.run}
          </button>
        )}
        {walked && (
          <label>
            <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />{' '}
            {words.charts.follow}
          </label>
        )}
      </div>
      <Opened read={async (text) => (await needWalker()).open(text)} walked={walked} onWalk={onWalk} />
      <div className="chart-layout">
        <div>
          <Scroll className="chart-frame" label={title} frame={frame} notSearched>
            <Drawing
              base={base}
              drawing={drawing}
              label={title}
              {...(result && { active: result.path })}
              {...(last && { passed: new Set(last.paths) })}
              {...(marked !== undefined && { marked })}
            />
          </Scroll>
          <ul className="chart-key" data-nosearch>
            {(['choice', 'chance', 'reveal', 'passing', 'active'] as const).map((id) => (
              <li key={id} className={`key--${id}`}>
                {words.charts.keys[id]}
              </li>
            ))}
          </ul>
        </div>
        {walked && walker && result && (
          <Runner
            walker={walker}
            walked={walked}
            result={result}
            titleOf={(path) => titles[path] ?? path}
            onWalk={onWalk}
          />
        )}
      </div>
      <section>
        <h2>{words.charts.states}</h2>
        <div className="state-list">
          <table className="state-table">
            <tbody>
              {states.map((state) => (
                <tr key={state.path}>
                  <th scope="row" id={state.path}>
                    {state.kind === 'compound' ? (
                      <Link to={`${ADDRESS[game]}${state.path}`}>{state.title}</Link>
                    ) : (
                      state.title
                    )}
                  </th>
                  <td>{state.clause && <ClauseNumber id={state.clause.id} slug={state.clause.slug} />}</td>
                  <td>{state.clause?.summary}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {all && (
        <section data-nosearch>
          <h2>{words.charts.all}</h2>
          <ul className="chart-tree">
            {all.map((each) => (
              <li key={each.path} style={{ '--depth': each.depth } as CSSProperties}>
                {each.path === '' ? each.title : <Link to={`${ADDRESS[game]}${each.path}`}>{each.title}</Link>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
