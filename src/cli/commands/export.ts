/** `arbiter export --locale it --format po|xliff`; a language we do not have starts empty. */
import { writePo } from '../../interchange/po.ts';
import { progress } from '../../interchange/units.ts';
import { writeXliff } from '../../interchange/xliff.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { loadTransFile } from './interchange-sources.ts';

export async function run({ format, given, io }: Call): Promise<ExitCode> {
  const locale = given.one('locale');
  if (!locale || !/^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/.test(locale))
    throw usageError('which language? a code such as it, or pt-BR for a new one', 'export');
  const file = loadTransFile(locale);
  print(io.stdout, format === 'xliff' ? await writeXliff(file) : writePo(file));
  for (const [part, { all, done }] of progress(file)) print(io.stderr, `${locale} ${part}: ${done}/${all}`);
  return EXIT.fine;
}
