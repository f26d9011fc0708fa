import Layout from '@theme/Layout';
import words from '@words';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** `wide` for boards and tables, `work` for a workspace of one screen. */
  readonly width?: 'text' | 'wide' | 'work';
  /** Does it do nothing without scripts? Then it says so. */
  readonly runs?: boolean;
}

/** The frame of every page: header, one main column, footer. */
export function Page({ title, description, children, width = 'text', runs = false }: Props): ReactNode {
  return (
    <Layout title={title} description={description ?? ''} noFooter={width === 'work'}>
      <main className={`page page--${width}`}>
        {runs && (
          <noscript>
            <p className="unverified">{words.needsScript}</p>
          </noscript>
        )}
        {children}
      </main>
    </Layout>
  );
}
