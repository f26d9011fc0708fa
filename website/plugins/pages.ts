/**
 * What the scripts of the site must know of its pages. Docusaurus names every file of data of every page three times in the script
 * that each page loads; of some 660 pages that is a quarter of it. The pages of the rules are listed here once instead, by their
 * address alone, and their data are fetched as plain files. The server that draws the pages is left as it is.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFile, PAGE_DATA } from '../src/pages/data-file.ts';

/** A page and the data that are its own; what it shares with other pages stays a part of the scripts. */
export interface OwnPage {
  readonly address: string;
  readonly own: readonly string[];
}

/** Pages with the same component and the same shared data, as `src/pages/table.ts` reads them. */
export interface PageGroup {
  /** Names of the parts of the scripts by property, as in the `routesChunkNames` of Docusaurus. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** Properties whose data are a file of the page. */
  readonly own: readonly string[];
  /** Addresses below the base, divided by spaces. */
  readonly addresses: string;
}

/** Writes the short table and what remains of the long ones; returns what stands for which in the scripts of a browser. */
export function shortenPages(
  generated: string,
  data: string,
  baseUrl: string,
  pages: readonly OwnPage[],
): Readonly<Record<string, string>> {
  const pathOf = (address: string): string => (address === '' ? baseUrl : `${baseUrl}${address}/`);
  const read = (name: string): string => readFileSync(path.join(generated, name), 'utf8');
  const files = pages.flatMap(({ address, own }) => own.map((name) => dataFile(address, name)));
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, Record<string, unknown>>;
  const keyOf = new Map(Object.keys(names).map((key) => [key.replace(/-[^-]+$/, ''), key]));
  const groups = new Map<string, { parts: Record<string, unknown>; own: readonly string[]; addresses: string[] }>();
  for (const { address, own } of pages) {
    const key = keyOf.get(pathOf(address))!;
    const parts = Object.fromEntries(Object.entries(names[key]!).filter(([name]) => !own.includes(name)));
    delete names[key];
    const kind = JSON.stringify([parts, own]);
    if (!groups.has(kind)) groups.set(kind, { parts, own, addresses: [] });
    groups.get(kind)!.addresses.push(address);
  }
  const taken = new Set(files);
  const registry = read('registry.js').replace(
    /\n {2}"\w+": \[\(\) => import\([^)]*"[^"]*\/([^"/]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\],?/g,
    (entry, file: string) => (taken.has(file) ? '' : entry),
  );
  const addresses = new Set(pages.map(({ address }) => pathOf(address)));
  const routes = read('routes.js').replace(/ {2}\{\n {4}path: '([^']+)',\n[^{}]*\},\n/g, (entry, address: string) =>
    addresses.has(address) ? '' : entry,
  );
  const table: readonly PageGroup[] = [...groups.values()].map((group) => ({
    ...group,
    addresses: group.addresses.join(' '),
  }));
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(path.join(data, file)));
  const written = {
    'pages.json': JSON.stringify({ version: digest.digest('hex').slice(0, 8), groups: table }),
    'other-routes.js': routes,
    'other-registry.js': registry,
    'other-names.json': JSON.stringify(names),
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(path.join(data, name), text);
  return {
    '@generated/routes$': '@site/src/pages/routes.ts',
    '@generated/registry$': '@site/src/pages/registry.ts',
    '@generated/routesChunkNames$': '@site/src/pages/names.ts',
  };
}

/**
 * Lays the data of the pages where the scripts fetch them, in a folder named after what they say, so that no browser takes those of
 * an earlier site; and lets each page ask for its own before its scripts do.
 */
export function layPageData(data: string, outDir: string, baseUrl: string, pages: readonly OwnPage[]): void {
  const { version } = JSON.parse(readFileSync(path.join(data, 'pages.json'), 'utf8')) as { readonly version: string };
  const folder = `${PAGE_DATA}/${version}`;
  mkdirSync(path.join(outDir, folder), { recursive: true });
  for (const { address, own } of pages) {
    const files = own.map((name) => dataFile(address, name));
    for (const file of files) cpSync(path.join(data, file), path.join(outDir, folder, file));
    const links = files.map(
      (file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${baseUrl}${folder}/${encodeURI(file)}">`,
    );
    const page = path.join(outDir, address, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${links.join('')}</head>`));
  }
}
