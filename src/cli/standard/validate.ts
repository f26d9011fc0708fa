/** Files of a game that leaves the commands to the project, for `validate`: its rules, cases and records. */
import { relative, resolve } from 'node:path';
import { casePlaces } from '../../core/case-places.ts';
import type { Diagnostic } from '../../data/diagnostics.ts';
import { readYaml } from '../../data/read.ts';
import type { Input } from '../input.ts';
import type { AnyStandardGame } from './definition.ts';
import { StandardShapes } from './rules.ts';

/** What is wrong with a file, by its place in the folder of the rules; one that lies elsewhere holds cases. */
export function standardMistakes(definition: AnyStandardGame, folder: string): (input: Input) => readonly Diagnostic[] {
  const shapes = new StandardShapes(definition);
  return ({ name, bytes }) => {
    const read = readYaml(name, bytes);
    if (!read.ok) return read.diagnostics;
    const [kind = 'case'] = /^(?:clauses|issues)(?=\.yaml$)|^i18n(?=[\\/])/.exec(relative(folder, resolve(name))) ?? [];
    if (kind !== 'case') return shapes.mistakes(read, kind === 'i18n' ? 'texts' : kind, read.value);
    return casePlaces(read.value, 'cases').flatMap(({ path, value }) => shapes.mistakes(read, kind, value, path));
  };
}
