/** From phrases to a draft: each says what it means where it stands, or nothing. */

import type { Message } from '../core/render.ts';
import { hasVerb } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { contradictedIn, deniedControl, isDenied, type Placed } from './contradicted.ts';
import { Draft, playerOf, rivalOf, type SideName } from './draft.ts';
import { actMeanings } from './meanings/acts.ts';
import { claimMeanings } from './meanings/claims.ts';
import { playMeanings } from './meanings/play.ts';
import { positionMeanings } from './meanings/position.ts';
import { effectOf, keepControl, type Meanings } from './meanings/say.ts';
import type { Fragment, Value } from './segment.ts';

/** What each phrase says. The ids are those of the sentences of the features where they say the same. */
const MEANINGS: Meanings = { ...positionMeanings, ...playMeanings, ...actMeanings, ...claimMeanings };

/** Acts in a country that is named elsewhere. */
const THERE = new Set(['act.coup_there', 'act.realign_there', 'act.place_there', 'act.place_bare']);

/** With what something is done, between the verb and the country. */
const WITH_WHAT = new Set(['act.by_event', 'act.other_card', 'act.value', 'act.die']);

/** Does a phrase begin with the country in which something is done: "coup Pakistan, where the US has 2"? */
const isNamedNext = ({ id, values, from }: Fragment, to: number): boolean =>
  id === 'more.country' ||
  (id === 'position.control' && from - to <= 3) ||
  (/^(?:position|more)\./.test(id) && Object.keys(values)[0] === 'country' && from - to <= 1);

/** A draft, and the phrases that said nothing where they stand. */
export interface Drafted {
  readonly draft: Draft;
  /** Control that the stated markers deny. */
  readonly contradicted?: Message;
  readonly useless: readonly Fragment[];
  /** The side that a phrase names, as it was known where it stands. */
  readonly sides: ReadonlyMap<Fragment, SideName | undefined>;
}

