import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beside } from '../../../beside.fixture.ts';
import type { Finding } from '../../../core/finding.ts';
import { formatDiagnostic } from '../../../data/diagnostics.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import { problemAt, readGuerraFriaCases } from '../program/data/cases.ts';
import { loadGuerraFria, loadGuerraFriaWords } from '../program/data/load.ts';
import { unsaid } from '../said.fixture.ts';
import { ruleCase } from './case.ts';
import type { CaseInput } from './format.ts';
import { type Compared, compare, runCase } from './suite.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const words = loadGuerraFriaWords();

const OWN = new URL('../../../../features/guerra-fria/cases.yaml', import.meta.url);
const SPECIFICATION = beside('clauses/guerra-fria.yaml');

function suite(name: string, source: string | Uint8Array) {
  const read = readGuerraFriaCases(name, source);
  if (!read.ok) throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
  const cases = read.cases.map(({ input }) => input);
  const outcomes = cases.map((each) => runCase(guerraFria, rules, each, words));
  const failures = outcomes.filter(({ passed }) => !passed);
  return {
    total: outcomes.length,
    passed: outcomes.length - failures.length,
    failed: failures.map(({ id, differences }) => ({
      id,
      expected: Object.fromEntries(differences.map(({ key, expected }) => [key, expected])),
      found: Object.fromEntries(differences.map(({ key, found }) => [key, found])),
    })),
  };
}

const ruled = (input: CaseInput) => {
  const result = ruleCase(guerraFria, rules, input, words);
  if (!result.ok) throw new Error(result.problem.message.text);
  expect(unsaid(result.ruling.findings)).toEqual([]);
  return result.ruling;
};

describe('the suite', () => {
  it('passes every case of our own', () => {
    const { total, passed, failed } = suite('cases.yaml', readFileSync(OWN));
    expect(failed).toEqual([]);
    expect([total, passed]).toEqual([16, 16]);
  });

  it.runIf(SPECIFICATION.present)(`passes every test case of the specification${SPECIFICATION.remark}`, () => {
    const { total, passed, failed } = suite('guerra-fria.yaml', readFileSync(SPECIFICATION.path));
    expect(failed).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(20);
    expect(passed).toBe(total);
  });

  it('says what was expected and what was found, and nothing of what agrees', () => {
    const { total, passed, failed } = suite(
      'wrong.yaml',
      `
- id: wrong
  action: [{kind: select, player: south, selection: A north}]
  expect: {moves: {south: R}, reserve: {south: 0}, winners: [south, north], legal: false, reason: 2.5.a}
- id: right
  action: [{kind: select, player: south, selection: A north}]
`,
    );
    expect({ total, passed }).toEqual({ total: 2, passed: 1 });
    expect(failed).toEqual([
      {
        id: 'wrong',
        expected: { moves: { south: 'R' }, winners: ['south', 'north'], legal: false, reason: '2.5.a' },
        found: { moves: { south: 'A' }, winners: 'none', legal: true, reason: '' },
      },
    ]);
  });
});

describe('a case', () => {
  it('that stops before all have laid carries out what there is, and looks at no attack', () => {
    const { facts, verdict } = ruled({
      position: { attack: { south: { west: 5 } } },
      action: [
        { kind: 'select', player: 'south', selection: 'R west -5 north +5' },
        { kind: 'select', player: 'north', selection: 'A south' },
      ],
    });
    expect(verdict).toBe('legal');
    expect(facts).toMatchObject({ round: 1, moves: { south: 'R', north: 'A' }, valid_attacks: [], winners: 'none' });
    expect(facts.attack.south).toEqual({ west: 0, north: 5, east: 0 });
  });

  it('goes on for as many rounds as it lists', () => {
    const round = { kind: 'round', selections: { south: '+4', west: '+4', north: '+4', east: '+4' } } as const;
    expect(ruled({ action: [round, round, round] }).facts).toMatchObject({
      round: 4,
      reserve: { south: 12, east: 12 },
    });
  });

  it('stops at the first fact that is refused', () => {
    const ruling = ruled({
      action: [
        { kind: 'select', player: 'south', selection: '+4' },
        { kind: 'select', player: 'south', selection: 'A north' },
        { kind: 'select', player: 'west', selection: '+4' },
      ],
    });
    expect(ruling).toMatchObject({ verdict: 'illegal', failing: 1 });
    expect(ruling.facts.moves).toEqual({});
  });

  it('that is refused later carries out nothing either', () => {
    const selections = ['south', 'west', 'south'].map(
      (player) => ({ kind: 'select', player, selection: '+4' }) as const,
    );
    const { steps, facts, failing } = ruled({ action: selections });
    expect([steps.length, failing, facts.moves]).toEqual([3, 2, {}]);
  });

  it('that stops before all have laid carries out under 2.4.1.2, which refuses nothing', () => {
    const { steps } = ruled({ action: [{ kind: 'select', player: 'south', selection: '+4' }] });
    expect(steps.map(({ verdict }) => verdict)).toEqual(['legal', 'legal']);
    expect(steps.at(-1)).toMatchObject({ action: 0, findings: [], passed: ['2.4.1.2'] });
  });

  it.each([
    ['+4', []],
    ['R west -0 north +0', ['zero-moves']],
    ['R west -1 north +1', ['reorganise-overdraw']],
    ['west IN 1, north IN 0, east 0 0', ['in-without-out']],
    ['west IN 1, north IN 0, east 0', ['misplaced-cards']],
  ])('%s rests on the disputed readings %j, which decide it', (selection, rests) => {
    expect(ruled({ action: [{ kind: 'select', player: 'south', selection }] }).rests).toEqual(rests);
  });
});

