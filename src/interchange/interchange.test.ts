/** Out and in again: nothing is lost on the way through the formats of translators' tools. */
import { describe, expect, test } from 'vitest';
import { loadConcepts, loadTransFile } from '../cli/commands/interchange-sources.ts';
import { writeCsv, writeTbx } from './glossary.ts';
import { glossaryUnits, readGlossary, readGlossaryTbx } from './glossary-units.ts';
import { readPo, writePo } from './po.ts';
import { progress, type TransFile, withIds } from './units.ts';
import { readXliff, writeXliff, XLIFF_VERSIONS } from './xliff.ts';

const awkward: TransFile = {
  locale: 'it',
  units: [
    { id: 'messages/a/is', source: 'say "{side.the}" & <b>', target: "l'«URSS» & <b>\n{side.the}\\n" },
    { id: 'clauses/11.1.3~second', source: 'two  spaces', target: '' },
    { id: 'issues/x/yes', source: 'yes', target: 'да — ё', note: 'keep it short' },
    { id: 'issues/x/no', source: 'no', target: 'нет', fuzzy: true },
  ],
};
const sorted = ({ locale, units }: TransFile) => ({ locale, units: [...units].sort((a, b) => (a.id < b.id ? -1 : 1)) });

describe.each([
  ['awkward texts', awkward],
  ['our Italian', loadTransFile('it')],
  ['our Russian', loadTransFile('ru')],
])('%s', (_, file) => {
  test('come back from PO', () => expect(sorted(readPo(writePo(file)))).toEqual(sorted(file)));
  test.each(XLIFF_VERSIONS)('come back from XLIFF %s', (version) =>
    expect(sorted(readXliff(writeXliff(file, version)))).toEqual(sorted(file)),
  );
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

describe('the state of a text in XLIFF', () => {
  const file = (version: string, units: string) =>
    version === '2.0'
      ? `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="it"><file id="messages">${units}</file></xliff>`
      : `<xliff version="1.2"><file original="messages" source-language="en" target-language="it_IT"><body>${units}</body></file></xliff>`;
  const unit20 = (state: string) =>
    `<unit id="a"><segment${state && ` state="${state}"`}><source>yes</source><target>sì</target></segment></unit>`;
  const unit12 = (state: string) =>
    `<trans-unit id="a"><source>yes</source><target${state && ` state="${state}"`}>sì</target><alt-trans><source>yes</source><target>già</target></alt-trans></trans-unit>`;

  test.each<[string, string, boolean, boolean]>([
    ['2.0', 'initial', true, true],
    ['2.0', 'translated', false, true],
    ['2.0', 'reviewed', false, true],
    ['2.0', 'final', false, true],
    ['2.0', '', false, false],
    ['1.2', 'needs-review-translation', true, true],
    ['1.2', 'needs-l10n', true, true],
    ['1.2', 'new', true, true],
    ['1.2', 'translated', false, true],
    ['1.2', 'signed-off', false, true],
    ['1.2', '', false, false],
  ])('%s %s: to be reviewed %s, known %s', (version, state, fuzzy, reviews) => {
    const read = readXliff(file(version, version === '2.0' ? unit20(state) : unit12(state)));
    expect(read.reviews).toBe(reviews);
    expect(read.units).toEqual([{ id: 'messages/a', source: 'yes', target: 'sì', ...(fuzzy && { fuzzy: true }) }]);
  });

  test('a text cut into segments is one text again', () => {
    const cut =
      '<unit id="a"><segment state="final"><source>One. </source><target>Uno. </target></segment><segment state="initial"><source>Two.</source><target>Due.</target></segment></unit>';
    expect(readXliff(file('2.0', cut)).units).toEqual([
      { id: 'messages/a', source: 'One. Two.', target: 'Uno. Due.', fuzzy: true },
    ]);
  });

  test('markup inside a text is refused', () => {
    expect(() => readXliff(file('1.2', '<trans-unit id="a"><source>a <g id="1">b</g></source></trans-unit>'))).toThrow(
      'markup',
    );
  });
});

describe('what other tools make of a PO file', () => {
  const present: TransFile = {
    locale: 'it',
    units: [
      { id: 'clauses/1.0', source: 'One box.', target: '' },
      { id: 'messages/a', source: 'yes', target: '' },
      { id: 'messages/b', source: 'yes', target: '' },
      { id: 'clauses/4.5.a~b', source: 'Two', target: '' },
    ],
  };
  const head = 'msgid ""\nmsgstr ""\n"Language: it\\n"\n';
  const idsOf = (text: string) => withIds(readPo(head + text), present).units.map(({ id, target }) => [id, target]);

  test('a text that has lost its context is known by its English', () => {
    expect(idsOf('\n#, fuzzy\nmsgid "One box."\nmsgstr "Una scatola."\n')).toEqual([['clauses/1.0', 'Una scatola.']]);
  });

  test('of several with the same English each has its own, if all are there', () => {
    const two = '\nmsgctxt "x"\nmsgid "yes"\nmsgstr "sì"\n\nmsgctxt "y"\nmsgid "yes"\nmsgstr "già"\n';
    expect(idsOf(two)).toEqual([
      ['messages/a', 'sì'],
      ['messages/b', 'già'],
    ]);
    expect(idsOf('\nmsgid "yes"\nmsgstr "sì"\n')).toEqual([['', 'sì']]);
  });

  test('an id that was kept as a reference or a context is read', () => {
    expect(idsOf('\n#: clauses:4.5.a::b\nmsgid "Two, once"\nmsgstr "Due"\n')).toEqual([['clauses/4.5.a~b', 'Due']]);
    expect(idsOf('\nmsgctxt "messages:b"\nmsgid "yes"\nmsgstr "sì"\n')).toEqual([['messages/b', 'sì']]);
  });

  test('a text that stands there twice is refused, whichever of them is meant', () => {
    const twice = '\nmsgid "Two"\nmsgstr "Due"\n'.repeat(2);
    expect(() => idsOf(twice)).toThrow('twice');
  });

  test('what is obsolete is passed over', () => {
    expect(idsOf('\nmsgid "Two"\nmsgstr "Due"\n\n#~ msgid "One box."\n#~ msgstr "Una."\n')).toEqual([
      ['clauses/4.5.a~b', 'Due'],
    ]);
  });

  test('the header that Translate Toolkit puts into XLIFF is no text', () => {
    const xliff =
      '<xliff version="1.1"><file original="it.po"><body><trans-unit id="2" restype="x-gettext-domain-header"><source>Language: it</source><target>Language: it</target></trans-unit><trans-unit id="3"><source>Two</source><target>Due</target></trans-unit></body></file></xliff>';
    expect(withIds(readXliff(xliff), present).units).toEqual([{ id: 'clauses/4.5.a~b', source: 'Two', target: 'Due' }]);
  });
});

test('a translation to be reviewed carries the English text of which it was made, and where the present one stands', () => {
  const units = [
    {
      id: 'clauses/1.0',
      source: 'One box.',
      target: 'Una.',
      fuzzy: true as const,
      previous: 'A "box".\n',
      where: 'a.yaml:3',
    },
  ];
  const text = writePo({ locale: 'it', units });
  expect(text).toContain('#: a.yaml:3\n');
  expect(text).toContain('#| msgctxt "clauses/1.0"\n#| msgid "A \\"box\\".\\n"\n');
  expect(readPo(text).units).toEqual([{ id: 'clauses/1.0', source: 'One box.', target: 'Una.', fuzzy: true }]);
});
