/** The cases of the suite of this package, by their numbers. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isCase } from '../asking/precedents.ts';
import { PACKAGE_ROOT } from '../data/files.ts';
import { filesBelow } from './input.ts';

/** A case as it is written, and the name of its file. */
export interface SuiteText {
  readonly file: string;
  readonly text: string;
}

/** The case with a number such as TS-204; undefined if there is none, or if the package was installed without the suite. */
export function suiteCase(number: string): SuiteText | undefined {
  if (!isCase(number)) return undefined;
  for (const path of suiteFiles()) {
    const all = readFileSync(path, 'utf8');
    const [, text] = new RegExp(`^(- id: ${number}\\n(?:(?!- ).*\\n?)*)`, 'm').exec(all) ?? [];
    if (text !== undefined) return { file: basename(path), text };
  }
  return undefined;
}

function suiteFiles(): readonly string[] {
  try {
    return filesBelow(join(PACKAGE_ROOT, 'features', 'suite'), ['.yaml']);
  } catch {
    return [];
  }
}
