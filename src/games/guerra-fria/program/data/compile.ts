/** The rules and the words of *Guerra fría*, put together from the parsed files. Pure, safe in a browser. */

import type { NameEntry, Words as Templates } from '../../../../core/render.ts';
import type { Clause, Issue, Locale } from '../../../../core/ruleset.ts';
import type { Diagnostic } from '../../../../data/diagnostics.ts';
import { type Facts, resolve } from '../../../../data/facts.ts';
import { type PolicyOptions, resolvePolicies } from '../../../../data/policies.ts';
import { type Called, fillSentences } from '../../../../data/sentences.ts';
import { type Texts, wordsIn } from '../../desk/texts.ts';
import { makeWords, type Words } from '../../desk/words.ts';
import type { Ruleset } from '../../ruleset.ts';

/** The value of a file by its path below `rules/guerra-fria`; undefined if there is none. */
export type Files = (path: string) => unknown;

// Rules -----------------------------------------------------------------------------------------------------------------

/** `game.yaml` */
export interface GameSource {
  readonly id: 'guerra-fria';
  readonly title: string;
  readonly edition: string;
  readonly roundLimits: Readonly<Record<string, number>>;
}

/** An entry of `clauses.yaml`; the summary is Spanish. */
export interface ClauseSource
  extends Pick<Clause, 'id' | 'section' | 'kind' | 'summary' | 'normative'>,
    Partial<Pick<Clause, 'facts' | 'terms' | 'see'>> {
  readonly figures?: Clause['facts'];
}

/** `glossary.yaml`: term -> language -> form. */
export type Glossary = Readonly<Record<string, Readonly<Record<Locale, NameEntry>>>>;

/**
 * Compiles the rules under the recommended readings, or under those asked for.
 * @returns the ruleset; or diagnostics about the options
 */
export function guerraFriaRules(
  files: Files,
  options: Pick<PolicyOptions, 'policies' | 'house'> = {},
):
  | { readonly ok: true; readonly rules: Ruleset }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] } {
  const issues = files('issues.yaml') as readonly Issue[];
  const resolved = resolvePolicies(issues, {}, options);
  if (!resolved.ok) return resolved;
  return { ok: true, rules: compile(files, issues, resolved.policies) };
}

function compile(files: Files, issues: readonly Issue[], policies: Readonly<Record<string, string>>): Ruleset {
  const game = files('game.yaml') as GameSource;
  const facts = guerraFriaFacts(files);
  const compiled = Object.fromEntries(clausesOf(files).map((each) => [each.id, clauseOf(each, facts[each.id] ?? {})]));
  const clauses = fillSentences(compiled, { [FIRST]: facts }, SOURCE, calledIn(files, SOURCE));
  const fact = (clause: string, name: string) => clauses[clause]?.facts[name] as number;
  return {
    game: 'guerra-fria',
    edition: game.edition,
    clauses,
    issues: Object.fromEntries(issues.map((issue) => [issue.id, issue])),
    policies,
    unverified: [],
    deck: files('deck.yaml') as Ruleset['deck'],
    cardsPerMarker: fact('2.4.1.1', 'cards_per_marker'),
    gain: fact('2.4.2.1', 'gain'),
    mostGained: fact('2.4.2.1.b', 'most'),
    mostMoved: fact('2.4.2.2.b', 'most'),
    roundLimits: game.roundLimits,
  };
}

const clausesOf = (files: Files) => files('clauses.yaml') as readonly ClauseSource[];

/** The only edition there is. */
const FIRST = 'first';

/** The values that the clauses state. */
export const guerraFriaFacts = (files: Files): Facts => resolve(clausesOf(files), (name) => files(`${name}.yaml`));

/** What the sentences of clauses call cards. */
const calledIn =
  (files: Files, locale: Locale): Called =>
  (id, form = 'name') => {
    const cards = (files(`i18n/${locale}/names.yaml`) as Partial<Texts['names']> | undefined)?.cards;
    return cards?.[id]?.[form] as string | undefined;
  };

const clauseOf = (
  { figures: _, facts: __, terms = [], see = [], ...clause }: ClauseSource,
  facts: Clause['facts'],
): Clause => ({
  ...clause,
  facts,
  terms,
  see,
  exceptions: [],
});

/** The language of the rules of the game, in which its clauses are written. */
const SOURCE: Locale = 'es';

// Words -----------------------------------------------------------------------------------------------------------------

/** The words of one language; those of English where a translation is missing. */
export function guerraFriaTexts(files: Files, locale: Locale): Texts {
  const written = (language: Locale, name: string) => files(`i18n/${language}/${name}.yaml`) ?? {};
  /** English stands in for what is not translated. */
  const own = <T>(name: string) => ({ ...written('en', name), ...written(locale, name) }) as T;
  const named = Object.entries(own<Texts['names']>('names')).map(([kind]) => [
    kind,
    Object.assign(
      {},
      ...['en', locale].map((language) => (written(language, 'names') as Texts['names'])[kind as 'cards']),
    ),
  ]);
  const clauses = clausesOf(files).map(({ id, summary }) => [id, { summary }]);
  const issues = (files('issues.yaml') as readonly Issue[]).map(({ id, question, options }) => [
    id,
    { question, options },
  ]);
  const terms = Object.entries(files('glossary.yaml') as Glossary).map(([id, forms]) => [
    id,
    forms[locale] ?? own<Readonly<Record<string, NameEntry>>>('terms')[id] ?? forms.en,
  ]);
  return {
    locale,
    messages: own<Templates>('messages'),
    names: Object.fromEntries(named) as Texts['names'],
    clauses: fillSentences(
      { ...Object.fromEntries(clauses), ...(locale === SOURCE ? {} : own<Texts['clauses']>('clauses')) },
      { [FIRST]: guerraFriaFacts(files) },
      locale,
      calledIn(files, locale),
    ),
    issues: { ...Object.fromEntries(issues), ...own<Texts['issues']>('issues') },
    terms: Object.fromEntries(terms),
  };
}

/** What people call seats and cards in any of the languages. */
export const guerraFriaWords = (files: Files, locales: readonly Locale[]): Words =>
  makeWords(wordsIn(locales.map((locale) => guerraFriaTexts(files, locale))));
