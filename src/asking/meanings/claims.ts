/** What is claimed of the outcome of a play: told behind it, and held against what comes of it. */
import type { Draft } from '../draft.ts';
import { type Meanings, n, text } from './say.ts';

/** A number of a side. Before anything is done it is no outcome. */
function ofSide(draft: Draft, key: 'milops' | 'vp_gained', values: Parameters<typeof n>[0]): unknown {
  const side = draft.side(values.side);
  if (!side || !isDone(draft)) return false;
  draft.claimed[key] = { ...(draft.claimed[key] as object | undefined), [side]: n(values) };
  return undefined;
}

const isDone = ({ acted, card, apart, scored }: Draft): boolean =>
  acted || [card, apart, scored].some((each) => each !== undefined);

export const claimMeanings: Meanings = {
  'claim.defcon': (draft, values) => {
    if (!isDone(draft)) return false;
    draft.claimed.defcon = n(values);
  },
  'claim.milops': (draft, values) => ofSide(draft, 'milops', values),
  'claim.vp_gained': (draft, values) => ofSide(draft, 'vp_gained', values),
  'claim.influence': (draft, values) => {
    const side = draft.side(values.side);
    const country = values.country === undefined ? draft.country : text(values, 'country');
    if (!side || country === undefined || !isDone(draft)) return false;
    const name = draft.countryName(country);
    const before = draft.claimed.influence as Readonly<Record<string, object>> | undefined;
    draft.claimed.influence = { ...before, [name]: { ...before?.[name], [side]: n(values) } };
  },
};
