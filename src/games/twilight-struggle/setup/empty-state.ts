/** The position before anything is set up. */
import { NumberSet } from '../../../core/number-set.ts';
import { ABSENT, NOT_STATED, type State, ZONES } from '../state.ts';
import { CARD_SLOTS, type Tables } from '../tables.ts';
import { NO_CRISES } from '../variants/turn-zero-state.ts';

/** A state with nothing on the board: no influence, no cards anywhere, every track at its start. */
export function emptyState({ countries, law }: Pick<Tables, 'countries' | 'law'>): State {
  return {
    step: 0,
    turn: law.startTurn,
    round: 0,
    phasing: law.firstInRound,
    defcon: law.startDefcon,
    vp: law.startVp,
    milops: [law.startMilops, law.startMilops],
    space: [0, 0],
    spaceUsed: [0, 0],
    influence: new Uint8Array(2 * countries.length),
    present: [NumberSet.EMPTY, NumberSet.EMPTY],
    controlled: [NumberSet.EMPTY, NumberSet.EMPTY],
    snapshot: [NumberSet.EMPTY, NumberSet.EMPTY],
    reach: [NumberSet.EMPTY, NumberSet.EMPTY],
    zone: new Uint8Array(CARD_SLOTS),
    lying: ZONES.map((_, zone) => NumberSet.where(CARD_SLOTS, () => zone === ABSENT)),
    hidden: [0, 0],
    elsewhere: NOT_STATED,
    chinaHolder: 1,
    chinaUp: true,
    occurred: new Uint8Array(CARD_SLOTS),
    lasting: [],
    agenda: [],
    headline: [0, 0],
    headlineOrder: [],
    play: null,
    movedTo: 0,
    placed: [0, 0],
    handicap: [0, 0],
    turnZero: NO_CRISES,
    result: null,
  };
}
