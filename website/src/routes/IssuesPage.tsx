import Link from '@docusaurus/Link';
import * as words from '@words';
import { type ReactNode, useState } from 'react';
import { plain } from '../../../src/core/spelling.ts';
import { GameSwitch, REGISTERS } from '../components/GameSwitch.tsx';
import { Page } from '../components/Page.tsx';
import type { GameName, IssueEntry } from '../models.ts';
import { PLACES } from '../places.ts';

interface Props {
  readonly issues: readonly IssueEntry[];
  /** The game, if it is not the first. */
  readonly other?: { readonly game: GameName };
}

export default function IssuesPage({ issues, other }: Props): ReactNode {
  const game = other?.game ?? 'twilight-struggle';
  const [text, setText] = useState('');
  const shown = issues.filter((issue) =>
    plain([issue.id, issue.number, issue.question, ...issue.options.map((o) => o.text)].join(' ')).includes(
      plain(text),
    ),
  );
  return (
    <Page
      title={words.issue.title}
      description={words.issue.lead}
      game={game}
      head={<GameSwitch game={game} addresses={REGISTERS} />}
    >
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
                <Link to={PLACES[game].issue(issue.id)}>{issue.question}</Link>
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
