/** `arbiter crosscheck --self`, as the pipeline calls it: our own texts have nothing to find. */
import { expect, test } from 'vitest';
import { loadOwnResources } from '../cli/commands/crosscheck-resources.ts';
import { loadEntries } from '../cli/commands/translated-entries.ts';
import { main } from '../cli/main.ts';
import { checkTranslations, type Entry } from './self.ts';

test('is clean', async () => {
  let [out, err] = ['', ''];
  const stdin = { async *[Symbol.asyncIterator]() {} };
  const stdout = { write: (text: string) => (out += text) };
  const stderr = { write: (text: string) => (err += text) };
  const code = await main(['crosscheck', '--self'], { stdin, stdout, stderr, env: {} });
  expect({ code, out, err }).toEqual({ code: 0, out: '0 findings in de, es, it, ru\n', err: '' });
});

const own = loadOwnResources('es');
const entry = (change: Partial<Entry>): Entry => ({
  id: 'messages/new',
  file: 'rules/shared/messages.es.yaml',
  texts: [{ id: 'messages/new', source: '{side.the} has 5 cards', target: '{side.the} tiene 5 cartas' }],
  from: '01234567',
  now: '01234567',
  ...change,
});
const found = (change: Partial<Entry>) => checkTranslations({ ...own, entries: [entry(change)], leftovers: [] });
const text = (target: string): Partial<Entry> => ({
  texts: [{ id: 'messages/new', source: '{side.the} has 5 cards', target }],
});

test('a translation of the present source has nothing to find', () => expect(found({})).toEqual([]));

test.each([
  ['no translation', text(''), 'untranslated', 'write it in rules/shared/messages.es.yaml'],
  ['no recorded source', { from: undefined }, 'unrecorded', '"arbiter reviewed messages/new --locale es"'],
  ['an older source', { from: '89abcdef' }, 'stale', '"arbiter reviewed messages/new --locale es"'],
  ['a name that nothing fills in', text('{side.the} {lado} tiene 5 cartas'), 'placeholder', 'no {lado}'],
  ['a brace too many', text('{side.the}} tiene 5 cartas'), 'placeholder', 'not in order'],
  ['a value that is not printed', text('tiene 5 cartas'), 'placeholder', '{side} of the source is missing'],
  ['a lost number', text('{side.the} tiene cartas'), 'number', '5'],
] as const)('%s is told with the way to mend it', (_, change, check, message) => {
  expect(found(change)).toMatchObject([{ locale: 'es', check, message: expect.stringContaining(message) as string }]);
});

test('a text that English no longer has is left over', () => {
  const leftovers = [{ file: 'rules/shared/messages.es.yaml', id: 'messages/old' }];
  expect(checkTranslations({ ...own, entries: [], leftovers })).toMatchObject([{ check: 'leftover' }]);
});

test.each([
  ['2.1.7.a', 'al menos', 'como máximo', 'comparator'],
  ['2.2.2.a', 'URSS', 'EE. UU.', 'sides'],
  ['4.5.D.a', 'URSS', 'EE. UU.', 'sides'],
  ['9.5.a', 'titular', 'titular de «OTAN»', 'name'],
  ['9.3', 'boca abajo', 'boca arriba', 'opposite'],
  ['4.5.C.g', 'no puede', 'puede', 'modality'],
  ['4.3.1', 'antes', 'después', 'timing'],
  ['6.2.3', 'Nunca', 'Siempre', 'modality'],
])('an error in clause %s is seen against its English source: %s becomes %s', (id, from, to, check) => {
  const { entries } = loadEntries('es');
  const unit = entries.flatMap(({ texts }) => texts).find((each) => each.id === `clauses/${id}`)!;
  const target = unit.target.replace(new RegExp(from, 'i'), to);
  expect(target, unit.target).not.toBe(unit.target);
  const problems = found({ id: unit.id, texts: [{ ...unit, target }] });
  expect(problems.map((each) => each.check)).toContain(check);
});
