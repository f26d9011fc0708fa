/**
 * Is an error that was put in found? Findings before and after are compared as they are counted; a finding is a hit only in
 * the paragraph that was changed, or about a clause that its sentences say, and only if it speaks of such an error.
 */
import { counted } from '../core/grouped.ts';
import { type CrosscheckOptions, type CrosscheckResult, crosscheck } from '../crosscheck/crosscheck.ts';
import type { CheckFinding } from '../crosscheck/types.ts';
import { type PlantedError, spoil } from './plant.ts';
import type { Kind } from './sites.ts';

/** Which checks speak of which error. */
const SPEAKS: Readonly<Record<Kind, readonly string[]>> = {
  number: ['number', 'example', 'sign', 'edition'],
  side: ['sides'],
  negation: ['modality'],
  comparison: ['comparator', 'opposite'],
  region: ['name'],
  card: ['name'],
  dropped: ['coverage'],
  added: ['added'],
  order: ['order', 'step-names'],
  modality: ['modality'],
  timing: ['timing'],
};

export interface Verdict {
  readonly found: boolean;
  /** By running a worked example with it. */
  readonly computed: boolean;
  /** New findings elsewhere. */
  readonly stray: readonly CheckFinding[];
  /** New findings at the place that speak of something else. */
  readonly beside: readonly CheckFinding[];
}

/** Runs the cross-check on the document with the error in it. */
export function judge(
  name: string,
  source: string,
  error: PlantedError,
  options: CrosscheckOptions,
  before: CrosscheckResult,
): Verdict {
  const after = crosscheck(name, spoil(source, error.edits), options);
  const fresh = newOf(before.findings, after.findings);
  const clauses = new Set(
    error.sentences.flatMap((index) => before.alignment.bySentence[index]!.map(({ clause }) => clause.id)),
  );
  const isThere = ({ line, clause }: CheckFinding) =>
    error.lines.some(([from, to]) => line >= from && line <= to) || clauses.has(clause);
  const speaks = ({ check }: CheckFinding) => SPEAKS[error.kind].includes(check);
  return {
    computed: fresh.some((each) => isThere(each) && each.check === 'example'),
    found: fresh.some((each) => isThere(each) && speaks(each)),
    stray: fresh.filter((each) => !isThere(each)),
    beside: fresh.filter((each) => isThere(each) && !speaks(each)),
  };
}

/**
 * Findings that were not there before, as often as they were not. One that says the same of the same words of a line is no new
 * one, whichever clause that line is now taken for.
 */
export function newOf(before: readonly CheckFinding[], after: readonly CheckFinding[]): readonly CheckFinding[] {
  const keyOf = ({ check, clause, expected, phrase }: CheckFinding) => `${check}|${clause}|${expected || phrase}`;
  const known = counted(before.map(keyOf));
  const placeOf = ({ check, line, phrase, expected }: CheckFinding) => `${check}|${line}|${phrase}|${expected}`;
  const places = new Set(before.filter(({ phrase }) => phrase).map(placeOf));
  return after.filter((each) => {
    if (places.has(placeOf(each))) return false;
    const left = known.get(keyOf(each)) ?? 0;
    known.set(keyOf(each), left - 1);
    return left <= 0;
  });
}
