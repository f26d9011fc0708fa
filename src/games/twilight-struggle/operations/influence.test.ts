import { describe, expect, it } from 'vitest';
import {
  choices,
  difference,
  follow,
  forbidding,
  type Given,
  mode,
  order,
  place,
  play,
  position,
  ruling,
  use,
} from '../table.fixture.ts';

/** The US plays a neutral card worth 2 (or another one) for influence. */
const placing = (given: Given, id = 'indo-pakistani-war') =>
  follow(
    position({ phasing: 'us', us: [id, 'nato'], ussr: ['fidel', 'nasser'], ...given }),
    play('us', id),
    use('us', 'operations'),
    mode('us', 'influence'),
  );

const one = (id: string) => place('us', id)[0] as ReturnType<typeof place>[number];

describe('6.1.1 reach', () => {
  it.each<[string, string[], Given['influence'], string]>([
    ['panama', [], { panama: [1, 0] }, 'a country with a marker of the side'],
    ['costa-rica', [], { panama: [1, 0] }, 'a neighbour of such a country'],
    ['nicaragua', ['6.1.1.a'], { panama: [1, 0] }, 'no further than a neighbour'],
    ['mexico', [], {}, 'a neighbour of the own superpower, even without any marker (6.1.4)'],
    ['poland', ['6.1.4'], {}, 'not a neighbour of the rival superpower'],
    ['cuba', [], { cuba: [0, 2] }, 'markers of the rival do not stand in the way'],
  ])('%s is refused by %j: %s', (id, clauses, influence) => {
    expect(forbidding(placing({ influence: influence ?? {} }), one(id))).toEqual(clauses);
  });

  it('counts only the markers that were there when the action round began (6.1.1.a)', () => {
    const board = placing({ influence: { panama: [1, 0] } }, 'olympic-games');
    const next = follow(board, ...place('us', 'costa-rica'));
    expect(forbidding(next, one('nicaragua'))).toEqual(['6.1.1.a']);
    expect(forbidding(next, one('costa-rica'))).toEqual([]);
  });

  it('still counts markers that an event of the same round has wiped out (6.1.1.a)', () => {
    const at = position({
      phasing: 'us',
      us: ['fidel', 'nato'],
      ussr: ['nasser', 'comecon'],
      influence: { cuba: [1, 0] },
    });
    const board = follow(
      at,
      play('us', 'fidel'),
      use('us', 'operations'),
      order('us', 'event-first'),
      mode('us', 'influence'),
    );
    expect(choices(board, 'place')).toContain('haiti');
  });

  it('does not when the reading asks for a marker that is still there', () => {
    const at = position({
      policies: { 'placement-snapshot': 'still-present' },
      phasing: 'us',
      us: ['fidel', 'nato'],
      ussr: ['nasser', 'comecon'],
      influence: { cuba: [1, 0] },
    });
    const board = follow(
      at,
      play('us', 'fidel'),
      use('us', 'operations'),
      order('us', 'event-first'),
      mode('us', 'influence'),
    );
    expect(forbidding(board, one('haiti'))).toEqual(['6.1.1.a']);
  });
});

describe('6.1.2 cost', () => {
  it('is 1 in a country that the own side or nobody controls', () => {
    const board = follow(
      placing({ influence: { turkey: [2, 0], greece: [0, 1] } }),
      ...place('us', 'turkey', 'greece'),
    );
    expect(board.state.agenda.at(-1)?.do).not.toBe('operations');
  });

  it.each<[string, Given['influence'], string]>([
    ['the dear one', { turkey: [1, 3] }, '6.1.2.a'],
    ['the common one', { turkey: [1, 2] }, '6.1.2'],
  ])('the price that is told is %s', (_title, influence, clause) => {
    const { consequences } = ruling(placing({ influence: influence ?? {} }), one('turkey'));
    expect(consequences.find(({ message }) => message === 'place.cost')?.clause).toBe(clause);
  });

  it('is 2 in a country that the opponent controls (6.1.2.a)', () => {
    const start = placing({ influence: { turkey: [1, 3] } });
    expect(difference(start, follow(start, ...place('us', 'turkey')))).toEqual({ turkey: [2, 3] });
    expect(follow(start, ...place('us', 'turkey')).state.agenda.at(-1)?.do).not.toBe('operations');
  });

  it('is set anew for each marker: 2 until control is broken, then 1 (6.1.2.b, 6.1.2.ex1)', () => {
    const start = placing({ influence: { turkey: [1, 3] } }, 'duck-and-cover');
    const end = follow(start, ...place('us', 'turkey', 'turkey'));
    expect(difference(start, end)).toEqual({ turkey: [3, 3] });
    expect(end.state.agenda.at(-1)?.do).not.toBe('operations');
  });

  it('cannot be paid with one point left', () => {
    const board = follow(placing({ influence: { turkey: [1, 3], greece: [1, 0] } }), ...place('us', 'greece'));
    expect(forbidding(board, one('turkey'))).toEqual(['6.1.2.a']);
    expect(forbidding(board, one('greece'))).toEqual([]);
  });
});

describe('6.1.3 spreading', () => {
  it('reaches several countries and regions with one card (6.1.3.ex)', () => {
    const start = placing({ influence: { panama: [1, 0], 'south-korea': [1, 0] } }, 'duck-and-cover');
    const end = follow(start, ...place('us', 'costa-rica', 'colombia', 'taiwan'));
    expect(difference(start, end)).toEqual({ 'costa-rica': [1, 0], colombia: [1, 0], taiwan: [1, 0] });
  });

  it('ends with the points of the card', () => {
    const board = placing({ influence: { panama: [1, 0] } });
    const end = follow(board, ...place('us', 'panama', 'panama'));
    expect(forbidding(end, one('panama'))).not.toEqual([]);
  });
});
