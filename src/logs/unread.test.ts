/** Lines and headers that cannot be read, or only by half: what is said of them, and that they break nothing. */
import { describe, expect, it } from 'vitest';
import { blocksOf, expectEachLineOnce, GAME, GAME_TEXT, read } from './read.fixture.ts';

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
