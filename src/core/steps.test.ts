import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { accepts, advance, advanceAllowed, begin, compileSteps, isEqual, isRuling, settle, stepAt } from './steps.ts';

interface World {
  step: number;
  log: string[];
  open: boolean;
}

const write =
  (word: string) =>
  (world: World): void => {
    world.log.push(word);
  };

const machine = setup({
  guards: { isOpen: () => true, is: (_at, _params: { what: string }) => true },
  actions: { enterA: () => {}, enterB: () => {}, enterInner: () => {}, go: () => {}, stay: () => {} },
}).createMachine({
  id: 'toy',
  initial: 'a',
  meta: { clause: '0' },
  on: { anytime: { actions: 'stay' } },
  states: {
    a: {
      entry: 'enterA',
      meta: { clause: '1' },
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'choice',
          meta: { clause: '1.1' },
          on: { go: { guard: 'isOpen', actions: 'go', target: '#b' } },
        },
      },
      on: { again: 'a' },
    },
    b: {
      id: 'b',
      entry: 'enterB',
      meta: { clause: '2' },
      initial: 'inner',
      states: {
        inner: {
          entry: 'enterInner',
          meta: { clause: '2.1' },
          always: { guard: { type: 'is', params: { what: 'open' } }, target: '#end' },
        },
      },
    },
    end: { id: 'end', type: 'final', meta: { clause: '3' } },
  },
});

const table = compileSteps<World>(machine, {
  guards: { isOpen: (world) => world.open, is: (world, _fact, params) => params.what === 'open' && world.open },
  actions: {
    enterA: write('enter a'),
    enterB: write('enter b'),
    enterInner: write('enter inner'),
    go: write('go'),
    stay: write('stay'),
  },
});

const world = (open: boolean): World => {
  const fresh: World = { step: 0, log: [], open };
  begin(table, fresh, fresh);
  return fresh;
};

describe('a compiled chart', () => {
  it('begins in its innermost initial state, entering from outside in', () => {
    const at = world(true);
    expect([stepAt(table, at).path, at.log]).toEqual(['a.waiting', ['enter a']]);
  });

  it('takes a fact, its own action before those of the states it enters, and goes on by itself', () => {
    const at = world(true);
    const trail: string[] = [];
    const taken = advance(table, at, at, { type: 'go' }, ({ path }) => {
      trail.push(path);
      return undefined;
    });
    expect([taken, at.log, trail, stepAt(table, at).final]).toEqual([
      true,
      ['enter a', 'go', 'enter b', 'enter inner'],
      ['b', 'b.inner', 'end'],
      true,
    ]);
  });

  it('takes no fact whose guard is false, and changes nothing', () => {
    const at = world(false);
    expect([advance(table, at, at, { type: 'go' }), at.log, stepAt(table, at).path]).toEqual([
      false,
      ['enter a'],
      'a.waiting',
    ]);
  });

  it('does not ask again whether a fact is allowed that is known to be, but asks every other guard', () => {
    const actions = { enterA: () => {}, enterB: () => {}, enterInner: () => {}, go: write('go'), stay: () => {} };
    const is = () => false;
    const ruled = compileSteps<World>(machine, { guards: { isOpen: isRuling((at) => at.open), is }, actions });
    const shut = (): World => ({ step: 0, log: [], open: false });
    const go = (steps: typeof table, hand: typeof advance): boolean => {
      const at = shut();
      begin(steps, at, at);
      return hand(steps, at, at, { type: 'go' });
    };
    expect([go(ruled, advance), go(ruled, advanceAllowed), go(table, advanceAllowed)]).toEqual([false, true, false]);
  });

  it('accepts facts of a type by the state alone', () => {
    const at = world(false);
    expect(['go', 'again', 'anytime', 'other'].map((type) => accepts(table, at, type))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('stays where a transition names no target', () => {
    const at = world(true);
    expect([advance(table, at, at, { type: 'anytime' }), at.log.at(-1), stepAt(table, at).path]).toEqual([
      true,
      'stay',
      'a.waiting',
    ]);
  });

  it('enters the states inside anew on a transition to itself', () => {
    const at = world(true);
    advance(table, at, at, { type: 'again' });
    expect(stepAt(table, at).path).toBe('a.waiting');
  });

  it('waits in a state whose automatic transition is shut, and settles when it opens', () => {
    const at = world(true);
    at.open = true;
    advance(table, at, at, { type: 'go' }, ({ path }) => (path === 'b.inner' ? 'pause' : undefined));
    expect(stepAt(table, at).path).toBe('b.inner');
    settle(table, at, at);
    expect(stepAt(table, at).path).toBe('end');
  });

  it('takes nothing after a final state, not even what it takes at any time', () => {
    const at = world(true);
    advance(table, at, at, { type: 'go' });
    expect(accepts(table, at, 'anytime')).toBe(false);
  });

  it('finds states by their path', () => {
    expect([table.indexOf('a.waiting'), table.indexOf('nowhere')]).toEqual([2, undefined]);
  });

  it('refuses a chart that names what is not bound', () => {
    expect(() => compileSteps<World>(machine, { guards: {}, actions: {} })).toThrow('not bound to a function');
  });

  it('refuses to look at a state that does not exist', () => {
    expect(() => stepAt(table, { step: 99 })).toThrow('no step 99');
  });
});

describe('automatic transitions that compare one value', () => {
  interface Place {
    step: number;
    at: string;
    shut: boolean;
  }
  const to = (what: string, target: string) => ({ guard: { type: 'at' as const, params: { what } }, target });
  const crossing = setup({
    guards: { at: (_at, _params: { what: string }) => true, isShut: () => true },
  }).createMachine({
    id: 'crossing',
    initial: 'fork',
    states: {
      fork: {
        always: [
          to('a', 'first'),
          to('b', 'second'),
          to('a', 'never'),
          { guard: 'isShut', target: 'shut' },
          to('c', 'third'),
        ],
      },
      first: {},
      second: {},
      third: {},
      never: {},
      shut: {},
    },
  });
  const steps = compileSteps<Place>(crossing, {
    guards: { at: isEqual<Place>(({ at }) => at), isShut: ({ shut }) => shut },
    actions: {},
  });
  const reached = (at: string, shut: boolean): string => {
    const place: Place = { step: steps.indexOf('fork') as number, at, shut };
    settle(steps, place, place);
    return stepAt(steps, place).path;
  };

  it.each([
    ['a', false, 'first'],
    ['b', true, 'second'],
    ['c', false, 'third'],
    ['c', true, 'shut'],
    ['elsewhere', false, 'fork'],
  ])('at %s, shut: %s, lead to %s: the first that is open, in the order of the chart', (at, shut, path) => {
    expect(reached(at, shut)).toBe(path);
  });
});