/** Reads the phrases; who asks is known before anything else is read. */
export function draftOf(all: readonly Fragment[], rules: Ruleset): Drafted {
  const fragments = asQuestion(all);
  const draft = new Draft(rules);
  for (const { id, values } of fragments) if (id === 'me') MEANINGS.me?.(draft, values);
  const spoken = sideOfWhoAsks(fragments);
  const isContrary = draft.me !== undefined && spoken !== undefined && spoken !== draft.me;
  draft.me ??= spoken;
  assumeWhoAsks(draft, fragments);
  const taken = new Set<Fragment>();
  const placed: Placed[] = [];
  const useless = fragments.filter(({ id, values: own, from, to }, at) => {
    // "I'm the US and play Lone Gunman, the USSR coups": whoever says who he is and goes on plays the card.
    const speaker = fragments.slice(0, at).findLast(({ id: other }) => !TIMED.test(other));
    if (id === 'act.card' && speaker?.id === 'me' && from > speaker.to) draft.actor ??= draft.me;
    // "Played Lone Gunman as the US".
    if (id === 'me' && speaker?.id === 'act.card' && isPlayed(fragments, at)) draft.actor ??= draft.me;
    // "Place 2 in USSR-controlled Poland": the country stands with what is said of it.
    // "Coup with it in Nicaragua": the country comes after what it is done with.
    const next = fragments.slice(at + 1).find(({ id: other }) => !WITH_WHAT.has(other));
    const follows = THERE.has(id) && typeof next?.values.country === 'string' && isNamedNext(next, to);
    // "Does the USSR get -1 when it coups Iran": whoever is asked about acts.
    const asked = fragments[at - 1]?.id.startsWith('ask.') ? fragments[at - 1]?.values.side : undefined;
    const doer = own.side === undefined && ACTING.test(id) && isNamed(asked) ? { side: asked as Value } : {};
    const values = { ...own, ...doer, ...(follows && { country: next?.values.country as Value }) };
    if (follows) draft.country = String(next?.values.country);
    if (follows && next) taken.add(next);
    if (id === 'more.country' && taken.has(fragments[at] as Fragment)) return false;
    // "Sadat: in Egypt 3 Soviet and 0 American": a number beside others that are there is none that the card places.
    const isThere = fragments[at + 1]?.id === 'more.there' && fragments[at - 1]?.id === 'act.card';
    if (id === 'more' && isThere && draft.counting === undefined) return true;
    // A sentence of the features that questions have no meaning for is not understood, rather than taken apart for its words.
    const used = MEANINGS[id] ? MEANINGS[id](draft, values) : false;
    placed.push({
      fragment: fragments[at] as Fragment,
      side: draft.side(values.side),
      subject: draft.last ?? draft.me,
    });
    const before = fragments[at - 1];
    const belongs = id === 'position.control' && before !== undefined && THERE.has(before.id);
    // "…, I also hold Nasser": what somebody holds says nothing of who did what was told before.
    const isAside = HOLDING.has(id) && (draft.card ?? draft.apart) !== undefined;
    if (!belongs && !isAside) draft.last = draft.side(values.side) ?? draft.last;
    if (typeof values.country === 'string') draft.country = values.country;
    return used === false;
  });
  // "Vietnam Revolts: can the USSR with a 2 Ops card …": the card that is named is in effect.
  // "The USSR plays Cuban Missile Crisis and the US coups Chile": what the other side does next, it does with another card.
  const named = draft.card === undefined ? undefined : draft.cardOf(draft.card);
  const before =
    named !== undefined && draft.lasts(named.id) && (draft.another ? draft.use !== 'ops' : isAnswered(draft));
  if (before) {
    const at = placed.findIndex(({ fragment: { values } }) => values.card === named.id);
    const player = placed[at]?.side ?? (placed[at - 1]?.fragment.id === 'act.side' ? placed[at - 1]?.side : undefined);
    const value = named.side === 'neutral' && player !== undefined ? playerOf(player) : undefined;
    draft.effects.push({ name: effectOf(named.id), ...(value && { value }) });
    draft.card = undefined;
    draft.use = undefined;
    draft.actor = draft.doer ?? draft.actor;
  }
  // A region by itself says what is scored, or nothing.
  const idle = fragments.filter(({ id }) => id === 'ask.region' && draft.scored === undefined);
  // What is done with another card is no part of an event that leaves nothing behind.
  const beside = fragments.filter(
    ({ id }) =>
      id === 'act.other_card' && draft.card !== undefined && draft.use === 'event' && draft.event.with === undefined,
  );
  // Which comes first is asked of headlines, whether somebody gets free of a trap.
  const headlined = draft.use === 'headline' || Object.keys(draft.headlines).length > 0;
  const trapped =
    draft.use === 'trap_discard' || draft.effects.some(({ name }) => name === 'quagmire' || name === 'bear_trap');
  // Two numbers beside the sides are dice only where each side rolls one.
  const cards = fragments.flatMap(({ values }) => draft.cardOf(String(values.card ?? '')) ?? []);
  const compared = draft.realigned !== undefined || cards.some(({ event }) => hasVerb(event, 'contest'));
  const pointless = fragments.filter(
    ({ id }) =>
      (id === 'ask.first' && !headlined) ||
      (id === 'ask.free' && !trapped) ||
      (id === 'act.rolls' && !compared) ||
      // "Headlines: the US has NATO, the USSR Fidel": the card of the other side is not only held.
      (id === 'position.card' && headlined) ||
      // What is played in an action round is no headline beside the one that is named.
      (ROUNDS.has(id) && headlined && draft.card !== undefined),
  );
  const stray =
    isContrary || isPlayerOpen(draft, fragments) || isBothSides(fragments)
      ? fragments.filter(({ id }) => id === 'me')
      : [];
  const denied = isDenied(draft) ? fragments.filter(({ id }) => id === 'position.nothing') : [];
  draft.concerned = concernedIn(fragments, draft);
  keepControl(draft);
  const contradicted = deniedControl(draft);
  const uncontrolled = contradicted ? fragments.filter(({ id }) => id.startsWith('position.control')) : [];
  return {
    draft,
    ...(contradicted && { contradicted }),
    useless: [
      ...useless,
      ...idle,
      ...beside,
      ...pointless,
      ...stray,
      ...denied,
      ...uncontrolled,
      ...contradictedIn(placed, draft),
    ],
    sides: new Map(placed.map(({ fragment, side }) => [fragment, side])),
  };
}

/**
 * "Terrorism: how many cards do I lose as the US": whoever asks says who he is behind what he asks, and not who plays a card that
 * either side may play.
 */
