/** What Operations and an event do, as a case says it. */
import type { CaseAction, CaseEvent, CaseOperations } from '../cases/case.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Draft, rivalOf } from './draft.ts';

/** What is said of an event besides its Operations. */
export function eventOf({ event, discards, die, operations, use }: Draft): CaseEvent {
  const { add, remove, ...rest } = event;
  return {
    ...rest,
    ...(discards.length > 0 && { discard: discards.length === 1 ? discards[0]! : discards }),
    // A die that no coup takes is that of the event.
    ...(die !== undefined &&
      operations.coup === undefined &&
      rest.die === undefined &&
      use !== 'space' &&
      use !== 'trap_discard' && { die }),
    ...(add && { add }),
    ...(remove && { remove }),
  };
}

/** A realignment whose dice nobody has rolled yet: may it be tried? */
export function tried(draft: Draft, side: 'us' | 'ussr', card: string): CaseAction {
  return {
    kind: 'facts',
    facts: [
      { type: 'play', by: side, card },
      { type: 'use', by: side, use: 'operations' },
      { type: 'mode', by: side, mode: 'realignment' },
      { type: 'target', by: side, country: draft.countryName(draft.realigned ?? '') },
    ],
  };
}

/** What is taken away was there: one marker of the other side, where nothing is said of it. */
export function assumeTaken(draft: Draft, by: 'us' | 'ussr'): void {
  const { remove = {}, remove_all: all = [] } = draft.event;
  const owner = draft.card === undefined ? undefined : draft.cardOf(draft.card)?.side;
  const rival = rivalOf(owner === 'us' || owner === 'ussr' ? owner : by);
  const single = Object.entries(remove).flatMap(([id, n]) => (n === 1 ? [id] : []));
  const whole = draft.countries.flatMap(({ id, name }) => ([all].flat().includes(name) ? [id] : []));
  for (const id of [...single, ...whole]) {
    if (draft.influence[id] !== undefined || draft.position.base === 'setup') continue;
    draft.influence[id] = { [rival]: 1 };
    draft.assumed.push({
      message: 'asked.influence',
      args: { side: rival === 'us' ? 0 : 1, country: draft.countryIndex(id) },
    });
  }
}

export function operationsOf(draft: Draft, side: 'us' | 'ussr'): CaseOperations {
  const { operations, realigned, rolls, die } = draft;
  const target = operations.coup ?? realigned;
  const rival = rivalOf(side);
  if (target !== undefined && draft.influence[target]?.[rival] === undefined && draft.position.base !== 'setup') {
    draft.influence[target] = { ...draft.influence[target], [rival]: 1 };
    draft.assumed.push({
      message: 'asked.influence',
      args: { side: rival === 'us' ? 0 : 1, country: draft.countryIndex(target) },
    });
  }
  return {
    ...(operations.coup !== undefined && {
      coup: draft.countryName(operations.coup),
      ...(die !== undefined && { die }),
    }),
    ...(realigned !== undefined &&
      rolls && { realign: [{ in: draft.countryName(realigned), us: rolls.us, ussr: rolls.ussr }] }),
    ...(operations.place !== undefined && {
      place: Object.fromEntries(Object.entries(operations.place).map(([id, n]) => [draft.countryName(id), n])),
    }),
  };
}

/** What an event itself does with markers is added, what its Operations do is placed. */
export function asEvent({ place, ...rest }: CaseOperations, card: Ruleset['cards'][number] | undefined): CaseEvent {
  const grants = JSON.stringify(card?.event ?? []).includes('"influence"');
  return { ...rest, ...(place !== undefined && (grants ? { place } : { add: place })) };
}
