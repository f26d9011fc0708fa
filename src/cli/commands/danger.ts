/**
 * `arbiter danger POSITION.yaml [--side us|ussr]`
 *
 * JSON: `{"side", "plays": [{"play": [fact], "danger": "certain"|"possible"|"none"|"unknown", "chain": [{"fact",
 * "decides"}], "winner", "how", "clause", "consequences": [finding]}]}`.
 */
import { writeFact } from '../../cases/facts.ts';
import { dangersOf, sideInDanger } from '../../odds/danger.ts';
import { dangerOfPlay, dangersText } from '../../ruling/danger-view.ts';
import { languageOf, say } from '../../ruling/language.ts';
import { settled } from '../../ruling/look-ahead.ts';
import { boardAfter, openCases } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { print } from '../io.ts';

/** Runs `arbiter danger`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, format, session, paint } = call;
  const board = settled(boardAfter(await openCases(operands[0] as string, call), call));
  const asked = given.one('side');
  const side = asked === 'us' ? 0 : asked === 'ussr' ? 1 : sideInDanger(board);
  const dangers = dangersOf(board, side);
  const language = languageOf(session, board);
  if (format === 'json') {
    const plays = dangers.map((danger) => ({
      play: danger.play.map((fact) => writeFact(fact, board)),
      danger: dangerOfPlay(danger),
      ...(danger.loss && {
        chain: danger.loss.chain.map(({ fact, decides }) => ({ fact: writeFact(fact, board), decides })),
        how: danger.loss.result.how,
        clause: danger.loss.result.clause,
        consequences: danger.loss.consequences.map((finding) => ({ ...finding, text: say(language, finding) })),
      }),
    }));
    print(io.stdout, JSON.stringify({ side: side === 0 ? 'us' : 'ussr', plays }, null, 2));
  } else
    print(
      io.stdout,
      dangersText(dangers, side, board, language, { paint, columns: io.stdout.columns, markdown: format === 'md' }),
    );
  return dangers.some(({ loss }) => loss)
    ? EXIT.found
    : dangers.some(({ complete }) => !complete)
      ? EXIT.open
      : EXIT.fine;
}
