import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** `wide` for the board, the charts and the desk. */
  readonly width?: 'text' | 'wide';
}

/** The frame of every page: header, one main column, footer. */
export function Page({ title, description, children, width = 'text' }: Props): ReactNode {
  return (
    <Layout title={title} description={description ?? ''}>
      <main className={`page page--${width}`}>{children}</main>
    </Layout>
  );
}
