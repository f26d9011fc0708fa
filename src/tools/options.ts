/** The options of a program that `npm run` starts: asked for help it says what they are, and a mistake is one line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An option: a flag without a value, or one whose value a pattern describes. */
export interface ToolOption {
  readonly name: string;
  /** What stands for the value in the help; a flag if absent. */
  readonly value?: string;
  /** What the value must look like, and in words. */
  readonly form?: readonly [RegExp, string];
  readonly summary: string;
}

/** A whole number from 1. */
export const COUNT = [/^[1-9]\d{0,6}$/, 'a whole number from 1'] as const;

export type ToolValues = Readonly<Record<string, string | true | undefined>>;

/** What a command line asks for: the values of its options, or a text to print and the code to end with. */
export type ToolCall =
  | { readonly values: ToolValues }
  | { readonly text: string; readonly code: 0 | 2; readonly values?: undefined };

/**
 * Reads the command line of a program.
 * @param about what it does, in a line
 */
export function toolCall(program: string, about: string, options: readonly ToolOption[], args: string[]): ToolCall {
  const heads = options.map(({ name, value }) => `--${name}${value ? ` ${value}` : ''}`);
  const width = Math.max(...heads.map(({ length }) => length));
  const lines = options.map(({ summary }, index) => `  ${heads[index]!.padEnd(width)}  ${summary}`);
  const config: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    options.map(({ name, value }) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  );
  try {
    const values: ToolValues = parseArgs({ args, options: { ...config, help: { type: 'boolean', short: 'h' } } })
      .values as ToolValues;
    if (values.help) return { text: [`${program}: ${about}`, '', ...lines].join('\n'), code: 0 };
    for (const { name, form } of options) {
      const given = values[name];
      if (form && typeof given === 'string' && !form[0].test(given))
        throw new Error(`--${name} takes ${form[1]}, not "${given}"`);
    }
    return { values };
  } catch (error) {
    return { text: `${program}: ${(error as Error).message.split('. ')[0]}; its options: --help`, code: 2 };
  }
}

/** The values; a program asked for help, or in a way it does not know, ends here. */
export function toolOptions(program: string, about: string, options: readonly ToolOption[]): ToolValues {
  const call = toolCall(program, about, options, process.argv.slice(2));
  if (call.values) return call.values;
  (call.code === 0 ? process.stdout : process.stderr).write(`${call.text}\n`);
  process.exit(call.code);
}
