import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as words from '@words';
import { type ReactNode, useState } from 'react';
import { Engines } from '../components/Engines.tsx';
import { ClauseNumber } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import { Table } from '../components/Table.tsx';
import type { ConformanceModel, Tally } from '../models.ts';

const t = words.conformance;

export default function ConformancePage({ conformance }: { readonly conformance: ConformanceModel }): ReactNode {
  const { suite, features, issues, clauses } = conformance;
  const json = useBaseUrl('/suite.json');
  // One for all languages, beside the English pages.
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const here = useBaseUrl('/');
  const top = currentLocale === defaultLocale ? here : here.replace(new RegExp(`${currentLocale}/$`), '');
  const [atomic, corpus] = [`${top}atomic.json`, `${top}corpus.jsonl.gz`];
  return (
    <Page title={words.nav.conformance} description={t.lead} head>
      <h2>{t.cases}</h2>
      <p>
        {t.casesLead} <code>arbiter suite features/suite</code>
      </p>
      <Tallies
        first={t.section}
        count={t.count}
        rows={suite.map(({ id, ...tally }) => ({
          ...tally,
          key: id,
          name: <Link to={`/conformance/${id}`}>{sectionTitle(id)}</Link>,
        }))}
      />
      <h2>{t.suite}</h2>
      <Tallies
        first={t.feature}
        count={t.scenarios}
        rows={features.map(({ name, id, ...tally }) => ({
          ...tally,
          key: id,
          name: <Link to={`/conformance/scenarios#${id}`}>{name}</Link>,
        }))}
      />
      <h2>{t.issues}</h2>
      <p>
        <Link to="/issues">{words.issue.lead}</Link>
      </p>
      <ul className="ways">
        {issues.map(({ confidence, count }) => (
          <li key={confidence}>
            <b>{count}</b> {words.issue.confidence}: {words.issue.levels[confidence]}
          </li>
        ))}
      </ul>
      <h2>{t.other}</h2>
      <p>{t.otherLead}</p>
      <ul className="ways">
        <li>
          <a href={json} download>
            {t.json}
          </a>
        </li>
        <li>
          <a href={atomic} download>
            {t.engines.atomic}
          </a>
        </li>
        <li>
          <a href={corpus} download>
            {t.engines.corpus}
          </a>
        </li>
        <li>
          <Link to="/docs/engines">{t.format}</Link>
        </li>
      </ul>
      <h2>{t.engines.title}</h2>
      <p>
        {t.engines.lead} <Link to="/docs/engines">{t.engines.more}</Link>
      </p>
      <Engines />
      <h2>{t.trace}</h2>
      <p>{t.traceLead}</p>
      <Trace clauses={clauses} />
    </Page>
  );
}

/** The name of a section of the suite; its file name if nobody has given it one. */
export const sectionTitle = (id: string): string => (t.sections as Readonly<Record<string, string>>)[id] ?? id;

function Tallies(props: {
  readonly first: string;
  readonly count: string;
  readonly rows: readonly (Tally & { readonly key: string; readonly name: ReactNode })[];
}): ReactNode {
  const { first, count, rows } = props;
  const sum = (key: keyof Tally): number => rows.reduce((total, row) => total + row[key], 0);
  const all = { key: '', name: t.all, count: sum('count'), passed: sum('passed') };
  return (
    <Table label={first} className="state-table tallies" heads={[first, count, t.passed, t.failed]}>
      {[...rows, all].map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.name}</th>
          <td>{row.count}</td>
          <td>{row.passed}</td>
          <td className={row.passed < row.count ? 'tallies__failed' : ''}>{row.count - row.passed}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The matrix of clauses and what names them. */
function Trace({ clauses }: Pick<ConformanceModel, 'clauses'>): ReactNode {
  const [bare, setBare] = useState(false);
  const columns = [
    ['cases', t.count],
    ['scenarios', t.scenarios],
    ['states', words.clause.states],
    ['code', words.clause.code],
    ['languages', t.languages],
  ] as const;
  const shown = clauses.filter(
    ({ cases, scenarios, states, code }) => !bare || cases + scenarios + states + code === 0,
  );
  return (
    <>
      <label>
        <input type="checkbox" checked={bare} onChange={(event) => setBare(event.target.checked)} /> {t.bare} (
        {clauses.filter(({ cases, scenarios, states, code }) => cases + scenarios + states + code === 0).length})
      </label>
      <Table
        label={t.trace}
        className="state-table trace"
        heads={[words.clause.clause, ...columns.map(([, name]) => name)]}
        notSearched
      >
        {shown.map((clause) => (
          <tr key={clause.id}>
            <th scope="row">
              <ClauseNumber id={clause.id} slug={clause.slug} title={clause.summary} />
            </th>
            {columns.map(([key]) => (
              <td key={key} className={clause[key] === 0 ? 'trace__none' : ''}>
                {clause[key] === 0 ? '–' : clause[key]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  );
}
