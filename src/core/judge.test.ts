import { describe, expect, it } from 'vitest';
import { follow, mode, place, play, position, roll, target, use } from '../games/twilight-struggle/table.fixture.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { judge, rest, testsOf } from './judge.ts';

const start = () =>
  position({
    phasing: 'us',
    us: ['duck-and-cover', 'nato'],
    ussr: ['nasser', 'comecon'],
    influence: { mexico: [0, 2] },
  });
const couping = () => follow(start(), play('us', 'duck-and-cover'), use('us', 'operations'), mode('us', 'coup'));

describe('a ruling', () => {
  it('says what was tested and what follows, each with its clause', () => {
    const board = follow(couping(), target('us', 'mexico'));
    const ruling = judge(twilightStruggle, board, roll(4));
    expect(ruling.verdict).toBe('legal');
    expect(ruling.consequences.map(({ clause }) => clause)).toEqual(
      expect.arrayContaining(['6.3.2', '6.3.2.b', '6.3.3', '6.3.4']),
    );
  });

  it('names the clauses of the states that were passed', () => {
    expect(judge(twilightStruggle, start(), play('us', 'nato')).passed).toContain('5.1');
  });

  it('leaves the board it was asked about alone', () => {
    const board = couping();
    const before = JSON.stringify(board.state);
    judge(twilightStruggle, board, target('us', 'mexico'));
    expect(JSON.stringify(board.state)).toBe(before);
  });

  it('of an illegal fact has no consequences and the same board', () => {
    const board = couping();
    const ruling = judge(twilightStruggle, board, target('us', 'chile'));
    expect([ruling.verdict, ruling.consequences, ruling.board === board]).toEqual(['illegal', [], true]);
  });

  it('says when it is not the moment for a fact', () => {
    const ruling = judge(twilightStruggle, start(), roll(3));
    expect(ruling.findings).toMatchObject([{ force: 'forbids', clause: '5.1', message: 'out-of-sequence' }]);
  });

  it('says when another side decides', () => {
    const ruling = judge(twilightStruggle, start(), play('ussr', 'nasser'));
    expect(ruling.findings).toMatchObject([
      { force: 'forbids', message: 'not-your-decision', args: { by: 'ussr', awaited: 'us' } },
    ]);
  });

  it('of an undetermined fact goes on as if it were allowed, and names the readings it rests on', () => {
    const board = position({ round: 6, ussr: ['nasser'], hidden: [0, 1], us: ['nato'] });
    const ruling = judge(twilightStruggle, board, play('ussr', 'nasser'));
    expect(ruling.verdict).toBe('undetermined');
    expect(ruling.board.state.agenda.at(-1)?.do).toBe('play');
  });

  it('can pause before automatic steps are over', () => {
    const board = follow(start(), play('us', 'nato'), use('us', 'operations'), mode('us', 'influence'));
    const last = follow(board, ...place('us', 'mexico', 'guatemala').slice(0, 1));
    const paused = judge(twilightStruggle, last, { type: 'done', by: 0 }, new Set(['turn.actionRounds.between']));
    expect(paused.board.state.round).toBe(1);
    expect(rest(twilightStruggle, paused.board).board.state.round).toBe(2);
  });

  it('tests without carrying anything out', () => {
    expect(testsOf(twilightStruggle, couping(), target('us', 'mexico')).every(({ force }) => force === 'permits')).toBe(
      true,
    );
  });
});
