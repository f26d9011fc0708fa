/** A log that is whole: its set-up, its entries and their blocks, in either variant. */
import { describe, expect, it } from 'vitest';
import { blocksOf, expectEachLineOnce, GAME_TEXT, read, withoutBlocks } from './read.fixture.ts';

describe('a log', () => {
  const log = read(GAME_TEXT);

  it('has a set-up', () => {
    expect(log.setup).toMatchObject({
      players: { ussr: 'Anna', us: 'Boris' },
      handicap: { us: { influence: 3, vp: 0 }, ussr: { influence: 0, vp: 0 } },
      scenario: 'Invented War',
      optionalCards: true,
      clock: '15 Minutes',
    });
    expect(log.setup.placements.map((line) => [line.country, line.delta])).toEqual([
      ['bulgaria', 6],
      ['greece', 7],
      ['japan', 3],
    ]);
    expect(log.setup.lines).toHaveLength(9);
  });

  it('has an entry for each header, with its turn, side, round and cards', () => {
    expect(log.entries.map(withoutBlocks)).toEqual([
      { kind: 'headline', turn: 1, cards: [15, 30], line: 11 },
      { kind: 'round', turn: 1, round: 1, side: 'ussr', card: 10, line: 19 },
      { kind: 'round', turn: 1, round: 1, side: 'us', card: 16, line: 26 },
      { kind: 'round', turn: 2, round: 1, side: 'ussr', card: null, line: 35 },
      { kind: 'round', turn: 2, round: 1, side: 'us', card: null, line: 36 },
      { kind: 'round', turn: 2, round: 2, side: 'ussr', card: 2, line: 37 },
      { kind: 'end', turn: 2, line: 38 },
    ]);
  });

  it('splits an entry into blocks at blank lines and at event markers', () => {
    expect(log.entries.map(blocksOf)).toEqual([
      [
        [11, false, 'headline-card', 'headline-card'],
        [13, false, 'event', 'influence'],
        [16, true, 'event', 'influence'],
      ],
      [
        [19, false, 'operations', 'target', 'coup-result', 'military-operations'],
        [24, true, 'influence'],
      ],
      [
        [26, false, 'event'],
        [27, false, 'event', 'influence'],
        [30, true, 'operations', 'influence'],
        [33, true, 'effect'],
      ],
      [],
      [],
      [],
      [[38, false, 'vp', 'win']],
    ]);
  });

  it('keeps the text of a line, and of one that a header carries only its own part', () => {
    expect(log.entries[1]!.header.text).toBe('Turn 1, USSR AR1: Blockade*: Coup (1 Ops):');
    expect(log.entries[1]!.blocks[0]!.lines[0]).toMatchObject({ text: 'Coup (1 Ops):', line: 19, shape: 'B04' });
  });

  it('has each line in one place', () => {
    expect(log.unread).toEqual([]);
    expectEachLineOnce(log);
    expect(log).toMatchObject({ format: 'playdek-log', exporter: 'two-colon', lineCount: 39, blankCount: 8 });
  });

  it('is noted to print a marker twice, and keeps both', () => {
    expect(log.notes).toEqual([
      {
        code: 'repeated-line',
        line: 27,
        args: { what: 'Event: Warsaw Pact Formed*' },
      },
    ]);
  });
});

describe('a log of the one-colon variant', () => {
  const log = read(
    [
      'SETUP: Anna will play as USSR.',
      'Turn 3, US AR6: Che: Space Race (3 Ops):',
      '',
      '',
      'Turn 9, Cleanup: USSR gains 1 VP. Score is US 5.',
      'Nuclear Subs* is no longer in play.',
      '',
      'Turn 4, US AR6: Che: Space Race (3 Ops):',
      'Turn 9, Cleanup',
      '',
    ].join('\n'),
  );

  it('has the ends of turns as entries of the turn that they end', () => {
    expect(log.exporter).toBe('one-colon');
    expect(log.entries.filter((entry) => entry.kind === 'cleanup').map((entry) => entry.turn)).toEqual([3, 4]);
    expect(blocksOf(log.entries[1]!)).toEqual([[5, false, 'vp', 'effect']]);
    expect(log.notes.filter((note) => note.code === 'cleanup-turn').map((note) => note.line)).toEqual([5, 9]);
  });

  it('is known by its cleanups where the set-up is missing', () => {
    expect(read('Turn 4, Cleanup\n')).toMatchObject({ exporter: 'one-colon', entries: [{ kind: 'cleanup', turn: 4 }] });
    expect(read('Turn 4, US AR1\n').exporter).toBeNull();
  });
});

describe('a set-up with bids', () => {
  it('gives the players, and the handicap that was settled', () => {
    const { setup, unread } = read(
      [
        'SETUP: : Anna bids 0 Influence for USSR',
        'Boris bids 1 Influence for USSR',
        'Boris will play as USSR.',
        'Anna will play as USA.',
        'Additional Influence from bidding: US +1',
        'Handicap VP: USSR +2',
        'USSR gains 2 VP. Score is USSR 2.',
      ].join('\n'),
    );
    expect(unread).toEqual([]);
    expect(setup.players).toEqual({ us: 'Anna', ussr: 'Boris' });
    expect(setup.handicap).toEqual({ us: { influence: 1, vp: 0 }, ussr: { influence: 0, vp: 2 } });
    expect(setup.lines).toHaveLength(7);
    expect(setup.optionalCards).toBe(false);
  });
});
