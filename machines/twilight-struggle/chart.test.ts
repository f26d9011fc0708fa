import { describe, expect, it } from 'vitest';
import { chart } from '../../src/core/chart.ts';
import { loadRuleset } from '../../src/data/index.ts';
import { emptyCoverage, enter, missingStates } from '../../src/fuzz/coverage.ts';
import { playGame } from '../../src/fuzz/game.ts';
import { seeded } from '../../src/fuzz/random.ts';
import { gameMachine, gameSteps } from './index.ts';
import { actions, guards } from './vocabulary.ts';

const { nodes, edges } = chart(gameMachine);
const leaves = nodes.filter((node) => node.children.length === 0);
const automatic = (path: string): boolean => edges.some((edge) => edge.from === path && edge.on === undefined);
const waits = (path: string): boolean => edges.some((edge) => edge.from === path && edge.on !== undefined);

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { clauses } = loaded.rules;

describe('the statechart', () => {
  it.each(nodes.map((node) => [node.path || 'the whole game', node] as const))(
    'names an existing clause for %s',
    (_path, node) => {
      expect(node.clause).toBeDefined();
      expect(clauses).toHaveProperty([node.clause ?? '']);
    },
  );

  it('names an existing clause on every way from state to state', () => {
    const bare = edges.filter(({ clause }) => clause === undefined || !Object.hasOwn(clauses, clause));
    expect(bare.map(({ from, to }) => `${from} to ${to}`)).toEqual([]);
  });

  it('leads a coup from the choice of the card to its disposal and the end of the round, each step a state', () => {
    const way = [
      ['choosingCard', 'play', '5.1'],
      ['resolving.use', 'use', '5.2'],
      ['resolving.used', undefined, '5.2.a'],
      ['resolving.order', 'order', '5.2'],
      ['resolving.used', undefined, '6.0.a'],
      ['resolving.operations.mode', 'mode', '6.0'],
      ['resolving.operations.named', undefined, '6.3.1'],
      ['resolving.operations.coup.target', 'target', '5.5'],
      ['resolving.operations.coup.declared', undefined, '6.3.2'],
      ['resolving.operations.coup.die', 'roll', '6.0'],
      ['resolving.operations.over', undefined, '5.2.a'],
      ['resolving.event.steps', undefined, '5.2'],
      ['resolving.event.over', undefined, '5.2'],
      ['resolving.disposal', undefined, '4.5.D.b'],
      ['ending', undefined, '4.5.D.a'],
      ['between', undefined, undefined],
    ] as const;
    const at = (name: string): string => `turn.actionRounds.${name}`;
    for (const [index, [from, on, clause]] of way.entries()) {
      const to = way[index + 1]?.[0];
      if (to === undefined) break;
      const ways = edges.filter((each) => each.from === at(from) && each.to === at(to));
      expect(ways.map((each) => [from, each.on, each.clause])).toContainEqual([from, on, clause]);
    }
  });

  it.each(leaves.filter(({ path }) => waits(path)).map(({ path, tags }) => [path, tags] as const))(
    'says of %s whether it waits for a choice, for chance or for a reveal',
    (_path, tags) => {
      expect(tags).toHaveLength(1);
      expect(['choice', 'chance', 'reveal']).toContain(tags[0]);
    },
  );

  it.each(leaves.filter(({ path }) => !waits(path)).map((node) => [node.path, node] as const))(
    'waits for nothing in %s, and goes on from there by itself or is the end',
    (path, node) => {
      expect(node.tags).toEqual([]);
      expect(automatic(path)).toBe(!node.final);
    },
  );

  it('says of the targets and dice of a play, and of nothing else, that what comes of them shows them', () => {
    const place = 'turn.actionRounds.resolving.';
    const evident = gameSteps.rows.flatMap(({ step: { path, evident } }) => (evident ? [path] : []));
    expect(evident.filter((path) => path.startsWith(place)).map((path) => path.slice(place.length))).toEqual([
      'event.war.target',
      'event.war.die',
      'event.contest',
      'operations.realignment.target',
      'operations.realignment.dice',
      'operations.coup.target',
      'operations.coup.die',
      'operations.space',
    ]);
    expect(evident).toHaveLength(2 * 8);
  });

  it('leaves an automatic state only by a transition that is sure to be open', () => {
    for (const { path } of leaves.filter((leaf) => !waits(leaf.path) && !leaf.final)) {
      const own = edges.filter((edge) => edge.from === path && edge.on === undefined);
      expect([path, own.at(-1)?.guard]).toEqual([path, undefined]);
    }
  });

  it('names only guards and actions that are bound to functions', () => {
    const bare = (name: string): string => name.replace(/\(.*/, '');
    const named = new Set(edges.flatMap(({ guard }) => (guard === undefined ? [] : [bare(guard)])));
    const done = new Set([...edges.flatMap((edge) => edge.actions), ...nodes.flatMap((node) => node.entry)].map(bare));
    expect([...named].filter((name) => !(name in guards))).toEqual([]);
    expect([...done].filter((name) => !(name in actions))).toEqual([]);
    // And no word of the vocabulary is idle.
    expect(Object.keys(guards).filter((name) => !named.has(name))).toEqual([]);
    expect(Object.keys(actions).filter((name) => !done.has(name))).toEqual([]);
  });

  it('has every state of a play in the headline phase as in an action round', () => {
    const below = (place: string): string[] =>
      nodes.filter(({ path }) => path.startsWith(place)).map(({ path }) => path.slice(place.length));
    expect(below('turn.headline.resolving')).toEqual(below('turn.actionRounds.resolving'));
  });

  it('enters every leaf in games played at random', () => {
    const coverage = emptyCoverage();
    const agreements = [
      { edition: 'deluxe', policies: { 'tournament-reveal': 'on' }, hands: 'known', handicap: [2, 1] },
      { edition: 'deluxe', policies: { 'turn-zero': 'on' }, hands: 'hidden' },
      { edition: 'second', policies: { 'tournament-reveal': 'on' }, hands: 'hidden' },
    ] as const;
    for (let game = 0; game < 400 && missingStates(coverage).length > 0; game++) {
      const agreement = agreements[game % agreements.length] ?? agreements[0];
      const { failure } = playGame(agreement, seeded(game), { every: 0, enter: (path) => void enter(coverage, path) });
      expect(failure?.fault).toBeUndefined();
    }
    expect(missingStates(coverage)).toEqual([]);
  });
});
