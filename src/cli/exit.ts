/** How a command ends. */
import { type MistakeWords, type Sayable, textOf, type Wording, wording, wordingIn } from '../core/wording.ts';

/** The exit codes of every command. */
export const EXIT = {
  /** Nothing wrong. */
  fine: 0,
  /** A violation or a finding. */
  found: 1,
  /** Bad input or usage. */
  bad: 2,
  /** A missing fact decides, and is named. */
  open: 3,
  /** Broken off by Ctrl-C: what was printed is whole, but not all. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command from anywhere with a message for people. The message is complete: no prefix, no stack. */
export class Stop extends Error {
  readonly #said: Sayable;
  constructor(said: Sayable) {
    super(textOf(said));
    this.#said = said;
  }

  /** The message in a language; in English if there are no words. */
  inWords(words: MistakeWords | undefined): string {
    return wordingIn(words, this.#said);
  }
}

/** A `Stop` for what changes the texts of this package: those of an installed one are compiled. */
export const notHere = (command: string): Stop =>
  new Stop(
    wording('arbiter: "{command}" changes the texts of a checkout of the project; this is an installed package', {
      command,
    }),
  );

/** A `Stop` about how the command was called; says where help is. */
export function usageError(message: Wording, command?: string, hint?: Wording): Stop {
  const help = command === undefined ? 'arbiter --help' : `arbiter ${command} --help`;
  return new Stop(
    hint === undefined
      ? wording('arbiter: {message}\n  see: {help}', { message, help })
      : wording('arbiter: {message}\n  {hint}\n  see: {help}', { message, hint, help }),
  );
}
