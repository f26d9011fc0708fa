/** The quick part of every proof, and what a proof is worth: a changed rule comes out as a case that tells it. */
import { describe, expect, it } from 'vitest';
import type { CaseInput } from '../cases/case.ts';
import { runCase } from '../cases/suite.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { byClause, type Claim, concerns, prove, RULES_AS_THEY_ARE, type Task, tasksOf } from './run.ts';

const { twilightStruggle: rulesOf, guerraFria } = RULES_AS_THEY_ARE;
const tasks = tasksOf(RULES_AS_THEY_ARE);

function outcome(task: Task, quick = true): Claim {
  let last: Claim | undefined;
  for (last of prove(task, quick));
  if (!last) throw new Error('a proof says nothing');
  return last;
}

describe('a claim about the rules', () => {
  it.each(tasks.map((task) => [`${task.id}, ${task.edition ?? task.game}`, task] as const))('holds: %s', (_, task) => {
    const { checked, counterExamples, complete } = outcome(task);
    expect(counterExamples).toEqual([]);
    expect(complete).toBe(true);
    expect(checked).toBeGreaterThan(5);
  });

  it('names clauses that there are', () => {
    const known = new Set([
      ...Object.keys(rulesOf('deluxe').clauses),
      ...Object.keys(guerraFria().clauses),
      'card:the-china-card',
    ]);
    expect(tasks.flatMap(({ clauses }) => clauses).filter((clause) => !known.has(clause))).toEqual([]);
  });

  it('is found by a clause, and by the clause above it', () => {
    const about = (clause: string) => tasks.filter((task) => concerns(task, clause)).map(({ id }) => id);
    expect(about('6.3')).toContain('coup');
    expect(about('6.3.2.a')).toContain('coup');
    expect(about('6.3.9')).toEqual([]);
  });
});

/** The rules with one number of a clause changed. */
function withFact(clause: string, fact: string, value: number): Ruleset {
  const rules = rulesOf('deluxe');
  const changed = rules.clauses[clause];
  if (!changed) throw new Error(`no clause ${clause}`);
  return {
    ...rules,
    clauses: { ...rules.clauses, [clause]: { ...changed, facts: { ...changed.facts, [fact]: value } } },
  };
}

describe('a changed number', () => {
  it.each([
    ['6.3.2', 'multiplier', 3, 'coup'],
    ['2.1.7.b', 'plus', 1, 'control'],
    ['6.1.2.a', 'cost', 3, 'marker-cost'],
    ['10.1.2.a', 'vp', 0, 'scoring'],
    ['8.2.1.a', 'vp', 2, 'military-operations'],
    ['6.2.2.e', 'mod', 0, 'realignment'],
  ])('of %s (%s: %i) is told by a case that comes out otherwise by itself', (clause, fact, value, id) => {
    const rules = withFact(clause, fact, value);
    const task = tasksOf({ twilightStruggle: () => rules, guerraFria }).find((each) => each.id === id) as Task;
    const { failed, counterExamples } = outcome(task);
    expect(failed).toBeGreaterThan(0);
    const input = counterExamples[0]?.case as CaseInput;
    expect(runCase(rules, input).passed).toBe(false);
    expect(runCase(rulesOf('deluxe'), input).passed).toBe(true);
  });
});

describe('what is proved of a clause', () => {
  it('is the sum of the claims about it, and holds only if all of them do', () => {
    const claim = { game: 'twilight-struggle', method: 'enumeration', counterExamples: [], complete: true } as const;
    const sum = byClause([
      { ...claim, id: 'coup', clauses: ['6.3.2', '6.3.3'], checked: 10, failed: 0 },
      { ...claim, id: 'alike', clauses: ['6.3.2'], checked: 5, failed: 1 },
    ]);
    expect(sum['twilight-struggle']).toEqual({
      '6.3.2': { claims: ['coup', 'alike'], checked: 15, holds: false },
      '6.3.3': { claims: ['coup'], checked: 10, holds: true },
    });
  });
});
