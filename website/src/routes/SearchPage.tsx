import Link from '@docusaurus/Link';
import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import { Answered } from '../components/ask/Answered.tsx';
import { HitList } from '../components/find/Hit.tsx';
import { Doors } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import { groupsOf } from '../find/hits.ts';
import type { Search } from '../find/search.ts';
import { useLine } from '../find/use-line.ts';
import { finder } from '../run/finder.ts';

/** Hits of a kind that are shown at first. */
const MOST = 12;

/** Everything that fits a search, by kind; the address holds what was looked for. */
export default function SearchPage(): ReactNode {
  const [line, look] = useLine();
  const [search, setSearch] = useState<Search>();
  const fetch = (): void => void finder.get().then(({ search: made }) => setSearch(() => made));
  const asked = line.trim() !== '';
  useEffect(() => {
    if (asked) void finder.get().then(({ search: made }) => setSearch(() => made));
  }, [asked]);
  const found = asked ? search?.(line) : undefined;
  const places = [
    ['/rulebook', words.nav.rulebook, words.home.rulebook],
    ['/cards', words.nav.cards, words.home.cardsText],
    ['/board', words.nav.board, words.home.board],
    ['/issues', words.nav.issues, words.home.issues],
    ['/docs', words.nav.docs, words.home.docs],
  ] as const;
  return (
    <Page title={words.find.title} description={words.find.lead} head>
      <noscript>
        <p className="unverified">{words.needsScript}</p>
      </noscript>
      <form className="filters" onSubmit={(event) => event.preventDefault()}>
        <label className="filters__text">
          <span>{words.find.label}</span>
          <input
            type="search"
            maxLength={300}
            value={line}
            onFocus={fetch}
            onChange={(event) => look(event.target.value)}
          />
        </label>
      </form>
      <Answered line={line} />
      <div>
        <p className="small" role="status">
          {found && `${found.entries.length} ${words.find.found}`}
          {found && found.query.unknown.length > 0 && ` ${words.find.unknown} ${found.query.unknown.join(', ')}`}
        </p>
        {found &&
          groupsOf(found.entries).map(({ kind, entries }) => (
            <section key={kind} className="found" aria-label={words.find.kinds[kind]}>
              <h2>
                {words.find.kinds[kind]} <small>{entries.length}</small>
              </h2>
              <HitList entries={entries.slice(0, MOST)} words={found.words} />
              {entries.length > MOST && (
                <details>
                  <summary>{words.find.more}</summary>
                  <HitList entries={entries.slice(MOST, 200)} words={found.words} />
                </details>
              )}
            </section>
          ))}
      </div>
      {!found && <Doors doors={places} />}
      <p className="small">
        <Link to="/docs/search">{words.find.help}</Link>
      </p>
    </Page>
  );
}
