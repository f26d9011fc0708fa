/** Every transition of the charts, in the drawings that a reader of the site sees. */
import { describe, expect, it } from 'vitest';
import { type ChartEdge, chart } from '../../../src/core/chart.ts';
import { LOCALES } from '../../../src/data/locales.ts';
import { START } from '../../../src/drawing/chart-place.ts';
import { guerraFria, twilightStruggle } from '../../../src/registry/index.ts';
import { wordsOf } from '../../words/index.ts';
import { layOut } from './chart-layout.ts';
import { type ChartTexts, conditionOf, type Scope, scopesOf } from './chart-scope.ts';
import { titleIn } from './charts.ts';

const within = (path: string, box: string): boolean => box === '' || path === box || path.startsWith(`${box}.`);
const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

describe.each([
  ['Twilight Struggle', chart(twilightStruggle.machine), 'states'],
  ['Guerra fría', chart(guerraFria.machine), 'statesOfGuerraFria'],
] as const)('the drawings of %s', (_game, source, states) => {
  const texts: ChartTexts = { title: (path) => path, fact: (type) => `fact ${type}`, guards: wordsOf('en').guards };
  const scopes = scopesOf(source, texts);
  const byPath = new Map(scopes.map((scope) => [scope.path, scope]));
  const scopeOf = (path: string): Scope => byPath.get(path) as Scope;
  const name = ({ from, on, guard, to }: ChartEdge): string => `${from} ${on ?? ''} ${guard ?? ''} ${to}`;
  const arrow = (scope: Scope, from: string, to: string) =>
    scope.edges.find((edge) => edge.from === from && edge.to === to);

  it.each(LOCALES)('call every state and every condition by a name of the language (%s)', (locale) => {
    const { guards, ...words } = wordsOf(locale);
    const paths = source.nodes.map(({ path }) => path).filter((path) => path !== '');
    expect(paths.filter((path) => titleIn(words[states], path) === path)).toEqual([]);
    const conditions = source.edges.flatMap(({ guard }) => conditionOf(guard) ?? []);
    expect(conditions.filter((name) => !(name in guards))).toEqual([]);
  });

  it('draw every transition where it leaves: an arrow to its target, or a line in its box', () => {
    const missing = source.edges
      .filter(({ from }) => from !== '')
      .filter(({ from, to, on }) => {
        const scope = scopeOf(parentOf(from));
        const box = scope.nodes.find(({ path }) => path === from);
        if (from === to) return !box?.inside.some((line) => line.includes(`fact ${on}`)) && on !== undefined;
        const end = to === scope.path ? START : scope.nodes.find(({ path }) => within(to, path))?.path;
        return end === undefined || (end !== from && !arrow(scope, from, end));
      });
    expect(missing.map(name)).toEqual([]);
  });

  it('draw every transition where it arrives: an arrow to its target from the box it comes from, inside or outside', () => {
    const missing = source.edges
      .filter(({ from, to }) => from !== to)
      .filter(({ from, to }) => {
        const scope = scopeOf(parentOf(to));
        const begin = scope.nodes.find(({ path, kind }) => kind !== 'outside' && within(from, path))?.path ?? from;
        return begin !== to && !arrow(scope, begin, to);
      });
    expect(missing.map(name)).toEqual([]);
  });

  it('draw what leads into a state with states inside from outside, down to the state it leads to', () => {
    const missing = scopes.flatMap((scope) =>
      source.edges
        .filter(({ from, to }) => scope.path !== '' && !within(from, scope.path) && within(to, scope.path))
        .filter(({ from, to }) => {
          const end = to === scope.path ? START : scope.nodes.find(({ path }) => within(to, path))?.path;
          return end === undefined || !arrow(scope, from, end);
        })
        .map((edge) => `${name(edge)} in ${scope.path}`),
    );
    expect(missing).toEqual([]);
  });

  it('leave no state without a way in, and no fact without its name', () => {
    const bare = scopes.flatMap(({ initial, nodes, edges }) =>
      nodes
        .filter(({ path, kind }) => kind !== 'origin' && path !== initial && !edges.some(({ to }) => to === path))
        .map(({ path }) => path),
    );
    expect(bare).toEqual([]);
    const unnamed = source.edges.filter(({ from, to, on }) => {
      if (on === undefined || from === to) return false;
      const scope = scopeOf(parentOf(from));
      const end = scope.nodes.find(({ path }) => within(to, path))?.path ?? START;
      return !arrow(scope, from, end)?.labels.some((label) => label.includes(`fact ${on}`));
    });
    expect(unnamed.map(name)).toEqual([]);
  });

  it('say in each what may be done in every state of it', () => {
    for (const edge of source.edges.filter(({ from, to }) => from === to)) {
      const around = scopes.filter(({ path }) => within(path, edge.from));
      for (const { anytime } of around) expect(anytime).toContain(`fact ${edge.on}`);
    }
  });

  it('leave out no label and no arrow when they are laid out', async () => {
    for (const scope of scopes) {
      const drawing = await layOut(scope, 'At any time');
      for (const { from, to, labels } of scope.edges) {
        const drawn = drawing.edges.find((edge) => edge.from === from && edge.to === to);
        expect(drawn?.line, `${from} to ${to}`).toMatch(/^M.+L/);
        expect(drawn?.labels.join(' ')).toBe(labels.join(' '));
      }
      for (const line of scope.anytime) expect(drawing.note).toContain(line);
    }
  });
});
