/** What phrases say of influence and control before anything is done, and of who asks. */
import { rivalOf } from '../draft.ts';
import { takeAsThere } from '../operations.ts';
import { pairOf } from '../pair.ts';
import {
  control,
  controlWith,
  countriesIn,
  type Meaning,
  type Meanings,
  n,
  put,
  sideIn,
  text,
  toControl,
} from './say.ts';

/** Markers of both sides, which belong to one of them. */
const owned =
  (isHeld: boolean): Meaning =>
  (draft, values) => {
    const side = draft.side(values.side);
    const pair = side && pairOf(side, values.pair as readonly [number, number], isHeld);
    if (!pair) return false;
    for (const each of ['us', 'ussr'] as const) put(draft, text(values, 'country'), each, pair[each]);
    return undefined;
  };

export const positionMeanings: Meanings = {
  'position.setup': (draft) => {
    draft.position.base = 'setup';
  },
  'position.nothing_else': (draft) => {
    draft.nothingElse = true;
  },
  'position.influence': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    put(draft, text(values, 'country'), side, n(values));
    draft.counting = side;
    draft.controlling = undefined;
  },
  'position.influence_pair': (draft, values) => {
    const [us, ussr] = values.pair as readonly [number, number];
    put(draft, text(values, 'country'), 'us', us);
    put(draft, text(values, 'country'), 'ussr', ussr);
  },
  'position.owned_pair': owned(false),
  'position.has_pair': owned(true),
  'position.control': (draft, values) => {
    // "If it controls Italy": whoever was spoken of.
    const side = sideIn(draft, values);
    if (!side) return false;
    for (const country of countriesIn(values)) control(draft, country, side);
    draft.controlling = side;
  },
  'position.control_unknown': (draft, values) => {
    const { control: before } = draft.position;
    draft.position.control = { ...before, [draft.countryName(text(values, 'country'))]: 'unknown' };
  },
  // The markers are those stated; whether they control it shows when all is said.
  'position.control_with': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    controlWith(draft, text(values, 'country'), side, n(values));
    draft.counting = side;
    draft.controlling = undefined;
  },
  // "The USSR controls Poland with 3, the US 1", "with 3 against 1".
  'position.control_with_rival': (draft, values) => {
    const side = draft.side(values.side1);
    const other = values.side2 === undefined ? side && rivalOf(side) : draft.side(values.side2);
    if (!side || !other || side === other) return false;
    const country = text(values, 'country');
    controlWith(draft, country, side, n(values, 'n1'));
    put(draft, country, other, n(values, 'n2'));
    draft.country = country;
    draft.controlling = undefined;
  },
  'position.control_with_there': (draft, values) => {
    const side = draft.side(values.side);
    if (!side || draft.country === undefined) return false;
    controlWith(draft, draft.country, side, n(values));
  },
  // It is said that there is something, not how much: one marker, which is told like all that is assumed.
  'position.some': (draft, values) => {
    const side = sideIn(draft, values);
    if (!side) return false;
    for (const country of countriesIn(values)) takeAsThere(draft, country, side, 1);
  },
  // Of all that is not named nothing is said: so it is assumed as well.
  'said.nothing_more': () => undefined,
  // Whether these are so shows when all is said.
  'said.no_effects': () => undefined,
  'said.no_modifiers': () => undefined,
  // Where nobody is said to control a country, nothing is.
  'position.free_there': ({ country }) => (country === undefined ? false : undefined),
  'position.nothing_near': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    draft.nothingNear = true;
    draft.country = text(values, 'country');
    put(draft, draft.country, side, 0);
  },
  'position.none': (draft, values) => {
    const side = draft.side(values.side);
    draft.emptying = side ? [side] : ['us', 'ussr'];
    for (const country of countriesIn(values))
      for (const each of side ? [side] : (['us', 'ussr'] as const)) put(draft, country, each, 0);
  },
  // "No longer controls Japan", "none of them US-controlled": where it is stated to be so, it is not understood.
  'said.not_controlled': (draft, values) => {
    const side = draft.side(values.side);
    const country = values.country === undefined ? undefined : text(values, 'country');
    if (side === undefined) return false;
    const isHeld = (id: string): boolean => (draft.influence[id]?.[side] ?? 0) >= toControl(draft, id, side);
    const isSaid = draft.controls.some((each) => each.side === side && (country ?? each.country) === each.country);
    return isSaid || (country !== undefined && isHeld(country)) ? false : undefined;
  },
  'position.none_there': (draft, values) => {
    const side = sideIn(draft, values);
    if (!side) return false;
    // Where nothing is said there is nothing.
    if (draft.country !== undefined) put(draft, draft.country, side, 0);
    return undefined;
  },
  'position.control_there': (draft, values) => {
    const side = draft.side(values.side);
    if (!side || draft.country === undefined) return false;
    control(draft, draft.country, side);
  },
  'position.nothing': (draft, values) => {
    draft.nothingNear = true;
    const side = values.side === undefined ? undefined : draft.side(values.side);
    draft.nothing.push({
      side,
      region: values.region === undefined ? undefined : text(values, 'region'),
    });
  },
  me: (draft, values) => {
    draft.me = draft.side(values.side) ?? draft.me;
    // "I'm the US, and coup Nigeria with it".
    draft.subject = draft.me;
  },
};
