import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { FindClause } from '../components/FindClause.tsx';
import { Page } from '../components/Page.tsx';
import { formFor } from '../counted.ts';
import type { RulebookModel } from '../models.ts';

export default function RulebookPage({ rulebook }: { readonly rulebook: RulebookModel }): ReactNode {
  return (
    <Page title={words.rulebook.title} description={words.rulebook.lead} head>
      <FindClause />
      <p>
        <Link to="/rulebook/editions">{words.editionsPage.title}</Link>
      </p>
      <ol className="contents">
        {rulebook.sections.map((section) => (
          <li key={section.id}>
            <Link to={`/rulebook/${section.id}`}>
              <span className="contents__number">{section.id}</span>
              <span className="contents__title">{section.title}</span>
              <span className="contents__count">
                {section.count} {formFor(section.count, words.rulebook.clauses)}
              </span>
              <span className="contents__first">{section.first}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Page>
  );
}
