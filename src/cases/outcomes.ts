/** What comes of a play whose dice are not stated: every result, and the dice that lead to it. */
import type { Finding } from '../core/finding.ts';
import { judge } from '../core/judge.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
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

/** Every roll that may come now, each as likely as the others; none where no dice are awaited. 2.0.f */
export const rollsOf = (board: Board): readonly GameFact[] =>
  twilightStruggle.choices(board).filter((fact) => fact.type === 'rolls' || (fact.type === 'roll' && fact.die !== 0));

/** What a roll adds up to differs from die to die; what changes does not. */
export const isTelling = ({ message }: Finding): boolean => /^(change|end|effect|event)\./.test(message);

/** What the dice may do from here, in the order of the dice. 6.2.2, 6.3.2, 6.4.1, 7.6 */
export function outcomesOf(board: Board): readonly Outcome[] {
  const groups = new Map<string, { dice: CaseFact[]; consequences: readonly Finding[] }>();
  for (const fact of rollsOf(board)) {
    const telling = judge(twilightStruggle, board, fact, BETWEEN_PLAYS).consequences.filter(isTelling);
    const key = JSON.stringify(telling);
    const group = groups.get(key) ?? { dice: [], consequences: telling };
    groups.set(key, group);
    group.dice.push(writeFact(fact, board));
  }
  return [...groups.values()];
}

/** What every one of several outcomes brings; of a single one nothing, for it is told by itself. */
export function inAllOf(outcomes: readonly Pick<Outcome, 'consequences'>[]): readonly Finding[] {
  const [first, ...others] = outcomes;
  if (!first || others.length === 0) return [];
  return first.consequences.filter((finding) => others.every((other) => includes(other.consequences, finding)));
}

/** Is a consequence among these? */
export const includes = (findings: readonly Finding[], finding: Finding): boolean =>
  findings.some((each) => each.message === finding.message && isEqual(each.args, finding.args));

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
