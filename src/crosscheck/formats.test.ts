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

describe('what a reader does not see changes nothing', () => {
  test.each([
    ['possible hyphens', COUP.replace(/intento|degrada/g, (word) => `${word.slice(0, 4)}\u00AD${word.slice(4)}`)],
    ['accents apart from their letters', COUP.normalize('NFD')],
    ['spaces without width', COUP.replaceAll('o ', 'o\u200B ')],
  ])('%s', (_, text) => {
    const column = text.indexOf('dos') + 1;
    expect(found('a.txt', text)).toEqual([`1:${column} number`]);
  });

  test('entities of HTML, accents and apostrophes among them', () => {
    const text =
      'Un Evento dell&rsquo;avversario pu&ograve; essere gi&agrave; gio&shy;cato, cio&egrave; &laquo;concluso&raquo;.';
    const { document } = crosscheck('a.html', `<p>${text}</p>`, { ...loadResources('it', 'deluxe'), sections: [] });
    expect(document.blocks[0]!.text).toBe('Un Evento dell’avversario può essere già giocato, cioè «concluso».');
  });

  test('entities of HTML whose names have digits, or are of letters of other languages', () => {
    const { document } = read('a.html', '<p>La regla &sup2; dice &frac12; &euro; a &Scaron;koda.</p>');
    expect(document.blocks[0]!.text).toBe('La regla ² dice ½ € a Škoda.');
  });

  test('an entity of HTML beyond all characters is a character that cannot be read', () => {
    expect(read('a.html', '<p>&#xFFFFFFFF;&#0;&bogus;Regla</p>').document.blocks[0]!.text).toContain('Regla');
  });

  test('tags at the start of a translation unit', () => {
    const unit = `<unit id="1"><segment><source>x</source><target><pc id="1">${COUP}</pc></target></segment></unit>`;
    expect(found('a.xlf', `<xliff version="2.0"><file id="f">${unit}</file></xliff>\n`)).toEqual(['1:180 number']);
  });

  test('a cell with the number of the clause that stands in the next one', () => {
    const { blocks } = read('a.html', `<table><tr><td>6.3.4</td><td>${COUP}</td></tr></table>`).document;
    expect(blocks.map(({ label }) => label)).toEqual(['6.3.4']);
  });
});

describe('lines cut at a margin', () => {
  const filler =
    'Un jugador coloca sus marcadores de influencia en los\npaíses vecinos de los suyos y no en los demás, uno a\nuno, hasta que no le quedan puntos de operaciones de\nla carta que ha jugado en esta ronda de acción, y no\nmás.\n\n';
  const blocks = (text: string) =>
    read('a.txt', filler + text)
      .document.blocks.map((block) => block.text)
      .slice(1);

  test('an abbreviation or a word in capitals at the cut ends no paragraph', () => {
    const text =
      'Hay en el mapa dos casillas, una de ellas para los EE.\nUU. y la otra, que está al este de las demás, para la\nURSS.';
    expect(blocks(text)).toEqual([text.replaceAll('\n', ' ')]);
  });

  test('a line that had room for the next word ends one', () => {
    const text =
      'La estrella blanca es la de las cartas de EE. UU.\nLa estrella roja es la de las cartas de la Unión Soviética.';
    expect(blocks(text)).toEqual(text.split('\n'));
  });

  test('a page that turns in the middle of a sentence ends none', () => {
    const furniture = '\n\n© 2006 GMT Games, LLC\n\n';
    const text =
      'Cualquier intento de golpe en un país de campo de\nbatalla degrada el estado que tiene el registro de la';
    expect(blocks(`${text}${furniture}Guerra Fría.`)).toEqual([`${text} Guerra Fría.`.replace('\n', ' ')]);
  });
});

test('a number before a short line alone is that of a heading, and one of several that of a list', () => {
  const { blocks } = read('a.txt', '3. Preparación\n\nSe barajan las cartas.\n\n1. Se roban\n2. Se juegan\n').document;
  expect(blocks.map(({ kind, label, marker }) => [kind, label ?? marker])).toEqual([
    ['heading', '3'],
    ['paragraph', undefined],
    ['item', '1.'],
    ['item', '2.'],
  ]);
});

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

  test('with a gap in one of them beside a line of the other, and a page turned', () => {
    const turned = page.replace('6.3 ', '\f6.3 ').split('\n');
    turned.splice(4, 0, '                                          8.1.5 Nada más.', 'Nadie lo evita.');
    const texts = read('a.txt', turned.join('\n')).document.blocks.map(({ text }) => text);
    expect(texts).toContain('8.1.5 Nada más.');
    expect(texts).toContain(
      '6.3.4 Cualquier intento de golpe en un país de campo de batalla degrada el estado DEFCON en dos niveles.',
    );
  });

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
