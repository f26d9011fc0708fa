/** What is kept of the clauses: every one stands somewhere, and what was written by hand about them is needed. */
import { describe, expect, it } from 'vitest';
import { ruleCase } from '../../cases/rule.ts';
import { loadRuleset } from '../../data/index.ts';
import { suiteCases } from '../../rule-mutation/material.ts';
import { World } from '../proof.ts';
import { underChart, withoutActionsOf } from './changed-chart.ts';
import { readClauseLines, statusesOf } from './clauses.ts';
import { decisiveIn } from './evidence.ts';
import { outcomeLine, toldApart } from './outcomes.ts';
import { where } from './where.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const world = new World(rules, 'deluxe');
const lines = readClauseLines().filter(({ edition }) => edition === 'deluxe');

const decides = (position: object, action: object) => {
  const result = ruleCase(rules, { position, action: [action] } as never);
  if (!result.ok) throw new Error(result.problem.message.text);
  return decisiveIn(result.ruling);
};

describe('a clause decides', () => {
  it('where it alone forbids', () => {
    const action = { kind: 'play', player: 'US', card: 'containment', as: 'ops', coup: 'mexico', die: 3 };
    expect(decides({ phasing: 'US' }, action).get('6.3.1')).toBe('forbids');
  });

  it('where a marker moves under it', () => {
    const action = { kind: 'play', player: 'US', card: 'containment', as: 'ops', coup: 'mexico', die: 3 };
    const found = decides({ phasing: 'US', influence: { mexico: { ussr: 1 } } }, action);
    expect(found.get('6.3.3')).toBe('moves');
    expect(found.has('6.3.2.a')).toBe(false);
  });

  it('not where another clause forbids the same', () => {
    const found = decides({ phase: 'headline' }, { kind: 'facts', facts: [{ type: 'headline', by: 'ussr', card: 6 }] });
    expect(found.get('9.5.a')).toBeUndefined();
  });
});

describe('the chart without a clause', () => {
  it('does nothing under it, and is the old one afterwards', () => {
    const rule = () =>
      world.rule({
        position: { phase: 'start_of_turn', defcon: 2 },
        action: [{ kind: 'phase', phase: 'improve_defcon' }],
      });
    const steps = withoutActionsOf('4.5.A');
    if (!steps) throw new Error('nothing happens under 4.5.A');
    expect(underChart(steps, rule).facts.defcon).toBe(2);
    expect(rule().facts.defcon).toBe(3);
  });

  it('is none where nothing happens under the clause', () => {
    expect(withoutActionsOf('2.0')).toBeUndefined();
  });
});

describe('what is kept of the clauses', () => {
  const normative = Object.values(rules.clauses).filter((clause) => clause.normative);

  it('has a line for each that has a legal effect', () => {
    expect(lines.map(({ clause }) => clause)).toEqual(normative.map(({ id }) => id));
  });

  it('names cases that there are', () => {
    const known = new Set(suiteCases().map(({ id }) => String(id)));
    expect(lines.flatMap((line) => line.case ?? []).filter((id) => !known.has(id))).toEqual([]);
  });

  it('says of each how it stands', () => {
    const statuses = statusesOf(world, new Set(['10.2.3']));
    expect(statuses.get('6.3.1')).toBe('witnessed');
    expect(statuses.get('10.2.3')).toBe('proved');
    expect(statuses.get('8.1.4')).toBe('repeats');
    expect(statuses.get('2.0')).toBe('text');
    expect(statuses.size).toBe(normative.length);
  });

  it('has nothing written by hand of clauses that there are not', () => {
    const known = new Set(Object.keys(rules.clauses));
    const { inData, same, textOnly } = where();
    const named = [...Object.keys(inData), ...Object.entries(same).flat(), ...Object.keys(textOnly)];
    expect(named.filter((clause) => !known.has(clause))).toEqual([]);
  });
});

describe('what a case comes to', () => {
  const coup = { kind: 'play', player: 'US', card: 'containment', as: 'ops', coup: 'mexico', die: 3 };
  const line = (position: object) => outcomeLine(rules, { id: 'x', position, action: [coup] } as never);

  it('is every marker and card that is elsewhere afterwards', () => {
    expect(line({ phasing: 'US', influence: { mexico: { ussr: 1 } } })).toEqual({
      case: 'x',
      verdict: 'legal',
      after: {
        at: 'turn.actionRounds.between',
        defcon: 4,
        milops: [3, 0],
        mexico: [1, 0],
        'card 25': 'discard',
      },
      said: expect.stringMatching(/^[\w-]{5}$/),
    });
  });

  it('is the verdict, and what is against it', () => {
    expect(line({ phasing: 'US' })).toMatchObject({ case: 'x', verdict: 'illegal', against: ['6.3.1'] });
  });

  it('is told by the first thing that is otherwise', () => {
    const one = { case: 'x', verdict: 'legal', after: { vp: 2, defcon: 3 }, said: 'abcde' };
    expect(toldApart(one, { ...one, after: { vp: 2 } })).toBe('defcon as it was, before 3');
    expect(toldApart(one, { ...one, verdict: 'illegal' })).toBe('illegal, not legal');
    expect(toldApart(one, { ...one, said: 'other' })).toContain('other steps of the argument');
    expect(toldApart(one, undefined)).toBe('it cannot be read any more');
  });
});
