/** The glossary that a spreadsheet has saved, as translation units: one file for each language. */
import { type Concept, readCsv } from './glossary.ts';
import { fromXmlId, readTbx } from './tbx.ts';
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

/** Reads TBX as `writeTbx` or a termbase wrote it; its entries are called as ours are. */
export function readGlossaryTbx(text: string): readonly TransFile[] {
  const concepts = readTbx(text);
  const codes = new Set(concepts.flatMap(({ languages }) => languages.map(({ code }) => code)));
  return [...codes]
    .filter((code) => code !== 'en')
    .map((locale) => ({
      locale,
      units: concepts.flatMap(({ id, languages }): TransUnit[] => {
        const own = languages.find(({ code }) => code === locale);
        if (!own) return [];
        const source = languages.find(({ code }) => code === 'en')?.forms[0] ?? '';
        const [form = '', ...forms] = own.forms;
        const cells = [form, joinForms(forms), joinAvoid(own.avoid)];
        return PARTS.map((part, index) => ({ id: unitId(fromXmlId(id), part), source, target: cells[index]! }));
      }),
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
