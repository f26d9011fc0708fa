/** What every comparison of a line with the board uses. */
import type { Finding } from '../../../core/finding.ts';
import type { Message } from '../../../core/render.ts';
import { type Slot, use } from '../entry-lines.ts';
import type { Checked } from '../report.ts';
import { addViolation, type Run, remark } from '../run.ts';

/** Marks a line as compared. */
export function checkedLine(run: Run, slot: Slot, kind: Checked): void {
  use(run.at.lines, slot);
  run.found.checked[kind]++;
}

export const numberOf = (finding: Finding, key: string): number => Number(finding.args?.[key] ?? 0);
export const sideOf = (finding: Finding): 0 | 1 => numberOf(finding, 'side') as 0 | 1;

/**
 * Compares a stated value with the one found. A value that is off by as much as the one before it on the same track
 * shows that the game went on from the wrong value: it is taken over, and not a violation again.
 */
export function compare(
  run: Run,
  slot: Slot,
  of: { readonly track: string; readonly stated: number; readonly found: number; readonly adopt: () => void },
  wrong: () => { readonly clause: string; readonly said: Message },
): void {
  const { track, stated, found, adopt } = of;
  const isUnsettled = run.stated.unsettled.delete(track);
  if (stated === found) {
    run.stated.drift.delete(track);
    return;
  }
  if (isUnsettled) {
    adopt();
    return;
  }
  const off = stated - found;
  if (run.stated.drift.get(track) === off) {
    remark(run, 'goes-on', slot.line.line, { message: 'log.note-goes-on' });
    run.stated.drift.delete(track);
    adopt();
    return;
  }
  run.stated.drift.set(track, off);
  const { clause, said } = wrong();
  addViolation(run, slot.line.line, clause, said);
}

/** Looks for the line of a finding; false if it must be printed and is not found. */
export type Match = (run: Run, finding: Finding) => boolean;
