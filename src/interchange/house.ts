/** A glossary of somebody else's: CSV with any of the usual column names, or TBX. What it calls things, matched to ours. */
import { plain } from '../core/spelling.ts';
import { type Concept, parseCsv } from './glossary.ts';
import { splitAvoid, splitForms } from './glossary-units.ts';
import { fromXmlId, readTbx } from './tbx.ts';

/** An entry as it stands in the file. */
export interface HouseEntry {
  /** Of our own glossary, such as `terms/battleground`; a glossary from elsewhere has none, or others. */
  readonly id: string;
  readonly english: readonly string[];
  /** The preferred form first. */
  readonly forms: readonly string[];
  readonly avoid: readonly { readonly form: string; readonly why: string }[];
}

/** What a house calls a thing of ours. */
export interface HouseMatch {
  readonly kind: 'terms' | 'regions' | 'countries' | 'cards';
  readonly id: string;
  readonly form: string;
  readonly forms: readonly string[];
  readonly avoid: HouseEntry['avoid'];
}

export interface HouseGlossary {
  readonly matches: readonly HouseMatch[];
  /** Entries that name nothing of ours. */
  readonly unknown: readonly HouseEntry[];
}

/** How a column, or a language of a TBX file, may be called: the code with or without a country, or the name. */
function callsLanguage(name: string, locale: string): boolean {
  const [code] = locale.split('-');
  if (new RegExp(`^${code}(?:[-_][a-z]{2,4})?$`, 'i').test(name.trim())) return true;
  return ['en', locale].some(
    (in_) => plain(new Intl.DisplayNames([in_], { type: 'language' }).of(code!) ?? '') === plain(name),
  );
}

/**
 * Reads the glossary of a house.
 * @throws Error saying what is missing, for people
 */
export function readHouse(text: string, locale: string): readonly HouseEntry[] {
  return /^\s*</.test(text) ? readHouseTbx(text, locale) : readHouseCsv(text, locale);
}

function readHouseCsv(text: string, locale: string): readonly HouseEntry[] {
  const [head = [], ...rows] = parseCsv(text);
  const column = (wanted: (name: string) => boolean) => head.findIndex((name) => wanted(name.trim()));
  const own = column((name) => callsLanguage(name, locale));
  const english = column((name) => callsLanguage(name, 'en'));
  const id = column((name) => plain(name) === 'id');
  const beside = (part: string) =>
    column((name) => name.endsWith(` ${part}`) && callsLanguage(name.slice(0, -part.length - 1), locale));
  const [forms, avoid] = [beside('forms'), beside('avoid')];
  if (own < 0 || (english < 0 && id < 0))
    throw new Error(
      `the first row must name the columns: "en" and "${locale}", and perhaps "${locale} forms" and "${locale} avoid"`,
    );
  return rows.flatMap((row): HouseEntry[] => {
    const cell = (at: number) => (at < 0 ? '' : (row[at] ?? '').trim());
    const found = [...new Set([...splitForms(cell(own)), ...splitForms(cell(forms))])];
    const bad = cell(avoid);
    const read = bad === '' ? [] : (splitAvoid(bad) ?? splitForms(bad).map((form) => ({ form, why: '' })));
    if (found.length === 0 && read.length === 0) return [];
    return [{ id: cell(id), english: splitForms(cell(english)), forms: found, avoid: read }];
  });
}

function readHouseTbx(text: string, locale: string): readonly HouseEntry[] {
  return readTbx(text).flatMap(({ id, languages }): HouseEntry[] => {
    const of = (wanted: string) => languages.filter(({ code }) => callsLanguage(code, wanted));
    const forms = of(locale).flatMap((each) => each.forms);
    const avoid = of(locale).flatMap((each) => each.avoid);
    if (forms.length + avoid.length === 0) return [];
    return [{ id: fromXmlId(id), english: of('en').flatMap((each) => each.forms), forms, avoid }];
  });
}

/** Matches the entries to our concepts, by id or by what they are called in English. */
export function matchHouse(entries: readonly HouseEntry[], concepts: readonly Concept[]): HouseGlossary {
  const byName = new Map<string, Concept[]>();
  const add = (name: string, concept: Concept) => {
    const known = byName.get(plain(name)) ?? [];
    if (!known.includes(concept)) byName.set(plain(name), [...known, concept]);
  };
  for (const concept of concepts) {
    const { form = '', forms = [] } = concept.terms.en ?? {};
    for (const name of [form, ...forms, concept.id, concept.id.replace(/^.*\//, '')]) add(name, concept);
  }
  const conceptsOf = ({ id, english }: HouseEntry) => {
    const own = concepts.find((each) => each.id === id);
    if (own) return [own];
    // "Battlegrounds" is "battleground" too.
    return [
      ...new Set(english.flatMap((name) => byName.get(plain(name)) ?? byName.get(plain(name).replace(/s$/, '')) ?? [])),
    ];
  };
  const matches: HouseMatch[] = [];
  const unknown: HouseEntry[] = [];
  for (const entry of entries) {
    const found = conceptsOf(entry);
    if (found.length === 0) unknown.push(entry);
    const [form, ...forms] = entry.forms;
    for (const { id } of found) {
      const [kind, name] = id.split('/') as [HouseMatch['kind'], string];
      if (form !== undefined) matches.push({ kind, id: name, form, forms, avoid: entry.avoid });
    }
  }
  return { matches, unknown };
}
