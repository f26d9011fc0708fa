/** What may come next: every fact that the checks allow, once, in the words of the record, and nothing else. */
import { describe, expect, it } from 'vitest';
import { start } from '../../core/judge.ts';
import { faultsOfChoices, keyOf } from '../../fuzz/invariants.ts';
import { seeded } from '../../fuzz/random.ts';
import { emptyTable } from '../../fuzz/table.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { Board } from './board.ts';
import type { GameFact } from './facts.ts';
import {
  choices,
  choose,
  deal,
  discard,
  done,
  draw,
  follow,
  type Given,
  headline,
  mode,
  order,
  pathOf,
  place,
  play,
  position,
  remove,
  reveal,
  select,
  settled,
  target,
  use,
} from './table.fixture.ts';

/** Hands that nothing else touches. */
const hands: Given = { us: ['nato', 'duck-and-cover'], ussr: ['fidel', 'nasser'] };
const round = (given: Given = {}): Board => position({ ...hands, ...given });
const ofUs = (given: Given = {}): Board => round({ phasing: 'us', ...given });
const operations = (how: 'coup' | 'realignment', influence: Given['influence'] = {}): Board =>
  follow(round({ influence }), play('ussr', 'nasser'), use('ussr', 'operations'), mode('ussr', how));
const ended = (given: Given): Board =>
  settled(round({ turn: 2, round: 6, phasing: 'us', at: 'turn.actionRounds.between', milops: [5, 5], ...given }));
const setUp = follow(
  start(twilightStruggle, emptyTable({ edition: 'deluxe', policies: {}, hands: 'hidden', handicap: [1, 0] })),
  deal([], []),
);
const eastern = place('ussr', 'poland', 'poland', 'poland', 'poland', 'east-germany', 'austria');
const western = place('us', 'italy', 'italy', 'italy', 'west-germany', 'west-germany', 'west-germany', 'west-germany');

/** Every country in which a side may place, each named once. */
const placedIn = (board: Board, by: 'us' | 'ussr'): string[] =>
  twilightStruggle.choices(board).flatMap((fact) => {
    expect(fact).toMatchObject({ type: 'place', by: by === 'us' ? 0 : 1 });
    return 'country' in fact ? [board.tables.countries[fact.country]?.id ?? ''] : [];
  });

