/** Which reading of each disputed rule is in force: the preferred one, a profile's, or the one asked for. */

import { type Wording, wording } from '../core/wording.ts';
import { type Diagnostic, type DiagnosticTexts, inEnglish } from './diagnostics.ts';
import { contradictionIn } from './exclusions.ts';
import { didYouMean, oneOf, unknownThing } from './nearest.ts';
import type { ReadSuccess } from './read.ts';
import type { IssueSource, ProfileSource } from './sources.ts';

export interface PolicyOptions {
  /** A group's own rules, laid over the edition; their readings come after those of the profile. */
  readonly house?: ReadSuccess;
  /** A named set of policies; the preferred readings if absent. */
  readonly profile?: string;
  /** Issue -> option, on top of the profile. */
  readonly policies?: Readonly<Record<string, string>>;
}

/** What an edition has, as far as an agreement may rest on it. */
export interface Printed {
  clause(id: string): boolean;
  card(id: string): boolean;
}

export type PolicyResult =
  | { readonly ok: true; readonly policies: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * The option in force for every issue, or what is wrong with the wish.
 * @param printed what the edition that is ruled under has, if one is chosen already: a variant that rests on other clauses or
 *   cards alone cannot be in use
 */
export function resolvePolicies(
  issues: readonly IssueSource[],
  profiles: Readonly<Record<string, ProfileSource>>,
  options: PolicyOptions = {},
  printed?: Printed,
): PolicyResult {
  const byId = new Map(issues.map((issue) => [issue.id, issue]));
  const policies = Object.fromEntries(issues.map((issue) => [issue.id, issue.preferred]));
  const diagnostics: Diagnostic[] = [];

  const apply = (wanted: Readonly<Record<string, string>>) => {
    for (const [id, option] of Object.entries(wanted)) {
      const problem = problemWith(byId, id, option, printed);
      if (problem) diagnostics.push(problem);
      else policies[id] = option;
    }
  };

  const { profile: name } = options;
  if (name !== undefined) {
    if (Object.hasOwn(profiles, name)) apply(profiles[name]!.policies);
    else diagnostics.push(unknown('profile', name, Object.keys(profiles)));
  }
  apply(policiesOf(options.house));
  apply(options.policies ?? {});
  const contradicted = contradictionIn(issues, policies);
  if (contradicted) {
    const { id, message, expected } = contradicted;
    diagnostics.push(problem('contradiction', [id], { message, expected }));
  }
  return diagnostics.length === 0 ? { ok: true, policies } : { ok: false, diagnostics };
}

/** The readings that house rules choose. */
function policiesOf(house: ReadSuccess | undefined): Readonly<Record<string, string>> {
  const { policies } = (house?.value ?? {}) as { readonly policies?: Readonly<Record<string, string>> };
  return policies ?? {};
}

function problemWith(
  issues: ReadonlyMap<string, IssueSource>,
  id: string,
  option: string,
  printed: Printed | undefined,
): Diagnostic | undefined {
  const issue = issues.get(id);
  if (!issue) return unknown('issue', id, [...issues.keys()]);
  if (issue.supported.includes(option)) {
    const texts = printed && notInEdition(issue, option, printed);
    return texts && problem('not-in-edition', [id], texts);
  }
  if (!Object.hasOwn(issue.options, option)) {
    const message = wording('unknown option "{option}" of the issue "{issue}"', { option, issue: id });
    return problem('unknown-option', [option], { message, ...candidatesFor(option, issue.supported) });
  }
  const message = wording('the option "{option}" of the issue "{issue}" is documented only', { option, issue: id });
  const expected = wording('one of the options that can be ruled under: {names}', {
    names: issue.supported.join(', '),
  });
  return problem('unsupported-option', [id], { message, expected });
}

/** What is wrong with a variant that rests on no clause, or on no card, of the edition; undefined if nothing is. */
export function notInEdition(
  issue: Pick<IssueSource, 'id' | 'variant' | 'preferred' | 'clauses' | 'cards'>,
  option: string,
  printed: Printed,
): { readonly message: Wording; readonly expected: Wording } | undefined {
  const { id, variant, clauses, cards, preferred } = issue;
  if (option === preferred) return undefined;
  const lacking = clauses.some((clause) => printed.clause(clause)) ? [] : clauses;
  const missing = variant && !cards.some((card) => printed.card(card)) ? cards : [];
  if (lacking.length === 0 && missing.length === 0) return undefined;
  const message = wording(
    'the option "{option}" of the issue "{issue}" rests on {clauses}, which this edition does not have',
    { option, issue: id, clauses: (lacking.length > 0 ? lacking : missing).join(', ') },
  );
  return { message, expected: wording('"{option}", or another edition', { option: preferred }) };
}

/** What the edition of rules has that are compiled already. */
export function printedUnder(rules: {
  readonly clauses: Readonly<Record<string, unknown>>;
  readonly cards: readonly { readonly id: string }[];
}): Printed {
  const titles = new Set(rules.cards.map(({ id }) => id));
  return { clause: (id) => Object.hasOwn(rules.clauses, id), card: (id) => titles.has(id) };
}

/** A diagnostic about something asked for rather than written in a file. */
export function unknown(kind: string, name: string, candidates: readonly string[]): Diagnostic {
  return problem(`unknown-${kind}`, [name], {
    message: unknownThing(kind, name),
    ...candidatesFor(name, candidates),
  });
}

/** What could have been meant. */
function candidatesFor(name: string, candidates: readonly string[]): Omit<DiagnosticTexts, 'message'> {
  const few = candidates.length > 0 && candidates.length <= 12;
  return { expected: few ? oneOf(candidates) : undefined, hint: didYouMean(name, candidates) };
}

function problem(code: string, path: string[], texts: DiagnosticTexts): Diagnostic {
  return { code: `options/${code}`, file: '', line: 0, column: 0, path, ...inEnglish(texts), frame: '' };
}
