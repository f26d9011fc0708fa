/** Where the English text of each unit stands: a translator's tool shows it, and leads there. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { RULES_ROOT, readRulesFile } from '../../data/files.ts';
import { MISTAKES, placesOf } from './interchange-sources.ts';
import { hashOf } from './source-hashes.ts';

/** The files below the rules folder that hold the English texts of a part. */
export function englishFiles(part: string): readonly string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(RULES_ROOT, folder))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name}`);
  const english = placesOf('en') as Readonly<Record<string, string>>;
  if (part === 'clauses') return inFolder('twilight-struggle/clauses');
  if (part === 'issues') return ['twilight-struggle/issues.yaml'];
  if (part === 'glossary')
    return [english.names!, ...inFolder('twilight-struggle/cards'), 'twilight-struggle/map.yaml'];
  // The sentences stand in the code; a translation has them as its keys.
  if (part === MISTAKES) return [placesOf('es').mistakes];
  return [english[part]!];
}

/** Unit -> file and line, `rules/shared/messages.en.yaml:12`; a text that stands in no file has none. */
export function sourcePlaces(parts: readonly string[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const part of parts)
    for (const path of englishFiles(part)) {
      if (!existsSync(join(RULES_ROOT, path))) continue;
      const lines = new LineCounter();
      const document = parseDocument(new TextDecoder().decode(readRulesFile(RULES_ROOT, path)), { lineCounter: lines });
      for (const [id, node] of textsIn(document.contents, part))
        if (!places.has(id) && node.range)
          places.set(id, `${join('rules', path)}:${lines.linePos(node.range[0]).line}`);
    }
  return places;
}

type Found = Iterable<readonly [id: string, node: Node]>;

function* textsIn(root: unknown, part: string): Found {
  const list = isMap(root) ? (part === 'glossary' ? root : undefined) : undefined;
  if (list) {
    for (const { key, value } of pairsOf(list)) {
      if (isSeq(value)) yield* listed(value.items, `${part}/${key}`);
      else if (isMap(value)) for (const each of pairsOf(value)) yield [`${part}/${key}/${each.key}`, each.node];
    }
  } else if (isSeq(root)) yield* listed(root.items, part);
  else yield* nested(root, part);
}

function* nested(value: unknown, path: string): Found {
  if (isMap(value))
    for (const each of pairsOf(value)) {
      const id = path === MISTAKES ? `${path}/${hashOf(each.key)}` : `${path}/${each.key}`;
      yield [id, each.node];
      yield* nested(each.value, id);
    }
  if (isSeq(value))
    for (const [index, each] of value.items.entries()) if (isScalar(each)) yield [`${path}/${index}`, each];
}

/** Entries with an id: a clause is its summary, a question has its options, anything else is named where it begins. */
function* listed(items: readonly unknown[], part: string): Found {
  for (const item of items) {
    if (!isMap(item)) continue;
    const id = String(item.get('id')).replace(/\//g, '~');
    for (const { key, value, node } of pairsOf(item)) {
      if (key === 'summary' || key === 'title' || key === 'name') yield [`${part}/${id}`, node];
      else if (key === 'question') yield [`${part}/${id}/question`, node];
      else if (key === 'options' && isMap(value))
        for (const each of pairsOf(value)) yield [`${part}/${id}/${each.key}`, each.node];
    }
  }
}

const pairsOf = (map: { readonly items: readonly Pair[] }) =>
  map.items.flatMap(({ key, value }) => (isScalar(key) ? [{ key: String(key.value), value, node: key as Node }] : []));
