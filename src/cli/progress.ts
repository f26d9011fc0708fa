/** How far a long call is, on a terminal; nothing elsewhere. */
import type { Io } from './io.ts';

const WIDTH = 24;

/** Milliseconds in which too little is done to tell how long the rest will take. */
const SOON = 3000;

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
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${this.#done}/${this.#of}${this.#left()} ${name}`;
    this.#put(bar.slice(0, (this.#io.stderr.columns ?? 80) - 1));
  }

  /** The time that the rest will take, as minutes and seconds; nothing while that can only be guessed. */
  #left(): string {
    const elapsed = performance.now() - this.#began;
    if (elapsed < SOON) return '';
    const seconds = Math.ceil(((elapsed / this.#done) * (this.#of - this.#done)) / 1000);
    return ` -${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
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
