/**
 * What an entry has done that does not tell it, or tells it wrongly: as far as the board goes, the lines after it show what
 * they went on from.
 */
import { putMarkers } from '../../games/twilight-struggle/board.ts';
import { SIDES, US, USSR } from '../../games/twilight-struggle/tables.ts';
import type { Entry } from '../log-file.ts';
import { isResult } from './entry-lines.ts';
import { countryIndex } from './line-names.ts';
import type { Run } from './run.ts';

/**
 * Puts the markers as the next line about each country finds them, from the entry in hand on. What no line tells stays. If
 * the entry above tells nothing at all that it has done, the tracks are unsettled, too.
 */
export function putByHindsight(run: Run): void {
  const above = run.log.entries[run.at.entry - 1];
  if (above && !tellsResults(above)) for (const track of TRACKS) run.stated.unsettled.add(track);
  putMarkersByHindsight(run);
}

const TRACKS = ['vp', 'gain', 'defcon', ...SIDES.flatMap((side) => [`milops-${side}`, `space-${side}`])];

const tellsResults = ({ blocks }: Entry): boolean =>
  blocks.some(({ lines }) => lines.some((line) => line.kind === 'influence' || isResult(line)));

function putMarkersByHindsight({ board, log, at: { entry: from } }: Run): void {
  const seen = new Set<string>();
  for (const { blocks } of log.entries.slice(from)) {
    for (const line of blocks.flatMap(({ lines }) => lines)) {
      if (line.kind !== 'influence' || seen.has(line.country)) continue;
      seen.add(line.country);
      const where = countryIndex(board, line.country);
      const before = { us: line.us, ussr: line.ussr };
      before[line.side] -= line.delta;
      if (before.us < 0 || before.ussr < 0) continue;
      putMarkers(board, US, where, before.us);
      putMarkers(board, USSR, where, before.ussr);
    }
  }
}
