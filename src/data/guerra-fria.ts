/** Loading the rules and the words of *Guerra fría*, and its cases and records. */

import type { Words as Templates } from '../core/render.ts';
import { type Clause, type Issue, LOCALES, type Locale } from '../core/ruleset.ts';
import { type CaseInput, isSpecCase, suiteCases } from '../games/guerra-fria/desk/format.ts';
import type { CaseProblem } from '../games/guerra-fria/desk/problem.ts';
import type { GameRecord } from '../games/guerra-fria/desk/record.ts';
import { type Name, type Texts, wordsIn } from '../games/guerra-fria/desk/texts.ts';
import { makeWords, type Words } from '../games/guerra-fria/desk/words.ts';
import type { Ruleset } from '../games/guerra-fria/ruleset.ts';
import { type Diagnostic, formatDiagnostic, type Path } from './diagnostics.ts';
import { explainErrors } from './explain.ts';
import { didYouMean } from './nearest.ts';
import { ownSchemas } from './own-schemas.ts';
import { parsedRules, rulesPaths } from './parsed.ts';
import { type PolicyOptions, resolvePolicies } from './policies.ts';
import { diagnosticAt, type ReadSuccess, readYaml } from './read.ts';

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

// Cases and records -----------------------------------------------------------------------------------------------------

export interface CasesRead {
  readonly ok: true;
  readonly cases: readonly CaseInput[];
  /** Where each case stands in the file. */
  readonly places: readonly Path[];
  readonly read: ReadSuccess;
}

export type ReadCases = CasesRead | Failure;

/**
 * Reads a file of cases: one case, a list, a list under `cases`, or the `test_cases` of the game's specification.
 * @returns the cases, or every mistake with its place
 */
export function readGuerraFriaCases(name: string, source: string | Uint8Array): ReadCases {
  const read = readYaml(name, source);
  if (!read.ok) return read;
  const places = casePlaces(read.value);
  const diagnostics = places.flatMap(({ path, value }) =>
    check(read, isSpecCase(value) ? 'specCase' : 'case', value, path),
  );
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  return { ok: true, cases: suiteCases(read.value), places: places.map(({ path }) => path), read };
}

/** Reads a record of a game, for `replayRecord`. */
export function readGuerraFriaRecord(
  name: string,
  source: string | Uint8Array,
): { readonly ok: true; readonly record: GameRecord; readonly read: ReadSuccess } | Failure {
  const read = readYaml(name, source);
  if (!read.ok) return read;
  const diagnostics = check(read, 'record', read.value, []);
  return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, record: read.value as GameRecord, read };
}

/**
 * The place of a problem that came up while a case was ruled.
 * @param from where the case stands in its file
 */
export function problemAt(
  read: ReadSuccess,
  { path, message, expected, candidates = [] }: CaseProblem,
  from: Path = [],
): Diagnostic {
  const word = /"(.*)"/.exec(message)?.[1];
  const hint = word === undefined ? undefined : didYouMean(word, candidates);
  return diagnosticAt(read, [...from, ...path], false, {
    code: 'case/value',
    message,
    ...(expected !== undefined && { expected }),
    ...(hint !== undefined && { hint }),
  });
}

type Place = { readonly path: Path; readonly value: unknown };

/** Where each case of a file stands. */
function casePlaces(value: unknown): readonly Place[] {
  const at = (path: Place['path'], list: readonly unknown[]) =>
    list.map((each, i) => ({ path: [...path, i], value: each }));
  if (Array.isArray(value)) return at([], value);
  const { cases, test_cases: specified } = (value ?? {}) as { readonly cases?: unknown; readonly test_cases?: unknown };
  if (Array.isArray(cases)) return at(['cases'], cases);
  return Array.isArray(specified) ? at(['test_cases'], specified) : [{ path: [], value }];
}

function check(
  read: ReadSuccess,
  shape: 'case' | 'specCase' | 'record',
  value: unknown,
  path: Place['path'],
): Diagnostic[] {
  const errors = ownSchemas()(`guerra-fria-${shape}.schema.json`, value, new Map());
  return explainErrors(errors).map(({ path: inside, onKey, ...detail }) =>
    diagnosticAt(read, [...path, ...inside], onKey, detail),
  );
}

// Files -----------------------------------------------------------------------------------------------------------------

/** A rules file of the game. Throws if it is missing or has no valid syntax. */
function file<T>(name: string): T {
  const read = parsedRules(`guerra-fria/${name}`);
  if (read.ok) return read.value as T;
  throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
}

const optional = <T>(name: string): T | undefined =>
  rulesPaths().includes(`guerra-fria/${name}`) ? file<T>(name) : undefined;
