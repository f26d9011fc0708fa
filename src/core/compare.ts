/** Comparing what a case states as expected with what came out: only the keys that are stated count. */

import type { Wording } from './wording.ts';

/** One difference between what a case expects and what the adjudicator finds. */
export interface Difference {
  readonly key: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** What came of a case of a suite. */
export interface OutcomeOf<Ruling, Problem> {
  readonly id: string;
  readonly passed: boolean;
  readonly differences: readonly Difference[];
  readonly ruling?: Ruling;
  /** Why the case could not be ruled on at all. */
  readonly problem?: Problem;
}

/** Holds what a case expects against the ruling on it. */
export function outcomeOf<
  Ruling,
  Problem extends { readonly path: readonly (string | number)[]; readonly message: Wording },
>(
  { id, title = 'case', expect = {} }: Expecting,
  result: { readonly ok: true; readonly ruling: Ruling } | { readonly ok: false; readonly problem: Problem },
  compare: (expect: NonNullable<Expecting['expect']>, ruling: Ruling) => readonly Difference[],
): OutcomeOf<Ruling, Problem> {
  const own = id ?? title;
  if (result.ok) {
    const differences = compare(expect, result.ruling);
    return { id: own, passed: differences.length === 0, differences, ruling: result.ruling };
  }
  const { problem } = result;
  const found = problem.message.text;
  const differences = [{ key: problem.path.join('.'), expected: 'a case that can be read', found }];
  return { id: own, passed: false, problem, differences };
}

interface Expecting {
  readonly id?: string;
  readonly title?: string;
  readonly expect?: Readonly<Record<string, unknown>>;
}

/** The part of a value that an expectation speaks of: in maps only the keys that it names, at every depth; of a list, by index. */
export function pick(found: unknown, expected: unknown): unknown {
  if (!isMap(expected) || typeof found !== 'object' || found === null) return found;
  const parts = found as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(expected).map(([key, part]) => [key, pick(parts[key], part)]));
}

/** Are two values of JSON equal? The order of keys says nothing, that of a list does. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
