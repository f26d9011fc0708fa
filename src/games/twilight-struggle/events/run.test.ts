/** What is told while an event is carried out, and where its card goes. 5.2 */
import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../../core/judge.ts';
import type { Board } from '../board.ts';
import type { GameFact } from '../facts.ts';
import {
  card,
  choices,
  choose,
  country,
  follow,
  type Given,
  headline,
  inForce,
  order,
  placeOf,
  play,
  position,
  roll,
  rolls,
  ruling,
  use,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';

const hands: Given = { turn: 4, us: ['nasser', 'nuclear-test-ban'], ussr: ['comecon', 'fidel'] };

/** What the last of these facts makes happen, from the play of a card as an event. */
function event(by: 'us' | 'ussr', id: string, given: Given = {}, ...facts: readonly GameFact[]): Ruling<Board> {
  const at = position({ ...hands, ...given, phasing: by, [by]: [id, ...((given[by] ?? hands[by]) as string[])] });
  const all = [play(by, id), use(by, 'event'), ...facts];
  return ruling(follow(at, ...all.slice(0, -1)), all.at(-1) as GameFact);
}

const said = ({ consequences }: Ruling<Board>, message: string) =>
  consequences.filter((finding) => finding.message === message).map(({ clause, args }) => ({ clause, ...args }));

describe('the card of an event', () => {
  it.each<[string, 'us' | 'ussr', string, string, string]>([
    ['leaves the game if starred', 'us', 'truman-doctrine', 'card.removed', 'removed'],
    ['goes to the discards if not', 'us', 'duck-and-cover', 'card.discarded', 'discard'],
    ['stays before the US if its effect is kept there', 'us', 'shuttle-diplomacy', 'card.kept', 'kept'],
  ])('%s', (_what, by, id, message, place) => {
    const end = event(by, id);
    expect(said(end, message)).toEqual([{ clause: '5.2', card: card(id) }]);
    expect(['card.removed', 'card.discarded', 'card.kept'].flatMap((each) => said(end, each))).toHaveLength(1);
    expect(placeOf(end.board, id)).toBe(place);
  });

  it('goes to the discards if the event did not happen, which is told under 2.2.4', () => {
    const board = follow(
      position({ ...hands, ussr: ['nato', 'fidel'], influence: { cuba: [0, 1] } }),
      play('ussr', 'nato'),
      use('ussr', 'operations'),
    );
    const end = ruling(board, order('ussr', 'event-first'));
    expect(said(end, 'event.unmet')).toEqual([
      { clause: '5.2.b', card: card('nato'), why: 'condition', requires: card('nato') },
    ]);
  });
});

describe('12.4 an event out of reach while China fights its own war', () => {
  it('does not happen when the rival plays its card either', () => {
    const at = position({ ...hands, ussr: ['formosan-resolution', 'fidel'], policies: { 'chinese-civil-war': 'on' } });
    at.state.chinaHolder = undefined;
    const board = follow(at, play('ussr', 'formosan-resolution'), use('ussr', 'operations'));
    const end = ruling(board, order('ussr', 'event-first'));
    expect(said(end, 'event.civil-war')).toEqual([{ clause: '12.4', card: card('formosan-resolution') }]);
    expect(inForce(end.board)).toEqual([]);
    expect(said(end, 'event.occurs')).toEqual([]);
  });
});

describe('a contest', () => {
  it('without a winner is over where ties decide nothing (Summit)', () => {
    const end = event('us', 'summit', {}, rolls(3, 3));
    expect(said(end, 'contest.tie')).toEqual([{ clause: 'card:summit', us: 3, ussr: 3 }]);
    expect(said(end, 'contest.reroll')).toEqual([]);
    expect(end.board.state.vp).toBe(0);
  });

  it('is rolled again where they do not count (Olympic Games)', () => {
    const tie = event('us', 'olympic-games', {}, choose('ussr', 'participate'), rolls(2, 4));
    expect(said(tie, 'contest.reroll')).toEqual([
      { clause: 'card:olympic-games', us: 4, ussr: 4, dieUs: 2, plusUs: 2 },
    ]);
    expect(said(tie, 'contest.tie')).toEqual([]);
    const won = ruling(tie.board, rolls(1, 5));
    expect(said(won, 'contest.won')).toEqual([
      { clause: 'card:olympic-games', us: 3, ussr: 5, dieUs: 1, plusUs: 2, side: USSR },
    ]);
    expect(won.board.state.vp).toBe(-2);
  });
});

describe('a war', () => {
  it.each([
    [5, 'war.won', 4],
    [4, 'war.lost', 3],
  ])('is told with its die of %d, what is taken off and what is left', (die, message, n) => {
    const end = event('ussr', 'korean-war', { influence: { japan: [4, 0] } }, roll(die));
    expect(said(end, message)).toEqual([
      { clause: 'card:korean-war', side: USSR, country: country('south-korea'), die, penalty: 1, n, needed: 4 },
    ]);
  });
});

describe('influence that an event moves', () => {
  it('is less than it says where there is no more, and that is told (5.2.d)', () => {
    const one = { influence: { cuba: [0, 1], kenya: [0, 1] } } as const;
    const remove = (id: string): GameFact => ({ type: 'remove', by: US, country: country(id) });
    const end = event('us', 'the-voice-of-america', one, remove('cuba'), remove('kenya'));
    expect(said(end, 'markers.exhausted')).toEqual([{ clause: '5.2.d', n: 2, card: card('the-voice-of-america') }]);
  });

  it('is all it says where there is enough, and nothing is told', () => {
    const enough = { influence: { cuba: [0, 2], kenya: [0, 2], zaire: [0, 1] } } as const;
    const remove = (id: string): GameFact => ({ type: 'remove', by: US, country: country(id) });
    const four = ['cuba', 'cuba', 'kenya', 'kenya'].map(remove);
    const end = event('us', 'the-voice-of-america', enough, ...four);
    expect(said(end, 'markers.exhausted')).toEqual([]);
  });
});

describe('the China Card that an event moves', () => {
  it('is turned down under the card that moves it, and up under 9.4', () => {
    const nixon = event('us', 'nixon-plays-the-china-card', { china: 'ussr' });
    expect(said(nixon, 'china.passes-down')).toEqual([{ clause: 'card:nixon-plays-the-china-card', side: US }]);
    const ussuri = event('us', 'ussuri-river-skirmish', { china: 'ussr' });
    expect(said(ussuri, 'china.passes-up')).toEqual([{ clause: '9.4', side: US }]);
  });
});

describe('Star Wars', () => {
  const discard = [
    'socialist-governments',
    'nato',
    'arab-israeli-war',
    'asia-scoring',
    'un-intervention',
    'truman-doctrine',
  ];
  const given: Given = { space: [2, 0], discard, happened: ['camp-david-accords'], turn: 8 };

  it('brings about only an event that could happen now', () => {
    const { board } = event('us', 'star-wars', given);
    expect(choices(board, 'select').toSorted()).toEqual([
      'socialist-governments',
      'truman-doctrine',
      'un-intervention',
    ]);
  });

  it('does not bring about UN Intervention as a headline', () => {
    const at = position({ ...hands, ...given, us: ['star-wars', 'nasser'], at: 'turn.headline.choosing', round: 0 });
    const board = follow(at, headline('us', 'star-wars'), headline('ussr', 'fidel'));
    expect(choices(board, 'select').toSorted()).toEqual(['socialist-governments', 'truman-doctrine']);
  });
});
