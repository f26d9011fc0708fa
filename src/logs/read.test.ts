import { describe, expect, it } from 'vitest';
import { linesOf, NAMES } from './fixtures.ts';
import type { Entry, LogFile } from './log-file.ts';
import { readLog } from './read.ts';

/** An invented game; no such moves were ever played. */
const GAME = [
  'SETUP: : Anna will play as USSR.',
  'Boris will play as USA.',
  'Handicap influence: US +3',
  'Scenario: Invented War',
  'Optional Cards Added',
  'Time per Player: 15 Minutes',
  'USSR +6 in Bulgaria [0][6]',
  'US +7 in Greece [7][0]',
  'US +3 in Japan [4][0]',
  '',
  'Turn 1, Headline Phase: Nasser* & Decolonization: USSR Headlines Decolonization',
  'US Headlines Nasser*',
  'Event: Decolonization',
  'USSR +1 in Kenya [0][1]',
  '',
  'Event: Nasser*',
  'USSR +2 in Egypt [0][2]',
  '',
  'Turn 1, USSR AR1: Blockade*: Coup (1 Ops):',
  'Target: Greece',
  'FAILURE: 1 [ + 1 - 2x2 = -2 ]',
  'USSR Military Ops to 1',
  '',
  'US +1 in Israel [2][0]',
  '',
  'Turn 1, US AR1: Warsaw Pact Formed*: Event: Warsaw Pact Formed*',
  'Event: Warsaw Pact Formed*',
  'USSR +5 in Hungary [0][5]',
  '',
  'Place Influence (3 Ops):',
  'US +3 in Iran [4][0]',
  '',
  'Che is no longer in play.',
  '',
  'Turn 2, USSR AR1: :',
  'Turn 2, US AR1',
  'Turn 2, USSR AR2: Europe Scoring:',
  ': : USSR gains 9 VP. Score is USSR 9.',
  'USSR wins by Final Scoring',
];

const GAME_TEXT = `${GAME.join('\n')}\n`;

const read = (text: string): LogFile => readLog(text, NAMES);

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

