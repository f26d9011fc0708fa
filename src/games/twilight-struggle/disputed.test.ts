/** A ruling names the disputed reading that it rests on, and only where that reading decides something. */
import { describe, expect, it } from 'vitest';
import { start } from '../../core/judge.ts';
import { emptyTable } from '../../fuzz/table.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Board } from './board.ts';
import type { GameFact } from './facts.ts';
import {
  deal,
  discard,
  follow,
  type Given,
  mode,
  pass,
  payOff,
  place,
  play,
  position,
  readings,
  select,
  settled,
  target,
  use,
} from './table.fixture.ts';

const trapped = (given: Given = {}): Board =>
  position({
    turn: 4,
    at: 'turn.actionRounds.trapped.discarding',
    happened: ['bear-trap'],
    ussr: ['comecon', 'nasser'],
    us: ['nato', 'truman-doctrine'],
    ...given,
  });

const realigning = follow(
  position({
    phasing: 'us',
    us: ['indo-pakistani-war', 'nato'],
    ussr: ['fidel', 'nasser'],
    influence: { haiti: [1, 0], chile: [0, 1] },
  }),
  play('us', 'indo-pakistani-war'),
  use('us', 'operations'),
  mode('us', 'realignment'),
);

const owing: Given = { ussr: ['missile-envy', 'comecon'], happenedFor: { 'missile-envy': 'us' } };
const late: Given = { round: 7, ussr: ['asia-scoring', 'comecon'] };

const handicap = follow(
  start(twilightStruggle, emptyTable({ edition: 'deluxe', policies: {}, hands: 'hidden', handicap: [1, 0] })),
  deal([], []),
  ...place('ussr', 'poland', 'poland', 'poland', 'poland', 'east-germany', 'austria'),
  ...place('us', 'italy', 'italy', 'italy', 'west-germany', 'west-germany', 'west-germany', 'west-germany'),
);

const payable: Given = {
  phasing: 'ussr',
  influence: { cuba: [0, 3] },
  happenedFor: { 'cuban-missile-crisis': 'us' },
  ussr: ['fidel', 'nasser'],
};

const one = (by: 'us' | 'ussr', id: string): GameFact => place(by, id)[0] as GameFact;

describe('the reading is named', () => {
  it.each<[string, string, Board, GameFact]>([
    ['realignment-without-rival', 'a roll where the rival has nothing', realigning, target('us', 'haiti')],
    [
      'trap-scoring-card',
      'another discard while a scoring card must be played',
      trapped(late),
      discard('ussr', 'comecon'),
    ],
    ['trap-scoring-card', 'a scoring card played from a trap', trapped(late), play('ussr', 'asia-scoring')],
    ['trap-obliged-missile-envy', 'another discard than the card owed', trapped(owing), discard('ussr', 'comecon')],
    ['trap-discard-refusal', 'sitting a trapped round out with a card to discard', trapped(), pass('ussr')],
    [
      'box-six-scoring-card',
      'a scoring card thrown away at the end of the turn',
      settled(
        position({
          ...{ turn: 2, round: 6, phasing: 'us', at: 'turn.actionRounds.between', milops: [5, 5], space: [5, 6] },
          ...{ us: ['nato'], ussr: ['asia-scoring', 'comecon'] },
        }),
      ),
      select('ussr', 'asia-scoring'),
    ],
    ['handicap-placement', 'additional influence', handicap, one('us', 'chile')],
    [
      'crisis-cancellation',
      'buying the crisis off at another time than a coup',
      position({ ...payable, policies: { 'crisis-cancellation': 'at-coup' } }),
      payOff('ussr', 'cuba'),
    ],
  ])('%s: %s', (issue, _what, board, fact) => {
    expect(readings(board, fact)).toContain(issue);
  });
});

describe('no reading is named', () => {
  it.each<[string, Board, GameFact]>([
    ['for a roll against influence', realigning, target('us', 'chile')],
    ['for a discard without a scoring card in the hand', trapped(), discard('ussr', 'comecon')],
    ['for another card played from a trap', trapped(late), play('ussr', 'comecon')],
    ['for the China Card played from a trap', trapped(late), play('ussr', 'the-china-card')],
    ['for a trapped round sat out with nothing to discard', trapped({ ussr: ['nasser'] }), pass('ussr')],
    ['for a crisis bought off where that is open at any time', position(payable), payOff('ussr', 'cuba')],
  ])('%s', (_what, board, fact) => {
    expect(readings(board, fact)).toEqual([]);
  });
});
