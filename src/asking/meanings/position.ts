/** What phrases say of the position before anything is done. */
import { sidesHit } from '../../cases/effects.ts';
import { picksRegion } from '../../games/twilight-struggle/events/lasting-verbs.ts';
import { type Draft, playerOf, rivalOf, type SideName } from '../draft.ts';
import { takeAsThere } from '../operations.ts';
import { pairOf } from '../pair.ts';
import {
  act,
  cardsIn,
  control,
  controlWith,
  count,
  countriesIn,
  deny,
  effectOf,
  inEffect,
  type Meaning,
  type Meanings,
  n,
  only,
  put,
  removeAll,
  text,
  toControl,
  track,
} from './say.ts';

/** Does an event that either side may play help the one and hinder the other? */
function cutsBothWays(draft: Draft, id: string): boolean {
  const card = draft.cardOf(id);
  const event = JSON.stringify(card?.event ?? []);
  return card?.side === 'neutral' && event.includes('"side":"player"') && event.includes('"side":"opponent"');
}

/** Can the effect of a card be on this side? */
function isOn(draft: Draft, id: string, side: SideName): boolean {
  const card = draft.cardOf(id);
  return card !== undefined && sidesHit(card).includes(side);
}

/** Does its event hold in a region that is named? */
const holdsInRegion = (draft: Draft, id: string): boolean => (draft.cardOf(id)?.event ?? []).some(picksRegion);

/** The side that is named; else whoever was spoken of last, or asks. */
const sideIn = (draft: Draft, { side }: Parameters<Meaning>[1]): SideName | undefined =>
  side === undefined ? (draft.last ?? draft.me) : draft.side(side);

/** Is another number of markers stated already: "Iran is nobody's, he has 2"? Then these are somewhere else. */
const isOtherwise = ({ influence }: Draft, country: string, side: SideName, stated: number): boolean =>
  (influence[country]?.[side] ?? stated) !== stated;

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

