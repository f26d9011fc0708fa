/** Reading a command line against the options a command has. */

import { parseArgs } from 'node:util';
import { addTo } from '../core/grouped.ts';
import { wording } from '../core/wording.ts';
import { didYouMean, oneOf } from '../data/nearest.ts';
import { usageError } from './exit.ts';

/** An option of a command. */
export interface OptionSpec {
  /** Without the dashes. */
  readonly name: string;
  readonly short?: string;
  /** What stands for the value in the usage line; a flag if absent. */
  readonly value?: string;
  readonly choices?: readonly string[];
  readonly repeatable?: boolean;
  readonly summary: string;
}

/** The options that were given. */
export class Given {
  readonly #values: ReadonlyMap<string, readonly string[]>;
  readonly #command: string | undefined;
  constructor(values: ReadonlyMap<string, readonly string[]>, command?: string) {
    this.#values = values;
    this.#command = command;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** The value of an option; the last one if it was repeated. */
  one(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** A whole number between two bounds. Throws a `Stop` for anything else. */
  number(name: string, least: number, most: number): number | undefined {
    const text = this.one(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
    throw usageError(
      wording('--{name} takes a whole number from {least} to {most}, not "{text}"', { name, least, most, text }),
      this.#command,
    );
  }
}

/** A command line, read. */
export interface Arguments {
  readonly operands: readonly string[];
  readonly given: Given;
}

/**
 * Reads the arguments of a command. Throws a `Stop` for an option it does not have, a missing or superfluous value, and
 * a value that is not among the choices.
 */
export function readArguments(argv: readonly string[], options: readonly OptionSpec[], command?: string): Arguments {
  const byName = new Map(options.map((option) => [option.name, option]));
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      options.map(({ name, short, value }) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
      ]),
    ),
  });
  const values = new Map<string, string[]>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = byName.get(token.name);
    if (!option) throw unknownOption(token.rawName, options, command);
    addTo(values, option.name, checkedValue(option, token, command));
  }
  return { operands, given: new Given(values, command) };
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function checkedValue(option: OptionSpec, { rawName, value, inlineValue }: OptionToken, command?: string): string {
  if (option.value === undefined) {
    if (value !== undefined) throw usageError(wording('{option} takes no value', { option: rawName }), command);
    return '';
  }
  // A value that looks like an option was forgotten; `-` alone is standard input, and `--x=-1` says it is meant.
  const forgotten = value === undefined || value === '' || (!inlineValue && /^-./.test(value));
  if (forgotten) {
    const hint = value ? wording('if "{value}" is the value: {option}={value}', { value, option: rawName }) : undefined;
    throw usageError(
      wording('{option} needs a value: {option} {value}', { option: rawName, value: option.value }),
      command,
      hint,
    );
  }
  if (option.choices && !option.choices.includes(value)) {
    const hint = didYouMean(value, option.choices) ?? oneOf(option.choices);
    throw usageError(wording('{option} cannot be "{value}"', { option: rawName, value }), command, hint);
  }
  return value;
}

function unknownOption(rawName: string, options: readonly OptionSpec[], command?: string) {
  const hint = didYouMean(
    rawName,
    options.map(({ name }) => `--${name}`),
  );
  return usageError(wording('unknown option {option}', { option: rawName }), command, hint);
}

/** Index of the first operand, which is the command; options that come before it may have values. */
export function commandAt(argv: readonly string[], common: readonly OptionSpec[]): number {
  const valued = new Set(common.flatMap(({ name, value }) => (value === undefined ? [] : [`--${name}`])));
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] as string;
    if (valued.has(word)) at += 1;
    else if (!word.startsWith('-') || word === '-') return at;
  }
  return -1;
}
