/** The circumstances of an event: all of one shape, because they are looked at all the time. */
import type { Frame } from '../state.ts';
import type { Side } from '../tables.ts';

/** The circumstances in which the event of a card begins. */
export const freshFrame = (card: number, player: Side): Frame => ({
  card,
  player,
  bound: {},
  winner: undefined,
  chooser: undefined,
  watched: undefined,
});

/** The same circumstances with one thing changed. */
export const changedFrame = (frame: Frame, change: Partial<Frame>): Frame => ({
  card: frame.card,
  player: frame.player,
  bound: change.bound ?? frame.bound,
  winner: change.winner ?? frame.winner,
  chooser: change.chooser ?? frame.chooser,
  watched: change.watched ?? frame.watched,
});
