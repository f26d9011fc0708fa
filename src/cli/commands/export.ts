/** `arbiter export --locale it --format po|xliff|xliff-1.2`; a language we do not have starts empty. */
import { wording } from '../../core/wording.ts';
import { writePo } from '../../interchange/po.ts';
import { isLocaleCode, progress, type TransFile } from '../../interchange/units.ts';
import { writeXliff } from '../../interchange/xliff.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { formerTexts } from './former-sources.ts';
import { loadTransFile, rememberedHashes } from './interchange-sources.ts';
import { entryOf } from './source-hashes.ts';
import { sourcePlaces } from './source-places.ts';

export function run({ format, given, io }: Call): ExitCode {
  const locale = given.one('locale');
  if (!locale || !isLocaleCode(locale))
    throw usageError(wording('which language? a code such as it, or pt-BR for a new one'), 'export');
  if (locale === 'en') throw usageError(wording('English is the source and not a translation'), 'export');
  const file = loadTransFile(locale);
  print(
    io.stdout,
    format === 'po' ? writePo(withOrigins(file)) : writeXliff(file, format === 'xliff-1.2' ? '1.2' : '2.0'),
  );
  for (const [part, { all, done }] of progress(file)) print(io.stderr, `${locale} ${part}: ${done}/${all}`);
  return EXIT.fine;
}

/** With the place of every English text, and with the one of which a translation was made that is to be reviewed. */
function withOrigins(file: TransFile): TransFile {
  const places = sourcePlaces([...progress(file).keys()]);
  const hashes = rememberedHashes(file.locale);
  const stale = new Set(file.units.flatMap(({ id, fuzzy }) => (fuzzy ? [entryOf(id)] : [])));
  const former = formerTexts(Object.fromEntries([...stale].flatMap((id) => (hashes[id] ? [[id, hashes[id]]] : []))));
  return {
    ...file,
    units: file.units.map((unit) => {
      const [where, previous] = [places.get(unit.id), former.get(unit.id)];
      return {
        ...unit,
        ...(where && { where }),
        ...(previous !== undefined && previous !== unit.source && { previous }),
      };
    }),
  };
}