describe('what may come next is', () => {
  it.each<[string, Board, GameFact[]]>([
    [
      'a card of the hand, or a pass where the hand is empty',
      round({ ussr: [], china: 'us' }),
      [{ type: 'pass', by: 1 }],
    ],
    ['a card of the hand', round({ china: 'us' }), [play('ussr', 'fidel'), play('ussr', 'nasser')]],
    [
      'the China Card too, for the side it lies before',
      round({ china: 'ussr' }),
      [play('ussr', 'fidel'), play('ussr', 'nasser'), play('ussr', 'the-china-card')],
    ],
    [
      'a headline of either side, the China Card excepted',
      round({ at: 'turn.headline.choosing', round: 0, china: 'us' }),
      [headline('us', 'duck-and-cover'), headline('us', 'nato'), headline('ussr', 'fidel'), headline('ussr', 'nasser')],
    ],
    [
      'a use of the card',
      follow(round({ influence: { cuba: [0, 1] } }), play('ussr', 'nasser')),
      [use('ussr', 'event'), use('ussr', 'operations')],
    ],
    [
      "the order of the rival's event and the Operations",
      follow(round({ ussr: ['duck-and-cover', 'fidel'] }), play('ussr', 'duck-and-cover'), use('ussr', 'operations')),
      [order('ussr', 'event-first'), order('ussr', 'operations-first')],
    ],
    [
      'a use of the points that has a target',
      follow(round({ influence: { kenya: [1, 0] } }), play('ussr', 'nasser'), use('ussr', 'operations')),
      [mode('ussr', 'influence'), mode('ussr', 'realignment'), mode('ussr', 'coup')],
    ],
    [
      'a target of a coup',
      operations('coup', { kenya: [1, 0], haiti: [2, 1] }),
      [target('ussr', 'haiti'), target('ussr', 'kenya')],
    ],
    [
      'a discard of 2 or more Operations in a trap',
      round({
        turn: 4,
        at: 'turn.actionRounds.trapped.discarding',
        happened: ['bear-trap'],
        ussr: ['comecon', 'nasser'],
      }),
      [discard('ussr', 'comecon')],
    ],
    [
      'a card that the event lets a side discard, or an end of it',
      follow(
        ofUs({ turn: 4, us: ['ask-not-what-your-country-can-do-for-you', 'nato', 'fidel'], ussr: ['nasser'] }),
        play('us', 'ask-not-what-your-country-can-do-for-you'),
        use('us', 'event'),
      ),
      [select('us', 'fidel'), select('us', 'nato'), done('us')],
    ],
    [
      'an option that the event offers',
      follow(ofUs({ us: ['olympic-games', 'nato'] }), play('us', 'olympic-games'), use('us', 'event')),
      [choose('ussr', 'participate'), choose('ussr', 'boycott')],
    ],
    [
      'a card drawn from a hand that is seen',
      follow(ofUs({ us: ['five-year-plan', 'nato'] }), play('us', 'five-year-plan'), use('us', 'event')),
      [draw('fidel'), draw('nasser')],
    ],
    [
      'a hand that an event wants to see',
      follow(
        round({ ussr: ['the-cambridge-five', 'fidel'], us: [], hidden: [3, 2] }),
        play('ussr', 'the-cambridge-five'),
        use('ussr', 'event'),
      ),
      [reveal('us')],
    ],
    [
      'a held card to be thrown away, or none (6.4.4.c)',
      ended({ space: [5, 6], china: 'us' }),
      [select('ussr', 'fidel'), select('ussr', 'nasser'), done('ussr')],
    ],
    [
      'the same for the US',
      ended({ space: [6, 5], china: 'ussr' }),
      [select('us', 'duck-and-cover'), select('us', 'nato'), done('us')],
    ],
    [
      'what each side hides, where held cards are shown (11.1.1)',
      ended({ us: [], ussr: [], hidden: [2, 3], policies: { 'tournament-reveal': 'on' } }),
      [reveal('us'), reveal('ussr')],
    ],
    [
      'what one side hides, if the other hides nothing',
      ended({ us: ['nato'], ussr: [], hidden: [0, 3], policies: { 'tournament-reveal': 'on' } }),
      [reveal('ussr')],
    ],
    ['the deal, of which only the table knows the cards', round({ at: 'turn.deal', round: 0 }), [deal([], [])]],
    [
      'a die for a coup',
      follow(operations('coup', { kenya: [1, 0] }), target('ussr', 'kenya')),
      [1, 2, 3, 4, 5, 6].map((die) => ({ type: 'roll', die })),
    ],
    [
      'a die for a realignment, one of each side',
      follow(operations('realignment', { kenya: [1, 0] }), target('ussr', 'kenya')),
      [1, 2, 3, 4, 5, 6].flatMap((us) => [1, 2, 3, 4, 5, 6].map((ussr): GameFact => ({ type: 'rolls', us, ussr }))),
    ],
  ])('%s', (_what, board, facts) => {
    expect(twilightStruggle.choices(board).map(keyOf).sort()).toEqual(facts.map(keyOf).sort());
    expect(faultsOfChoices(board, 'hidden', seeded(1))).toEqual([]);
  });

  it('a card of the pile that nobody sees, or one that somebody names', () => {
    const board = follow(
      ofUs({ turn: 4, us: ['ask-not-what-your-country-can-do-for-you', 'fidel'], ussr: ['nasser'] }),
      play('us', 'ask-not-what-your-country-can-do-for-you'),
      use('us', 'event'),
      select('us', 'fidel'),
    );
    const [unseen, ...seen] = choices(board, 'draw');
    expect(unseen).toBe(0);
    expect(seen).toContain('brush-war');
    expect(seen).not.toContain('fidel');
  });

  it('no card that nobody sees from the hand of a side, even if the hand is hidden', () => {
    const board = follow(
      ofUs({ us: ['five-year-plan', 'nato'], ussr: [], hidden: [0, 2] }),
      play('us', 'five-year-plan'),
      use('us', 'event'),
    );
    expect(pathOf(board)).toMatch(/draw$/);
    expect(choices(board, 'draw')).not.toContain(0);
    expect(choices(board, 'draw')).toContain('fidel');
  });

  it('a country for a marker: of the USSR, then of the US, then of who has additional influence (3.2, 3.3)', () => {
    expect(placedIn(setUp, 'ussr')).toContain('poland');
    expect(placedIn(setUp, 'ussr')).not.toContain('italy');
    const second = follow(setUp, ...eastern);
    expect(placedIn(second, 'us')).toContain('italy');
    expect(placedIn(second, 'us')).not.toContain('poland');
    expect(placedIn(follow(second, ...western), 'us')).toContain('iran');
  });

  it('a country from which the event takes influence', () => {
    const board = follow(
      ofUs({
        turn: 4,
        us: ['the-voice-of-america', 'nato'],
        influence: { kenya: [0, 1], poland: [0, 3], cuba: [1, 2] },
      }),
      play('us', 'the-voice-of-america'),
      use('us', 'event'),
    );
    expect(twilightStruggle.choices(board).map(keyOf).sort()).toEqual(remove('us', 'cuba', 'kenya').map(keyOf).sort());
  });

  it('nothing after the end of the game', () => {
    const over = ended({ vp: 19, milops: [5, 0], defcon: 3 });
    expect([pathOf(over), twilightStruggle.choices(over)]).toEqual(['over', []]);
  });

  it('the die of the space race, which may be forgone where a policy says so', () => {
    const board = (policies: Given['policies']) =>
      follow(
        round({ ussr: ['comecon', 'nasser'], policies: policies ?? {} }),
        play('ussr', 'comecon'),
        use('ussr', 'space'),
      );
    expect(choices(board({}), 'roll')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(choices(board({ 'space-without-roll': 'on' }), 'roll')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
