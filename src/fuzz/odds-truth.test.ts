import { describe, expect, it } from 'vitest';
import { countGame, nothingCounted } from './danger-truth.ts';
import { positionsOfEvent, positionsOfOperations, WITH_DICE } from './dice-positions.fixture.ts';
import { errorsOff, frequenciesOf } from './dice-truth.ts';
import { seeded } from './random.ts';

describe('In random games', () => {
  it('the play that loses was marked when it was chosen, ways that are named lose, and what is certain comes', () => {
    const count = nothingCounted();
    for (let seed = 1; seed <= 20; seed++) countGame(count, seed, 1);
    expect(Object.values(count.fatal).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(5);
    expect(count.certain).toBeGreaterThan(1);
    expect(count.wrong).toEqual([]);
  });
});

describe('A play that moves influence before something else hangs on it', () => {
  it.each([
    ['four markers in the right countries lose the game', 5690],
    ['the other headline scores only while the markers stand elsewhere', 7644],
  ])('is marked if %s (random game %i)', (_, seed) => {
    const count = nothingCounted();
    countGame(count, seed, 0);
    expect(count.fatal).toEqual({ 'vp-20': 1 });
    expect(count.wrong).toEqual([]);
  });

  it('is marked if the opponent may move influence to where the own coup then lowers DEFCON (random game 17241)', () => {
    const count = nothingCounted();
    countGame(count, 17241, 0);
    expect(count.fatal).toEqual({ 'defcon-1': 1 });
    expect(count.wrong).toEqual([]);
  });
});

describe('Dice come out as often as foretold', () => {
  it.each(['coup', 'realignment', 'space', 'trap'])('those of a %s', (kind) => {
    const boards = positionsOfOperations(3).get(kind) ?? [];
    expect(boards.length).toBe(3);
    for (const frequency of frequenciesOf(boards, 300, seeded(1))) expect(errorsOff(frequency)).toBeLessThan(4);
  });

  it('those of every event that rolls', () => {
    for (const card of WITH_DICE) {
      const found = frequenciesOf(positionsOfEvent(card, 1), 100, seeded(card.number));
      expect(found.length, card.id).toBeGreaterThan(1);
      for (const frequency of found) expect(errorsOff(frequency), card.id).toBeLessThan(4);
    }
  });
});
