/** Which faults are made of a table, a comparison, a rules file and a chart. */
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../proofs/chart/transitions.ts';
import { UNREACHED } from '../proofs/chart/unreached.ts';
import { guerraFria } from '../registry/guerra-fria.ts';
import { readRules } from '../rule-mutation/material.ts';
import { alikeComparisons } from './alike.ts';
import { changedChart } from './changed-chart.ts';
import { chartFaults } from './chart.ts';
import { codeFaults, faultsOf } from './code.ts';
import { dataFaults } from './data.ts';
import { KINDS } from './fault.ts';
import { formatReport } from './report.ts';

const { machine: gameMachine } = guerraFria;

describe('the faults of a piece of code', () => {
  const text = `
    export const checks = table([
      { clause: '6.3.1', message: 'm', when: isOn, test: (board) => board.n < 3 },
    ]);
    if (row === undefined || a >= b) return;
  `;
  const made = faultsOf('x.ts', text).map(({ kind, text: now }) => [kind, now()] as const);

  it('are a check left out, its conditions negated, and comparisons exchanged; whether a thing is there is none', () => {
    expect(made.map(([kind]) => kind).sort()).toEqual(['check', 'comparison', 'comparison', 'condition', 'condition']);
  });

  it('are made one at a time', () => {
    const lines = (kind: string) => made.filter(([each]) => each === kind).map(([, now]) => now);
    expect(lines('comparison').some((now) => now.includes('board.n <= 3') && now.includes('a >= b'))).toBe(true);
    expect(lines('check')[0]).not.toContain('6.3.1');
  });
});

describe('the faults of the rules', () => {
  const files = readRules();
  const all = [...dataFaults(files), ...codeFaults(), ...chartFaults()];

  it('are many of every kind, and none is in a translation', () => {
    for (const kind of KINDS) expect(all.filter((each) => each.kind === kind).length, kind).toBeGreaterThan(50);
    expect(all.filter(({ file }) => /shared|i18n/.test(file))).toEqual([]);
  });

  it('are told from changes of which it is known that they change nothing, with the reason', () => {
    const alike = all.filter((each) => each.alike !== undefined);
    const targets = alike.filter(({ kind }) => kind === 'target');
    expect(targets.length).toBeGreaterThan(0);
    for (const { says } of targets) expect(Object.keys(UNREACHED).some((name) => says.includes(name))).toBe(true);
    for (const [file, says] of alikeComparisons())
      expect(
        alike.filter((each) => each.file === file && each.says.endsWith(`: ${says}`)),
        says,
      ).not.toEqual([]);
  });

  it('change one file', () => {
    const fault = dataFaults(files).find(({ says }) => says.startsWith('defcon.max'));
    expect(fault?.file).toBe('rules/twilight-struggle/tracks.yaml');
    expect(fault?.text()).toContain('max: 6');
  });
});

describe('a changed chart', () => {
  const [first] = transitionsOf(gameMachine);
  const name = first?.name ?? '';

  it('lacks the transition that is left out', () => {
    const names = transitionsOf(changedChart(gameMachine, {}, { name, left: 'out' })).length;
    expect(names).toBe(transitionsOf(gameMachine).length - 1);
  });

  it('asks the opposite of a negated guard', () => {
    const guarded = transitionsOf(gameMachine).find(({ config }) => typeof config.guard === 'string');
    const guard = guarded?.config.guard as string;
    const guards = { [guard]: () => true };
    changedChart(gameMachine, guards, { name: guarded?.name ?? '', guard: 'negated' });
    expect((guards as Record<string, () => boolean>)[`not ${guard}`]?.()).toBe(false);
  });
});

describe('the report', () => {
  it('says first what nothing finds', () => {
    const fault = { kind: 'flag', file: 'x.yaml', says: '', text: () => '' } as const;
    const table = formatReport([
      { fault, outcome: { by: undefined } },
      { fault, outcome: { by: 'enumeration' } },
      { fault, outcome: { by: 'witness' } },
    ]);
    expect(table).toMatch(/not found.*by a proof.*by a witness/);
    expect(table).toMatch(/all +1 +1 +1 +0 +3/);
  });
});
