/** Out and in again: nothing is lost on the way through the formats of translators' tools. */
import { describe, expect, test } from 'vitest';
import { loadConcepts, loadTransFile } from '../cli/commands/interchange-sources.ts';
import { writeCsv, writeTbx } from './glossary.ts';
import { glossaryUnits, readGlossary, readGlossaryTbx } from './glossary-units.ts';
import { readPo, writePo } from './po.ts';
import { progress, type TransFile } from './units.ts';
import { readXliff, writeXliff } from './xliff.ts';

const awkward: TransFile = {
  locale: 'it',
  units: [
    { id: 'messages/a/is', source: 'say "{side.the}" & <b>', target: "l'«URSS» & <b>\n{side.the}\\n" },
    { id: 'clauses/11.1.3~second', source: 'two  spaces', target: '' },
    { id: 'issues/x/yes', source: 'yes', target: 'да — ё', note: 'keep it short' },
  ],
};
const sorted = ({ locale, units }: TransFile) => ({ locale, units: [...units].sort((a, b) => (a.id < b.id ? -1 : 1)) });

describe.each([
  ['awkward texts', awkward],
  ['our Italian', loadTransFile('it')],
  ['our Russian', loadTransFile('ru')],
])('%s', (_, file) => {
  test('come back from PO', () => expect(sorted(readPo(writePo(file)))).toEqual(sorted(file)));
  test('come back from XLIFF', async () =>
    expect(sorted(await readXliff(await writeXliff(file)))).toEqual(sorted(file)));
});

test('a new language starts with nothing translated', () => {
  for (const { done, all } of progress(loadTransFile('pt-BR')).values()) {
    expect(done).toBe(0);
    expect(all).toBeGreaterThan(10);
  }
});

test('the glossary comes back from CSV, and names what to avoid in TBX', () => {
  const concepts = loadConcepts();
  const files = readGlossary(writeCsv(concepts, ['en', 'es', 'it', 'ru']));
  expect(files).toEqual(['es', 'it', 'ru'].map((locale) => glossaryUnits(concepts, locale)));
  expect(writeTbx(concepts, ['es'])).toContain('deprecatedTerm-admn-sts');
});

test('the glossary comes back from TBX', () => {
  const concepts = loadConcepts();
  const files = readGlossaryTbx(writeTbx(concepts, ['en', 'es', 'it', 'ru']));
  expect(files).toEqual(
    ['es', 'it', 'ru'].map((locale) => {
      const { units } = glossaryUnits(concepts, locale);
      // What has no form in a language is not there.
      const named = new Set(
        units.flatMap(({ id, target }) => (/^[^/]+\/[^/]+\/[^/]+$/.test(id) && target !== '' ? [id] : [])),
      );
      return { locale, units: units.filter(({ id }) => named.has(id.split('/').slice(0, 3).join('/'))) };
    }),
  );
});
