/** How what was found is shown: by kind, the best first. Apart from the search itself, which is fetched when it is needed. */
import { grouped } from '../../../src/core/grouped.ts';
import type { Entry, Kind } from './entry.ts';

/** The best of each kind, for a short list: not more than a few of one kind, the kinds in the order of their best. */
export function shortList(entries: readonly Entry[]): readonly Entry[] {
  return groupsOf(entries)
    .flatMap(({ kind, entries: list }) => list.slice(0, FEW[kind]))
    .slice(0, 9);
}

const FEW: Readonly<Record<Kind, number>> = {
  clause: 4,
  card: 3,
  country: 3,
  issue: 2,
  guide: 2,
  game: 1,
  scenario: 1,
  case: 1,
  chart: 1,
};

/** The kinds found with their entries, in the order of their best; charts last. */
export function groupsOf(
  entries: readonly Entry[],
): readonly { readonly kind: Kind; readonly entries: readonly Entry[] }[] {
  return [...grouped(entries, ({ kind }) => kind)]
    .map(([kind, list]) => ({ kind, entries: list }))
    .sort((a, b) => Number(a.kind === 'chart') - Number(b.kind === 'chart'));
}
