/**
 * Message templates: text with placeholders, plurals and choices, in the manner of ICU MessageFormat but without its
 * quoting by apostrophes, which would harm «l'URSS». The top of `rules/shared/messages.en.yaml` shows how they look.
 */

import { rememberText } from './remember.ts';

/**
 * A placeholder, `{key}` or `{key.form}`; with `cases`, a choice among templates. `{@id}`, `{@id.form}` and `{@id:as it is
 * inflected}` are names of the data.
 */
export interface Slot {
  readonly key: string;
  readonly form?: string;
  readonly by?: 'plural' | 'select';
  readonly cases?: Readonly<Record<string, Template>>;
}
export type Template = readonly (string | Slot)[];

const OPEN = /\{/y;
const CLOSE = /\s*\}/y;
const HEAD = /\s*(@?[\w-]+)(?:\.([\w-]+))?\s*(?:,\s*(plural|select)\s*,|(?=\}))/y;
const INFLECTED = /(@[\w-]+)(:[^{}]{1,80})(?=\})/y;
const CASE = /\s*(=?[\w-]+)\s*\{/y;
const COUNT = /#/y;
const TEXT = /[^{}]+/y;
const TEXT_IN_PLURAL = /[^{}#]+/y;

/** Parses a template; undefined if it is malformed. */
export const parseTemplate: (source: string) => Template | undefined = rememberText(parsed);

function parsed(source: string): Template | undefined {
  let at = 0;
  const eat = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };

  /** Text and placeholders up to the next closing brace. `counted` is the number that `#` stands for. */
  const parts = (counted: string | undefined): Template | undefined => {
    const found: (string | Slot)[] = [];
    for (;;) {
      const text = eat(counted ? TEXT_IN_PLURAL : TEXT);
      if (text) found.push(text[0]);
      else if (counted && eat(COUNT)) found.push({ key: counted });
      else if (eat(OPEN)) {
        const inner = slot(counted);
        if (!inner) return undefined;
        found.push(inner);
      } else return found;
    }
  };

  const slot = (counted: string | undefined): Slot | undefined => {
    const [, key, form, by] = eat(INFLECTED) ?? eat(HEAD) ?? [];
    if (key === undefined) return undefined;
    if (by === undefined) return eat(CLOSE) ? { key, ...(form !== undefined && { form }) } : undefined;
    const cases: Record<string, Template> = {};
    for (let name = eat(CASE)?.[1]; name !== undefined; name = eat(CASE)?.[1]) {
      const inside = parts(by === 'plural' ? key : counted);
      if (!inside || !eat(CLOSE)) return undefined;
      cases[name] = inside;
    }
    return eat(CLOSE) ? { key, by: by as 'plural' | 'select', cases } : undefined;
  };

  const whole = parts(undefined);
  return at === source.length ? whole : undefined;
}

/** Every argument that a template may ask for. */
export function keysOf(template: Template): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const part of template) {
    if (typeof part === 'string') continue;
    keys.add(part.key);
    for (const inside of Object.values(part.cases ?? {})) for (const key of keysOf(inside)) keys.add(key);
  }
  return keys;
}

/** The arguments whose values a template prints; one that only chooses among cases is not of them. */
export function shownIn(template: Template): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const part of template) {
    if (typeof part === 'string') continue;
    if (part.cases === undefined) keys.add(part.key);
    for (const inside of Object.values(part.cases ?? {})) for (const key of shownIn(inside)) keys.add(key);
  }
  return keys;
}
