/** Phrases that belong to something of which nothing else is said: they are not understood, rather than passed over. */
import { hasVerb } from '../games/twilight-struggle/events/mentions.ts';
import { isDenied } from './contradicted.ts';
import type { Draft } from './draft.ts';
import type { Fragment } from './segment.ts';
import { isPlayerOpen } from './speaker.ts';

/** Does a phrase stand for nothing in what the question comes to? */
type Stray = (fragment: Fragment, draft: Draft, all: readonly Fragment[]) => boolean;

const STRAYS: readonly Stray[] = [
  // A region by itself says what is scored, or nothing.
  ({ id }, { scored }) => id === 'ask.region' && scored === undefined,
  // What is done with another card is no part of an event that leaves nothing behind.
  ({ id }, { card, use, event, operations, realigned, discards }) =>
    id === 'act.other_card' &&
    card !== undefined &&
    (use === 'event' || (use === undefined && Object.keys(operations).length === 0 && realigned === undefined)) &&
    event.with === undefined &&
    discards.length === 0,
  // Which comes first is asked of headlines.
  ({ id }, draft) => id === 'ask.first' && !isHeadlined(draft),
  // Whether somebody gets free is asked of a trap.
  ({ id }, { use, effects }) =>
    id === 'ask.free' &&
    use !== 'trap_discard' &&
    !effects.some(({ name }) => name === 'quagmire' || name === 'bear_trap'),
  // Two numbers beside the sides are dice only where each side rolls one.
  ({ id }, draft, all) => id === 'act.rolls' && !isCompared(draft, all),
  // "Headlines: the US has NATO, the USSR Fidel": the card of the other side is not only held.
  ({ id }, draft) => id === 'position.card' && isHeadlined(draft),
  // What is played in an action round is no headline beside the one that is named.
  ({ id }, draft) => ROUNDS.has(id) && isHeadlined(draft) && draft.card !== undefined,
  // Whoever asks may not be the one who plays.
  ({ id }, draft, all) => id === 'me' && isPlayerOpen(draft, all),
  // "In Quagmire I discard Containment, play Nasser": out of a trap nothing is played besides.
  ({ id }, { card, discards, effects, cardOfEffect }) =>
    id === 'act.discard' &&
    card !== undefined &&
    !discards.includes(card) &&
    effects.some(({ name }) => hasVerb(cardOfEffect(name)?.event, 'trap') && cardOfEffect(name)?.id !== card),
  // Something is in effect, changes numbers or has been reached that is said not to be.
  ({ id }, { effects }) => id === 'said.no_effects' && effects.length > 0,
  ({ id }, { effects, cardOfEffect }) =>
    id === 'said.no_modifiers' && effects.some(({ name }) => hasVerb(cardOfEffect(name)?.event, 'modify')),
  ({ id, values: { n } }, { position: { space = {} } }) =>
    id === 'said.unreached' && Math.max(space.us ?? 0, space.ussr ?? 0) >= Number(n),
  // Markers are where there are said to be none.
  ({ id }, draft) => id === 'position.nothing' && isDenied(draft),
];

/** The phrases of a question that are astray in it. */
export const straysIn = (all: readonly Fragment[], draft: Draft): readonly Fragment[] =>
  all.filter((fragment) => STRAYS.some((stray) => stray(fragment, draft, all)));

const ROUNDS = new Set(['position.round', 'position.first_round']);

const isHeadlined = ({ use, headlines }: Draft): boolean => use === 'headline' || Object.keys(headlines).length > 0;

/** Does each side roll a die: for a realignment, or the event of a card that is named? */
const isCompared = ({ realigned, cardOf }: Draft, all: readonly Fragment[]): boolean =>
  realigned !== undefined || all.some(({ values }) => hasVerb(cardOf(String(values.card ?? ''))?.event, 'contest'));
