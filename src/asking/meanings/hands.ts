/** What phrases say of where cards are. */
import { playerOf } from '../draft.ts';
import { cardsIn, type Meanings, sideIn, text } from './say.ts';

export const handsMeanings: Meanings = {
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
    return handsMeanings['position.card']?.(draft, values);
  },
  'position.china_down': (draft, values) => {
    const side = draft.side(values.side) ?? draft.last ?? draft.me;
    if (!side) return false;
    draft.position.china = { holder: playerOf(side), face: 'down' };
  },
  'position.discard': (draft, values) => {
    draft.position.discard = [...(draft.position.discard ?? []), text(values, 'card')];
  },
  'position.removed': (draft, values) => {
    draft.position.removed = [...(draft.position.removed ?? []), text(values, 'card')];
  },
  'position.empty_hand': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    draft.hands[side] = [];
  },
};
