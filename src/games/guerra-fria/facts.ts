/** Everything that can be handed to the adjudicator. There is no chance in this game: only choices and reveals. */
import type { Selection } from './cards.ts';
import type { Seat } from './seats.ts';
import type { Talk } from './state.ts';

/** Ways in which a player may let others know something. 2.4.1.1.a, 2.6.a, 2.6.b */
export const WAYS = ['aloud', 'secretly', 'by-sign', 'by-cards'] as const;
export type Way = (typeof WAYS)[number];

export type GameFact =
  // Choices
  | { readonly type: 'agree' /** The whole table, before the start. */; readonly talk: Talk }
  | {
      readonly type: 'select';
      readonly by: Seat /** Cards that only the adjudicator sees. */;
      readonly cards: Selection;
    }
  | {
      readonly type: 'commit';
      readonly by: Seat /** Cards face down, with or without a seal. */;
      readonly seal: string | null;
    }
  | { readonly type: 'talk'; readonly by: Seat; readonly way: Way }
  // Reveals
  | {
      readonly type: 'reveal';
      readonly by: Seat;
      readonly cards: Selection /** Opens the seal. */;
      readonly salt: string;
    };

export type FactType = GameFact['type'];
export type FactOf<T extends FactType> = Extract<GameFact, { readonly type: T }>;
