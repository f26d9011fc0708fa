import Link from '@docusaurus/Link';
import words from '@words';
import type { ReactNode } from 'react';
import { Page } from '../components/Page.tsx';
import type { TranslationsModel } from '../models.ts';

const ROWS = ['clauses', 'issues', 'cards', 'countries', 'messages', 'scenarios'] as const;

export default function TranslationsPage({ translations }: { readonly translations: TranslationsModel }): ReactNode {
  const t = words.translations;
  return (
    <Page title={words.nav.translations} description={t.lead}>
      <header className="page__header">
        <h1>{words.nav.translations}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <div className="scroll">
        <table className="state-table">
          <thead>
            <tr>
              <th>{t.what}</th>
              {translations.map(({ locale }) => (
                <th key={locale}>{t.names[locale]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">{t.rows[row]}</th>
                {translations.map(
                  ({
                    locale,
                    rows: {
                      [row]: [have, of],
                    },
                  }) => (
                    <td key={locale}>
                      <meter
                        className="meter"
                        min={0}
                        max={of}
                        value={have}
                        aria-label={`${t.rows[row]}, ${t.names[locale]}`}
                      />{' '}
                      {have} / {of}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <Link to="/docs/translators">{t.guide}</Link>
      </p>
    </Page>
  );
}
