/** From phrases to a draft: each says what it means where it stands, or nothing. */

import type { Message } from '../core/render.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { contradictedIn, deniedControl, type Placed } from './contradicted.ts';
import { Draft, playerOf, rivalOf, type SideName } from './draft.ts';
import { actMeanings } from './meanings/acts.ts';
import { claimMeanings } from './meanings/claims.ts';
import { effectsMeanings } from './meanings/effects.ts';
import { handsMeanings } from './meanings/hands.ts';
import { moreMeanings } from './meanings/more.ts';
import { playMeanings } from './meanings/play.ts';
import { positionMeanings } from './meanings/position.ts';
import { effectOf, keepControl, type Meanings } from './meanings/say.ts';
import { tracksMeanings } from './meanings/tracks.ts';
import type { Fragment, Value } from './segment.ts';
import { ACTING, concernedIn, HOLDING, isOfSpeaker, whoAsks } from './speaker.ts';
import { straysIn } from './strays.ts';

/** What each phrase says. The ids are those of the sentences of the features where they say the same. */
const MEANINGS: Meanings = {
  ...positionMeanings,
  ...tracksMeanings,
  ...handsMeanings,
  ...effectsMeanings,
  ...moreMeanings,
  ...playMeanings,
  ...actMeanings,
  ...claimMeanings,
};

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
  const draft = new Draft(rules);
  const fragments = asQuestion(all, draft);
  const speaker = whoAsks(draft, fragments);
  const { useless, placed } = said(draft, fragments);
  putInEffect(draft, placed);
  const strays = straysIn(fragments, draft);
  draft.concerned = concernedIn(fragments, draft);
  keepControl(draft);
  const contradicted = deniedControl(draft);
  const uncontrolled = contradicted ? fragments.filter(({ id }) => id.startsWith('position.control')) : [];
  return {
    draft,
    ...(contradicted && { contradicted }),
    useless: [...useless, ...speaker, ...strays, ...uncontrolled, ...contradictedIn(placed, draft)],
    sides: new Map(placed.map(({ fragment, side }) => [fragment, side])),
  };
}

/** Lays down what each phrase says; those that say nothing where they stand, and all with the sides they speak of. */
function said(draft: Draft, fragments: readonly Fragment[]) {
  const placed: Placed[] = [];
  const taken = new Set<Fragment>();
  const useless = fragments.filter((fragment, at) => {
    const { id } = fragment;
    if (isOfSpeaker(fragments, at)) draft.actor ??= draft.me;
    const there = countryBehind(fragments, at);
    if (there) {
      draft.country = String(there.values.country);
      taken.add(there);
    }
    if (id === 'more.country' && taken.has(fragment)) return false;
    // "Sadat: in Egypt 3 Soviet and 0 American": a number beside others that are there is none that the card places.
    const isThere = fragments[at + 1]?.id === 'more.there' && fragments[at - 1]?.id === 'act.card';
    if (id === 'more' && isThere && draft.counting === undefined) return true;
    const values = {
      ...fragment.values,
      ...doerBefore(fragments, at),
      ...(there && { country: draft.country as Value }),
    };
    // A sentence of the features that questions have no meaning for is not understood, rather than taken apart for its words.
    const used = MEANINGS[id] ? MEANINGS[id](draft, values) : false;
    placed.push({ fragment, side: draft.side(values.side), subject: draft.last ?? draft.me });
    if (namesWhoIsMeant(fragments, at, draft)) draft.last = draft.side(values.side) ?? draft.last;
    if (typeof values.country === 'string') draft.country = values.country;
    return used === false;
  });
  return { useless, placed };
}

/**
 * "Place 2 in USSR-controlled Poland": the country stands with what is said of it. "Coup with it in Nicaragua": it comes after what it
 * is done with.
 */
function countryBehind(fragments: readonly Fragment[], at: number): Fragment | undefined {
  const { id, to } = fragments[at] as Fragment;
  const next = fragments.slice(at + 1).find(({ id: other }) => !WITH_WHAT.has(other));
  return THERE.has(id) && typeof next?.values.country === 'string' && isNamedNext(next, to) ? next : undefined;
}

/** "Does the USSR get -1 when it coups Iran": whoever is asked about acts. */
function doerBefore(fragments: readonly Fragment[], at: number): { readonly side?: Value } {
  const { id, values } = fragments[at] as Fragment;
  const before = fragments[at - 1];
  const asked = before?.id.startsWith('ask.') ? before.values.side : undefined;
  return values.side === undefined && ACTING.test(id) && (asked === 'us' || asked === 'ussr') ? { side: asked } : {};
}

/** Is the side of a phrase the one that is spoken of behind it as well? */
function namesWhoIsMeant(fragments: readonly Fragment[], at: number, draft: Draft): boolean {
  const { id, aside } = fragments[at] as Fragment;
  // "Mexico, the US has 2 there (USSR none) and controls Guatemala".
  if (aside) return false;
  // "Coup Poland, which the USSR controls".
  const belongs = id === 'position.control' && THERE.has(fragments[at - 1]?.id ?? '');
  // "…, I also hold Nasser": what somebody holds says nothing of who did what was told before.
  const isAside = HOLDING.has(id) && (draft.card ?? draft.apart) !== undefined;
  return !belongs && !isAside;
}

