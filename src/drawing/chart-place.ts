/** Where a transition of a chart is seen in the drawing of one of its compound states. */
import type { ChartEdge } from '../core/chart.ts';

/** What stands for the beginning of a drawing, in place of the path of a state. */
export const START = 'start';

/** A compound state and the states directly inside it, which are its boxes. */
export interface Drawn {
  readonly path: string;
  readonly children: readonly string[];
}

/** Is a state the one of a box, or inside it? */
export const within = (path: string, box: string): boolean => box === '' || path === box || path.startsWith(`${box}.`);

/** Is a state inside the compound state that is drawn? */
export const isInside = ({ path: scope }: Drawn, path: string): boolean => path !== scope && within(path, scope);

/**
 * The boxes between which a transition is seen, the same one twice if it stays in a box; undefined if it is not seen there. What leads
 * to the compound state itself begins where it begins.
 */
export function placeOf(
  drawn: Drawn,
  { from, to }: Pick<ChartEdge, 'from' | 'to'>,
): Pick<ChartEdge, 'from' | 'to'> | undefined {
  const seen = (path: string): string =>
    path === drawn.path ? START : (drawn.children.find((child) => within(path, child)) ?? path);
  if (!isInside(drawn, from) && !within(to, drawn.path)) return undefined;
  if (within(drawn.path, from) && !isInside(drawn, to)) return undefined;
  return { from: isInside(drawn, from) ? seen(from) : from, to: seen(to) };
}
