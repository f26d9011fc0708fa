/** The licences of what is bundled, as they ask for: with their notices. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of `dist/NOTICES.txt`. Throws if a package has no licence. */
export function notices(root: string, packages: readonly string[]): string {
  const entries = packages.map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly version: string;
      readonly license: string;
      readonly author?: string;
    };
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    // Some packages say in their manifest only under which licence they are.
    if (file === undefined && !license) throw new Error(`${name} comes without its licence`);
    const text = file === undefined ? `by ${author ?? 'its authors'}` : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return ['This package contains:', ...entries].join(`\n${'-'.repeat(80)}\n\n`);
}
