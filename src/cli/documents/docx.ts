/** A document of Word as HTML. */
import { packed, partsOf } from './archive.ts';
import { optional } from './optional.ts';

/** The part of `mammoth` that we use. */
interface Mammoth {
  convertToHtml(input: { buffer: Uint8Array }, options: object): Promise<{ readonly value: string }>;
}

/** The text of a `.docx` file as HTML. Throws an `Error` if it is broken. */
export async function docxAsHtml(bytes: Uint8Array, name: string): Promise<string> {
  const mammoth = optional<Mammoth>('mammoth', name);
  // Without its pictures and fonts, and no larger than it says.
  const parts = partsOf(bytes, (part) => /\.(?:xml|rels)$/.test(part) && !part.startsWith('word/theme'));
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(packed(parts)) },
    { styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"] },
  );
  return value;
}
