import { describe, expect, it } from 'vitest';
import { start } from '../../../core/judge.ts';
import { emptyTable } from '../../../fuzz/table.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import { type Board, influence } from '../board.ts';
import { choices, country, deal, follow, forbidding, pathOf, place, told } from '../table.fixture.ts';
import { type Side, US, USSR } from '../tables.ts';
import { endPlacement, freeMarkersLeft, markersOf, placeFixedMarkers, placeFreeMarker } from './setup.ts';

const opening = (edition: 'deluxe' | 'second' = 'deluxe', handicap: readonly [number, number] = [0, 0]) =>
  follow(start(twilightStruggle, emptyTable({ edition, policies: {}, hands: 'hidden', handicap })), deal([], []));

const eastern = place('ussr', 'poland', 'poland', 'poland', 'poland', 'east-germany', 'austria');
const western = place('us', 'italy', 'italy', 'italy', 'west-germany', 'west-germany', 'west-germany', 'west-germany');
const total = (board: ReturnType<typeof opening>, side: Side): number =>
  board.tables.countries.reduce((sum, { index }) => sum + influence(board, side, index), 0);

describe('3.0 the set-up', () => {
  it.each<['deluxe' | 'second', number, number]>([
    ['deluxe', 25, 15],
    ['second', 23, 15],
  ])('in the %s edition the US places %d influence and the USSR %d', (edition, us, ussr) => {
    const board = follow(opening(edition), ...eastern, ...western);
    expect([total(board, US), total(board, USSR)]).toEqual([us, ussr]);
    expect(pathOf(board)).toBe('turn.deal');
  });

  it('deals 8 cards to each side before (3.1)', () => {
    expect(opening().state.hidden).toEqual([8, 8]);
  });

  it.each([
    ['syria', 1],
    ['iraq', 1],
    ['north-korea', 3],
    ['east-germany', 3],
    ['finland', 1],
  ])('3.2: %s begins with %d Soviet influence', (id, n) => {
    expect(influence(opening(), USSR, country(id))).toBe(n);
  });

  it.each([
    ['canada', 2],
    ['iran', 1],
    ['israel', 1],
    ['japan', 1],
    ['australia', 4],
    ['philippines', 1],
    ['south-korea', 1],
    ['panama', 1],
    ['south-africa', 1],
    ['united-kingdom', 5],
  ])('3.3: %s begins with %d US influence', (id, n) => {
    expect(influence(opening(), US, country(id))).toBe(n);
    expect(influence(opening('second'), US, country(id))).toBe(id === 'canada' ? 0 : n);
  });

  it('each marker is told under the rule of its side', () => {
    const under = (board: Board, act: (board: Board) => void) =>
      told(board, act).map(({ clause, args }) => [clause, args?.side]);
    const fixed = under(emptyTable({ edition: 'deluxe', policies: {}, hands: 'hidden' }), placeFixedMarkers);
    expect(new Set(fixed.map(String))).toEqual(new Set(['3.2,1', '3.3,0']));
    expect(under(opening(), (board) => placeFreeMarker(board, USSR, country('poland')))).toEqual([['3.2', USSR]]);
    expect(under(opening(), (board) => placeFreeMarker(board, US, country('italy')))).toEqual([['3.3', US]]);
  });

  it('the USSR places first, in Eastern Europe (3.2)', () => {
    const board = opening();
    expect(choices(board, 'place')).toContain('finland');
    expect(forbidding(board, place('ussr', 'italy')[0] as never)).toEqual(['3.2']);
    expect(forbidding(board, place('us', 'italy')[0] as never)).toEqual(['3.2']);
  });

  it('then the US, in Western Europe (3.3)', () => {
    const board = follow(opening(), ...eastern);
    expect(forbidding(board, place('us', 'poland')[0] as never)).toEqual(['3.3']);
    expect(forbidding(board, place('us', 'finland')[0] as never)).toEqual([]);
    expect(forbidding(board, place('ussr', 'poland')[0] as never)).toEqual(['3.3']);
  });

  it('additional influence goes where its side has some already', () => {
    const board = follow(opening('deluxe', [1, 0]), ...eastern, ...western);
    expect(pathOf(board)).toBe('setUp.handicap');
    expect(forbidding(board, place('us', 'chile')[0] as never)).toEqual(['3.3']);
    expect(pathOf(follow(board, ...place('us', 'iran')))).toBe('turn.deal');
  });

  it('additional influence may be that of the USSR', () => {
    const board = follow(opening('deluxe', [0, 1]), ...eastern, ...western);
    expect(choices(board, 'place')).toContain('poland');
    expect(choices(board, 'place')).not.toContain('italy');
    expect(forbidding(board, place('us', 'iran')[0] as never)).toEqual(['3.3']);
  });
});

