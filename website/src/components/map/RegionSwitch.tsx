import * as words from '@words';
import type { ReactNode } from 'react';
import type { MapModel } from '../../models.ts';
import { Switch } from '../Switch.tsx';

/** Which region is looked at: the whole board, a region, or a part of one. */
export function RegionSwitch(props: {
  readonly map: MapModel;
  /** Empty for the whole board. */
  readonly region: string;
  readonly onRegion: (region: string) => void;
}): ReactNode {
  const { map, region, onRegion } = props;
  const isPart = (id: string): boolean => !map.countries.some((each) => each.region === id);
  const parts = map.regions.map((each) => ({ ...each, look: isPart(each.id) ? 'switch__button--part' : '' }));
  return (
    <Switch
      legend={words.board.region}
      options={[{ id: '', name: words.board.whole }, ...parts]}
      chosen={region}
      onChoose={onRegion}
    />
  );
}
