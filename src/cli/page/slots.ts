/** What changes on a page from moment to moment: places that hold one piece of markup at a time, and the differences. */
import { escaped, markup, type Shape } from '../../drawing/shape.ts';

/** Pieces of markup, each kept once. */
export class Fragments {
  readonly list: string[] = [];
  readonly #known = new Map<string, number>();

  /** Number of the piece that the children of a shape make. */
  add(shapes: readonly (Shape | string)[]): number {
    const text = shapes.map((each) => (typeof each === 'string' ? escaped(each) : markup(each))).join('');
    const known = this.#known.get(text) ?? this.list.push(text) - 1;
    this.#known.set(text, known);
    return known;
  }
}

/** For each moment the slots that differ from the moment before, each followed by the number of its piece. */
export function differences(states: readonly (readonly number[])[]): number[][] {
  return states.map((state, index) =>
    state.flatMap((piece, slot) => (states[index - 1]?.[slot] === piece ? [] : [slot, piece])),
  );
}
