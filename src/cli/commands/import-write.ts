/** Putting translations where they belong under `rules/`: comments and order stay, and all of it is written or none. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isCollection, isMap, isNode, isScalar, type Node, parseDocument, stringify } from 'yaml';
import { partsOf, TemplateError } from '../../core/phrase-template.ts';
import { keysOf, parseTemplate, shownIn } from '../../core/render-template.ts';
import { wording } from '../../core/wording.ts';
import { RULES_ROOT } from '../../data/files.ts';
import { splitAvoid, splitForms } from '../../interchange/glossary-units.ts';
import type { TransFile, TransUnit } from '../../interchange/units.ts';
import { Stop } from '../exit.ts';
import {
  hashesNow,
  isUndated,
  keyOf,
  loadTransFile,
  MISTAKES,
  mistakeSentences,
  placesOf,
  wordPlaces,
} from './interchange-sources.ts';
import { hashFile, readHashes, type SourceHashes, entryOf as sourceEntryOf, writeHashes } from './source-hashes.ts';

/** A value to be set in a file. */
interface Edit {
  readonly path: string;
  readonly keys: readonly string[];
  readonly value: string | readonly string[] | readonly object[];
}

export interface Written {
  /** Paths below the rules folder. */
  readonly files: readonly string[];
  /** Units that wait until the whole of an issue or a message is translated. */
  readonly waiting: readonly TransUnit[];
}

/** The texts of one language as they are, and those that change. */
export interface Change {
  readonly present: TransFile;
  readonly changed: readonly TransUnit[];
}

/**
 * Writes translations, of one language or several.
 * @throws Stop if a text cannot be used or a file cannot be written; then nothing is
 */
export function writeUnits(root: string, changes: readonly Change[]): Written {
  refuseUnusable(changes);
  const waiting = changes.flatMap(({ present, changed }) => incomplete(present, changed));
  const texts = changes.flatMap(({ present: { locale }, changed }) => {
    const taken = changed.filter((unit) => !waiting.includes(unit));
    const edits = taken.flatMap((unit) => editsOf(unit, locale));
    return editedFiles(root, locale, edits, hashesOfReviewed(taken, loadTransFile(locale, root)));
  });
  writeAll(root, texts);
  return { files: texts.map(([path]) => path), waiting };
}

/** An entry is reviewed when its last stale text is; other forms of a term say nothing about its preferred one. */
function hashesOfReviewed(taken: readonly TransUnit[], { units }: TransFile): SourceHashes {
  const ids = new Set(taken.map(({ id }) => id));
  const open = new Set(units.filter(({ id, fuzzy }) => fuzzy && !ids.has(id)).map(({ id }) => sourceEntryOf(id)));
  const reviewed = units.filter(({ id }) => ids.has(id) && !isUndated(id)).map(({ id }) => sourceEntryOf(id));
  const now = hashesNow(units);
  return Object.fromEntries(reviewed.filter((id) => !open.has(id)).map((id) => [id, now[id]!]));
}

/**
 * Records from which sources the translations of some entries were made.
 * @param gone entries that are no more
 * @returns the files that were written, below the rules folder
 */
export function recordSources(root: string, locale: string, hashes: SourceHashes, gone: readonly string[]): string[] {
  const texts = editedFiles(root, locale, [], hashes, gone);
  writeAll(root, texts);
  return texts.map(([path]) => path);
}

type FileText = readonly [path: string, text: string];

/** The files with their edits and with the hashes of what was reviewed; those that stay as they are left out. */
function editedFiles(
  root: string,
  locale: string,
  edits: readonly Edit[],
  hashes: SourceHashes,
  gone: readonly string[] = [],
): FileText[] {
  const beside = Object.entries(hashes).flatMap(([id, hash]) => hashEdit(id, hash, locale));
  const apart = Object.entries(hashes).filter(
    ([id]) => !id.startsWith(`${MISTAKES}/`) && hashEdit(id, '', locale).length === 0,
  );
  const all = [...edits, ...beside];
  const files = [...new Set(all.map(({ path }) => path))].map((path): FileText => {
    const own = all.filter((edit) => edit.path === path);
    return [path, edited(root, path, own, locale)];
  });
  const before = readHashes(locale, root);
  const after = Object.entries({ ...before, ...Object.fromEntries(apart) }).filter(([id]) => !gone.includes(id));
  const path = hashFile(locale);
  const list: FileText = [path, writeHashes(locale, Object.fromEntries(after))];
  return [...files, list].filter(([each, text]) => {
    const file = join(root, each);
    return (existsSync(file) ? readFileSync(file, 'utf8') : '') !== text && !(each === path && after.length === 0);
  });
}

/** Where an entry keeps its hash itself. */
function hashEdit(id: string, value: string, locale: string): Edit[] {
  const [, game, kind, key] = /^(guerra-fria\/)?(clauses|issues)\/(.+)$/.exec(id) ?? [];
  if (key === undefined) return [];
  const path = `${game ?? 'twilight-struggle/'}i18n/${locale}/${kind}.yaml`;
  return [{ path, keys: [keyOf(key), 'from'], value }];
}

// Which texts can be used -----------------------------------------------------------------------------------------------

/**
 * Texts that would say something else, or nothing, where they are printed.
 * @throws Stop naming each, with what is wrong
 */
