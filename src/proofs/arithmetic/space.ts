/** The space race: attempts, and who has which ability. 6.4 */
import { abilities, actionRounds, spaceAttempt, spaceBarred } from '../formulas.ts';
import { enumerated, type Member, type Proof } from '../proof.ts';
import { CARD_WORTH, DICE, NAMES, pairOf, perSide, product, range, round, SIDES } from './board.ts';

/** Both markers anywhere on the track, every value of a card, every number of attempts made, every die. */
function* attempts(): Iterable<Member> {
  for (const [side, own, others, ops, used] of product(SIDES, range(0, 8), range(0, 8), range(1, 4), range(0, 2))) {
    const space = pairOf(side, own, others);
    const card = CARD_WORTH[ops] as string;
    const at = {
      ...round(side, card),
      space: perSide(space),
      space_attempts_spent: perSide(pairOf(side, used, 0)),
    };
    const action = (die: number) => [{ kind: 'play', player: NAMES[side], card, as: 'space', die }];
    const reason = spaceBarred(space, side, ops, used);
    if (reason !== undefined) yield { position: at, action: action(1), expect: { legal: false, reason } };
    else
      for (const die of DICE) {
        const after = spaceAttempt(space, side, die);
        yield {
          position: at,
          action: action(die),
          expect: {
            legal: true,
            space: perSide(after.space),
            vp: after.vp,
            cards: { [card]: 'discard' },
            abilities: { US: abilities(after.space, 0), USSR: abilities(after.space, 1) },
          },
        };
      }
  }
}

/** Both markers anywhere: who has which ability, and how many rounds each side has. */
function* rights(): Iterable<Member> {
  for (const [us, ussr, turn] of product(range(0, 8), range(0, 8), range(1, 10))) {
    const held = SIDES.map((side) => abilities([us, ussr], side));
    const rounds = held.map((names) => (names.includes('eight_action_rounds') ? 8 : actionRounds(turn)));
    yield {
      position: { turn, space: { us, ussr } },
      action: [{ kind: 'query', query: 'headline_order' }],
      expect: { abilities: { US: held[0], USSR: held[1] }, action_rounds: { US: rounds[0], USSR: rounds[1] } },
    };
  }
}

export const SPACE_PROOFS: readonly Proof[] = [
  // Some values of the second edition's track are not certain.
  enumerated(
    'space-race',
    ['6.4.1', '6.4.1.a', '6.4.1.b', '6.4.2', '6.4.3', '6.4.3.a', '6.4.3.c', '6.4.4.a', '6.4.5.a', '6.4.6'],
    attempts,
    5,
    { editions: ['deluxe'] },
  ),
  enumerated('abilities', ['6.4.4', '6.4.4.a', '6.4.4.b', '6.4.4.c', '6.4.4.d', '6.4.4.e', '4.5.D'], rights),
];
