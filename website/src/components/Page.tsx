import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import * as words from '@words';
import { type ReactNode, useContext } from 'react';
import type { GameName } from '../models.ts';
import { InGame } from '../places.ts';

interface Props {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** `wide` for boards and tables, `work` for a workspace of one screen. */
  readonly width?: 'text' | 'wide' | 'work';
  /** Does it do nothing without scripts? Then it says so. */
  readonly runs?: boolean;
  /** The game that it is about: links lead to the pages of that game. */
  readonly game?: GameName | undefined;
  /** What a link to it shows elsewhere; a ruling of the desk if absent. */
  readonly picture?: 'board' | 'cards' | 'charts' | 'replay';
  /** Title and description stand at its top; with something below them, if it is not just `true`. */
  readonly head?: ReactNode;
}

/** The frame of every page: header, one main column, footer. */
export function Page(props: Props): ReactNode {
  const { title, description, children, width = 'text', runs = false, game, picture, head } = props;
  const around = useContext(InGame);
  return (
    <Layout title={title} description={description ?? ''} noFooter={width === 'work'}>
      {picture && <PageMetadata image={`pictures/${picture}.png`} />}
      <main className={`page page--${width}`}>
        {runs && (
          <noscript>
            <p className="unverified">{words.needsScript}</p>
          </noscript>
        )}
        <InGame.Provider value={game ?? around}>
          {head && (
            <header className="page__header">
              <h1>{title}</h1>
              <p className="lead">{description}</p>
              {head}
            </header>
          )}
          {children}
        </InGame.Provider>
      </main>
    </Layout>
  );
}
