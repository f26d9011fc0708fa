/**
 * Finding, for everything that happens on the board, the line of the log that states it, and comparing the two.
 * A line that is found counts as checked whether it agrees or not.
 */
import type { Finding } from '../../core/finding.ts';
import { SIDE_IDS } from '../../games/twilight-struggle/tables.ts';
import { type LineOf, next, type Slot, use } from './entry-lines.ts';
import { matchDice } from './match-dice.ts';
import { matchEvent } from './match-events.ts';
import type { Checked } from './report.ts';
import { complain, type Run, remark } from './run.ts';
import { scoreName } from './say.ts';

/** Marks a line as compared. */
export function checkedLine(run: Run, slot: Slot, kind: Checked): void {
  use(run.lines, slot);
  run.checked[kind]++;
}

export const numberOf = (finding: Finding, key: string): number => Number(finding.args?.[key] ?? 0);
export const sideOf = (finding: Finding): 0 | 1 => numberOf(finding, 'side') as 0 | 1;

/**
 * Looks for the line that states what happened.
 * @returns false if it must be printed and is not found
 */
export function explains(run: Run, finding: Finding): boolean {
  switch (finding.message) {
    case 'change.influence':
      return matchInfluence(run, finding);
    case 'change.vp':
      return matchVp(run, finding, numberOf(finding, 'from'), numberOf(finding, 'n'));
    case 'vp.none':
      return matchNoVp(run, finding);
    case 'final.total':
      return matchFinal(run, finding);
    case 'change.defcon':
      return matchDefcon(run, finding);
    case 'change.milops':
      return matchMilops(run, finding);
    case 'change.space':
      return matchSpace(run, finding);
    case 'operations.printed':
    case 'operations.modified':
      run.operations.set(`${sideOf(finding)}-${numberOf(finding, 'card')}`, {
        printed: Number(finding.args?.printed ?? finding.args?.n),
        value: numberOf(finding, 'n'),
      });
      return true;
    case 'deck.reshuffled':
      return matchReshuffle(run);
    default:
      return matchDice(run, finding) ?? matchEvent(run, finding) ?? true;
  }
}

// Tracks --------------------------------------------------------------------------------------------------------------

/**
 * Compares a stated value with the one found. A value that is off by as much as the one before it on the same track
 * shows that the game went on from the wrong value: it is taken over, and not complained of again.
 */
function compare(
  run: Run,
  slot: Slot,
  of: { readonly track: string; readonly stated: number; readonly found: number; readonly adopt: () => void },
  wrong: () => { readonly clause: string; readonly message: string },
): void {
  const { track, stated, found, adopt } = of;
  if (stated === found) {
    run.drift.delete(track);
    return;
  }
  const off = stated - found;
  if (run.drift.get(track) === off) {
    remark(run, 'goes-on', slot.line.line, `The game goes on from the value stated before.`);
    run.drift.delete(track);
    adopt();
    return;
  }
  run.drift.set(track, off);
  const { clause, message } = wrong();
  complain(run, slot.line.line, clause, message);
}

