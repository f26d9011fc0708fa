/** Comparing the tracks that a line states with the board: victory points, DEFCON, military operations, space race. */
import type { Finding } from '../../../core/finding.ts';
import { SIDE_IDS, US, USSR } from '../../../games/twilight-struggle/tables.ts';
import { type LineOf, next, type Slot } from '../entry-lines.ts';
import { addViolation, type Run, type Uncounted } from '../run.ts';
import { log } from '../say.ts';
import { checkedLine, compare, numberOf, sideOf } from './line.ts';

/** Points for one side. Between turns the penalty for military operations is rarely printed. */
export function matchVp(run: Run, finding: Finding, from: number, n: number): boolean {
  const side = sideOf(finding);
  const slot = next(run.at.lines, 'vp', (line) => line.side !== null);
  if (!slot) return false;
  // The penalty for military operations is printed in one variant of the log only.
  if (run.turnEnd.begun && (slot.line.side !== SIDE_IDS[side] || slot.line.vp !== n)) return false;
  compareVp(run, slot, finding, from + (side === 0 ? n : -n), { side: SIDE_IDS[side] ?? null, n });
  return true;
}

/** Both sides fall short: the log may print what each of them loses instead of the difference. 8.2.1 */
export function matchShortfall(run: Run, finding: Finding): boolean {
  const [us, ussr] = [numberOf(finding, 'us'), numberOf(finding, 'ussr')];
  if (us === 0 || ussr === 0) return true;
  const toUssr = next(run.at.lines, 'vp', (line) => line.side === 'ussr' && line.vp === us);
  const toUs = next(run.at.lines, 'vp', (line) => line.side === 'us' && line.vp === ussr);
  const last = toUssr && toUs && (toUssr.line.line > toUs.line.line ? toUssr : toUs);
  if (!last || last.line.score !== run.board.state.vp) return false;
  for (const slot of [toUssr, toUs]) if (slot) checkedLine(run, slot, 'vp');
  return true;
}

export function matchNoVp(run: Run, finding: Finding): boolean {
  const slot = next(run.at.lines, 'vp');
  if (slot?.line.side === null) compareVp(run, slot, finding, numberOf(finding, 'to'), { side: null, n: 0 });
  return true;
}

/** The end of the game prints one line for all regions and the China Card. */
export function matchFinal(run: Run, finding: Finding): boolean {
  const slot = next(run.at.lines, 'vp');
  if (!slot) return false;
  const [from, to] = [numberOf(finding, 'from'), numberOf(finding, 'to')];
  compareVp(run, slot, finding, to, { side: to > from ? 'us' : to < from ? 'ussr' : null, n: Math.abs(to - from) });
  return true;
}

function compareVp(
  run: Run,
  slot: Slot<LineOf<'vp'>>,
  finding: Finding,
  score: number,
  by: { readonly side: 'us' | 'ussr' | null; readonly n: number },
): void {
  const { line } = slot;
  checkedLine(run, slot, 'vp');
  const isGain = line.side === by.side && line.vp === by.n;
  if (!isGain && run.stated.unsettled.delete('gain')) {
    run.board.state.vp = Math.max(-20, Math.min(20, line.score));
    return;
  }
  if (!isGain) {
    const number = (side: 'us' | 'ussr' | null): number => (side === 'ussr' ? USSR : US);
    addViolation(run, line.line, finding.clause, {
      message: 'log.gain',
      args: { stated: line.vp, side: number(line.side), found: by.n, awaited: number(by.side) },
    });
    // A wrong amount that is carried into the score shows again in the next line.
    if (line.score !== score) run.stated.drift.set('vp', line.score - score);
    return;
  }
  const adopt = (): void => {
    run.board.state.vp = Math.max(-20, Math.min(20, line.score));
  };
  const isOpen = line.score === score || run.stated.unsettled.has('vp');
  const forgotten = isOpen ? undefined : leftOut(run, line.score - score);
  run.turnEnd.uncounted = [];
  if (forgotten && !run.stated.drift.has('vp')) {
    const { finding: penalty, line: due, vp } = forgotten;
    const said = { side: vp > 0 ? US : USSR, n: Math.abs(vp), line: line.line };
    addViolation(run, due, penalty.clause, { message: 'log.penalty-uncounted', args: said }, [], [due, line.line]);
    run.stated.drift.set('vp', line.score - score);
    return;
  }
  compare(run, slot, { track: 'vp', stated: line.score, found: score, adopt }, () => ({
    clause: '10.2',
    said: log('log.score', line.score, score),
  }));
}

/** The points, due since the score last agreed, without which the score is what the log says. */
const leftOut = ({ turnEnd: { uncounted } }: Run, off: number): Uncounted | undefined =>
  uncounted.find(({ vp }) => vp === -off);

export function matchDefcon(run: Run, finding: Finding): boolean {
  const [from, to] = [numberOf(finding, 'from'), numberOf(finding, 'to')];
  const slot = next(run.at.lines, 'defcon');
  if (!slot || (run.turnEnd.begun && isOfEvent(run, slot))) return false;
  const { line } = slot;
  checkedLine(run, slot, 'defcon');
  const adopt = (): void => {
    run.board.state.defcon = line.level;
  };
  compare(run, slot, { track: 'defcon', stated: line.level, found: to, adopt }, () => ({
    clause: '8.1',
    said: log('log.defcon', line.level, to),
  }));
  if (line.level === to && (line.change === 'improves') !== to > from) {
    addViolation(run, line.line, '8.1.2', { message: 'log.defcon-way', args: { from, to } });
  }
  return true;
}

/** What stands below the marker of an event comes of it, and not of the beginning of the turn. 4.5.A */
const isOfEvent = ({ at: { lines } }: Run, slot: Slot): boolean =>
  lines.slots.slice(0, lines.slots.indexOf(slot)).some(({ line }) => line.kind === 'event');

export function matchMilops(run: Run, finding: Finding): boolean {
  const slot = next(run.at.lines, 'military-operations');
  return matchOwn(run, finding, slot, slot?.line.level, { track: 'milops', clause: '8.2', message: 'log.milops' });
}

export function matchSpace(run: Run, finding: Finding): boolean {
  const slot = next(run.at.lines, 'space-advance');
  const { clause } = finding;
  return matchOwn(run, finding, slot, slot?.line.box, { track: 'space', clause, message: 'log.space' });
}

/** Where a side stands on a track of its own. */
function matchOwn(
  run: Run,
  finding: Finding,
  slot: Slot<LineOf<'military-operations' | 'space-advance'>> | undefined,
  stated = 0,
  { track, clause, message }: { readonly track: 'milops' | 'space'; readonly clause: string; readonly message: string },
): boolean {
  if (!slot) return false;
  const [side, found] = [sideOf(finding), numberOf(finding, 'to')];
  checkedLine(run, slot, track);
  const adopt = (): void => {
    run.board.state[track][side] = stated;
  };
  if (slot.line.side !== SIDE_IDS[side])
    addViolation(run, slot.line.line, clause, { message: 'log.side', args: { side } });
  else
    compare(run, slot, { track: `${track}-${side}`, stated, found, adopt }, () => ({
      clause,
      said: log(message, stated, found),
    }));
  return true;
}

export function matchReshuffle(run: Run): boolean {
  const slot = next(run.at.lines, 'reshuffle');
  if (slot) checkedLine(run, slot, 'events');
  return slot !== undefined;
}
