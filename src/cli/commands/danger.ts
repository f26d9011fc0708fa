/**
 * `arbiter danger POSITION.yaml|GAME [--side us|ussr]`
 *
 * JSON: `{"side", "plays": [{"play": [fact], "danger": "certain"|"possible"|"none"|"unknown", "chain": [{"fact",
 * "decides"}], "winner", "how", "clause", "consequences": [finding]}]}`;
 * of a game: `{"file", "plays": [{"at": {"name", "line"}, "side", …the same, "instead": [fact]|null}], "lost": null|{"side",
 * "at", "how", "clause", "byOwnChoice", "since": null|{"name", "reliance"}, "handUnknown"}}`.
 */
import { type Danger, eachDanger, playsOf, sideInDanger } from '../../odds/danger.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { dangersJson, dangersText } from '../../ruling/danger-view.ts';
import { settled } from '../../ruling/look-ahead.ts';
import { boardAfter, openCases } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { dangersOfGame, holdsGame } from '../replay/dangers.ts';

/** Runs `arbiter danger`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, format, session, paint } = call;
  if (await holdsGame(operands[0] as string, call)) return dangersOfGame(operands[0] as string, call);
  const board = settled(boardAfter(await openCases(operands[0] as string, call), call));
  const asked = given.one('side');
  const side = asked === 'us' ? 0 : asked === 'ussr' ? 1 : sideInDanger(board);
  const plays = playsOf(board, side).length;
  const interrupt = new Interrupt();
  const dangers: Danger[] = [];
  for (const danger of eachDanger(board, side)) {
    dangers.push(danger);
    if (await interrupt.heard()) break;
  }
  interrupt.end();
  const language = languageOf(session, board);
  if (format === 'json') {
    print(io.stdout, JSON.stringify(dangersJson(dangers, side, board, language), null, 2));
  } else
    print(
      io.stdout,
      dangersText(dangers, side, board, language, { paint, columns: io.stdout.columns, markdown: format === 'md' }),
    );
  if (dangers.length < plays) {
    print(io.stderr, `arbiter: broken off after ${dangers.length} of ${plays} plays`);
    return EXIT.interrupted;
  }
  return dangers.some(({ loss }) => loss)
    ? EXIT.found
    : dangers.some(({ complete }) => !complete)
      ? EXIT.open
      : EXIT.fine;
}