/**
 * "Vietnam Revolts: can the USSR with a 2 Ops card …": the card that is named is in effect. "The USSR plays Cuban Missile Crisis and the
 * US coups Chile": what the other side does next, it does with another card.
 */
function putInEffect(draft: Draft, placed: readonly Placed[]): void {
  const named = draft.card === undefined ? undefined : draft.cardOf(draft.card);
  if (!named || !draft.lasts(named.id) || !(draft.another ? draft.use !== 'ops' : isAnswered(draft))) return;
  const at = placed.findIndex(({ fragment: { values } }) => values.card === named.id);
  const player = placed[at]?.side ?? (placed[at - 1]?.fragment.id === 'act.side' ? placed[at - 1]?.side : undefined);
  const value = named.side === 'neutral' && player !== undefined ? playerOf(player) : undefined;
  draft.effects.push({ name: effectOf(named.id), ...(value && { value }) });
  draft.card = undefined;
  draft.use = undefined;
  draft.actor = draft.doer ?? draft.actor;
}

/** Does the other side do something after an event that is not its own? Of the card of its own side it does so by the event. */
function isAnswered({ card, cardOf, actor, doer, use, operations, realigned }: Draft): boolean {
  const owner = card === undefined ? undefined : cardOf(card)?.side;
  const struck = operations.coup ?? realigned ?? operations.place;
  return struck !== undefined && actor !== undefined && doer === rivalOf(actor) && owner !== doer && use !== 'ops';
}

/** No die shows 0 or 7: what would be two dice are markers. */
export const asMarkers = (each: Fragment): Fragment =>
  each.id === 'act.rolls' && [each.values.n1, each.values.n2].some((n) => typeof n === 'number' && (n < 1 || n > 6))
    ? { ...each, id: 'more.sides' }
    : each;

/** "Abbatta questo muro (Tear Down this Wall)": a name behind the same name says nothing more. */
const isNamedOnce = ({ id, values, from }: Fragment, at: number, all: readonly Fragment[]): boolean =>
  !(id === 'act.card' && all[at - 1]?.values.card === values.card && all[at - 1]?.to === from);

/** "Vietnam Revolts was played as an event": that is how it was played before, not what is done now. */
const isOfPlay = ({ id, from }: Fragment, at: number, all: readonly Fragment[]): boolean =>
  !(id === 'act.event' && all[at - 1]?.id === 'position.effect' && from - (all[at - 1]?.to ?? 0) <= 2);

/** "Asia Scoring with Formosan Resolution": beside what is scored a card is in effect; elsewhere it is what something is done with. */
const asBeside =
  (draft: Draft) =>
  (each: Fragment, at: number, all: readonly Fragment[]): Fragment => {
    if (each.id !== 'act.with_card') return each;
    const before = all[at - 1];
    const isScored =
      before?.id === 'ask.score' || (before?.id === 'act.card' && draft.cardOf(String(before.values.card))?.scoring);
    return { ...each, id: isScored && draft.lasts(String(each.values.card)) ? 'position.effect' : 'act.card' };
  };

/** "Containment played for Ops": the use that follows says that this is the play, not one before it. */
const asPlay = (each: Fragment, at: number, all: readonly Fragment[]): Fragment =>
  each.id === 'position.played' && each.values.side === undefined && USED_FOR.has(all[at + 1]?.id ?? '')
    ? { ...each, id: 'act.card' }
    : each;
const USED_FOR = new Set(['act.operations', 'act.event', 'act.space', 'act.headline']);

/** "The USSR headlined The Reformer and in AR1 coups Hungary": the headline is over. */
const asOver =
  (draft: Draft) =>
  (each: Fragment, at: number, all: readonly Fragment[]): readonly Fragment[] => {
    const isOver = all.slice(at).some(({ id, values }) => id === 'position.round' && values.n !== undefined);
    if (each.id !== 'headline.play' || !isOver) return [each];
    // What leaves nothing behind is told without saying anything of what is done now.
    if (!draft.lasts(String(each.values.card))) return [{ ...each, id: OVER }];
    // Whoever headlined it is spoken of, until another is.
    const { side } = each.values;
    const spoken = side === undefined ? [] : [{ ...each, id: 'act.side', values: { side } }];
    return [{ ...each, id: 'position.played' }, ...spoken];
  };
/** A phrase that has no meaning: a case in which it stands is not understood. */
const OVER = 'headline.over';

/** Where nothing is done and nothing asked, control is not stated but asked for. */
function asQuestion(all: readonly Fragment[], draft: Draft): readonly Fragment[] {
  const fragments = all
    .map(asBeside(draft))
    .filter(isOfPlay)
    .filter(isNamedOnce)
    .map(asMarkers)
    .map(asPlay)
    .flatMap(asOver(draft));
  const asks = fragments.some(({ id }) => /^(act|ask|play|operations|headline)\./.test(id) && id !== 'act.side');
  return asks
    ? fragments
    : fragments.map((each) => (each.id === 'position.control' ? { ...each, id: 'ask.control' } : each));
}
