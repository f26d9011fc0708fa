/** XLIFF 2.0: one file element for each part, the rest of the id names the unit. */
import xliff from 'xliff';
import type { TransFile, TransUnit } from './units.ts';

/** Writes the units by part. */
export async function writeXliff({ locale, units }: TransFile): Promise<string> {
  const resources: Record<string, Record<string, { source: string; target: string; note?: string }>> = {};
  for (const { id, source, target, note } of units) {
    const [part, ...rest] = id.split('/');
    resources[part!] ??= {};
    resources[part!]![rest.join('/')] = { source, target, ...(note !== undefined && { note }) };
  }
  return await xliff.js2xliff({ resources, sourceLanguage: 'en', targetLanguage: locale });
}

/** Reads XLIFF 2.0 as `writeXliff` or a translator's tool wrote it. */
export async function readXliff(text: string): Promise<TransFile> {
  const { resources, targetLanguage } = await xliff.xliff2js(text);
  const units = Object.entries(resources).flatMap(([part, entries]) =>
    Object.entries(entries).map(
      ([id, { source, target, note }]): TransUnit => ({
        id: `${part}/${id}`,
        source,
        target: target ?? '',
        ...(note && { note }),
      }),
    ),
  );
  return { locale: targetLanguage, units };
}
