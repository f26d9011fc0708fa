/** The texts of this package as translation units and concepts. */
import { LOCALES, type Locale } from '../../core/ruleset.ts';
import { loadTexts } from '../../data/index.ts';
import type { NameEntry, Texts } from '../../data/texts.ts';
import type { Concept, ConceptTerm } from '../../interchange/glossary.ts';
import { pairUp, type TransFile } from '../../interchange/units.ts';

const isOurs = (locale: string): locale is Locale => LOCALES.some((each) => each === locale);

/** Everything there is to translate; the targets are empty in a language we do not have. */
export function loadTransFile(locale: string): TransFile {
  const english = loadTexts('en');
  const own = isOurs(locale) && locale !== 'en' ? loadTexts(locale) : undefined;
  const summaries = (texts: Texts | undefined) =>
    texts &&
    Object.fromEntries(Object.entries(texts.clauses).map(([id, { summary }]) => [id.replace(/\//g, '~'), summary]));
  const issues = (texts: Texts | undefined) =>
    texts &&
    Object.fromEntries(
      Object.entries(texts.issues).map(([id, { question, options }]) => [id, { question, ...options }]),
    );
  const terms = (texts: Texts | undefined) => texts && preferred(texts);
  const termSource = Object.fromEntries(
    Object.keys(loadTexts('es').names.terms).map((id) => [
      `terms/${id}`,
      english.names.terms[id]?.form ?? id.replace(/_/g, ' '),
    ]),
  );
  return {
    locale,
    units: [
      ...pairUp(summaries(english), summaries(own), 'clauses'),
      ...pairUp(issues(english), issues(own), 'issues'),
      ...pairUp(english.messages, own?.messages, 'messages', () => 'keep the {placeholders}'),
      ...pairUp({ ...preferred(english), ...termSource }, terms(own), 'glossary'),
    ],
  };
}

function preferred({ names }: Texts): Record<string, string> {
  const of = (kind: string, named: Readonly<Record<string, NameEntry>>) =>
    Object.entries(named).flatMap(([id, { name, title, form }]) => {
      const text = name ?? title ?? form;
      return text === undefined ? [] : [[`${kind}/${id}`, text] as const];
    });
  return Object.fromEntries([
    ...of('terms', names.terms),
    ...of('regions', names.regions),
    ...of('countries', names.countries),
    ...of('cards', names.cards),
  ]);
}

/** The glossary with all its forms, in every language we have. */
export function loadConcepts(): readonly Concept[] {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadTexts(locale)])) as Record<Locale, Texts>;
  const kinds = ['terms', 'regions', 'countries', 'cards'] as const;
  return kinds.flatMap((kind) =>
    Object.keys(texts.es.names[kind]).map(
      (id): Concept => ({
        id: `${kind}/${id}`,
        subject: kind,
        terms: Object.fromEntries(
          LOCALES.map((locale) => [
            locale,
            conceptTerm(texts[locale].names[kind][id], locale === 'en' ? id.replace(/[_-]/g, ' ') : ''),
          ]),
        ),
      }),
    ),
  );
}

function conceptTerm(entry: NameEntry | undefined, fallback: string): ConceptTerm {
  const form = entry?.form ?? entry?.name ?? entry?.title ?? fallback;
  return {
    form,
    forms: (entry?.forms ?? []).filter((each) => each !== form),
    avoid: (entry?.avoid ?? []) as ConceptTerm['avoid'],
  };
}
