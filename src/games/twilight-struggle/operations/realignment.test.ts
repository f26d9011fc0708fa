import { describe, expect, it } from 'vitest';
import {
  choices,
  country,
  difference,
  done,
  follow,
  forbidding,
  type Given,
  mode,
  pathOf,
  place,
  play,
  position,
  rolls,
  ruling,
  target,
  use,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { realignModifier } from './realignment.ts';

/** The US plays a neutral card worth 2 for realignments. */
const realigning = (given: Given) =>
  follow(
    position({ phasing: 'us', us: ['indo-pakistani-war', 'nato'], ussr: ['fidel', 'nasser'], ...given }),
    play('us', 'indo-pakistani-war'),
    use('us', 'operations'),
    mode('us', 'realignment'),
  );

describe('6.2.2 modifiers', () => {
  it.each<[string, Given, string, number, number]>([
    ['none in an empty neighbourhood', { influence: { chile: [0, 1] } }, 'chile', 0, 1],
    ['+1 for each controlled neighbour (6.2.2.c)', { influence: { peru: [2, 0], argentina: [2, 0] } }, 'chile', 2, 0],
    ['+1 for more influence in the target (6.2.2.d)', { influence: { chile: [2, 1] } }, 'chile', 1, 0],
    ['no +1 for equal influence (6.2.2.d)', { influence: { chile: [2, 2] } }, 'chile', 0, 0],
    ['+1 beside the own superpower (6.2.2.e)', { influence: { mexico: [0, 1] } }, 'mexico', 1, 1],
    ['all of them together', { influence: { 'north-korea': [0, 3], 'south-korea': [0, 3] } }, 'north-korea', 0, 3],
    ['-1 for the US under Iran-Contra Scandal', { happened: ['iran-contra-scandal'] }, 'chile', -1, 0],
  ])('%s', (_title, given, where, us, ussr) => {
    const board = position(given);
    expect(realignModifier(board, US, US, country(where))).toBe(us);
    expect(realignModifier(board, USSR, US, country(where))).toBe(ussr);
  });

  it('Iran-Contra counts in Soviet realignments too, unless that reading is switched off', () => {
    const given: Given = { happened: ['iran-contra-scandal'] };
    expect(realignModifier(position(given), US, USSR, country('chile'))).toBe(-1);
    const other = position({ ...given, policies: { 'iran-contra-rolls': 'own-realignment' } });
    expect(realignModifier(other, US, USSR, country('chile'))).toBe(0);
  });
});

describe('6.2.2 the roll', () => {
  it('removes the difference from the lower side (6.2.2.ex)', () => {
    const start = realigning({ influence: { 'north-korea': [0, 3] } });
    const end = follow(start, target('us', 'north-korea'), rolls(5, 2));
    expect(difference(start, end)).toEqual({ 'north-korea': [0, 2] });
  });

  it('removes influence of the side that made the roll if that is lower', () => {
    const start = realigning({ influence: { chile: [2, 2] } });
    expect(difference(start, follow(start, target('us', 'chile'), rolls(1, 6)))).toEqual({ chile: [0, 2] });
  });

  it('removes nothing if the rolls are equal (6.2.2.b)', () => {
    const start = realigning({ influence: { chile: [2, 2] } });
    expect(difference(start, follow(start, target('us', 'chile'), rolls(4, 4)))).toEqual({});
  });

  it.each<[string, Given['influence'], [number, number], string[]]>([
    ['a tie', { chile: [2, 2] }, [4, 4], ['realign.tie']],
    ['that the lower side has nothing to lose', { chile: [1, 0] }, [6, 1], ['realign.nothing']],
    ['nothing more if influence is lost', { chile: [2, 2] }, [1, 6], []],
  ])('says %s', (_title, influence, [us, ussr], notes) => {
    const board = follow(realigning({ influence: influence ?? {} }), target('us', 'chile'));
    const said = ruling(board, rolls(us, ussr)).consequences.map(({ message }) => message);
    expect(said.filter((message) => /^realign\.(tie|nothing|safe)$/.test(message))).toEqual(notes);
  });

  it('never adds influence (6.2.3), and removes no more than there is', () => {
    const start = realigning({ influence: { chile: [0, 1] } });
    expect(difference(start, follow(start, target('us', 'chile'), rolls(6, 1)))).toEqual({ chile: [0, 0] });
  });

  it('costs one point each, and the next target is named after the roll (6.2.1.b, 6.2.1.c)', () => {
    const start = realigning({ influence: { chile: [0, 2], peru: [0, 1] } });
    const half = follow(start, target('us', 'chile'), rolls(3, 3));
    expect(pathOf(half)).toMatch(/realignment\.target$/);
    expect(pathOf(follow(half, target('us', 'chile'), rolls(3, 3)))).toMatch(/choosingCard$/);
  });

  it('gives no military operations (8.2.2)', () => {
    const start = realigning({ influence: { chile: [0, 2] } });
    expect(follow(start, target('us', 'chile'), rolls(6, 1)).state.milops).toEqual([0, 0]);
  });

  it('may leave points unspent after the first', () => {
    const start = realigning({ influence: { chile: [0, 2] } });
    expect(forbidding(start, done('us'))).toEqual(['5.1.a']);
    expect(forbidding(follow(start, target('us', 'chile'), rolls(3, 3)), done('us'))).toEqual([]);
  });
});

describe('8.1.5 targets', () => {
  it.each<[number, string, string[]]>([
    [5, 'italy', []],
    [4, 'italy', ['8.1.5']],
    [4, 'thailand', []],
    [3, 'thailand', ['8.1.5']],
    [3, 'iran', []],
    [2, 'iran', ['8.1.5']],
    [2, 'angola', []],
    [2, 'chile', []],
    [2, 'cuba', []],
  ])('at DEFCON %d a realignment in %s is refused by %j', (defcon, where, clauses) => {
    const board = realigning({ defcon, influence: { [where]: [0, 2], haiti: [0, 1] } });
    expect(forbidding(board, target('us', where))).toEqual(clauses);
  });

  it('all regions are open under the option (OPT-1)', () => {
    const board = realigning({ defcon: 2, policies: { 'realign-ignores-defcon': 'on' }, influence: { italy: [0, 2] } });
    expect(forbidding(board, target('us', 'italy'))).toEqual([]);
  });

  it('a country without influence of the opponent is a target unless that reading is switched off', () => {
    expect(forbidding(realigning({ influence: { chile: [1, 0] } }), target('us', 'chile'))).toEqual([]);
    const strict = realigning({
      policies: { 'realignment-without-rival': 'forbidden' },
      influence: { chile: [1, 0], peru: [0, 1] },
    });
    expect(forbidding(strict, target('us', 'chile'))).toEqual(['6.2.1']);
  });
});

describe('the options of the designers', () => {
  it('OPT-2: the side that makes the roll loses nothing', () => {
    const start = realigning({ policies: { 'realign-phasing-safe': 'on' }, influence: { chile: [2, 2] } });
    expect(difference(start, follow(start, target('us', 'chile'), rolls(1, 6)))).toEqual({});
    const said = ruling(follow(start, target('us', 'chile')), rolls(1, 6)).consequences;
    expect(said.map(({ clause }) => clause)).toContain('OPT-2');
  });

  it('OPT-2: the other side loses as ever', () => {
    const start = realigning({ policies: { 'realign-phasing-safe': 'on' }, influence: { chile: [2, 2] } });
    expect(difference(start, follow(start, target('us', 'chile'), rolls(6, 1)))).toEqual({ chile: [2, 0] });
  });

  it('without OPT-2 it loses as ever', () => {
    const start = realigning({ influence: { chile: [2, 2] } });
    expect(difference(start, follow(start, target('us', 'chile'), rolls(1, 6)))).toEqual({ chile: [0, 2] });
  });

  it('OPT-3: no roll where a marker has been placed, nor a marker where a roll has been made', () => {
    const given: Given = { policies: { 'mix-influence-realign': 'on' }, influence: { chile: [1, 2], peru: [1, 1] } };
    const start = follow(
      position({ ...given, phasing: 'us', us: ['nato', 'fidel'], ussr: ['nasser', 'comecon'] }),
      play('us', 'nato'),
      use('us', 'operations'),
      mode('us', 'influence'),
      place('us', 'peru'),
    );
    const mixed = follow(start, mode('us', 'realignment'));
    expect(forbidding(mixed, target('us', 'peru'))).toEqual(['OPT-3']);
    const rolled = follow(mixed, target('us', 'chile'), rolls(3, 3));
    expect(forbidding(rolled, target('us', 'peru'))).toEqual(['OPT-3']);
    expect(forbidding(rolled, target('us', 'chile'))).toEqual([]);
    const placing = follow(rolled, mode('us', 'influence'));
    expect(forbidding(placing, place('us', 'chile')[0] as never)).toEqual(['OPT-3']);
    expect(forbidding(placing, place('us', 'peru')[0] as never)).toEqual([]);
  });

  it('OPT-3: points buy rolls and markers, but not in the same country', () => {
    const start = realigning({ policies: { 'mix-influence-realign': 'on' }, influence: { chile: [1, 2] } });
    const board = follow(start, target('us', 'chile'), rolls(3, 3), mode('us', 'influence'));
    expect(choices(board, 'place')).toContain('peru');
    expect(choices(board, 'place')).not.toContain('chile');
  });

  it('6.0.a: without it all points go to one use', () => {
    const board = follow(realigning({ influence: { chile: [1, 2] } }), target('us', 'chile'), rolls(3, 3));
    expect(forbidding(board, mode('us', 'influence'))).toEqual(['6.0.a']);
  });
});
