/** A game of three countries and four cards, small enough to see every mistake, and what is said about one in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatDiagnostic } from './diagnostics.ts';
import { listFiles } from './files.ts';
import { ownSchemas } from './own-schemas.ts';
import { validateFiles } from './validate.ts';

const FOLDER = fileURLToPath(new URL('./small-game', import.meta.url));

/** What is said about the small game after one replacement in one of its files. */
export function broken(file: string, from: string | RegExp, to: string): string {
  const files = listFiles(FOLDER, '.yaml').map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const source = name === file ? text.replace(from, to) : text;
    if (name === file && source === text) throw new Error(`nothing to replace in ${file}`);
    return { path: `small/${name}`, source };
  });
  return validateFiles(files, ownSchemas())
    .map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}
