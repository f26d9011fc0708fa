/** What a command is: the row of the table from which help, usage errors and shell completion are printed. */

import type { Paint } from '../ruling/paint.ts';
import type { Given, OptionSpec } from './args.ts';
import type { ExitCode } from './exit.ts';
import type { CommandLineGame } from './game.ts';
import type { Io } from './io.ts';
import type { Session } from './session.ts';

/** What a command is called with besides options. */
export interface Operands {
  /** As the usage line shows them. */
  readonly usage: string;
  readonly least: number;
  readonly most: number;
  /** Are they files? For completion. */
  readonly files: boolean;
}

/** A call worth showing in the help. */
export interface Example {
  readonly line: string;
  readonly does: string;
}

/** One row of the table. */
export interface Command {
  readonly name: string;
  /** One line, small initial, no full stop. */
  readonly summary: string;
  readonly operands: Operands;
  /** Paragraphs that the help prints below the usage. */
  readonly about?: readonly string[];
  /** Options besides the common ones. */
  readonly options: readonly OptionSpec[];
  /** Games it knows; *Twilight Struggle* only, if absent. A row that a game hands in is of that game. */
  readonly games?: readonly string[] | 'every';
  /** Output formats, the default first. */
  readonly formats: readonly string[];
  readonly examples: readonly Example[];
  /** The code, loaded only when the command is run. */
  readonly load: () => Promise<{ readonly run: (call: Call) => ExitCode | Promise<ExitCode> }>;
}

/** One call of a command. */
export interface Call {
  /** The command line as it was typed, for threads that do part of the work. */
  readonly argv: readonly string[];
  readonly command: Command;
  readonly operands: readonly string[];
  readonly given: Given;
  readonly format: string;
  readonly session: Session;
  /** The game asked for, and all there are. */
  readonly game: CommandLineGame;
  readonly games: readonly CommandLineGame[];
  readonly io: Io;
  /** Styles for standard output. */
  readonly paint: Paint;
}
