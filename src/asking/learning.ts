/**
 * How much each thing that is looked at says about what decides, learnt from kept questions: the weights under which what did
 * decide them is likeliest, found by going uphill in small steps. Nothing is random, so that the same questions give the same.
 */
import { chancesOf } from './recall.ts';

/** A kept question: what speaks for each thing that may decide, and which of them do. */
export interface Lesson {
  readonly evidence: readonly (readonly number[])[];
  readonly decides: ReadonlySet<number>;
}

const STEPS = 150;
const LENGTH = 0.5;
/** Large weights are held back a little. */
const HELD_BACK = 0.0005;

/**
 * Learns the weights.
 * @param names of what is looked at, in the order of the evidence
 */
export function learn<Name extends string>(
  names: readonly Name[],
  lessons: readonly Lesson[],
): Readonly<Record<Name, number>> {
  const weights = names.map(() => 1);
  const squares = names.map(() => 1e-6);
  for (let step = 0; step < STEPS; step++) {
    const uphill = names.map(() => 0);
    for (const { evidence, decides } of lessons) {
      const chances = chancesOf(evidence, weights);
      const right = [...decides].reduce((sum, at) => sum + (chances[at] ?? 0), 0) || 1e-12;
      for (const [at, values] of evidence.entries()) {
        const chance = chances[at] ?? 0;
        const more = (decides.has(at) ? chance / right : 0) - chance;
        for (const [each, value] of values.entries()) uphill[each]! += more * value;
      }
    }
    for (const each of weights.keys()) {
      const slope = uphill[each]! / lessons.length - HELD_BACK * weights[each]!;
      squares[each]! += slope * slope;
      weights[each]! += (LENGTH * slope) / Math.sqrt(squares[each]!);
    }
  }
  const rounded = weights.map((weight) => Math.round(weight * 100) / 100);
  return Object.fromEntries(names.map((each, at) => [each, rounded[at]])) as Record<Name, number>;
}
