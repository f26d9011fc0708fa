/** `arbiter import FILE`: what a translator's file changes, and with --write the texts changed. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wording } from '../../core/wording.ts';
import { isCheckout, RULES_ROOT } from '../../data/files.ts';
import { glossaryUnits, readGlossary, readGlossaryTbx } from '../../interchange/glossary-units.ts';
import { readPo } from '../../interchange/po.ts';
import {
  type Changes,
  compareUnits,
  isLocaleCode,
  type TransFile,
  type TransUnit,
  withIds,
} from '../../interchange/units.ts';
import { readXliff } from '../../interchange/xliff.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, notHere, Stop } from '../exit.ts';
import { readInput } from '../input.ts';
import { type Io, print } from '../io.ts';
import { decodedAs } from './decode.ts';
import { refuseUnusable } from './import-check.ts';
import { writeUnits } from './import-write.ts';
import { loadConcepts, loadTransFile, placesOf } from './interchange-sources.ts';

const MAX_BYTES = 20_000_000;

/** What a file holds: one language, or several columns of a spreadsheet. */
interface Imported {
  readonly files: readonly TransFile[];
  readonly kind: 'PO' | 'XLIFF' | 'CSV' | 'TBX';
  /** Whether the file says of each text if it is to be reviewed. */
  readonly reviews: boolean;
}

export async function run({ operands, given, io }: Call): Promise<ExitCode> {
  if (given.has('write') && !isCheckout()) throw notHere('import --write');
  return await importFile(operands[0]!, given.has('write'), io, RULES_ROOT, given.one('locale'));
}

/**
 * Imports a file.
 * @param root the rules folder to change
 * @param locale of a file that does not say for which language it is, or says it in another way
 */
export async function importFile(
  path: string,
  write: boolean,
  io: Io,
  root: string = RULES_ROOT,
  locale = '',
): Promise<ExitCode> {
  const { files, kind, reviews } = await readAny(path, io, locale);
  for (const file of files) if (locale === '') refuseRegion(path, file.locale, root);
  const all = files.map((file) => {
    if (kind === 'CSV' || kind === 'TBX') {
      const present = glossaryUnits(loadConcepts([file.locale], root), file.locale);
      return { present, ...compareUnits(file, present, reviews) };
    }
    const present = loadTransFile(file.locale, root);
    return { present, ...compareUnits(withIds(file, present), present, reviews) };
  });
  if (all.every(({ unknown }, index) => unknown.length === files[index]!.units.length))
    throw new Stop(
      wording('arbiter: {path} holds no text of ours: none of its ids is known, such as {id}', {
        path,
        id: nameOf(files[0]!.units[0]!),
      }),
    );
  for (const { present, ...changes } of all) print(io.stdout, report(path, present, changes));
  const unknown = all.flatMap((changes) => changes.unknown);
  if (write && unknown.length > 0)
    throw new Stop(
      wording(
        'arbiter: nothing is written, for some ids are unknown; take these texts out of the file, or export it anew',
      ),
    );
  refuseUnusable(all);
  if (write) tellWritten(writeUnits(root, all), io);
  return unknown.length + all.flatMap(({ stale }) => stale).length > 0 ? EXIT.found : EXIT.fine;
}

/** The file in the language that was asked for, unless it says another. */
function inLanguage(path: string, file: TransFile, asked: string): TransFile {
  const { locale } = file;
  if (locale !== '' && locale.split('-')[0] !== asked.split('-')[0])
    throw new Stop(wording('arbiter: {path} is for {locale}, not for {asked}', { path, locale, asked }));
  return { ...file, locale: asked };
}

/** A tool may have made `it_IT` of `it`: nobody is given a second Italian without having asked for it. */
function refuseRegion(path: string, locale: string, root: string): void {
  const [base = locale] = locale.split('-');
  const isHere = (code: string) => Object.values(placesOf(code)).some((place) => existsSync(join(root, place)));
  if (base === locale || isHere(locale) || !isHere(base)) return;
  throw new Stop(
    wording('arbiter: {path} is for {locale}; here there is {base}: --locale says which is meant', {
      path,
      locale,
      base,
    }),
  );
}

/** A text that has lost its id is called by its beginning. */
const nameOf = ({ id, source }: TransUnit): string => id || `"${source.slice(0, 60)}"`;

