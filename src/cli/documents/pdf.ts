/**
 * The text of a PDF, line by line and page by page in the order in which the file has it. A file whose columns stand in
 * another order than they are read in is told by the findings, not mended here.
 */
import { optional } from './optional.ts';

/** The part of `pdfjs-dist` that we use. */
interface PdfJs {
  getDocument(options: object): { readonly promise: Promise<PdfDocument>; destroy(): Promise<void> };
}
interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<{ getTextContent(): Promise<{ readonly items: readonly Item[] }> }>;
}
/** A run of characters; `transform` ends with where its base line starts. Marks of structure have no text. */
export interface Item {
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly height?: number;
}

/** The text of a PDF; a form feed starts a page. Throws an `Error` if it is broken, locked or has no text. */
export async function pdfAsText(bytes: Uint8Array, name: string): Promise<string> {
  const pdfjs = optional<PdfJs>('pdfjs-dist/legacy/build/pdf.mjs', name);
  const task = pdfjs.getDocument({
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(linesOf(items).join('\n'));
    }
    if (pages.every((page) => page.trim() === '')) throw new Error('it holds pictures of pages, and no text');
    return pages.join('\n\f');
  } finally {
    await task.destroy();
  }
}

/** More than this many heights of a line lie between two paragraphs. */
const PARAGRAPH = 1.7;

/** Runs of characters -> lines, with an empty line between paragraphs that stand apart. */
export function linesOf(items: readonly Item[]): readonly string[] {
  const lines: string[] = [];
  let last: { readonly x: number; readonly y: number; readonly height: number } | undefined;
  for (const { str, transform, width = 0, height: own = 0 } of items) {
    if (str === undefined || !transform || str === '') continue;
    const [x, y] = [transform[4] ?? 0, transform[5] ?? 0];
    const height = own || last?.height || 10;
    // A superscript stands a little higher, and a new line at least at its left.
    const isSame = last && Math.abs(y - last.y) < Math.max(height, last.height) * 0.5 && x > last.x - height;
    if (isSame) {
      const gap = x - last!.x > height * 0.2 && !/\s$/.test(lines.at(-1)!) && !/^\s/.test(str);
      lines[lines.length - 1] += `${gap ? ' ' : ''}${str}`;
    } else {
      if (str.trim() === '') continue;
      if (last && last.y - y > Math.max(height, last.height) * PARAGRAPH) lines.push('');
      lines.push(str);
    }
    last = { x: x + width, y: isSame ? last!.y : y, height };
  }
  return lines.map((line) => line.trimEnd());
}
