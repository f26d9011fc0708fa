/** Random games of both rule sets, for two interpreters side by side: mostly what the rules allow, and some of what they refuse. */
import { gameMachine, gameSteps } from '../../machines/twilight-struggle/index.ts';
import { actions, guards } from '../../machines/twilight-struggle/vocabulary.ts';
import { pick, seeded } from '../fuzz/random.ts';
import { agreements, chooseFact, emptyTable, possibleFacts } from '../fuzz/table.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { guerraFriaTools } from '../registry/tools.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type Compared, playBeside, type Sides } from './beside.ts';

const AGREEMENTS = agreements();
/** One event in so many was handed in before, and mostly makes no sense now. */
const AGAIN = 8;

/** Both sides of Twilight Struggle. */
export const twilightStruggleSides: Sides<Board> = {
  machine: gameMachine,
  steps: gameSteps,
  vocabulary: { guards, actions },
  copy: twilightStruggle.copy,
};

/** One game of Twilight Struggle, under an agreement that goes with its number. */
export function playTwilightStruggle(seed: number, text?: string): Compared {
  const random = seeded(seed);
  const agreement = AGREEMENTS[seed % AGREEMENTS.length] as (typeof AGREEMENTS)[number];
  const past: GameFact[] = [];
  const next = (board: Board): GameFact | undefined => {
    if (past.length > 0 && random.below(AGAIN) === 0) return pick(random, past);
    const facts = possibleFacts(board, agreement.hands, random);
    const fact = facts.length === 0 ? undefined : chooseFact(board, facts, random, () => false);
    if (fact) past.push(fact);
    return fact;
  };
  return playBeside(twilightStruggleSides, emptyTable(agreement), next, text);
}

/** Both sides of Guerra fría. */
export const guerraFriaSides = guerraFriaTools.chart;

/** One game of Guerra fría. */
export const playGuerraFria = (seed: number, text?: string): Compared =>
  playBeside(
    guerraFriaSides,
    guerraFriaTools.empty(guerraFriaTools.rules()),
    guerraFriaTools.anything(seeded(seed)),
    text,
  );
