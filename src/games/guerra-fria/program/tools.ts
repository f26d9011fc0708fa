/** *Guerra fría* as proofs, measurements and other interpreters of its chart ask it. */
import { gameMachine, gameSteps } from '../../../../machines/guerra-fria/index.ts';
import { actions, guards } from '../../../../machines/guerra-fria/vocabulary.ts';
import { type Diagnostic, formatDiagnostic } from '../../../data/diagnostics.ts';
import type { Values } from '../../../data/gather.ts';
import type { ReadSuccess } from '../../../data/read.ts';
import { pick, type Random } from '../../../fuzz/random.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import type { Board } from '../board.ts';
import { randomSelection } from '../desk/random.ts';
import type { GameFact } from '../facts.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { sealOf } from '../seal.ts';
import { SEATS } from '../seats.ts';
import { guerraFriaRules } from './data/compile.ts';
import { loadGuerraFria, loadGuerraFriaTexts } from './data/load.ts';
import { coverage, kept, proofs, worldOf } from './proofs/index.ts';

export const guerraFriaTools = {
  /** The rules as they are, perhaps with those of a house. Throws if they do not load. */
  rules: (house?: ReadSuccess): Ruleset => loaded(loadGuerraFria(house && { house })),
  texts: loadGuerraFriaTexts,
  /** The rules that some files make. Throws if they cannot be compiled. */
  rulesFrom: (values: Values): Ruleset => loaded(guerraFriaRules((name) => values.get(`guerra-fria/${name}`))),
  chart: { machine: gameMachine, steps: gameSteps, vocabulary: { guards, actions }, copy: guerraFria.copy },
  empty: (rules: Ruleset): Board => makeBoard(rules),
  anything,
  proofs,
  worldOf,
  kept,
  coverage,
};

function loaded(
  result:
    | { readonly ok: true; readonly rules: Ruleset }
    | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] },
): Ruleset {
  if (result.ok) return result.rules;
  throw new Error(result.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
}

/** Nobody may have won by then. */
const ROUNDS = 40;

/** Selections, seals, talk and reveals in any order, whether it is their turn or not, until the game ends. */
function anything(random: Random): (board: Board) => GameFact | undefined {
  const seals = new Map<string, Omit<GameFact & { type: 'reveal' }, 'type'>>();
  return (board) => {
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
}
