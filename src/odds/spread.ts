/** Everything that dice can make of a position, with exact probabilities. The referee plays each roll. */
import { isTelling, rollsOf } from '../cases/outcomes.ts';
import type { Finding } from '../core/finding.ts';
import { carriedOut } from '../core/judge.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { ALWAYS, type Fraction, fraction, times } from './fraction.ts';
import { pause } from './onward.ts';

/** One way the dice can fall, until somebody has to decide or the play is over. */
export interface Leaf {
  readonly chance: Fraction;
  /** The rolls in their order; those that are rolled again are left out. */
  readonly rolls: readonly GameFact[];
  /** What follows that changes something, in the order in which it happens. */
  readonly consequences: readonly Finding[];
  readonly board: Board;
}

/** A roll with what comes of it. */
interface Rolled {
  readonly fact: GameFact;
  readonly board: Board;
  readonly consequences: readonly Finding[];
}

/**
 * The rolls that decide something, each as likely as the others. A tie that is rolled again leads back to where it came
 * from: only the other rolls count, however often it happens.
 */
export function rolled(board: Board): readonly Rolled[] {
  const rolls = rollsOf(board);
  if (rolls.length === 0) return [];
  return rolls.map((fact) => ({ fact, ...carriedOn(board, fact) })).filter((after) => !isSame(after.board, board));
}

/** What follows from one of the choices, up to the next choice or the end of the play. */
export function carriedOn(board: Board, fact: GameFact): Omit<Rolled, 'fact'> {
  const consequences: Finding[] = [];
  const after = carriedOut(twilightStruggle, board, fact, pause, (finding) => {
    if (isTelling(finding)) consequences.push(finding);
  });
  return { board: { ...after, report: undefined }, consequences };
}

/** Nearly all positions differ in what is still to be done, which is quicker to tell than the whole. */
const isSame = ({ state: one }: Board, { state: other }: Board): boolean =>
  one.step === other.step &&
  JSON.stringify(one.agenda) === JSON.stringify(other.agenda) &&
  JSON.stringify(one) === JSON.stringify(other);

/** Every way the dice can fall from here; the position itself if no dice are awaited. */
export function spread(board: Board): readonly Leaf[] {
  const rolls = rolled(board);
  if (rolls.length === 0) return [{ chance: ALWAYS, rolls: [], consequences: [], board }];
  const share = fraction(1, rolls.length);
  return rolls.flatMap(({ fact, board: after, consequences }) =>
    spread(after).map((leaf) => ({
      chance: times(share, leaf.chance),
      rolls: [fact, ...leaf.rolls],
      consequences: [...consequences, ...leaf.consequences],
      board: leaf.board,
    })),
  );
}
