/** The translations in a PO or XLIFF file. */
import type { Piece } from '../types.ts';
import { type PlainLine, stripMarkup } from './markup.ts';

/** Is the document one of translation units? */
export function holdsUnits(name: string, source: string): 'po' | 'xliff' | undefined {
  if (/\.po$/i.test(name) || /^(?:#.*\n)*msg(?:id|ctxt) "/.test(source)) return 'po';
  return /\.xlf$|\.xliff$/i.test(name) || /^\s*(?:<\?xml[^>]*>\s*)?<xliff\b/.test(source) ? 'xliff' : undefined;
}

/** The translations, each where it stands. */
export function targetLines(source: string, kind: 'po' | 'xliff'): readonly PlainLine[] {
  return kind === 'po' ? poLines(source) : stripMarkup(xliffTargets(source), 'html').lines;
}

/** The translations as one text, as a sample of the language. */
export function targetsOf(source: string, kind: 'po' | 'xliff'): string {
  return targetLines(source, kind)
    .map(({ text }) => text)
    .join('\n');
}

/** The header of a PO file, the translation of the empty text, is left out. */
function poLines(source: string): readonly PlainLine[] {
  const found: { number: number; text: string; pieces: Piece[] }[] = [];
  let open: (typeof found)[number] | undefined;
  let isHeader = false;
  const lines = source.split(/\r\n|\n/);
  for (const [index, line] of lines.entries()) {
    const match = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)?(\s*)"(.*)"\s*$/.exec(line);
    const [, keyword, space = '', text = ''] = match ?? [];
    if (keyword === 'msgid') isHeader = text === '' && !/^"./.test(lines[index + 1] ?? '');
    if (!match || (keyword && !keyword.startsWith('msgstr'))) open = undefined;
    else if (keyword) {
      open = { number: index + 1, text: '', pieces: [] };
      if (!isHeader) found.push(open);
    }
    if (!match || !open || text === '') continue;
    open.pieces.push({ offset: open.text.length, line: index + 1, column: (keyword ?? '').length + space.length + 2 });
    open.text += text.replace(/\\n/g, ' ').replace(/\\(["\\])/g, '$1');
  }
  // An empty line between two keeps a translation from running on into the next.
  return found
    .filter(({ text }) => proseOnly(text) !== '')
    .flatMap((line) => [
      { ...line, heading: false, matter: false },
      { number: line.number, text: '', pieces: [], heading: false, matter: false },
    ]);
}

/** Templates and fragments of sentences are no rules text; `--self` and the tools themselves look after them. */
function proseOnly(text: string): string {
  return /^[\p{Lu}\d¿¡«“"+]/u.test(text.replace(/^(?:\s|<[^<>]*>)+/, '')) && !text.includes('{') ? text : '';
}

function xliffTargets(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let [text, from] = ['', 0];
  for (const match of source.matchAll(/<target\b[^<>]*>([^<]*(?:<(?!\/?target\b)[^<]*)*)<\/target>/g)) {
    const start = match.index + match[0].indexOf('>') + 1;
    // A paragraph of its own, in the place of the end of the tag.
    text += `${blank(source.slice(from, start - 3))}<p>${proseOnly(match[1]!) === '' ? blank(match[1]!) : match[1]}`;
    from = start + match[1]!.length;
  }
  return text + blank(source.slice(from));
}
