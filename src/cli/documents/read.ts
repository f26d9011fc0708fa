/** A rulebook as it is given: text in whatever encoding, HTML, a document of Word or OpenDocument, a PDF. */
import { wording } from '../../core/wording.ts';
import { stripMarkup } from '../../crosscheck/text/markup.ts';
import { holdsUnits } from '../../crosscheck/text/targets.ts';
import { PAINT } from '../../data/paint.ts';
import { brokenLine, type Decoded, decode } from '../commands/decode.ts';
import { Stop } from '../exit.ts';
import { checkText, readBytes } from '../input.ts';
import type { Io } from '../io.ts';
import { partsOf } from './archive.ts';
import { docxAsHtml } from './docx.ts';
import { odtAsHtml } from './odt.ts';
import { pdfAsText } from './pdf.ts';

/** A text, and whether it was taken out of something else, so that its lines are nowhere to be seen. */
export interface ReadDocument extends Decoded {
  readonly name: string;
  readonly taken?: true;
}

/** Larger than any rulebook, in bytes. */
const MAX_BYTES = 50_000_000;

/** Longer than any rulebook, in characters: the time of a check grows with the square of it. */
const MAX_CHARACTERS = 500_000;

/** Reads a document. Throws a `Stop` that says what is wrong with it. */
export async function readDocument(path: string, io: Io): Promise<ReadDocument> {
  const document = await readAny(path, io);
  const { name, text } = document;
  if (text.length > MAX_CHARACTERS && holdsUnits(name, text) === undefined)
    throw new Stop(
      wording('arbiter: {name} is longer than any rulebook: {count} characters, of which {most} can be checked', {
        name,
        count: text.length,
        most: MAX_CHARACTERS,
      }),
    );
  return document;
}

async function readAny(path: string, io: Io): Promise<ReadDocument> {
  const { name, bytes } = await readBytes(path, io, MAX_BYTES);
  const kind = kindOf(bytes);
  if (kind === 'text') {
    const decoded = decode(bytes);
    if (decoded?.guessed?.startsWith('utf-16')) return { name, ...decoded, text: unpainted(decoded.text) };
    const checked = decode(checkText(name, bytes));
    if (checked) return { name, ...checked };
    const line = brokenLine(bytes);
    if (line !== undefined)
      throw new Stop(wording('arbiter: {name} is damaged: line {line} holds bytes that are no UTF-8', { name, line }));
    throw new Stop(wording('arbiter: {name} is no UTF-8 text', { name }));
  }
  const text = await textOf(kind, bytes, name);
  if (text.trim() === '') throw new Stop(wording('arbiter: {name} holds no text', { name }));
  return { name, text: unpainted(text), taken: true };
}

type Kind = 'text' | 'pdf' | 'zip' | 'doc' | 'rtf';

function kindOf(bytes: Uint8Array): Kind {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  // A PDF may have something before its start.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004')) return 'zip';
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'doc';
  return head.startsWith('{\\rtf') ? 'rtf' : 'text';
}

/** What stands for our own colours means nothing in a file. */
const unpainted = (text: string): string => text.replaceAll(PAINT, '\uFFFD');

async function textOf(kind: Exclude<Kind, 'text'>, bytes: Uint8Array, name: string): Promise<string> {
  if (kind === 'doc')
    throw new Stop(wording('arbiter: {name} is a document of an old Word; save it as .docx or .odt', { name }));
  if (kind === 'rtf') throw new Stop(wording('arbiter: {name} is RTF; save it as .docx or .odt', { name }));
  try {
    if (kind === 'pdf') return await pdfAsText(bytes, name);
    return asMarkdown(await htmlOf(bytes, name));
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw unreadable(name, error);
  }
}

async function htmlOf(bytes: Uint8Array, name: string): Promise<string> {
  const names = Object.keys(partsOf(bytes, (part) => part === 'word/document.xml' || part === 'content.xml'));
  if (names.includes('word/document.xml')) return await docxAsHtml(bytes, name);
  if (names.includes('content.xml')) return odtAsHtml(bytes);
  throw new Stop(
    wording('arbiter: {name} is an archive; a document in .docx or .odt, a PDF, HTML or a text is expected', { name }),
  );
}

function unreadable(name: string, error: unknown): Stop {
  const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
  if (kind === 'PasswordException')
    return new Stop(wording('arbiter: {name} is locked with a password; save it without one', { name }));
  return new Stop(wording('arbiter: {name} cannot be read: {reason}', { name, reason: message.split('\n')[0] ?? '' }));
}

/** A line for each heading, item and paragraph, with an empty one between. */
function asMarkdown(html: string): string {
  return stripMarkup(html, 'html')
    .lines.filter(({ text }) => text !== '')
    .map(({ text, heading, marker }) => {
      const plain = text.replace(/[\\*_#]/g, (char) => `\\${char}`);
      return `${heading ? '# ' : marker ? '* ' : ''}${plain}`;
    })
    .join('\n\n');
}
