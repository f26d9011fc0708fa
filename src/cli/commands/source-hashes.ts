/**
 * By which text was a translation made? Every translated text remembers the start of the hash of its source. Clauses and
 * disputes carry it beside them; all other texts, which are better read without, have it in `rules/shared/sources.*.yaml`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRulesFile } from '../../data/files.ts';
import { formatDiagnostic, readYaml } from '../../data/index.ts';

/** Start of the hash by which a translation remembers its source. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The hash of an entry of several texts, such as a question and its options. */
export const hashOfEntry = (texts: readonly string[]) => hashOf(texts.join('\n'));

/**
 * The entry that a unit belongs to and whose hash it shares: `messages/die.range` for `messages/die.range/is`,
 * `glossary/terms/box` for `glossary/terms/box/forms`.
 */
export function entryOf(unit: string): string {
  const keys = unit.split('/');
  const part = keys[0] === 'guerra-fria' ? 1 : 0;
  const depth = keys[1] === 'space' ? 3 : (DEPTH[keys[part]!] ?? 1);
  return keys.slice(0, part + 1 + depth).join('/');
}

/** How many keys name an entry of each part; one, where nothing is said. */
const DEPTH: Readonly<Record<string, number>> = { glossary: 2, names: 2, steps: 2 };

/** Entry -> hash. */
export type SourceHashes = Readonly<Record<string, string>>;

/** Where the hashes of a language lie, below the rules folder. */
export const hashFile = (locale: string) => `shared/sources.${locale}.yaml`;

/**
 * The hashes of a language; none if it has no file.
 * @throws Error if the file has no valid syntax
 */
export function readHashes(locale: string, root: string): SourceHashes {
  const path = hashFile(locale);
  if (!existsSync(join(root, path))) return {};
  const read = readYaml(`rules/${path}`, readRulesFile(root, path));
  if (!read.ok) throw new Error(read.diagnostics.map((each) => formatDiagnostic(each)).join('\n'));
  return (read.value ?? {}) as SourceHashes;
}

/** The text of the file: a line for each entry in alphabetical order, so that two people's additions rarely meet. */
export function writeHashes(locale: string, hashes: SourceHashes): string {
  const lines = Object.entries(hashes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `${id}: "${hash}"\n`);
  return `${HEAD.replace('LOCALE', locale)}\n${lines.join('')}`;
}

const HEAD = `# yaml-language-server: $schema=../schemas/sources.schema.json
# From which text each translation (LOCALE) was made: the start of its SHA-256. Clauses and disputes carry theirs beside
# them (\`from\`). Once a translation has been held against its source, \`arbiter reviewed\` writes this file, and so does
# \`arbiter import --write\`; where two changes of it meet, take both and run \`arbiter reviewed\` again.
`;
