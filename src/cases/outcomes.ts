/** What comes of a play whose dice are not stated: every result, and the dice that lead to it. */
import type { Finding } from '../core/finding.ts';
import { judge } from '../core/judge.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { CaseFact } from './case.ts';
import { writeFact } from './facts.ts';
import { BETWEEN_PLAYS } from './run.ts';

/** Dice that come to the same. */
export interface Outcome {
  /** As facts: `{type: roll, die: 3}`, `{type: rolls, us: 3, ussr: 5}`. */
  readonly dice: readonly CaseFact[];
  /** What follows, in the order in which it happens. */
  readonly consequences: readonly Finding[];
}

/** What the dice may do from here, in the order of the dice. 6.2.2, 6.3.2, 6.4.1, 7.6 */
export function outcomesOf(board: Board): readonly Outcome[] {
  const groups = new Map<string, { dice: CaseFact[]; consequences: readonly Finding[] }>();
  for (const fact of twilightStruggle.choices(board)) {
    if (fact.type !== 'roll' && fact.type !== 'rolls') continue;
    if (fact.type === 'roll' && fact.die === 0) continue;
    const { consequences } = judge(twilightStruggle, board, fact, BETWEEN_PLAYS);
    // What a roll adds up to differs from die to die; what changes does not.
    const telling = consequences.filter(({ message }) => /^(change|end|effect|event)\./.test(message));
    const key = JSON.stringify(telling);
    const group = groups.get(key) ?? { dice: [], consequences: telling };
    groups.set(key, group);
    group.dice.push(writeFact(fact, board));
  }
  return [...groups.values()];
}
