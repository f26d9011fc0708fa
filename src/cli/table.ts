/**
 * The commands: help, usage errors and completion are printed from these rows. What they say stands in
 * `rules/shared/commands.yaml`, and for a game that has its own in its folder; which code runs them stands here.
 */
import { LOCALES, TARGET_LOCALES, TRANSLATED_LOCALES } from '../data/locales.ts';
import { parsedRules } from '../data/parsed.ts';
import { EDITIONS } from '../data/sources.ts';
import { LEVELS } from '../match/level.ts';
import type { OptionSpec } from './args.ts';
import type { Command, Operands } from './command.ts';
import type { CommandLineGame } from './game.ts';

const CODE: Readonly<Record<string, Command['load']>> = {
  rule: () => import('./commands/rule.ts'),
  ask: () => import('./commands/ask.ts'),
  odds: () => import('./commands/odds.ts'),
  danger: () => import('./commands/danger.ts'),
  plan: () => import('./commands/plan.ts'),
  suite: () => import('./commands/suite.ts'),
  replay: () => import('./commands/replay.ts'),
  convert: () => import('./commands/convert.ts'),
  legal: () => import('./commands/legal.ts'),
  score: () => import('./commands/score.ts'),
  explain: () => import('./commands/explain.ts'),
  validate: () => import('./commands/validate.ts'),
  fuzz: () => import('./commands/fuzz.ts'),
  prove: () => import('./commands/prove.ts'),
  compare: () => import('./commands/compare.ts'),
  perft: () => import('./commands/perft.ts'),
  engine: () => import('./commands/engine.ts'),
  play: () => import('./commands/play.ts'),
  crosscheck: () => import('./commands/crosscheck.ts'),
  glossary: () => import('./commands/glossary.ts'),
  export: () => import('./commands/export.ts'),
  import: () => import('./commands/import.ts'),
  reviewed: () => import('./commands/reviewed.ts'),
  completion: () => import('./commands/completion.ts'),
  help: () => import('./commands/help.ts'),
};

/** Lists of values that data decides, by the names that the rows have for them. */
const LISTS = {
  editions: EDITIONS,
  languages: LOCALES,
  'languages of rulebooks': TARGET_LOCALES,
  'translated languages': TRANSLATED_LOCALES,
  'levels of engines': LEVELS,
} as const;

type WrittenOptions = Readonly<
  Record<string, string | (Omit<OptionSpec, 'name' | 'choices'> & { readonly choices?: string | readonly string[] })>
>;

/** A file of commands; see its schema. */
interface Table {
  readonly options?: WrittenOptions;
  readonly exits?: Readonly<Record<string, string>>;
  readonly commands: Readonly<
    Record<
      string,
      Pick<Command, 'summary' | 'about' | 'games' | 'formats'> & {
        readonly operands?: { readonly usage: string } & Partial<Operands>;
        readonly options?: WrittenOptions;
        readonly examples?: Readonly<Record<string, string>>;
      }
    >
  >;
}

function tableIn(path: string): Table {
  const parsed = parsedRules(path);
  if (!parsed.ok) throw new Error(`rules/${path} cannot be read`);
  return parsed.value as Table;
}

const NONE: Operands = { usage: '', least: 0, most: 0, files: false };

/**
 * The commands of a file below `rules/`.
 * @param own code of a game for a command that is not the same for every game
 */
export const commandsIn = (path: string, own: typeof CODE = {}): readonly Command[] =>
  Object.entries(tableIn(path).commands).map(([name, { operands, options = {}, examples = {}, ...row }]) => {
    const load = own[name] ?? CODE[name];
    if (!load) throw new Error(`rules/${path}: there is no command "${name}"`);
    return {
      ...row,
      name,
      operands: operands ? { ...NONE, most: Number.POSITIVE_INFINITY, ...operands } : NONE,
      options: optionsOf(options, {}),
      examples: Object.entries(examples).map(([line, does]) => ({ line, does })),
      load,
    };
  });

const optionsOf = (written: WrittenOptions, more: Readonly<Record<string, readonly string[]>>): OptionSpec[] =>
  Object.entries(written).map(([name, option]) => {
    if (typeof option === 'string') return { name, summary: option };
    const { choices, ...rest } = option;
    if (choices === undefined) return { name, ...rest };
    const lists: Readonly<Record<string, readonly string[]>> = { ...LISTS, ...more };
    return { name, ...rest, choices: typeof choices === 'string' ? (lists[choices] ?? []) : choices };
  });

const SHARED = 'shared/commands.yaml';
const { options: everywhere = {}, exits = {} } = tableIn(SHARED);

/** Options of every command. */
export const commonOptions = (games: readonly CommandLineGame[]): readonly OptionSpec[] =>
  optionsOf(everywhere, { games: games.map(({ id }) => id) });

/** What each exit code means. */
export const EXIT_CODES = Object.entries(exits);

/** Every command, in the order of the help. */
export const COMMANDS = commandsIn(SHARED);

/** The commands as they are for a game; those of *Twilight Struggle* also stand for what belongs to no game. */
export function commandsOf(game: CommandLineGame | undefined): readonly Command[] {
  const own = new Map(game?.commands.map((command) => [command.name, command]));
  const further = [...own.values()].filter(({ name }) => !COMMANDS.some((command) => command.name === name));
  return [...COMMANDS.map((command) => own.get(command.name) ?? command), ...further];
}

/** Does a game have a command? */
export const isOf = ({ commands, id }: CommandLineGame, command: Command): boolean =>
  commands.includes(command) || command.games === 'every' || (command.games?.includes(id) ?? false);
