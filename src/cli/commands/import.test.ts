/** A translator's file on its way into a rules folder: all of it arrives, or none, and nothing else is touched. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RULES_ROOT } from '../../data/files.ts';
import { writeCsv } from '../../interchange/glossary.ts';
import { writePo } from '../../interchange/po.ts';
import { progress, type TransFile, type TransUnit } from '../../interchange/units.ts';
import { writeXliff } from '../../interchange/xliff.ts';
import { Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { importFile } from './import.ts';
import { recordSources } from './import-write.ts';
import { loadConcepts, loadTransFile } from './interchange-sources.ts';

let home = '';
let root = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arbiter-import-'));
  root = join(home, 'rules');
  for (const part of ['shared', 'twilight-struggle/i18n'])
    cpSync(join(RULES_ROOT, part), join(root, part), { recursive: true });
  cpSync(join(RULES_ROOT, '../website/words'), join(home, 'website/words'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function importText(text: string | Uint8Array, write = true, locale = '') {
  const path = join(home, 'file');
  writeFileSync(path, text);
  let told = '';
  const sink = { write: (each: string) => (told += each) };
  const io: Io = {
    stdin: { async *[Symbol.asyncIterator]() {} },
    stdout: sink,
    stderr: sink,
    env: {},
  };
  return {
    code: await importFile(path, write, io, root, locale),
    told: () => told,
  };
}

/** Every file of the folder, so that a change anywhere shows. */
function snapshot(): Readonly<Record<string, string>> {
  const files = [root, join(home, 'website')]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

const changedIn = (file: TransFile, change: (unit: TransUnit) => string): TransFile => ({
  ...file,
  units: file.units.map((unit) => ({ ...unit, target: change(unit) })),
});
/** The first Italian text of a part that prints a value. */
const firstWith = (part: string): string =>
  loadTransFile('it').units.find(({ id, source }) => id.startsWith(part) && /\{[\w.-]+\}/.test(source))!.id;
const write = {
  PO: async (file: TransFile) => writePo(file),
  XLIFF: writeXliff,
};

describe.each([
  ['es', 'PO'],
  ['it', 'XLIFF'],
  ['ru', 'PO'],
] as const)('%s by %s', (locale, format) => {
  test('every text can be changed and changed back, and the files are the same to the byte', async () => {
    // A phrase that is folded over several lines comes back on one.
    const bytes = () => Object.entries(snapshot()).filter(([path]) => !path.endsWith('/sentences.yaml'));
    const before = snapshot();
    const kept = bytes();
    const file = loadTransFile(locale, root);
    const louder = changedIn(file, ({ target }) => (target === '' ? '' : `${target} «"ж\\¡»`));
    expect((await importText(await write[format](louder))).code).toBe(0);
    expect(loadTransFile(locale, root)).toEqual(louder);
    expect(Object.values(snapshot()).filter((text) => !Object.values(before).includes(text))).toHaveLength(9);
    await importText(await write[format](file));
    expect(loadTransFile(locale, root)).toEqual(file);
    expect(bytes()).toEqual(kept);
  });
});

describe('the placeholders of a clause', () => {
  test('are named, and shown by the sentence as it is printed; a clause without any has no note', () => {
    const noteOf = (wanted: string) => loadTransFile('it').units.find(({ id }) => id === wanted)?.note;
    expect(noteOf('clauses/1.0')).toMatch(/^keep \{from\}, \{to\}, \{players\}; printed: [^{}]*1945[^{}]*1989[^{}]*$/);
    expect(noteOf('clauses/1.0.a')).toBeUndefined();
  });
});

describe('a new language', () => {
  test('starts empty, grows, and arrives whole', async () => {
    const empty = loadTransFile('pt-BR', root);
    expect([...progress(empty).values()].every(({ done }) => done === 0)).toBe(true);
    const full = changedIn(empty, ({ source }) => `pt ${source}`);
    await importText(writePo(full).replace('Language: pt-BR', 'Language: pt_BR'));
    expect(loadTransFile('pt-BR', root)).toEqual(full);
    const names = readFileSync(join(root, 'twilight-struggle/i18n/pt-BR/names.yaml'), 'utf8');
    expect(names).toMatch(/^ {2}box: \{form: "pt box"\}$/m);
  });

  test('keeps half an issue waiting', async () => {
    const empty = loadTransFile('pt-BR', root);
    const id = empty.units.find((unit) => unit.id.endsWith('/question'))!.id;
    const { told } = await importText(writePo(changedIn(empty, (unit) => (unit.id === id ? 'Como?' : ''))));
    expect(told()).toContain(`waiting for the rest of its entry: ${id}`);
    expect(loadTransFile('pt-BR', root)).toEqual(empty);
  });
});

describe('a translation of an older text', () => {
  const id = 'clauses/2.0';
  const file = () => join(root, 'twilight-struggle/i18n/it/clauses.yaml');
  const only = (unit: (each: TransUnit) => boolean): TransFile => {
    const all = loadTransFile('it', root);
    return { ...all, units: all.units.filter(unit) };
  };
  beforeEach(() => writeFileSync(file(), readFileSync(file(), 'utf8').replace('8d0d57ac', '00000000')));

  test('is marked for review, and is current again once it is reviewed', async () => {
    const stale = only(({ fuzzy }) => fuzzy === true);
    expect(stale.units.map((unit) => unit.id)).toEqual(['clauses/2.0.b']);
    await importText(writePo(stale));
    expect(only(({ fuzzy }) => fuzzy === true).units).toHaveLength(1);
    await importText(writePo(stale).replace('#, fuzzy\n', ''));
    expect(only(({ fuzzy }) => fuzzy === true).units).toEqual([]);
    expect(readFileSync(file(), 'utf8')).toContain('8d0d57ac');
  });

  test('is left alone if the file was made from another source', async () => {
    const before = snapshot();
    const [unit] = only((each) => each.id === id).units;
    const { code, told } = await importText(
      writePo({
        locale: 'it',
        units: [{ ...unit!, source: 'Something older.', target: 'Altro.' }],
      }),
    );
    expect(code).toBe(1);
    expect(told()).toContain(`stale ${id}`);
    expect(snapshot()).toEqual(before);
  });
});

describe('the source of a sentence', () => {
  const stale = () => loadTransFile('it', root).units.filter(({ fuzzy }) => fuzzy);

  test('is recorded apart from it; both its variants are stale together, and current together', async () => {
    expect(recordSources(root, 'it', { 'messages/die.range': '00000000' }, [])).toEqual(['shared/sources.it.yaml']);
    expect(stale().map(({ id }) => id)).toEqual(['is', 'not', 'open'].map((each) => `messages/die.range/${each}`));
    const reviewed = (ids: readonly string[]) => {
      const all = loadTransFile('it', root);
      const units = all.units.filter(({ id }) => ids.includes(id)).map(({ fuzzy: _, ...unit }) => unit);
      return importText(writePo({ ...all, units }));
    };
    await reviewed(['messages/die.range/is', 'messages/die.range/not']);
    expect(stale()).toHaveLength(3);
    await reviewed(stale().map(({ id }) => id));
    expect(stale()).toEqual([]);
  });

  test('is forgotten with it', () => {
    recordSources(root, 'it', {}, ['messages/die.range']);
    expect(stale()).toHaveLength(3);
    expect(readFileSync(join(root, 'shared/sources.it.yaml'), 'utf8')).not.toContain('messages/die.range');
  });
});

const inTheMiddleOfAText = (po: string) => `${po.slice(0, po.indexOf('msgstr "', 2000) + 20)}…`;

describe('the glossary as CSV', () => {
  const locales = ['en', 'es', 'it', 'ru'];

  test('changes nothing if nothing has changed, whatever separates the cells', async () => {
    const before = snapshot();
    const csv = writeCsv(loadConcepts(undefined, root), locales);
    expect((await importText(csv)).told()).not.toContain('changed glossary');
    const [head, row] = csv.split('\r\n') as [string, string];
    const [id, subject, en, ...rest] = row.split(',');
    const { told } = await importText(
      [head.replaceAll(',', ';'), [id, subject, en, '', '', '', ...rest.slice(3).map(() => '')].join(';')].join('\r\n'),
    );
    expect(told()).not.toContain('changed glossary');
    expect(snapshot()).toEqual(before);
  });

  test('brings preferred forms, other forms, and forms to avoid with the reason', async () => {
    await importText(
      'id,en,it,it forms,it avoid\nterms/box,box,riquadro,riquadri; casella,"cassa (è di legno); box (inglese)"\n',
    );
    const box = loadConcepts(['it'], root).find(({ id }) => id === 'terms/box')!.terms.it!;
    expect(box).toEqual({
      form: 'riquadro',
      forms: ['riquadri', 'casella'],
      avoid: [
        { form: 'cassa', why: 'è di legno' },
        { form: 'box', why: 'inglese' },
      ],
    });
  });
});

describe('a file that cannot be used changes nothing', () => {
  const one = (unit: Partial<TransUnit>, locale = 'it') =>
    writePo({
      locale,
      units: [{ id: 'clauses/1.0', source: 'x', target: 'y', ...unit }],
    });
  const italian = () => loadTransFile('it', root);

  const hostile: readonly (readonly [what: string, make: () => string | Promise<string>, message: string])[] = [
    ['an empty file', () => '', 'arbiter:'],
    ['prose', () => 'Dear translator,\nthank you, indeed.\n', 'cannot be read as CSV'],
    ['YAML', () => '# comment\na: 1\n', 'arbiter:'],
    ['a web page', () => '<!doctype html><html></html>', 'no XLIFF'],
    ['a PO file that is cut short in a text', () => inTheMiddleOfAText(writePo(italian())), 'cut short'],
    ['XML that is cut short', async () => (await writeXliff(italian())).slice(0, 9000), 'cut short'],
    ['a quotation mark that never closes', () => 'id,en,it\nterms/box,"box,casella\n', 'never closed'],
    ['another project', () => one({ id: 'app/title' }), 'none of its ids'],
    [
      'some unknown ids',
      () =>
        writePo({
          ...italian(),
          units: [...italian().units, { id: 'clauses/99', source: 'x', target: 'y' }],
        }),
      'ids are unknown',
    ],
    ['English', () => one({}, 'en'), 'the source'],
    ['no language', () => one({}, ''), 'for which language'],
    ['a path for a language', () => one({}, '../../x'), 'no code'],
    [
      'a lost brace',
      () => writePo(changedIn(italian(), (unit) => (unit.id === 'messages/done.optional/is' ? '{side' : unit.target))),
      'braces',
    ],
    [
      'a strange placeholder',
      () =>
        writePo(changedIn(italian(), (unit) => (unit.id === 'messages/done.optional/is' ? '{fianco}' : unit.target))),
      '{fianco}',
    ],
    ...[
      ['a placeholder of a message that is gone', 'messages/out-of-sequence', '{fact}'],
      ['a number of a clause that is gone', firstWith('clauses/'), 'is missing'],
    ].map(
      ([what, id, message]) =>
        [
          what!,
          () =>
            writePo(
              changedIn(italian(), (unit) => (unit.id === id ? unit.target.replace(/\{[\w.-]+\}/, '') : unit.target)),
            ),
          message!,
        ] as const,
    ),
    [
      'only space',
      () => writePo(changedIn(italian(), (unit) => (unit.id === 'clauses/1.0' ? '  ' : unit.target))),
      'nothing but space',
    ],
    [
      'a control character',
      () => writePo(changedIn(italian(), (unit) => `${unit.target}\u0007`)),
      'a control character stands here',
    ],
  ];
  test('and what cannot be used is told before anything is to be written', async () => {
    const first = firstWith('clauses/');
    const text = writePo(changedIn(italian(), ({ id, target }) => (id === first ? 'niente' : target)));
    const failure = await importText(text, false).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stop);
    expect(failure).toMatchObject({
      message: expect.stringContaining('is missing') as string,
    });
  });

  test.each(hostile)('%s', async (_, make, message) => {
    const text = await make();
    const before = snapshot();
    const failure = await importText(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stop);
    expect(failure).toMatchObject({
      message: expect.stringContaining(message) as string,
    });
    expect(snapshot()).toEqual(before);
  });

  test.each([
    ['what is not in the encoding it names', 'utf-8', 'latin1', 'is not in the encoding'],
    ['an encoding that nobody knows', 'klingon', 'utf8', 'which is not known'],
    ['a header that was forgotten when the file became UTF-8', 'ISO-8859-1', 'utf8', 'but it is in UTF-8'],
  ] as const)('%s', async (_what, named, written, message) => {
    const text = writePo(changedIn(italian(), ({ target }) => `${target} è`)).replace(
      'charset=utf-8',
      `charset=${named}`,
    );
    const before = snapshot();
    const failure = await importText(Buffer.from(text, written)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stop);
    expect(failure).toMatchObject({
      message: expect.stringContaining(message) as string,
    });
    expect(snapshot()).toEqual(before);
  });

  test('but one in an older encoding is read as what it says it is', async () => {
    const mark = ({ target }: TransUnit): string => (/^[\x20-\xff]*$/.test(target) ? `${target} è` : '');
    const file = changedIn(italian(), mark);
    const some = {
      ...file,
      units: file.units.filter(({ source, target }) => /^[\x20-\xff]*$/.test(source + target)),
    };
    // Comments hold the English with its dashes, which the encoding does not have.
    const text = writePo(some)
      .replace('charset=utf-8', 'charset=iso-8859-1')
      .replace(/[\u0100-\uffff]/g, '?');
    const { told } = await importText(Buffer.from(text, 'latin1'), false);
    expect(told()).not.toContain('\uFFFD');
    expect(told()).toContain(' è');
  });

  test('a text in which a character has been lost', async () => {
    const text = writePo(changedIn(italian(), ({ target }) => `${target} \uFFFD`));
    const before = snapshot();
    const failure = await importText(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stop);
    expect(failure).toMatchObject({
      message: expect.stringContaining('U+FFFD') as string,
    });
    expect(snapshot()).toEqual(before);
  });

  test('a folder that cannot be written to', async () => {
    const blocked = join(root, 'shared/messages.it.yaml');
    const file = changedIn(italian(), ({ target }) => `${target}!`);
    const text = writePo(file);
    const before = snapshot();
    // A folder in the place of a draft stops even a superuser.
    mkdirSync(`${blocked}.${process.pid}.tmp`);
    const failure = await importText(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stop);
    expect(failure).toMatchObject({
      message: expect.stringContaining('nothing is written') as string,
    });
    expect(snapshot()).toEqual(before);
  });
});

describe('the language of a file', () => {
  const italian = () => writePo(loadTransFile('it', root));

  test('is that of the command line where the file says none, or says it with a country', async () => {
    const before = snapshot();
    expect((await importText(italian().replace(/"Language: .*\n/, ''), true, 'it')).code).toBe(0);
    expect((await importText(italian().replace('Language: it', 'Language: it_IT'), true, 'it')).code).toBe(0);
    expect(snapshot()).toEqual(before);
  });

  test('is not made another one, nor a second of the same, by mistake', async () => {
    await expect(importText(italian(), true, 'es')).rejects.toThrow('is for it, not for es');
    await expect(importText(italian().replace('Language: it', 'Language: it_IT'))).rejects.toThrow('here there is it');
  });
});
