import { describe, expect, it } from 'vitest';
import {
  choices,
  choose,
  difference,
  done,
  draw,
  follow,
  forbidding,
  type Given,
  inForce,
  mode,
  order,
  place,
  placeOf,
  play,
  position,
  roll,
  rolls,
  select,
  target,
  use,
} from '../table.fixture.ts';

const hands: Given = { us: ['nuclear-test-ban', 'truman-doctrine'], ussr: ['comecon', 'nasser'] };
const round = (given: Given) => position({ turn: 4, ...hands, ...given });

describe('card: norad', () => {
  const given: Given = {
    defcon: 3,
    happened: ['norad'],
    influence: { canada: [4, 0], angola: [0, 1] },
    phasing: 'us',
    us: ['duck-and-cover', 'nuclear-test-ban'],
  };
  const coup = (more: Given) =>
    follow(
      round({ ...given, ...more }),
      play('us', 'duck-and-cover'),
      use('us', 'operations'),
      mode('us', 'coup'),
      target('us', 'angola'),
      roll(1),
    );

  it('the US adds 1 influence where it has some, after a round in which DEFCON moved to 2', () => {
    const board = coup({});
    expect(choices(board, 'place').toSorted()).toEqual(['angola', 'canada']);
    expect(difference(board, follow(board, ...place('us', 'canada')))).toEqual({ canada: [5, 0] });
  });

  it('of either player', () => {
    const board = follow(
      round({ ...given, phasing: 'ussr', ussr: ['comecon', 'nasser'], influence: { canada: [4, 0], angola: [1, 0] } }),
      play('ussr', 'comecon'),
      use('ussr', 'operations'),
      mode('ussr', 'coup'),
      target('ussr', 'angola'),
      roll(1),
    );
    expect(choices(board, 'place')).toEqual(['canada']);
  });

  it.each<[string, Given]>([
    ['without control of Canada', { influence: { canada: [3, 0], angola: [0, 1] } }],
    ['if DEFCON was 2 already', { defcon: 2, happened: ['norad', 'nuclear-subs'] }],
    ['if DEFCON moved elsewhere', { defcon: 4 }],
    ['after Quagmire has ended it', { happened: ['quagmire'], at: 'turn.actionRounds.choosingCard' }],
  ])('not %s', (_title, more) => {
    if (more.happened?.includes('quagmire')) {
      const start = round({ happened: ['norad'], ussr: ['quagmire', 'nasser'] });
      expect(inForce(follow(start, play('ussr', 'quagmire'), use('ussr', 'event')))).toEqual(['quagmire']);
    } else expect(choices(coup(more), 'place')).toEqual([]);
  });
});

describe('card: we-will-bury-you', () => {
  const given: Given = { phasing: 'us', happened: ['we-will-bury-you'] };

  it('the next US card gives the USSR 3 VP, before it does anything', () => {
    const board = follow(
      round({ ...given, us: ['duck-and-cover', 'nuclear-test-ban'] }),
      play('us', 'duck-and-cover'),
      use('us', 'event'),
    );
    expect([board.state.vp, inForce(board)]).toEqual([-3 + 1, []]);
  });

  it('and wins the game if that makes 20', () => {
    const board = follow(
      round({ ...given, vp: -17, us: ['duck-and-cover', 'nuclear-test-ban'] }),
      play('us', 'duck-and-cover'),
      use('us', 'event'),
    );
    expect(board.state.result).toMatchObject({ winner: 1, how: 'vp-20' });
  });

  it('not if the US plays UN Intervention as an event', () => {
    const start = round({
      ...given,
      us: ['un-intervention', 'nasser', 'nuclear-test-ban'],
      ussr: ['comecon', 'fidel'],
      influence: { chile: [1, 0] },
    });
    const board = follow(
      start,
      play('us', 'un-intervention'),
      use('us', 'event'),
      select('us', 'nasser'),
      mode('us', 'influence'),
      ...place('us', 'chile'),
    );
    expect([board.state.vp, inForce(board)]).toEqual([0, []]);
  });

  it('UN Intervention for Operations does not help', () => {
    const start = round({
      ...given,
      us: ['un-intervention', 'nasser', 'nuclear-test-ban'],
      ussr: ['comecon', 'fidel'],
      influence: { chile: [1, 0] },
    });
    expect(follow(start, play('us', 'un-intervention'), use('us', 'operations')).state.vp).toBe(-3);
  });

  it('a Soviet card does not count', () => {
    const board = follow(round({ happened: ['we-will-bury-you'] }), play('ussr', 'nasser'), use('ussr', 'event'));
    expect([board.state.vp, inForce(board)]).toEqual([0, ['we-will-bury-you']]);
  });
});

