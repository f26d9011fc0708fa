import Link from '@docusaurus/Link';
import words from '@words';
import { type ReactNode, useState } from 'react';
import { Page } from '../components/Page.tsx';
import type { IssueEntry } from '../models.ts';
import { plain } from '../plain.ts';

export default function IssuesPage({ issues }: { readonly issues: readonly IssueEntry[] }): ReactNode {
  const [text, setText] = useState('');
  const shown = issues.filter((issue) =>
    plain([issue.id, issue.number, issue.question, ...issue.options.map((o) => o.text)].join(' ')).includes(
      plain(text),
    ),
  );
  return (
    <Page title={words.issue.title} description={words.issue.lead}>
      <header className="page__header">
        <h1>{words.issue.title}</h1>
        <p className="lead">{words.issue.lead}</p>
      </header>
      <form className="filters" onSubmit={(event) => event.preventDefault()}>
        <label className="filters__text">
          <span>{words.issue.search}</span>
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </form>
      {shown.length === 0 && <p>{words.issue.none}</p>}
      <ol className="issue-list">
        {shown.map((issue) => (
          <li key={issue.id}>
            <span className="issue-list__number">{issue.number}</span>
            <div>
              <h2>
                <Link to={`/issues/${issue.id}`}>{issue.question}</Link>
              </h2>
              <p>{issue.options.find(({ id }) => id === issue.preferred)?.text}</p>
            </div>
            <span className={`mark confidence confidence--${issue.confidence}`}>
              {words.issue.confidence}: {words.issue.levels[issue.confidence]}
            </span>
          </li>
        ))}
      </ol>
    </Page>
  );
}
