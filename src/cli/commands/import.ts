/** `arbiter import FILE`: what a translator's file changes, and with --write the summaries and questions changed. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { RULES_ROOT } from '../../data/files.ts';
import { readPo } from '../../interchange/po.ts';
import type { TransFile, TransUnit } from '../../interchange/units.ts';
import { readXliff } from '../../interchange/xliff.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { print } from '../io.ts';
import { loadTransFile } from './interchange-sources.ts';

export async function run({ operands, given, io }: Call): Promise<ExitCode> {
  const path = operands[0]!;
  const file = await readAny(path);
  const now = new Map(loadTransFile(file.locale).units.map((unit) => [unit.id, unit]));
  const unknown = file.units.filter(({ id }) => !now.has(id));
  const stale = file.units.filter(({ id, source }) => now.has(id) && now.get(id)!.source !== source);
  const changed = file.units.filter(
    ({ id, source, target }) => target !== '' && now.get(id)?.source === source && now.get(id)!.target !== target,
  );
  const tell = (title: string, units: readonly TransUnit[]) =>
    units.map(({ id, target }) => `${title} ${id}: ${target}`);
  print(
    io.stdout,
    [
      ...tell('unknown', unknown),
      ...tell('stale', stale),
      ...tell('changed', changed),
      `${path}: ${changed.length} changed, ${stale.length} made from another source, ${unknown.length} unknown`,
    ].join('\n'),
  );
  if (given.has('write')) writeBack(file.locale, changed);
  return unknown.length + stale.length > 0 ? EXIT.found : EXIT.fine;
}

async function readAny(path: string): Promise<TransFile> {
  try {
    const text = readFileSync(path, 'utf8');
    return /^\s*</.test(text) ? await readXliff(text) : readPo(text);
  } catch (error) {
    throw new Stop(
      `arbiter: ${path} cannot be read as PO or XLIFF: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Changes the texts where they stand; comments and order of the files stay. */
function writeBack(locale: string, units: readonly TransUnit[]): void {
  const files = new Map<string, { readonly document: ReturnType<typeof parseDocument>; readonly path: string }>();
  const open = (path: string) => {
    const known = files.get(path) ?? {
      path: join(RULES_ROOT, path),
      document: parseDocument(readFileSync(join(RULES_ROOT, path), 'utf8')),
    };
    files.set(path, known);
    return known.document;
  };
  for (const { id, source, target } of units) {
    const [part, ...keys] = id.split('/');
    const folder = `twilight-struggle/i18n/${locale}`;
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    if (part === 'clauses') {
      const document = open(`${folder}/clauses.yaml`);
      const key = keys[0]!.replace(/~/g, '/');
      document.setIn([key, 'summary'], target);
      document.setIn([key, 'from'], hash);
    } else if (part === 'issues')
      open(`${folder}/issues.yaml`).setIn(
        keys[1] === 'question' ? [keys[0]!, 'question'] : [keys[0]!, 'options', keys[1]!],
        target,
      );
    else if (part === 'messages') open(`shared/messages.${locale}.yaml`).setIn(keys, target);
  }
  for (const { document, path } of files.values()) writeFileSync(path, document.toString({ lineWidth: 0 }));
}
