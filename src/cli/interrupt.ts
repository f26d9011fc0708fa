/** Ctrl-C during a long command: what is done stays whole, the rest is left. A second one ends the command at once. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which it is time to listen. */
const PATIENCE = 50;

export class Interrupt {
  readonly #aborted = new AbortController();
  readonly #stop = (): void => this.#aborted.abort();
  #listened = performance.now();

  /** Listens until `end` is called. */
  constructor() {
    process.once('SIGINT', this.#stop);
  }

  /** Told as soon as there was an interrupt. */
  get signal(): AbortSignal {
    return this.#aborted.signal;
  }

  /**
   * Has there been an interrupt? To be asked between two pieces of work: a program hears a signal between two turns of its
   * loop of events only.
   */
  async requested(): Promise<boolean> {
    if (performance.now() - this.#listened > PATIENCE) {
      await setImmediate();
      this.#listened = performance.now();
    }
    return this.signal.aborted;
  }

  end(): void {
    process.removeListener('SIGINT', this.#stop);
  }
}
