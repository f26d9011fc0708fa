/** Another engine as a process: a line of JSON in, a line out. Whatever it does is a result, never our failure. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Reply } from '../../match/measure.ts';
import type { EngineSays, Request } from '../../match/protocol.ts';

/** More of a line than this is no answer. */
const LONGEST = 4_000_000;
/** What is kept of what an engine says on standard error. */
const LAST_WORDS = 400;

export class Driver {
  readonly #command: string;
  readonly #patience: number;
  #child: ChildProcessWithoutNullStreams | undefined;
  #buffer = '';
  #lastWords = '';
  #waiting: ((reply: Reply) => void) | undefined;
  /** Has it ever said anything? */
  hasAnswered = false;

  /** @param patience milliseconds that an answer may take */
  constructor(command: string, patience: number) {
    this.#command = command;
    this.#patience = patience;
  }

  /** Asks, and starts the engine if it is not running. */
  ask = (request: Request): Promise<Reply> =>
    new Promise((resolve) => {
      const child = this.#running();
      const timer = setTimeout(() => {
        this.#done({ answered: false, failure: 'timeout', detail: `no answer within ${this.#patience / 1000} s` });
        this.stop();
      }, this.#patience);
      this.#waiting = (reply) => {
        clearTimeout(timer);
        resolve(reply);
      };
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });

  /** Ends the engine, asked or not. */
  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    this.#buffer = '';
    if (!child) return;
    child.stdin.end('{"do":"quit"}\n');
    // The shell that runs the command leads a group of its own: what it has started ends with it.
    setTimeout(() => kill(child), 200).unref();
  }

  #running(): ChildProcessWithoutNullStreams {
    if (this.#child) return this.#child;
    const child = spawn(this.#command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child = child;
    this.#lastWords = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => child === this.#child && this.#receive(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    // A write to an engine that has ended is told by its end.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.#ended(child, error.message));
    child.on('close', (code) => this.#ended(child, `it ended with code ${code}`));
    return child;
  }

  #receive(text: string): void {
    this.#buffer += text;
    const end = this.#buffer.indexOf('\n');
    if (end < 0 && this.#buffer.length < LONGEST) return;
    this.hasAnswered = true;
    const line = this.#buffer.slice(0, end < 0 ? undefined : end);
    this.#buffer = end < 0 ? '' : this.#buffer.slice(end + 1);
    const says = parsed(line);
    if (says) this.#done({ answered: true, says });
    else {
      this.#done({ answered: false, failure: 'nonsense', detail: `no answer in JSON: ${line.slice(0, 80)}` });
      this.stop();
    }
  }

  #ended(child: ChildProcessWithoutNullStreams, why: string): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    this.#buffer = '';
    const words = this.#lastWords.trim().split('\n').at(-1);
    this.#done({ answered: false, failure: 'crash', detail: words ? `${why}: ${words}` : why });
  }

  #done(reply: Reply): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(reply);
  }
}

function kill(child: ChildProcessWithoutNullStreams): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** An answer has to be an object that says whether it is well. */
function parsed(line: string): EngineSays | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isAnswer = typeof value === 'object' && value !== null && typeof (value as EngineSays).ok === 'boolean';
    return isAnswer ? (value as EngineSays) : undefined;
  } catch {
    return undefined;
  }
}
