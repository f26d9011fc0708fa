/** Help, printed from the table of commands. */

import type { Paint } from '../ruling/paint.ts';
import { wrap } from '../ruling/wrap.ts';
import type { OptionSpec } from './args.ts';
import type { Command } from './command.ts';
import type { CommandLineGame } from './game.ts';
import { commandsOf, commonOptions, exitCodes } from './table.ts';

/** The help of the whole program, with the commands as they are for a game. */
export function generalHelp(paint: Paint, games: readonly CommandLineGame[], game?: CommandLineGame): string {
  const [first, ...others] = games;
  const further = others.map(({ id, title }) => `, and with --game ${id} on ${title}`);
  return [
    ...wrap(`arbiter rules on ${first?.title}${further.join('')}, and cites the clause for every ruling.`, ''),
    '',
    heading(paint, 'Usage'),
    '  arbiter COMMAND [OPTIONS]',
    '',
    heading(paint, 'Commands'),
    ...columns(commandsOf(game).map(({ name, summary }) => [name, summary] as const)),
    '',
    ...common(paint, games),
    '',
    ...exitLines(paint),
    '',
    `More about a command: arbiter COMMAND --help${game === undefined ? '' : ` --game ${game.id}`}`,
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(command: Command, paint: Paint, games: readonly CommandLineGame[]): string {
  const { name, summary, about, options, formats, examples } = command;
  return [
    `arbiter ${name}: ${summary}`,
    '',
    heading(paint, 'Usage'),
    `  ${usage(command)}`,
    ...(about ?? []).flatMap((paragraph) => ['', ...wrap(paragraph, '')]),
    ...(options.length > 0 ? ['', heading(paint, 'Options'), ...columns(options.map(optionRow))] : []),
    ...(formats.length > 1 ? ['', heading(paint, 'Formats'), `  ${formats.join(', ')}`] : []),
    ...(examples.length > 0 ? ['', heading(paint, 'Examples')] : []),
    ...columns(examples.map(({ line, does }) => [line, does] as const)),
    '',
    ...common(paint, games),
    '',
    ...exitLines(paint),
  ].join('\n');
}

/** One line that says how a command is called. */
export const usage = ({ name, operands }: Command): string =>
  ['arbiter', name, operands.usage, '[OPTIONS]'].filter(Boolean).join(' ');

const heading = (paint: Paint, text: string): string => paint('bold', text);

const common = (paint: Paint, games: readonly CommandLineGame[]): string[] => [
  heading(paint, 'Common options'),
  ...columns(commonOptions(games).map(optionRow)),
];

const exitLines = (paint: Paint): string[] => [
  heading(paint, 'Exit codes'),
  ...exitCodes().map(([code, meaning]) => `  ${code}  ${meaning}`),
];

function optionRow(option: OptionSpec): readonly [string, string] {
  const { name, short, value, choices, repeatable, summary } = option;
  const left = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${choices?.join('|') ?? value}`}`;
  return [left, repeatable ? `${summary} (may be repeated)` : summary];
}

/** Two columns; a left one that is too long stands on a line of its own. */
function columns(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const widest = Math.min(34, Math.max(0, ...rows.map(([left]) => left.length)));
  const indent = ' '.repeat(widest + 4);
  return rows.flatMap(([left, right]) => {
    const lines = wrap(right, indent);
    if (left.length > widest) return [`  ${left}`, ...lines];
    return [`  ${left.padEnd(widest)}  ${lines[0]?.trimStart() ?? ''}`.trimEnd(), ...lines.slice(1)];
  });
}
