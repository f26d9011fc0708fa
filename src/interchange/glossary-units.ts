/** The glossary that a spreadsheet has saved, as translation units: one file for each language. */
import { type Concept, readCsv } from './glossary.ts';
import type { TransFile, TransUnit } from './units.ts';

const PARTS = ['', ' forms', ' avoid'] as const;

/** The units of a glossary as it is: preferred form, `/forms` and `/avoid` of every concept. */
export function glossaryUnits(concepts: readonly Concept[], locale: string): TransFile {
  const units = concepts.flatMap(({ id, terms }): TransUnit[] => {
    const source = terms.en?.form ?? '';
    const { form = '', forms = [], avoid = [] } = terms[locale] ?? {};
    const cells = [form, joinForms(forms), joinAvoid(avoid)];
    return PARTS.map((part, index) => ({ id: unitId(id, part), source, target: cells[index]! }));
  });
  return { locale, units };
}

/** Reads a CSV as `writeCsv` wrote it and a spreadsheet may have saved it again. English is the source. */
export function readGlossary(text: string): readonly TransFile[] {
  const rows = readCsv(text);
  const columns = new Set([...rows.values()].flatMap((row) => Object.keys(row)));
  const locales = [...columns].filter((name) => /^[a-z]{2,3}(?:-\w+)?$/.test(name) && !['id', 'en'].includes(name));
  return locales.map((locale) => ({
    locale,
    units: [...rows].flatMap(([id, row]) =>
      PARTS.flatMap((part): TransUnit[] => {
        const target = row[`${locale}${part}`];
        return target === undefined ? [] : [{ id: unitId(id, part), source: row.en ?? '', target: target.trim() }];
      }),
    ),
  }));
}

const unitId = (id: string, part: string) => `glossary/${id}${part.replace(' ', '/')}`;
const joinForms = (forms: readonly string[]) => forms.join('; ');
const joinAvoid = (avoid: readonly { readonly form: string; readonly why: string }[]) =>
  avoid.map(({ form, why }) => `${form} (${why})`).join('; ');

/** `a; b` -> the forms. */
export function splitForms(text: string): readonly string[] {
  return text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** `form (why); form (why)` -> the forms to avoid; undefined if one lacks its reason. */
export function splitAvoid(text: string): readonly { readonly form: string; readonly why: string }[] | undefined {
  const found = text.split(/(?<=\));\s*/).map((each) => /^([^()]*[^()\s])\s*\((.+)\)$/s.exec(each.trim()));
  return found.every((each) => each !== null) ? found.map((each) => ({ form: each[1]!, why: each[2]! })) : undefined;
}
