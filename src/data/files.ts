/** The rules folder on disk. The only module of `src/data` beside `index.ts` that needs Node. */
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, two above this module: above `src/data`, and above `dist/cli` when it is bundled. */
export const PACKAGE_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Are the sources here, or only what was built from them? */
export const isCheckout = (): boolean => existsSync(join(PACKAGE_ROOT, 'src/cli/main.ts'));

/** The `rules/` folder of this package. */
export const RULES_ROOT = join(PACKAGE_ROOT, 'rules');

/** The value of JSON on each line of a file; none if there is no such file. */
export function jsonLines<T>(path: string): readonly T[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

/** Bytes of the file at `path` below `root`. */
export function readRulesFile(root: string, path: string): Uint8Array {
  return readFileSync(join(root, path));
}

/**
 * Paths of all files below `root` whose name ends in `extension`, with `/` as separator, in alphabetical order.
 * A folder that does not exist has no files.
 */
export function listFiles(root: string, extension: string): string[] {
  return listBelow(root, '', extension);
}

function listBelow(root: string, below: string, extension: string): string[] {
  const entries = entriesOf(join(root, below)).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return listBelow(root, path, extension);
    return entry.name.endsWith(extension) ? [path] : [];
  });
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
