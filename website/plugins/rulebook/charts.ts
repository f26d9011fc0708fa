/** Models of the statecharts: one drawing and one page for every compound state. */
import { type Chart, chart } from '../../../src/core/chart.ts';
import { twilightStruggle } from '../../../src/registry.ts';
import type { ChartDrawing, ChartPageModel, StateLink } from '../../src/models.ts';
import { layOut } from './chart-layout.ts';
import { type ChartTexts, scopesOf, stateTitle } from './chart-scope.ts';
import type { Library } from './library.ts';

/** The address of a state below `/charts/`; the whole game is the page itself. */
const pageOf = (source: Chart, path: string): string => {
  const node = source.nodes.find((other) => other.path === path);
  return node && node.children.length === 0 ? `${node.parent ?? ''}#${path}` : path;
};

export const textsOf = (library: Library): ChartTexts => ({
  words: library.words,
  messages: library.content.texts[library.locale].messages,
});

/** Clause -> the states that name it. */
export function statesByClause(library: Library): ReadonlyMap<string, readonly StateLink[]> {
  const source = chart(twilightStruggle.machine);
  const states = new Map<string, StateLink[]>();
  for (const { path, clause } of source.nodes) {
    if (clause === undefined || path === '') continue;
    states.set(clause, [
      ...(states.get(clause) ?? []),
      { path: pageOf(source, path), title: stateTitle(path, textsOf(library)) },
    ]);
  }
  return states;
}

/** Title of every state by path. */
export function stateTitles(library: Library): Readonly<Record<string, string>> {
  return Object.fromEntries(
    chart(twilightStruggle.machine).nodes.map(({ path }) => [path, stateTitle(path, textsOf(library))]),
  );
}

export async function chartModels(library: Library): Promise<readonly ChartPageModel[]> {
  const texts = textsOf(library);
  const source = chart(twilightStruggle.machine);
  const byPath = new Map(source.nodes.map((node) => [node.path, node]));
  const pages: ChartPageModel[] = [];
  for (const scope of scopesOf(source, texts)) {
    const drawing: ChartDrawing = await layOut(scope);
    const node = byPath.get(scope.path);
    const clause = node?.clause === undefined ? undefined : library.clause(node.clause);
    pages.push({
      drawing,
      title: stateTitle(scope.path, texts),
      ...(clause && { clause }),
      above: ancestors(scope.path).map((path) => ({ path, title: stateTitle(path, texts) })),
      states: drawing.nodes
        .filter(({ kind }) => kind !== 'outside')
        .map(({ path, title, kind, clause: id }) => {
          const link = id === undefined ? undefined : library.clause(id);
          return { path, title, kind, ...(link && { clause: link }) };
        }),
    });
  }
  return pages;
}

/** The states around a state, the whole game first. */
function ancestors(path: string): string[] {
  if (path === '') return [];
  const parts = path.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('.'))];
}
