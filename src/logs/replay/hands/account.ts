/** The account of the cards that a replay keeps. */
import { CARD_SLOTS } from '../../../games/twilight-struggle/tables.ts';
import { type Drawn, type HandEvent, Hands } from './hands.ts';

/** Everything that the log has told about cards so far. */
export interface Account {
  readonly events: HandEvent[];
  /** Claims that contradicted those before them. */
  readonly refused: Set<number>;
  hands: Hands;
  /** The zones and the number of hidden cards when they were last looked at. */
  readonly zone: Uint8Array;
  readonly hidden: [number, number];
  /** The discards have been shuffled into the pile since. */
  reshuffled: Drawn['reshuffled'];
  /** Number of events when the entry in hand began. */
  mark: number;
  /** The moment at which each entry began. */
  readonly begun: number[];
}

export const newAccount = (): Account => ({
  events: [],
  refused: new Set(),
  hands: new Hands(),
  zone: new Uint8Array(CARD_SLOTS),
  hidden: [0, 0],
  reshuffled: undefined,
  mark: 0,
  begun: [],
});

/** The same account, to be kept on its own from here on. */
export function copyAccount(account: Account): Account {
  return {
    ...account,
    events: [...account.events],
    refused: new Set(account.refused),
    hands: replayed(account.events, account.refused),
    zone: account.zone.slice(),
    hidden: [...account.hidden],
    begun: [...account.begun],
  };
}

/** Takes all events anew, leaving out the claims that were refused. */
export function replayed(events: readonly HandEvent[], refused: ReadonlySet<number>): Hands {
  const hands = new Hands();
  for (const [number, event] of events.entries()) {
    if (refused.has(number)) hands.leaveOut(event);
    else hands.take(event, number);
  }
  return hands;
}
