import { describe, expect, it } from 'vitest';
import { testsOf } from '../../../core/judge.ts';
import { newGame } from '../../../fuzz/table.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import { influence, putMarkers } from '../board.ts';
import {
  choices,
  done,
  follow,
  forbidding,
  type Given,
  mode,
  place,
  play,
  position,
  roll,
  use,
} from '../table.fixture.ts';
import { type Side, US, USSR } from '../tables.ts';

/** Nobody has the China Card yet, and the USSR has so many markers in the space. */
function open(given: Given, markers = 0) {
  const board = position({ ...given, policies: { 'chinese-civil-war': 'on', ...given.policies } });
  board.state.chinaHolder = undefined;
  putMarkers(board, USSR, space(board), markers);
  return board;
}
const space = (board: ReturnType<typeof position>): number => board.tables.civilWar as number;
const marker = (board: ReturnType<typeof position>, by: Side) =>
  ({ type: 'place', by, country: space(board) }) as const;
const hands: Given = { ussr: ['comecon', 'nasser'], us: ['nato', 'truman-doctrine'], influence: { cuba: [0, 3] } };

describe('12 the Chinese Civil War', () => {
  it('is a variant of the Deluxe edition: without it the USSR has the China Card', () => {
    const start = (policies: Given['policies']) =>
      newGame({ edition: 'deluxe', policies: policies ?? {}, hands: 'known' }).state.chinaHolder;
    expect([start({}), start({ 'chinese-civil-war': 'on' })]).toEqual([USSR, undefined]);
  });

  it('nobody plays the China Card meanwhile', () => {
    expect(choices(open(hands), 'play')).not.toContain('the-china-card');
  });

  it('takes Soviet markers by Operations, without any neighbour (12.2)', () => {
    const board = follow(open(hands), play('ussr', 'comecon'), use('ussr', 'operations'), mode('ussr', 'influence'));
    expect(forbidding(board, marker(board, USSR))).toEqual([]);
  });

  it('with the third the USSR takes the China Card, face up (12.3)', () => {
    const board = follow(open(hands), play('ussr', 'comecon'), use('ussr', 'operations'), mode('ussr', 'influence'));
    const fact = marker(board, USSR);
    const end = follow(board, fact, fact, fact);
    expect([end.state.chinaHolder, end.state.chinaUp, influence(end, USSR, space(end))]).toEqual([USSR, true, 3]);
  });

  it('a third marker anywhere else settles nothing', () => {
    const board = follow(
      open({ ...hands, influence: { cuba: [0, 2] } }),
      play('ussr', 'comecon'),
      use('ussr', 'operations'),
      mode('ussr', 'influence'),
      place('ussr', 'cuba'),
    );
    expect(board.state.chinaHolder).toBeUndefined();
  });

  it('takes no more then (12.1.b)', () => {
    const start = position({ ...hands, policies: { 'chinese-civil-war': 'on' } });
    putMarkers(start, USSR, space(start), 3);
    const board = follow(start, play('ussr', 'comecon'), use('ussr', 'operations'), mode('ussr', 'influence'));
    expect(forbidding(board, marker(board, USSR))).toEqual(['12.1.b']);
  });

  it('the US may never affect it (12.1.a)', () => {
    const board = follow(
      open({ ...hands, phasing: 'us', influence: { japan: [1, 0] } }, 2),
      play('us', 'nato'),
      use('us', 'operations'),
    );
    const coup = follow(board, mode('us', 'realignment'));
    expect(forbidding(coup, { type: 'target', by: US, country: space(coup) })).toContain('12.1.a');
    const asked = testsOf(twilightStruggle, coup, { type: 'target', by: US, country: space(coup) });
    expect(asked.map(({ clause }) => clause)).not.toContain('8.1.5');
    const placing = follow(board, mode('us', 'influence'));
    expect(forbidding(placing, marker(placing, US))).not.toEqual([]);
  });

  it.each<[string, 'us' | 'ussr', string, 'place' | 'remove']>([
    ['Puppet Governments', 'us', 'puppet-governments', 'place'],
    ['The Voice of America', 'us', 'the-voice-of-america', 'remove'],
    ['De-Stalinization', 'ussr', 'de-stalinization', 'remove'],
  ])('no event reaches it: %s', (_title, by, id, type) => {
    const markers = type === 'remove' ? 2 : 0;
    const start = open({ ...hands, turn: 4, phasing: by, [by]: [id, 'nasser'] }, markers);
    const board = follow(start, play(by, id), use(by, 'event'));
    expect(choices(board, type)).not.toContain('chinese-civil-war');
  });

  it('De-Stalinization moves nothing there either', () => {
    const start = open({ ...hands, ussr: ['de-stalinization', 'nasser'] });
    const board = follow(
      start,
      play('ussr', 'de-stalinization'),
      use('ussr', 'event'),
      { type: 'remove', by: USSR, country: start.tables.countryIndex.get('cuba') as number },
      done('ussr'),
    );
    expect(choices(board, 'place')).not.toContain('chinese-civil-war');
  });

  it.each<[string, 'us' | 'ussr']>([
    ['red-scare-purge', 'ussr'],
    ['cultural-revolution', 'ussr'],
    ['formosan-resolution', 'us'],
  ])('12.4: %s is no event of the %s until it is settled', (id, by) => {
    const board = follow(open({ ...hands, turn: 4, phasing: by, [by]: [id, 'nasser'] }), play(by, id));
    expect(forbidding(board, use(by, 'event'))).toEqual(['12.4']);
    // 12.4.3: for Operations it may be played.
    expect(choices(board, 'use')).toContain('operations');
  });

  it('the US may play Red Scare/Purge', () => {
    const board = follow(
      open({ ...hands, phasing: 'us', us: ['red-scare-purge', 'nato'] }),
      play('us', 'red-scare-purge'),
    );
    expect(forbidding(board, use('us', 'event'))).toEqual([]);
  });

  it.each<[string, object]>([
    ['ussuri-river-skirmish', {}],
    ['nixon-plays-the-china-card', { vp: 2 }],
  ])('12.4.1: for %s the US counts as the holder', (id, changes) => {
    const board = follow(
      open({ ...hands, turn: 4, phasing: 'us', us: [id, 'nato'] }),
      play('us', id),
      use('us', 'event'),
    );
    expect(board.state).toMatchObject({ vp: 0, ...changes });
    expect(choices(board, 'place').length > 0).toBe(id === 'ussuri-river-skirmish');
  });

  it('12.4.2: Korean War has one more off its die', () => {
    const start = open({ ...hands, ussr: ['korean-war', 'nasser'], influence: { 'south-korea': [1, 0] } });
    const lost = follow(start, play('ussr', 'korean-war'), use('ussr', 'event'), roll(4));
    expect(lost.state.vp).toBe(0);
    expect(follow(start, play('ussr', 'korean-war'), use('ussr', 'event'), roll(5)).state.vp).toBe(-2);
  });
});
