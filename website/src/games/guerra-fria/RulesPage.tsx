import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { ClauseEntryRow } from '../../components/ClauseEntryRow.tsx';
import { Page } from '../../components/Page.tsx';
import { formFor } from '../../counted.ts';
import type { GuerraFriaModel } from '../../models.ts';
import { PLACES } from '../../places.ts';

const t = words.guerraFria;
const places = PLACES['guerra-fria'];

/** The rules of the other game, short enough for one page, and the ways to everything else about it. */
export default function GuerraFriaPage({ game }: { readonly game: GuerraFriaModel }): ReactNode {
  const { clauses, counts } = game;
  const ways: readonly (readonly [to: string, label: string, count?: number])[] = [
    [places.desk, words.nav.desk],
    [places.replay, words.nav.replay],
    [places.chart(''), words.nav.charts],
    [places.cards, t.deck, counts.cards],
    [places.issues, words.nav.issues, counts.issues],
    [places.suite(''), words.conformance.cases, counts.cases],
  ];
  return (
    <Page title="Guerra fría" description={t.lead} game="guerra-fria">
      <header className="page__header">
        <h1 lang="es">Guerra fría</h1>
        <p className="lead">{t.lead}</p>
        <ul className="ways">
          {ways.map(([to, label, count]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              {count !== undefined && <small> {count}</small>}
            </li>
          ))}
        </ul>
      </header>
      <h2>
        {words.nav.rulebook}{' '}
        <small className="contents__count">
          {counts.clauses} {formFor(counts.clauses, words.rulebook.clauses)}
        </small>
      </h2>
      <div className="entries">
        {clauses.map(({ source, issues, ...clause }) => (
          <ClauseEntryRow key={clause.id} clause={clause} linked>
            {issues.length > 0 && (
              <p className="entry__marks">
                {issues.map((issue) => (
                  <Link key={issue.id} className="mark mark--disputed" to={places.issue(issue.id)}>
                    {words.clause.isDisputed} {issue.number}
                  </Link>
                ))}
              </p>
            )}
            {source !== undefined && (
              <details className="small">
                <summary>{t.source}</summary>
                <p lang="es">{source}</p>
              </details>
            )}
          </ClauseEntryRow>
        ))}
      </div>
    </Page>
  );
}
