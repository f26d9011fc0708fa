/**
 * JSON text -> value, and the place of every part of it: what the smallest ways into the package read instead of YAML, under the
 * same bounds. A value that a program hands in is written as JSON first, so that its mistakes have places too.
 */
import { wording } from '../core/wording.ts';
import { type Path, type Place, placeAt } from './diagnostics.ts';
import {
  CONTROL,
  controlCharacter,
  decode,
  failure,
  MAX_BYTES,
  MAX_DEPTH,
  REFUSED_KEYS,
  type ReadOptions,
  type ReadResult,
  type Refusal,
  refuse,
  tooDeep,
} from './source.ts';

/** Where a value stands, and what it holds. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly value: unknown;
  /** The parts of a list or a map by their key. */
  readonly inside: ReadonlyMap<string, { readonly key: readonly [number, number]; readonly part: Part }>;
}

/** Reads one JSON value; the same answer as `readYaml`, which reads JSON as well. */
export function readJson(file: string, source: string | Uint8Array, options: ReadOptions = {}): ReadResult {
  const text = decode(source, options.maxBytes ?? MAX_BYTES);
  if (typeof text !== 'string') return failure('json', file, '', text);
  const control = CONTROL.exec(text);
  if (control) return failure('json', file, text, controlCharacter(control[0], control.index, control.index + 1));
  const root = new Reader(text).read();
  if ('code' in root) return failure('json', file, text, root);
  return { ok: true, file, text, value: root.value, locate: (path, onKey = false) => locate(text, root, path, onKey) };
}

function locate(text: string, root: Part, path: Path, onKey: boolean): Place {
  let [from, to]: readonly [number, number] = [root.from, root.to];
  let part = root;
  for (const [depth, step] of path.entries()) {
    const found = part.inside.get(String(step));
    if (!found) break;
    part = found.part;
    [from, to] = onKey && depth === path.length - 1 ? found.key : [part.from, part.to];
  }
  return placeAt(text, from, to);
}

/** Thrown inside the reader for the first mistake, and caught there. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const WORD = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Part | Refusal {
    try {
      const part = this.#value(1);
      this.#take(SPACE);
      return this.#at === this.#text.length ? part : this.#refusal();
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  #refusal(): Refusal {
    const end = Math.min(this.#at + 1, this.#text.length);
    return refuse('syntax', wording('this is not JSON from here on'), this.#at, end);
  }

  /** What stands here by the pattern; an empty text if nothing does. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [taken = ''] = pattern.exec(this.#text) ?? [];
    this.#at += taken.length;
    return taken;
  }

  /** Is this sign next? Then it is passed. */
  #next(sign: string): boolean {
    this.#take(SPACE);
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #value(depth: number): Part {
    this.#take(SPACE);
    const from = this.#at;
    if (depth > MAX_DEPTH) throw new Refused(tooDeep(from));
    if (this.#next('[')) return this.#list(from, depth);
    if (this.#next('{')) return this.#map(from, depth);
    const written = this.#take(STRING) || this.#take(WORD);
    if (written === '') throw new Refused(this.#refusal());
    return { from, to: this.#at, value: this.#plain(written, from), inside: NOTHING };
  }

  #plain(written: string, from: number): unknown {
    try {
      const value: unknown = JSON.parse(written);
      const control = typeof value === 'string' ? CONTROL.exec(value)?.[0] : undefined;
      if (control !== undefined) throw new Refused(controlCharacter(control, from, this.#at));
      return value;
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.#at = from;
      throw new Refused(this.#refusal());
    }
  }

  #list(from: number, depth: number): Part {
    const inside = new Map<string, { readonly key: readonly [number, number]; readonly part: Part }>();
    if (!this.#next(']'))
      do {
        const part = this.#value(depth + 1);
        inside.set(String(inside.size), { key: [part.from, part.to], part });
      } while (this.#more(']'));
    return { from, to: this.#at, value: [...inside.values()].map(({ part }) => part.value), inside };
  }

  #map(from: number, depth: number): Part {
    const inside = new Map<string, { readonly key: readonly [number, number]; readonly part: Part }>();
    if (!this.#next('}'))
      do {
        this.#take(SPACE);
        const start = this.#at;
        const written = this.#take(STRING);
        if (written === '') throw new Refused(this.#refusal());
        const key: readonly [number, number] = [start, this.#at];
        const name = String(this.#plain(written, start));
        if (REFUSED_KEYS.has(name))
          throw new Refused(refuse('refused-key', wording('"{key}" cannot be a key', { key: name }), ...key));
        if (inside.has(name))
          throw new Refused(
            refuse('duplicate-key', wording('the key "{key}" stands twice in this map', { key: name }), ...key),
          );
        if (!this.#next(':')) throw new Refused(this.#refusal());
        inside.set(name, { key, part: this.#value(depth + 1) });
      } while (this.#more('}'));
    const value = Object.fromEntries([...inside].map(([name, { part }]) => [name, part.value]));
    return { from, to: this.#at, value, inside };
  }

  /** Is there another one, or does this sign end it? */
  #more(end: string): boolean {
    if (this.#next(',')) return true;
    if (this.#next(end)) return false;
    throw new Refused(this.#refusal());
  }
}

const NOTHING: Part['inside'] = new Map();
