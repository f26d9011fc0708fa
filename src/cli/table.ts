/**
 * The commands: help, usage errors and completion are printed from these rows. What they say stands in
 * `rules/shared/commands.yaml`, and for a game that has its own in its folder; which code runs them stands here.
 */
import { rememberText } from '../core/remember.ts';
import { formatDiagnostic } from '../data/diagnostics.ts';
import { LOCALES, TARGET_LOCALES, TRANSLATED_LOCALES } from '../data/locales.ts';
import { parsedRules } from '../data/parsed.ts';
import { EDITIONS } from '../data/sources.ts';
import { LEVELS } from '../match/level.ts';
import type { OptionSpec } from './args.ts';
import type { Command, Operands } from './command.ts';
import { Stop } from './exit.ts';
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

type Lists = Readonly<Record<string, readonly string[]>>;

/** Lists of values that data decides, by the names that the rows have for them. */
const LISTS: Lists = {
  editions: EDITIONS,
  languages: LOCALES,
  'languages of rulebooks': TARGET_LOCALES,
  'translated languages': TRANSLATED_LOCALES,
  'levels of engines': LEVELS,
};

// Rows as they are written, see their schema --------------------------------------------------------------------------

/** What a flag does; or what stands for the value of an option, and what it does. */
type WrittenOption =
  | string
  | (Omit<OptionSpec, 'name' | 'choices'> & { readonly choices?: string | readonly string[] });
type WrittenOptions = Readonly<Record<string, WrittenOption>>;

interface WrittenCommand extends Pick<Command, 'summary' | 'about' | 'games' | 'formats'> {
  readonly operands?: { readonly usage: string } & Partial<Operands>;
  readonly options?: WrittenOptions;
  /** What a call does, by the call. */
  readonly examples?: Readonly<Record<string, string>>;
}

interface Table {
  readonly options?: WrittenOptions;
  readonly exits?: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, WrittenCommand>>;
}

/** The file at a path below `rules/`. Throws a `Stop` with the place of what is wrong with it. */
function tableIn(path: string): Table {
  const parsed = parsedRules(path);
  if (parsed.ok) return parsed.value as Table;
  throw new Stop(parsed.diagnostics.map((mistake) => formatDiagnostic(mistake)).join('\n'));
}

// Commands ------------------------------------------------------------------------------------------------------------

/** The commands of a file below `rules/`, made once. */
export const commandsIn = rememberText((path): readonly Command[] =>
  Object.entries(tableIn(path).commands).map(([name, written]) => {
    const load = CODE[name];
    if (!load) throw new Stop(`rules/${path}: no code runs a command "${name}"`);
    return commandOf(name, written, load);
  }),
);

const NO_OPERANDS: Operands = { usage: '', least: 0, most: 0, files: false };
const ANY_NUMBER = { least: 0, most: Number.POSITIVE_INFINITY, files: false };

function commandOf(name: string, written: WrittenCommand, load: Command['load']): Command {
  const { operands, options = {}, examples = {}, ...row } = written;
  return {
    ...row,
    name,
    operands: operands ? { ...ANY_NUMBER, ...operands } : NO_OPERANDS,
    options: optionsOf(options, LISTS),
    examples: Object.entries(examples).map(([line, does]) => ({ line, does })),
    load,
  };
}

const optionsOf = (written: WrittenOptions, lists: Lists): OptionSpec[] =>
  Object.entries(written).map(([name, option]) => {
    if (typeof option === 'string') return { name, summary: option };
    const { choices, ...rest } = option;
    if (choices === undefined) return { name, ...rest };
    return { name, ...rest, choices: typeof choices === 'string' ? (lists[choices] ?? []) : choices };
  });

const SHARED = 'shared/commands.yaml';

/** Options of every command. */
export const commonOptions = (games: readonly CommandLineGame[]): readonly OptionSpec[] =>
  optionsOf(tableIn(SHARED).options ?? {}, { ...LISTS, games: games.map(({ id }) => id) });

/** What each exit code means. */
export const exitCodes = (): readonly (readonly [code: string, meaning: string])[] =>
  Object.entries(tableIn(SHARED).exits ?? {});

/** Every command, in the order of the help. */
export const allCommands = (): readonly Command[] => commandsIn(SHARED);

/** The commands as they are for a game; those of *Twilight Struggle* also stand for what belongs to no game. */
export function commandsOf(game: CommandLineGame | undefined): readonly Command[] {
  const own = new Map(game?.commands.map((command) => [command.name, command]));
  const further = [...own.values()].filter(({ name }) => !allCommands().some((command) => command.name === name));
  return [...allCommands().map((command) => own.get(command.name) ?? command), ...further];
}

/** Does a game have a command? */
export const isOf = ({ commands, id }: CommandLineGame, command: Command): boolean =>
  commands.includes(command) || command.games === 'every' || (command.games?.includes(id) ?? false);
