/**
 * XLIFF 1.2 and 2.0: one file element for each part, the rest of the id names the unit. Both say of each text whether it is
 * translated, to be reviewed, or not yet begun, which the libraries for them leave out.
 */
import { grouped } from '../core/grouped.ts';
import { fromToken, type TransFile, type TransUnit, toToken } from './units.ts';
import { readXml, type XmlTag } from './xml.ts';

export const XLIFF_VERSIONS = ['1.2', '2.0'] as const;
export type XliffVersion = (typeof XLIFF_VERSIONS)[number];

const escaped = (text: string) => text.replace(/[&<>"\r]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Writes the units by part. */
export function writeXliff({ locale, units }: TransFile, version: XliffVersion = '2.0'): string {
  const files = [...grouped(units, partOf)];
  const body = files.map(([part, own]) => (version === '1.2' ? file12(part, own, locale) : file20(part, own)));
  const head =
    version === '1.2'
      ? '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">'
      : `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${escaped(locale)}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${body.join('\n')}\n</xliff>\n`;
}

const partOf = ({ id }: Pick<TransUnit, 'id'>): string => id.split('/')[0]!;
const tokenOf = ({ id }: TransUnit): string => escaped(toToken(id.slice(partOf({ id }).length + 1)));

function file12(part: string, units: readonly TransUnit[], locale: string): string {
  const each = units.map((unit) => {
    const { id, source, target, note, fuzzy } = unit;
    const state = fuzzy ? 'needs-review-translation' : 'translated';
    return [
      // A tool that drops the name keeps the id: it says the part as well.
      `      <trans-unit id="${escaped(toToken(id))}" resname="${escaped(id)}" xml:space="preserve"${target === '' ? '' : ` approved="${fuzzy ? 'no' : 'yes'}"`}>`,
      `        <source>${escaped(source)}</source>`,
      ...(target === '' ? [] : [`        <target state="${state}">${escaped(target)}</target>`]),
      ...(note === undefined ? [] : [`        <note>${escaped(note)}</note>`]),
      '      </trans-unit>',
    ].join('\n');
  });
  return `  <file original="${escaped(part)}" source-language="en" target-language="${escaped(locale)}" datatype="plaintext">\n    <body>\n${each.join('\n')}\n    </body>\n  </file>`;
}

function file20(part: string, units: readonly TransUnit[]): string {
  const each = units.map((unit) => {
    const { source, target, note, fuzzy } = unit;
    // A translation that is only a proposal stands in a segment that has not been begun.
    const state = target === '' || fuzzy ? 'initial' : 'translated';
    return [
      `    <unit id="${tokenOf(unit)}" xml:space="preserve">`,
      ...(note === undefined ? [] : [`      <notes><note>${escaped(note)}</note></notes>`]),
      `      <segment state="${state}">`,
      `        <source>${escaped(source)}</source>`,
      ...(target === '' ? [] : [`        <target>${escaped(target)}</target>`]),
      '      </segment>',
      '    </unit>',
    ].join('\n');
  });
  return `  <file id="${escaped(part)}">\n${each.join('\n')}\n  </file>`;
}

/** The id with its part, which ours say themselves in XLIFF 1.2. */
const within = (part: string, id: string) => (id.startsWith(`${part}/`) ? id : `${part}/${id}`);

/** What a file says of its texts; without any states it cannot say that one is to be reviewed, or has been. */
export interface XliffFile extends TransFile {
  readonly reviews: boolean;
}

interface Open {
  id: string;
  source: string;
  target: string;
  note: string;
  fuzzy: boolean;
}

/** What stands in a text element, and what holds it; a proposal of a translation memory is held by another element. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  source: ['segment', 'ignorable', 'trans-unit'],
  target: ['segment', 'ignorable', 'trans-unit'],
  note: ['notes', 'trans-unit'],
};

/**
 * Reads XLIFF 1.1, 1.2 or 2, as `writeXliff` or a translator's tool wrote it.
 * @throws Error if it is cut short or is another kind of XML
 */
export function readXliff(text: string): XliffFile {
  if (!/<xliff[\s>]/.test(text)) throw new Error('this XML is no XLIFF');
  if (!/<\/xliff>\s*$/.test(text)) throw new Error('the file is cut short: its end is missing');
  // Entities of a document's own can be made to fill the memory or to name other files; nothing of ours needs any.
  if (/<!DOCTYPE/i.test(text)) throw new Error('it declares a document type, which is not read');
  const units: TransUnit[] = [];
  const path: string[] = [];
  let [locale, part, reviews, files] = ['', '', false, 0];
  let unit: Open | undefined;
  let into: 'source' | 'target' | 'note' | undefined;
  const opened: Readonly<Record<string, (tag: XmlTag) => void>> = {
    xliff: ({ attributes }) => {
      locale = attributes.get('trgLang') ?? '';
    },
    file: ({ attributes }) => {
      files++;
      part = attributes.get('id') ?? attributes.get('original') ?? '';
      locale ||= attributes.get('target-language') ?? '';
    },
    unit: ({ attributes }) => begin(`${part}/${fromToken(attributes.get('id') ?? '')}`),
    'trans-unit': ({ attributes }) =>
      // The header of a PO file is no text.
      attributes.get('restype') !== 'x-gettext-domain-header' &&
      begin(attributes.get('resname') ?? within(part, fromToken(attributes.get('id') ?? ''))),
    segment: ({ attributes }) => stateOf(attributes.get('state'), ['initial']),
    target: ({ attributes }) => {
      if (path.at(-1) === 'trans-unit') stateOf(attributes.get('state'), ['new', /^needs-/]);
    },
  };
  const begin = (id: string) => {
    unit = { id, source: '', target: '', note: '', fuzzy: false };
  };
  const stateOf = (state: string | undefined, open: readonly (string | RegExp)[]) => {
    if (state === undefined) return;
    reviews = true;
    if (unit && open.some((each) => (typeof each === 'string' ? each === state : each.test(state)))) unit.fuzzy = true;
  };
  readXml(text, {
    open(tag) {
      // We write no markup inside a text; a tool that adds some has changed more than the words.
      if (into) throw new Error('a text has markup inside');
      opened[tag.local]?.(tag);
      if (unit && HOLDERS[tag.local]?.includes(path.at(-1) ?? '')) into = tag.local as NonNullable<typeof into>;
      path.push(tag.local);
    },
    text(some) {
      if (into && unit) unit[into] += some;
    },
    close({ local }) {
      path.pop();
      into = undefined;
      if ((local !== 'unit' && local !== 'trans-unit') || !unit) return;
      const { id, source, target, note, fuzzy } = unit;
      // A tool may add the header of a PO file.
      if (source !== '')
        units.push({
          id,
          source,
          target,
          ...(note && { note }),
          ...(fuzzy && target !== '' && { fuzzy: true as const }),
        });
      unit = undefined;
    },
  });
  if (files === 0) throw new Error('it holds no <file>');
  return { locale: locale.replace('_', '-'), units, reviews };
}
