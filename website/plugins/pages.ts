/**
 * What the scripts of the site must know of its pages. Docusaurus names every file of data of every page three times in the script
 * that each page loads; of some 660 pages that is a quarter of it. The pages of the rules are listed here once instead, by their
 * address alone, and their data are fetched as plain files. The server that draws the pages is left as it is.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFile, PAGE_DATA, type PageGroup, type PageTable, pathOf } from '../src/pages/data-file.ts';

/** A page and the data that are its own; what it shares with other pages stays a part of the scripts. */
export interface OwnPage {
  readonly address: string;
  readonly own: readonly string[];
}

/** Writes the short table and what remains of the long ones; returns what stands for which in the scripts of a browser. */
export function shortenPages(
  generated: string,
  data: string,
  baseUrl: string,
  pages: readonly OwnPage[],
): Readonly<Record<string, string>> {
  const read = (name: string): string => readFileSync(path.join(generated, name), 'utf8');
  const files = pages.flatMap(({ address, own }) => own.map((name) => dataFile(address, name)));
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, Record<string, unknown>>;
  const keyOf = new Map(Object.keys(names).map((key) => [key.replace(/-[^-]+$/, ''), key]));
  const groups = new Map<string, { parts: Record<string, unknown>; own: readonly string[]; addresses: string[] }>();
  for (const { address, own } of pages) {
    const key = keyOf.get(pathOf(baseUrl, address))!;
    const parts = Object.fromEntries(Object.entries(names[key]!).filter(([name]) => !own.includes(name)));
    delete names[key];
    const kind = JSON.stringify([parts, own]);
    if (!groups.has(kind)) groups.set(kind, { parts, own, addresses: [] });
    groups.get(kind)!.addresses.push(address);
  }
  const paths = new Set(pages.map(({ address }) => pathOf(baseUrl, address)));
  const registry = without(read('registry.js'), 'registry.js', new Set(files), REGISTRY_ENTRY);
  const routes = without(read('routes.js'), 'routes.js', paths, ROUTE);
  const table: PageTable = {
    version: versionOf(data, files),
    groups: [...groups.values()].map((group) => ({ ...group, addresses: group.addresses.join(' ') })),
  };
  const written = {
    'pages.json': JSON.stringify(table),
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

/** A file of data in the registry that Docusaurus writes, named by the end of its path. */
const REGISTRY_ENTRY =
  /\n {2}"\w+": \[\(\) => import\([^)]*"[^"]*\/([^"/]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\],?/g;

/** A page without pages below it in the routes that Docusaurus writes, named by its path. */
const ROUTE = / {2}\{\n {4}path: '([^']+)',\n[^{}]*\},\n/g;

/** A text without the entries of these names. Throws if one is not there: then Docusaurus writes this file in another form. */
function without(text: string, file: string, names: ReadonlySet<string>, entry: RegExp): string {
  const missing = new Set(names);
  const rest = text.replace(entry, (found, name: string) => {
    missing.delete(name);
    return names.has(name) ? '' : found;
  });
  const [first] = missing;
  if (first !== undefined)
    throw new Error(`${file} has no entry of the expected form for ${missing.size} pages, as ${first}`);
  return rest;
}

/** A name for what the files say. */
function versionOf(folder: string, files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(path.join(folder, file)));
  return digest.digest('hex').slice(0, 8);
}

/** What Docusaurus writes of the scripts: which files each part of them needs. */
interface Manifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly file: string }[] }>>;
}

/**
 * Lays the data of the pages where the scripts fetch them, in a folder named after what they say, so that no browser takes those of
 * an earlier site; and lets each page ask for its own, and for its part of the scripts, before its scripts do: else these wait until
 * the first script has come and been carried out.
 */
export function layPageData(
  { generated, data, outDir }: { readonly generated: string; readonly data: string; readonly outDir: string },
  baseUrl: string,
  pages: readonly OwnPage[],
): void {
  const { version, groups } = JSON.parse(readFileSync(path.join(data, 'pages.json'), 'utf8')) as PageTable;
  const scripts = scriptsOf(JSON.parse(readFileSync(path.join(generated, 'client-manifest.json'), 'utf8')) as Manifest);
  const partsOf = new Map(
    groups.flatMap(({ addresses, parts }) => addresses.split(' ').map((at) => [at, parts] as const)),
  );
  const folder = `${PAGE_DATA}/${version}`;
  mkdirSync(path.join(outDir, folder), { recursive: true });
  for (const { address, own } of pages) {
    const files = own.map((name) => dataFile(address, name));
    for (const file of files) cpSync(path.join(data, file), path.join(outDir, folder, file));
    const links = files.map(
      (file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${baseUrl}${folder}/${encodeURI(file)}">`,
    );
    const scriptFiles = scripts(partsOf.get(address) ?? {});
    const ahead = scriptFiles.map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" href="${baseUrl}${file}">`,
    );
    const page = path.join(outDir, address, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${[...ahead, ...links].join('')}</head>`));
  }
}

/**
 * The files that a page needs of the scripts, without those that every page has anyway: what its component is made of, and each part
 * of its data alone, for a part that others have too would bring along whatever those load with it.
 */
function scriptsOf({ entrypoints, origins, assets }: Manifest): (parts: PageGroup['parts']) => readonly string[] {
  const everywhere = new Set([...entrypoints, ...entrypoints.flatMap((entry) => origins[entry] ?? [])]);
  return ({ __comp: component, ...data }) => {
    const names = new Set([...namesIn(component).flatMap((name) => origins[name] ?? []), ...namesIn(data)]);
    return [...names].flatMap((name) =>
      everywhere.has(name) ? [] : (assets[name]?.js?.map(({ file }) => file) ?? []),
    );
  };
}

/** The names of parts, which stand singly or below others. */
const namesIn = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [part] : Object.values((part ?? {}) as object).flatMap(namesIn);
