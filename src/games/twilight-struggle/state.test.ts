/** A position as a value: empty at first, copied whole, and each card in exactly one zone. */
import { describe, expect, it } from 'vitest';
import { NumberSet } from '../../core/number-set.ts';
import { putState } from './put-state.ts';
import { emptyState } from './setup/empty-state.ts';
import { ABSENT, copyState, DISCARD, handOf, putCard, putCards, type State, UNSEEN, ZONES } from './state.ts';
import { card, choose, follow, play, position, use } from './table.fixture.ts';
import { CARD_SLOTS, US, USSR } from './tables.ts';

const { tables } = position();

/** The cards of every zone, as the zone of each card says. */
const zonesOf = ({ zone }: State): number[][] =>
  ZONES.map((_, at) => [...zone.keys()].filter((number) => zone[number] === at));
const lyingOf = ({ lying }: State): number[][] => lying.map((cards) => cards.list().slice());

describe('before anything is set up', () => {
  it('nothing is on the board, and every track is at its start', () => {
    const state = emptyState({ ...tables, countries: tables.countries.slice(0, 3) });
    const none = NumberSet.EMPTY;
    expect(state).toMatchObject({
      turn: 1,
      round: 0,
      phasing: USSR,
      defcon: 5,
      vp: 0,
      movedTo: 0,
      result: null,
    });
    expect([state.milops, state.space, state.spaceUsed, state.hidden, state.headline]).toEqual(Array(5).fill([0, 0]));
    expect([state.present, state.controlled, state.snapshot, state.reach]).toEqual(Array(4).fill([none, none]));
    expect([...state.influence]).toEqual([0, 0, 0, 0, 0, 0]);
    expect([state.lasting, state.agenda, state.headlineOrder]).toEqual([[], [], []]);
  });

  it('no card has come into the game', () => {
    const state = emptyState({ ...tables, countries: tables.countries.slice(0, 3) });
    expect(lyingOf(state)).toEqual(zonesOf(state));
    expect(lyingOf(state)[ABSENT]).toHaveLength(CARD_SLOTS);
  });
});

describe('a card', () => {
  it('lies in one zone, wherever it was', () => {
    const { state } = position({ us: ['nato'], discard: ['fidel'] });
    putCard(state, card('nato'), DISCARD);
    putCard(state, card('comecon'), handOf(US));
    expect(lyingOf(state)).toEqual(zonesOf(state));
    expect(lyingOf(state)[handOf(US)]).toEqual([card('comecon')]);
  });

  it('and several at once', () => {
    const { state } = position({ us: ['nato'], discard: ['fidel', 'nasser'] });
    putCards(state, NumberSet.of([card('nato'), card('fidel')]), UNSEEN);
    expect(lyingOf(state)).toEqual(zonesOf(state));
    expect(lyingOf(state)[DISCARD]).toEqual([card('nasser')]);
  });
});

describe('a copy', () => {
  const board = follow(
    position({
      ...{ turn: 4, defcon: 3, vp: -4, milops: [1, 2], space: [3, 1], spaceUsed: [1, 0], phasing: 'us' },
      ...{ influence: { france: [3, 0], poland: [0, 4] }, happened: ['nato'], hidden: [2, 3] },
      ...{ us: ['olympic-games', 'fidel'], ussr: ['nasser'], discard: ['comecon'] },
    }),
    play('us', 'olympic-games'),
    use('us', 'event'),
  );
  const into = position({ us: ['duck-and-cover'], influence: { cuba: [1, 1] } }).state;
  putState(into, board.state);

  it.each<[string, State]>([
    ['made anew', copyState(board.state)],
    ['put in the place of another position', into],
  ])('%s has the same content', (_how, copy) => {
    expect(copy).toEqual(board.state);
    expect(lyingOf(copy)).toEqual(zonesOf(copy));
  });

  it.each<[string, () => State]>([
    ['made anew', () => copyState(board.state)],
    [
      'put in the place of another position',
      () => {
        const { state } = position();
        putState(state, board.state);
        return state;
      },
    ],
  ])('%s changes by itself', (_how, make) => {
    const copy = make();
    const before = copyState(board.state);
    putCard(copy, card('fidel'), DISCARD);
    copy.agenda.pop();
    copy.milops[US] = 5;
    copy.hidden[USSR] = 0;
    expect(board.state).toEqual(before);
    // And the game goes on from where it was.
    expect(follow(board, choose('ussr', 'participate')).state.agenda.at(-1)?.do).toBe('contest');
  });
});
