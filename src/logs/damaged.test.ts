/** A log that was damaged on its way, a piece of one, and two in one file: what can be read is, the rest is handed back. */
import { describe, expect, it } from 'vitest';
import type { Entry } from './log-file.ts';
import { blocksOf, expectEachLineOnce, GAME, GAME_TEXT, read, withoutBlocks } from './read.fixture.ts';

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

function shapeOfEntry(entry: Entry): object {
  return { ...withoutBlocks(entry), blocks: blocksOf(entry) };
}
