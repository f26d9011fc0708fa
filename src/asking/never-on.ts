/** A card that is said to be in effect on a side: the other may be the one that it is always on. */
import { counterpartOf, sidesHit } from '../cases/effects.ts';
import type { Message } from '../core/render.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { US, USSR } from '../games/twilight-struggle/tables.ts';
import type { Fragment } from './segment.ts';

/** Why a phrase that nothing is made of says what never is: the side, and the card whose effect is on it. */
export function neverOn(useless: readonly Fragment[], { cards }: Ruleset): Message | undefined {
  for (const { id, values } of useless) {
    const { side } = values;
    const card = cards.find((each) => each.id === values.card);
    if (id !== 'position.effect_on' || card === undefined || (side !== 'us' && side !== 'ussr')) continue;
    if (sidesHit(card).includes(side)) continue;
    const other = counterpartOf(cards, card);
    const args = { card: card.number, side: side === 'us' ? US : USSR, clause: `card:${card.id}` };
    return other
      ? { message: 'asked.never-on-but', args: { ...args, by: other.number } }
      : { message: 'asked.never-on', args };
  }
  return undefined;
}
