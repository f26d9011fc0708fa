/** What a question may mean as well: a card that is named is in effect, its event happens, or the other side plays it. */

import { hasVerb } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Draft, rivalOf } from './draft.ts';
import { draftOf } from './read-draft.ts';
import type { Read } from './reading.ts';
import { givesCoup } from './to-action.ts';
import { caseFrom } from './to-case.ts';
import type { UnderstoodCase } from './understood.ts';

/**
 * "NATO in effect and De Gaulle too: may the USSR coup France": a card that leaves something behind, is named before what is done
 * and is not said to be used, may be in effect as well as be the card of the coup.
 * @returns the case in which it is in effect, and where it is named
 */
export function inEffect(
  { fragments, tokens, place }: Read,
  draft: Draft,
  rules: Ruleset,
): UnderstoodCase['alternative'] {
  const { card, use, operations, realigned } = draft;
  const isOpen = card !== undefined && use === undefined && draft.lasts(card);
  if (!isOpen || (operations.coup ?? realigned ?? operations.place) === undefined) return undefined;
  const named = fragments.find(({ id, values }) => id === 'act.card' && values.card === card);
  const act = fragments.find(({ id }) => STRIKING.test(id));
  if (!named || !act || act.from < named.from) return undefined;
  // "Death Squads mine": whose effect it is.
  const behind = fragments[fragments.indexOf(named) + 1];
  const next = tokens[named.to];
  const isBeside = behind?.from === named.to && !next?.opens && !next?.apart;
  const owner = behind?.id === 'act.side' && isBeside ? behind : undefined;
  // Whoever acts is the one who played it, unless another is named.
  const side = owner?.values.side ?? draft.actor ?? draft.me;
  const lasting = { ...named, id: 'position.played', values: { ...named.values, ...(side && { side }) } };
  const other = fragments.flatMap((each) => (each === owner ? [] : [each === named ? lasting : each]));
  const input = caseFrom(draftOf(other, rules).draft);
  return input && { input, named: { ...place(named.from, named.to), like: [] } };
}

/**
 * "ABM Treaty at DEFCON 3: may I coup Pakistan with its 4 Operations": those of the card, or those that its event gives.
 * @returns the case in which its event happens, and where the card is named
 */
export function eitherUse({ fragments, place }: Read, draft: Draft, rules: Ruleset): UnderstoodCase['alternative'] {
  const { card, use, operations, realigned, actor, me } = draft;
  const named = fragments.find(({ values }) => card !== undefined && values.card === card);
  const last = fragments.at(-1);
  const owner = card === undefined ? undefined : draft.cardOf(card)?.side;
  const isOwn = owner === 'neutral' || owner === (actor ?? me);
  const strikes = operations.place === undefined && (operations.coup ?? realigned) !== undefined;
  // Where the event gives nothing but a coup, it is what the card is played for.
  const isOpen = use === undefined && isOwn && strikes && !givesCoup(draft);
  if (!named || !last || !isOpen || !hasVerb(draft.cardOf(card ?? '')?.event, 'ops')) return undefined;
  const asEvent = [...fragments, { ...last, id: 'act.event', values: {} }];
  const input = caseFrom(draftOf(asEvent, rules).draft);
  return input && { input, named: { ...place(named.from, named.to), like: [] } };
}

/**
 * "The USSR leads by 5, plays Wargames": nobody is said to play a card that either side may play, and a side is spoken of.
 * @returns the case in which the side that was not taken for granted plays it, and where the card is named
 */
export function eitherSide({ fragments, place }: Read, draft: Draft, rules: Ruleset): UnderstoodCase['alternative'] {
  const { card, me, assumed, actor, concerned } = draft;
  const named = fragments.find(({ values }) => card !== undefined && values.card === card);
  const isTaken = me === undefined && actor !== undefined && assumed.some(({ message }) => message === 'asked.side');
  const isEither = card !== undefined && draft.cardOf(card)?.side === 'neutral';
  const speaks = fragments.some(({ values }) => Object.values(values).some((each) => each === 'us' || each === 'ussr'));
  if (!named || !isTaken || !isEither || !speaks || concerned !== undefined) return undefined;
  const other = { ...named, id: 'act.side', values: { side: rivalOf(actor) } };
  const input = caseFrom(draftOf([other, ...fragments], rules).draft);
  return input && { input, named: { ...place(named.from, named.to), like: [] } };
}

/**
 * "The USSR has 1 in Egypt and places 2 in Libya with Decolonization": the markers of its event, or those of its Operations, for which
 * one is said to be within reach. It matters only where the event does not allow it.
 * @returns the case in which the card is used for Operations, and where it is named
 */
export function eitherPlacing({ fragments, place }: Read, draft: Draft, rules: Ruleset): UnderstoodCase['alternative'] {
  const { card, use, value, operations, actor, me } = draft;
  const named = fragments.find(({ values }) => card !== undefined && values.card === card);
  const last = fragments.at(-1);
  const side = actor ?? me;
  const owner = card === undefined ? undefined : draft.cardOf(card)?.side;
  const isOpen = use === undefined && value === undefined && (owner === 'neutral' || owner === side);
  if (!named || !last || !side || !isOpen || !operations.place || !draft.grants('place')) return undefined;
  const { influence } = draftOf(fragments, rules).draft;
  const isNear = (target: string): boolean =>
    [target, ...(draft.countries.find(({ id }) => id === target)?.adjacent ?? [])].some(
      (id) => (influence[id]?.[side] ?? 0) > 0,
    );
  if (!Object.keys(operations.place).every(isNear)) return undefined;
  const input = caseFrom(draftOf([...fragments, { ...last, id: 'act.operations', values: {} }], rules).draft);
  return input && { input, named: { ...place(named.from, named.to), like: [] }, ifIllegal: true };
}

/** Phrases of a coup, a realignment or markers that go down. */
const STRIKING = /^act\.(?:coup|realign|place)/;
