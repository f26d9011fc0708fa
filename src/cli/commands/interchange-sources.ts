/** The texts of this package as translation units and concepts. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../core/ruleset.ts';
import { RULES_ROOT, readRulesFile } from '../../data/files.ts';
import { formatDiagnostic, loadTexts, readYaml } from '../../data/index.ts';
import type { NameEntry, TextNames, Texts } from '../../data/texts.ts';
import type { Concept, ConceptTerm } from '../../interchange/glossary.ts';
import { pairUp, type TransFile } from '../../interchange/units.ts';

/** Where the texts of a language lie, below the rules folder. */
export const placesOf = (locale: string) => ({
  clauses: `twilight-struggle/i18n/${locale}/clauses.yaml`,
  issues: `twilight-struggle/i18n/${locale}/issues.yaml`,
  names: `twilight-struggle/i18n/${locale}/names.yaml`,
  messages: `shared/messages.${locale}.yaml`,
  findings: `shared/crosscheck/messages.${locale}.yaml`,
});

/** Start of the hash by which a translation remembers its source. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

type Dated = Readonly<Record<string, { readonly from?: string }>>;
type OwnTexts = {
  readonly clauses?: Texts['clauses'] & Dated;
  readonly issues?: Texts['issues'] & Dated;
  readonly names?: Partial<TextNames>;
  readonly messages?: Texts['messages'];
  readonly findings?: Readonly<Record<string, string>>;
};

/** What is written in a language, without the English that stands in for what is not. */
function readOwn(locale: string, root: string): OwnTexts {
  const entries = Object.entries(placesOf(locale)).flatMap(([part, path]) => {
    if (!existsSync(join(root, path))) return [];
    const read = readYaml(`rules/${path}`, readRulesFile(root, path));
    if (!read.ok) throw new Error(read.diagnostics.map((each) => formatDiagnostic(each)).join('\n'));
    return [[part, read.value ?? {}] as const];
  });
  return Object.fromEntries(entries) as OwnTexts;
}

/**
 * Everything there is to translate; the targets are empty in a language we do not have.
 * @param root the rules folder of the translations
 */
export function loadTransFile(locale: string, root: string = RULES_ROOT): TransFile {
  const english = loadTexts('en');
  const own = readOwn(locale, root);
  const isStale = (from: string | undefined, source: string) => from !== undefined && from !== hashOf(source);
  const staleClause = (id: string) => {
    const key = keyOf(id.slice('clauses/'.length));
    return isStale(own.clauses?.[key]?.from, english.clauses[key]!.summary);
  };
  const staleIssue = (id: string) => {
    const [, issue = '', text] = id.split('/');
    return text === 'question' && isStale(own.issues?.[issue]?.from, english.issues[issue]!.question);
  };
  return {
    locale,
    units: [
      ...pairUp(summaries(english.clauses), summaries(own.clauses), 'clauses', (id) => reviewed(staleClause(id))),
      ...pairUp(questions(english.issues), questions(own.issues), 'issues', (id) => reviewed(staleIssue(id))),
      ...pairUp(english.messages, own.messages, 'messages', () => ({ note: 'keep the {placeholders}' })),
      ...pairUp(readOwn('en', RULES_ROOT).findings, own.findings, 'findings', () => ({
        note: 'keep the {placeholders}',
      })),
      ...pairUp(namesToTranslate(english), preferred(own.names ?? {}), 'glossary'),
    ],
  };
}

const reviewed = (isStale: boolean) => (isStale ? { fuzzy: true as const, note: 'the English text has changed' } : {});

/** A slash in the id of a clause would be taken for a level. */
export const keyOf = (id: string) => id.replace(/~/g, '/');

function summaries(clauses: Texts['clauses'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(clauses).map(([id, { summary }]) => [id.replace(/\//g, '~'), summary]));
}

function questions(issues: Texts['issues'] = {}): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(issues).map(([id, { question, options }]) => [id, { question, ...options }]),
  );
}

/** English has no glossary of its own: its terms are their ids. */
function namesToTranslate(english: Texts): Record<string, string> {
  const terms = Object.keys(loadTexts('es').names.terms).map((id) => [
    `terms/${id}`,
    english.names.terms[id]?.form ?? id.replace(/_/g, ' '),
  ]);
  return { ...preferred(english.names), ...(Object.fromEntries(terms) as Record<string, string>) };
}

function preferred(names: Partial<TextNames>): Record<string, string> {
  const of = (kind: string, named: Readonly<Record<string, NameEntry>> = {}) =>
    Object.entries(named).flatMap(([id, { name, title, form }]) => {
      const text = name ?? title ?? form;
      return text === undefined ? [] : [[`${kind}/${id}`, text] as const];
    });
  return Object.fromEntries([
    ...of('terms', names.terms),
    ...of('sides', names.sides),
    ...of('kinds', names.kinds),
    ...of('regions', names.regions),
    ...of('countries', names.countries),
    ...of('cards', names.cards),
    ...of('space/deluxe', names.space?.deluxe),
    ...of('space/second', names.space?.second),
  ]);
}

/**
 * The glossary with all its forms.
 * @param locales the languages besides English
 */
export function loadConcepts(
  locales: readonly string[] = LOCALES.filter((each) => each !== 'en'),
  root: string = RULES_ROOT,
): readonly Concept[] {
  const english = loadTexts('en').names;
  const own = locales.map((locale) => [locale, readOwn(locale, root).names ?? {}] as const);
  const kinds = ['terms', 'regions', 'countries', 'cards'] as const;
  return kinds.flatMap((kind) => {
    const ids = Object.keys(kind === 'terms' ? loadTexts('es').names.terms : english[kind]);
    return ids.map((id): Concept => {
      const inEnglish = conceptTerm(english[kind][id], id.replace(/[_-]/g, ' '));
      const others = own.map(([locale, names]) => [locale, conceptTerm(names[kind]?.[id], '')]);
      const terms = { en: inEnglish, ...(Object.fromEntries(others) as Record<string, ConceptTerm>) };
      return { id: `${kind}/${id}`, subject: kind, terms };
    });
  });
}

function conceptTerm(entry: NameEntry | undefined, fallback: string): ConceptTerm {
  const form = entry?.form ?? entry?.name ?? entry?.title ?? fallback;
  return {
    form,
    forms: (entry?.forms ?? []).filter((each) => each !== form),
    avoid: (entry?.avoid ?? []) as ConceptTerm['avoid'],
  };
}
