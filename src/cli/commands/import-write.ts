/** Putting translations where they belong under `rules/`: all of it is written or none. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wording } from '../../core/wording.ts';
import type { TransFile, TransUnit } from '../../interchange/units.ts';
import { Stop } from '../exit.ts';
import { incomplete, refuseUnusable } from './import-check.ts';
import { type Edit, editsOf, hashEdit } from './import-edits.ts';
import { edited } from './import-files.ts';
import { hashesNow, isUndated, loadTransFile, MISTAKES } from './interchange-sources.ts';
import { hashFile, readHashes, type SourceHashes, entryOf as sourceEntryOf, writeHashes } from './source-hashes.ts';

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
