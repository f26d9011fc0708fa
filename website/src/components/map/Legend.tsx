import * as words from '@words';
import type { ReactNode } from 'react';
import type { MapModel } from '../../models.ts';

/** What the colours and lines of the board mean. */
export function Legend({ map }: { readonly map: MapModel }): ReactNode {
  const regions = map.regions.filter(({ id }) => map.countries.some(({ region }) => region === id));
  return (
    <section className="legend" aria-label={words.board.legend}>
      <ul>
        {regions.map(({ id, name }) => (
          <li key={id}>
            <span className={`swatch swatch--${id}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <span className="swatch swatch--battleground" aria-hidden="true" />
          {words.board.battleground}
        </li>
        {(['region', 'regions', 'superpower'] as const).map((kind) => (
          <li key={kind}>
            <svg width="34" height="10" aria-hidden="true">
              <line className={`connection connection--${kind}`} x1="1" y1="5" x2="33" y2="5" />
            </svg>
            {
              {
                region: words.board.sameRegion,
                regions: words.board.otherRegion,
                superpower: words.board.toSuperpower,
              }[kind]
            }
          </li>
        ))}
      </ul>
    </section>
  );
}
