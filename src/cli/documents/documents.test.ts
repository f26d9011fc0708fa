/** A rulebook as it is given. The documents are made here, of sentences of ours. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { arbiter, fileOf } from '../fixtures.ts';
import { linesOf } from './pdf.ts';
import { readDocument } from './read.ts';

const io = { stdin: { async *[Symbol.asyncIterator]() {} }, stdout: { write() {} }, stderr: { write() {} }, env: {} };
let count = 0;
const read = (content: string | Uint8Array, ending: string) =>
  readDocument(fileOf(content, `rulebook-${++count}.${ending}`), io);
const textOf = async (content: string | Uint8Array, ending: string) => (await read(content, ending)).text;

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const docx = (body: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ),
  });
const wp = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const odt = (body: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });

/** Each page a list of lines, each with its place; Latin letters with accents as the encoding of Windows has them. */
function pdf(...pages: readonly (readonly (readonly [x: number, y: number, text: string])[])[]): Uint8Array {
  const first = 4;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((lines, index) => {
      const shown = lines.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + 2 * index + 1} 0 R>>`,
        `<</Length ${shown.length}>>stream\n${shown}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const at = objects.map((object, index) => {
    const from = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return from;
  });
  const xref = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${at.map((each) => `${String(each).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`;
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

describe('a document of Word', () => {
  test('is its headings, paragraphs and lists, without its pictures', async () => {
    const body = `${wp('Operaciones', 'Heading1')}${wp('El jugador en fase coloca * un marcador.')}${wp('')}${wp('Después roba una carta.')}`;
    expect(await read(docx(body), 'docx')).toMatchObject({
      taken: true,
      text: '# Operaciones\n\nEl jugador en fase coloca \\* un marcador.\n\nDespués roba una carta.',
    });
  });
});

describe('a document in OpenDocument', () => {
  test('is its headings, paragraphs and lists; a note stands after the text, a remark and a deletion nowhere', async () => {
    const body =
      '<text:h>Operaciones</text:h><text:tracked-changes><text:p>gelöscht</text:p></text:tracked-changes>' +
      '<text:p>El jugador<text:s/>en <text:span>fase</text:span><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>O activo.</text:p></text:note-body></text:note> coloca &amp; roba.<office:annotation><text:p>¿sí?</text:p></office:annotation></text:p>' +
      '<text:list><text:list-item><text:p>Un marcador.</text:p></text:list-item><text:list-item><text:p>Una carta.</text:p></text:list-item></text:list>';
    expect(await textOf(odt(body), 'odt')).toBe(
      '# Operaciones\n\nEl jugador en fase coloca & roba.\n\n* Un marcador.\n\n* Una carta.\n\nO activo.',
    );
  });
});

describe('a PDF', () => {
  test('is its lines, page by page, with an empty line where paragraphs stand apart', async () => {
    const bytes = pdf(
      [
        [72, 700, 'El jugador en fase coloca'],
        [72, 688, 'un marcador.'],
        [72, 660, 'Despu\u00e9s roba una carta.'],
      ],
      [[72, 700, 'Fin.']],
    );
    expect(await textOf(bytes, 'pdf')).toBe(
      'El jugador en fase coloca\nun marcador.\n\nDespués roba una carta.\n\fFin.',
    );
  });

  test('keeps the columns in the order in which the file has them', async () => {
    const bytes = pdf([
      [300, 700, 'derecha uno'],
      [300, 688, 'derecha dos'],
      [72, 700, 'izquierda uno'],
    ]);
    expect(await textOf(bytes, 'pdf')).toBe('derecha uno\nderecha dos\nizquierda uno');
  });

  test('of pictures says that it holds no text', async () => {
    await expect(read(pdf([]), 'pdf')).rejects.toThrow('pictures of pages, and no text');
  });

  test('joins runs of one line, with a space only where there is a gap', () => {
    const run = (str: string, x: number, width: number) => ({
      str,
      transform: [10, 0, 0, 10, x, 700],
      width,
      height: 10,
    });
    expect(linesOf([run('Influ', 72, 20), run('encia', 92, 20), run('de la', 120, 20), { str: '' }])).toEqual([
      'Influencia de la',
    ]);
  });
});

describe('whatever else is given', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['an old document of Word', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'save it as .docx'],
    ['RTF', '{\\rtf1 Regla}', 'save it as .docx'],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('x') }), 'is an archive'],
    ['half an archive', docx(wp('Regla')).subarray(0, 200), 'cannot be read'],
    ['a document without a word', docx(wp('')), 'holds no text'],
    [
      'an archive that unpacks to too much',
      zipSync({ 'content.xml': new Uint8Array(60_000_000) }, { level: 9 }),
      'unpacks to more',
    ],
    ['a text longer than any rulebook', 'Una regla.\n'.repeat(50_000), 'longer than any rulebook'],
    [
      'UTF-8 that was cut off',
      Buffer.from('región, país y acción').subarray(0, -2),
      'line 1 holds bytes that are no UTF-8',
    ],
    ['half a PDF', '%PDF-1.4\nnothing', 'cannot be read'],
    ['a picture', Uint8Array.from({ length: 4000 }, (_, n) => (n * 7) % 256), 'not a text file'],
  ])('%s is told in a sentence', async (_, content, said) => {
    await expect(read(content, 'bin')).rejects.toThrow(said);
  });
});

describe('the encoding', () => {
  const text = 'Карта события остаётся в игре, пока действует. Cada región.\n'.repeat(5);
  const utf16 = (mark: boolean, swap: boolean) =>
    Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')[swap ? 'swap16' : 'valueOf']() as Uint8Array;
  test.each([
    ['UTF-16 with its mark', utf16(true, false), 'utf-16le'],
    ['UTF-16 the other way round', utf16(true, true), 'utf-16be'],
    ['UTF-16 without its mark', utf16(false, false), 'utf-16le'],
    ['UTF-16 the other way round without its mark', utf16(false, true), 'utf-16be'],
  ])('%s is read, and said', async (_, bytes, guessed) => {
    expect(await read(bytes, 'txt')).toMatchObject({ text, guessed });
  });

  test('of a page is the one it names', async () => {
    const page = '<meta charset="iso-8859-5"><p>\xb8\xd3\xe0\xde\xda</p>';
    const bytes = Uint8Array.from(page, (char) => char.charCodeAt(0));
    expect(await read(bytes, 'html')).toMatchObject({ guessed: 'iso-8859-5', text: expect.stringContaining('Игрок') });
  });
});

test('the cross-check of a document says where its lines are counted', async () => {
  const body = wp(
    'La carta de puntuación nunca puede retenerse de un turno a otro, y quien la retiene pierde la partida.',
  ).repeat(3);
  const { err } = await arbiter(['crosscheck', fileOf(docx(body), 'short.docx'), '--locale', 'es', '--lang', 'en']);
  expect(err).toContain('lines are counted in the text taken out of');
});
