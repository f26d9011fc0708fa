import { describe, expect, it } from 'vitest';
import { gameMachine } from '../../machines/twilight-struggle/index.ts';
import { chart } from './chart.ts';

const { id, nodes, edges } = chart(gameMachine);
const node = (path: string) => nodes.find((found) => found.path === path);

describe('a chart', () => {
  it('names the game and has one root', () => {
    expect([id, nodes.filter(({ parent }) => parent === undefined).map(({ path }) => path)]).toEqual([
      'twilight-struggle',
      [''],
    ]);
  });

  it('puts boxes before the boxes inside them', () => {
    const seen = new Set<string | undefined>([undefined]);
    for (const { path, parent } of nodes) {
      expect(seen).toContain(parent);
      seen.add(path);
    }
  });

  it('knows what is inside a box and where it begins', () => {
    expect(node('setUp')).toMatchObject({ initial: 'setUp.deal', entry: ['setUp'], clause: '3.0', parent: '' });
    expect(node('setUp')?.children).toEqual([
      'setUp.deal',
      'setUp.ussrPlacement',
      'setUp.usPlacement',
      'setUp.handicap',
    ]);
  });

  it('has every arrow, from one box to another that exists', () => {
    const paths = new Set(nodes.map(({ path }) => path));
    for (const { from, to } of edges) expect([paths.has(from), paths.has(to)]).toEqual([true, true]);
  });

  it('tells arrows for a fact from those that are taken by themselves', () => {
    const own = edges.filter(({ from }) => from === 'setUp.ussrPlacement');
    expect(own).toEqual([
      { from: 'setUp.ussrPlacement', to: 'setUp.usPlacement', on: undefined, guard: 'ussrHasPlaced', actions: [] },
      { from: 'setUp.ussrPlacement', to: 'setUp.ussrPlacement', on: 'place', guard: 'allowed', actions: ['placeFree'] },
    ]);
  });

  it('writes the parameters of a guard with its name', () => {
    const guards = edges.filter(({ from }) => from === 'turn.headline.resolving.next').map(({ guard }) => guard);
    expect(guards).toEqual(expect.arrayContaining(['gameIsOver', 'needs(automatic)', 'needs(mode)']));
  });
});