describe('a log that was damaged on the way', () => {
  const whole = read(GAME_TEXT);

  it.each([
    ['CRLF line ends', GAME_TEXT.replaceAll('\n', '\r\n')],
    ['lone CR line ends', GAME_TEXT.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${GAME_TEXT}`],
    ['trailing blanks and tabs', GAME_TEXT.replaceAll('\n', ' \t \n')],
    ['no line end at its end', GAME_TEXT.trimEnd()],
    ['doubled blanks between words', GAME_TEXT.replaceAll(' in ', '   in ')],
    ['blank lines at its end', `${GAME_TEXT}\n\n  \n`],
    ['typographic minus signs', GAME_TEXT.replaceAll(' - 2x', ' \u2212 2x')],
  ])('reads the same with %s', (_, text) => {
    const log = read(text);
    expect(log.unread).toEqual([]);
    expect(log.entries.map(shapeOfEntry)).toEqual(whole.entries.map(shapeOfEntry));
    expectEachLineOnce(log);
  });

  it('is noted to have other line ends', () => {
    expect(read(GAME_TEXT.replaceAll('\n', '\r\n')).notes).toContainEqual({
      code: 'line-ends',
      line: null,
      args: { what: 'CRLF' },
    });
    expect(read('Turn 1, US AR1\r\nTurn 2, US AR1\rTurn 3, US AR1\n').notes).toMatchObject([
      { code: 'line-ends', args: { what: 'CRLF, CR, LF' } },
      { code: 'no-setup' },
      { code: 'ends-on-header' },
    ]);
  });

  it.each([
    ['CR CR LF', GAME_TEXT.replaceAll('\n', '\r\r\n')],
    ['a blank line after every line', GAME_TEXT.replaceAll('\n', '\n\n')],
    ['a blank line before every line', `\n${GAME_TEXT.replaceAll('\n', '\n\n')}`],
  ])('keeps its blocks with %s', (_, text) => {
    const log = read(text);
    expect(log.entries.map((entry) => entry.blocks.map((block) => block.lines.length))).toEqual(
      whole.entries.map((entry) => entry.blocks.map((block) => block.lines.length)),
    );
    expect(log.notes.map((note) => note.code)).toContain('padded');
    expectEachLineOnce(log);
  });

  it('falls back on event markers where the blank lines are missing', () => {
    const log = read(GAME.filter((line) => line !== '').join('\n'));
    expect(log.unread).toEqual([]);
    expect(log.entries).toHaveLength(whole.entries.length);
    expect(blocksOf(log.entries[0]!).map(([, ...rest]) => rest)).toEqual([
      [false, 'headline-card', 'headline-card'],
      [false, 'event', 'influence'],
      [false, 'event', 'influence'],
    ]);
    expect(log.notes.map((note) => note.code)).toContain('no-blank-lines');
  });

  it('skips control characters inside a line, and notes where', () => {
    const log = read(GAME_TEXT.replace('Target', 'Tar\u0000get').replace('USSR Mil', '\u200BUSSR Mil'));
    expect(log.unread).toEqual([]);
    expect(log.notes).toContainEqual({
      code: 'control-characters',
      line: 20,
      args: { n: 2, line: 20 },
    });
  });

  it('hands back a line of control characters only', () => {
    const log = read(`${GAME_TEXT}\u001A\n`);
    expect(log.unread).toEqual([{ line: 40, text: '\u001A', nearest: null, why: { message: 'log.unread.controls' } }]);
    expectEachLineOnce(log);
  });

  it('hands back lines that are too long, and reads those that just are not', () => {
    const log = read(`Turn 1, US AR1\nTarget: Chile${' '.repeat(1987)}\nTarget: Chile${' '.repeat(1988)}\n`);
    expect(log.unread).toMatchObject([
      { line: 3, nearest: null, why: { message: 'log.unread.too-long', args: { n: 2001, most: 2000 } } },
    ]);
    expectEachLineOnce(log);
  });
});

describe('an unknown line', () => {
  const withLine = (line: string, at = 21) => read([...GAME.slice(0, at), line, ...GAME.slice(at)].join('\n'));

  it('is handed back with its number and the nearest known shape, and breaks no block', () => {
    const log = withLine('Traget: Chile');
    expect(log.unread).toEqual([
      {
        line: 22,
        text: 'Traget: Chile',
        nearest: 'B08',
        why: { message: 'log.unread.no-form' },
      },
    ]);
    expect(log.entries[1]!.blocks.map((block) => block.lines.length)).toEqual([4, 1]);
    expectEachLineOnce(log);
  });

  it('is told to have an unknown name if that is all', () => {
    expect(withLine('USSR +1 in Atlantis [0][1]').unread).toMatchObject([
      { nearest: 'B01', why: { args: { kind: 'country', what: 'Atlantis' } } },
    ]);
    expect(withLine('Event: Chess World Cup').unread).toMatchObject([
      { nearest: 'B07', why: { args: { kind: 'card', what: 'Chess World Cup' } } },
    ]);
  });

  it('resembles nothing if nothing is near', () => {
    expect(withLine('¿Qué?').unread).toMatchObject([{ nearest: null }]);
  });

  it('leaves the header that carries it alone', () => {
    const log = read('Turn 1, US AR1: Che: Sings (3 songs)\nTarget: Chile\n');
    expect(log.unread).toMatchObject([{ line: 1, text: 'Sings (3 songs)' }]);
    expect(log.entries).toMatchObject([{ kind: 'round', card: 107, blocks: [{ line: 2 }] }]);
    expect(log.entries[0]).not.toHaveProperty('unknownCard');
    expectEachLineOnce(log);
  });
});

describe('a header that can only be half read', () => {
  it('opens its entry all the same, with the title as printed', () => {
    const log = read('Turn 4, US AR2: Chess World Cup: Coup (2 Ops):\nTarget: Chile\n');
    expect(log.entries).toMatchObject([
      { kind: 'round', turn: 4, side: 'us', round: 2, card: null, unknownCard: 'Chess World Cup' },
    ]);
    expect(log.entries.map(blocksOf)).toEqual([[[1, false, 'operations', 'target']]]);
    expect(log.unread).toMatchObject([{ line: 1, nearest: 'H03' }]);
    expectEachLineOnce(log);
  });

  it('keeps the headline that it knows', () => {
    const log = read('Turn 4, Headline Phase: Che & Chess World Cup: DEFCON improves to 4\n');
    expect(log.entries).toMatchObject([{ kind: 'headline', cards: [107], blocks: [{ line: 1 }] }]);
    expect(log.unread).toHaveLength(1);
  });

  it('may have a wrong mark, or be cut inside its title', () => {
    const marked = read('Turn 4; US AR2; Che: Coup (3 Ops):');
    expect(marked.entries).toMatchObject([{ round: 2, card: 107, blocks: [{ line: 1 }] }]);
    expect(marked.entries[0]).not.toHaveProperty('unknownCard');
    expect(marked.unread).toMatchObject([{ line: 1, nearest: 'H03' }]);
    const cut = read(`${GAME_TEXT}Turn 3, US AR2: Socialist Gov`);
    expect(cut.entries.at(-1)).toMatchObject({ turn: 3, unknownCard: 'Socialist Gov' });
    expect(cut.notes.map((note) => note.code)).toContain('ends-inside-line');
  });

  it('is noted to be lost if not even its side and round can be told', () => {
    const log = read(`${GAME_TEXT}Turn four, US first round: Che\n`);
    expect(log.entries).toHaveLength(7);
    expect(log.notes).toContainEqual(expect.objectContaining({ code: 'lost-header', line: 40 }));
  });
});

describe('a piece of a log', () => {
  it('may lack its beginning: what stands before the first header has no place', () => {
    const log = read(GAME.slice(19).join('\n'));
    expect(log.unread.map((line) => [line.line, line.nearest])).toEqual([
      [1, 'B08'],
      [2, 'B10'],
      [3, 'B13'],
      [5, 'B01'],
    ]);
    expect(log.unread[0]!.why.message).toBe('log.unread.stray');
    expect(log.notes.map((note) => note.code)).toContain('no-setup');
    expectEachLineOnce(log);
  });

  it('may lack its end: every piece has the entries of the whole, but for the last', () => {
    const whole = read(GAME_TEXT);
    for (let end = 0; end <= GAME.length; end++) {
      const part = read(GAME.slice(0, end).join('\n'));
      const done = Math.max(0, part.entries.length - 1);
      expect(part.entries.slice(0, done)).toEqual(whole.entries.slice(0, done));
      expectEachLineOnce(part);
    }
  });

  it('may end anywhere: no cut inside a line is fatal', () => {
    for (let end = 0; end <= GAME_TEXT.length; end++) expectEachLineOnce(read(GAME_TEXT.slice(0, end)));
  });

  it('may be nothing at all', () => {
    expect(read('')).toMatchObject({ format: 'unknown', lineCount: 0, blankCount: 0, entries: [], unread: [] });
    expect(read('\n')).toMatchObject({ lineCount: 1, blankCount: 1 });
    expect(read('').notes.map((note) => note.code)).toEqual(['no-setup', 'no-entries']);
  });
});

describe('a file with two games', () => {
  it('is read up to the second, whose lines are handed back', () => {
    const log = read(GAME_TEXT + GAME_TEXT);
    expect(log.entries).toHaveLength(7);
    expect(log.unread).toHaveLength(GAME.filter((line) => line !== '').length);
    expect(log.unread[0]).toMatchObject({ line: 40, why: { message: 'log.unread.second-game' } });
    expect(log.notes.map((note) => note.code)).toEqual(['repeated-line', 'second-game']);
    expectEachLineOnce(log);
  });
});

function expectEachLineOnce(log: LogFile): void {
  const lines = linesOf(log);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length + log.blankCount).toBe(log.lineCount);
  expect(lines.every((line) => line >= 1 && line <= log.lineCount)).toBe(true);
}

function withoutBlocks({ header: _, blocks: __, ...entry }: Entry): object {
  return entry;
}

/** First line, whether after a blank, and the kinds of line. */
function blocksOf(entry: Entry): readonly (readonly [number, boolean, ...string[]])[] {
  return entry.blocks.map((block) => [block.line, block.startsAfterBlank, ...block.lines.map((line) => line.kind)]);
}

function shapeOfEntry(entry: Entry): object {
  return { ...withoutBlocks(entry), blocks: blocksOf(entry) };
}
