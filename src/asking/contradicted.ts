/**
 * What phrases say and the case cannot hold: whose markers an event takes away, who discards, what a named card is worth. Where
 * that is not as the card has it, the phrase is not understood, rather than passed over.
 */
import type { Message } from '../core/render.ts';
import { US, USSR } from '../games/twilight-struggle/tables.ts';
import { type Draft, rivalOf, type SideName } from './draft.ts';
import { toControl } from './meanings/say.ts';
import type { Fragment } from './segment.ts';

/** A phrase with the side that it names and the side it is said of, as they were known where it stands. */
export interface Placed {
  readonly fragment: Fragment;
  readonly side: SideName | undefined;
  readonly subject: SideName | undefined;
}

/** The phrases that the draft contradicts. */
export const contradictedIn = (placed: readonly Placed[], draft: Draft): readonly Fragment[] =>
  placed.filter((each) => CHECKS.some((check) => check(each, draft))).map(({ fragment }) => fragment);

type Check = (placed: Placed, draft: Draft) => boolean;

const CHECKS: readonly Check[] = [
  // An event takes away the markers of the other side; what is moved is one's own.
  ({ fragment: { id }, side }, draft) => {
    if (!/^act\.remove(?:_all)?$/.test(id) || side === undefined || draft.apart !== undefined) return false;
    const { owner } = draft;
    return owner !== undefined && side !== (draft.moves ? owner : rivalOf(owner));
  },
  // An event says whose hand loses a card.
  ({ fragment: { id }, side, subject }, draft) => {
    if (!/^act\.discard(?:_none|_value)?$/.test(id)) return false;
    const named = side ?? subject;
    return named !== undefined && draft.loser !== undefined && named !== draft.loser;
  },
  // A card that is named is worth what it is worth.
  ({ fragment: { id, values } }, draft) => {
    const card = draft.card === undefined ? undefined : draft.cardOf(draft.card);
    const other = draft.another || draft.use === 'trap_discard' || draft.discards.length > 0 || draft.event.with;
    if (id !== 'act.value' || card === undefined || other || draft.worth !== undefined) return false;
    // Of an event that gives no Operations nothing changes it.
    const isSpent = draft.use === 'ops' || draft.use === 'space' || Object.keys(draft.operations).length > 0;
    const most = (isSpent && draft.effects.length > 0) || card.id === 'the-china-card' ? MODIFIED : 0;
    return Math.abs(Number(values.n) - (card.ops ?? 0)) > most;
  },
];

/** By so much more or less a card may be worth by what is in effect. */
const MODIFIED = 2;

/** Is something said to be nowhere that is said to be somewhere? */
export function isDenied({ nothing, influence, countries }: Draft): boolean {
  return nothing.some(({ side, region }) =>
    countries.some((country) => {
      const there = influence[country.id];
      const within = region !== undefined && (country.region === region || country.subregions.includes(region));
      const counted = side === undefined ? [] : [side];
      return within && counted.some((each) => (there?.[each] ?? 0) > 0);
    }),
  );
}

/** Markers that are stated of a country which a side is said to control and does not control with them; told in numbers. 2.1.7 */
export function deniedControl(draft: Draft): Message | undefined {
  for (const { country, side } of draft.controls) {
    const there = draft.influence[country];
    const needed = toControl(draft, country, side);
    const n = there?.[side] ?? 0;
    if (n >= needed) continue;
    const at = { side: side === 'us' ? US : USSR, country: draft.countryIndex(country) };
    return { message: 'asked.not-controlled', args: { ...at, n, other: there?.[rivalOf(side)] ?? 0, needed } };
  }
  return undefined;
}
