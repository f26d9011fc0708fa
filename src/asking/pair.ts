/** A pair of markers that is said to belong to one side: whose the two numbers are. */
import { rivalOf, type SideName } from './draft.ts';

/**
 * "Greece is Soviet, 3-1", "Turkey 2/0, controlled by the US": whoever it belongs to has more.
 * @param isHeld it is only said that the side has them, not that the country is its own
 * @returns undefined where it cannot be told which of the two numbers is meant: of equal ones, of the US with the lower one
 *   first, and of "the USSR has 1-3"
 */
export function pairOf(
  owner: SideName,
  [first, second]: readonly [number, number],
  isHeld: boolean,
): Readonly<Record<SideName, number>> | undefined {
  const isOpen = first === second || (first < second && (owner === 'us' || isHeld));
  if (isOpen) return undefined;
  const [more, less] = [Math.max(first, second), Math.min(first, second)];
  const rival = rivalOf(owner);
  return { us: 0, ussr: 0, [owner]: more, [rival]: less };
}
