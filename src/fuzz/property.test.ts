import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { stepAt } from '../core/steps.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { carryOn } from './game.ts';
import { faultsOfChoices, faultsOfPosition } from './invariants.ts';
import { fromList, seeded } from './random.ts';
import { agreements, newGame, possibleFacts } from './table.ts';

/** Numbers that say, decision by decision, which of the possible facts comes next: short lists are simpler games. */
const decisions = fc.array(fc.nat(2_000), { minLength: 20, maxLength: 160 });

describe('whatever is decided', () => {
  it('every rule that all games keep is kept after every decision', () => {
    fc.assert(
      fc.property(fc.constantFrom(...agreements()), decisions, (agreement, numbers) => {
        let board = newGame(agreement);
        const random = fromList(numbers);
        for (let n = 0; n < numbers.length && !stepAt(twilightStruggle.steps, board.state).final; n++) {
          const facts = possibleFacts(board, agreement.hands, random);
          const fact = facts[random.below(facts.length)];
          if (!fact) break;
          board = carryOn(board, fact);
          const [fault] = [...faultsOfPosition(board), ...faultsOfChoices(board, agreement.hands, seeded(n))];
          if (fault) throw new Error(`${fault.rule}: ${fault.detail}`);
        }
      }),
      { numRuns: 40, seed: 20_261_120 },
    );
  });
});
