/** How a command ends. */

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
  readonly code: ExitCode;
  constructor(message: string, code: ExitCode = EXIT.bad) {
    super(message);
    this.code = code;
  }
}

/** A `Stop` for what changes the texts of this package: those of an installed one are compiled. */
export const notHere = (command: string): Stop =>
  new Stop(`arbiter: "${command}" changes the texts of a checkout of the project; this is an installed package`);

/** A `Stop` about how the command was called; says where help is. */
export function usageError(message: string, command?: string, hint?: string): Stop {
  const help = command === undefined ? 'arbiter --help' : `arbiter ${command} --help`;
  return new Stop([`arbiter: ${message}`, ...(hint === undefined ? [] : [`  ${hint}`]), `  see: ${help}`].join('\n'));
}
