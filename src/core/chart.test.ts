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
    expect(node('setUp')).toMatchObject({ initial: 'setUp.offeredCard', entry: ['setUp'], clause: '3.0', parent: '' });
    expect(node('setUp')?.children).toEqual([
      'setUp.offeredCard',
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
    const from = 'setUp.ussrPlacement';
    const own = edges.filter((edge) => edge.from === from);
    const arrow = (to: string, on: string | undefined, guard: string, actions: readonly string[]) => ({
      ...{ name: `${from} ${on ?? 'always'} 1`, from, to: `setUp.${to}`, on, guard, actions },
    });
    expect(own).toEqual([
      { ...arrow('usPlacement', undefined, 'ussrHasPlaced', []), clause: '3.3' },
      { ...arrow('ussrPlacement', 'place', 'allowed', ['placeFree']), clause: '3.2' },
    ]);
  });

  it('writes the parameters of a guard with its name', () => {
    const guards = edges.filter(({ from }) => from === 'turn.headline.resolving.event.steps').map(({ guard }) => guard);
    expect(guards).toEqual(expect.arrayContaining(['gameIsOver', 'needs(program)', 'needs(mode)']));
  });
});
