import { describe, expect, it } from 'vitest';
import { DISCARD, handOf } from '../state.ts';
import {
  card,
  choices,
  choose,
  difference,
  draw,
  follow,
  forbidding,
  type Given,
  mode,
  order,
  pathOf,
  place,
  placeOf,
  play,
  position,
  roll,
  rolls,
  target,
  use,
} from '../table.fixture.ts';

const holding = (by: 'us' | 'ussr', id: string, given: Given = {}) =>
  follow(
    position({
      turn: 8,
      phasing: by,
      us: ['nuclear-test-ban'],
      ussr: ['nasser'],
      ...given,
      [by]: [id, ...(given[by] ?? ['truman-doctrine'])],
    }),
    play(by, id),
  );

describe('7.1 what a card may be used for', () => {
  it.each<[string, 'us' | 'ussr', string, Given, (string | number)[]]>([
    ['an own card: event, Operations, space race', 'us', 'duck-and-cover', {}, ['event', 'operations', 'space']],
    ['a neutral card alike', 'us', 'olympic-games', {}, ['event', 'operations', 'space']],
    ['a card of the rival: no event of choice', 'us', 'socialist-governments', {}, ['operations', 'space']],
    ['a scoring card: event only (2.2.1)', 'us', 'asia-scoring', {}, ['event']],
    ['the China Card has no event', 'ussr', 'the-china-card', {}, ['operations', 'space']],
    ['too small for the space race (6.4.1)', 'ussr', 'nasser', { ussr: ['comecon'] }, ['event', 'operations']],
    [
      'an event that another forbids (7.5)',
      'ussr',
      'arab-israeli-war',
      { happened: ['camp-david-accords'] },
      ['operations', 'space'],
    ],
    ['an event whose prerequisite is missing (5.2.b)', 'us', 'nato', {}, ['operations', 'space']],
    ['the same once it has happened', 'us', 'nato', { happened: ['marshall-plan'] }, ['event', 'operations', 'space']],
    ['UN Intervention without a companion', 'us', 'un-intervention', { us: ['truman-doctrine'] }, ['operations']],
    [
      'UN Intervention with one',
      'us',
      'un-intervention',
      { us: ['nasser'], ussr: ['comecon'] },
      ['event', 'operations'],
    ],
    [
      'Red Scare makes a 2 too small',
      'us',
      'olympic-games',
      { happenedFor: { 'red-scare-purge': 'ussr' } },
      ['event', 'operations'],
    ],
  ])('%s', (_title, by, id, given, uses) => {
    const board =
      id === 'the-china-card'
        ? follow(position({ ussr: ['nasser'], us: ['nato'] }), play('ussr', id))
        : holding(by, id, given);
    expect(choices(board, 'use')).toEqual(uses);
  });

  it.each<[string, string, string]>([
    ['socialist-governments', 'the-iron-lady', 'ussr'],
    ['arab-israeli-war', 'camp-david-accords', 'ussr'],
    ['willy-brandt', 'tear-down-this-wall', 'ussr'],
    ['muslim-revolution', 'awacs-sale-to-saudis', 'ussr'],
    ['flower-power', 'an-evil-empire', 'ussr'],
    ['opec', 'north-sea-oil', 'ussr'],
  ])('%s is forbidden by %s', (id, by) => {
    expect(forbidding(holding('ussr', id, { happened: [by] }), use('ussr', 'event'))).toEqual(['7.5']);
  });

  it('AWACS forbids nothing in the second edition, which lacks it', () => {
    const board = follow(
      position({ edition: 'second', turn: 8, ussr: ['muslim-revolution', 'nasser'], us: ['nato'] }),
      play('ussr', 'muslim-revolution'),
    );
    expect(choices(board, 'use')).toContain('event');
  });
});

