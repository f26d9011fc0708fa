/** Saying phrases in the words of a phrasebook: the one reader of every language. */

import { type ListWords, listAll, listEither } from '../core/lists.ts';
import { type Call, type Given, type Part, partsOf, type Test } from '../core/phrase-template.ts';
import { rememberText } from '../core/remember.ts';
import type { Entry, Phrasebook } from '../data/phrasebook.ts';
import type { TextNames } from '../data/texts.ts';
import { Unsaid } from './grammar.ts';

/** What surrounds a template: the value it is said of, and what was handed to it. */
interface Scope {
  readonly it: unknown;
  readonly given: Readonly<Record<string, unknown>>;
}

/** Whoever says phrases: an entry by name, of a value. */
export type Say = (entry: string, it: unknown, given?: Readonly<Record<string, unknown>>) => string;

/** The names that a phrase may give by id. */
const KINDS = ['countries', 'regions', 'cards', 'sides', 'terms'] as const;
type NameKind = (typeof KINDS)[number];

/** @param lists how the language joins lists */
export function makeSay(book: Phrasebook, names: TextNames, lists: ListWords): Say {
  const plurals = new Intl.PluralRules(lists.locale);

  function entry(name: string, scope: Scope): string {
    const found = book[name];
    if (found === undefined) throw new Unsaid(name);
    return chosen(found, scope, name);
  }

  function chosen(found: Entry, scope: Scope, name: string): string {
    if (typeof found === 'string') return tidy(filled(partsOf(found), scope));
    const { by } = found;
    if (typeof by !== 'string') throw new Unsaid(name);
    const value = valueAt(by === 'it' ? [] : by.split('.'), scope);
    const key =
      value === undefined || value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
    const next = found[key] ?? found.other;
    if (next === undefined) throw new Unsaid(`${name}.${key}`);
    return chosen(next, scope, `${name}.${key}`);
  }

  const filled = (parts: readonly Part[], scope: Scope): string => parts.map((part) => said(part, scope)).join('');

  function said(part: Part, scope: Scope): string {
    if (typeof part === 'string') return part;
    if ('value' in part) return shown(givenOf(part.value, scope));
    if ('call' in part) return called(part.call, scope);
    if ('count' in part) {
      const value = givenOf(part.count, scope);
      const n = Array.isArray(value) ? value.length : Math.abs(Number(value));
      return filled(part.cases[`=${n}`] ?? part.cases[plurals.select(n)] ?? part.cases.other ?? [], scope);
    }
    if ('choice' in part) {
      const value = givenOf(part.choice, scope);
      return filled(part.cases[value === undefined ? 'none' : String(value)] ?? part.cases.other ?? [], scope);
    }
    const holds = part.when.some((row) => row.every((test) => isSo(test, scope)));
    return holds === part.not ? '' : filled(part.parts, scope);
  }

  function called({ join, entry: name, form, of, given }: Call, scope: Scope): string {
    const it = givenOf(of, scope);
    const passed: Readonly<Record<string, unknown>> = {
      ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, givenOf(value, scope)])),
      ...(form && { form: givenOf(form, scope) }),
    };
    if (join === undefined) return sayOf(name, { it, given: passed });
    const members = Array.isArray(it)
      ? it.map((member) => sayOf(name, { it: member, given: passed })).filter((said) => said !== '')
      : [];
    if (join === 'list') return members.join(String(passed.by ?? ' '));
    return (join === 'and' ? listAll : listEither)(lists, members);
  }

  function sayOf(name: string, scope: Scope): string {
    if (name === 'title') return title(String(scope.it));
    const [how, kind] = name.split(':');
    if (kind === undefined) return entry(name, scope);
    return nameOf(kind as NameKind, String(scope.it), scope.given.form as string | undefined, how === 'own');
  }

  /** A name by id, in a form; in its plain form unless that form of its `own` is asked for. */
  function nameOf(kind: NameKind, id: string, form: string | undefined, own: boolean): string {
    if (!KINDS.includes(kind)) throw new Unsaid(`name:${kind}`);
    const called = names[kind][id];
    const found = form === undefined ? undefined : called?.[form];
    if (typeof found === 'string') return found;
    return own ? '' : (called?.name ?? called?.title ?? called?.form ?? id);
  }

  /** A title between quotation marks instead of those it may have; the China Card is a card by its title and has none. */
  function title(id: string): string {
    const plain = names.cards[id]?.plain;
    if (typeof plain === 'string') return plain;
    return `${book['quote-open'] ?? '“'}${(names.cards[id]?.title ?? id).replace(/^["«“„]|["»”“]$/g, '')}${book['quote-close'] ?? '”'}`;
  }

  function isSo({ not, left, op, right }: Test, scope: Scope): boolean {
    const value = 'entry' in left ? sayOf(left.entry.entry, scope) : givenOf(left, scope);
    return (op ? HOLDS[op](value, right && givenOf(right, scope)) : isThere(value)) !== not;
  }

  return (name, it, given = {}) => {
    const text = sayOf(name, { it, given });
    return mended(text);
  };

  /** What the language writes otherwise where two words meet. */
  function mended(text: string): string {
    const joints = (book.joints ?? {}) as Readonly<Record<string, { readonly from: string; readonly to: string }>>;
    return Object.values(joints).reduce((all, { from, to }) => all.replace(patternOf(from), to), text);
  }
}

const patternOf = rememberText((source) => new RegExp(source, 'gu'));

const HOLDS: Readonly<Record<NonNullable<Test['op']>, (value: unknown, right: unknown) => boolean>> = {
  '=': (value, right) => String(value) === String(right),
  '!=': (value, right) => String(value) !== String(right),
  '>': (value, right) => Number(value) > Number(right),
  '>=': (value, right) => Number(value) >= Number(right),
  '<': (value, right) => Number(value) < Number(right),
  '<=': (value, right) => Number(value) <= Number(right),
};

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== false && value !== '';

const givenOf = (given: Given, scope: Scope): unknown => ('path' in given ? valueAt(given.path, scope) : given.literal);

function valueAt([first, ...rest]: readonly string[], { it, given }: Scope): unknown {
  if (first === undefined || first === 'it') return rest.reduce(inside, it);
  return rest.reduce(inside, Object.hasOwn(given, first) ? given[first] : inside(it, first));
}

/** A part of a value, or something that can be counted about it. */
function inside(value: unknown, key: string): unknown {
  if (typeof value === 'number') return key === 'abs' ? Math.abs(value) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    if (key === 'min') return Math.min(...value);
    if (key === 'max') return Math.max(...value);
    return key === 'length' ? value.length : value[Number(key)];
  }
  if (Object.hasOwn(value, key)) return (value as Readonly<Record<string, unknown>>)[key];
  return key === 'keys' ? Object.keys(value).length : undefined;
}

const shown = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'number' && value < 0 ? `−${-value}` : String(value);

/** One space between words, none before a comma; what was left out leaves no trace. */
const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,;:.)])/g, '')
    .replace(/\( /g, '(')
    .trim();
