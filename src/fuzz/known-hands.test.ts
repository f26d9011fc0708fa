import { describe, expect, it } from 'vitest';
import { missingEvents } from './coverage.ts';
import { season, summary } from './games.fixture.ts';
import { writeRecord } from './record.ts';
import { shrink } from './shrink.ts';
import { newGame } from './table.ts';

describe('250 random games with open hands', () => {
  const played = season(250, 1000, ({ hands }) => hands === 'known' || hands === 'us-known');
  process.stdout.write(`${summary('open hands', played)}\n`);

  it('keep every rule that all games keep', () => {
    expect(played.failures.map((failure) => writeRecord(shrink(failure)))).toEqual([]);
  });

  it('see every event of the deck happen', () => {
    const board = newGame({ edition: 'deluxe', policies: {}, hands: 'known' });
    expect(missingEvents(played.coverage, board).happen).toEqual([]);
  });
});
