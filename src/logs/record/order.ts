/** Entries of a record that do not stand in the order of play. Rounds may be left out; nothing is played twice, or later than it was. */
import { same } from '../../core/compare.ts';
import { goesBack, type Named, placeOf } from '../order.ts';
import type { RecordEntry } from './record.ts';

/** What an entry says of its place; undefined for what comes before the first turn, and where no side is named. */
function named({ turn, round, side }: RecordEntry): Named | undefined {
  if (round === 'headline') return { kind: 'headline', turn };
  if (round === 'end') return { kind: 'cleanup', turn };
  if (typeof round !== 'number' || side === undefined) return undefined;
  return { kind: 'round', turn, round, side: side.toLowerCase() === 'us' ? 'us' : 'ussr' };
}

/** Does an entry tell the round of the one above it once more? Told by facts, a round may have an entry for each decision. */
function isAgain(above: RecordEntry, entry: RecordEntry): boolean {
  if (!above.facts && !entry.facts) return true;
  return entry.facts?.[0]?.type === 'play' && same(above.facts, entry.facts);
}

/** Index of the first entry that does not stand in the order of play; undefined if all of them do. */
export function firstOutOfPlace(entries: readonly RecordEntry[]): number | undefined {
  const placed = entries.flatMap((entry, index) => {
    const place = named(entry);
    return place ? [{ entry, index, place }] : [];
  });
  for (const [at, now] of placed.entries()) {
    const above = placed[at - 1];
    const before = placed[at - 2];
    if (!above) continue;
    // Of two entries in the wrong order it is the one that does not fit the entry above both.
    if (goesBack(above.place, now.place)) return before && goesBack(before.place, now.place) ? now.index : above.index;
    if (placeOf(above.place) === placeOf(now.place) && isAgain(above.entry, now.entry)) return now.index;
  }
  return undefined;
}
