/**
 * What shows each clause: the claims that are about it, with how many positions they go through, and the case that is kept for
 * it. The numbers are those of the last whole run, kept in the repository: a page is not the place to prove anew.
 * `npm run witnesses -- --claims` writes them.
 */
import { join } from 'node:path';
import type { ClauseId } from '../core/ruleset.ts';
import { jsonLines, PACKAGE_ROOT } from '../data/files.ts';
import { EDITIONS } from '../data/sources.ts';
import { codeDigest } from './code-digest.ts';
import { type Claim, prove, type RulesToProve, type Standing, standing, type Task, tasksOf } from './run.ts';
import { STATUSES, type Status } from './witness/clauses.ts';

export const CLAIM_FILE = join(PACKAGE_ROOT, 'features/witnesses/claims.jsonl');

/** A line of the file: a claim about clauses that has held, and how many positions were looked at. */
export type ClaimLine = Pick<Claim, 'id' | 'game' | 'edition' | 'checked'>;

/** The first line of the file: when the figures were taken, and of which code. */
export interface Taken {
  readonly taken: string;
  readonly code: string;
}

const readLines = () => jsonLines<ClaimLine | Taken>(CLAIM_FILE);

/** Every line of the file but the first. */
export const readClaims = (): readonly ClaimLine[] => readLines().flatMap((line) => ('taken' in line ? [] : [line]));

/** When the figures were taken, and whether the code is another since; undefined where that was not noted. */
export function readTaken(): { readonly taken: string; readonly stale: boolean } | undefined {
  const [first] = readLines();
  return first && 'taken' in first ? { taken: first.taken, stale: first.code !== codeDigest() } : undefined;
}

/** Claims that are about clauses. */
export const claimsAboutClauses = (rules: RulesToProve): readonly Task[] =>
  tasksOf(rules).filter(({ clauses }) => clauses.length > 0);

/** Runs every such claim as a whole. Throws if one does not hold. */
export function* provedClaims(rules: RulesToProve): Iterable<ClaimLine> {
  for (const task of claimsAboutClauses(rules)) {
    let last: Claim | undefined;
    for (last of prove(task, false));
    const { id, game, edition, checked, failed } = last as Claim;
    if (failed > 0) throw new Error(`${id} does not hold: arbiter prove --claim ${id}`);
    yield { id, game, ...(edition && { edition }), checked };
  }
}

/** What shows a clause. */
export interface Shown {
  /** The claims about it, with how many members of their domains are gone through, in all editions together. */
  readonly claims: readonly (Pick<Task, 'id' | 'method'> & { readonly checked: number })[];
  /** How it stands, in the edition in which it is shown best; undefined if it is normative in none. */
  readonly status?: Status;
  /** Cases of the suite that come out otherwise without it. */
  readonly cases: readonly string[];
  /** The clause that says the same. */
  readonly repeats?: ClauseId;
}

const NOTHING: Shown = { claims: [], cases: [] };

/** What shows each clause of each game. */
export function shownByClause(
  rules: RulesToProve,
): Readonly<Record<'twilight-struggle' | 'guerra-fria', ReadonlyMap<ClauseId, Shown>>> {
  const games = { 'twilight-struggle': new Map<ClauseId, Shown>(), 'guerra-fria': new Map<ClauseId, Shown>() };
  const lines = readClaims();
  for (const task of claimsAboutClauses(rules)) {
    const line = lines.find(
      ({ id, game, edition }) => id === task.id && game === task.game && edition === task.edition,
    );
    if (!line) continue;
    const shown = games[task.game];
    for (const clause of task.clauses) {
      const before = shown.get(clause) ?? NOTHING;
      shown.set(clause, { ...before, claims: withClaim(before.claims, task, line.checked) });
    }
  }
  const all = standing(rules);
  const own = games['twilight-struggle'];
  for (const edition of EDITIONS)
    for (const each of all[edition]) own.set(each.clause, standingToo(own.get(each.clause) ?? NOTHING, each));
  return games;
}

function withClaim(claims: Shown['claims'], { id, method }: Task, checked: number): Shown['claims'] {
  const sum = (claims.find((each) => each.id === id)?.checked ?? 0) + checked;
  return [...claims.filter((each) => each.id !== id), { id, method, checked: sum }];
}

function standingToo(before: Shown, { status, case: shows, repeats }: Standing): Shown {
  const known = before.status ?? status;
  return {
    ...before,
    status: STATUSES.indexOf(known) <= STATUSES.indexOf(status) ? known : status,
    cases: status === 'witnessed' && shows !== undefined ? [...new Set([...before.cases, shows])] : before.cases,
    ...(repeats !== undefined && { repeats }),
  };
}
