import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { FindClause } from '../../../components/FindClause.tsx';

/** An address that leads nowhere: most often a clause, which may be looked up by its number instead. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="page page--text">
      <header className="page__header">
        <h1>
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </h1>
        <p className="lead">
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        </p>
      </header>
      <FindClause />
    </main>
  );
}
