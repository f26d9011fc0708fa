/** What phrases say of cards that are in effect, were played before, or are not. */
import { sidesHit } from '../../cases/effects.ts';
import { picksRegion } from '../../games/twilight-struggle/events/lasting-verbs.ts';
import { type Draft, playerOf, rivalOf, type SideName } from '../draft.ts';
import { act, cardsIn, deny, effectOf, inEffect, type Meanings, text } from './say.ts';

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

/** Does all that an event leaves behind end with the turn? */
function endsWithTurn(event: unknown): boolean {
  const ends = [...JSON.stringify(event).matchAll(/"until":("[^"]*"|\{)/g)].map(([, end]) => end);
  return ends.length > 0 && ends.every((end) => end === '"end-of-turn"');
}

export const effectsMeanings: Meanings = {
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
    if (!played || !endsWithTurn(played.event)) return effectsMeanings[stays]?.(draft, values);
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
  'position.instead': (draft, values) => deny(draft, values),
  'position.occurred': (draft, values) => {
    draft.position.occurred = [...(draft.position.occurred ?? []), text(values, 'card')];
  },
};
