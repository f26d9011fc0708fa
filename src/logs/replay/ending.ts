/** How the game of a log ended, as far as the log shows. 10.3 */

import type { Result } from '../../games/twilight-struggle/scoring/result.ts';
import { SIDE_IDS } from '../../games/twilight-struggle/tables.ts';
import type { BodyLine } from '../line.ts';
import type { Entry } from '../log-file.ts';
import type { Ending } from './report.ts';
import { addViolation, type Run } from './run.ts';

/** The result the board came to, beside what the log says of it. */
export function endingOf(run: Run): Ending {
  const { result } = run.board.state;
  const entries = entriesPlayed(run);
  const lines = entries.slice(-2).flatMap((entry) => entry.blocks.flatMap((block) => block.lines));
  const win = lines.find((line): line is Extract<BodyLine, { kind: 'win' }> => line.kind === 'win');
  if (!result) {
    const message = entries.at(-1)?.kind === 'end' ? 'log.end-unknown' : 'log.end-open';
    return {
      state: 'open',
      certainty: win ? 'stated' : 'unknown',
      winner: win?.side ?? null,
      how: win?.by ?? null,
      clause: null,
      line: win?.line ?? entries.at(-1)?.line ?? null,
      text: run.say({ message }),
    };
  }
  const { how, clause } = result;
  const winner = result.winner === 'draw' ? 'draw' : (SIDE_IDS[result.winner] ?? null);
  const end = { message: result.winner === 'draw' ? 'end.draw' : 'end.win', args: endArgs(result) };
  const goesOn = run.found.playedOn !== undefined;
  if (win && win.side !== winner) addViolation(run, win.line, clause, [{ message: 'log.winner' }, end]);
  const shown = win ?? lines.findLast((line) => shows(line, result, run.board.rules.victoryPoints.automaticVictory));
  const line = shown?.line ?? (goesOn ? lastLineOf(entries.at(-1)) : run.at.line);
  const isInferred = !shown && !goesOn;
  const more = [
    ...(goesOn ? [{ message: 'log.end-played-on', args: { turn: run.board.state.turn, line } }] : []),
    ...(isInferred ? [{ message: 'log.end-inferred' }] : []),
  ];
  return {
    state: 'over',
    certainty: shown ? 'stated' : 'inferred',
    winner,
    how,
    clause,
    line,
    text: [end, ...more].map((said) => run.say(said)).join('; '),
  };
}

/** The entries up to the end of the game: a log may go on all the same. */
const entriesPlayed = ({ log: { entries }, found: { playedOn } }: Run): readonly Entry[] =>
  playedOn === undefined ? entries : entries.filter(({ line }) => line < playedOn);

const lastLineOf = (entry: Entry | undefined): number => entry?.blocks.at(-1)?.lines.at(-1)?.line ?? entry?.line ?? 1;

const endArgs = ({ winner, how }: Result): Record<string, number | string> =>
  winner === 'draw' ? { how } : { side: winner, how };

/** Does a line show the end that the board has come to? */
function shows(line: BodyLine, { how }: Result, automaticVictory: number): boolean {
  if (how === 'defcon-1') return line.kind === 'defcon' && line.level === 1;
  if (how === 'vp-20') return line.kind === 'vp' && Math.abs(line.score) >= automaticVictory;
  return false;
}
