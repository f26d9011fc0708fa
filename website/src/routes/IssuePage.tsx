import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { Citation } from '../components/Copy.tsx';
import { Cards, Clauses, Steps } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import type { IssuePageModel } from '../models.ts';
import { PLACES } from '../places.ts';

export default function IssuePage({ issue }: { readonly issue: IssuePageModel }): ReactNode {
  const { question, options, preferred, evidence, previous, next } = issue;
  const places = PLACES[issue.game];
  return (
    <Page title={question} description={options.map(({ text }) => text).join(' ')} game={issue.game}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        <Link to={places.issues}>{words.nav.issues}</Link>
        <span>
          {words.issue.number} {issue.number}
        </span>
      </nav>
      <article>
        <header className="page__header">
          <h1 className="question">{question}</h1>
          <p className="marks">
            <span className={`mark confidence confidence--${issue.confidence}`}>
              {words.issue.confidence}: {words.issue.levels[issue.confidence]}
            </span>
            <span className="mark">
              {words.issue.date}: {issue.date}
            </span>
            <code>{issue.id}</code>
          </p>
          <Citation
            of={question}
            sentence={options.find(({ id }) => id === preferred)?.text ?? options.map(({ text }) => text).join(' / ')}
          />
        </header>
        <div className="columns">
          <div>
            <ul className="options">
              {options.map(({ id, text, supported }) => (
                <li key={id} className={id === preferred ? 'options__preferred' : ''}>
                  <p>{text}</p>
                  <p className="marks">
                    <code>{id}</code>
                    {id === preferred && <span className="mark mark--preferred">{words.issue.preferred}</span>}
                    {!supported && <span className="mark">{words.issue.documented}</span>}
                  </p>
                </li>
              ))}
            </ul>
            <section className="notes" lang="en">
              <h2 lang={words.tag}>{words.issue.evidence}</h2>
              <ul>
                {evidence.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {words.issue.english !== '' && (
                <p className="small" lang={words.tag}>
                  {words.issue.english}
                </p>
              )}
            </section>
          </div>
          <aside>
            <Clauses title={words.issue.clauses} items={issue.clauses} />
            <Cards title={words.issue.cards} items={issue.cards} />
          </aside>
        </div>
      </article>
      <Steps
        label={words.nav.issues}
        previous={previous && { to: places.issue(previous.id), label: String(previous.number) }}
        next={next && { to: places.issue(next.id), label: String(next.number) }}
      />
    </Page>
  );
}