/** Does all that an event leaves behind end with the turn? */
function endsWithTurn(event: unknown): boolean {
  const ends = [...JSON.stringify(event).matchAll(/"until":("[^"]*"|\{)/g)].map(([, end]) => end);
  return ends.length > 0 && ends.every((end) => end === '"end-of-turn"');
}

export const positionMeanings: Meanings = {
  'position.turn': (draft, values) => only(draft.position, 'turn', n(values)),
  'position.round': (draft, values) => {
    draft.inRound = true;
    // "Soviet action round": whoever's it is plays.
    act(draft, values);
    if (values.n !== undefined) draft.position.action_round = n(values);
  },
  'position.first_round': (draft) => {
    draft.inRound = true;
    draft.position.action_round ??= 1;
  },
  'position.defcon': (draft, values) => only(draft.position, 'defcon', n(values)),
  'position.vp': (draft, values) => {
    // "Wargames ends the game with VP on 0": where the marker comes to, not where it was.
    if (draft.event.end_game) return false;
    draft.position.vp = draft.side(values.side) === 'ussr' ? -n(values) : n(values);
    return undefined;
  },
  'position.setup': (draft) => {
    draft.position.base = 'setup';
  },
  'position.nothing_else': (draft) => {
    draft.nothingElse = true;
  },
  'position.draw_pile': (draft, values) => only(draft.position, 'draw_pile', n(values)),
  'position.headline': (draft) => {
    draft.position.phase = 'headline';
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
  // That no attempt in the space race came before: nothing is spent.
  'said.first_attempt': () => undefined,
  // Where something is done that is told next.
  'more.here': () => undefined,
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
  // "Nobody controls Haiti or Nicaragua": of another country the same is said.
  'more.nor': (draft, values) => {
    if (!draft.emptying) return false;
    for (const each of draft.emptying) put(draft, text(values, 'country'), each, 0);
    return undefined;
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
  // "Kenya, where it has 1 and the USSR none".
  'position.has_and_none': (draft, values) => {
    const rival = draft.side(values.side);
    if (!rival || draft.country === undefined) return false;
    put(draft, draft.country, rivalOf(rival), n(values));
    put(draft, draft.country, rival, 0);
    return undefined;
  },
  // The attempt is one at the next box. 6.4.1
  'said.next_box': (draft, values) => {
    const side = draft.actor ?? draft.me ?? draft.last;
    if (!side || n(values) < 1) return false;
    if (draft.use === undefined) draft.use = 'space';
    const before = draft.position.space?.[side];
    if (before !== undefined) return before === n(values) - 1 ? undefined : false;
    draft.position.space = { ...draft.position.space, [side]: n(values) - 1 };
    return undefined;
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
  'position.milops': (draft, values) => track(draft, 'milops', values),
  'position.milops_both': (draft, values) => {
    const [one, two] = [draft.side(values.side1), draft.side(values.side2)];
    if (!one || !two || one === two) return false;
    draft.position.milops = { ...draft.position.milops, [one]: n(values, 'n1'), [two]: n(values, 'n2') };
    return undefined;
  },
  'position.space': (draft, values) => track(draft, 'space', values),
  'position.space_both': (draft, values) => {
    draft.position.space = { us: n(values), ussr: n(values) };
    draft.tracking = 'space';
  },
  'position.card': (draft, values) => {
    const side = sideIn(draft, values);
    if (!side) return false;
    const cards = cardsIn(values);
    if (cards.includes('the-china-card')) draft.position.china = { holder: playerOf(side), face: 'up' };
    const held = cards.filter((card) => card !== 'the-china-card');
    if (held.length > 0) draft.hands[side] = [...new Set([...(draft.hands[side] ?? []), ...held])];
  },
  // "My hand is Fidel": all of it.
  'position.hand': (draft, values) => {
    const side = draft.side(values.side);
    if (side) draft.wholeHand.add(side);
    return positionMeanings['position.card']?.(draft, values);
  },
  'position.china_down': (draft, values) => {
    const side = draft.side(values.side) ?? draft.last ?? draft.me;
    if (!side) return false;
    draft.position.china = { holder: playerOf(side), face: 'down' };
  },
  'position.effect': (draft, values) => {
    // In effect for somebody: for the side whose card it is.
    const side = draft.side(values.side);
    // "It pulls Duck and Cover out of his hand".
    if (cardsIn(values).every((card) => card === draft.event.discarded)) return undefined;
    // "No North Sea Oil out": what is denied is not in effect.
    if (cardsIn(values).some((card) => draft.denied.includes(card))) return false;
    if (side && cardsIn(values).some((card) => draft.cardOf(card)?.side !== side)) return false;
    // One that works for whoever played it and against the other: nobody says which.
    if (cardsIn(values).some((card) => cutsBothWays(draft, card))) return false;
    // Points are scored once; and of a ban nobody says where it holds.
    if (cardsIn(values).some((card) => draft.cardOf(card)?.scoring || holdsInRegion(draft, card))) return false;
    for (const card of cardsIn(values)) draft.effects.push({ name: inEffect(card) });
    return undefined;
  },
  // "Red Scare was last turn": of what ends with its turn nothing is left.
  'position.effect_before': (draft, values) => {
    const [card = ''] = cardsIn(values);
    const played = draft.cardOf(card);
    const stays = draft.lasts(card) ? 'position.played' : 'position.effect';
    if (!played || !endsWithTurn(played.event)) return positionMeanings[stays]?.(draft, values);
    draft.assumed.push({ message: 'asked.ended', args: { card: played.number } });
    return undefined;
  },
  'position.effect_on': (draft, values) => {
    // A case names whose effect it is.
    const side = draft.side(values.side);
    // Whoever is stuck with a card that leaves nothing behind holds it.
    if (!cardsIn(values).every((card) => draft.lasts(card))) return false;
    // Quagmire traps the US, whatever is said.
    if (side && cardsIn(values).some((card) => !isOn(draft, card, side))) return false;
    for (const card of cardsIn(values)) {
      const either = draft.cardOf(card)?.side === 'neutral';
      draft.effects.push({ name: effectOf(card), ...(either && side && { value: playerOf(rivalOf(side)) }) });
    }
    return undefined;
  },
  // A card that was played before leaves its effect behind; one that leaves none is the play that is spoken of.
  'position.played': (draft, values) => {
    const card = text(values, 'card');
    const side = draft.side(values.side);
    const either = draft.cardOf(card)?.side === 'neutral';
    if (draft.lasts(card)) {
      if (!side && cutsBothWays(draft, card)) return false;
      draft.effects.push({ name: effectOf(card), ...(either && side && { value: playerOf(side) }) });
    } else {
      act(draft, values);
      draft.card ??= card;
    }
    return undefined;
  },
  'position.effect_region': (draft, values) => {
    const card = text(values, 'card');
    const side = draft.side(values.side);
    if (!draft.lasts(card) || (side !== undefined && draft.cardOf(card)?.side === rivalOf(side))) return false;
    draft.effects.push({ name: effectOf(card), value: text(values, 'region') });
    return undefined;
  },
  'position.not_yet': (draft, values) => deny(draft, values),
  'position.discard': (draft, values) => {
    draft.position.discard = [...(draft.position.discard ?? []), text(values, 'card')];
  },
  'position.removed': (draft, values) => {
    draft.position.removed = [...(draft.position.removed ?? []), text(values, 'card')];
  },
  more: (draft, values) => {
    const { counting } = draft;
    const country = text(values, 'country');
    if (counting === 'us' || counting === 'ussr') put(draft, country, counting, n(values));
    else if (counting === 'remove_all') return false;
    else if (counting !== undefined) count(draft, counting, country, n(values));
    else if (draft.use === 'event' || draft.grants('place')) {
      draft.counting = 'place';
      count(draft, 'place', country, n(values));
    } else return false;
    return undefined;
  },
  'position.it_has': (draft, values) => {
    const side = sideIn(draft, values);
    if (!side || draft.country === undefined) return false;
    put(draft, draft.country, side, n(values));
    return undefined;
  },
  'position.own': (draft, values) => {
    const side = sideIn(draft, values);
    if (!side) return false;
    put(draft, text(values, 'country'), side, n(values));
    draft.counting = side;
  },
  'position.instead': (draft, values) => deny(draft, values),
  'position.nothing': (draft, values) => {
    draft.nothingNear = true;
    const side = values.side === undefined ? undefined : draft.side(values.side);
    draft.nothing.push({
      side,
      region: values.region === undefined ? undefined : text(values, 'region'),
    });
  },
  'position.spent': (draft, values) => {
    const side = draft.side(values.side) ?? draft.last ?? draft.me;
    if (!side) return false;
    draft.position.space_attempts_spent = { ...draft.position.space_attempts_spent, [side]: 1 };
  },
  'more.country': (draft, values) => {
    const country = text(values, 'country');
    if (draft.controlling) control(draft, country, draft.controlling);
    else if (draft.counting === 'remove_all') removeAll(draft, country);
    else if (draft.counting === 'place' || draft.counting === 'remove')
      count(draft, draft.counting, country, draft.each ?? 1);
    else return false;
  },
  // "The US controls Japan and the USSR North Korea": the verb holds for both; elsewhere the side acts, and the country stands alone.
  'more.ruled': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    if (draft.controlling === undefined) {
      act(draft, values);
      draft.subject = side;
      return positionMeanings['more.country']?.(draft, values);
    }
    control(draft, text(values, 'country'), side);
    draft.controlling = side;
    return undefined;
  },
  'more.pair': (draft, values) => {
    if (draft.country === undefined) return false;
    // Of a country that a side is said to control the larger number is that side's; else the US comes first.
    const [first, second] = values.pair as readonly [number, number];
    const isUssrs = draft.controlling === 'ussr' ? first > second : draft.controlling === 'us' && first < second;
    put(draft, draft.country, 'us', isUssrs ? second : first);
    put(draft, draft.country, 'ussr', isUssrs ? first : second);
  },
  'more.sides': (draft, values) => {
    const country = values.country === undefined ? draft.country : text(values, 'country');
    const [one, two] = [draft.side(values.side1), draft.side(values.side2)];
    if (country === undefined || !one || !two || one === two) return false;
    // Two dice are told the same way; they belong to a realignment that is under way.
    const isDice = [n(values, 'n1'), n(values, 'n2')].every((shown) => shown >= 1 && shown <= 6);
    if (draft.realigned !== undefined && draft.rolls === undefined && values.country === undefined && isDice)
      draft.rolls = { us: 0, ussr: 0, [one]: n(values, 'n1'), [two]: n(values, 'n2') };
    else if (isOtherwise(draft, country, one, n(values, 'n1')) || isOtherwise(draft, country, two, n(values, 'n2')))
      return false;
    else {
      put(draft, country, one, n(values, 'n1'));
      put(draft, country, two, n(values, 'n2'));
    }
    return undefined;
  },
  // "He coups Ethiopia, us 1": what the other side has in the target of a coup, and then whoever attempts it.
  'more.counted': (draft, values) => {
    const { coup } = draft.operations;
    const side = draft.side(values.side);
    const striker = draft.actor ?? draft.me;
    if (coup === undefined || !side || !striker) return false;
    const isRival = side !== striker;
    if (!isRival && draft.influence[coup]?.[rivalOf(side)] === undefined) return false;
    put(draft, coup, side, n(values));
    return undefined;
  },
  'more.there': (draft, values) => {
    const side = draft.side(values.side);
    // "The US made 2 military operations and the USSR 4".
    if (side && draft.tracking && draft.position[draft.tracking]?.[side] === undefined)
      return track(draft, draft.tracking, values);
    if (!side || draft.country === undefined || isOtherwise(draft, draft.country, side, n(values))) return false;
    put(draft, draft.country, side, n(values));
  },
  // "It removes 1 from France and Italy, the US has 2 in each".
  'more.in_each': (draft, values) => {
    const side = sideIn(draft, values);
    const named = [draft.operations.place, draft.event.add, draft.event.remove].flatMap((list) =>
      Array.isArray(list) ? (list as readonly string[]) : Object.keys((list as object | undefined) ?? {}),
    );
    if (!side || named.length === 0) return false;
    for (const country of named) put(draft, country, side, values.n === undefined ? 1 : n(values));
    return undefined;
  },
  'more.in_country': (draft, values) => {
    const side = draft.side(values.side);
    const country = text(values, 'country');
    if (!side || isOtherwise(draft, country, side, n(values))) return false;
    put(draft, country, side, n(values));
    return undefined;
  },
  'more.box': (draft, values) => {
    const side = draft.actor ?? draft.me;
    if (!side) return false;
    draft.position.space = { ...draft.position.space, [side]: n(values) };
  },
  me: (draft, values) => {
    draft.me = draft.side(values.side) ?? draft.me;
    // "I'm the US, and coup Nigeria with it".
    draft.subject = draft.me;
  },
  'position.occurred': (draft, values) => {
    draft.position.occurred = [...(draft.position.occurred ?? []), text(values, 'card')];
  },
  'position.empty_hand': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    draft.hands[side] = [];
  },
};
