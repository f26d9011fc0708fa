/**
 * Material that may lie beside a checkout, in `../shared`: gathered facts, cases, real rulebooks and logs. Other
 * people's documents are among it, so no clone contains it; tests that read it say when it is not there.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file or folder of that material; a folder's path ends in "/". */
export interface Beside {
  readonly path: string;
  readonly present: boolean;
  /** To be added to the title of a test that is skipped without it; empty if it is there. */
  readonly remark: string;
}

/** Where a file or folder of the material would be: `clauses/guerra-fria.yaml`, `logs/dev/`. */
export function beside(name: string): Beside {
  const path = fileURLToPath(new URL(`../../shared/${name}`, import.meta.url));
  const present = existsSync(path);
  return { path, present, remark: present ? '' : ` (skipped: no ../shared/${name} beside this checkout)` };
}
