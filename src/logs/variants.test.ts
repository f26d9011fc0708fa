/** Turn Zero, the Late War scenario and bids, on a score sheet, in a record and in a log of the digital edition. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadRuleset, loadTexts } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { GameRecord } from './record/record.ts';
import { type RecordRun, runRecord } from './record/run.ts';
import { replayLog } from './replay/replay.ts';
import { looksTyped, typedRecord, typedWords } from './typed.ts';

const WORDS = LOCALES.map((locale) => typedWords(loadTexts(locale).messages));
const rules = rulesUnder({});

function rulesUnder(policies: Readonly<Record<string, string>>): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { policies });
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}

function sheet(...lines: readonly string[]): RecordRun {
  const read = typedRecord(`${lines.join('\n')}\n`, WORDS);
  if (!read.ok) throw new Error(`line ${read.line} is not read: ${read.text}`);
  const record = parse(read.yaml) as GameRecord;
  return runRecord(record.policies ? rulesUnder(record.policies) : rules, record);
}

/** What is said against what comes before the first entry. */
const against = ({ opening }: RecordRun): readonly string[] =>
  opening.flatMap(({ outcome: { verdict, findings } }) =>
    verdict === 'illegal'
      ? findings.filter(({ force }) => force === 'forbids').map((f) => `${f.clause} ${f.message}`)
      : [],
  );

const SET_UP = ['setup USSR: Poland 4, East Germany 2', 'setup US: Italy 3, West Germany 4'];
const PLAYS = ['T1 headline: US Duck and Cover; USSR Nasser', 'T1 AR1 USSR: Blockade ops, place Poland 1'];
const CRISES = [
  'crisis V-E Day: US Kennan, USSR Molotov, 2',
  'crisis Yalta and Potsdam: US Acheson, USSR KGB, 3',
  'crisis British election: US Marshall, USSR KGB, 1',
  'crisis Israel: 4',
  'crisis Chinese Civil War: US OSS, USSR KGB, 6',
  'crisis V-J Day: US OSS, USSR Beria, 2',
];

describe('the set-up of a score sheet', () => {
  it('is judged: free markers go where the rule says', () => {
    expect(against(sheet(...SET_UP, ...PLAYS))).toEqual([]);
    expect(against(sheet(SET_UP[0]!, 'setup US: Thailand 7', ...PLAYS))).toEqual(['3.3 setup.region']);
    expect(against(sheet('setup USSR: Poland 4', ...PLAYS))).toEqual(['3.2 setup.incomplete']);
  });

  it.each(['US', 'USSR'])('takes a bid of the %s in full, and no more than it', (side) => {
    const where = side === 'US' ? 'Iran' : 'Iraq';
    const clause = side === 'US' ? '3.3' : '3.2';
    const placed = (n: number) => against(sheet(...SET_UP, `bid ${side}: 3`, `bid ${side}: ${where} ${n}`, ...PLAYS));
    expect(placed(3)).toEqual([]);
    expect(placed(2)).toEqual([`${clause} setup.bid-incomplete`]);
    expect(placed(4)).toEqual([`${clause} setup.bid-count`]);
    expect(against(sheet(...SET_UP, `bid ${side}: 3`, ...PLAYS))).toEqual([`${clause} setup.bid-incomplete`]);
  });

  it('puts the bid of each side down for that side', () => {
    const { influence } = boardOf(sheet(...SET_UP, 'bid USSR: Iraq 2', 'bid US: Iran 1', 'bid US: 2 VP', ...PLAYS));
    expect([influence('iraq'), influence('iran')]).toEqual([
      [0, 3],
      [2, 0],
    ]);
  });

  it('starts with the points of a bid of either side, beside its influence', () => {
    expect(sheet(...SET_UP, 'bid US: 2 VP', 'bid USSR: 1', 'bid USSR: Iraq 1', ...PLAYS).start.state.vp).toBe(2);
    expect(sheet(...SET_UP, 'bid USSR: 3 VP', ...PLAYS).start.state.vp).toBe(-3);
  });
});