describe('card: u2-incident', () => {
  it('UN Intervention as an event gives the USSR a VP, whoever plays it, once', () => {
    const start = round({ happened: ['u2-incident'], ussr: ['un-intervention', 'duck-and-cover', 'nasser'] });
    const board = follow(start, play('ussr', 'un-intervention'), use('ussr', 'event'));
    expect([board.state.vp, inForce(board)]).toEqual([-1, []]);
  });

  it('for Operations it gives none', () => {
    const start = round({ happened: ['u2-incident'], ussr: ['un-intervention', 'nasser'] });
    expect(follow(start, play('ussr', 'un-intervention'), use('ussr', 'operations')).state.vp).toBe(0);
  });
});

describe('card: flower-power', () => {
  const given: Given = { phasing: 'us', happened: ['flower-power'] };
  const war = (id: string, how: 'event' | 'operations' | 'space', more: Given = {}) =>
    follow(round({ ...given, us: [id, 'nuclear-test-ban'], ...more }), play('us', id), use('us', how)).state.vp;

  it.each<[string, number]>([
    ['a war card played as event', war('indo-pakistani-war', 'event')],
    ['a war card played for Operations', war('korean-war', 'operations')],
  ])('%s gives the USSR 2 VP', (_title, vp) => {
    expect(vp).toBe(-2);
  });

  it.each<[string, number]>([
    ['on the space race', war('indo-pakistani-war', 'space')],
    [
      'a war that another event forbids',
      war('arab-israeli-war', 'operations', { happened: ['flower-power', 'camp-david-accords'] }),
    ],
    ['a card that is no war', war('olympic-games', 'event')],
  ])('not for %s', (_title, vp) => {
    expect(vp).toBe(0);
  });

  it('nor for a Soviet war', () => {
    const board = follow(
      round({ happened: ['flower-power'], ussr: ['korean-war', 'nasser'] }),
      play('ussr', 'korean-war'),
      use('ussr', 'event'),
      roll(1),
    );
    expect(board.state.vp).toBe(0);
  });

  it.each<[Given['policies'], number]>([
    [{}, -2],
    [{ 'flower-power-un-intervention': 'not-due' }, 0],
  ])('as the companion of UN Intervention: by %j the marker is at %d', (policies, vp) => {
    const start = round({
      ...given,
      ...(policies && { policies }),
      us: ['un-intervention', 'korean-war', 'nuclear-test-ban'],
    });
    const board = follow(start, play('us', 'un-intervention'), use('us', 'event'), select('us', 'korean-war'));
    expect(board.state.vp).toBe(vp);
  });

  it('a war event fetched by Star Wars counts', () => {
    const start = round({
      ...given,
      turn: 8,
      space: [2, 0],
      us: ['star-wars', 'nuclear-test-ban'],
      discard: ['indo-pakistani-war'],
    });
    const board = follow(start, play('us', 'star-wars'), use('us', 'event'), select('us', 'indo-pakistani-war'));
    expect(board.state.vp).toBe(-2);
  });

  it('An Evil Empire ends it', () => {
    const start = round({ ...given, turn: 8, us: ['an-evil-empire', 'nuclear-test-ban'] });
    expect(inForce(follow(start, play('us', 'an-evil-empire'), use('us', 'event')))).toEqual([]);
  });
});

describe('card: chernobyl', () => {
  const given: Given = {
    turn: 8,
    phasing: 'us',
    us: ['chernobyl', 'nuclear-test-ban'],
    ussr: ['comecon', 'nasser'],
    influence: { poland: [0, 3], cuba: [0, 3] },
  };
  const closed = () => follow(round(given), play('us', 'chernobyl'), use('us', 'event'), choose('us', 'europe'));

  it('the USSR places no influence there by Operations this turn', () => {
    const board = follow(closed(), play('ussr', 'comecon'), use('ussr', 'operations'), mode('ussr', 'influence'));
    expect(forbidding(board, place('ussr', 'poland')[0] as never)).toEqual(['card:chernobyl']);
    expect(forbidding(board, place('ussr', 'cuba')[0] as never)).toEqual([]);
  });

  it('by an event it does', () => {
    const board = follow(closed(), play('ussr', 'comecon'), use('ussr', 'event'));
    expect(choices(board, 'place')).toContain('poland');
  });

  it('regions only may be named', () => {
    const board = follow(round(given), play('us', 'chernobyl'), use('us', 'event'));
    expect(choices(board, 'choose')).toHaveLength(6);
    expect(forbidding(board, choose('us', 'southeast-asia'))).toEqual(['card:chernobyl']);
    expect(forbidding(board, choose('ussr', 'asia'))).not.toEqual([]);
  });
});

