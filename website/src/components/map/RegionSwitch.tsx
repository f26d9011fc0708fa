import * as words from '@words';
import type { ReactNode } from 'react';
import type { MapModel } from '../../models.ts';

/** Which region is looked at: the whole board, a region, or a part of one. */
export function RegionSwitch(props: {
  readonly map: MapModel;
  /** Empty for the whole board. */
  readonly region: string;
  readonly onRegion: (region: string) => void;
}): ReactNode {
  const { map, region, onRegion } = props;
  const isPart = (id: string): boolean => id !== '' && !map.countries.some((each) => each.region === id);
  return (
    <fieldset className="switch">
      <legend className="sr">{words.board.region}</legend>
      {[{ id: '', name: words.board.whole }, ...map.regions].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={`switch__button ${isPart(id) ? 'switch__button--part' : ''}`}
          aria-pressed={id === region}
          onClick={() => onRegion(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
