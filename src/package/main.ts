/** `npm run build [FOLDER]`: the package as it is installed, in `dist/` or another folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTS } from '../data/modules.ts';
import { parsedRules, rulesPaths } from '../data/parsed.ts';
import { bundle, packagesIn } from './bundle.ts';
import { dataFiles, read, write } from './data.ts';
import { declarations } from './declarations.ts';
import { notices } from './notices.ts';
import { PLAIN, plain, SINGLES, singleDeclarations } from './single.ts';
import { writeSchemaTypes } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

function rules(): ReadonlyMap<string, unknown> {
  // The hashes of translations, and what rulebooks are spoilt with, are asked for by what reads rules/ itself.
  const paths = rulesPaths().filter((path) => !/^shared\/(?:sources\.|planted-errors\/)/.test(path));
  const values = paths.map((path) => {
    const parsed = parsedRules(path);
    if (!parsed.ok) throw new Error(`rules/${path} cannot be read; see: arbiter validate`);
    return [path, parsed.value] as const;
  });
  return new Map(values);
}

rmSync(dist, { recursive: true, force: true });
const files = dataFiles(rules(), PARTS);
for (const [name, text] of files) put(`data/${name}.js`, text);
put(`data/${PLAIN}.js`, write(plain(read(files.get('twilight-struggle') ?? '')) as Readonly<Record<string, unknown>>));
put('NOTICES.txt', notices(root, packagesIn(await bundle(root, dist))));
await writeSchemaTypes();
for (const [path, text] of declarations(root)) put(path, text);
for (const [name, single] of SINGLES) put(`${name}.d.ts`, singleDeclarations(single));

/** Pages of the site that belong to the package, and what they are called there. */
const PAGES = { api: 'API.md', changelog: 'CHANGELOG.md' } as const;

for (const [page, name] of Object.entries(PAGES)) {
  // Without what only the site reads, and with links to each other as they lie here.
  const text = readFileSync(join(root, `website/docs/${page}.md`), 'utf8').replace(/^---\n[\s\S]*?\n---\n+/, '');
  put(
    name,
    Object.entries(PAGES).reduce((all, [from, to]) => all.replaceAll(`(./${from}.md)`, `(./${to})`), text),
  );
}
