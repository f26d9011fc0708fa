/** What is stated of a play, row by row, and what the rules make of it. */
import { expect, it } from 'vitest';
import type { CaseAction, CaseInput, CasePosition } from './case.ts';
import { ruleCase } from './rule.ts';
import { rules } from './ruled.fixture.ts';

/** What is stated, where, and the verdict on it. */
export type StatementRow = readonly [
  title: string,
  position: CasePosition,
  action: CaseAction | object,
  expected: string,
];

/** Rules on each row by itself. */
export function statementTable(rows: readonly StatementRow[]): void {
  it.each(rows)('%s', (_name, position, action, expected) => {
    expect(verdictOn(position, action)).toBe(expected);
  });
}

/** The verdict with what forbids it, or with what is missing; "input: …" for what makes no sense. */
export function verdictOn(position: CasePosition, ...action: readonly object[]): string {
  const result = ruleCase(rules, { position, action: action as CaseInput['action'] });
  if (!result.ok) return `input: ${result.problem.path.join('.')}`;
  const { verdict, steps, missing } = result.ruling;
  const forbids = steps.at(-1)?.findings.filter(({ force }) => force === 'forbids') ?? [];
  const why = forbids.map(({ clause, message }) => `${clause} ${message}`);
  return [verdict, ...(verdict === 'illegal' ? why.slice(0, 1) : []), ...(missing ? [missing.missing] : [])].join(': ');
}

export const play = (player: string, card: string | number, words: object): object => ({
  kind: 'play',
  player,
  card,
  ...words,
});

/** The rounds of most rows: of either side, at a DEFCON that closes nothing. */
export const us = { phasing: 'US', turn: 5, defcon: 5 } as const;
export const ussr = { phasing: 'USSR', turn: 5, defcon: 5 } as const;
