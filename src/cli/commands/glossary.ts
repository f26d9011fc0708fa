/** `arbiter glossary --format tbx|csv|json` */
import { LOCALES } from '../../data/locales.ts';
import { writeCsv, writeTbx } from '../../interchange/glossary.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { print } from '../io.ts';
import { loadConcepts } from './interchange-sources.ts';

export function run({ format, io }: Call): ExitCode {
  const concepts = loadConcepts();
  const text =
    format === 'tbx'
      ? writeTbx(concepts, LOCALES)
      : format === 'csv'
        ? writeCsv(concepts, LOCALES)
        : JSON.stringify(concepts, null, 1);
  print(io.stdout, text);
  return EXIT.fine;
}
