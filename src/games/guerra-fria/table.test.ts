import { describe, expect, it } from 'vitest';
import { judge, start } from '../../core/judge.ts';
import { stepAt } from '../../core/steps.ts';
import { guerraFria } from '../../registry/guerra-fria.ts';
import type { Board } from './board.ts';
import { readLine } from './desk/notation.ts';
import { makeWords } from './desk/words.ts';
import { type GameFact, WAYS } from './facts.ts';
import { makeBoard } from './index.ts';
import { loadGuerraFria } from './program/data/load.ts';
import { unsaid } from './said.fixture.ts';
import { sealOf } from './seal.ts';
import { SEATS, type Seat } from './seats.ts';

const words = makeWords();
const cards = (line: string, by: Seat) => readLine(line, by, words);
const pathOf = ({ state }: Board) => stepAt(guerraFria.steps, state).path;

function newGame(policies: Record<string, string> = {}): Board {
  const loaded = loadGuerraFria({ policies });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return start(guerraFria, makeBoard(loaded.rules));
}

/** Hands over facts that are all allowed. */
function having(board: Board, ...facts: readonly GameFact[]): Board {
  return facts.reduce((at, fact) => {
    const ruling = judge(guerraFria, at, fact);
    expect(unsaid([...ruling.findings, ...ruling.consequences])).toEqual([]);
    expect(ruling.verdict).toBe('legal');
    return ruling.board;
  }, board);
}

/** The clauses that forbid a fact. */
function forbidding(board: Board, fact: GameFact): string[] {
  const { findings } = judge(guerraFria, board, fact);
  expect(unsaid(findings)).toEqual([]);
  return findings.filter(({ force }) => force === 'forbids').map(({ clause }) => clause);
}

const select = (by: Seat, line: string): GameFact => ({ type: 'select', by, cards: cards(line, by) });
const commit = (by: Seat, seal: string | null): GameFact => ({ type: 'commit', by, seal });
const reveal = (by: Seat, line: string, salt = ''): GameFact => ({ type: 'reveal', by, cards: cards(line, by), salt });
const silent: GameFact = { type: 'agree', talk: 'silent' };

describe('2.4.1.1: all players lay their cards before any is turned up', () => {
  it('takes them in any order, each player once', () => {
    const three = having(newGame(), silent, select(3, '+4'), select(0, 'A west'), commit(2, null));
    expect(pathOf(three)).toBe('round.selecting');
    expect(forbidding(three, select(0, '+4'))).toEqual(['2.4.1.1']);
    expect(forbidding(three, commit(2, null))).toEqual(['2.4.1.1']);
    expect(pathOf(having(three, select(1, '+4')))).toBe('round.revealing');
  });

  it('names the disputed reading where somebody wants to lay others', () => {
    const one = having(newGame(), silent, select(3, '+4'));
    expect(judge(guerraFria, one, select(3, 'A west')).rests).toEqual(['change-before-reveal']);
    expect(judge(guerraFria, one, select(0, 'A west')).rests).toEqual([]);
  });

  it('takes null selections too: nobody knows yet', () => {
    const done = having(newGame(), silent, ...SEATS.map((seat) => select(seat, 'west 1 1')));
    expect(done.state).toMatchObject({ round: 2, outcomes: SEATS.map(() => ({ move: 'null' })) });
  });

  it('turns nothing up before the last has laid', () => {
    const early = having(newGame(), silent, commit(0, null));
    expect(forbidding(early, reveal(0, '+4'))).toEqual(['2.4.1.1']);
  });
});

describe('2.4.1.2: the cards turned up are those that were laid', () => {
  const sealed = (by: Seat, line: string, salt: string, round = 1) =>
    sealOf({ round, by, cards: cards(line, by), salt });
  const laid = () =>
    having(
      newGame(),
      silent,
      commit(0, sealed(0, 'A north', 'pepper')),
      select(1, '+4'),
      select(2, 'A south'),
      commit(3, null),
    );

  it('takes the cards and the salt that open the seal', () => {
    const one = having(laid(), reveal(0, 'A north', 'pepper'));
    expect(pathOf(one)).toBe('round.revealing');
    expect(having(one, reveal(3, '+4')).state.round).toBe(2);
  });

  it('keeps the seal beside the cards that it sealed', () => {
    const before = laid();
    const { seal } = before.state.laid[0] ?? {};
    expect(seal).toMatch(/^[\da-f]{64}$/);
    expect(having(before, reveal(0, 'A north', 'pepper')).state.laid[0]).toEqual({ cards: cards('A north', 0), seal });
  });

  it('names the disputed reading of a wrong reveal only where one is tried', () => {
    expect(judge(guerraFria, laid(), reveal(0, 'A west', 'pepper')).rests).toEqual(['wrong-reveal']);
    expect(judge(guerraFria, laid(), reveal(0, 'A north', 'pepper')).rests).toEqual([]);
  });

  it.each([
    ['other cards', 'A west', 'pepper'],
    ['a null selection instead', 'west 1 1', 'pepper'],
    ['another salt', 'A north', 'salt'],
  ])('catches a wrong reveal: %s', (_what, line, salt) => {
    const before = laid();
    const ruling = judge(guerraFria, before, reveal(0, line, salt));
    expect(ruling.verdict).toBe('illegal');
    expect(ruling.findings.at(-1)).toMatchObject({ clause: '2.4.1.2', force: 'forbids', message: 'reveal.same-cards' });
    expect(ruling.board).toBe(before);
  });

  it('does not mind how the same cards are listed', () => {
    having(laid(), { type: 'reveal', by: 0, salt: 'pepper', cards: [[], [0, 0], [0, 'ALLY'], [0, 0]] });
  });

  it('does not open a copy of the seal of another player, nor one of another round', () => {
    const seal = sealed(0, 'A north', 'pepper');
    const copied = having(newGame(), silent, commit(0, seal), commit(2, seal), select(1, '+4'), select(3, '+4'));
    expect(forbidding(copied, reveal(2, 'A south', 'pepper'))).toEqual(['2.4.1.2']);
    expect(sealed(0, 'A north', 'pepper', 2)).not.toBe(seal);
  });

  it('has nothing to turn up where the adjudicator knows the cards', () => {
    expect(forbidding(laid(), reveal(1, '+4'))).toEqual(['2.4.1.2']);
  });
});

