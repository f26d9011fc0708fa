import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { ownSchemas } from '../../data/own-schemas.ts';
import { playGame } from '../../fuzz/game.ts';
import { seeded } from '../../fuzz/random.ts';
import { agreements, newGame } from '../../fuzz/table.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { Agreement } from '../../match/agreement.ts';
import { readRecord } from './read.ts';
import type { GameRecord } from './record.ts';
import { type RecordRun, runRecord } from './run.ts';
import { makeRecord } from './write.ts';

interface Game {
  readonly agreement: Agreement;
  readonly facts: readonly GameFact[];
  readonly end: Board;
  readonly record: GameRecord;
}

/** A random game, broken off after so many facts. */
function gameOf(agreement: Agreement, seed: number, most = Number.POSITIVE_INFINITY): Game {
  const { rules } = newGame(agreement);
  const { facts, end } = playGame(agreement, seeded(seed), { every: 0 });
  const kept = facts.slice(0, most);
  return { agreement, facts: kept, end, record: makeRecord(rules, agreement, kept) };
}

/** Judges the text of a record, as it would be read from a file. */
function judged({ agreement }: Game, text: string): RecordRun {
  const { rules } = newGame(agreement);
  const read = readRecord('game.yaml', text, ownSchemas(), rules);
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  return runRecord(rules, read.record, read.extra);
}

const factsIn = ({ outcomes }: RecordRun): GameFact[] => outcomes.flatMap(({ steps }) => steps.map(({ fact }) => fact));

const plain: Agreement = { edition: 'deluxe', policies: {}, hands: 'known', handicap: [2, 0] };

describe('a game and its record', () => {
  it('are the same, whatever the edition, the readings and what is known of the hands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...agreements()), fc.nat(1_000_000), (agreement, seed) => {
        const game = gameOf(agreement, seed);
        const run = judged(game, stringify(game.record));
        expect(factsIn(run)).toEqual(game.facts);
        expect(run.outcomes.at(-1)?.after.state).toEqual(game.end.state);
        expect(run.outcomes.flatMap(({ differences }) => differences)).toEqual([]);
        expect(run.outcomes.filter(({ verdict, problem }) => verdict === 'illegal' || problem)).toEqual([]);
      }),
      { numRuns: 25, seed: 20_261_120 },
    );
  });

  it('are the same in JSON', () => {
    const game = gameOf(plain, 3, 60);
    expect(factsIn(judged(game, JSON.stringify(game.record)))).toEqual(game.facts);
  });
});

describe('a record that is not true', () => {
  let game: Game;
  beforeAll(() => {
    game = gameOf(plain, 11);
  });

  it('is told from the game at the entry whose result is wrong, and nowhere else', () => {
    const draft = parse(stringify(game.record)) as { entries: { expect: { vp: number } }[] };
    const wrong = draft.entries.findIndex(({ expect: { vp } }) => vp !== 0);
    (draft.entries[wrong] as { expect: { vp: number } }).expect.vp += 3;
    const found = judged(game, stringify(draft)).outcomes.flatMap(({ differences }, index) =>
      differences.map(({ key }) => [index, key]),
    );
    expect(found).toEqual([[wrong, 'vp']]);
  });

  it('is judged as far as its first fact that is not allowed', () => {
    const draft = parse(stringify(game.record)) as { entries: { facts: { type: string; country?: string }[] }[] };
    const spoiled = draft.entries.findIndex(({ facts }, n) => n > 8 && facts.some(({ type }) => type === 'play'));
    (draft.entries[spoiled] as { facts: unknown[] }).facts.unshift({ type: 'place', by: 'us', country: 'poland' });
    const { outcomes } = judged(game, stringify(draft));
    expect(outcomes).toHaveLength(spoiled + 1);
    const last = outcomes.at(-1);
    expect(last?.verdict).toBe('illegal');
    expect(last?.findings.map(({ message }) => message)).toContain('out-of-sequence');
  });
});

describe('a record that nobody can read', () => {
  const { rules } = newGame(plain);
  const wrong = (text: string) => {
    const read = readRecord('game.yaml', text, ownSchemas(), rules);
    return read.ok ? [] : read.diagnostics.map(({ message, line }) => `${line}: ${message}`);
  };

  it.each<[string, string, RegExp]>([
    ['no entries', 'format: record', /entries/],
    ['an entry that is a number', 'format: record\nentries: [5]', /2: /],
    [
      'a country that does not exist',
      'format: record\nentries:\n  - {turn: 1, round: 1, facts: [{type: place, country: Frnce}]}',
      /Frnce/,
    ],
    ['a policy that does not exist', 'format: record\npolicies: {crisis: now}\nentries: []', /crisis/],
  ])('has %s', (_title, text, pattern) => {
    expect(wrong(text).join('\n')).toMatch(pattern);
  });
});
