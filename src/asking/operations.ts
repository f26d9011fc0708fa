/** What Operations and an event do, as a case says it. */

import type { CaseEvent, CaseOperations, Markers } from '../cases/case.ts';
import { mentions } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Draft, rivalOf } from './draft.ts';

/** What is said of an event besides its Operations. */
export function eventOf(draft: Draft): CaseEvent {
  const { event, discards, die, rolls, realigned, operations, use } = draft;
  const { add, remove, ...rest } = event;
  const isContest = rolls !== undefined && realigned === undefined && rest.rolls === undefined;
  return {
    ...rest,
    ...(discards.length > 0 && { discard: discards.length === 1 ? discards[0]! : discards }),
    // A die that no coup takes is that of the event.
    ...(die !== undefined &&
      operations.coup === undefined &&
      rest.die === undefined &&
      use !== 'space' &&
      use !== 'trap_discard' && { die }),
    // Two dice without a realignment are those of a contest, in which both take part.
    ...(isContest && {
      rolls: [rolls],
      ...(draft.offers('participate') && { opponent: 'participate', ...rest }),
    }),
    ...(add && { add }),
    ...(remove && { remove }),
  };
}

/** What is taken away was there: as many markers of the other side, where nothing is said of them; what is moved is one's own. */
export function assumeTaken(draft: Draft, by: 'us' | 'ussr'): void {
  const { remove = {}, remove_all: all = [] } = draft.event;
  const owner = draft.card === undefined ? undefined : draft.cardOf(draft.card)?.side;
  const player = owner === 'us' || owner === 'ussr' ? owner : by;
  for (const [id, n] of countedIn(remove)) assumeThere(draft, id, draft.moves ? player : rivalOf(player), n);
  for (const { id, name } of draft.countries)
    if ([all].flat().includes(name)) assumeThere(draft, id, rivalOf(player), 1);
}

/** Markers by country; a sentence for each marker makes a list of countries. */
function countedIn(markers: Markers): readonly (readonly [id: string, n: number])[] {
  if (!Array.isArray(markers)) return Object.entries(markers as Readonly<Record<string, number>>);
  const counts = new Map<string, number>();
  for (const id of markers as readonly string[]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** Markers that must have been there, where nothing is said of them. */
export function assumeThere(draft: Draft, id: string, side: 'us' | 'ussr', n: number): void {
  if (!draft.nothingElse) takeAsThere(draft, id, side, n);
}

/** Markers of which it is said that they are there, not how many; that they are counted is told. */
export function takeAsThere(draft: Draft, id: string, side: 'us' | 'ussr', n: number): void {
  if (draft.influence[id]?.[side] !== undefined || draft.position.base === 'setup') return;
  draft.influence[id] = { ...draft.influence[id], [side]: n };
  draft.assumed.push({
    message: 'asked.influence',
    args: { side: side === 'us' ? 0 : 1, country: draft.countryIndex(id), n },
  });
}

export function operationsOf(draft: Draft, side: 'us' | 'ussr'): CaseOperations {
  const { operations, realigned, rolls, die } = draft;
  const target = operations.coup ?? realigned;
  const rival = rivalOf(side);
  if (target !== undefined) assumeThere(draft, target, rival, 1);
  return {
    ...(operations.coup !== undefined && {
      coup: draft.countryName(operations.coup),
      ...(die !== undefined && { die }),
    }),
    ...(realigned !== undefined && {
      realign: [rolls, ...draft.moreRolls, ...Array.from({ length: unrolled(draft) })].map((dice) => ({
        in: draft.countryName(realigned),
        ...(dice as typeof rolls),
      })),
    }),
    ...(operations.place !== undefined && { place: inOrder(draft, operations.place) }),
  };
}

/** How many of the realignment rolls that are spoken of have no dice, behind the first. */
const unrolled = ({ times = 1, moreRolls }: Draft): number => Math.max(times - 1 - moreRolls.length, 0);

/** Markers by country; one by one where somebody comes back to a country, since each is paid for as the board then stands. */
function inOrder({ placed, countryName }: Draft, place: Readonly<Record<string, number>>): Markers {
  const counts = Object.entries(place);
  const together = counts.flatMap(([id, n]) => Array.from({ length: n }, () => id));
  const isWhole = placed.length === together.length && placed.every((id) => place[id] !== undefined);
  return isWhole && placed.join() !== together.join()
    ? placed.map(countryName)
    : Object.fromEntries(counts.map(([id, n]) => [countryName(id), n]));
}

/** What an event itself does with markers is added, what its Operations do is placed. */
export function asEvent({ place, ...rest }: CaseOperations, card: Ruleset['cards'][number] | undefined): CaseEvent {
  const grants = mentions(card?.event, 'influence');
  return { ...rest, ...(place !== undefined && (grants ? { place } : { add: place })) };
}
