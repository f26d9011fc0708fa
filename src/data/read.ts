/**
 * YAML text -> value, and the place of every part of it.
 *
 * The text may come from anywhere: it is bounded before it is parsed, and what a rules file or a case never needs
 * (merge keys, duplicate keys, tags, several documents, `__proto__`) is refused instead of guessed at. Runs in a browser.
 */
import { type Alias, Composer, type Document, isAlias, isMap, isScalar, isSeq, Lexer, type Node, Parser } from 'yaml';
import { type Sayable, wording } from '../core/wording.ts';
import { type Path, type Place, placeAt } from './diagnostics.ts';
import {
  CONTROL,
  controlCharacter,
  decode,
  failure,
  MAX_BYTES,
  MAX_DEPTH,
  MAX_VALUES,
  REFUSED_KEYS,
  type ReadOptions,
  type ReadResult,
  type Refusal,
  refuse,
  TOO_DEEP,
  tooDeep,
} from './source.ts';
import { explainSyntax } from './syntax.ts';

export { diagnosticAt, type ReadFailure, type ReadOptions, type ReadResult, type ReadSuccess } from './source.ts';

const MAX_INDENT = 400;

/**
 * Reads one YAML document.
 * @param file the name to report
 * @param source text, or bytes that must be UTF-8 (a byte order mark is allowed)
 * @returns the value with its places, or the first mistake
 */
export function readYaml(file: string, source: string | Uint8Array, options: ReadOptions = {}): ReadResult {
  const decoded = decode(source, options.maxBytes ?? MAX_BYTES);
  if (typeof decoded !== 'string') return failure('yaml', file, '', decoded);
  const refusal = precheck(decoded);
  if (refusal) return failure('yaml', file, decoded, refusal);
  const parsed = parse(decoded);
  if ('code' in parsed) return failure('yaml', file, decoded, parsed);
  const converted = convert(parsed.contents as Node);
  if ('code' in converted) return failure('yaml', file, decoded, converted);
  const { value, targets } = converted;
  const locate = (path: Path, onKey = false) => locateIn(decoded, parsed.contents as Node, targets, path, onKey);
  return { ok: true, file, text: decoded, value, locate };
}

// Before parsing ---------------------------------------------------------------------------------------------------

/** Linear checks of what would make the parser slow, deep or confusing. */
function precheck(text: string): Refusal | undefined {
  const control = CONTROL.exec(text);
  if (control)
    return controlCharacter(
      control[0],
      control.index,
      control.index + 1,
      control[0] === '\0' ? wording('it is a binary file, or UTF-16: save it as UTF-8') : undefined,
    );
  const indented = new RegExp(`^[ ?-]{${MAX_INDENT}}`, 'm').exec(text);
  if (indented) {
    return refuse(
      'too-deep',
      wording('a line is indented by more than {most} columns', { most: MAX_INDENT }),
      indented.index,
    );
  }
  return flowDepth(text);
}

/** Brackets are counted roughly first, since a tokeniser is needed to tell brackets from text. */
function flowDepth(text: string): Refusal | undefined {
  let rough = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x5b || char === 0x7b) deepest = Math.max(deepest, ++rough);
    else if ((char === 0x5d || char === 0x7d) && rough > 0) rough -= 1;
  }
  if (deepest <= MAX_DEPTH) return undefined;
  let depth = 0;
  let at = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') {
      if (++depth > MAX_DEPTH) return tooDeep(at);
    } else if (token === ']' || token === '}') depth -= 1;
    // Tokens that stand for themselves have their own length; the four control tokens mark structure only.
    if (!CONTROL_TOKENS.has(token)) at += token.length;
  }
  return undefined;
}

const CONTROL_TOKENS = new Set(['\u0002', '\u0018', '\u001f']);

// Parsing -------------------------------------------------------------------------------------------------------------

function parse(text: string): Document.Parsed | Refusal {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    // Checked during conversion, in linear time.
    uniqueKeys: false,
    strict: true,
    stringKeys: true,
    prettyErrors: false,
  });
  let first: Document.Parsed | undefined;
  const documents = function* () {
    for (const token of new Parser().parse(text)) {
      yield* composer.next(token);
      // One mistake at a time: the rest of a broken text is rarely worth reading, and can be slow.
      if (token.type === 'error') break;
    }
    yield* composer.end(true, text.length);
  };
  for (const document of documents()) {
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem) return explainSyntax(text, problem);
    if (first) {
      const [from] = document.range;
      return refuse('several-documents', wording('the file has more than one YAML document'), from, from + 3);
    }
    first = document;
  }
  if (!first?.contents || (isScalar(first.contents) && first.contents.value === null))
    return refuse('empty', wording('the file is empty'), 0, 0, { expected: wording('a YAML map or list') });
  return first;
}

