import Link from '@docusaurus/Link';
import words from '@words';
import type { ReactNode } from 'react';
import type { GameName } from '../models.ts';

/** From a page of one game to the same page of the other. */
export function GameSwitch(props: {
  readonly game: GameName;
  /** Where each game has this page. */
  readonly addresses: Readonly<Record<GameName, string>>;
}): ReactNode {
  const { game, addresses } = props;
  return (
    <nav className="switch no-print" aria-label={words.charts.games}>
      {(Object.keys(addresses) as GameName[]).map((name) => (
        <Link
          key={name}
          className="switch__button"
          to={addresses[name]}
          aria-current={name === game ? 'true' : undefined}
        >
          {words.charts.gameNames[name]}
        </Link>
      ))}
    </nav>
  );
}

/** The desks. */
export const DESKS: Readonly<Record<GameName, string>> = {
  'twilight-struggle': '/desk',
  'guerra-fria': '/guerra-fria/desk',
};
