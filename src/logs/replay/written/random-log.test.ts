/**
 * Random games written down and read back: a wide net for plays that the real games at hand do not have. Hands are open
 * when the games are played and hidden when they are read.
 *
 * `RANDOM_GAMES=1000` plays so many games under each agreement instead of ten.
 */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../../data/index.ts';
import { seeded } from '../../../fuzz/random.ts';
import type { Ruleset } from '../../../games/twilight-struggle/ruleset.ts';
import { replayLog } from '../replay.ts';
import { writeRandomGame } from './random-log.ts';

const EACH = Number(process.env.RANDOM_GAMES ?? 10);

/** Agreements, with the seeds of games that were once misjudged under them. */
const AGREEMENTS = [
  { profile: 'playdek', optional: 'included', told: [46, 1534, 2247, 100077, 102362, 709339, 804338, 805086] },
  { profile: 'playdek', optional: 'excluded', told: [9795] },
  {
    profile: 'rulebook',
    optional: 'included',
    told: [11, 41, 1077, 1186, 1305, 11461, 110740, 110802, 400077, 708211],
  },
  { profile: 'rulebook', optional: 'excluded', told: [223, 6451, 13082] },
  { profile: 'tournament', optional: 'included', told: [101040, 103350, 109082, 2001807] },
  { profile: 'promo-cards', optional: 'included', told: [6364] },
  { profile: 'rulebook', optional: 'included', variant: 'late-war-scenario', told: [] },
  { profile: 'promo-cards', optional: 'excluded', variant: 'late-war-scenario', told: [] },
] as const satisfies readonly Game[];

interface Game {
  readonly profile: string;
  readonly optional: string;
  /** A scenario, which the log names. */
  readonly variant?: string;
  readonly told: readonly number[];
}

function rulesOf({ profile, optional, variant }: Game): Ruleset {
  const policies = { 'optional-cards': optional, ...(variant !== undefined && { [variant]: 'on' }) };
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { profile, policies });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded.rules;
}

describe.each<Game>(AGREEMENTS)(
  'a random game by the profile $profile, with the optional cards $optional $variant',
  (game) => {
    const rules = rulesOf(game);
    const { variant: _, ...plain } = game;
    // The log itself says which scenario is played.
    const known = rulesOf(plain);
    const seeds = [...game.told, ...Array.from({ length: EACH }, (_, i) => 5000 + i)];

    it.each(seeds)('is read back without a violation (seed %i)', (seed) => {
      const report = replayLog(known, writeRandomGame(rules, seeded(seed)));
      expect(report.unread).toEqual([]);
      expect(report.violations).toEqual([]);
      expect(report.notAdjudicated).toBe(0);
    });
  },
);