describe('TZ-5 markers that a crisis gives in the set-up', () => {
  const lot = (side: Side, region: string, count: number, each: number) => ({ side, region, count, each });
  const FREE = [lot(US, 'africa', 1, 1), lot(USSR, 'asia', 3, 2), lot(USSR, 'south-america', 1, 1)];
  const withLots = (): Board => {
    const board = opening();
    const outcome = { clause: 'TZ-5', influence: [], free: FREE } as never;
    board.state.turnZero = { ...board.state.turnZero, outcomes: [outcome], placed: [[], [], []] };
    return board;
  };
  const last = (board: Board): Board => follow(board, ...eastern);

  it('are counted with those of their side alone', () => {
    const board = withLots();
    expect([markersOf(board, US), markersOf(board, USSR)]).toEqual([7 + 1, 6 + 4]);
    expect([freeMarkersLeft(board, US), freeMarkersLeft(board, USSR)]).toEqual([7 + 1, 6 + 4]);
  });

  it('go where the crisis says, besides those of the set-up and after them', () => {
    const before = choices(withLots(), 'place');
    expect(before).toEqual(expect.arrayContaining(['poland', 'japan', 'chile']));
    expect(before).not.toContain('angola');
    const after = choices(last(withLots()), 'place');
    expect(after).toEqual(expect.arrayContaining(['japan', 'chile']));
    expect(after).not.toContain('poland');
  });

  it('are no more in a country than the crisis says, and are counted for the crisis that gives them', () => {
    const twice = follow(last(withLots()), ...place('ussr', 'japan', 'india'));
    expect(choices(twice, 'place')).toEqual(expect.arrayContaining(['japan', 'india']));
    const full = follow(last(withLots()), ...place('ussr', 'japan', 'japan'));
    expect(choices(full, 'place')).not.toContain('japan');
    expect(choices(full, 'place')).toEqual(expect.arrayContaining(['india', 'chile']));
    expect(full.state.turnZero.placed).toEqual([[], [country('japan'), country('japan')], []]);
    const none = follow(full, ...place('ussr', 'india'));
    expect(choices(none, 'place')).not.toContain('india');
    expect(choices(none, 'place')).toContain('chile');
  });

  it('may be the first country of the map, and then no more', () => {
    const [first] = opening().tables.countries;
    const region = first?.region ?? '';
    const board = withLots();
    const outcome = { clause: 'TZ-5', influence: [], free: [lot(USSR, region, 2, 1)] } as never;
    board.state.turnZero = { ...board.state.turnZero, outcomes: [outcome], placed: [[]] };
    const next = follow(last(board), ...place('ussr', first?.id ?? ''));
    expect(choices(next, 'place')).not.toContain(first?.id);
    expect(freeMarkersLeft(next, USSR)).toBe(1);
  });

  it('are placed with all others of a side where a position begins after its set-up', () => {
    const board = withLots();
    endPlacement(board, USSR);
    expect([freeMarkersLeft(board, US), freeMarkersLeft(board, USSR)]).toEqual([7 + 1, 0]);
    expect(choices(board, 'place')).toEqual(expect.arrayContaining(['italy', 'angola']));
  });
});
