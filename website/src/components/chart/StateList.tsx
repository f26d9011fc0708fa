import Link from '@docusaurus/Link';
import * as words from '@words';
import type { CSSProperties, ReactNode } from 'react';
import type { ChartPageModel } from '../../models.ts';
import { ClauseNumber } from '../links.tsx';

/** The states of a chart with their clauses, and every chart of the game. */
export function StateList({
  address,
  states,
  all,
}: {
  readonly address: string;
  readonly states: ChartPageModel['states'];
  readonly all: ChartPageModel['all'];
}): ReactNode {
  return (
    <>
      <h2>{words.charts.states}</h2>
      <dl className="state-list">
        {states.map(({ path, title, kind, clause }) => (
          <div key={path}>
            <dt id={path}>
              {kind === 'compound' ? <Link to={`${address}${path}`}>{title}</Link> : title}{' '}
              {clause && <ClauseNumber id={clause.id} slug={clause.slug} />}
            </dt>
            {clause && <dd>{clause.summary}</dd>}
          </div>
        ))}
      </dl>
      {all && (
        <section>
          <h2>{words.charts.all}</h2>
          <ul className="chart-tree">
            {all.map((each) => (
              <li key={each.path} style={{ '--depth': each.depth } as CSSProperties}>
                {each.path === '' ? each.title : <Link to={`${address}${each.path}`}>{each.title}</Link>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
