/**
 * The site without a network, after the first visit: clubs have none. A worker of each language keeps the scripts, styles and
 * drawings of that language; pages are kept as they are visited, and any other is drawn by the scripts from an empty one.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What is fetched ahead, below the folder of a language. */
const KEPT = ['assets', 'logs'];

/** A page whose own content is nowhere: the scripts draw whatever its address stands for. */
const EMPTY = 'offline.html';

export default function offline({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'offline',
    getClientModules: () => [path.join(siteDir, 'src/offline.ts')],
    postBuild: async ({ outDir }) => {
      const page = readFileSync(path.join(outDir, '404.html'), 'utf8');
      writeFileSync(path.join(outDir, EMPTY), withoutContent(page));
      const files = [
        ...KEPT.flatMap((folder) => filesIn(outDir, folder)),
        ...readdirSync(outDir).filter((name) => name.endsWith('.svg')),
        EMPTY,
      ].sort();
      const hash = createHash('sha256').update(files.join('\n')).update(page).digest('hex').slice(0, 12);
      const worker = readFileSync(path.join(siteDir, 'plugins/offline-worker.js'), 'utf8');
      const constants = { BASE: baseUrl, VERSION: hash, FILES: files, EMPTY };
      const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
      writeFileSync(path.join(outDir, 'sw.js'), `${head.join('\n')}\n${worker}`);
    },
  };
}

function filesIn(root: string, folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The page with nothing in the element that the scripts draw into. */
function withoutContent(page: string): string {
  const start = /<div id="?__docusaurus"?>/.exec(page);
  const end = page.lastIndexOf('</div>');
  if (!start || end < start.index) throw new Error('the page of a missing address has no place for its content');
  return page.slice(0, start.index + start[0].length) + page.slice(end);
}
