/** The one table of commands: help, usage errors, completion and the reference page are printed from it. */
import { LOCALES } from '../data/locales.ts';
import { EDITIONS } from '../data/sources.ts';
import type { OptionSpec } from './args.ts';
import type { Command } from './command.ts';
import type { CommandLineGame } from './game.ts';
import { GAME_COMMANDS } from './table/games.ts';
import { RULING_COMMANDS } from './table/rulings.ts';
import { TRANSLATION_COMMANDS } from './table/translations.ts';

/** Options of every command. */
export const commonOptions = (games: readonly CommandLineGame[]): readonly OptionSpec[] => [
  {
    name: 'edition',
    value: 'EDITION',
    choices: EDITIONS,
    summary: 'the edition to rule under; that of the case, else deluxe',
  },
  { name: 'lang', value: 'LANGUAGE', choices: LOCALES, summary: 'language of rulings and texts; from LANG, else en' },
  { name: 'format', value: 'FORMAT', summary: 'what to print' },
  {
    name: 'policy',
    value: 'ISSUE=OPTION',
    repeatable: true,
    summary: 'which reading of a disputed rule to use; see "arbiter explain ISSUE"',
  },
  { name: 'rules', value: 'FILE', summary: 'house rules laid over the edition: changed values, cards and readings' },
  {
    name: 'profile',
    value: 'PROFILE',
    summary: 'a named set of readings: rulebook, playdek, tournament, promo-cards, promo-pack-1, promo-pack-2',
  },
  {
    name: 'game',
    value: 'GAME',
    choices: games.map(({ id }) => id),
    summary: `the game; ${games[0]?.id} if absent`,
  },
  { name: 'help', short: 'h', summary: 'print the help of a command' },
  { name: 'version', short: 'V', summary: 'print the version' },
];

/** What each exit code means. */
export const EXIT_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'nothing wrong'],
  [1, 'a violation or a finding'],
  [2, 'bad input or usage'],
  [3, 'undetermined: a missing fact decides, and is named'],
];

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...RULING_COMMANDS,
  ...GAME_COMMANDS,
  ...TRANSLATION_COMMANDS,
  {
    name: 'completion',
    summary: 'prints a completion script for a shell',
    operands: { usage: 'bash|zsh|fish', least: 1, most: 1, files: false },
    options: [],
    games: 'every',
    formats: ['text'],
    examples: [{ line: 'eval "$(arbiter completion bash)"', does: 'for this shell session' }],
    load: () => import('./commands/completion.ts'),
  },
  {
    name: 'help',
    summary: 'prints the help, or that of a command',
    operands: { usage: '[COMMAND]', least: 0, most: 1, files: false },
    options: [],
    games: 'every',
    formats: ['text'],
    examples: [{ line: 'arbiter help rule', does: 'the help of one command' }],
    load: () => import('./commands/help.ts'),
  },
];

/** The commands as they are for a game; those of *Twilight Struggle* also stand for what belongs to no game. */
export function commandsOf(game: CommandLineGame | undefined): readonly Command[] {
  const own = new Map(game?.commands.map((command) => [command.name, command]));
  const further = [...own.values()].filter(({ name }) => !COMMANDS.some((command) => command.name === name));
  return [...COMMANDS.map((command) => own.get(command.name) ?? command), ...further];
}

/** Does a game have a command? */
export const isOf = ({ commands, id }: CommandLineGame, command: Command): boolean =>
  commands.includes(command) || command.games === 'every' || (command.games?.includes(id) ?? false);
