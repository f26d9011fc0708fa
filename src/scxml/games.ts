/** Random games of both rule sets, for two interpreters side by side: mostly what the rules allow, and some of what they refuse. */
import { gameMachine as guerraFriaMachine, gameSteps as guerraFriaSteps } from '../../machines/guerra-fria/index.ts';
import * as guerraFriaWords from '../../machines/guerra-fria/vocabulary.ts';
import { gameMachine, gameSteps } from '../../machines/twilight-struggle/index.ts';
import { actions, guards } from '../../machines/twilight-struggle/vocabulary.ts';
import { pick, seeded } from '../fuzz/random.ts';
import { agreements, chooseFact, emptyTable, possibleFacts } from '../fuzz/table.ts';
import type { Board as GuerraFriaBoard } from '../games/guerra-fria/board.ts';
import { randomSelection } from '../games/guerra-fria/desk/random.ts';
import type { GameFact as GuerraFriaFact } from '../games/guerra-fria/facts.ts';
import { makeBoard } from '../games/guerra-fria/index.ts';
import { loadGuerraFria } from '../games/guerra-fria/program/data/load.ts';
import { sealOf } from '../games/guerra-fria/seal.ts';
import { SEATS } from '../games/guerra-fria/seats.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { guerraFria, twilightStruggle } from '../registry/index.ts';
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
export const guerraFriaSides: Sides<GuerraFriaBoard> = {
  machine: guerraFriaMachine,
  steps: guerraFriaSteps,
  vocabulary: guerraFriaWords,
  copy: guerraFria.copy,
};

/** Nobody may have won by then. */
const ROUNDS = 40;

/** One game of Guerra fría: selections, seals, talk and reveals in any order, whether it is their turn or not. */
export function playGuerraFria(seed: number, text?: string): Compared {
  const random = seeded(seed);
  const loaded = loadGuerraFria();
  if (!loaded.ok) throw new Error('the rules of Guerra fría do not load');
  const seals = new Map<string, Omit<GuerraFriaFact & { type: 'reveal' }, 'type'>>();
  const next = (board: GuerraFriaBoard): GuerraFriaFact | undefined => {
    const { round, result } = board.state;
    if (result || round > ROUNDS) return undefined;
    const by = pick(random, SEATS);
    const sealed = seals.get(`${round} ${by}`);
    if (sealed && random.below(2) === 0)
      return { type: 'reveal', ...sealed, ...(random.below(4) === 0 && { salt: 'wrong' }) };
    const cards = randomSelection(board, by, random);
    switch (random.below(8)) {
      case 0:
        return { type: 'agree', talk: pick(random, ['open', 'silent']) };
      case 1:
        return { type: 'talk', by, way: pick(random, ['aloud', 'secretly']) };
      case 2: {
        if (sealed) return { type: 'commit', by, seal: null };
        seals.set(`${round} ${by}`, { by, cards, salt: 'salt' });
        return { type: 'commit', by, seal: sealOf({ round, by, cards, salt: 'salt' }) };
      }
      default:
        return { type: 'select', by, cards };
    }
  };
  return playBeside(guerraFriaSides, makeBoard(loaded.rules), next, text);
}
