/** How far a long call is, on a terminal; nothing elsewhere. */
import type { Io } from './io.ts';

const WIDTH = 24;

export class Progress {
  readonly #io: Pick<Io, 'stderr'>;
  readonly #of: number;
  readonly #quiet: number;
  readonly #began = performance.now();
  #done = 0;
  #shown = '';

  /** @param quiet milliseconds without a bar: what takes no time needs none */
  constructor(io: Pick<Io, 'stderr'>, of: number, quiet = 300) {
    this.#io = io;
    this.#of = of;
    this.#quiet = quiet;
  }

  /** One more is done. */
  step(name: string): void {
    this.#done++;
    if (!this.#io.stderr.isTTY || this.#of < 2 || performance.now() - this.#began < this.#quiet) return;
    const filled = Math.round((WIDTH * this.#done) / this.#of);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${this.#done}/${this.#of} ${name}`;
    this.#put(bar.slice(0, (this.#io.stderr.columns ?? 80) - 1));
  }

  /** Takes the bar away, before something else is printed. */
  clear(): void {
    if (this.#shown !== '') this.#put('');
  }

  #put(text: string): void {
    this.#io.stderr.write(`\r${text.padEnd(this.#shown.length)}`);
    if (text === '') this.#io.stderr.write('\r');
    this.#shown = text;
  }
}
