/** Where each game has its pages, and which game a page is about. */
import { createContext, useContext } from 'react';
import type { GameName } from './models.ts';

/** Addresses below the language of the site. */
export interface Places {
  readonly rulebook: string;
  /** The page that a section of the rules stands on. */
  readonly section: (id: string) => string;
  readonly clause: (slug: string) => string;
  readonly cards: string;
  readonly card: (id: string) => string;
  readonly issues: string;
  readonly issue: (id: string) => string;
  readonly chart: (path: string) => string;
  readonly suite: (section: string) => string;
  readonly desk: string;
  readonly embed: string;
  readonly replay: string;
}

const below = (base: string): Pick<Places, 'card' | 'cards' | 'issue' | 'issues' | 'desk' | 'embed' | 'replay'> => ({
  cards: `${base}/cards`,
  card: (id) => `${base}/cards/${id}`,
  issues: `${base}/issues`,
  issue: (id) => `${base}/issues/${id}`,
  desk: `${base}/desk`,
  embed: `${base}/embed/`,
  replay: `${base}/replay`,
});

export const PLACES: Readonly<Record<GameName, Places>> = {
  'twilight-struggle': {
    ...below(''),
    rulebook: '/rulebook',
    section: (id) => `/rulebook/${id}`,
    clause: (slug) => `/rulebook/${slug}`,
    chart: (path) => `/charts/${path}`,
    suite: (section) => `/conformance/${section}`,
  },
  'guerra-fria': {
    ...below('/guerra-fria'),
    rulebook: '/guerra-fria',
    // Its rules stand on one page.
    section: () => '/guerra-fria',
    clause: (slug) => `/guerra-fria/rulebook/${slug}`,
    card: (id) => `/guerra-fria/cards#${id}`,
    chart: (path) => `/charts/guerra-fria/${path}`.replace(/\/(#|$)/, '$1'),
    suite: () => '/guerra-fria/cases',
  },
};

/** The game that what is shown is about. */
export const InGame = createContext<GameName>('twilight-struggle');

/** Where the game of this page has its pages. */
export const usePlaces = (): Places => PLACES[useContext(InGame)];
