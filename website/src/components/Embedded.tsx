/** A case of either game within somebody else's page: what is shown of it, and the way to the desk. */
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import type { GameName } from '../models.ts';
import { InGame, PLACES } from '../places.ts';
import { fromHash, toLink } from '../run/link.ts';

/** The case of the address; null if there is none, undefined until it has been read. */
export function useLinkedCase<Case>(isCase: (value: unknown) => value is Case): Case | null | undefined {
  const [input, setInput] = useState<Case | null>();
  useEffect(() => {
    const read = (): void => {
      const linked = fromHash('case');
      setInput(isCase(linked) ? linked : null);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [isCase]);
  return input;
}

/** The frame around it. */
export function Embedded(props: {
  readonly game: GameName;
  readonly input: object | null | undefined;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { game, input, problem, children } = props;
  const { desk } = PLACES[game];
  return (
    <InGame.Provider value={game}>
      <PageMetadata title={words.copy.embedded}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className="embed">
        <h1 className="sr">{words.copy.embedded}</h1>
        {input === null && <p className="unverified">{words.desk.damaged}</p>}
        {problem !== undefined && <p className="unverified">{problem}</p>}
        {children}
        <p className="embed__from">
          <Link to={input ? `${desk}/#case=${toLink(input)}` : `${desk}/`} target="_blank" rel="noopener">
            Cold War Arbiter · {words.copy.open}
          </Link>
        </p>
      </main>
    </InGame.Provider>
  );
}
