/** Exchanged comparisons that change nothing, and why: `features/witnesses/equal-comparisons.yaml`. */
import { table } from '../proofs/tables.ts';

const known =
  table<readonly { readonly why: string; readonly places: Readonly<Record<string, readonly string[]>> }[]>(
    'equal-comparisons',
  );

/** Why an exchanged comparison is none, if that is known. */
export const alikeComparison = (file: string, says: string): string | undefined =>
  known().find(({ places }) => places[file]?.includes(says.replace(/^line \d+: /, '')))?.why;

/** Every one that is known, for the test that there is such a comparison. */
export const alikeComparisons = (): readonly (readonly [file: string, says: string])[] =>
  known()
    .flatMap(({ places }) => Object.entries(places))
    .flatMap(([file, all]) => all.map((says) => [file, says] as const));
