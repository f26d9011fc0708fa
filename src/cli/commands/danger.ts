/**
 * `arbiter danger POSITION.yaml|GAME [--side us|ussr] [--deals N] [--seed N]`
 *
 * JSON: `{"side", "plays": [{"play": [fact], "danger": "certain"|"possible"|"none"|"unknown", "final": "lost"|"open", "chain": [{"fact",
 * "decides"}], "winner", "how", "clause", "consequences": [finding],
 * "deals": {"chance", "error", "deals", "losing", "exact"}|null}]}`, `deals` only with `--deals`;
 * of a game: `{"file", "plays": [{"at": {"name", "line"}, "side", …the same, "instead": [fact]|null}], "lost": null|{"side",
 * "at", "how", "clause", "byOwnChoice", "since": null|{"name", "reliance"}, "handUnknown"}}`.
 */
import { wording } from '../../core/wording.ts';
import { seeded } from '../../fuzz/random.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { type Danger, eachDanger, playsOf, sideInDanger } from '../../odds/danger.ts';
import { type Deals, dealsOf, lossChance } from '../../odds/deals.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { type Chances, dangersJson, dangersText } from '../../ruling/danger-view.ts';
import { settled } from '../../ruling/look-ahead.ts';
import { boardAfter } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { layoutAsked, type Printed, printAnswer } from '../game.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { dangersOfGame, holdsGame } from '../replay/dangers.ts';

/** Runs `arbiter danger`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, session } = call;
  if (await holdsGame(operands[0] as string, call)) return dangersOfGame(operands[0] as string, call);
  const board = settled(await boardAfter(operands[0] as string, call));
  const asked = given.one('side');
  const side = asked === 'us' ? 0 : asked === 'ussr' ? 1 : sideInDanger(board);
  const plays = playsOf(board, side).length;
  const deals = dealsAsked(board, call);
  const interrupt = new Interrupt();
  const dangers: Danger[] = [];
  const chances: Chances = new Map();
  for (const danger of eachDanger(board, side)) {
    dangers.push(danger);
    if (deals && danger.loss && !danger.loss.certain)
      chances.set(danger, lossChance(deals, danger.play, side) ?? 'unknown');
    if (await interrupt.requested()) break;
  }
  interrupt.end();
  const language = languageOf(session, board);
  const answer: Printed = {
    json: () => dangersJson(dangers, side, board, language, chances),
    text: () => dangersText(dangers, side, board, language, layoutAsked(call), chances),
  };
  printAnswer(answer, call);
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

/** The deals of the hidden cards, if they are asked for. */
function dealsAsked(board: Board, { given }: Call): Deals | undefined {
  if (!given.has('deals')) return undefined;
  const most = given.number('deals', 1, 100_000) ?? 1;
  const deals = dealsOf(board, most, seeded(given.number('seed', 0, 2 ** 32 - 1) ?? 1).below);
  if (!deals) throw new Stop(wording('arbiter: --deals needs the number of cards in both hands'));
  return deals;
}
