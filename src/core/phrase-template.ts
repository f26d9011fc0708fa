/** Reading the templates of a phrasebook; the top of `rules/twilight-struggle/i18n/en/sentences.yaml` says how they look. */

import { rememberText } from './remember.ts';
/** A value of a phrase or of the call: what a path leads to, or what stands there. */
export type Given = { readonly path: readonly string[] } | { readonly literal: unknown };

/** One test of a condition: of a value, or whether an entry says anything. */
export interface Test {
  readonly not: boolean;
  readonly left: Given | { readonly entry: Call };
  readonly op?: '=' | '!=' | '>' | '>=' | '<' | '<=';
  readonly right?: Given;
}

/** An entry or a name of the data, with the value it is said of. */
export interface Call {
  /** `and`, `or`, `list`: said of each member, and joined. */
  readonly join?: string;
  readonly entry: string;
  /** The grammatical form asked for. */
  readonly form?: Given;
  readonly of: Given;
  readonly given: Readonly<Record<string, Given>>;
}

export type Part =
  | string
  | { readonly value: Given }
  | { readonly call: Call }
  | { readonly count: Given; readonly cases: Readonly<Record<string, readonly Part[]>> }
  | { readonly choice: Given; readonly cases: Readonly<Record<string, readonly Part[]>> }
  /** Tests of which all of a row must hold, and one row of all. */
  | { readonly when: readonly (readonly Test[])[]; readonly not: boolean; readonly parts: readonly Part[] };

/** What cannot be read in a template, and where. */
export class TemplateError extends Error {}

const PATH = String.raw`[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)*|\.`;
const CHOICE = new RegExp(String.raw`\{\s*(${PATH})\s*,\s*(plural|select)\s*,\s*`, 'uy');
const CASE = /\s*([\p{L}\d_-]+|=\d+)\s*\{/uy;
const WHEN = /\{([?!])([^\s{}]+)\s?/y;
const VALUE = new RegExp(String.raw`\{(${PATH})\}`, 'uy');
const CALL = new RegExp(
  String.raw`\{(?:(and|or|list):)?([\p{L}\d_-]+(?::[\p{L}\d_-]+)?)(?:\.(@?[\p{L}\d_-]+|@))?\s+(${PATH}|'[^']*')((?:\s+[\p{L}\d_-]+(?:=(?:${PATH})|:(?:'[^']*'|[^\s{}']+))?)*)\s*\}`,
  'uy',
);
const ARGUMENT = new RegExp(String.raw`([\p{L}\d_-]+)(?:=(${PATH})|:(?:'([^']*)'|([^\s{}']+)))?`, 'gu');
const TEST = new RegExp(String.raw`^(!?)(?:([\p{L}\d_-]+)\(\)|(${PATH}))(?:(!=|>=|<=|=|>|<)(@?)([^&|]+))?$`, 'u');

/** The parts of a template. Throws a `TemplateError` if it has no valid form. */
export const partsOf = rememberText(parse);

const at = (path: string): Given =>
  path.startsWith("'") ? { literal: path.slice(1, -1) } : { path: path === '.' ? [] : path.split('.') };

function parse(source: string): readonly Part[] {
  let place = 0;
  const eat = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const match = pattern.exec(source);
    if (match) place = pattern.lastIndex;
    return match;
  };
  const fail = (): never => {
    throw new TemplateError(`from "${source.slice(place, place + 30)}" on it cannot be read`);
  };
  const close = (): void => {
    if (source[place] !== '}') fail();
    place += 1;
  };
  const cases = (counted: Given | undefined): Readonly<Record<string, readonly Part[]>> => {
    const found: Record<string, readonly Part[]> = {};
    for (let name = eat(CASE)?.[1]; name !== undefined; name = eat(CASE)?.[1]) {
      found[name] = parts(counted);
      close();
      eat(/\s*/y);
    }
    if (!('other' in found)) fail();
    close();
    return found;
  };
  const parts = (counted: Given | undefined): readonly Part[] => {
    const found: Part[] = [];
    for (;;) {
      const text = eat(counted ? /[^{}#]+/y : /[^{}]+/y);
      if (text) found.push(text[0]);
      else if (counted && eat(/#/y)) found.push({ value: counted });
      else if (source[place] === '{') found.push(slot(counted));
      else return found;
    }
  };
  const slot = (counted: Given | undefined): Part => {
    const choice = eat(CHOICE);
    if (choice) {
      const value = at(choice[1] ?? '');
      return choice[2] === 'plural' ? { count: value, cases: cases(value) } : { choice: value, cases: cases(counted) };
    }
    const when = eat(WHEN);
    if (when) {
      const inside = parts(counted);
      close();
      return { when: testsOf(when[2] ?? '', fail), not: when[1] === '!', parts: inside };
    }
    const value = eat(VALUE);
    if (value) return { value: at(value[1] ?? '') };
    const [, join, entry = '', form, of = '', given = ''] = eat(CALL) ?? fail();
    return {
      call: {
        ...(join !== undefined && { join }),
        entry,
        ...(form !== undefined && {
          form: form === '@' ? at('form') : form.startsWith('@') ? at(form.slice(1)) : { literal: form },
        }),
        of: at(of),
        given: Object.fromEntries(
          [...given.matchAll(ARGUMENT)].map(([, key = '', path, quoted, plain]) => [
            key,
            path === undefined ? { literal: quoted ?? plain ?? true } : at(path),
          ]),
        ),
      },
    };
  };
  const whole = parts(undefined);
  if (place < source.length) fail();
  return whole;
}

const testsOf = (source: string, fail: () => never): readonly (readonly Test[])[] =>
  source.split('|').map((row) => row.split('&').map((test) => testOf(test, fail)));

function testOf(source: string, fail: () => never): Test {
  const [, not, entry, path = '.', op, isPath, right = ''] = TEST.exec(source) ?? fail();
  return {
    not: not === '!',
    left: entry === undefined ? at(path) : { entry: { entry, of: at('.'), given: {} } },
    ...(op !== undefined && {
      op: op as NonNullable<Test['op']>,
      right: isPath ? at(right) : { literal: right },
    }),
  };
}

/** The entries that a template names. */
export function callsIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || 'value' in part) return [];
    if ('call' in part) return [part.call.entry];
    if ('when' in part) {
      const tested = part.when.flat().flatMap(({ left }) => ('entry' in left ? [left.entry.entry] : []));
      return [...tested, ...callsIn(part.parts)];
    }
    return Object.values(part.cases).flatMap(callsIn);
  });
}
