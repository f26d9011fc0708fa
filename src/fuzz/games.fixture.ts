/** A few random games, closely watched, each a test of its own: `npm run mutation` asks whether they notice a change. */
import { describe, expect, it } from 'vitest';
import { HANDS } from './agreement.ts';
import { playGame } from './game.ts';
import { seeded } from './random.ts';
import { agreements } from './table.ts';

/** One game for each way of knowing the hands. */
const all = agreements();
const games = HANDS.flatMap((hands) => all.find((agreement) => agreement.hands === hands) ?? []);

describe('a random game', () => {
  it.each(games.map((agreement, number) => [number, agreement.hands, agreement] as const))(
    '%d with hands %s keeps the rules that every game keeps',
    (number, _hands, agreement) => {
      expect(playGame(agreement, seeded(number), { every: 5 }).failure?.fault).toBeUndefined();
    },
  );
});
