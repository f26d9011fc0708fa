/** The command line: finds the command, reads its arguments, runs it, and turns whatever happens into an exit code. */

import { type MistakeWords, wording } from '../core/wording.ts';
import { LOCALES } from '../data/locales.ts';
import { PAINT } from '../data/paint.ts';
import { GAMES } from '../registry/programs.ts';
import { readArguments } from './args.ts';
import { formatOf, gameNamed, glimpsed, type Read, readCall } from './call.ts';
import type { Command } from './command.ts';
import { EXIT, type ExitCode, Stop, usageError } from './exit.ts';
import type { CommandLineGame } from './game.ts';
import { commandHelp, generalHelp, usage } from './help.ts';
import { harmless, type Io, painter, print } from './io.ts';
import { commonOptions, isOf } from './table.ts';
import { version } from './version.ts';

/**
 * Runs one call of `arbiter`. Never throws.
 * @param argv the arguments after the name of the program
 * @param games the games it knows, the first for whoever names none; those that the program comes with if absent
 */
export async function main(
  argv: readonly string[],
  around: Io,
  games: readonly CommandLineGame[] = GAMES,
): Promise<ExitCode> {
  const io: Io = {
    // Opened by those who read from it: that takes time.
    get stdin() {
      return around.stdin;
    },
    stdout: harmless(around.stdout),
    stderr: harmless(around.stderr),
    env: around.env,
  };
  try {
    // What stands for our own colours can be typed, too.
    return await dispatch(
      argv.map((word) => word.replaceAll(PAINT, '\uFFFD')),
      io,
      games,
    );
  } catch (error) {
    if (error instanceof Stop) {
      print(io.stderr, shortened(error.inWords(await wordsFor(argv, io))));
      return EXIT.bad;
    }
    return internalError(error, io);
  }
}

/** The language of mistakes. The command line may be the mistake, so that it is only glanced at. */
async function wordsFor(argv: readonly string[], { env }: Io): Promise<MistakeWords | undefined> {
  const [{ localeOf }, { loadMistakeWords }] = await Promise.all([import('./session.ts'), import('../data/index.ts')]);
  const wanted = glimpsed(argv, 'lang');
  return loadMistakeWords(LOCALES.find((known) => known === wanted) ?? localeOf(env));
}

/** What a thread does that a command has started; see `replay/many.ts`. */
export async function work(argv: readonly string[]): Promise<void> {
  const { serve } = await import('./replay/thread.ts');
  serve(argv);
}

/** What somebody typed or named is repeated, but not by the page. */
const LONGEST_LINE = 600;

const shortened = (message: string): string =>
  message
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n');

async function dispatch(argv: readonly string[], io: Io, games: readonly CommandLineGame[]): Promise<ExitCode> {
  const paint = painter(io.stdout, io.env);
  const read = readCall(argv, games);
  if (!read) {
    const { given } = readArguments(argv, commonOptions(games));
    if (given.has('version')) return answer(io, version());
    const game = gameNamed(given.one('game'), games);
    if (given.has('help')) return answer(io, generalHelp(paint, games, game));
    print(io.stderr, generalHelp(painter(io.stderr, io.env), games, game));
    return EXIT.bad;
  }
  const { command, operands, given, game } = read;
  if (given.has('help')) return answer(io, commandHelp(command, paint, games));
  if (given.has('version')) return answer(io, version());
  checkOperands(command, operands);
  const format = formatOf(read);
  checkGame(read);
  // The rules are loaded for a command, not for its help.
  const [{ run }, { openSession }] = await Promise.all([command.load(), import('./session.ts')]);
  const session = await openSession(read, io.env);
  return run({ argv, command, operands, given, format, session, game, games, io, paint });
}

function answer(io: Io, text: string): ExitCode {
  print(io.stdout, text);
  return EXIT.fine;
}

function checkOperands(command: Command, operands: readonly string[]): void {
  const { least, most } = command.operands;
  const count = operands.length;
  if (count < least || count > most) {
    const call = { usage: usage(command) };
    throw usageError(
      count < least
        ? wording('something is missing; usage: {usage}', call)
        : wording('too many arguments (quote names with spaces); usage: {usage}', call),
      command.name,
    );
  }
  if (operands.indexOf('-') !== operands.lastIndexOf('-'))
    throw usageError(wording('standard input (-) can be read once only'), command.name);
}

function checkGame({ command, game }: Read): void {
  const { name } = command;
  if (!isOf(game, command))
    throw usageError(wording('"{name}" does not know the game {game}', { name, game: game.id }), name);
}

/** The last resort. A trace is of no use to a player; whoever reports the mistake can ask for one. */
function internalError(error: unknown, io: Io): ExitCode {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n');
  print(io.stderr, `arbiter: internal error: ${first.slice(0, 300)}`);
  print(io.stderr, '  please report it with what you typed and the file; ARBITER_TRACE=1 shows where it happened');
  if (io.env.ARBITER_TRACE && error instanceof Error) print(io.stderr, error.stack ?? '');
  return EXIT.bad;
}
