/**
 * Tables written out as code. A table that is asked by the million is turned into one plain function in which every call
 * has a place of its own; an engine that compiles while it runs then knows what each place calls and builds it in, which
 * it cannot do where all calls go through one loop. Nothing is decided here: what is written says the same as the table.
 * Where a page forbids code to be made, or a table is asked too seldom for it to pay, the table itself is asked.
 */

/** How often something is asked before it is written out: a ruling or two never pay for it. */
const OFTEN = 200;

/** Something that is written once it has been asked for often. */
export class WrittenOut<T> {
  private readonly write: () => T | undefined;
  private written: T | undefined;
  private asked = 0;

  constructor(write: () => T | undefined) {
    this.write = write;
  }

  /** What has been written; undefined until it pays, and for good where code may not be made. */
  get(): T | undefined {
    return this.written ?? this.count();
  }

  private count(): T | undefined {
    if (++this.asked === OFTEN) this.written = this.write();
    return this.written;
  }
}

/** The values that a piece of code speaks of, each under a name. */
export class Code {
  private readonly values = new Map<unknown, string>();

  /** The name of a value in the code. */
  name(value: unknown): string {
    const known = this.values.get(value) ?? `value${this.values.size}`;
    this.values.set(value, known);
    return known;
  }

  /** Makes the function; undefined where code may not be made. */
  toFunction<F extends (...asked: never[]) => unknown>(
    name: string,
    parameters: readonly string[],
    body: string,
  ): F | undefined {
    const code = `'use strict'; return function ${name}(${parameters.join(', ')}) {\n${body}\n};`;
    try {
      return new Function(...this.values.values(), code)(...this.values.keys()) as F;
    } catch (error) {
      if (error instanceof EvalError) return undefined;
      throw error;
    }
  }
}
