/** The rules files of the game, by path, put together into one value. */
import type { CardsSource, ClauseSource, IssueSource, ProfileSource, Sources } from './sources.ts';

/** Parsed YAML by its path below `rules/`, with `/` as separator. */
export type Values = ReadonlyMap<string, unknown>;

export const GAME_FOLDER = 'twilight-struggle';

/**
 * Gathers the sources of the game. Clauses, issues and profiles may be missing; the other files must be there and be
 * valid (`validateFiles` says whether they are).
 */
export function gatherSources(values: Values): Sources {
  const file = (name: string) => values.get(`${GAME_FOLDER}/${name}.yaml`);
  return {
    game: file('game') as Sources['game'],
    map: file('map') as Sources['map'],
    layout: file('layout') as Sources['layout'],
    regions: file('regions') as Sources['regions'],
    tracks: file('tracks') as Sources['tracks'],
    setup: file('setup') as Sources['setup'],
    variants: file('variants') as Sources['variants'],
    cards: folder(values, 'cards') as CardsSource[],
    clauses: folder(values, 'clauses').flat() as ClauseSource[],
    issues: (file('issues') ?? []) as IssueSource[],
    profiles: (file('profiles') ?? {}) as Record<string, ProfileSource>,
  };
}

/** The files of a folder in the order of their names. */
function folder(values: Values, name: string): unknown[] {
  const prefix = `${GAME_FOLDER}/${name}/`;
  return [...values.keys()]
    .filter((path) => path.startsWith(prefix))
    .sort()
    .map((path) => values.get(path));
}
