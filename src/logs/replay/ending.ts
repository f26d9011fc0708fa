/** How the game of a log ended, as far as the log shows. 10.3 */
import { card } from '../../games/twilight-struggle/board.ts';
import { SIDE_IDS } from '../../games/twilight-struggle/tables.ts';
import type { BodyLine } from '../line.ts';
import type { Ending } from './report.ts';
import { complain, type Run } from './run.ts';

/** The result the board came to, beside what the log says of it. */
export function endingOf(run: Run): Ending {
  const { result } = run.board.state;
  const last = run.log.entries.at(-1);
  const lines = run.log.entries.flatMap((entry) => entry.blocks.flatMap((block) => block.lines));
  const stated = lines.find((line): line is Extract<BodyLine, { kind: 'win' }> => line.kind === 'win');
  if (!result) {
    const text =
      last?.kind === 'end'
        ? 'The log says that the game is over, but not how; by the rules it goes on.'
        : 'The log stops while the game goes on.';
    return {
      state: 'open',
      certainty: stated ? 'stated' : 'unknown',
      winner: stated?.side ?? null,
      how: stated?.by ?? null,
      clause: null,
      line: last?.line ?? null,
      text,
    };
  }
  const winner = result.winner === 'draw' ? 'draw' : (SIDE_IDS[result.winner] ?? null);
  if (stated && stated.side !== winner) {
    complain(
      run,
      stated.line,
      result.clause,
      `the log states that the ${stated.side.toUpperCase()} wins, by the rules it is ${winner === 'draw' ? 'a draw' : `the ${winner?.toUpperCase()}`}`,
    );
  }
  const how = result.how.replaceAll('-', ' ');
  const by = run.board.state.play ? `, in the play of ${card(run.board, run.board.state.play.card).title}` : '';
  return {
    state: 'over',
    certainty: stated ? 'stated' : 'inferred',
    winner,
    how: result.how,
    clause: result.clause,
    line: run.line,
    text: `${winner === 'draw' ? 'A draw' : `The ${winner?.toUpperCase()} wins`} by ${how}${by}${stated ? '' : '; the log does not print it, but its position leads there'}.`,
  };
}
