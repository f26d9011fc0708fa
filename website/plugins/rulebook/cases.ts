/** The project's own cases, as the desk offers them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface CaseText {
  readonly title: string;
  readonly yaml: string;
}

/** Every case file of `features/cases` that holds one case. */
export function readCases(root: string): readonly CaseText[] {
  const folder = path.join(root, 'features/cases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name): CaseText[] => {
      const yaml = readFileSync(path.join(folder, name), 'utf8');
      const { title, position, action } = (parse(yaml) ?? {}) as { title?: string; position?: object; action?: object };
      return title !== undefined && position && action ? [{ title, yaml }] : [];
    });
}
