import useBaseUrl from '@docusaurus/useBaseUrl';
import * as words from '@words';
import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import { Page } from '../components/Page.tsx';
import type { ChangeModel } from '../models.ts';

/** What changed, by day; since the day that the address names, which whoever comes back keeps as a bookmark. */
export default function ChangesPage({ changes }: { readonly changes: readonly ChangeModel[] }): ReactNode {
  const [since, setSince] = useState('');
  useEffect(() => setSince(new URLSearchParams(window.location.search).get('since') ?? ''), []);
  const put = (day: string): void => {
    setSince(day);
    window.history.replaceState(null, '', day === '' ? window.location.pathname : `?since=${day}`);
  };
  const shown = changes.filter(({ at }) => at.slice(0, 10) >= since);
  const days = [...new Set(shown.map(({ at }) => at.slice(0, 10)))];
  const named = new Intl.DateTimeFormat(words.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Page title={words.changes.title} description={words.changes.lead} head>
      <p>
        <label>
          {words.changes.since} <input type="date" value={since} onChange={(event) => put(event.target.value)} />
        </label>{' '}
        <span aria-live="polite">{words.changes.count.replace('{n}', String(shown.length))}</span> ·{' '}
        <a href={useBaseUrl('/changes.atom').replace(`/${words.tag}/changes`, '/changes')} type="application/atom+xml">
          {words.changes.feed}
        </a>
      </p>
      {days.map((day) => (
        <section key={day}>
          <h2>
            <time dateTime={day}>{named.format(new Date(day))}</time>
          </h2>
          <ul lang="en">
            {shown
              .filter(({ at }) => at.startsWith(day))
              .map(({ id, kind, text }) => (
                <li key={id} id={id}>
                  <b>{kind}.</b> <Coded text={text} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

/** A text with code between backticks. */
const Coded = ({ text }: { readonly text: string }): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );
