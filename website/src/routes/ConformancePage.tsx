import Link from '@docusaurus/Link';
import words from '@words';
import { type ReactNode, useState } from 'react';
import { ClauseNumber } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import type { ConformanceModel } from '../models.ts';

export default function ConformancePage({ conformance }: { readonly conformance: ConformanceModel }): ReactNode {
  const [bare, setBare] = useState(false);
  const { features, clauses } = conformance;
  const sum = (key: 'scenarios' | 'passed' | 'failed'): number =>
    features.reduce((total, feature) => total + feature[key], 0);
  const shown = bare ? clauses.filter(({ scenarios, states, code }) => scenarios + states + code === 0) : clauses;
  const t = words.conformance;
  return (
    <Page title={words.nav.conformance} description={t.lead} width="wide">
      <header className="page__header">
        <h1>{words.nav.conformance}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <h2>{t.suite}</h2>
      <div className="scroll">
        <table className="state-table">
          <thead>
            <tr>
              <th>{t.feature}</th>
              <th>{t.scenarios}</th>
              <th>{t.passed}</th>
              <th>{t.failed}</th>
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature.file}>
                <th scope="row">{feature.name}</th>
                <td>{feature.scenarios}</td>
                <td>{feature.passed}</td>
                <td>{feature.failed}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t.all}</th>
              <td>{sum('scenarios')}</td>
              <td>{sum('passed')}</td>
              <td>{sum('failed')}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <h2>{words.nav.issues}</h2>
      <p>
        <Link to="/issues">{words.issue.lead}</Link>
      </p>
      <h2>{t.trace}</h2>
      <p>{t.traceLead}</p>
      <label>
        <input type="checkbox" checked={bare} onChange={(event) => setBare(event.target.checked)} /> {t.bare}
      </label>
      <div className="scroll" data-nosearch>
        <table className="state-table trace">
          <thead>
            <tr>
              <th>{words.clause.clause}</th>
              <th>{words.clause.scenarios}</th>
              <th>{words.clause.states}</th>
              <th>{words.clause.code}</th>
              <th>{t.languages}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((clause) => (
              <tr key={clause.id}>
                <th scope="row">
                  <ClauseNumber id={clause.id} slug={clause.slug} title={clause.summary} />
                </th>
                {([clause.scenarios, clause.states, clause.code, clause.languages] as const).map((n, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns
                  <td key={index} className={n === 0 ? 'trace__none' : ''}>
                    {n === 0 ? '–' : n}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}
