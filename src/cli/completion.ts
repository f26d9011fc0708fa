/** Shell completion, printed from the table of commands. */

import { GAMES } from '../registry/programs.ts';
import type { OptionSpec } from './args.ts';
import type { Command } from './command.ts';
import { allCommands, commonOptions } from './table.ts';

/** Shells that completion is written for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Values of options that are known only when the script is printed. */
export interface KnownValues {
  readonly policy: readonly string[];
  readonly profile: readonly string[];
}

/** The script of a shell. */
export function completionScript(shell: Shell, known: KnownValues): string {
  if (shell === 'bash') return bash(known);
  return shell === 'zsh' ? zsh(known) : fish(known);
}

const COMMANDS = allCommands();
const COMMON_OPTIONS = commonOptions(GAMES);

/** The options of a command in every game that has it. */
function allOptions({ name }: Command): OptionSpec[] {
  const rows = GAMES.flatMap(({ commands }) => commands.filter((command) => command.name === name));
  const options = rows.flatMap((command) => command.options);
  const first = options.filter((option, at) => options.findIndex((each) => each.name === option.name) === at);
  return [...first, ...COMMON_OPTIONS];
}

function valuesOf(option: OptionSpec, command: Command | undefined, known: KnownValues): readonly string[] {
  if (option.name === 'format') return command?.formats ?? [];
  if (option.name === 'policy' || option.name === 'profile') return known[option.name];
  return option.choices ?? [];
}

/** What the operands of a command may be, where that is known. */
function operandsOf({ name, operands: { usage } }: Command): readonly string[] {
  if (name === 'help') return COMMANDS.map((command) => command.name);
  return usage.includes('|') ? usage.split('|') : [];
}

const isPath = ({ value }: OptionSpec): boolean => value === 'FILE' || value === 'FOLDER';

function bash(known: KnownValues): string {
  const values = COMMANDS.flatMap((command) =>
    allOptions(command).flatMap((option) => {
      if (option.value === undefined) return [];
      const list = valuesOf(option, command, known);
      // Nothing is proposed for a value that anybody may make up: the shell proposes files.
      return [`    ${command.name}:--${option.name}) words="${list.join(' ')}" ;;`];
    }),
  );
  const before = COMMON_OPTIONS.filter(({ value }) => value !== undefined).map((option) => {
    return `    :--${option.name}) words="${valuesOf(option, undefined, known).join(' ')}" ;;`;
  });
  const cases = COMMANDS.map((command) => {
    const options = allOptions(command).map(({ name }) => `--${name}`);
    return [
      `    ${command.name}:-*) words="${options.join(' ')}" ;;`,
      `    ${command.name}:*) words="${(command.operands.files ? [] : operandsOf(command)).join(' ')}" ;;`,
    ].join('\n');
  });
  const names = COMMANDS.map(({ name }) => name).join(' ');
  return `# arbiter completion for bash: eval "$(arbiter completion bash)"
_arbiter() {
  local at=$COMP_CWORD typed="\${COMP_WORDS[COMP_CWORD]}" previous command="" words="" word
  # An equals sign is a word of its own here: put together what was typed without a space.
  while [ $at -gt 1 ] && { [ "\${COMP_WORDS[at]}" = "=" ] || [ "\${COMP_WORDS[at-1]}" = "=" ]; }; do
    at=$((at - 1)); typed="\${COMP_WORDS[at]}$typed"
  done
  previous="\${COMP_WORDS[at-1]}"
  case "$typed" in --*=*) previous="\${typed%%=*}" typed="\${typed#*=}" ;; esac
  for word in "\${COMP_WORDS[@]:1:at-1}"; do
    case " ${names} " in *" $word "*) command="$word"; break ;; esac
  done
  case "$command:$previous" in
${[...before, ...values].join('\n')}
    *) case "$command:$typed" in
    :-*) words="${COMMON_OPTIONS.map(({ name }) => `--${name}`).join(' ')}" ;;
    :*) words="${names}" ;;
${cases.join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$typed"))
  # What stands before the last equals sign is there already.
  COMPREPLY=("\${COMPREPLY[@]#"\${typed%"\${typed##*=}"}"}")
}
complete -o default -F _arbiter arbiter
`;
}

function zsh(known: KnownValues): string {
  const quote = (text: string) =>
    text.replaceAll("'", "'\\''").replaceAll('[', '\\[').replaceAll(']', '\\]').replaceAll(':', '\\:');
  const spec = (option: OptionSpec, command: Command | undefined) => {
    const list = valuesOf(option, command, known);
    const from = isPath(option) ? '_files' : list.length > 0 ? `(${list.join(' ')})` : '';
    const value = option.value === undefined ? '' : `:${option.name}:${from}`;
    const name = `--${option.name}${option.value === undefined ? '' : '='}`;
    return `'${option.repeatable ? '*' : ''}${name}[${quote(option.summary)}]${value}'`;
  };
  const specs = (options: readonly OptionSpec[], command?: Command) => options.map((option) => spec(option, command));
  const cases = COMMANDS.map((command) => {
    const words = operandsOf(command);
    const operand = command.operands.files
      ? ["'*:file:_files'"]
      : words.length > 0
        ? [`'1:${command.name}:(${words.join(' ')})'`]
        : [];
    return `    ${command.name}) _arguments ${[...specs(allOptions(command), command), ...operand].join(' ')} ;;`;
  });
  return `#compdef arbiter
# arbiter completion for zsh: eval "$(arbiter completion zsh)"
_arbiter() {
  local curcontext="$curcontext" state line
  local -a commands=(${COMMANDS.map(({ name, summary }) => `'${name}:${quote(summary)}'`).join(' ')})
  _arguments -C ${specs(COMMON_OPTIONS).join(' ')} '1: :->command' '*:: :->rest'
  [[ $state == command ]] && { _describe command commands; return }
  case "$line[1]" in
${cases.join('\n')}
  esac
}
compdef _arbiter arbiter
`;
}

function fish(known: KnownValues): string {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const names = COMMANDS.map(({ name }) => name).join(' ');
  const none = `complete -c arbiter -n 'not __fish_seen_subcommand_from ${names}'`;
  const rows = (on: string, options: readonly OptionSpec[], command?: Command) =>
    options.map((option) => {
      const list = valuesOf(option, command, known);
      const from = isPath(option) ? ' -r -F' : list.length > 0 ? ` -x -a ${quote(list.join(' '))}` : ' -x';
      const short = option.short === undefined ? '' : ` -s ${option.short}`;
      return `${on}${short} -l ${option.name}${option.value === undefined ? '' : from} -d ${quote(option.summary)}`;
    });
  const lines = COMMANDS.flatMap((command) => {
    const on = `complete -c arbiter -n '__fish_seen_subcommand_from ${command.name}'`;
    // The word after "help" is a command too, and means none of its options.
    const alone = command.name === 'help' ? on : `${on.slice(0, -1)}; and not __fish_seen_subcommand_from help'`;
    const words = operandsOf(command);
    const operand = command.operands.files
      ? [`${alone} -F`]
      : words.length > 0
        ? [`${on} -f -a ${quote(words.join(' '))}`]
        : [];
    return [
      `${none} -f -a ${command.name} -d ${quote(command.summary)}`,
      ...rows(alone, allOptions(command), command),
      ...operand,
    ];
  });
  return `# arbiter completion for fish: arbiter completion fish | source\n${[...rows(none, COMMON_OPTIONS), ...lines].join('\n')}\n`;
}
