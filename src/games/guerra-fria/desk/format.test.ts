/** The cases of a file: in our format as they stand, in that of the specification translated into ours. */
import { describe, expect, it } from 'vitest';
import { isSpecCase, suiteCases } from './format.ts';

const one = { id: 'one', action: [{ kind: 'agree', talk: 'open' }] };

describe('the cases of a file', () => {
  it.each<[string, unknown, unknown[]]>([
    ['one case', one, [one]],
    ['a list', [one, one], [one, one]],
    ['a list under `cases`', { cases: [one] }, [one]],
    ['a list under `test_cases`', { test_cases: [one, one] }, [one, one]],
    ['a case without an action, which does nothing', { id: 'idle' }, [{ id: 'idle', action: [] }]],
    ['nothing in a text', 'case', []],
    ['nothing in an empty file', null, []],
    ['nothing where nothing is', undefined, []],
  ])('may be %s', (_what, file, cases) => {
    expect(suiteCases(file)).toEqual(cases);
  });
});

describe('a case of the specification', () => {
  const before = { attack: { west: 5 }, reserve: 3 };
  const common = { title: 'a title', clause: '2.4.2.1', before };

  it('is known by the position before', () => {
    expect([{ before }, { action: [] }, null, 'before', undefined].map(isSpecCase)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('of a single selection speaks of the markers of one player', () => {
    const expected = { move: '+4', after: { attack: { west: 9 }, reserve: 3 }, legal: true };
    const spec = { id: 'S1', ...common, scope: 'single selection', player: 'south', selection: '+4 west 4' };
    expect(suiteCases([{ ...spec, expect: expected, note: 'a note' }])).toEqual([
      {
        id: 'S1',
        title: 'a title',
        clauses: ['2.4.2.1'],
        source: 'specification',
        position: { attack: { south: { west: 5 } }, reserve: { south: 3 } },
        action: [{ kind: 'select', player: 'south', selection: '+4 west 4' }],
        expect: { moves: { south: '+4' }, attack: { south: { west: 9 } }, reserve: { south: 3 }, legal: true },
        note: 'a note',
      },
    ]);
  });

  it('of a null selection says why', () => {
    const spec = { id: 'S2', ...common, scope: 'single selection', player: 'south' };
    const [read] = suiteCases([{ ...spec, expect: { move: 'null', null_reason: 'deck' } }]);
    expect(read).toMatchObject({ action: [{ kind: 'select', player: 'south', selection: {} }] });
    expect(read?.expect).toEqual({ moves: { south: 'null' }, null_reasons: { south: 'deck' } });
    expect(read && 'note' in read).toBe(false);
  });

  it('of a full round speaks of everybody', () => {
    const rows = { south: { west: 5 }, north: { west: 4 } };
    const selections = { south: 'A north', north: 'A south', west: '+4', east: '+4' };
    const [read, empty] = suiteCases([
      {
        id: 'S3',
        ...common,
        scope: 'full round',
        before: { attack: rows, reserve: { south: 1 } },
        selections,
        expect: { move: { south: 'A' }, after: { attack: rows }, winners: ['south', 'north'] },
      },
      { id: 'S4', ...common, scope: 'full round', expect: { winners: 'none' } },
    ]);
    expect(read).toMatchObject({
      position: { attack: rows, reserve: { south: 1 } },
      action: [{ kind: 'round', selections }],
    });
    expect(read?.expect).toEqual({ moves: { south: 'A' }, attack: rows, winners: ['south', 'north'] });
    expect(empty).toMatchObject({ action: [{ kind: 'round', selections: {} }] });
    expect(empty?.expect).toEqual({ winners: 'none' });
  });
});
