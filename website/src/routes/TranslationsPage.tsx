import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { Page } from '../components/Page.tsx';
import { Table } from '../components/Table.tsx';
import { languageName } from '../language-name.ts';
import type { Coverage, CoverageRow, TranslationsModel } from '../models.ts';

const t = words.translations;
const ROWS = Object.keys(t.rows) as CoverageRow[];

export default function TranslationsPage({ translations }: { readonly translations: TranslationsModel }): ReactNode {
  const findings = translations.flatMap(({ locale, findings: list }) => list.map((each) => ({ locale, ...each })));
  return (
    <Page title={words.nav.translations} description={t.lead} head>
      <ul className="ways">
        <li>
          <Link to="/crosscheck">{t.document}</Link>
        </li>
        <li>
          <Link to="/docs/translators">{t.guide}</Link>
        </li>
      </ul>
      <Table
        label={t.what}
        className="state-table coverage-table"
        heads={[t.what, ...translations.map(({ locale }) => languageName(locale))]}
      >
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t.rows[row]}</th>
            {translations.map(({ locale, rows }) => (
              <Cell key={locale} coverage={rows[row]} label={`${t.rows[row]}, ${languageName(locale)}`} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t.all}</th>
          {translations.map(({ locale, rows }) => (
            <Cell key={locale} coverage={total(Object.values(rows))} label={`${t.all}, ${languageName(locale)}`} />
          ))}
        </tr>
      </Table>
      <p className="small">{t.staleLead}</p>
      <h2>
        {t.findings}: {findings.length}
      </h2>
      <p>{t.findingsLead}</p>
      {findings.length === 0 ? (
        <p>{t.noFindings}</p>
      ) : (
        <Table label={t.findings} className="state-table" heads={[t.where, t.check, t.finding]} notSearched>
          {findings.map(({ locale, file, id, check, message }) => (
            <tr key={`${locale} ${id} ${check} ${message}`}>
              <td>
                <code>{file}</code>
                <br />
                <code>{id}</code>
              </td>
              <td>
                <code>{check}</code>
              </td>
              <td lang="en">{message}</td>
            </tr>
          ))}
        </Table>
      )}
    </Page>
  );
}

function Cell({ coverage, label }: { readonly coverage: Coverage; readonly label: string }): ReactNode {
  const { have, of, review } = coverage;
  return (
    <td>
      <meter className="meter" min={0} max={of} value={have} aria-label={label} />{' '}
      <span className="coverage-table__count">
        {have} / {of}
      </span>
      {review > 0 && (
        <span className="mark mark--disputed">
          {review} {t.stale}
        </span>
      )}
    </td>
  );
}

const total = (rows: readonly Coverage[]): Coverage => ({
  have: rows.reduce((sum, { have }) => sum + have, 0),
  of: rows.reduce((sum, { of }) => sum + of, 0),
  review: rows.reduce((sum, { review }) => sum + review, 0),
});
