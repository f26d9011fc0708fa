/** A log that goes on although the game is over by the rules. 10.3 */
import type { Entry } from '../log-file.ts';
import { mayFollow } from '../mend.ts';
import type { Violation } from './report.ts';
import { addViolation, damaged, type Run } from './run.ts';

/**
 * Does the log play on, with this entry or before it? What stands from there on has no bearing, and is held against nobody. If
 * entries are missing, or the board rests on what the log does not tell, the game may as well not be over.
 */
export function playsOn(run: Run, entry: Entry): boolean {
  const { board, found, log } = run;
  if (found.playedOn !== undefined) return true;
  if (!board.state.result || !isPlay(entry)) return false;
  const { line } = entry;
  const above = log.entries.slice(0, run.at.entry).findLast(isPlay);
  if (above && !mayFollow(above, entry)) {
    damaged(run, { code: 'missing', line, args: {} }, above.line);
    return false;
  }
  addViolation(run, line, board.state.result.clause, { message: 'log.over' });
  if (found.violations.at(-1)?.line !== line) return false;
  damaged(run, { code: 'played-on', line, args: {} });
  found.playedOn = line;
  return true;
}

const isPlay = ({ kind }: Entry): boolean => kind === 'round' || kind === 'headline';

/**
 * Is a finding about the log alone? That it plays on counts as a violation as long as a reading is looked for under which
 * the game was not over, or a mistake that ended it; nobody is told of it as of one.
 */
export const isOfTheLog = ({ found: { playedOn } }: Run, { line }: Violation): boolean => line === playedOn;
