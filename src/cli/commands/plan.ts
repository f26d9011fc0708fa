/**
 * `arbiter plan POSITION.yaml [--side us|ussr] [--without milops|scoring]`
 *
 * JSON: `{"plans": [{"side", "asked", "reliance": "certain"|"possible"|"none"|"unknown", "complete", "rounds", "positions",
 * "way": [{"round", "facts": [{"fact", "decides"}], "hangsOn": [fact], "defcon", "milops"}]}]}`; the first is what was asked,
 * others follow where it cannot be done.
 */
import { wording } from '../../core/wording.ts';
import { sideInDanger } from '../../odds/danger.ts';
import { growingPlans, obstacleTo, type Plans } from '../../odds/plan.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { settled } from '../../ruling/look-ahead.ts';
import { planJson, plansText } from '../../ruling/plan-view.ts';
import { boardAfter } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { layoutAsked, type Printed, printAnswer } from '../game.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';

/** Runs `arbiter plan`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, session } = call;
  const board = settled(await boardAfter(operands[0] as string, call));
  const asked = given.one('side');
  const side = asked === 'us' ? 0 : asked === 'ussr' ? 1 : sideInDanger(board);
  const without = given.all('without');
  const obstacle = obstacleTo(board, side);
  if (obstacle === 'hand') throw new Stop(wording('arbiter: a plan needs the whole hand of the side that makes it'));
  if (obstacle === 'moment') throw new Stop(wording('arbiter: a plan begins with a headline or an action round'));
  const duties = { scoring: !without.includes('scoring'), milops: !without.includes('milops') };
  const interrupt = new Interrupt();
  let plans: Plans | undefined;
  for (plans of growingPlans(board, side, duties)) if (await interrupt.requested()) break;
  interrupt.end();
  if (!plans) throw new Error('a search gives an answer');
  const found = plans;
  const answer: Printed = {
    json: () => ({ plans: found.map((plan) => planJson(plan, board)) }),
    text: () => plansText(found, board, languageOf(session, board), layoutAsked(call)),
  };
  printAnswer(answer, call);
  if (interrupt.signal.aborted) {
    print(io.stderr, `arbiter: broken off after ${plans[0].positions} positions`);
    return EXIT.interrupted;
  }
  const [{ reliance }] = plans;
  return reliance === 'certain' ? EXIT.fine : reliance === 'none' ? EXIT.found : EXIT.open;
}
