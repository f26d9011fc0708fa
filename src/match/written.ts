/** Facts in the words of cases, each kept once it is written: programs ask for the same ones by the million. */

import type { CaseFact } from '../cases/case.ts';
import { writeFact } from '../cases/facts.ts';
import { remember } from '../core/remember.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { FactType, GameFact } from '../games/twilight-struggle/facts.ts';
import { CARD_SLOTS, type Tables } from '../games/twilight-struggle/tables.ts';

/** Types of facts that say no more than who and one number; each has rows of its own. */
const ROW = new Map<FactType, number>(
  (
    [
      'place',
      'remove',
      'target',
      'cancel-crisis',
      'headline',
      'play',
      'select',
      'discard',
      'draw',
      'roll',
      'rolls',
    ] as const
  ).map((type, row) => [type, row]),
);

/** Where a fact is kept; undefined for one that says more. */
function slotOf(fact: GameFact): number | undefined {
  const row = ROW.get(fact.type);
  if (row === undefined) return undefined;
  const at = 2 * CARD_SLOTS * row;
  switch (fact.type) {
    case 'place':
    case 'remove':
    case 'target':
    case 'cancel-crisis':
      return at + CARD_SLOTS * fact.by + fact.country;
    case 'headline':
    case 'play':
    case 'select':
    case 'discard':
      return at + CARD_SLOTS * fact.by + fact.card;
    case 'draw':
      return at + fact.card;
    case 'roll':
      return at + fact.die;
    case 'rolls':
      return at + 8 * fact.us + fact.ussr;
    default:
      return undefined;
  }
}

/** The facts of one table in words. They are frozen, so that nobody can change what others are handed. */
export class WrittenFacts {
  readonly #bySlot: (CaseFact | undefined)[] = new Array(2 * CARD_SLOTS * ROW.size).fill(undefined);
  readonly #byKey = new Map<string, CaseFact>();

  /** A fact in words: the same object whenever the same fact comes up. */
  write(fact: GameFact, board: Board): CaseFact {
    const slot = slotOf(fact);
    if (slot === undefined) return this.#further(fact, board);
    let written = this.#bySlot[slot];
    if (written === undefined) {
      written = Object.freeze(writeFact(fact, board));
      this.#bySlot[slot] = written;
    }
    return written;
  }

  #further(fact: GameFact, board: Board): CaseFact {
    // What is dealt or shown differs from game to game, and is not worth keeping.
    if (fact.type === 'deal' || fact.type === 'reveal') return Object.freeze(writeFact(fact, board));
    const key = Object.values(fact).join(' ');
    let written = this.#byKey.get(key);
    if (written === undefined) {
      written = Object.freeze(writeFact(fact, board));
      this.#byKey.set(key, written);
    }
    return written;
  }
}

/** The written facts of these tables; those of one edition differ from those of another. */
export const writtenFacts = remember((_tables: Tables) => new WrittenFacts());
