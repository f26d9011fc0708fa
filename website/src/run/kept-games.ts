/** Games that a reader has opened, in the browser's own storage until they are deleted; nothing is sent anywhere. */

export interface KeptGame {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const KEY = 'replay-games';
/** Older games make room. */
const MOST = 20;

export function keptGames(): readonly KeptGame[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Keeps a game, newest first. Where there is no storage, or no room for it, it is shown all the same. */
export function keepGame(name: string, text: string): KeptGame {
  const game = { id: idOf(text), name, text };
  store([game, ...keptGames().filter(({ id }) => id !== game.id)].slice(0, MOST));
  return game;
}

export const deleteGame = (id: string): void => store(keptGames().filter((each) => each.id !== id));

function store(games: readonly KeptGame[]): void {
  for (let kept = games.length; kept >= 0; kept--)
    try {
      return window.localStorage.setItem(KEY, JSON.stringify(games.slice(0, kept)));
    } catch {
      // Too much for the storage: the oldest goes.
    }
}

const isGame = (value: unknown): value is KeptGame =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'name', 'text'] as const).every((key) => typeof (value as KeptGame)[key] === 'string');

/** The same text has the same address. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
