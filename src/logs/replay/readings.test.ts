/**
 * Logs that follow other readings of the disputed questions than those they are judged by.
 *
 * `RANDOM_GAMES=100` writes so many games under each other reading instead of two.
 */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../data/index.ts';
import { seeded } from '../../fuzz/random.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { PLAYDEK } from './fixtures.ts';
import { replayLog } from './replay.ts';
import { writeRandomGame } from './written/random-log.ts';

const EACH = Number(process.env.RANDOM_GAMES ?? 2);

function playdekBut(policies: Readonly<Record<string, string>>): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { profile: 'playdek', policies });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded.rules;
}

const SET_UP = `SETUP: : Anna will play as USSR.
Boris will play as USA.
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +3 in Poland [0][3]
USSR +3 in East Germany [0][6]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
`;

/** A Soviet Five Year Plan discards Defectors, which gives the US a point or does not. */
const plan = (below: string): string => `${SET_UP}
Turn 1, Headline Phase: Nasser* & Duck and Cover: USSR Headlines Nasser*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, USSR AR1: Five Year Plan: Event: Five Year Plan
USSR discards Defectors
Event: Defectors
${below}
Place Influence (3 Ops):
USSR +3 in Iraq [0][4]

Turn 1, US AR1: Asia Scoring: Event: Asia Scoring
`;

const POINT = 'US gains 1 VP. Score is US 2.\n';
const scored = (score: string): string => `${score}

Turn 1, USSR AR2: Fidel*: Event: Fidel*
USSR +3 in Cuba [0][3]
`;

describe('a log that follows another reading', () => {
  const other = playdekBut({ 'defectors-discarded': 'no-vp' });

  it('is judged by it, and the report names the reading and the line that shows it', () => {
    const text = plan(POINT) + scored('USSR gains 1 VP. Score is US 1.');
    const report = replayLog(other, text);
    expect(report.violations).toEqual([]);
    expect(report.readings).toEqual([{ issue: 'defectors-discarded', option: 'vp', line: 23 }]);
    expect(report.notes).toContainEqual(expect.objectContaining({ code: 'reading', line: 23 }));
  });

  it('is no matter of readings where the readings in force are followed', () => {
    expect(replayLog(PLAYDEK, plan(POINT) + scored('USSR gains 1 VP. Score is US 1.')).readings).toEqual([]);
    expect(replayLog(other, plan('') + scored('USSR gains 1 VP. Score is even.')).readings).toEqual([]);
  });

  it('is wrong where no reading explains it', () => {
    const report = replayLog(
      other,
      plan('US gains 2 VP. Score is US 3.\n') + scored('USSR gains 1 VP. Score is US 2.'),
    );
    expect(report.readings).toEqual([]);
    expect(report.violations[0]?.line).toBe(23);
  });

  it('is wrong where it contradicts the reading that it followed before', () => {
    const coups = (second: number): string => `${SET_UP}
Turn 1, Headline Phase: Nasser* & Red Scare/Purge: USSR Headlines Nasser*
US Headlines Red Scare/Purge
Event: Red Scare/Purge
Red Scare/Purge is now in play.

Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, USSR AR1: Vietnam Revolts*: Coup (1 Ops):
Target: Iran
FAILURE: 1 [ + 1 - 2x2 = -2 ]
USSR Military Ops to 2
DEFCON degrades to 4

Turn 1, US AR1: Asia Scoring: Event: Asia Scoring
USSR gains 1 VP. Score is USSR 1.

Turn 1, USSR AR2: Korean War*: Coup (1 Ops):
Target: Panama
FAILURE: 1 [ + 1 - 2x2 = -2 ]
USSR Military Ops to ${second}
DEFCON degrades to 3

Turn 1, US AR2: Truman Doctrine*: Event: Truman Doctrine*

`;
    const consistent = replayLog(PLAYDEK, coups(4));
    expect(consistent.violations).toEqual([]);
    expect(consistent.readings).toMatchObject([{ issue: 'coup-military-operations', option: 'printed' }]);
    const divided = replayLog(PLAYDEK, coups(3));
    expect(divided.violations).toHaveLength(1);
    expect(divided.violations[0]?.message).toContain('log.readings-differ');
  });
});

const OF_THE_TABLE = ['chinese-civil-war', 'late-war-scenario', 'optional-cards', 'tournament-reveal', 'turn-zero'];

describe('random games under one other reading, judged by those of the digital edition', () => {
  const others = Object.values(PLAYDEK.issues).flatMap(({ id, supported }) =>
    supported
      .filter((option) => option !== PLAYDEK.policies[id] && !OF_THE_TABLE.includes(id))
      .map((option) => [id, option] as const),
  );

  it.each(others)('%s=%s have no violation', (issue, option) => {
    const rules = playdekBut({ [issue]: option });
    for (let seed = 0; seed < EACH; seed++) {
      const report = replayLog(PLAYDEK, writeRandomGame(rules, seeded(9100 + seed)));
      expect(report.violations, `seed ${9100 + seed}`).toEqual([]);
    }
  });
});
