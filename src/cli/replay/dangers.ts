/** `arbiter danger GAME`: the plays that put a game at risk, and from when on it was lost. */
import { SIDES } from '../../games/twilight-struggle/tables.ts';
import { withHands } from '../../logs/replay/hands/whereabouts.ts';
import type { Timeline } from '../../logs/timeline.ts';
import { type Choice, choicesIn, lostBy, type Risk, riskOf } from '../../odds/game-danger.ts';
import { gameDangersJson, gameDangersText } from '../../ruling/game-danger-view.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { layoutAsked, type Printed, printAnswer } from '../game.ts';
import { readInput } from '../input.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { otherFile } from '../other-file.ts';
import { Progress } from '../progress.ts';
import { judgingOf, languageFor, timelineOf } from './file.ts';
import { openSource } from './source.ts';

/** Is a file a log or a record, and no position? What comes from elsewhere can be read once only: it is a position. */
export async function holdsGame(path: string, { io }: Call): Promise<boolean> {
  return path !== '-' && /\.(?:txt|log|ya?ml|json)$/.test(path) && otherFile(await readInput(path, io)) !== undefined;
}

export async function dangersOfGame(path: string, call: Call): Promise<ExitCode> {
  const { io, session, given } = call;
  const source = await openSource(path, call);
  const timeline = timelineOf(source, judgingOf(call));
  const all = choicesOf(timeline);
  const side = SIDES.find((each) => given.one('side') === (each === 0 ? 'us' : 'ussr'));
  const asked = side === undefined ? all : all.filter(({ by }) => by === side);
  const progress = new Progress(io, asked.length);
  const interrupt = new Interrupt();
  const risks: Risk[] = [];
  let done = 0;
  for (const choice of asked) {
    const risk = riskOf(choice);
    if (risk) risks.push(risk);
    done += 1;
    progress.step(choice.name);
    if (await interrupt.requested()) break;
  }
  progress.clear();
  interrupt.end();
  const lost = interrupt.signal.aborted ? undefined : lostBy(all, timeline.board.state.result);
  const language = languageFor(session, timeline.board);
  const answer: Printed = {
    json: () => gameDangersJson(source.name, risks, lost, language),
    text: () => gameDangersText(risks, lost, language, layoutAsked(call)),
  };
  printAnswer(answer, call);
  if (interrupt.signal.aborted) {
    print(io.stderr, `arbiter: broken off after ${done} of ${asked.length} plays`);
    return EXIT.interrupted;
  }
  return risks.length > 0 || lost ? EXIT.found : EXIT.fine;
}

/** Every choice of a game, with the hands as far as the whole game tells them. */
function choicesOf({ board, moments }: Timeline): Choice[] {
  return moments.flatMap((moment, index) => {
    const before = moments[index - 1];
    if (!before) return [];
    const state = before.holdings ? withHands(before.after, before.holdings) : before.after;
    return choicesIn({ ...board, state }, moment.facts, moment);
  });
}