// Conversion ----------------------------------------------------------------------------------------------------------

interface Converted {
  readonly value: unknown;
  /** What each alias stands for. */
  readonly targets: ReadonlyMap<Node, Node>;
}

/** The plain value of the document; its own, since the parser's is neither bounded nor strict enough. */
function convert(root: Node): Converted | Refusal {
  const anchors = new Map<string, Node>();
  const targets = new Map<Node, Node>();
  let values = 0;
  let refusal: Refusal | undefined;

  const stop = (node: Node, code: string, message: Sayable, more: Partial<Refusal> = {}): undefined => {
    refusal ??= refuse(code, message, node.range?.[0], node.range?.[1], more);
  };

  const targetOf = (alias: Alias): Node | undefined => {
    const { source: name } = alias;
    const target = anchors.get(name);
    if (!target)
      return stop(alias, 'unknown-alias', wording('nothing is called "&{name}" before this alias', { name }));
    targets.set(alias, target);
    return target;
  };

  const plain = (node: Node | null | undefined, depth: number): unknown => {
    if (refusal || !node) return null;
    if (depth > MAX_DEPTH) return stop(node, 'too-deep', TOO_DEEP);
    if (++values > MAX_VALUES)
      return stop(
        node,
        'too-many-values',
        wording('the text has more than {most.grouped} values', { most: MAX_VALUES }),
      );
    if (isAlias(node)) return plain(targetOf(node), depth + 1);
    if ('anchor' in node && node.anchor) anchors.set(node.anchor, node);
    if (isSeq(node)) return node.items.map((item) => plain(item as Node, depth + 1));
    if (isMap(node)) return plainMap(node, depth);
    if (!isScalar(node)) return null;
    const { value } = node;
    if (typeof value === 'string') return text(node, value);
    // A tag such as !!binary makes something of a text that no file of ours holds.
    return typeof value === 'object' && value !== null ? stop(node, 'tag', wording('tags are not supported')) : value;
  };

  /** A control character may be written as an escape sequence. */
  const text = (node: Node, value: string): string | undefined => {
    const control = CONTROL.exec(value)?.[0];
    if (control !== undefined) refusal ??= controlCharacter(control, node.range?.[0] ?? 0, node.range?.[1] ?? 0);
    return refusal ? undefined : value;
  };

  /** A key that may stand in a map beside those it has already. */
  const keyOf = (key: Node, beside: object): string | undefined => {
    if (!isScalar(key)) return stop(key, 'key', wording('a key must be plain text'));
    const name = String(key.value);
    if (text(key, name) === undefined) return undefined;
    if (name === '<<')
      return stop(key, 'merge-key', wording('merge keys are not supported'), { hint: wording('write the keys out') });
    if (REFUSED_KEYS.has(name)) return stop(key, 'refused-key', wording('"{key}" cannot be a key', { key: name }));
    if (Object.hasOwn(beside, name))
      return stop(key, 'duplicate-key', wording('the key "{key}" stands twice in this map', { key: name }));
    return name;
  };

  const plainMap = (node: Node, depth: number): unknown => {
    const result: Record<string, unknown> = {};
    if (!isMap(node)) return result;
    for (const pair of node.items) {
      const name = keyOf(pair.key as Node, result);
      if (name === undefined) return undefined;
      result[name] = plain(pair.value as Node | null, depth + 1);
      if (refusal) return undefined;
    }
    return result;
  };

  const value = plain(root, 1);
  return refusal ?? { value, targets };
}

// Places --------------------------------------------------------------------------------------------------------------

function locateIn(text: string, root: Node, targets: ReadonlyMap<Node, Node>, path: Path, onKey: boolean): Place {
  let found: Node = root;
  let parent: Node | undefined;
  for (const [depth, step] of path.entries()) {
    parent = targets.get(found) ?? found;
    const child = childOf(parent, step, onKey && depth === path.length - 1);
    if (!child) break;
    found = child;
  }
  const [from, to] = found.range ?? [0, 0];
  return placeAt(text, from, to);
}

function childOf(node: Node, step: string | number, asKey: boolean): Node | undefined {
  if (isSeq(node)) return node.items[Number(step)] as Node | undefined;
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  if (!pair) return undefined;
  return (asKey ? pair.key : (pair.value ?? pair.key)) as Node;
}
