/** The glossary as CSV and TBX (ISO 30042, core dialect): terms and names in all languages. */

import { toXmlId } from './tbx.ts';

/** One concept; in each language the preferred form, other forms, and forms to avoid with the reason. */
export interface Concept {
  readonly id: string;
  readonly subject: string;
  readonly terms: Readonly<Record<string, ConceptTerm>>;
}

export interface ConceptTerm {
  readonly form: string;
  readonly forms: readonly string[];
  readonly avoid: readonly { readonly form: string; readonly why: string }[];
}

const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);

/** A row for every concept: preferred forms, then accepted and forbidden ones, each language apart. */
export function writeCsv(concepts: readonly Concept[], locales: readonly string[]): string {
  const head = ['id', 'subject', ...locales.flatMap((locale) => [locale, `${locale} forms`, `${locale} avoid`])];
  const rows = concepts.map(({ id, subject, terms }) => [
    id,
    subject,
    ...locales.flatMap((locale) => {
      const { form = '', forms = [], avoid = [] } = terms[locale] ?? {};
      return [form, forms.join('; '), avoid.map((each) => `${each.form} (${each.why})`).join('; ')];
    }),
  ]);
  return [head, ...rows]
    .map((row) => row.map(quote).join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** Reads a CSV that a spreadsheet may have saved, with commas, semicolons or tabs: id -> column -> cell. */
export function readCsv(text: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const [head = [], ...rows] = parseCsv(text);
  const names = head.map((name) => name.trim());
  const at = names.indexOf('id');
  if (at < 0 || !names.includes('en')) throw new Error('the first row must name the columns, with "id" and "en"');
  return new Map(
    rows
      .filter((row) => row[at])
      .map((row) => [row[at]!, Object.fromEntries(names.map((name, index) => [name, row[index] ?? '']))]),
  );
}

/** The cells of a CSV, row by row. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  const body = text.replace(/^\uFEFF/, '');
  const line = /^[^\n]*/.exec(body)![0];
  const comma = [',', ';', '\t'].sort((a, b) => line.split(b).length - line.split(a).length)[0];
  for (let at = 0; at < body.length; at++) {
    const char = body[at]!;
    if (quoted && char === '"' && body[at + 1] === '"') cell += body[++at];
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === comma || char === '\n')) {
      rows.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  if (quoted) throw new Error('a quotation mark is never closed');
  if (cell !== '' || rows.at(-1)!.length > 0) rows.at(-1)!.push(cell);
  return rows.filter((row) => row.length > 0);
}

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** TBX-Basic: preferred, admitted and deprecated terms with a note. */
export function writeTbx(concepts: readonly Concept[], locales: readonly string[]): string {
  const term = (form: string, status: string, note?: string) =>
    `        <termSec><term>${escapeXml(form)}</term><termNote type="administrativeStatus">${status}</termNote>${note ? `<note>${escapeXml(note)}</note>` : ''}</termSec>`;
  const entries = concepts.map(({ id, subject, terms }) => {
    const sections = locales.flatMap((locale) => {
      const entry = terms[locale];
      if (!entry || entry.form === '') return [];
      const lines = [
        term(entry.form, 'preferredTerm-admn-sts'),
        ...entry.forms.map((form) => term(form, 'admittedTerm-admn-sts')),
        ...entry.avoid.map(({ form, why }) => term(form, 'deprecatedTerm-admn-sts', why)),
      ];
      return [`      <langSec xml:lang="${locale}">\n${lines.join('\n')}\n      </langSec>`];
    });
    return `    <conceptEntry id="${toXmlId(id)}">\n      <descrip type="subjectField">${escapeXml(subject)}</descrip>\n${sections.join('\n')}\n    </conceptEntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<tbx style="dca" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader><fileDesc><sourceDesc><p>Cold War Arbiter, terms and names of Twilight Struggle</p></sourceDesc></fileDesc></tbxHeader>
  <text><body>
${entries.join('\n')}
  </body></text>
</tbx>
`;
}
