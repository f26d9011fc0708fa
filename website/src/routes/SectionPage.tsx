import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { ClauseEntryRow } from '../components/ClauseEntryRow.tsx';
import { Steps, sectionLabel } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import type { SectionPageModel } from '../models.ts';

export default function SectionPage({ section }: { readonly section: SectionPageModel }): ReactNode {
  const { id, title, clauses, previous, next } = section;
  return (
    <Page title={sectionLabel(section)} description={clauses[0]?.summary ?? ''}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        <Link to="/rulebook">{words.nav.rulebook}</Link>
      </nav>
      <header className="page__header page__header--numbered">
        <h1>
          {/^\d+$/.test(id) && <span className="big-number">{id}</span>} {title}
        </h1>
      </header>
      <div className="entries">
        {clauses.map((clause) => (
          <ClauseEntryRow key={clause.id} clause={clause} linked={clause.id !== id} />
        ))}
      </div>
      <Steps
        label={`${words.nav.previous} / ${words.nav.next}`}
        previous={previous && { to: `/rulebook/${previous.id}`, label: sectionLabel(previous) }}
        next={next && { to: `/rulebook/${next.id}`, label: sectionLabel(next) }}
      />
    </Page>
  );
}