describe('NATO and its exceptions in realignments and Brush War', () => {
  it('is tested before every roll', () => {
    const start = round({ happened: ['nato'], influence: { italy: [2, 0], greece: [1, 0] } });
    const board = follow(start, play('ussr', 'comecon'), use('ussr', 'operations'), mode('ussr', 'realignment'));
    expect(forbidding(board, target('ussr', 'italy'))).toEqual(['card:nato']);
    const emptied = follow(board, target('ussr', 'greece'), rolls(1, 6));
    expect(forbidding(emptied, target('ussr', 'italy'))).toEqual(['card:nato']);
  });

  it('bars Brush War from countries of Europe that the US controls', () => {
    const start = round({
      happened: ['nato'],
      ussr: ['brush-war', 'nasser'],
      influence: { italy: [2, 0], greece: [1, 0] },
    });
    const board = follow(start, play('ussr', 'brush-war'), use('ussr', 'event'));
    expect(forbidding(board, target('ussr', 'italy'))).toEqual(['card:nato']);
    expect(forbidding(board, target('ussr', 'greece'))).toEqual([]);
  });

  it('covers West Germany again after Tear Down this Wall', () => {
    const given: Given = { turn: 8, happened: ['nato', 'willy-brandt'], influence: { 'west-germany': [4, 0] } };
    const open = follow(round(given), play('ussr', 'comecon'), use('ussr', 'operations'), mode('ussr', 'realignment'));
    expect(forbidding(open, target('ussr', 'west-germany'))).toEqual([]);
    const fallen = follow(
      round({ ...given, phasing: 'us', us: ['tear-down-this-wall', 'nuclear-test-ban'] }),
      play('us', 'tear-down-this-wall'),
      use('us', 'event'),
      done('us'),
    );
    const shut = follow(fallen, play('ussr', 'comecon'), use('ussr', 'operations'), mode('ussr', 'realignment'));
    expect(forbidding(shut, target('ussr', 'west-germany'))).toEqual(['card:nato']);
  });
});

describe('chains of cards', () => {
  it('Grain Sales: the US values the card by its own modifiers (7.4.1.ex)', () => {
    const start = round({
      phasing: 'us',
      us: ['grain-sales-to-soviets', 'nuclear-test-ban'],
      ussr: ['fidel', 'nasser'],
      happened: ['brezhnev-doctrine'],
      influence: { chile: [1, 0] },
    });
    const board = follow(
      start,
      play('us', 'grain-sales-to-soviets'),
      use('us', 'event'),
      draw('fidel'),
      choose('us', 'play'),
      use('us', 'operations'),
      order('us', 'operations-first'),
      mode('us', 'influence'),
      ...place('us', 'chile', 'chile'),
    );
    expect(difference(start, board)).toEqual({ chile: [3, 0], cuba: [0, 3] });
  });

  it('Grain Sales with an empty Soviet hand: the Operations of the card', () => {
    const start = round({
      phasing: 'us',
      us: ['grain-sales-to-soviets', 'nuclear-test-ban'],
      ussr: [],
      influence: { chile: [1, 0] },
    });
    const board = follow(
      start,
      play('us', 'grain-sales-to-soviets'),
      use('us', 'event'),
      mode('us', 'influence'),
      ...place('us', 'chile', 'chile'),
    );
    expect(difference(start, board)).toEqual({ chile: [3, 0] });
  });

  it('Missile Envy may bring Shuttle Diplomacy before the US', () => {
    const start = round({
      phasing: 'us',
      us: ['missile-envy', 'nuclear-test-ban'],
      ussr: ['shuttle-diplomacy', 'nasser'],
    });
    const board = follow(start, play('us', 'missile-envy'), use('us', 'event'), select('ussr', 'shuttle-diplomacy'));
    expect([placeOf(board, 'shuttle-diplomacy'), placeOf(board, 'missile-envy')]).toEqual(['kept', 'ussr-hand']);
  });

  it('Quagmire in the second edition leaves NORAD, which it lacks, alone', () => {
    const start = position({ ...hands, edition: 'second', turn: 4, ussr: ['quagmire', 'nasser'] });
    expect(inForce(follow(start, play('ussr', 'quagmire'), use('ussr', 'event')))).toEqual(['quagmire']);
  });
});

describe('counts', () => {
  const given: Given = { ussr: ['suez-crisis', 'nasser'], influence: { france: [3, 0], 'united-kingdom': [5, 0] } };

  it('are exact: as much as possible must be done (5.2)', () => {
    const board = follow(round(given), play('ussr', 'suez-crisis'), use('ussr', 'event'));
    expect(forbidding(board, done('ussr'))).toEqual(['card:suez-crisis']);
  });

  it('unless that reading is switched off', () => {
    const board = follow(
      round({ ...given, policies: { 'exact-counts': 'may-stop' } }),
      play('ussr', 'suez-crisis'),
      use('ussr', 'event'),
    );
    expect(forbidding(board, done('ussr'))).toEqual([]);
  });

  it('South African Unrest keeps its two together in the narrower reading', () => {
    const policies = { 'south-african-unrest-split': 'one-country' };
    const start = follow(
      round({ policies, ussr: ['south-african-unrest', 'nasser'] }),
      play('ussr', 'south-african-unrest'),
      use('ussr', 'event'),
      choose('ussr', 'spread'),
      ...place('ussr', 'angola'),
    );
    expect(forbidding(start, place('ussr', 'botswana')[0] as never)).toEqual(['card:south-african-unrest']);
    expect(forbidding(start, place('ussr', 'angola')[0] as never)).toEqual([]);
  });
});
