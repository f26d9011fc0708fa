/** Standard input line by line, as people at a keyboard and pipes hand it over. */
import type { Io, Source } from './io.ts';

/** No line that a game asks for is nearly as long; the rest of a longer one is dropped. */
const LONGEST = 1000;

/** The lines of a source, asked for one at a time. */
export class Lines {
  readonly #io: Pick<Io, 'stdin' | 'stdout'>;
  readonly #chunks: AsyncIterator<Uint8Array | string>;
  readonly #decoder = new TextDecoder();
  readonly #waiting: string[] = [];
  #rest = '';
  #ended = false;

  constructor(io: Pick<Io, 'stdin' | 'stdout'>) {
    this.#io = io;
    this.#chunks = (io.stdin satisfies Source)[Symbol.asyncIterator]();
  }

  /** Does a person sit at both ends? Only a person is prompted. */
  get atTerminal(): boolean {
    return this.#io.stdin.isTTY === true && this.#io.stdout.isTTY === true;
  }

  /** The next line without white space at its ends; undefined when there are no more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.atTerminal && this.#waiting.length === 0) this.#io.stdout.write(prompt);
    while (this.#waiting.length === 0 && !this.#ended) await this.#read();
    return this.#waiting.shift();
  }

  /** Puts a line back, to be the next one. */
  putBack(line: string): void {
    this.#waiting.unshift(line);
  }

  /** Lets go of the source: a terminal that is still listened to keeps the process alive. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #read(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    this.#ended = done === true;
    const text = done
      ? this.#decoder.decode()
      : typeof value === 'string'
        ? value
        : this.#decoder.decode(value, { stream: true });
    const lines = `${this.#rest}${text}`.split('\n').map((line) => line.slice(0, LONGEST));
    this.#rest = lines.pop() ?? '';
    this.#waiting.push(...lines.map((line) => line.trim()));
    if (this.#ended && this.#rest.trim() !== '') this.#waiting.push(this.#rest.trim());
  }
}