function matchInfluence(run: Run, finding: Finding): boolean {
  const { board } = run;
  const side = sideOf(finding);
  const where = numberOf(finding, 'country');
  const [from, to] = [numberOf(finding, 'from'), numberOf(finding, 'to')];
  const id = board.tables.countries[where]?.id;
  const fits = (line: LineOf<'influence'>): boolean =>
    line.country === id && line.side === SIDE_IDS[side] && line.delta > 0 === to > from;
  const slot = next(run.lines, 'influence', fits);
  if (!slot) return false;
  const { line } = slot;
  if (slot.moved === 0) slot.meant = markersMeant(run, slot, { side, from, clause: finding.clause });
  slot.moved += Math.abs(to - from);
  slot.clause = finding.clause;
  const meant = slot.meant ?? Math.abs(line.delta);
  if (slot.moved < meant) return true;
  checkedLine(run, slot, 'influence');
  if (slot.moved > meant) {
    const sign = line.delta > 0 ? '+' : '-';
    complain(
      run,
      line.line,
      finding.clause,
      `the log states ${sign}${Math.abs(line.delta)}, by the rules it is ${sign}${slot.moved}`,
    );
    return true;
  }
  for (const side of [0, 1] as const) {
    const stated = side === 0 ? line.us : line.ussr;
    const found = board.state.influence[2 * where + side] ?? 0;
    const adopt = (): void => {
      board.state.influence[2 * where + side] = stated;
    };
    compare(run, slot, { track: `${side}-${where}`, stated, found, adopt }, () => ({
      clause: finding.clause,
      message: `the log leaves ${side === 0 ? 'the US' : 'the USSR'} with ${stated} in ${board.tables.countries[where]?.name}, by the rules it has ${found}`,
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
  if (implied === line.delta || run.drift.size > 0) return undefined;
  complain(run, line.line, clause, `from ${from} a change of ${line.delta} does not lead to ${stated}`);
  const later = nextLineAbout(run, line);
  const goesOnFrom = later && (side === 0 ? later.us : later.ussr) - (later.side === line.side ? later.delta : 0);
  const byResult = goesOnFrom === undefined || goesOnFrom === stated;
  return byResult && implied * line.delta > 0 ? Math.abs(implied) : undefined;
}

/** The next line about the same country, in this entry or a later one: it prints the markers of both sides. */
export function nextLineAbout(run: Run, { line, country }: LineOf<'influence'>): LineOf<'influence'> | undefined {
  for (const entry of run.log.entries.slice(run.entry)) {
    for (const block of entry.blocks) {
      for (const other of block.lines) {
        if (other.kind === 'influence' && other.line > line && other.country === country) return other;
      }
    }
  }
  return undefined;
}

/** Points for one side. Between turns the penalty for military operations is rarely printed. */
function matchVp(run: Run, finding: Finding, from: number, n: number): boolean {
  const side = sideOf(finding);
  const slot = next(run.lines, 'vp', (line) => line.side !== null);
  if (!slot) return false;
  if (run.turnEnds && (slot.line.side !== SIDE_IDS[side] || slot.line.vp !== n)) return false;
  compareVp(run, slot, finding, from + (side === 0 ? n : -n), { side: SIDE_IDS[side] ?? null, n });
  return true;
}

function matchNoVp(run: Run, finding: Finding): boolean {
  const slot = next(run.lines, 'vp');
  if (slot?.line.side === null) compareVp(run, slot, finding, numberOf(finding, 'to'), { side: null, n: 0 });
  return true;
}

/** The end of the game prints one line for all regions and the China Card. */
function matchFinal(run: Run, finding: Finding): boolean {
  const slot = next(run.lines, 'vp');
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
  if (line.side !== by.side || line.vp !== by.n) {
    const gain = (side: string | null, n: number): string =>
      side === null ? 'no VP' : `${n} VP for the ${side.toUpperCase()}`;
    complain(
      run,
      line.line,
      finding.clause,
      `the log states ${gain(line.side, line.vp)}, by the rules it is ${gain(by.side, by.n)}`,
    );
    // A wrong amount that is carried into the score shows again in the next line.
    if (line.score !== score) run.drift.set('vp', line.score - score);
    return;
  }
  const adopt = (): void => {
    run.board.state.vp = Math.max(-20, Math.min(20, line.score));
  };
  compare(run, slot, { track: 'vp', stated: line.score, found: score, adopt }, () => ({
    clause: '10.2',
    message: `the log states the score as ${scoreName(line.score)}, by the rules it is ${scoreName(score)}`,
  }));
}

function matchDefcon(run: Run, finding: Finding): boolean {
  const [from, to] = [numberOf(finding, 'from'), numberOf(finding, 'to')];
  const slot = next(run.lines, 'defcon');
  if (!slot) return false;
  const { line } = slot;
  checkedLine(run, slot, 'defcon');
  const adopt = (): void => {
    run.board.state.defcon = line.level;
  };
  compare(run, slot, { track: 'defcon', stated: line.level, found: to, adopt }, () => ({
    clause: '8.1',
    message: `the log states DEFCON ${line.level}, by the rules it is ${to}`,
  }));
  if (line.level === to && (line.change === 'improves') !== to > from) {
    complain(
      run,
      line.line,
      '8.1.2',
      `DEFCON goes from ${from} to ${to}: it does not ${line.change === 'improves' ? 'improve' : 'degrade'}`,
    );
  }
  return true;
}

function matchMilops(run: Run, finding: Finding): boolean {
  const side = sideOf(finding);
  const to = numberOf(finding, 'to');
  const slot = next(run.lines, 'military-operations');
  if (!slot) return false;
  const { line } = slot;
  checkedLine(run, slot, 'milops');
  if (line.side !== SIDE_IDS[side]) {
    complain(run, line.line, '8.2', `the military operations are those of the ${SIDE_IDS[side]?.toUpperCase()}`);
    return true;
  }
  const adopt = (): void => {
    run.board.state.milops[side] = line.level;
  };
  compare(run, slot, { track: `milops-${side}`, stated: line.level, found: to, adopt }, () => ({
    clause: '8.2',
    message: `the log states ${line.level} military operations, by the rules it is ${to}`,
  }));
  return true;
}

function matchSpace(run: Run, finding: Finding): boolean {
  const side = sideOf(finding);
  const to = numberOf(finding, 'to');
  const slot = next(run.lines, 'space-advance');
  if (!slot) return false;
  const { line } = slot;
  checkedLine(run, slot, 'space');
  if (line.side !== SIDE_IDS[side]) {
    complain(run, line.line, finding.clause, `it is the ${SIDE_IDS[side]?.toUpperCase()} that advances`);
    return true;
  }
  const adopt = (): void => {
    run.board.state.space[side] = line.box;
  };
  compare(run, slot, { track: `space-${side}`, stated: line.box, found: to, adopt }, () => ({
    clause: finding.clause,
    message: `the log states box ${line.box}, by the rules it is ${to}`,
  }));
  return true;
}

function matchReshuffle(run: Run): boolean {
  const slot = next(run.lines, 'reshuffle');
  if (slot) checkedLine(run, slot, 'events');
  return slot !== undefined;
}
