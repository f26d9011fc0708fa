import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beside } from '../../../beside.fixture.ts';
import { formatDiagnostic } from '../../../data/diagnostics.ts';
import { loadGuerraFria, loadGuerraFriaWords } from '../../../data/guerra-fria.ts';
import { problemAt, readGuerraFriaCases } from '../../../data/guerra-fria-cases.ts';
import { guerraFriaDesk } from '../../../registry.ts';
import { unsaid } from '../said.fixture.ts';
import type { CaseInput } from './format.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const words = loadGuerraFriaWords();

const OWN = new URL('../../../../features/guerra-fria/cases.yaml', import.meta.url);
const SPECIFICATION = beside('clauses/guerra-fria.yaml');

function suite(name: string, source: string | Uint8Array) {
  const read = readGuerraFriaCases(name, source);
  if (!read.ok) throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
  return guerraFriaDesk.runSuite(rules, read.cases, words);
}

const ruled = (input: CaseInput) => {
  const result = guerraFriaDesk.ruleCase(rules, input, words);
  if (!result.ok) throw new Error(result.problem.message);
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
    ['{action: [{kind: round, selections: {south: +4, west: +4}}]}', /no selection of north, east/],
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
    const result = guerraFriaDesk.ruleCase(rules, read.cases[0] as CaseInput, words);
    expect(result.ok ? '' : formatDiagnostic(problemAt(read.read, result.problem))).toMatch(message);
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
