/** Who asks, and who plays the card: what says so, what is taken for granted, and what contradicts it. */
import { type Draft, rivalOf, type SideName } from './draft.ts';
import type { Fragment, Value } from './segment.ts';

/** What somebody does on the board. */
export const ACTING = /^act\.(?:coup|realign|place)/;
/** What somebody has in his hand. */
export const HOLDING = new Set(['position.card', 'position.hand']);

/**
 * Lays down who asks, or takes it for granted.
 * @returns the phrases that say so where they contradict each other
 */
export function whoAsks(draft: Draft, fragments: readonly Fragment[]): readonly Fragment[] {
  const said = fragments.filter(({ id }) => id === 'me');
  for (const { values } of said) draft.me = draft.side(values.side) ?? draft.me;
  draft.subject = draft.me;
  const spoken = sideOfWhoAsks(fragments);
  const isContrary = draft.me !== undefined && spoken !== undefined && spoken !== draft.me;
  draft.me ??= spoken;
  assumeWhoAsks(draft, fragments);
  return isContrary || isBothSides(said) ? said : [];
}

/** Is it said of whoever asks that he is the one side and the other? */
const isBothSides = (fragments: readonly Fragment[]): boolean =>
  (['us', 'ussr'] as const).every((side) => fragments.some(({ id, values }) => id === 'me' && values.side === side));

/** "I (US) control Chile, he (USSR) Peru": a side that is named directly behind whoever it is. */
function sideOfWhoAsks(fragments: readonly Fragment[]): SideName | undefined {
  for (const [at, { id, values, to }] of fragments.entries()) {
    const next = fragments[at + 1];
    const side = next?.values.side;
    // "I'm USSR leading by 5": what says that he is it may stand between.
    const isNear = next !== undefined && (next.from === to || (next.id === 'position.vp' && next.from === to + 1));
    // "May I coup Panama as US (he has 1)", "played against me (USSR) and I have 1": a side behind whoever asks, which does nothing
    // else itself.
    const behind = fragments[at + 2];
    const isAlone =
      next?.id === 'act.side' &&
      (!behind || behind.values.side !== undefined || /^(?:position|said)\./.test(behind.id));
    const speaks = ACTING.test(id) || /^position\.(?:effect_on|played)$/.test(id);
    if (speaks && values.side === 'me' && isAlone && (side === 'us' || side === 'ussr')) return side;
    // "The USSR coups Brazil, where I have 2": whoever is struck asks.
    const striker = values.side ?? fragments.slice(0, at).findLast((each) => each.id === 'act.side')?.values.side;
    const isStruck = /^act\.coup/.test(id) && next?.id === 'position.influence' && next.values.side === 'me';
    if (isStruck && (striker === 'us' || striker === 'ussr')) return rivalOf(striker);
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

/**
 * "I'm the US and play Lone Gunman, the USSR coups": whoever says who he is and goes on plays the card. "Played Lone Gunman as the US".
 * @param at where the card stands, or what says who asks
 */
export function isOfSpeaker(fragments: readonly Fragment[], at: number): boolean {
  const { id, from } = fragments[at] as Fragment;
  const before = fragments.slice(0, at).findLast(({ id: other }) => !TIMED.test(other));
  if (id === 'act.card') return before?.id === 'me' && from > before.to;
  return id === 'me' && before?.id === 'act.card' && isPlayed(fragments, at);
}

/** "I'm the USSR, DEFCON 2, have to play CIA Created": when it is says nothing of who plays. */
const TIMED = /^position\.(?:defcon|turn|round)$/;

/** Does what is said behind a card and whoever plays it say what is done with it, by whoever else? */
const isPlayed = (fragments: readonly Fragment[], at: number): boolean =>
  fragments[at]?.from === fragments[at - 1]?.to && fragments.slice(at).some(({ id }) => ACTING.test(id));

/**
 * "Terrorism: how many cards do I lose as the US": whoever asks says who he is behind what he asks, and not who plays a card that
 * either side may play.
 */
export function isPlayerOpen({ card, cardOf, actor }: Draft, fragments: readonly Fragment[]): boolean {
  if (actor !== undefined || card === undefined || cardOf(card)?.side !== 'neutral') return false;
  const at = fragments.findIndex(({ id }) => id === 'me');
  const played = fragments.findIndex(({ values }) => values.card === card);
  return at > played && fragments.slice(played, at).some(({ id }) => id.startsWith('ask.'));
}

/** "Arms Race: how many VP does the US get", "the US leads by 6, plays Wargames": the side that is spoken of. */
export function concernedIn(fragments: readonly Fragment[], draft: Draft): SideName | undefined {
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
