/** Comparing the influence that a line states with the board. */
import type { Finding } from '../../../core/finding.ts';
import { putMarkers } from '../../../games/twilight-struggle/board.ts';
import { SIDE_IDS } from '../../../games/twilight-struggle/tables.ts';
import { type LineOf, next, type Slot } from '../entry-lines.ts';
import { addViolation, type Run } from '../run.ts';
import { log } from '../say.ts';
import { checkedLine, compare, numberOf, sideOf } from './line.ts';

/** A line may stand for several markers: it is compared when the last of them has moved. */
export function matchInfluence(run: Run, finding: Finding): boolean {
  const { board } = run;
  const side = sideOf(finding);
  const where = numberOf(finding, 'country');
  const [from, to] = [numberOf(finding, 'from'), numberOf(finding, 'to')];
  const id = board.tables.countries[where]?.id;
  const fits = (line: LineOf<'influence'>): boolean =>
    line.country === id && line.side === SIDE_IDS[side] && line.delta > 0 === to > from;
  const slot = next(run.at.lines, 'influence', fits);
  if (!slot) return false;
  const { line } = slot;
  if (slot.moved === 0) slot.meant = markersMeant(run, slot, { side, from, clause: finding.clause });
  slot.moved += Math.abs(to - from);
  slot.clause = finding.clause;
  const meant = slot.meant ?? Math.abs(line.delta);
  if (slot.moved < meant) return true;
  checkedLine(run, slot, 'influence');
  if (slot.moved > meant) {
    addViolation(run, line.line, finding.clause, log('log.change', Math.abs(line.delta), slot.moved));
    return true;
  }
  for (const side of [0, 1] as const) {
    const stated = side === 0 ? line.us : line.ussr;
    const found = board.state.influence[2 * where + side] ?? 0;
    const adopt = (): void => {
      putMarkers(board, side, where, stated);
    };
    compare(run, slot, { track: `${side}-${where}`, stated, found, adopt }, () => ({
      clause: finding.clause,
      said: { message: 'log.influence', args: { side, country: where, stated, found } },
    }));
  }
  return true;
}

/**
 * The change and the result of a line must fit each other. If they do not, the next line about the same markers shows
 * which of the two the game went on from.
 */
function markersMeant(
  run: Run,
  slot: Slot<LineOf<'influence'>>,
  { side, from, clause }: { readonly side: 0 | 1; readonly from: number; readonly clause: string },
): number | undefined {
  const { line } = slot;
  const stated = side === 0 ? line.us : line.ussr;
  const implied = stated - from;
  if (implied === line.delta || run.stated.drift.size > 0) return undefined;
  addViolation(run, line.line, clause, { message: 'log.change-result', args: { from, n: line.delta, stated } });
  const later = nextLineAbout(run, line);
  const goesOnFrom = later && (side === 0 ? later.us : later.ussr) - (later.side === line.side ? later.delta : 0);
  const byResult = goesOnFrom === undefined || goesOnFrom === stated;
  return byResult && implied * line.delta > 0 ? Math.abs(implied) : undefined;
}

/** The next line about the same country, in this entry or a later one: it prints the markers of both sides. */
export function nextLineAbout(run: Run, { line, country }: LineOf<'influence'>): LineOf<'influence'> | undefined {
  for (const entry of run.log.entries.slice(run.at.entry)) {
    for (const block of entry.blocks) {
      for (const other of block.lines) {
        if (other.kind === 'influence' && other.line > line && other.country === country) return other;
      }
    }
  }
  return undefined;
}
