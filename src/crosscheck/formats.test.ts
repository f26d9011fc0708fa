/** Every kind of document leads back to line and column of its source. */
import { describe, expect, test } from 'vitest';
import { loadResources } from '../cli/commands/crosscheck-resources.ts';
import { crosscheck } from './crosscheck.ts';

const resources = { ...loadResources('es', 'deluxe'), sections: [] };
const read = (name: string, text: string) => crosscheck(name, text, resources);
const found = (name: string, text: string) =>
  read(name, text).findings.map(({ line, column, check }) => `${line}:${column} ${check}`);

const COUP = 'Cualquier intento de golpe en un país de campo de batalla degrada el estado DEFCON en dos niveles.';
const CHINA = 'La Carta de China puede ser jugada durante la fase de titulares.';

test.each([
  ['text', 'a.txt', `${COUP}\n\n${CHINA}\n`, ['1:87 number', '3:1 modality']],
  ['Markdown', 'a.md', `# Golpes\n\n${COUP}\n\n- **${CHINA}**\n`, ['3:87 number', '5:5 modality']],
  ['HTML', 'a.html', `<h1>Golpes</h1>\n<p>${COUP}</p>\n<ul><li>${CHINA}</li></ul>\n`, ['2:90 number', '3:9 modality']],
  [
    'PO, with a translation over two lines',
    'a.po',
    `msgid ""\nmsgstr "Language: es\\n"\n\nmsgctxt "a"\nmsgid "x"\nmsgstr ""\n"${COUP.slice(0, 60)}"\n"${COUP.slice(60)}"\n\nmsgid "y"\nmsgstr "${CHINA}"\n`,
    ['8:28 number', '11:9 modality'],
  ],
  [
    'XLIFF',
    'a.xlf',
    `<xliff version="2.0"><file id="f"><unit id="1"><segment><source>x</source><target>${COUP}</target></segment></unit>\n<unit id="2"><segment><source>y</source><target>${CHINA}</target></segment></unit></file></xliff>\n`,
    ['1:169 number', '2:49 modality'],
  ],
])('%s', (_, name, text, expected) => expect(found(name, text)).toEqual(expect.arrayContaining(expected)));

describe('two columns of a page', () => {
  const page = [
    '6.3 Intentos de golpe de Estado           8.1 El registro DEFCON',
    '6.3.4 Cualquier intento de golpe en un    8.1.2 El estado DEFCON nunca puede',
    'país de campo de batalla degrada el       subir por encima de 5.',
    'estado DEFCON en dos niveles.             8.1.4 Cualquier intento de golpe en un',
    '6.3.5 Las tiradas de golpe gratuitas      país de campo de batalla degrada el',
    'pueden ignorar las restricciones.         estado DEFCON en un nivel.',
  ].join('\n');

  test('are read one after the other', () => {
    const texts = read('a.txt', page).document.blocks.map(({ text }) => text);
    expect(texts[1]).toBe(
      '6.3.4 Cualquier intento de golpe en un país de campo de batalla degrada el estado DEFCON en dos niveles.',
    );
    expect(texts.at(-1)).toMatch(/^8\.1\.4 .* en un nivel\.$/);
  });

  test('and a finding is in its own', () => expect(found('a.txt', page)).toContain('4:18 number'));

  test('but a table is read line by line', () => {
    const table = ['DEFCON 5   sin efecto', 'DEFCON 4   Europa', 'DEFCON 3   Asia', 'DEFCON 2   Oriente Medio'];
    const { blocks } = read('a.txt', table.join('\n')).document;
    expect(blocks[0]!.text).toContain('DEFCON 5   sin efecto');
  });
});

test('a comment suppresses a check beside the text, with a reason, in Markdown, HTML and PO', () => {
  const comment = (reason: string) => `<!-- crosscheck-ignore modality${reason} -->`;
  const entry = `msgid "y"\nmsgstr "${CHINA}"\n`;
  expect(found('a.md', `${comment(': así jugamos')}\n\n${CHINA}\n`)).toEqual([]);
  expect(found('a.html', `${comment(': así jugamos')}<p>${CHINA}</p>\n`)).toEqual([]);
  expect(found('a.po', `# crosscheck-ignore modality: así jugamos\n${entry}`)).toEqual([]);
  expect(found('a.md', `${comment('')}\n\n${CHINA}\n`)).toEqual(['3:1 modality']);
  expect(found('a.po', `# crosscheck-ignore modality: así jugamos\nmsgid "z"\nmsgstr "Otra."\n\n${entry}`)).toEqual([
    '6:9 modality',
  ]);
});