describe('2.4.1.2: [+4] and [R] come before [A]', () => {
  it('so that an [R] of the same round can save the defenders', () => {
    const board = having(newGame(), silent);
    board.state.markers.splice(0, 16, 0, 6, 0, 0, 0, 0, 0, 7, 0, 6, 0, 0, 0, 0, 0, 0);
    const attack = [select(0, 'A north'), select(2, 'A south'), select(3, '+4')];
    expect(having(board, ...attack, select(1, '+4')).state.result).toEqual({ winners: [0, 2] });
    expect(having(board, ...attack, select(1, 'R east -7 south +3 north +4')).state).toMatchObject({
      attacks: [{ attack: 12, defence: 7 }],
    });
    const stronger = having(board, ...attack);
    stronger.state.markers[7] = 12;
    expect(having(stronger, select(1, 'R east -12 south +6 north +6')).state).toMatchObject({
      attacks: [{ attack: 12, defence: 12 }],
      result: null,
    });
  });
});

describe('2.6: talking', () => {
  const talk = (way: (typeof WAYS)[number]): GameFact => ({ type: 'talk', by: 1, way });
  const verdicts = (board: Board) => WAYS.map((way) => judge(guerraFria, board, talk(way)).verdict);

  it('is agreed before the start, once', () => {
    const board = newGame();
    expect(pathOf(board)).toBe('agreement');
    expect(forbidding(board, select(0, '+4'))).toEqual(['2.6.b']);
    expect(forbidding(having(board, silent), { type: 'agree', talk: 'open' })).toEqual(['2.4.1.1']);
  });

  it('is allowed aloud if that was agreed, and never in secret, by signs or by cards', () => {
    expect(verdicts(having(newGame(), { type: 'agree', talk: 'open' }))).toEqual([
      'legal',
      'illegal',
      'illegal',
      'illegal',
    ]);
    expect(verdicts(having(newGame(), silent))).toEqual(['illegal', 'illegal', 'illegal', 'illegal']);
    const board = having(newGame(), silent);
    expect(WAYS.map((way) => forbidding(board, talk(way)))).toEqual([['2.6.b'], ['2.6.a'], ['2.6.a'], ['2.4.1.1.a']]);
  });

  it.each(['open', 'silent'] as const)('is told to be %s as agreed', (way) => {
    const { consequences } = judge(guerraFria, newGame(), { type: 'agree', talk: way });
    expect(consequences).toEqual([{ clause: '2.6.b', force: 'applies', message: `talk.${way}` }]);
  });

  it('rests on the disputed variant only aloud, and only if nothing was agreed', () => {
    const variant = newGame({ 'table-talk': 'open' });
    expect(WAYS.map((way) => judge(guerraFria, variant, talk(way)).rests)).toEqual([['table-talk'], [], [], []]);
    const agreed = having(newGame(), { type: 'agree', talk: 'open' });
    expect(WAYS.map((way) => judge(guerraFria, agreed, talk(way)).rests)).toEqual([[], [], [], []]);
  });

  it('cannot be ruled on if nobody says what was agreed', () => {
    const board = newGame();
    board.state.step = guerraFria.steps.indexOf('round.selecting') ?? 0;
    const ruling = judge(guerraFria, board, talk('aloud'));
    expect(ruling).toMatchObject({ verdict: 'undetermined', rests: ['table-talk'] });
  });

  it('needs no agreement where the table plays a variant', () => {
    expect(pathOf(newGame({ 'table-talk': 'open' }))).toBe('round.selecting');
    expect(pathOf(newGame({ 'table-talk': 'silent' }))).toBe('round.selecting');
    expect(verdicts(newGame({ 'table-talk': 'open' }))[0]).toBe('legal');
    expect(verdicts(newGame({ 'table-talk': 'silent' }))[0]).toBe('illegal');
  });
});
