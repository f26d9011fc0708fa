/** The set-up block: the first deal, the free placements, and what was agreed beyond them. 3.0 */
import { begin } from '../../../core/steps.ts';
import { influence, inRegion } from '../../../games/twilight-struggle/board.ts';
import { setupOf } from '../../../games/twilight-struggle/setup/setup.ts';
import { SIDE_IDS, SIDES, type Side, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import type { LineOf } from '../entry-lines.ts';
import { countryIndex } from '../line-names.ts';
import { addViolation, type Run, remark } from '../run.ts';
import { submit } from '../submit.ts';

interface Marker {
  readonly side: Side;
  readonly country: number;
  readonly line: number;
}

/** Plays the set-up. The log prints the placements as one list whose order means nothing. */
export function opening(run: Run): void {
  const { board, log } = run;
  const { handicap, placements } = log.setup;
  for (const side of SIDES) board.state.handicap[side] = handicap[SIDE_IDS[side] ?? 'us'].influence;
  begin(twilightStruggle.steps, board, board.state);
  submit(run, { type: 'deal', us: [], ussr: [] }, 1);
  for (const side of [1, 0] as const) placeAll(run, placements, side);
  for (const line of placements) compareFinal(run, line);
  complete(run, placements.at(-1)?.line ?? 1);
  const points = handicap.us.vp - handicap.ussr.vp;
  board.state.vp += points;
}

/** The markers of one side: the free ones first, then the additional ones. */
function placeAll(run: Run, placements: readonly LineOf<'influence'>[], side: Side): void {
  const own = placements.filter((line) => line.side === SIDE_IDS[side]);
  const markers = own.flatMap((line) => markersOf(run, line, side));
  const extra = run.board.state.handicap[side];
  const later = new Set(additional(run, markers, extra));
  const inOrder = [...markers.filter((marker) => !later.has(marker)), ...later];
  for (const marker of inOrder) {
    if (!submit(run, { type: 'place', by: side, country: marker.country }, marker.line)) return;
  }
}

const markersOf = (run: Run, line: LineOf<'influence'>, side: Side): Marker[] =>
  Array.from({ length: Math.max(0, line.delta) }, () => ({
    side,
    country: countryIndex(run.board, line.country),
    line: line.line,
  }));

/** Which markers are the additional ones: those outside the free region, then those that join others. */
function additional(run: Run, markers: readonly Marker[], count: number): readonly Marker[] {
  const outside = markers.filter(
    (marker) => !inRegion(run.board, setupOf(run.board, marker.side).free.region, marker.country),
  );
  const inside = markers.filter((marker) => !outside.includes(marker));
  const joining = inside.filter(
    (marker, at) =>
      influence(run.board, marker.side, marker.country) > 0 ||
      inside.findIndex((m) => m.country === marker.country) < at,
  );
  return [...outside, ...joining.toReversed()].slice(0, count);
}

function compareFinal(run: Run, line: LineOf<'influence'>): void {
  const where = countryIndex(run.board, line.country);
  const side = sideOf(line.side);
  const stated = side === 0 ? line.us : line.ussr;
  const found = influence(run.board, side, where);
  run.found.checked.influence++;
  if (stated === found) return;
  addViolation(run, line.line, side === 0 ? '3.3' : '3.2', {
    message: 'log.influence',
    args: { side, country: where, stated, found },
  });
}

/** A log whose set-up is missing or short goes on from what it has. */
function complete(run: Run, line: number): void {
  const { board } = run;
  const path = twilightStruggle.steps.rows[board.state.step]?.step.path ?? '';
  if (!path.startsWith('setUp')) return;
  const left = SIDES.map(
    (side) => setupOf(board, side).free.count - board.state.placed[side] + board.state.handicap[side],
  );
  const said = { message: 'log.setup-short', args: { us: left[0] ?? 0, ussr: left[1] ?? 0 } };
  if (run.log.setup.lines.length > 0 && run.log.entries.length > 0)
    addViolation(run, line, left[1] ? '3.2' : '3.3', said);
  else remark(run, 'not-logged', null, said);
  for (const side of SIDES) {
    board.state.placed[side] = setupOf(board, side).free.count;
    board.state.handicap[side] = 0;
  }
  board.state.step = twilightStruggle.steps.indexOf('turn.improveDefcon') as number;
}