function isPlayerOpen({ card, cardOf, actor }: Draft, fragments: readonly Fragment[]): boolean {
  if (actor !== undefined || card === undefined || cardOf(card)?.side !== 'neutral') return false;
  const at = fragments.findIndex(({ id }) => id === 'me');
  const played = fragments.findIndex(({ values }) => values.card === card);
  return at > played && fragments.slice(played, at).some(({ id }) => id.startsWith('ask.'));
}

/** "I'm the USSR, DEFCON 2, have to play CIA Created": when it is says nothing of who plays. */
const TIMED = /^position\.(?:defcon|turn|round)$/;

/** Is a side called by its name, not by who speaks of it? */
const isNamed = (side: Value | undefined): boolean => side === 'us' || side === 'ussr';

/** Is it said of whoever asks that he is the one side and the other? */
const isBothSides = (fragments: readonly Fragment[]): boolean =>
  (['us', 'ussr'] as const).every((side) => fragments.some(({ id, values }) => id === 'me' && values.side === side));

/** Does what is said behind a card and whoever plays it say what is done with it, by whoever else? */
const isPlayed = (fragments: readonly Fragment[], at: number): boolean =>
  fragments[at]?.from === fragments[at - 1]?.to && fragments.slice(at).some(({ id }) => ACTING.test(id));

/** "Arms Race: how many VP does the US get", "the US leads by 6, plays Wargames": the side that is spoken of. */
function concernedIn(fragments: readonly Fragment[], draft: Draft): SideName | undefined {
  const asked = fragments.findLast(({ id, values }) => id.startsWith('ask.') && values.side !== undefined);
  const tracked = fragments.filter(({ id }) => TRACKED.test(id));
  const isAssumed = draft.assumed.some(({ message }) => message === 'asked.side');
  const named = fragments.flatMap(({ id, values }) =>
    Object.entries(values).flatMap(([key, value]) =>
      key.startsWith('side') && id !== 'me' && !(isAssumed && (value === 'me' || value === 'opponent'))
        ? [draft.side(value)]
        : [],
    ),
  );
  const [only] = named;
  const isAlone = tracked.length > 0 && named.every((side) => side === only);
  return draft.side(asked?.values.side) ?? (isAlone ? only : undefined);
}
const TRACKED = /^position\.(?:vp|milops|space|card)$/;

/** Does the other side do something after an event that is not its own? Of the card of its own side it does so by the event. */
function isAnswered({ card, cardOf, actor, doer, use, operations, realigned }: Draft): boolean {
  const owner = card === undefined ? undefined : cardOf(card)?.side;
  const struck = operations.coup ?? realigned ?? operations.place;
  return struck !== undefined && actor !== undefined && doer === rivalOf(actor) && owner !== doer && use !== 'ops';
}

/** "I (US) control Chile, he (USSR) Peru": a side that is named directly behind whoever it is. */
function sideOfWhoAsks(fragments: readonly Fragment[]): SideName | undefined {
  for (const [at, { id, values, to }] of fragments.entries()) {
    const next = fragments[at + 1];
    const side = next?.values.side;
    // "I'm USSR leading by 5": what says that he is it may stand between.
    const isNear = next !== undefined && (next.from === to || (next.id === 'position.vp' && next.from === to + 1));
    // "May I coup Panama as US (he has 1)", "played against me (USSR) and I have 1": a side behind whoever asks, which does nothing
    // else itself.
    const isAlone = next?.id === 'act.side' && (fragments[at + 2]?.values.side !== undefined || !fragments[at + 2]);
    const speaks = ACTING.test(id) || id === 'position.effect_on';
    if (speaks && values.side === 'me' && isAlone && (side === 'us' || side === 'ussr')) return side;
    if (id !== 'act.side' || !next || !isNear || (side !== 'us' && side !== 'ussr')) continue;
    if (
      !/^(?:act\.(?:side|coup|realign|place)$|position\.|more\.)/.test(next.id) ||
      Object.keys(next.values)[0] !== 'side'
    )
      continue;
    if (values.side === 'me') return side;
    if (values.side === 'opponent') return rivalOf(side);
  }
  return undefined;
}

/**
 * "I control Israel and my opponent has 2 there": if nobody says who asks, he is the one whose side is not named, or the
 * side of the card, or the US; that it was assumed is said.
 */
