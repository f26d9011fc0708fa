import { describe, expect, it } from 'vitest';
import { ofEach } from './answer.ts';
import { explain, passes, passing, type Table, table } from './checks.ts';
import { verdictOf } from './finding.ts';
import { NumberSet } from './number-set.ts';

describe('a table of checks', () => {
  interface World {
    readonly limit: number;
  }
  const checks = table<World, number>([
    {
      clause: '1',
      message: 'small',
      test: ({ limit }, n) => n <= limit,
      unless: { clause: '1.x', message: 'even', test: (_world, n) => n % 2 === 0 },
    },
    {
      clause: () => '2',
      message: 'known',
      when: (_world, n) => n > 100,
      test: () => undefined,
      see: ['3'],
      issue: 'big',
      args: (_world, n) => ({ n }),
    },
  ]);
  const world = { limit: 5 };

  it.each([
    [3, true],
    [7, false],
    [8, true],
    [102, true],
  ])('lets %d pass: %s', (n, pass) => {
    expect(passes(checks, world, n)).toBe(pass);
  });

  it('is asked and explained by one definition: passing is the same as not being illegal', () => {
    for (let n = 0; n < 120; n++)
      expect(passes(checks, world, n)).toBe(verdictOf(explain(checks, world, n)) !== 'illegal');
  });

  it('says why, in order, with exceptions after what they defeat', () => {
    expect(explain(checks, world, 8)).toEqual([
      { clause: '1', force: 'forbids', message: 'small' },
      { clause: '1.x', force: 'permits', message: 'even', over: ['1'] },
    ]);
  });

  it('says nothing of a check that is not asked', () => {
    expect(explain(checks, world, 3)).toEqual([{ clause: '1', force: 'permits', message: 'small' }]);
  });

  it('carries the issue, the arguments and further clauses', () => {
    expect(explain(checks, world, 102).at(-1)).toEqual({
      clause: '2',
      force: 'undetermined',
      message: 'known',
      args: { n: 102 },
      issue: 'big',
      see: ['3'],
    });
  });
});

describe('a question asked of all members at once', () => {
  interface World {
    readonly limit: number;
    readonly strict: boolean;
  }
  interface Subject {
    readonly member: number;
  }
  const each = ofEach<World, Subject>(
    ({ member }) => member,
    ({ limit }) => limit > 9 || ((member) => member <= limit),
  );
  const even = ofEach<World, Subject>(
    ({ member }) => member,
    ({ strict }) => (strict ? false : (member) => member % 2 === 0),
  );
  const odd = ofEach<World, Subject>(
    ({ member }) => member,
    () => NumberSet.of([1, 3, 5]),
  );
  const below = ofEach<World, Subject>(
    ({ member }) => member,
    ({ limit }) => NumberSet.where(limit, () => true),
  );
  const tables: readonly (readonly [string, Table<World, Subject>])[] = [
    ['a test of each member', table([{ clause: '1', message: 'small', test: each }])],
    ['a set of those that pass', table([{ clause: '1', message: 'odd', test: odd }])],
    [
      'a set of those that pass, with a set of exceptions',
      table([{ clause: '1', message: 'odd', test: odd, unless: { clause: '2', message: 'below', test: below } }]),
    ],
    [
      'with an exception for some of them',
      table([{ clause: '1', message: 'small', test: each, unless: { clause: '2', message: 'even', test: even } }]),
    ],
    [
      'a test of the whole subject',
      table([{ clause: '1', message: 'whole', test: ({ limit }, { member }) => member <= limit }]),
    ],
    [
      'a rule that only circumstances bring into play',
      table([{ clause: '1', message: 'strict', when: ({ strict }) => strict, test: each }]),
    ],
    [
      'a rule for one member only',
      table([{ clause: '1', message: 'third', concerns: (_world, { member }) => member === 3, test: () => false }]),
    ],
    [
      'a rule for some members, all asked at once',
      table([{ clause: '1', message: 'odd and small', concerns: odd, test: each }]),
    ],
    [
      'a test that cannot be decided',
      table([
        {
          clause: '1',
          message: 'unknown',
          test: ofEach<World, Subject>(
            ({ member }) => member,
            () => undefined,
          ),
        },
        { clause: '2', message: 'small', test: each },
      ]),
    ],
    [
      'a test that fails for all, with an exception',
      table([
        {
          clause: '1',
          message: 'never',
          test: ofEach<World, Subject>(
            ({ member }) => member,
            () => false,
          ),
          unless: { clause: '2', message: 'even', test: even },
        },
      ]),
    ],
  ];
  const worlds = [1, 4, 10].flatMap((limit) => [true, false].map((strict) => ({ limit, strict })));

  it.each(tables)('answers as the single question does: %s', (_title, checks) => {
    for (const world of worlds) {
      const subject = { member: 0 };
      const members = [1, 2, 3, 4, 5, 6];
      const found = passing(checks, world, subject, NumberSet.of(members), (member) => {
        subject.member = member;
      });
      expect(found.list()).toEqual(members.filter((member) => passes(checks, world, { member })));
    }
  });

  it.each(tables)('answers as the explanation does: %s', (_title, checks) => {
    for (const world of worlds) {
      for (const member of [1, 2, 3, 4, 5, 6]) {
        const legal = verdictOf(explain(checks, world, { member })) !== 'illegal';
        expect(passes(checks, world, { member })).toBe(legal);
      }
    }
  });
});
