/** Shell completion, printed from the table of commands. */
import type { OptionSpec } from './args.ts';
import type { Command } from './command.ts';
import { COMMANDS, COMMON_OPTIONS } from './table.ts';

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

const allOptions = (command: Command): OptionSpec[] => [...command.options, ...COMMON_OPTIONS];

function valuesOf(option: OptionSpec, command: Command | undefined, known: KnownValues): readonly string[] {
  if (option.name === 'format') return command?.formats ?? [];
  if (option.name === 'policy' || option.name === 'profile') return known[option.name];
  return option.choices ?? [];
}

function bash(known: KnownValues): string {
  const cases = COMMANDS.map((command) => {
    const words = allOptions(command).map(({ name }) => `--${name}`);
    const own = command.operands.usage.includes('|') ? command.operands.usage.split('|') : [];
    return `    ${command.name}) words="${[...own, ...words].join(' ')}" ;;`;
  });
  const values = COMMANDS.flatMap((command) =>
    allOptions(command).flatMap((option) => {
      const list = valuesOf(option, command, known);
      return list.length > 0 ? [`    ${command.name}:--${option.name}) words="${list.join(' ')}" ;;`] : [];
    }),
  );
  const names = COMMANDS.map(({ name }) => name).join(' ');
  return `# arbiter completion for bash: eval "$(arbiter completion bash)"
_arbiter() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" words="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case " ${names} " in *" $word "*) command="$word"; break ;; esac
  done
  # An equals sign splits words here: complete the option of a policy after its issue.
  [ "$current" = "=" ] && return
  case "$command:$previous" in
${values.join('\n')}
  esac
  [ -z "$words" ] && case "$command" in
    "") words="${names}" ;;
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _arbiter arbiter
`;
}

function zsh(known: KnownValues): string {
  const quote = (text: string) =>
    text.replaceAll("'", "'\\''").replaceAll('[', '\\[').replaceAll(']', '\\]').replaceAll(':', '\\:');
  const spec = (option: OptionSpec, command: Command) => {
    const list = valuesOf(option, command, known);
    const value = option.value === undefined ? '' : `:${option.name}:${list.length > 0 ? `(${list.join(' ')})` : ''}`;
    return `'${option.repeatable ? '*' : ''}--${option.name}[${quote(option.summary)}]${value}'`;
  };
  const cases = COMMANDS.map((command) => {
    const { usage, files } = command.operands;
    const operand = files
      ? "'*:file:_files'"
      : usage.includes('|')
        ? `'1:${command.name}:(${usage.replaceAll('|', ' ')})'`
        : '';
    const specs = [...allOptions(command).map((option) => spec(option, command)), ...(operand === '' ? [] : [operand])];
    return `    ${command.name}) _arguments ${specs.join(' ')} ;;`;
  });
  return `#compdef arbiter
# arbiter completion for zsh: eval "$(arbiter completion zsh)"
_arbiter() {
  local -a commands=(${COMMANDS.map(({ name, summary }) => `'${name}:${quote(summary)}'`).join(' ')})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command="$words[2]"
  shift words; (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _arbiter arbiter
`;
}

function fish(known: KnownValues): string {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = COMMANDS.flatMap((command) => {
    const on = `complete -c arbiter -n '__fish_seen_subcommand_from ${command.name}'`;
    const options = allOptions(command).map((option) => {
      const list = valuesOf(option, command, known);
      const value = option.value === undefined ? '' : list.length > 0 ? ` -x -a ${quote(list.join(' '))}` : ' -x';
      return `${on} -l ${option.name}${value} -d ${quote(option.summary)}`;
    });
    const { usage, files } = command.operands;
    const operand = usage.includes('|')
      ? [`${on} -f -a ${quote(usage.replaceAll('|', ' '))}`]
      : files
        ? [`${on} -F`]
        : [];
    return [
      `complete -c arbiter -n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.summary)}`,
      ...options,
      ...operand,
    ];
  });
  return `# arbiter completion for fish: arbiter completion fish | source\n${lines.join('\n')}\n`;
}