describe('what a case expects', () => {
  const { findings, facts } = ruled({ action: [{ kind: 'select', player: 'south', selection: 'A north' }] });
  const forbidden = (clause: string): Finding => ({ clause, force: 'forbids', message: 'some.check' });
  const ruling: Compared = { verdict: 'legal', findings, facts };
  const illegal: Compared = {
    ...ruling,
    verdict: 'illegal',
    failing: 2,
    findings: [...findings, forbidden('2.4.2.1.c')],
  };
  const won: Compared = { ...ruling, facts: { ...facts, winners: ['north', 'south'] } };

  it.each<[object, Compared, unknown]>([
    [{ legal: false }, ruling, true],
    [{ legal: true }, { ...ruling, verdict: 'undetermined' }, 'undetermined'],
    [{ verdict: 'illegal' }, ruling, 'legal'],
    [{ failing_step: 1 }, ruling, 'none'],
    [{ failing_step: 1 }, illegal, 3],
    [{ reason: '2.4.2.2' }, illegal, '2.4.2.1.c'],
    [{ reason: '2.4.2.1.c.x' }, illegal, '2.4.2.1.c'],
    [{ reason: '1.c' }, { ...illegal, findings: [forbidden('2.1'), forbidden('2.2'), forbidden('2.1')] }, '2.1, 2.2'],
    [{ reason: '2.4.2.1' }, ruling, ''],
    [{ winners: ['north', 'west'] }, won, ['north', 'south']],
    [{ winners: ['north'] }, won, ['north', 'south']],
    [{ winners: ['north', 'south', 'south'] }, won, ['north', 'south']],
    [{ winners: 'none' }, won, ['north', 'south']],
    [{ winners: ['north'] }, ruling, 'none'],
    [{ moves: { south: 'R' } }, ruling, { south: 'A' }],
  ])('%j is compared with what came out', (expected, found, value) => {
    expect(compare(expected as Record<string, unknown>, found)).toMatchObject([{ found: value }]);
  });

  it.each<[object, Compared]>([
    [{ legal: true, verdict: 'legal', failing_step: 'none', moves: { south: 'A' }, winners: 'none' }, ruling],
    [{ legal: 'undetermined' }, { ...ruling, verdict: 'undetermined' }],
    [{ legal: false, failing_step: 3, reason: '2.4.2.1.c' }, illegal],
    [{ reason: '2.4.2.1' }, illegal],
    [{ winners: ['south', 'north'] }, won],
  ])('%j agrees, a clause by its whole, winners in any order', (expected, found) => {
    expect(compare(expected as Record<string, unknown>, found)).toEqual([]);
  });

  it('is reported under its id, else under its title, else as a case', () => {
    const expect_ = { legal: false };
    const action = [{ kind: 'agree', talk: 'open' }] as const;
    const cases = [{ id: 'a', title: 'b', action }, { title: 'b', action }, { action }];
    const outcomes = cases.map((each) => runCase(guerraFria, rules, { ...each, expect: expect_ }));
    expect(outcomes.map(({ id }) => id)).toEqual(['a', 'b', 'case']);
  });
});

describe('a case that cannot be understood', () => {
  it.each([
    [
      '{action: [{kind: select, player: sout, selection: A north}]}',
      /unknown player "sout"[\s\S]*did you mean "south"\?/,
    ],
    [
      '{action: [{kind: select, player: south, selection: A nrth}]}',
      /unknown player "nrth"[\s\S]*did you mean "north"\?/,
    ],
    ['{action: [{kind: select, player: south, selection: +4 south 2}]}', /south has no marker against itself/],
    ['{action: [{kind: select, player: south, selection: +4 west 2 west 3}]}', /"west" is there twice/],
    ['{action: [{kind: select, player: south, selection: +4 west two}]}', /"two" is no number of missiles/],
    ['{action: [{kind: select, player: south, selection: +4 west 13}]}', /unknown card "13"/],
    [
      '{action: [{kind: select, player: south, selection: {west: [INN, 2]}}]}',
      /unknown card "INN"[\s\S]*did you mean "in"\?/,
    ],
    [
      '{position: {attack: {south: {south: 4}}}, action: [{kind: agree, talk: open}]}',
      /south has no marker against itself/,
    ],
    [
      '{policies: {null-alliances: names}, action: [{kind: agree, talk: open}]}',
      /unknown issue[\s\S]*did you mean "null-alliance"\?/,
    ],
    [
      '{policies: {attack-timing: before}, action: [{kind: agree, talk: open}]}',
      /no reading of "attack-timing"[\s\S]*expected one of after/,
    ],
  ])('%s', (source, message) => {
    const read = readGuerraFriaCases('case.yaml', source);
    if (!read.ok) throw new Error(read.diagnostics[0]?.message);
    const result = ruleCase(guerraFria, rules, read.cases[0]?.input as CaseInput, words);
    expect(result.ok ? '' : formatDiagnostic(problemAt(read.source, result.problem))).toMatch(message);
  });

  it('fails in a suite, with its reason', () => {
    const [failure] = suite(
      'bad.yaml',
      '{id: bad, action: [{kind: select, player: nobody, selection: A north}]}',
    ).failed;
    expect(failure).toEqual({
      id: 'bad',
      expected: { 'action.0.player': 'a case that can be read' },
      found: { 'action.0.player': 'unknown player "nobody"' },
    });
  });
});
