/** A glossary as other people keep it: whatever its columns and elements are called, it is understood, or says what is missing. */
import { describe, expect, test } from 'vitest';
import { loadConcepts } from '../cli/commands/interchange-sources.ts';
import { writeCsv, writeTbx } from './glossary.ts';
import { matchHouse, readHouse } from './house.ts';

const entry = { id: '', english: ['battleground'], forms: ['país conflictivo'], avoid: [] };

describe('a spreadsheet', () => {
  test.each([
    ['codes', 'en,es\nbattleground,país conflictivo\n'],
    ['codes with a country, and semicolons', 'en-US;es_AR\nbattleground;país conflictivo\n'],
    ['names in English', 'English\tSpanish\nbattleground\tpaís conflictivo\n'],
    ['names in the language, and columns of their own', 'Nota,ENGLISH,Español\nx,battleground,país conflictivo\n'],
  ])('with %s is read', (_, text) => expect(readHouse(text, 'es')).toEqual([entry]));

  test('may say which forms it admits and which not, with a reason or without', () => {
    const text =
      'en,es,es forms,es avoid\nbattleground,país conflictivo,conflictivos; conflictivo,campo de batalla (no es militar)\ncoup,golpe,,golpe libre\n';
    expect(readHouse(text, 'es')).toEqual([
      {
        ...entry,
        forms: ['país conflictivo', 'conflictivos', 'conflictivo'],
        avoid: [{ form: 'campo de batalla', why: 'no es militar' }],
      },
      { id: '', english: ['coup'], forms: ['golpe'], avoid: [{ form: 'golpe libre', why: '' }] },
    ]);
  });

  test('without a column for the language says which it needs', () => {
    expect(() => readHouse('en,fr\nbattleground,x\n', 'es')).toThrow('"en" and "es"');
  });
});

describe('TBX', () => {
  test('of 2008 is read as well as that of 2019', () => {
    const old = `<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX" xml:lang="en"><text><body>
      <termEntry id="c1"><langSet xml:lang="en"><tig><term>battleground</term></tig></langSet>
      <langSet xml:lang="es"><tig><term>campo de batalla</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote><note>no es militar</note></tig>
      <tig><term>país conflictivo</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></tig></langSet></termEntry></body></text></martif>`;
    expect(readHouse(old, 'es')).toEqual([
      { ...entry, id: 'c1', avoid: [{ form: 'campo de batalla', why: 'no es militar' }] },
    ]);
  });

  test('of another kind of XML is refused', () => {
    expect(() => readHouse('<xliff/>', 'es')).toThrow('no TBX');
    expect(() => readHouse('<tbx><text>', 'es')).toThrow(/Unclosed/);
  });
});

test('our own glossary is matched whole, by id, from both formats', () => {
  const concepts = loadConcepts();
  const named = concepts.filter(({ terms }) => terms.it?.form);
  for (const text of [writeCsv(concepts, ['en', 'it']), writeTbx(concepts, ['en', 'it'])]) {
    const { matches, unknown } = matchHouse(readHouse(text, 'it'), concepts);
    expect(unknown).toEqual([]);
    expect(matches.map(({ kind, id }) => `${kind}/${id}`)).toEqual(named.map(({ id }) => id));
  }
});

test('an entry is matched by its English name in any writing, and what names nothing is handed back', () => {
  const text = 'en,es\nBattlegrounds,conflictivo\nUN intervention,ONU\nZeppelin,dirigible\n';
  const { matches, unknown } = matchHouse(readHouse(text, 'es'), loadConcepts());
  expect(matches.map(({ kind, id }) => `${kind}/${id}`)).toEqual(['terms/battleground', 'cards/un-intervention']);
  expect(unknown.map(({ english }) => english)).toEqual([['Zeppelin']]);
});
