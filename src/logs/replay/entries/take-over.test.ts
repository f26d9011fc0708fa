/**
 * Where an entry is wrong, what it did with cards is taken from its lines all the same: the plays after it rest on that, and
 * nobody is accused because of a card that an event moved.
 */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../../data/index.ts';
import { seeded } from '../../../fuzz/random.ts';
import { PLAYDEK } from '../fixtures.ts';
import { replayLog } from '../replay.ts';
import { writeRandomGame } from '../written/random-log.ts';

const GAMES = Array.from({ length: 40 }, (_, seed) => writeRandomGame(PLAYDEK, seeded(24_000 + seed)).split('\n'));

interface Altered {
  readonly text: string;
  /** The line of the next entry. */
  readonly next: number;
}

/** Games in which the round with the marker of an event is made wrong. */
function madeWrong(event: string, spoil: (round: readonly string[], before: readonly string[]) => readonly string[]) {
  return GAMES.flatMap((lines): Altered[] => {
    const marker = lines.findIndex((line) => line.includes(`Event: ${event}`));
    const from = lines.findLastIndex((line, n) => n <= marker && line.startsWith('Turn '));
    const to = lines.findIndex((line, n) => n > marker && line.startsWith('Turn '));
    if (marker < 0 || to < 0 || !/AR\d/.test(lines[from] ?? '')) return [];
    const before = lines.slice(0, from);
    const text = [...before, ...spoil(lines.slice(from, to), before), ...lines.slice(to)].join('\n');
    return [{ text, next: to + 1 }];
  });
}

/** The last marker of its Operations is put where the side has nothing near. */
const misplaced =
  (country: string) =>
  (round: readonly string[], before: readonly string[]): readonly string[] => {
    const heading = round.findIndex((line) => line.includes('Place Influence ('));
    const at = round.findLastIndex((line, n) => n > heading && /^(US|USSR) \+1 in /.test(line));
    if (heading < 0 || at < 0) return round;
    const known = before.findLast((line) => line.includes(` in ${country} [`));
    const [us = 0, ussr = 0] = (/\[(\d+)\]\[(\d+)\]/.exec(known ?? '')?.slice(1) ?? []).map(Number);
    const isUs = round[at]?.startsWith('US ');
    return round.with(
      at,
      isUs ? `US +1 in ${country} [${us + 1}][${ussr}]` : `USSR +1 in ${country} [${us}][${ussr + 1}]`,
    );
  };

/** Its heading names a card that nobody can hold any more. */
const misnamed = (round: readonly string[]): readonly string[] =>
  round.with(0, (round[0] ?? '').replace(/(AR\d: )[^:]*(.*)$/, '$1Duck and Cover$2'));

const FAR = ['Norway', 'Paraguay', 'Burma', 'Zimbabwe', 'Haiti', 'Finland'].map(misplaced);

/** What must not be said later, by the event of the round that is wrong. */
const FREE_OF = [
  ['"Ask Not', FAR, ['5.1', '4.3', '4.5.C', '9.5']],
  ['Our Man in Tehran', FAR, ['5.1', '4.3', '4.5.C', '9.5']],
  // The card in the heading contradicts others, but for the China Card, which only the event names.
  ['Cultural Revolution', [misnamed], ['9.1']],
] as const;

describe('after a round that is wrong', () => {
  it.each(FREE_OF)('nobody is accused because of a card that %s moved', (event, spoils, clauses) => {
    const altered = spoils.flatMap((spoil) => madeWrong(event, spoil));
    const judged = altered.map(({ text, next }) => ({ next, violations: replayLog(PLAYDEK, text).violations }));
    const spoilt = judged.filter(({ next, violations }) => violations.some(({ line }) => line < next));
    const later = spoilt.flatMap(({ next, violations }) =>
      violations.filter(({ line, clause }) => line >= next && clauses.some((each) => each === clause)),
    );
    expect(spoilt.length).toBeGreaterThan(1);
    expect(later).toEqual([]);
  });

  it('nobody is accused because of the cards that a promo card took off the pile', () => {
    const loaded = loadRuleset('twilight-struggle', 'deluxe', { profile: 'promo-cards' });
    if (!loaded.ok) throw new Error('the rules do not load');
    const lines = writeRandomGame(loaded.rules, seeded(24_017)).split('\n');
    const marker = lines.indexOf('Event: Non-Aligned Movement');
    const text = lines.with(marker + 1, 'US -2 in Norway [0][0]').join('\n');
    expect(lines.slice(marker, marker + 7).filter((line) => line.includes(' discards '))).toHaveLength(4);
    expect(replayLog(loaded.rules, text).violations.map(({ line }) => line)).toEqual([marker + 2]);
  });
});
