/** `arbiter export --locale it --format po|xliff|xliff-1.2`; a language we do not have starts empty. */
import { wording } from '../../core/wording.ts';
import { writePo } from '../../interchange/po.ts';
import { isLocaleCode, progress } from '../../interchange/units.ts';
import { writeXliff } from '../../interchange/xliff.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { loadTransFile } from './interchange-sources.ts';

export function run({ format, given, io }: Call): ExitCode {
  const locale = given.one('locale');
  if (!locale || !isLocaleCode(locale))
    throw usageError(wording('which language? a code such as it, or pt-BR for a new one'), 'export');
  if (locale === 'en') throw usageError(wording('English is the source and not a translation'), 'export');
  const file = loadTransFile(locale);
  print(io.stdout, format === 'po' ? writePo(file) : writeXliff(file, format === 'xliff-1.2' ? '1.2' : '2.0'));
  for (const [part, { all, done }] of progress(file)) print(io.stderr, `${locale} ${part}: ${done}/${all}`);
  return EXIT.fine;
}
