/** A few random games, closely watched, each a test of its own: `npm run mutation` asks whether they notice a change. */
import { describe, expect, it } from 'vitest';
import { playGame } from './game.ts';
import { seeded } from './random.ts';
import { agreements } from './table.ts';

/** One game with open hands, one with hidden ones. */
const all = agreements();
const games = (['known', 'hidden'] as const).flatMap(
  (hands) => all.find((agreement) => agreement.hands === hands) ?? [],
);

describe('a random game', () => {
  it.each(games.map((agreement, number) => [number, agreement.hands, agreement] as const))(
    '%d with hands %s keeps the rules that every game keeps',
    (number, _hands, agreement) => {
      expect(playGame(agreement, seeded(number), { every: 5 }).failure?.fault).toBeUndefined();
    },
  );
});
