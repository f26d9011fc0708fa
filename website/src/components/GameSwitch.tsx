import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import type { GameName } from '../models.ts';
import { PLACES, type Places } from '../places.ts';

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

const addresses = (of: (places: Places) => string): Readonly<Record<GameName, string>> => ({
  'twilight-struggle': of(PLACES['twilight-struggle']),
  'guerra-fria': of(PLACES['guerra-fria']),
});

/** The desks, the registers of disputes, the replays, the cases. */
export const DESKS = addresses(({ desk }) => desk);
export const REGISTERS = addresses(({ issues }) => issues);
export const REPLAYS = addresses(({ replay }) => replay);
