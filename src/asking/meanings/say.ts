/** What phrases have in common: how a thing that is said is laid down in the draft. */
import type { CaseAction } from '../../cases/case.ts';
import { isOccurrence, nameOfEffect } from '../../cases/effects.ts';
import { type Draft, rivalOf, type SideName } from '../draft.ts';
import type { Value } from '../segment.ts';

/** `false` if the phrase says nothing where it stands: then it is not understood. */
export type Meaning = (draft: Draft, values: Readonly<Record<string, Value>>) => unknown;

export type Meanings = Readonly<Record<string, Meaning>>;

export const n = (values: Readonly<Record<string, Value>>, key = 'n'): number => Number(values[key]);
export const text = (values: Readonly<Record<string, Value>>, key: string): string => String(values[key]);

export const cardsIn = (values: Readonly<Record<string, Value>>): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) => (key.startsWith('card') ? [String(value)] : []));

export const countriesIn = (values: Readonly<Record<string, Value>>): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) => (key.startsWith('country') ? [String(value)] : []));

/** The side that is named; else whoever was spoken of last, or asks. */
export const sideIn = (draft: Draft, { side }: Parameters<Meaning>[1]): SideName | undefined =>
  side === undefined ? (draft.last ?? draft.me) : draft.side(side);

/** Until the card is named, whoever is named last plays it; afterwards the other side may act by its event. */
export const act = (draft: Draft, values: Readonly<Record<string, Value>>): void => {
  const side = draft.side(values.side);
  if (draft.actor === undefined || (draft.card === undefined && !draft.acted)) draft.actor = side ?? draft.actor;
};

/** Something is done; whoever is named afterwards without a verb does not do it. */
export const deed = (draft: Draft, values: Readonly<Record<string, Value>>): void => {
  act(draft, values);
  draft.acted = true;
};

/** Operations are conducted by whoever is named with them, or was named last. */
export const conduct = (draft: Draft, values: Readonly<Record<string, Value>>): void => {
  deed(draft, values);
  draft.doer = draft.side(values.side) ?? draft.subject ?? draft.doer;
};

/** What is said twice is said the same way, or the second is not understood. */
export function only<T extends object, K extends keyof T>(where: T, key: K, value: T[K]): unknown {
  if (where[key] !== undefined && where[key] !== value) return false;
  where[key] = value;
  return undefined;
}

/** What is said not to have been played is neither played nor in effect. */
export function deny(draft: Draft, values: Readonly<Record<string, Value>>): unknown {
  const cards = cardsIn(values);
  draft.denied.push(...cards);
  return cards.includes(draft.card ?? '') || draft.effects.some(({ name }) => cards.map(effectOf).includes(name))
    ? false
    : undefined;
}

/** A card has one use; of a card of the other side both its Operations and its event may be spoken of. 5.2 */
export function use(draft: Draft, named: 'event' | 'ops'): unknown {
  const owner = draft.card === undefined ? undefined : draft.cardOf(draft.card)?.side;
  const rivals = draft.actor !== undefined && owner === rivalOf(draft.actor);
  if (draft.use !== undefined && draft.use !== named && !rivals) return draft.use === 'headline' ? undefined : false;
  draft.use = rivals && draft.use !== undefined ? 'ops' : named;
  return undefined;
}

/** Markers with which a side controls a country, beside those that the other side is said to have there. 2.1.7 */
export const toControl = (draft: Draft, country: string, side: SideName): number =>
  (draft.influence[country]?.[rivalOf(side)] ?? 0) + draft.stability(country);

export function control(draft: Draft, country: string, side: SideName): void {
  const stated = draft.influence[country]?.[side];
  put(draft, country, side, Math.max(stated ?? 0, toControl(draft, country, side)));
  draft.controls.push({ country, side, counted: stated !== undefined });
}

/** So many markers of a side are in a country that it is said to control. */
export function controlWith(draft: Draft, country: string, side: SideName, markers: number): void {
  put(draft, country, side, markers);
  draft.controls.push({ country, side, counted: true });
}

export function put(draft: Draft, country: string, side: SideName, markers: number): void {
  draft.influence[country] = { ...draft.influence[country], [side]: markers };
  for (const each of draft.controls) if (each.country === country && each.side === side) each.counted = true;
}

/** Markers of the other side that are told after the control of a country: it is controlled all the same. 2.1.7 */
export function keepControl(draft: Draft): void {
  for (const { country, side, counted } of draft.controls) {
    const needed = toControl(draft, country, side);
    const there = draft.influence[country] ?? {};
    if (!counted && (there[side] ?? 0) < needed) draft.influence[country] = { ...there, [side]: needed };
  }
}

/** One question is about one play. */
export function played(
  draft: Draft,
  values: Readonly<Record<string, Value>>,
  use: NonNullable<CaseAction['as']>,
): boolean {
  if (draft.card !== undefined && draft.card !== text(values, 'card')) return false;
  act(draft, values);
  draft.card = text(values, 'card');
  draft.use = use;
  if (values.n !== undefined) draft.die = n(values);
  return true;
}

/** A country of which the number of markers is not said. */
export function listed(draft: Draft, where: 'add' | 'remove', country: string): boolean {
  const event = draft.event as Partial<Record<'add' | 'remove', readonly string[] | Record<string, number>>>;
  const before = event[where] ?? [];
  if (!Array.isArray(before)) return false;
  event[where] = [...before, country];
  return true;
}

/** All that the other side has in a country goes. */
export function removeAll({ event, countryName }: Draft, country: string): void {
  event.remove_all = [...((event.remove_all as readonly string[] | undefined) ?? []), countryName(country)];
}

export function count(draft: Draft, where: 'place' | 'add' | 'remove', country: string, markers: number): void {
  const before = where === 'place' ? draft.operations.place : draft.event[where];
  const list = { ...before, [country]: (before?.[country] ?? 0) + markers };
  if (where === 'place') {
    draft.operations.place = list;
    draft.placed.push(...Array.from({ length: markers }, () => country));
  } else draft.event[where] = list;
}

export function track(draft: Draft, key: 'milops' | 'space', values: Readonly<Record<string, Value>>): unknown {
  const side = draft.side(values.side) ?? (values.side === undefined ? draft.last : undefined);
  if (!side) return false;
  draft.position[key] = { ...draft.position[key], [side]: n(values) };
  draft.tracking = key;
  return undefined;
}

/** The card that is played together with another one. */
export const COVER = 'un-intervention';

/** How a case calls the effect of a card's event; `effectCard` reads any of these. */
export const effectOf = (card: string): string => card.replaceAll('-', '_');

/** How a case calls what is in effect now, where the plain name says only that the event has occurred. */
export const inEffect = (card: string): string => (isOccurrence(effectOf(card)) ? nameOfEffect(card) : effectOf(card));
