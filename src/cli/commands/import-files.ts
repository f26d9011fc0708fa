/** The text of a data file with values set in it: comments, order and everything else stay as they are. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isCollection, isMap, isNode, isScalar, type Node, parseDocument, stringify } from 'yaml';
import { RULES_ROOT } from '../../data/files.ts';
import type { Edit } from './import-edits.ts';
import { wordPlaces } from './interchange-sources.ts';

/** A text that stands there already is exchanged in place, byte by byte; what is new is added at the end of its map. */
export function edited(root: string, path: string, edits: readonly Edit[], locale: string): string {
  const file = join(root, path);
  if (path.endsWith('.json')) return editedJson(file, edits, readJson(join(RULES_ROOT, wordPlaces('en').site)));
  const source = existsSync(file) ? readFileSync(file, 'utf8') : `# ${path}: translations of the language ${locale}.\n`;
  const document = parseDocument(source);
  const splices: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const rest: Edit[] = [];
  for (const edit of edits) {
    const node = nodeAt(document, edit.keys);
    const [from, to] = node?.range ?? [0, 0];
    // A folded text takes the break of its last line with it.
    const end = isScalar(node) && source.slice(from, to).endsWith('\n') ? '\n' : '';
    const inPlace = node?.range && (isCollection(node) ? node.flow : isScalar(node));
    const around = nodeAt(document, edit.keys.slice(0, -1));
    const isPlain = isScalar(node) && node.type === 'PLAIN' && !(isCollection(around) && around.flow);
    const text = isPlain ? unquoted(edit.value) : written(edit.value);
    if (inPlace) splices.push({ from, to, text: text + end });
    else rest.push(edit);
  }
  let text = source;
  for (const { from, to, text: own } of splices.sort((a, b) => b.from - a.from))
    text = text.slice(0, from) + own + text.slice(to);
  return rest.length === 0 ? text : added(text, rest);
}

type Words = Record<string, unknown>;

const readJson = (file: string): Words => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {});

/** The words of the site: what is a list in English is one. */
function editedJson(file: string, edits: readonly Edit[], english: Words): string {
  const words = readJson(file);
  for (const { keys, value } of edits) {
    let [at, shape] = [words, english as Words | undefined];
    for (const key of keys.slice(0, -1)) {
      shape = shape?.[key] as Words | undefined;
      at[key] ??= Array.isArray(shape) ? [] : {};
      at = at[key] as Words;
    }
    at[keys.at(-1)!] = value;
  }
  return `${JSON.stringify(words, null, 2)}\n`;
}

function added(text: string, edits: readonly Edit[]): string {
  const document = parseDocument(text);
  for (const { path, keys, value } of edits) {
    const node = document.createNode(value);
    if (isCollection(node)) node.flow = true;
    const parent = keys.slice(0, -1);
    // An entry of clauses or names stands on one line, as in the files that we have.
    const isShort = /(?:clauses|names)\.yaml$/.test(path) && nodeAt(document, parent) === undefined;
    document.setIn(actualKeys(document, keys), node);
    const made = nodeAt(document, parent);
    if (isShort && isCollection(made)) made.flow = true;
  }
  return document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}

/** `1` in a file is a number, in an id a text. */
function actualKeys(document: Document, keys: readonly string[]): readonly (string | number)[] {
  return keys.map((key, index) => {
    const at = document.getIn(keys.slice(0, index), true);
    const found = isMap(at) ? at.items.find((item) => isScalar(item.key) && String(item.key.value) === key) : undefined;
    return found && isScalar(found.key) ? (found.key.value as string | number) : key;
  });
}

function nodeAt(document: Document, keys: readonly string[]): Node | undefined {
  const node = document.getIn(actualKeys(document, keys), true);
  return isNode(node) ? node : undefined;
}

/** As it stands beside others without quotation marks, if it can be read back so. */
function unquoted(value: Edit['value']): string {
  if (typeof value !== 'string' || value.includes('\n')) return written(value);
  return stringify(value, { lineWidth: 0, defaultStringType: 'PLAIN' }).trimEnd();
}

/** JSON is YAML; spaces after commas and colons as elsewhere. */
function written(value: Edit['value'] | object): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each: string | object) => written(each)).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, each]) => `${key}: ${JSON.stringify(each)}`)
    .join(', ')}}`;
}