function report(path: string, { locale, units: ours }: TransFile, { unknown, stale, fuzzy, changed }: Changes): string {
  const now = new Map(ours.map(({ id, source }) => [id, source]));
  const tell = (title: string, units: readonly TransUnit[]) =>
    units.map((unit) => `${title} ${nameOf(unit)}: ${unit.target}`);
  /** With the English text of which it was made, and the one there is now. */
  const differing = stale.flatMap((unit) => [
    ...tell('stale', [unit]),
    `  - ${unit.source}`,
    `  + ${now.get(unit.id) ?? ''}`,
  ]);
  const counts = [
    `${changed.length} changed`,
    `${stale.length} made from another source`,
    `${fuzzy.length} to be reviewed`,
    `${unknown.length} unknown`,
  ];
  return [
    ...tell('unknown', unknown),
    ...differing,
    ...tell('fuzzy', fuzzy),
    ...tell('changed', changed),
    `${path} (${locale}): ${counts.join(', ')}`,
  ].join('\n');
}

function tellWritten({ files, waiting }: ReturnType<typeof writeUnits>, io: Io): void {
  for (const file of files) print(io.stdout, `written: rules/${file}`);
  for (const { id } of waiting) print(io.stdout, `waiting for the rest of its entry: ${id}`);
}

async function readAny(path: string, io: Io, locale: string): Promise<Imported> {
  const { bytes } = await readInput(path, io, MAX_BYTES);
  const text = decoded(path, bytes);
  const kind = kindOf(text);
  const isGiven = locale !== '' && kind !== 'CSV' && kind !== 'TBX';
  const files = readAs(kind, path, text).map((file) => (isGiven ? inLanguage(path, file, locale) : file));
  if (files.every(({ units }) => units.length === 0))
    throw new Stop(
      wording('arbiter: {path} holds no texts; PO, XLIFF or the CSV of "arbiter glossary" is expected', { path }),
    );
  for (const { locale } of files) checkLocale(path, locale);
  return { files, kind, reviews: kind === 'PO' || files.some((each) => 'reviews' in each && each.reviews === true) };
}

/** The text in the encoding that the file names; nothing is guessed, and nothing that does not decode is passed over. */
function decoded(path: string, bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4000));
  const named = /charset=([\w-]{1,40})/i.exec(head)?.[1] ?? /encoding=["']([\w-]{1,40})["']/.exec(head)?.[1];
  // A template that nobody has filled in says CHARSET.
  const charset = named === undefined || named === 'CHARSET' ? 'utf-8' : named;
  const text = decodedIn(charset, path, bytes);
  if (text === undefined)
    throw new Stop(wording('arbiter: {path} is not in the encoding {charset} that it should be in', { path, charset }));
  // Letters beyond ASCII that happen to be UTF-8 are UTF-8, whatever a header that was forgotten says.
  if (!/^utf-?8$/i.test(charset) && /[^\0-\x7f]/.test(text) && decodedAs('utf-8', bytes) !== undefined)
    throw new Stop(wording('arbiter: {path} says that it is in {charset}, but it is in UTF-8', { path, charset }));
  const strange = text.split('\n').findIndex((line) => /[^\P{Cc}\t\r]/u.test(line));
  if (strange >= 0)
    throw new Stop(
      wording('arbiter: {path}:{line}: a control character stands here; nothing is read', { path, line: strange + 1 }),
    );
  const broken = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (broken >= 0)
    throw new Stop(
      wording('arbiter: {path}:{line}: a character has been lost here (U+FFFD); nothing is read', {
        path,
        line: broken + 1,
      }),
    );
  return text;
}

function decodedIn(charset: string, path: string, bytes: Uint8Array): string | undefined {
  try {
    return decodedAs(charset, bytes);
  } catch {
    throw new Stop(wording('arbiter: {path} names the encoding {charset}, which is not known', { path, charset }));
  }
}

function kindOf(text: string): Imported['kind'] {
  if (/^\s*</.test(text)) return /<(?:tbx|martif)\b/.test(text.slice(0, 4000)) ? 'TBX' : 'XLIFF';
  return /^[ \t]*(?:#|msgid\b|msgctxt\b)/m.test(text) ? 'PO' : 'CSV';
}

function readAs(kind: Imported['kind'], path: string, text: string): readonly TransFile[] {
  try {
    if (kind === 'CSV') return readGlossary(text);
    if (kind === 'TBX') return readGlossaryTbx(text);
    return [kind === 'PO' ? readPo(text) : readXliff(text)];
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new Stop(wording('arbiter: {path} cannot be read as {kind}: {reason}', { path, kind, reason }));
  }
}

function checkLocale(path: string, locale: string): void {
  if (locale === 'en')
    throw new Stop(wording('arbiter: {path} is for English, which is the source and not a translation', { path }));
  if (isLocaleCode(locale)) return;
  throw new Stop(
    locale === ''
      ? wording('arbiter: {path} does not say for which language it is; --locale does', { path })
      : wording('arbiter: {path} is for the language "{locale}", which is no code such as it or pt-BR', {
          path,
          locale,
        }),
  );
}