describe('5.2 an event of the rival', () => {
  const given: Given = { influence: { chile: [1, 0] }, ussr: ['comecon'] };

  it('happens before or after the Operations, as the phasing player says (5.2.a)', () => {
    const board = follow(holding('us', 'allende', given), use('us', 'operations'));
    expect(choices(board, 'order')).toEqual(['event-first', 'operations-first']);
    const first = follow(board, order('us', 'event-first'));
    expect([difference(board, first), pathOf(first)]).toEqual([
      { chile: [1, 2] },
      'turn.actionRounds.resolving.operations.mode',
    ]);
    const last = follow(board, order('us', 'operations-first'), mode('us', 'influence'), ...place('us', 'chile'));
    expect(difference(board, last)).toEqual({ chile: [2, 2] });
  });

  it('is carried out by its own side (5.2.n) and removed if starred', () => {
    const board = follow(
      holding('us', 'comecon', { ...given, ussr: ['nasser'] }),
      use('us', 'operations'),
      order('us', 'event-first'),
    );
    const done = follow(
      board,
      ...place('ussr', 'poland', 'austria', 'hungary', 'bulgaria'),
      mode('us', 'influence'),
      ...place('us', 'chile', 'chile', 'chile'),
    );
    expect(placeOf(done, 'comecon')).toBe('removed');
  });

  it('does not happen when another forbids it, and the card is discarded (5.2.c, 5.2.ex2)', () => {
    const board = follow(
      holding('us', 'arab-israeli-war', { ...given, happened: ['camp-david-accords'] }),
      use('us', 'operations'),
      mode('us', 'influence'),
      ...place('us', 'chile', 'peru'),
    );
    expect([board.state.milops, placeOf(board, 'arab-israeli-war')]).toEqual([[0, 0], 'discard']);
  });

  it('does not happen without its condition, and the card is discarded (5.2.b, 5.2.ex1)', () => {
    const start = holding('ussr', 'nato', { ussr: ['nasser'], influence: { cuba: [0, 1] } });
    const board = follow(
      start,
      use('ussr', 'operations'),
      order('ussr', 'event-first'),
      mode('ussr', 'influence'),
      ...place('ussr', 'cuba', 'cuba', 'cuba', 'cuba'),
    );
    expect(placeOf(board, 'nato')).toBe('discard');
  });

  it('that changes nothing counts as played (5.2.d, 5.2.ex3)', () => {
    const start = holding('ussr', 'alliance-for-progress', { ussr: ['nasser'], influence: { cuba: [0, 1] } });
    const board = follow(
      start,
      use('ussr', 'operations'),
      order('ussr', 'event-first'),
      mode('ussr', 'influence'),
      ...place('ussr', 'cuba', 'cuba', 'cuba'),
    );
    expect(placeOf(board, 'alliance-for-progress')).toBe('removed');
  });

  it('leaves a starred card whose condition fails in the game, unless that reading is switched off', () => {
    const star = (policies: Given['policies']) => {
      const start = holding('us', 'kitchen-debates', { ...(policies && { policies }) });
      return placeOf(follow(start, use('us', 'event')), 'kitchen-debates');
    };
    expect([star({}), star({ 'unmet-starred-event': 'removed' })]).toEqual(['discard', 'removed']);
  });

  it('Defectors gives the US a VP when the USSR plays it for Operations, none on the space race', () => {
    const start = holding('ussr', 'defectors', { ussr: ['nasser'], influence: { cuba: [0, 1] } });
    expect(follow(start, use('ussr', 'operations'), order('ussr', 'event-first')).state.vp).toBe(1);
    expect(follow(start, use('ussr', 'space'), roll(6)).state.vp).toBe(0);
  });
});

describe('6.0.a one use for all points', () => {
  it('is chosen before anything is done', () => {
    const board = follow(holding('us', 'duck-and-cover', { influence: { chile: [1, 1] } }), use('us', 'operations'));
    expect(choices(board, 'mode')).toEqual(['influence', 'realignment', 'coup']);
  });

  it('a use without any target is not offered', () => {
    const board = follow(holding('us', 'duck-and-cover', { influence: { chile: [1, 0] } }), use('us', 'operations'));
    expect(choices(board, 'mode')).not.toContain('coup');
  });

  it('one named in vain may be named anew, so that the card cannot be refused by it (5.1.a)', () => {
    const board = follow(
      holding('us', 'duck-and-cover', { influence: { chile: [1, 0] } }),
      use('us', 'operations'),
      mode('us', 'coup'),
    );
    expect(forbidding(board, { type: 'done', by: 0 })).toEqual(['5.1.a']);
    expect(forbidding(board, mode('us', 'influence'))).toEqual([]);
  });

  it('one that has a target stands', () => {
    const board = follow(
      holding('us', 'duck-and-cover', { influence: { chile: [1, 1] } }),
      use('us', 'operations'),
      mode('us', 'coup'),
    );
    expect(forbidding(board, mode('us', 'influence'))).toEqual(['6.0.a']);
  });

  it('realignments end when the points are spent', () => {
    const board = follow(
      holding('us', 'allende', { influence: { chile: [1, 1] } }),
      use('us', 'operations'),
      order('us', 'operations-first'),
      mode('us', 'realignment'),
      target('us', 'chile'),
      rolls(3, 3),
    );
    expect(board.state.phasing).toBe(1);
  });
});

describe('a companion of UN Intervention', () => {
  it('is named by playing UN Intervention, in one way only', () => {
    const board = holding('us', 'fidel', { us: ['un-intervention', 'nasser'], ussr: ['comecon'] });
    expect(choices(board, 'use')).toEqual(['operations', 'space']);
    expect(forbidding(board, use('us', 'paired'))).toEqual(['5.5']);
  });

  it('may be the card that Grain Sales brings up, and then is that card and no other', () => {
    const start = position({
      turn: 4,
      phasing: 'us',
      us: ['grain-sales-to-soviets', 'un-intervention', 'fidel', 'nasser'],
      ussr: ['socialist-governments', 'decolonization'],
      influence: { panama: [1, 0] },
    });
    const board = follow(
      start,
      play('us', 'grain-sales-to-soviets'),
      use('us', 'event'),
      draw('socialist-governments'),
      choose('us', 'play'),
      use('us', 'paired'),
    );
    expect(choices(board, 'select')).toEqual([]);
    expect(choices(board, 'mode')).toEqual(['influence', 'realignment', 'space']);
    const after = follow(board, mode('us', 'influence'), ...place('us', 'panama', 'panama', 'panama'));
    const zoneOf = (id: string): number | undefined => after.state.zone[card(id)];
    expect(['un-intervention', 'socialist-governments', 'grain-sales-to-soviets'].map(zoneOf)).toEqual(
      Array(3).fill(DISCARD),
    );
    expect(['fidel', 'nasser'].map(zoneOf)).toEqual(Array(2).fill(handOf(0)));
  });
});
