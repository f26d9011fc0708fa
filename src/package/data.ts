/**
 * The rules as the package holds them: `dist/data`, a few files that each hold several files of `rules/` by their path.
 * Each is a module, for programs and bundlers; and JSON after its first words, for the command, which must not wait.
 */
import { groupOf } from '../data/groups.ts';

const PREFIX = 'export default ';

/** Name of the file that says which rules files there are. */
export const INDEX = 'index';

/** The text of a file of `dist/data`. */
export const write = (values: Readonly<Record<string, unknown>>): string => `${PREFIX}${JSON.stringify(values)};\n`;

/** What a file of `dist/data` holds. */
export const read = (text: string): Readonly<Record<string, unknown>> =>
  JSON.parse(text.slice(PREFIX.length, text.lastIndexOf(';'))) as Record<string, unknown>;

/** The files of `dist/data` by name. A part that nobody has translated yet is there as well, and empty. */
export function dataFiles(values: ReadonlyMap<string, unknown>, parts: readonly string[]): ReadonlyMap<string, string> {
  const groups: Record<string, Record<string, unknown>> = { [INDEX]: {} };
  for (const part of parts) groups[part] = {};
  for (const [path, value] of values) {
    const name = groupOf(path);
    groups[name] ??= {};
    groups[name][path] = value;
    groups[INDEX]![path] = name;
  }
  return new Map(Object.entries(groups).map(([name, files]) => [name, write(files)]));
}