function assumeWhoAsks(draft: Draft, fragments: readonly Fragment[]): void {
  const said = fragments.filter(({ id }) => /^(?:position|more|headline)\./.test(id));
  const says = (all: readonly Fragment[], who: Value): boolean =>
    all.some(({ values }) => Object.entries(values).some(([key, value]) => key.startsWith('side') && value === who));
  const denied = said.filter(({ id }) => /^position\.none/.test(id));
  // "How many can I place in Cuba, if it is controlled by the USSR": not the side that is named.
  const places =
    fragments.some(({ id }) => /^act\.place(?!_cost)/.test(id)) && said.length > 0 && says(fragments, 'me');
  if (draft.me !== undefined || !(says(said, 'me') || says(denied, 'opponent') || places)) return;
  const named = (['us', 'ussr'] as const).filter((side) => says(fragments, side));
  const ownerOf = (who?: Value): SideName | undefined => {
    // Whoever holds a card may hold one of the other side.
    const [card] = fragments.flatMap(({ id: phrase, values: { card: id, side } }, at) => {
      if (HOLDING.has(phrase)) return [];
      // "My opponent plays Suez Crisis".
      const before = fragments[at - 1]?.id === 'act.side' ? fragments[at - 1]?.values.side : undefined;
      const player = side ?? before;
      return typeof id === 'string' && (who === undefined || player === who) ? (draft.cardOf(id) ?? []) : [];
    });
    return card?.side === 'us' || card?.side === 'ussr' ? card.side : undefined;
  };
  const theirs = ownerOf('opponent');
  // "Bear Trap is on me": the card is the other side's.
  const trapping = fragments.flatMap(({ id, values: { card, side } }) =>
    id === 'position.effect_on' && side === 'me' ? (draft.cardOf(String(card)) ?? []) : [],
  )[0]?.side;
  const owner = ownerOf('me') ?? (theirs && rivalOf(theirs)) ?? ownerOf() ?? 'us';
  const [only] = named;
  const trapped = trapping === 'us' || trapping === 'ussr' ? rivalOf(trapping) : undefined;
  // "The US has 18 VP, I play Duck and Cover for the event": whoever may do so asks.
  const played =
    fragments.some(({ id }) => id === 'act.event' || id === 'play.event') && theirs === undefined
      ? ownerOf()
      : undefined;
  draft.me = trapped ?? played ?? (only !== undefined && named.length === 1 ? rivalOf(only) : owner);
  draft.assumed.push({ message: 'asked.side', args: { side: draft.me === 'us' ? 0 : 1 } });
}

/** What somebody does on the board. */
const ACTING = /^act\.(?:coup|realign|place)/;

/** What somebody has in his hand. */
const HOLDING = new Set(['position.card', 'position.hand']);

const ROUNDS = new Set(['position.round', 'position.first_round']);

/** No die shows 0 or 7: what would be two dice are markers. */
export const asMarkers = (each: Fragment): Fragment =>
  each.id === 'act.rolls' && [each.values.n1, each.values.n2].some((n) => typeof n === 'number' && (n < 1 || n > 6))
    ? { ...each, id: 'more.sides' }
    : each;

/** "Abbatta questo muro (Tear Down this Wall)": a name behind the same name says nothing more. */
const isNamedOnce = ({ id, values, from }: Fragment, at: number, all: readonly Fragment[]): boolean =>
  !(id === 'act.card' && all[at - 1]?.values.card === values.card && all[at - 1]?.to === from);

/** "Containment played for Ops": the use that follows says that this is the play, not one before it. */
const asPlay = (each: Fragment, at: number, all: readonly Fragment[]): Fragment =>
  each.id === 'position.played' && each.values.side === undefined && USED_FOR.has(all[at + 1]?.id ?? '')
    ? { ...each, id: 'act.card' }
    : each;
const USED_FOR = new Set(['act.operations', 'act.event', 'act.space', 'act.headline']);

/** Where nothing is done and nothing asked, control is not stated but asked for. */
function asQuestion(all: readonly Fragment[]): readonly Fragment[] {
  const fragments = all.filter(isNamedOnce).map(asMarkers).map(asPlay);
  const asks = fragments.some(({ id }) => /^(act|ask|play|operations|headline)\./.test(id) && id !== 'act.side');
  return asks
    ? fragments
    : fragments.map((each) => (each.id === 'position.control' ? { ...each, id: 'ask.control' } : each));
}