export function refuseUnusable(changes: readonly Pick<Change, 'changed'>[]): void {
  const problems = changes.flatMap(({ changed }) => changed.flatMap(problemsOf));
  if (problems.length > 0)
    throw new Stop(['arbiter: nothing is written, for these cannot be used:', ...problems].join('\n'));
}

function problemsOf({ id, source, target }: TransUnit): string[] {
  if (target.trim() === '') return [`  ${id}: there is nothing but space`];
  if (id.endsWith('/avoid') && !splitAvoid(target)) return [`  ${id}: not of the form "rendering (reason); …"`];
  if (id.startsWith('sentences/')) return isTemplate(target) ? [] : [`  ${id}: the braces are not in order: ${target}`];
  if (!/^(?:clauses|messages|mistakes|findings)\//.test(id)) return [];
  const [original, template] = [parseTemplate(source), parseTemplate(target)];
  // A sentence about the keys of a case has braces that are none of ours.
  if (!original) return [];
  if (!template) return [`  ${id}: the braces are not in order: ${target}`];
  const named = (keys: readonly string[]) => `{${keys.join('}, {')}}`;
  const known = keysOf(original);
  const strange = [...keysOf(template)].filter((key) => !known.has(key));
  if (strange.length > 0) return [`  ${id}: there is no ${named(strange)} in the English text`];
  const said = keysOf(template);
  const lost = [...shownIn(original)].filter((key) => !said.has(key));
  return lost.length === 0 ? [] : [`  ${id}: ${named(lost)} of the English text is missing: ${target}`];
}

/** Can a phrasebook read it? */
function isTemplate(text: string): boolean {
  try {
    partsOf(text);
    return true;
  } catch (error) {
    if (error instanceof TemplateError) return false;
    throw error;
  }
}

/** An issue needs its question and its options, a message its variants: half of one would be no text at all. */
function incomplete({ units }: TransFile, changed: readonly TransUnit[]): readonly TransUnit[] {
  const given = new Set(changed.map(({ id }) => id));
  const lacking = new Set(
    units.filter(({ id, target }) => target === '' && !given.has(id)).map(({ id }) => entryOf(id) ?? ''),
  );
  return changed.filter(({ id }) => lacking.has(entryOf(id) ?? id));
}

function entryOf(id: string): string | undefined {
  return /^(?:issues|messages)\/[^/]+(?=\/)/.exec(id)?.[0];
}

// What changes where -------------------------------------------------------------------------------------------------

function editsOf({ id, target }: TransUnit, locale: string): Edit[] {
  const [part, ...keys] = id.split('/');
  const places = placesOf(locale);
  if (part === 'clauses') {
    return [{ path: places.clauses, keys: [keyOf(keys[0]!), 'summary'], value: target }];
  }
  if (part === 'issues') {
    const [issue, text] = keys as [string, string];
    return [
      { path: places.issues, keys: text === 'question' ? [issue, text] : [issue, 'options', text], value: target },
    ];
  }
  if (part === 'glossary') return [{ path: places.names, ...glossaryEdit(keys, target) }];
  if (part === MISTAKES) return [{ path: places.mistakes, keys: [mistakeSentences()[keys[0]!]!], value: target }];
  if (isUndated(id))
    return [{ path: wordPlaces(locale)[part as keyof ReturnType<typeof wordPlaces>], keys, value: target }];
  return [{ path: part === 'findings' ? places.findings : places.messages, keys, value: target }];
}

/** `terms/box`, `space/deluxe/1`, `countries/canada/forms`. */
function glossaryEdit(keys: readonly string[], target: string): Omit<Edit, 'path'> {
  const kind = keys[0]!;
  const last = keys.at(-1)!;
  if (kind !== 'space' && keys.length > 2 && last === 'forms') return { keys, value: splitForms(target) };
  if (kind !== 'space' && keys.length > 2 && last === 'avoid') return { keys, value: splitAvoid(target)! };
  return { keys: [...keys, FORM_KEY[kind] ?? 'name'], value: target };
}

const FORM_KEY: Readonly<Record<string, string>> = { terms: 'form', kinds: 'form', cards: 'title' };

// The files ----------------------------------------------------------------------------------------------------------

/** A text that stands there already is exchanged in place, byte by byte; what is new is added at the end of its map. */
function edited(root: string, path: string, edits: readonly Edit[], locale: string): string {
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

/** First everything beside its place, then everything into its place; on failure all is as it was. */
function writeAll(root: string, texts: readonly (readonly [path: string, text: string])[]): void {
  const undo: (() => void)[] = [];
  const remove = (path: string) => () => rmSync(path, { recursive: true, force: true });
  try {
    const drafts = texts.map(([path, text]) => {
      const file = join(root, path);
      const folder = mkdirSync(dirname(file), { recursive: true });
      if (folder) undo.push(remove(folder));
      const draft = `${file}.${process.pid}.tmp`;
      undo.push(remove(draft));
      writeFileSync(draft, text);
      return { file, draft };
    });
    for (const { file, draft } of drafts) {
      const before = existsSync(file) ? readFileSync(file) : undefined;
      renameSync(draft, file);
      undo.push(before ? () => writeFileSync(file, before) : remove(file));
    }
  } catch (error) {
    for (const each of undo.reverse()) each();
    throw new Stop(
      wording('arbiter: nothing is written ({code})', { code: error instanceof Error ? error.message : String(error) }),
    );
  }
}
