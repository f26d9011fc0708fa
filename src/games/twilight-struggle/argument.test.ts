/** What a ruling looks at: the rules that the fact brings into play, in the order of the rulebook, and no others. */
import { describe, expect, it } from 'vitest';
import { testsOf } from '../../core/judge.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Board } from './board.ts';
import type { GameFact } from './facts.ts';
import {
  discard,
  follow,
  type Given,
  headline,
  mode,
  pass,
  place,
  play,
  position,
  target,
  use,
} from './table.fixture.ts';

/** The clauses that are looked at; one that forbids is marked. */
const argument = (board: Board, fact: GameFact): string[] =>
  testsOf(twilightStruggle, board, fact).map(({ force, clause }) => (force === 'forbids' ? `not ${clause}` : clause));

const given: Given = {
  us: ['indo-pakistani-war', 'nato', 'duck-and-cover'],
  ussr: ['fidel', 'nasser', 'comecon'],
  influence: { haiti: [1, 1], italy: [2, 0] },
};
const round = position(given);
const operations = (how: 'coup' | 'realignment' | 'influence', more: Given = {}, id = 'indo-pakistani-war'): Board =>
  follow(position({ ...given, ...more, phasing: 'us' }), play('us', id), use('us', 'operations'), mode('us', how));
/** Tear Down this Wall at DEFCON 2. */
const free = (how: 'coup' | 'realignment', more: Given = {}): Board =>
  follow(
    position({
      phasing: 'us',
      turn: 8,
      defcon: 2,
      us: ['tear-down-this-wall', 'nato'],
      ussr: ['fidel'],
      influence: { finland: [0, 1] },
      ...more,
    }),
    play('us', 'tear-down-this-wall'),
    use('us', 'event'),
    mode('us', how),
  );
const headlines = position({ ...given, at: 'turn.headline.choosing', round: 0 });
const optional = { 'mix-influence-realign': 'on', 'chinese-civil-war': 'on' } as const;
const trapped = (more: Given = {}): Board =>
  position({
    turn: 4,
    at: 'turn.actionRounds.trapped.discarding',
    happened: ['bear-trap'],
    ussr: ['comecon', 'nasser'],
    us: ['nato'],
    ...more,
  });
const one = (id: string): GameFact => place('us', id)[0] as GameFact;

describe('the argument', () => {
  it.each<[string, Board, GameFact, string[]]>([
    ['for a card of the hand', round, play('ussr', 'nasser'), ['5.1', '4.5.D.e']],
    ['for the China Card', round, play('ussr', 'the-china-card'), ['9.1', '9.3', '9.5.b']],
    ['for the own event', follow(round, play('ussr', 'nasser')), use('ussr', 'event'), ['7.1']],
    ['for Operations', follow(round, play('ussr', 'nasser')), use('ussr', 'operations'), []],
    [
      'for the space race',
      follow(round, play('ussr', 'comecon')),
      use('ussr', 'space'),
      ['6.4.1', '6.4.6', '6.4.2', '6.4.1'],
    ],
    ['for a coup', operations('coup'), target('us', 'haiti'), ['6.3.1', '8.1.5']],
    ['for a realignment', operations('realignment'), target('us', 'haiti'), ['6.2.1', '8.1.5', '6.2.2']],
    ['for a marker', operations('influence'), one('haiti'), ['6.1.1.a', '6.1.3']],
    [
      'for a coup beside optional rules that it does not touch',
      operations('coup', { policies: optional }),
      target('us', 'haiti'),
      ['6.3.1', '8.1.5'],
    ],
    [
      'for a realignment beside such rules',
      operations('realignment', { policies: optional }),
      target('us', 'haiti'),
      ['6.2.1', '8.1.5', '6.2.2'],
    ],
    [
      'for a marker beside such rules',
      operations('influence', { policies: optional }),
      one('haiti'),
      ['6.1.1.a', '6.1.3'],
    ],
    [
      'for a marker whose price a card changes',
      operations('influence', { happened: ['containment'] }),
      one('haiti'),
      ['6.1.1.a', '7.4'],
    ],
    [
      'for a marker beside a card that changes no price',
      operations('influence', { happened: ['nato'] }),
      one('haiti'),
      ['6.1.1.a', '6.1.3'],
    ],
    [
      'for a marker of the China Card',
      operations('influence', { china: 'us' }, 'the-china-card'),
      one('haiti'),
      ['6.1.1.a', '7.4'],
    ],
    [
      'for a marker in a country of the rival',
      operations('influence', { influence: { haiti: [1, 3] } }),
      one('haiti'),
      ['6.1.1.a', '6.1.2.a'],
    ],
    [
      'for a realignment that an option lets in',
      operations('realignment', {
        defcon: 2,
        policies: { 'realign-ignores-defcon': 'on' },
        influence: { italy: [0, 2] },
      }),
      target('us', 'italy'),
      ['6.2.1', 'not 8.1.5', 'OPT-1', '6.2.2'],
    ],
    [
      'for a realignment that an event gives free',
      free('realignment'),
      target('us', 'finland'),
      ['6.2.1', 'not 8.1.5', '6.3.5', 'card:tear-down-this-wall', '6.2.2'],
    ],
    [
      'for a coup that an event gives free',
      free('coup'),
      target('us', 'finland'),
      ['6.3.1', 'not 8.1.5', '6.3.5', 'card:tear-down-this-wall'],
    ],
    ['for a headline', headlines, headline('us', 'nato'), ['4.5.C', '4.5.C']],
    ['for a headline that is not shown yet', headlines, { type: 'headline', by: 0, card: 0 }, ['4.5.C', '4.5.C']],
    [
      'for the China Card as a headline',
      headlines,
      headline('ussr', 'the-china-card'),
      ['not 9.5.a', '4.5.C', 'not card:the-china-card', '4.5.C'],
    ],
    ['for a round sat out', position({ ...given, ussr: [], china: 'us' }), pass('ussr'), ['5.1.a']],
    ['for a discard in a trap', trapped(), discard('ussr', 'comecon'), ['5.1.a', '5.1', '7.4.2', '10.1.5']],
    [
      'for the China Card as such a discard',
      trapped(),
      discard('ussr', 'the-china-card'),
      ['5.1.a', 'not 9.5.c', '5.1', '7.4.2', '10.1.5'],
    ],
    [
      'for a discard that the hand does not hold',
      trapped(),
      discard('ussr', 'fidel'),
      ['5.1.a', 'not 5.1', '7.4.2', '10.1.5'],
    ],
    ['for a card played from a trap', trapped(), play('ussr', 'comecon'), ['5.1', 'not card:bear-trap', '4.5.D.e']],
    ['for a trapped round sat out', trapped(), pass('ussr'), ['not card:bear-trap']],
    [
      'for a card beside one that is owed',
      position({ ...given, turn: 4, ussr: ['missile-envy', 'comecon'], happenedFor: { 'missile-envy': 'us' } }),
      play('ussr', 'comecon'),
      ['5.1', '4.5.D.e', 'not card:missile-envy'],
    ],
  ])('%s', (_title, board, fact, clauses) => {
    expect(argument(board, fact)).toEqual(clauses);
  });
});