const boardOf = ({ start: { state, tables } }: RecordRun) => ({
  influence: (id: string): number[] => {
    const at = tables.countryIndex.get(id) as number;
    return [state.influence[2 * at] ?? 0, state.influence[2 * at + 1] ?? 0];
  },
});

describe('Turn Zero on a score sheet', () => {
  it('is judged crisis by crisis, and changes the set-up', () => {
    const run = sheet(...CRISES, 'setup USSR: Poland 4, East Germany 2, Hungary 2', SET_UP[1]!, ...PLAYS);
    expect(against(run)).toEqual([]);
    expect(run.outcomes.map(({ verdict }) => verdict)).toEqual(['legal', 'legal']);
    expect(boardOf(run).influence('taiwan')).toEqual([3, 0]);
    expect(run.start.state.chinaUp).toBe(false);
  });

  it('knows a card that is spent, and markers that a crisis has added', () => {
    const spent = CRISES.map((line) => line.replace('US Marshall', 'US Kennan'));
    expect(against(sheet(...spent, ...PLAYS))[0]).toBe('TZ-3.c statecraft.unspent');
    expect(against(sheet(...CRISES, ...SET_UP, ...PLAYS))).toEqual(['3.2 setup.incomplete']);
  });

  it('accuses nobody where a crisis is left out', () => {
    const wrong = 'T1 AR1 USSR: Blockade ops, coup France 4';
    const told = ['setup USSR: Poland 4, East Germany 2, Hungary 2', SET_UP[1]!, PLAYS[0]!];
    const all = sheet(...CRISES, ...told, wrong).outcomes.at(-1);
    const some = sheet(...CRISES.slice(0, 5), ...told, wrong);
    expect(all?.verdict).toBe('illegal');
    expect(some.outcomes.at(-1)).toMatchObject({ verdict: 'undetermined', open: { message: 'log.unknown-crises' } });
    expect([some.lacksCrises, sheet('readings: turn-zero=on', ...PLAYS).lacksCrises]).toEqual([true, true]);
  });
});

describe('the Late War scenario on a score sheet', () => {
  const LATE = 'readings: late-war-scenario=on';

  it('begins with turn 8 and the board of the scenario', () => {
    const { start, outcomes } = sheet(LATE, 'T8 headline: US Duck and Cover; USSR Glasnost');
    expect([start.state.turn, start.state.vp, start.state.defcon]).toEqual([8, -4, 4]);
    expect(outcomes[0]?.open).toBeUndefined();
  });

  it('has nothing to be placed but a bid', () => {
    expect(against(sheet(LATE, 'setup USSR: Poland 1', 'T8 AR1 USSR: pass'))[0]).toMatch(/^3\.2 /);
    expect(against(sheet(LATE, 'bid USSR: Cuba 1', 'T8 headline: US Duck and Cover; USSR Glasnost'))).toEqual([]);
  });
});

describe('a log of the digital edition', () => {
  const log = (scenario: string, ...more: readonly string[]): string =>
    [
      'SETUP: : Anna will play as USSR.',
      'Boris will play as USA.',
      `Scenario: ${scenario}`,
      'Optional Cards Added',
      ...more,
      '',
      'Turn 1, Headline Phase: Fidel* & Defectors: USSR Headlines Fidel*',
      'US Headlines Defectors',
      '',
    ].join('\n');

  it.each([
    ['Turn Zero', [], 'turn-zero'],
    ['Standard', ['V-E Day: US plays Kennan'], 'turn-zero'],
    ['Standard', ['Crisis: Israel'], 'turn-zero'],
    ['Reshuffled World', [], 'scenario'],
  ] as const)('is not judged where nobody knows how it begins: %s %j', (scenario, more, code) => {
    const report = replayLog(rules, log(scenario, ...more));
    expect(report.damage.map((each) => each.code)).toEqual([code]);
    expect(report.violations).toEqual([]);
    expect(report.notAdjudicated).toBeGreaterThan(0);
  });
});

it('a score sheet is known as one, whatever stands at its head', () => {
  expect(looksTyped([...CRISES, ...SET_UP, ...PLAYS].join('\n'))).toBe(true);
});
