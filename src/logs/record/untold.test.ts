import { describe, expect, it } from 'vitest';
import { RULES } from '../fixtures.ts';
import type { GameRecord, RecordEntry } from './record.ts';
import { runRecord } from './run.ts';

const HEADLINE = {
  turn: 1,
  round: 'headline',
  us: { card: 'duck-and-cover' },
  ussr: { card: 'nasser' },
} as RecordEntry;
const coup = (where: string): RecordEntry => ({
  ...{ turn: 1, round: 1, side: 'ussr', card: 'nato', as: 'ops' },
  ...{ coup: where, die: 4 },
});
const place = (where: string): RecordEntry => ({
  ...{ turn: 1, round: 1, side: 'us', card: 'truman-doctrine', as: 'ops' },
  place: { [where]: 1 },
});
const US = { 'west-germany': 7 };
const USSR = { poland: 6 };

function verdicts(setup: GameRecord['setup'], ...entries: readonly RecordEntry[]): readonly string[] {
  const record: GameRecord = { format: 'record', ...(setup && { setup }), entries };
  const { outcomes } = runRecord(RULES, record);
  return outcomes.map(({ verdict, open }) => (open ? `${verdict}: ${open.message}` : verdict));
}

describe('a record without a set-up', () => {
  it('accuses nobody of what its free markers may allow', () => {
    const stated = verdicts({ us: US, ussr: USSR }, HEADLINE, coup('iran'), place('france'));
    expect(stated.at(-1)).toBe('legal');
    expect(verdicts(undefined, HEADLINE, coup('iran'), place('spain-portugal')).at(-1)).not.toBe('illegal');
    expect(verdicts({ us: US, ussr: USSR }, HEADLINE, coup('iran'), place('spain-portugal')).at(-1)).toBe('illegal');
  });

  it('leaves open a stated result that rests on them', () => {
    const expectation = { expect: { influence: { poland: { us: 0, ussr: 6 } } } };
    const entry = { ...coup('iran'), ...expectation };
    expect(verdicts({ us: US }, HEADLINE, entry).at(-1)).toBe('undetermined: log.unknown-set-up');
    expect(verdicts({ us: US, ussr: USSR }, HEADLINE, entry).at(-1)).toBe('legal');
  });

  it('accuses of what no set-up allows', () => {
    // DEFCON 4 after the first headline closes Europe to coups. 8.1.5
    expect(verdicts(undefined, HEADLINE, coup('poland')).at(-1)).toBe('illegal');
    expect(verdicts(undefined, HEADLINE, coup('iran'), place('chile')).at(-1)).toBe('illegal');
  });
});

describe('a record that leaves out rounds', () => {
  const setup = { us: US, ussr: USSR };

  it('accuses nobody of what they may have allowed', () => {
    expect(verdicts(setup, HEADLINE, coup('iran'), place('chile')).at(-1)).toBe('illegal');
    expect(verdicts(setup, HEADLINE, place('chile')).at(-1)).toBe('undetermined: log.unknown-rounds');
    expect(verdicts(setup, coup('iran'), place('chile')).at(-1)).toBe('undetermined: log.unknown-rounds');
    expect(verdicts(setup, { ...place('chile'), turn: 5, round: 3 })).toEqual(['undetermined: log.unknown-rounds']);
  });

  it('may leave out that a turn has ended', () => {
    const passed = [1, 2, 3, 4, 5, 6].flatMap((round): RecordEntry[] => [
      { turn: 1, round, side: 'ussr' },
      { turn: 1, round, side: 'us' },
    ]);
    const next = { ...HEADLINE, turn: 2, us: { card: 'fidel' }, ussr: { card: 'nato' } } as RecordEntry;
    const whole = runRecord(RULES, {
      format: 'record',
      setup,
      entries: [HEADLINE, ...passed, { turn: 1, round: 'end' }, next],
    });
    const short = runRecord(RULES, { format: 'record', setup, entries: [HEADLINE, ...passed, next] });
    expect(short.outcomes.at(-1)?.after.state).toEqual(whole.outcomes.at(-1)?.after.state);
    expect(short.outcomes.map(({ open }) => open).filter(Boolean)).toEqual([]);
  });
});

describe('the end of the last turn', () => {
  it('is the end of the game, behind which nothing is done', () => {
    const position = { turn: 10, phase: 'action_round', action_round: 7, phasing: 'US', vp: 3 } as const;
    const last: RecordEntry = { turn: 10, round: 'end' };
    const { outcomes } = runRecord(RULES, { format: 'record', position, entries: [last] });
    expect(outcomes.map(({ verdict }) => verdict)).toEqual(['legal']);
    expect(outcomes[0]?.after.state.result).toMatchObject({ how: 'final-scoring' });
  });
});
