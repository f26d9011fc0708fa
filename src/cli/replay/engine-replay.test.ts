/** A game of our own, in the shape of the replays of the open-source engine. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { act, PLAYS, replayOf, SET_UP } from '../../logs/engine-replay/replay.fixture.ts';
import { looksLikeReplay } from '../../logs/engine-replay/replay-file.ts';
import { arbiter, testFolder } from '../fixtures.ts';

/** The state after the coup: DEFCON 3, one point for Duck and Cover, and the coup in Iran. */
const checkpoint = (vp: number): object => ({
  after_step: SET_UP.length + 7,
  state: {
    ...{ vp, defcon: 3 },
    board: { influence: { Iran: { US: 0, USSR: 3 }, Egypt: { US: 0, USSR: 2 }, Poland: { US: 0, USSR: 4 } } },
    space_race: { US: 0, USSR: 0 },
    military_ops: { US: 0, USSR: 4 },
  },
});

async function report(name: string, text: string): Promise<{ code: number; report: Record<string, unknown[]> }> {
  const path = join(testFolder, name);
  writeFileSync(path, text);
  const { out, code } = await arbiter(['replay', path, '--format', 'json']);
  return { code, report: JSON.parse(out)[0] };
}

/** Line of the decision of a text that has this in its payload. */
const lineOf = (text: string, payload: string): number => {
  const lines = text.split('\n');
  return (
    lines.findLastIndex(
      (line, at) => line.trim() === '{' && at < lines.findIndex((each) => each.includes(payload)) - 1,
    ) + 1
  );
};

describe('a replay of the open-source engine', () => {
  it('is judged without a violation, with what it pins of the board', async () => {
    const text = replayOf(PLAYS, { checkpoints: [checkpoint(1)] });
    expect(looksLikeReplay(text)).toBe(true);
    const { report: told } = await report('engine.json', text);
    expect([told.violations, told.unread]).toEqual([[], []]);
    expect(told).toMatchObject({ lines: text.split('\n').length, notAdjudicated: 0 });
    expect(told.checked).toMatchObject({ influence: 1, vp: 1, defcon: 1, milops: 1 });
  });

  it('is wrong on the line of the decision that the rules do not allow', async () => {
    const text = replayOf(PLAYS).replace('"Iran"', '"Chile"');
    const { code, report: told } = await report('engine-wrong.json', text);
    const line = lineOf(text, '"Chile"');
    expect(told.violations).toMatchObject([{ line, clause: '6.3.1' }]);
    // Nothing below it is judged, and the reader is told how much that is.
    const lines = text.split('\n').length;
    expect(told).toMatchObject({ lines, notAdjudicated: lines - lineOf(text, '"value": 4') + 1 });
    expect(code).toBe(1);
  });

  it('is wrong where what it pins has not come about', async () => {
    const { report: told } = await report('engine-pinned.json', replayOf(PLAYS, { checkpoints: [checkpoint(3)] }));
    expect(told.violations).toHaveLength(1);
  });

  it('is judged as far as its decisions answer what is asked', async () => {
    const text = replayOf([...PLAYS.slice(0, 5), act('war_roll', { value: 3 }), ...PLAYS.slice(5)]);
    const { report: told } = await report('engine-stops.json', text);
    expect(told.violations).toEqual([]);
    expect(told.unread).toMatchObject([{ text: 'war_roll' }]);
    const from = text.split('\n').findIndex((line) => line.includes('"war_roll"')) + 1;
    expect(told.notAdjudicated).toBeGreaterThan(50);
    expect(Number(told.notAdjudicated)).toBeLessThan(text.split('\n').length - from);
  });

  it.each([
    ['some Operations', { new_game: false }],
    ['without events', { events: false }],
    ['at a table', { physical_mode: true }],
  ])('is no game: %s', async (words, more) => {
    const path = join(testFolder, 'engine-none.json');
    writeFileSync(path, replayOf(PLAYS, more));
    const { err, code } = await arbiter(['replay', path]);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});
