/** Models of the statecharts of both games: one drawing and one page for every compound state. */
import { type Chart, type ChartNode, chart } from '../../../src/core/chart.ts';
import { type ChartDrawing, isElsewhere } from '../../../src/drawing/chart.ts';
import { guerraFria, twilightStruggle } from '../../../src/registry/index.ts';
import type { ChartPageModel, ClauseReference, GameName, StateLink } from '../../src/models.ts';
import { withValues } from '../../words/values.ts';
import { layOut } from './chart-layout.ts';
import { type ChartTexts, scopesOf } from './chart-scope.ts';
import { type Library, slugOf } from './library.ts';

/** A game as its charts need it. */
interface ChartGame {
  readonly name: GameName;
  readonly chart: Chart;
  readonly texts: ChartTexts;
  readonly clause: (id: string) => ClauseReference | undefined;
}

export function gamesOf(library: Library): Readonly<Record<GameName, ChartGame>> {
  const { words, content, locale } = library;
  const { messages } = content.texts[locale]!;
  const own = content.guerraFria.texts[locale]!;
  const shared = {
    guards: withValues(words.guards, (clause, fact) => content.rules.deluxe.clauses[clause]?.facts[fact]),
  };
  return {
    'twilight-struggle': {
      name: 'twilight-struggle',
      chart: chart(twilightStruggle.machine),
      texts: {
        ...shared,
        title: (path) => (path === '' ? words.charts.game : titleIn(words.states, path)),
        fact: (type) => String(messages[`word.fact.${type}`] ?? type),
      },
      clause: library.clause,
    },
    'guerra-fria': {
      name: 'guerra-fria',
      chart: chart(guerraFria.machine),
      texts: {
        ...shared,
        title: (path) => (path === '' ? words.charts.otherGame : titleIn(words.statesOfGuerraFria, path)),
        fact: (type) => own.names.facts[type]?.name ?? type,
      },
      clause: (id) => ({ id, slug: slugOf(id), summary: own.clauses[id]?.summary ?? '' }),
    },
  };
}

/** The longest end of a path that has a name; the path itself if none has. */
export function titleIn(names: Readonly<Record<string, string>>, path: string): string {
  const parts = path.split('.');
  const ends = parts.map((_, from) => parts.slice(from).join('.'));
  return ends.map((end) => names[end]).find((known) => known !== undefined) ?? path;
}

/** The address of a state below `/charts/`; a state without states inside is a place on the page around it. */
export const pageOf = ({ path, parent, children }: ChartNode): string =>
  children.length === 0 ? `${parent ?? ''}#${path}` : path;

/** Clause -> the states of the game that name it. */
export function statesByClause(library: Library): ReadonlyMap<string, readonly StateLink[]> {
  const { chart: source, texts } = gamesOf(library)[library.game];
  const states = new Map<string, StateLink[]>();
  for (const node of source.nodes) {
    if (node.clause === undefined || node.path === '') continue;
    const within = ancestors(node.path).slice(1).map(texts.title).join(' › ');
    const link = { path: pageOf(node), title: texts.title(node.path), within };
    states.set(node.clause, [...(states.get(node.clause) ?? []), link]);
  }
  return new Map([...states].map(([clause, links]) => [clause, links.map((link) => told(link, links))]));
}

/** Where a state is, is told only if another has the same name. */
const told = ({ path, title, within }: StateLink, among: readonly StateLink[]): StateLink => ({
  path,
  title,
  ...(within && among.filter((other) => other.title === title).length > 1 && { within }),
});

/** Title of every state of a game by path. */
export function stateTitles(library: Library, name: GameName): Readonly<Record<string, string>> {
  const { chart: source, texts } = gamesOf(library)[name];
  return Object.fromEntries(source.nodes.map(({ path }) => [path, texts.title(path)]));
}

export async function chartModels(library: Library, name: GameName): Promise<readonly ChartPageModel[]> {
  const { chart: source, texts, clause: clauseOf } = gamesOf(library)[name];
  const byPath = new Map(source.nodes.map((node) => [node.path, node]));
  const pages: ChartPageModel[] = [];
  const scopes = scopesOf(source, texts);
  const all = scopes.map(({ path }) => ({ path, title: texts.title(path), depth: ancestors(path).length }));
  for (const scope of scopes) {
    const drawing: ChartDrawing = await layOut(scope, library.words.charts.anytime);
    const node = byPath.get(scope.path);
    const clause = node?.clause === undefined ? undefined : clauseOf(node.clause);
    pages.push({
      game: name,
      drawing,
      title: texts.title(scope.path),
      ...(clause && { clause }),
      above: ancestors(scope.path).map((path) => ({ path, title: texts.title(path) })),
      states: drawing.nodes
        .filter(({ kind }) => !isElsewhere(kind))
        .map(({ path, title, kind, clause: id }) => {
          const link = id === undefined ? undefined : clauseOf(id);
          return { path, title, kind, ...(link && { clause: link }) };
        }),
      ...(scope.path === '' && { all }),
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
