/** Loading the rules and the words of *Guerra fría*. */

import type { Words as Templates } from '../core/render.ts';
import { type Clause, type Issue, LOCALES, type Locale } from '../core/ruleset.ts';
import { type Name, type Texts, wordsIn } from '../games/guerra-fria/desk/texts.ts';
import { makeWords, type Words } from '../games/guerra-fria/desk/words.ts';
import type { Ruleset } from '../games/guerra-fria/ruleset.ts';
import { type Diagnostic, formatDiagnostic } from './diagnostics.ts';
import { parsedRules, rulesPaths } from './parsed.ts';
import { type PolicyOptions, resolvePolicies } from './policies.ts';

type Failure = { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

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
    Partial<Pick<Clause, 'facts' | 'terms' | 'see'>> {}

/** `glossary.yaml`: term -> language -> form. */
export type Glossary = Readonly<Record<string, Readonly<Record<Locale, Name>>>>;

/**
 * Loads the rules under the recommended readings, or under those asked for.
 * @returns the ruleset; or diagnostics about the options or the syntax of the rules files
 */
export function loadGuerraFria(
  options: Pick<PolicyOptions, 'policies'> = {},
): { readonly ok: true; readonly rules: Ruleset } | Failure {
  const issues = file<readonly Issue[]>('issues.yaml');
  const resolved = resolvePolicies(issues, {}, options);
  if (!resolved.ok) return resolved;
  return { ok: true, rules: compile(issues, resolved.policies) };
}

function compile(issues: readonly Issue[], policies: Readonly<Record<string, string>>): Ruleset {
  const game = file<GameSource>('game.yaml');
  const clauses = Object.fromEntries(
    file<readonly ClauseSource[]>('clauses.yaml').map((each) => [each.id, clauseOf(each)]),
  );
  const fact = (clause: string, name: string) => clauses[clause]?.facts[name] as number;
  return {
    game: 'guerra-fria',
    edition: game.edition,
    clauses,
    issues: Object.fromEntries(issues.map((issue) => [issue.id, issue])),
    policies,
    unverified: [],
    deck: file('deck.yaml'),
    cardsPerMarker: fact('2.4.1.1', 'cards_per_marker'),
    gain: fact('2.4.2.1', 'gain'),
    mostGained: fact('2.4.2.1.b', 'most'),
    mostMoved: fact('2.4.2.2.b', 'most'),
    roundLimits: game.roundLimits,
  };
}

const clauseOf = ({ facts = {}, terms = [], see = [], ...clause }: ClauseSource): Clause => ({
  ...clause,
  facts,
  terms,
  see,
  exceptions: [],
});

// Words -----------------------------------------------------------------------------------------------------------------

/** Loads the words of one language. Clauses are Spanish and issues English where a translation is missing. */
export function loadGuerraFriaTexts(locale: Locale): Texts {
  const own = <T>(name: string) => optional<T>(`i18n/${locale}/${name}.yaml`) ?? {};
  const clauses = file<readonly ClauseSource[]>('clauses.yaml').map(({ id, summary }) => [id, { summary }]);
  const issues = file<readonly Issue[]>('issues.yaml').map(({ id, question, options }) => [id, { question, options }]);
  const terms = Object.entries(file<Glossary>('glossary.yaml')).map(([id, forms]) => [id, forms[locale]]);
  return {
    locale,
    messages: file<Templates>(`i18n/${locale}/messages.yaml`),
    names: file<Texts['names']>(`i18n/${locale}/names.yaml`),
    clauses: { ...Object.fromEntries(clauses), ...own<Texts['clauses']>('clauses') },
    issues: { ...Object.fromEntries(issues), ...own<Texts['issues']>('issues') },
    terms: Object.fromEntries(terms),
  };
}

/** What people call seats and cards in any of the languages. */
export const loadGuerraFriaWords = (): Words => makeWords(wordsIn(LOCALES.map(loadGuerraFriaTexts)));

// Files -----------------------------------------------------------------------------------------------------------------

/** A rules file of the game. Throws if it is missing or has no valid syntax. */
function file<T>(name: string): T {
  const read = parsedRules(`guerra-fria/${name}`);
  if (read.ok) return read.value as T;
  throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
}

const optional = <T>(name: string): T | undefined =>
  rulesPaths().includes(`guerra-fria/${name}`) ? file<T>(name) : undefined;
