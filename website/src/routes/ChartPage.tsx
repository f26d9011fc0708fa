import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import words from '@words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Drawing } from '../components/chart/Drawing.tsx';
import { Runner } from '../components/chart/Runner.tsx';
import { ClauseNumber } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import type { ChartPageModel } from '../models.ts';
import { type EngineData, makeEngine } from '../run/engine.ts';
import { fromLink, toLink } from '../run/link.ts';
import { isWalk, type Walk, walk } from '../run/walk.ts';

interface Props {
  readonly chart: ChartPageModel;
  readonly engine: EngineData;
  /** Title of every state by path. */
  readonly titles: Readonly<Record<string, string>>;
}

const KEY = '#run=';

export default function ChartPage({ chart, engine: data, titles }: Props): ReactNode {
  const { drawing, title, clause, above, states } = chart;
  const anchors = useBrokenLinks();
  for (const state of states) anchors.collectAnchor(state.path);
  const inBrowser = useIsBrowser();
  const history = useHistory();
  const location = useLocation();
  // The server knows no hash: what depends on it is drawn once the page is alive.
  const hash = inBrowser ? location.hash : '';
  const base = useBaseUrl('/charts/');
  const [follow, setFollow] = useState(true);
  const engine = useMemo(() => makeEngine(data), [data]);
  const walked = useMemo((): Walk | undefined => {
    const linked = hash.startsWith(KEY) ? fromLink(hash.slice(KEY.length)) : undefined;
    return isWalk(linked) ? linked : undefined;
  }, [hash]);
  const result = useMemo(() => walked && walk(data.rules.deluxe, walked), [data, walked]);
  const marked = !walked && hash.length > 1 ? hash.slice(1) : undefined;
  const scope = result && parentOf(result.path);

  useEffect(() => {
    if (follow && scope !== undefined && scope !== drawing.path)
      history.replace(`${base}${scope === '' ? '' : `${scope}/`}${hash}`);
  }, [follow, scope, drawing.path, history, base, hash]);

  const onWalk = (next: Walk): void => {
    const there = follow ? parentOf(walk(data.rules.deluxe, next).path) : drawing.path;
    history.push(`${base}${there === '' ? '' : `${there}/`}${KEY}${toLink(next)}`);
  };
  const last = result?.steps.at(-1);
  return (
    <Page title={`${words.nav.charts}: ${title}`} description={words.charts.lead} width="wide">
      <nav className="crumbs" aria-label={words.nav.contents} data-nosearch>
        {[...above, { path: drawing.path, title }].map((state) =>
          state.path === drawing.path ? (
            <span key={state.path}>{state.title}</span>
          ) : (
            <Link key={state.path} to={`/charts/${state.path}${walked ? hash : ''}`}>
              {state.title}
            </Link>
          ),
        )}
      </nav>
      <header className="page__header">
        <h1>{title}</h1>
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
          <button type="button" onClick={() => onWalk({ start: 'setup', facts: [] })}>
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
      <div className="chart-layout">
        <div>
          <div className="chart-frame" data-nosearch>
            <Drawing
              drawing={drawing}
              label={title}
              {...(result && { active: result.path })}
              {...(last && { passed: new Set(last.paths) })}
              {...(marked !== undefined && { marked })}
            />
          </div>
          <ul className="chart-key" data-nosearch>
            {(['choice', 'chance', 'reveal', 'passing', 'active'] as const).map((id) => (
              <li key={id} className={`key--${id}`}>
                {words.charts.keys[id]}
              </li>
            ))}
          </ul>
        </div>
        {walked && result && (
          <Runner
            engine={engine}
            walked={walked}
            result={result}
            titleOf={(path) => titles[path] ?? path}
            onWalk={onWalk}
          />
        )}
      </div>
      <section>
        <h2>{words.charts.states}</h2>
        <div className="scroll">
          <table className="state-table">
            <tbody>
              {states.map((state) => (
                <tr key={state.path}>
                  <th scope="row" id={state.path}>
                    {state.kind === 'compound' ? <Link to={`/charts/${state.path}`}>{state.title}</Link> : state.title}
                  </th>
                  <td>{state.clause && <ClauseNumber id={state.clause.id} slug={state.clause.slug} />}</td>
                  <td>{state.clause?.summary}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </Page>
  );
}

const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
