import { describe, expect, it } from 'vitest';
import {
  choices,
  difference,
  follow,
  forbidding,
  type Given,
  type Pair,
  pathOf,
  placeOf,
  play,
  position,
  target,
  told,
  use,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { finalScoring, regionStatus, resolveScoring, scoreRegion } from './scoring.ts';

type Influence = Readonly<Record<string, Pair>>;
const us = (...ids: string[]): Influence => Object.fromEntries(ids.map((id) => [id, [9, 0] as const]));
const ussr = (...ids: string[]): Influence => Object.fromEntries(ids.map((id) => [id, [0, 9] as const]));

const EUROPE = ['west-germany', 'france', 'italy', 'east-germany', 'poland'];
const ASIA = ['pakistan', 'india', 'japan', 'south-korea', 'north-korea', 'thailand'];
const MIDDLE_EAST = ['israel', 'iraq', 'iran', 'libya', 'egypt', 'saudi-arabia'];
const CENTRAL_AMERICA = ['mexico', 'panama', 'cuba'];
const SOUTH_AMERICA = ['venezuela', 'brazil', 'chile', 'argentina'];
const AFRICA = ['algeria', 'nigeria', 'zaire', 'angola', 'south-africa'];

describe('10.1.1, 10.1.2 each region, seen from the US', () => {
  it.each<[string, string, Influence, number]>([
    ['europe', 'presence', us('greece'), 3],
    ['europe', 'presence with a battleground', us('italy'), 4],
    ['europe', 'domination', { ...us('italy', 'france', 'greece'), ...ussr('poland') }, 9],
    ['europe', 'control wins', us(...EUROPE, 'greece'), Number.POSITIVE_INFINITY],
    ['asia', 'presence', us('taiwan'), 3],
    ['asia', 'domination', us('japan', 'taiwan'), 8],
    ['asia', 'control', us(...ASIA, 'taiwan'), 16],
    ['middle-east', 'presence', us('lebanon'), 3],
    ['middle-east', 'domination', us('lebanon', 'iran'), 6],
    ['middle-east', 'control', us(...MIDDLE_EAST, 'lebanon'), 13],
    ['central-america', 'presence', us('haiti'), 1],
    ['central-america', 'domination', us('haiti', 'panama'), 4],
    ['central-america', 'control', us(...CENTRAL_AMERICA, 'haiti'), 8],
    ['south-america', 'presence', us('peru'), 2],
    ['south-america', 'domination', us('peru', 'chile'), 6],
    ['south-america', 'control', us(...SOUTH_AMERICA, 'peru'), 10],
    ['africa', 'presence', us('kenya'), 1],
    ['africa', 'domination', us('kenya', 'angola'), 5],
    ['africa', 'control', us(...AFRICA, 'kenya'), 11],
    ['africa', 'nothing', {}, 0],
  ])('%s, %s: %j are worth %d', (region, _status, influence, total) => {
    expect(scoreRegion(position({ influence }), region)[US].total).toBe(total);
  });
});

describe('10.1.1 the conditions', () => {
  it.each<[string, Influence, string]>([
    ['a controlled country gives presence (10.1.1.a)', us('kenya'), 'presence'],
    ['influence without control gives none', { kenya: [1, 0] }, 'none'],
    ['domination needs more countries', { ...us('kenya', 'angola'), ...ussr('sudan', 'somalia') }, 'presence'],
    ['and more battlegrounds (10.1.1.b)', { ...us('kenya', 'sudan', 'angola'), ...ussr('zaire') }, 'presence'],
    ['and a country that is no battleground (10.1.1.c)', us('angola', 'zaire'), 'presence'],
    ['and a battleground (10.1.1.c)', us('kenya', 'sudan'), 'presence'],
    ['all of these are domination', { ...us('kenya', 'angola', 'zaire'), ...ussr('algeria', 'sudan') }, 'domination'],
    ['every battleground and more countries are control (10.1.1.d)', us(...AFRICA), 'control'],
    [
      'every battleground with as many countries as the rival is not',
      { ...us(...AFRICA), ...ussr('kenya', 'sudan', 'somalia', 'ethiopia', 'cameroon') },
      'presence',
    ],
  ])('%s', (_title, influence, status) => {
    expect(regionStatus(position({ influence }), 'africa', US)).toBe(status);
  });
});

describe('10.1.2 further points', () => {
  it('one for a country next to the enemy superpower (10.1.2.a)', () => {
    const board = position({
      influence: { ...ussr('cuba', 'mexico', 'haiti'), ...us('finland', 'poland', 'afghanistan') },
    });
    expect(scoreRegion(board, 'central-america')[USSR].besideEnemy).toBe(2);
    expect(scoreRegion(board, 'europe')[US].besideEnemy).toBe(2);
    expect(scoreRegion(board, 'asia')[US].besideEnemy).toBe(1);
    expect(scoreRegion(board, 'middle-east')[US].besideEnemy).toBe(0);
  });

  it('none for a country next to the own superpower', () => {
    expect(scoreRegion(position({ influence: us('cuba', 'mexico') }), 'central-america')[US].besideEnemy).toBe(0);
  });
});

describe('10.1.1 what is told of a region', () => {
  it.each<[string, Influence, string]>([
    ['presence', us('kenya'), '10.1.1.a'],
    ['domination', us('kenya', 'angola'), '10.1.1.b'],
    ['control', us(...AFRICA, 'kenya'), '10.1.1.d'],
  ])('names the clause of %s', (status, influence, clause) => {
    const found = told(position({ influence }), (board) => resolveScoring(board, 'africa', 'africa-scoring'));
    expect(found.find(({ message }) => message === `score.${status}`)?.clause).toBe(clause);
  });
});

/** The USSR plays a scoring card. */
function scoring(id: string, given: Given) {
  const start = position({ turn: 4, ussr: [id, 'nasser'], us: ['nato'], ...given });
  return { start, board: follow(start, play('ussr', id), use('ussr', 'event')) };
}

describe('Southeast Asia Scoring', () => {
  it.each<[Influence, object]>([
    [us('burma', 'vietnam'), { vp: 2 }],
    [us('thailand'), { vp: 2 }],
    [{ ...us('thailand', 'indonesia'), ...ussr('malaysia') }, { vp: 2 }],
    [us('japan', 'india'), {}],
  ])('%j give %j', (influence, changes) => {
    const { start, board } = scoring('southeast-asia-scoring', { influence });
    expect(difference(start, board)).toEqual(changes);
  });
});

describe('card: formosan-resolution', () => {
  it.each<[string, Given, number]>([
    [
      'Taiwan counts as a battleground in Asia Scoring',
      { happened: ['formosan-resolution'], influence: us('taiwan') },
      4,
    ],
    ['only while the US controls it', { happened: ['formosan-resolution'], influence: ussr('taiwan') }, -3],
    ['and only with the event', { influence: us('taiwan') }, 3],
  ])('%s', (_title, given, vp) => {
    const { board } = scoring('asia-scoring', given);
    expect(board.state.vp).toBe(vp);
  });

  it('denies the USSR control of Asia', () => {
    const influence = { ...ussr(...ASIA, 'afghanistan', 'burma'), ...us('taiwan') };
    const { board } = scoring('asia-scoring', { happened: ['formosan-resolution'], influence });
    // Domination 7, six battlegrounds, Japan beside the US; the US has presence, its battleground, and nothing beside.
    expect(board.state.vp).toBe(-(7 + 6 + 1) + (3 + 1));
  });

  it('does not reach Kitchen Debates', () => {
    const start = position({
      turn: 4,
      phasing: 'us',
      us: ['kitchen-debates', 'nato'],
      ussr: ['nasser'],
      happened: ['formosan-resolution'],
      influence: us('taiwan'),
    });
    expect(follow(start, play('us', 'kitchen-debates'), use('us', 'event')).state.vp).toBe(0);
  });
});

describe('card: shuttle-diplomacy', () => {
  const given: Given = {
    happened: ['shuttle-diplomacy'],
    influence: { ...ussr('iran', 'iraq', 'syria'), ...us('israel') },
  };
  const scored = (policies: Given['policies'] = {}) => scoring('middle-east-scoring', { ...given, policies });

  it('asks the US for a Soviet battleground', () => {
    const { board } = scored();
    expect(pathOf(board)).toMatch(/discountedCountry$/);
    expect(choices(board, 'target')).toEqual(['iraq', 'iran']);
    expect(forbidding(board, target('us', 'syria'))).toEqual(['card:shuttle-diplomacy']);
  });

  it('which counts as not controlled at all', () => {
    // Without Iran: one battleground each, two Soviet countries; presence 3 + 1 against 3 + 1.
    expect(follow(scored().board, target('us', 'iran')).state.vp).toBe(0);
  });

  it('or only as no battleground in the other reading', () => {
    const { board } = scored({ 'shuttle-diplomacy-loss': 'battleground-only' });
    // Three Soviet countries, one battleground left; still presence against presence.
    expect(follow(board, target('us', 'iran')).state.vp).toBe(0);
    const more = scoring('middle-east-scoring', {
      ...given,
      influence: ussr('iran', 'syria'),
      policies: { 'shuttle-diplomacy-loss': 'battleground-only' },
    });
    expect(follow(more.board, target('us', 'iran')).state.vp).toBe(-3);
  });

  it('is spent once', () => {
    const end = follow(scored().board, target('us', 'iran'));
    expect(end.state.lasting).toEqual([]);
  });

  it('is spent in vain where the USSR controls no battleground', () => {
    const { board } = scoring('middle-east-scoring', { happened: ['shuttle-diplomacy'], influence: ussr('syria') });
    expect([board.state.vp, board.state.lasting]).toEqual([-3, []]);
  });

  it('goes from its place beside the board to the discard pile', () => {
    const start = position({
      turn: 4,
      round: 1,
      phasing: 'us',
      us: ['shuttle-diplomacy', 'nato'],
      ussr: ['asia-scoring', 'nasser'],
    });
    const laid = follow(start, play('us', 'shuttle-diplomacy'), use('us', 'event'));
    expect(placeOf(laid, 'shuttle-diplomacy')).toBe('kept');
    const scoredAsia = follow(laid, play('ussr', 'asia-scoring'), use('ussr', 'event'));
    expect(placeOf(scoredAsia, 'shuttle-diplomacy')).toBe('discard');
  });

  it('does not touch other scoring cards', () => {
    const { board } = scoring('africa-scoring', { happened: ['shuttle-diplomacy'], influence: ussr('angola') });
    expect([board.state.vp, board.state.lasting.length]).toEqual([-2, 1]);
  });
});

describe('10.3.2 final scoring', () => {
  const ended = (given: Given) => {
    const board = position({ turn: 10, ...given });
    finalScoring(board);
    return board.state;
  };

  it('scores all six regions and gives the holder of the China Card its point', () => {
    expect(ended({ influence: us('kenya', 'haiti') })).toMatchObject({
      vp: 1 + 1 - 1,
      result: { winner: US, how: 'final-scoring' },
    });
  });

  it('gives no such point in the other reading', () => {
    expect(ended({ policies: { 'china-card-final-vp': 'none' } })).toMatchObject({ vp: 0, result: { winner: 'draw' } });
  });

  it.each<[number, string | 0 | 1]>([
    [2, US],
    [1, 'draw'],
    [0, USSR],
  ])('from VP %d with the China Card in Soviet hands the winner is %s (10.3.2.e)', (vp, winner) => {
    expect(ended({ vp }).result?.winner).toBe(winner);
  });

  it('does not end at 20 VP (10.3.2.c)', () => {
    expect(
      ended({ vp: 18, influence: { ...us('greece'), ...ussr(...MIDDLE_EAST, 'lebanon', ...AFRICA, 'kenya') } }).vp,
    ).toBe(18 + 3 - 13 - 11 - 1);
  });

  it('nor does the point of the China Card at 20 VP end it before', () => {
    expect(ended({ vp: 20, china: 'us' }).result).toMatchObject({ winner: US, how: 'final-scoring' });
    expect(ended({ vp: -20, china: 'ussr' }).result).toMatchObject({ winner: USSR, how: 'final-scoring' });
  });

  it.each<[number, number]>([
    [20, US],
    [19, USSR],
    [-3, USSR],
  ])('in the Late War scenario %d VP, the point of the China Card among them, win for %d (LW-1)', (vp, winner) => {
    const policies = { 'late-war-scenario': 'on', 'china-card-final-vp': 'none' };
    expect(ended({ vp, policies }).result).toMatchObject({ winner, clause: 'LW-1' });
  });

  it('is won by control of Europe whatever the points (10.3.2.d)', () => {
    expect(ended({ vp: 19, influence: ussr(...EUROPE, 'romania') }).result).toMatchObject({
      winner: USSR,
      how: 'europe-control',
      clause: '10.3.2.d',
    });
  });

  it('counts Taiwan under Formosan Resolution, and not Shuttle Diplomacy', () => {
    const state = ended({
      china: 'us',
      happened: ['formosan-resolution', 'shuttle-diplomacy'],
      influence: { ...us('taiwan'), ...ussr('iran') },
    });
    expect(state.vp).toBe(3 + 1 - (3 + 1) + 1);
  });
});
