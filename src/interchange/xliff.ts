/** XLIFF 2.0: one file element for each part, the rest of the id names the unit. */
import xliff from 'xliff';
import type { TransFile, TransUnit } from './units.ts';

/** An id in XLIFF is an NMTOKEN: no slash, no tilde. */
const toToken = (id: string) => id.replace(/~/g, '::').replace(/\//g, ':');
const fromToken = (token: string) => token.replace(/::/g, '~').replace(/:/g, '/');

/** Writes the units by part. */
export async function writeXliff({ locale, units }: TransFile): Promise<string> {
  const resources: Record<string, Record<string, { source: string; target: string; note?: string }>> = {};
  for (const { id, source, target, note } of units) {
    const [part, ...rest] = id.split('/');
    resources[part!] ??= {};
    resources[part!]![toToken(rest.join('/'))] = { source, target, ...(note !== undefined && { note }) };
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${await xliff.js2xliff({ resources, sourceLanguage: 'en', targetLanguage: locale })}\n`;
}

/**
 * Reads XLIFF 2.0 as `writeXliff` or a translator's tool wrote it.
 * @throws Error if it is cut short or is another kind of XML
 */
export async function readXliff(text: string): Promise<TransFile> {
  if (!/<xliff[\s>]/.test(text)) throw new Error('this XML is no XLIFF');
  if (!/<\/xliff>\s*$/.test(text)) throw new Error('the file is cut short: its end is missing');
  // Entities of a document's own can be made to fill the memory or to name other files; nothing of ours needs any.
  if (/<!DOCTYPE/i.test(text)) throw new Error('it declares a document type, which is not read');
  if (!/<file[\s>]/.test(text)) throw new Error('it holds no <file>');
  const { resources, targetLanguage } = await xliff.xliff2js(text);
  const units = Object.entries(resources).flatMap(([part, entries]) =>
    Object.entries(entries).map(
      ([token, { source, target, note }]): TransUnit => ({
        id: `${part}/${fromToken(token)}`,
        source: plain(source),
        target: plain(target),
        ...(note && { note }),
      }),
    ),
  );
  return { locale: targetLanguage ?? '', units };
}

/** We write no markup inside a text; a tool that adds some has changed more than the words. */
function plain(text: unknown): string {
  if (text === undefined || text === null) return '';
  if (typeof text === 'string') return text;
  throw new Error('a text has markup inside');
}
