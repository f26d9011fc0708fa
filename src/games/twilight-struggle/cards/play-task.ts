/** A card as it comes to be played: with its use still open, or for its event. */
import type { PlayTask } from '../state.ts';
import type { Side } from '../tables.ts';

/** A card whose player is still to say what it is used for. 5.1 */
export const newPlay = (card: number, by: Side): PlayTask => ({
  do: 'play',
  card,
  by,
  use: null,
  asksOrder: false,
  order: undefined,
  operations: undefined,
  at: 'use',
  occurred: false,
});

/** A card that comes up for its event: a headline, or a card whose event another one brings about. */
export const eventPlay = (card: number, by: Side): PlayTask => ({
  do: 'play',
  card,
  by,
  use: 'event',
  asksOrder: false,
  order: undefined,
  operations: undefined,
  at: 'used',
  occurred: false,
});

/** The same play a part further. Every play has one shape, because it is looked at all the time. */
export const reached = (play: PlayTask, at: PlayTask['at'], occurred: boolean): PlayTask => ({
  do: 'play',
  card: play.card,
  by: play.by,
  use: play.use,
  asksOrder: play.asksOrder,
  order: play.order,
  operations: play.operations,
  at,
  occurred,
});
