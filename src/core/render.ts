/** Findings as sentences: the templates of one language, filled with that language's names. Pure, safe in a browser. */
import type { Args, Finding, Force } from './finding.ts';
import { type ListWords, listAll, listEither } from './lists.ts';
import { parseTemplate, type Slot, type Template } from './render-template.ts';
import type { Locale } from './ruleset.ts';

/** The sentences of a test that holds, that fails, and that nobody can decide. */
export interface Variants {
  readonly is: string;
  readonly not: string;
  readonly open: string;
}

/** Message id -> what to say. */
export type Words = Readonly<Record<string, string | Variants>>;

/** The word for one value, in the form that a template asks for; undefined if there is none. */
export type NameOf = (value: number | string, form: string | undefined) => string | undefined;

/**
 * A name as a language file gives it: `name` (of cards `title`, of terms `form`), often the `forms` by which it is
 * recognised, and the cases that the language needs.
 */
export interface NameEntry {
  readonly name?: string;
  readonly title?: string;
  readonly form?: string;
  readonly forms?: readonly string[];
  readonly [key: string]: unknown;
}

/** The names of one language. */
export interface Names {
  readonly locale: Locale;
  /** How lists are joined; as `Intl` does for the language if absent. */
  readonly lists?: ListWords;
  /** By key of the argument. A number whose key has no entry is shown as it is. */
  readonly of: Readonly<Record<string, NameOf>>;
  /** By key of an argument that is a list: the names of its members. */
  readonly each: Readonly<Record<string, NameOf>>;
  /** Keys of lists of alternatives, joined by "or"; the others are joined by "and". */
  readonly either?: ReadonlySet<string>;
  /** Forms of plain numbers, beside `term`. */
  readonly number: (n: number, form: string) => string | undefined;
}

/** Something to say: a finding, a label, a claim. */
export interface Message {
  readonly message: string;
  readonly args?: Args;
  readonly force?: Force;
}

/** What is said. Without a template, or without a name for an argument, it is `id(key=value)`; never an error. */
export function renderMessage(words: Words, said: Message | Finding, names: Names): string {
  const { message, args = {}, force = 'applies' } = said;
  const template = variantOf(words[message], force);
  const text = template === undefined ? undefined : fillTemplate(template, args, names);
  return text ?? unrendered(message, args);
}

/** The template that fits what a finding does. */
export function variantOf(template: string | Variants | undefined, force: Force): string | undefined {
  if (typeof template !== 'object') return template;
  return force === 'forbids' ? template.not : force === 'undetermined' ? template.open : template.is;
}

function unrendered(id: string, args: Args): string {
  const list = Object.entries(args).map(([key, value]) => `${key}=${String(value)}`);
  return list.length === 0 ? id : `${id}(${list.join(', ')})`;
}

// Filling in ----------------------------------------------------------------------------------------------------------

/** A template of a language, filled; undefined if it is malformed, or if an argument it needs is missing. */
export const fillTemplate = (template: string, args: Args, names: Names): string | undefined =>
  fill(parseTemplate(template), args, names);

function fill(template: Template | undefined, args: Args, names: Names): string | undefined {
  if (!template) return undefined;
  let text = '';
  for (const part of template) {
    const piece = typeof part === 'string' ? part : fillSlot(part, args, names);
    if (piece === undefined) return undefined;
    text += piece;
  }
  return text;
}

function fillSlot(slot: Slot, args: Args, names: Names): string | undefined {
  if (slot.by === undefined) return word(slot, args, names);
  return fill(slot.by === 'plural' ? byNumber(slot, args, names) : bySelection(slot, args, names), args, names);
}

/** The case of a number, or of the length of a list. */
function byNumber({ key, cases = {} }: Slot, args: Args, names: Names): Template | undefined {
  const arg = args[key];
  const n = typeof arg === 'object' ? arg.length : arg;
  if (typeof n !== 'number') return undefined;
  return cases[`=${n}`] ?? cases[pluralRules(names.locale).select(Math.abs(n))] ?? cases.other;
}

/** The case of a value; `none` if it is missing or an empty list. */
function bySelection({ key, cases = {} }: Slot, args: Args, names: Names): Template | undefined {
  const arg = args[key];
  if (arg === undefined || (typeof arg === 'object' && arg.length === 0)) return cases.none;
  const id = typeof arg === 'object' ? undefined : (names.of[key]?.(arg, 'id') ?? String(arg));
  return (id === undefined ? undefined : cases[id]) ?? cases.other;
}

function word({ key, form }: Slot, args: Args, names: Names): string | undefined {
  const arg = args[key];
  if (arg === undefined) return undefined;
  if (typeof arg === 'object') {
    const members = arg.map((member) => names.each[key]?.(member, form));
    if (members.includes(undefined)) return undefined;
    const list = names.either?.has(key) ? listEither : listAll;
    return list(names.lists ?? names, members as string[]);
  }
  const name = names.of[key];
  if (name) return name(arg, form);
  if (typeof arg !== 'number') return undefined;
  if (form === undefined) return arg < 0 ? `−${-arg}` : String(arg);
  return form === 'term' ? `${arg < 0 ? '−' : '+'} ${Math.abs(arg)}` : names.number(arg, form);
}

// Made once -----------------------------------------------------------------------------------------------------------

function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as V;
  };
}

const pluralRules = once((locale: Locale) => new Intl.PluralRules(locale));
