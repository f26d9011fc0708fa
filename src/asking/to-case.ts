/** The case that a question amounts to. */

import type { CaseInput } from '../cases/case.ts';
import { mentions } from '../games/twilight-struggle/events/mentions.ts';
import { levelRequired } from './condition.ts';
import { type Draft, playerOf, rivalOf } from './draft.ts';
import type { OpenCountry } from './open-control.ts';
import { actionOf, pricePaid } from './to-action.ts';

/** The countries of whose influence something is said; what is assumed of others is none of it. */
export const spokenOf = ({ influence }: Draft): ReadonlySet<string> => new Set(Object.keys(influence));

/** Where a coup, a realignment or a war strikes, unless something is said of the influence there. */
export function openCountries(draft: Draft, spoken: ReadonlySet<string>): readonly OpenCountry[] {
  const { coup, place } = draft.operations;
  const struck = [coup, draft.realigned].filter((id) => id !== undefined);
  const targets = [...struck, ...[draft.event.target].flat().filter((target) => typeof target === 'string')];
  if (draft.position.base === 'setup' || draft.nothingElse) return [];
  const side = draft.doer ?? draft.actor ?? draft.me;
  const ruled = [...new Set(targets)].flatMap((target) => {
    const index = draft.countries.findIndex(({ id, name }) => id === target || name === target);
    const country = draft.countries[index];
    if (!country || spoken.has(country.id)) return [];
    const rival = struck.includes(country.id) && side ? rivalOf(side) : undefined;
    return [{ name: country.name, index, stability: draft.stability(country.id), struck: rival }];
  });
  return [...ruled, ...Object.keys(place ?? {}).flatMap((id) => outOfReach(draft, id, spoken, side))];
}

/** A country where a marker goes down, if nothing is said of it or of those next to it. */
function outOfReach(
  draft: Draft,
  id: string,
  spoken: ReadonlySet<string>,
  side: 'us' | 'ussr' | undefined,
): readonly OpenCountry[] {
  const index = draft.countries.findIndex((country) => country.id === id);
  const country = draft.countries[index];
  const next = country?.adjacent.map((other) => draft.countries.find((each) => each.id === other)) ?? [];
  // That the other side controls a country says nothing of where one's own markers are.
  const isTold = ({ id: named }: (typeof draft.countries)[number]): boolean =>
    spoken.has(named) &&
    !draft.controls.some(({ country: at, side: by, counted }) => at === named && by !== side && !counted);
  const beside = next.find((other) => other !== undefined && !spoken.has(other.id));
  const said = [country, ...next].some((each) => each !== undefined && isTold(each));
  if (!country || !beside || !side || said || draft.nothingNear) return [];
  return [
    { name: country.name, index, stability: country.stability, struck: undefined, beside: { name: beside.name, side } },
  ];
}

/** The case that a draft amounts to; undefined if nothing is done or asked. */
export function caseFrom(draft: Draft): CaseInput | undefined {
  const price = pricePaid(draft);
  const action = actionOf(draft);
  if (action === undefined) return undefined;
  const actions = [price, action, ...draft.reactions, ...draft.queries].flatMap((each) => each ?? []);
  const { position, effects, hands, claimed } = draft;
  for (const effect of effects) {
    if (effect.value !== undefined) continue;
    effect.value = ownerOf(effect.name, draft);
    const card = draft.cardOfEffect(effect.name)?.number;
    if (effect.value !== undefined && card !== undefined)
      draft.assumed.push({ message: 'asked.played-by', args: { side: effect.value === 'US' ? 0 : 1, card } });
  }
  if (effects.length > 0) position.effects = effects;
  // Whoever plays a second card along, or discards one, holds it, whatever else there may be.
  const [holder, held] = heldBy(draft);
  // The China Card lies beside the hand. 9.1.a
  if (holder && held.includes(CHINA)) position.china ??= { holder: playerOf(holder), face: 'up' };
  const inHand = held.filter((card) => card !== CHINA);
  const isGuessed = holder !== undefined && inHand.length > 0 && hands[holder] === undefined;
  const told = holder === undefined || draft.wholeHand.has(holder) ? undefined : hands[holder];
  if (isGuessed) hands[holder] = inHand;
  else if (holder && told) hands[holder] = [...new Set([...told, ...inHand])];
  if (hands.us || hands.ussr) {
    const known = (cards: readonly string[] | undefined) => cards && { known: cards, hidden: isGuessed ? HELD : 0 };
    position.hands = { ...(hands.us && { us: known(hands.us)! }), ...(hands.ussr && { ussr: known(hands.ussr)! }) };
  }
  if (position.turn === undefined) {
    position.turn = turnFor(draft);
    draft.assumed.push({ message: 'asked.turn', args: { n: position.turn } });
  }
  if (position.defcon === undefined) {
    position.defcon = levelRequired(draft) ?? 5;
    draft.assumed.push({ message: 'asked.defcon', args: { n: position.defcon } });
  }
  const influence = Object.fromEntries(
    Object.entries(draft.influence).map(([country, markers]) => [draft.countryName(country), markers]),
  );
  if (Object.keys(influence).length > 0) position.influence = influence;
  return {
    edition: 'deluxe',
    position,
    action: actions,
    ...(Object.keys(claimed).length > 0 && { expect: claimed }),
  };
}

/** Cards that somebody must hold for what is said to be done. */
function heldBy(draft: Draft): readonly ['us' | 'ussr' | undefined, string[]] {
  const actor = draft.actor ?? draft.me;
  const { with: along } = draft.event;
  if (typeof along === 'string') return [actor, [along]];
  // What is discarded to leave a trap is played, and where a region is scored no event of another card happens.
  if (draft.use === 'trap_discard' || draft.scored !== undefined) return [undefined, []];
  return [draft.loser, draft.discards.filter((card) => card !== 'none')];
}

const CHINA = 'the-china-card';

/** As many cards besides, where nothing is said of a hand. */
const HELD = 4;

/** Whose effect an event of either side is that works against the opponent: whoever acts is asked about it. */
function ownerOf(effect: string, draft: Draft): string | undefined {
  const card = draft.cardOfEffect(effect);
  const side = draft.actor ?? draft.me ?? draft.last;
  const either = card?.side === 'neutral' && mentions(card.event, 'opponent');
  return either && side ? playerOf(rivalOf(side)) : undefined;
}

/** The turn of a play that names none: one in which its card, and those in effect or in a hand, are in the deck. */
function turnFor(draft: Draft): number {
  const { card, headlines, effects, event, discards, hands } = draft;
  const { discard = [], removed = [], occurred = [] } = draft.position;
  const along = typeof event.with === 'string' ? [event.with] : [];
  const lying = [...discards, ...(hands.us ?? []), ...(hands.ussr ?? []), ...discard, ...removed, ...occurred];
  const named = [card, headlines.us, headlines.ussr, ...along, ...lying].map((id) => draft.cardOf(String(id)));
  const inEffect = effects.map(({ name }) => draft.cardOfEffect(name));
  return [...named, ...inEffect].some((each) => each?.period === 'late') ? 8 : 5;
}
