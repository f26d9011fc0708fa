/** Games that a reader has opened, in the browser's own storage until they are deleted; nothing is sent anywhere. */
import type { Fact } from '../../../src/core/steps.ts';
import { isWalk } from './walk.ts';

export interface KeptGame {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What else a reader has played out in it. */
  readonly variations?: readonly Variation[];
}

/** What might have been played instead of a moment of the game. */
export interface Variation<F extends Fact = Fact> {
  readonly at: number;
  readonly facts: readonly F[];
}

/** Where the games of each kind are kept. */
export type Shelf = 'replay-games' | 'replay-guerra-fria';
/** Older games make room. */
const MOST = 20;

export function keptGames(shelf: Shelf = 'replay-games'): readonly KeptGame[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(shelf) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Keeps a game, newest first. Where there is no storage, or no room for it, it is shown all the same. */
export function keepGame(name: string, text: string, shelf: Shelf = 'replay-games'): KeptGame {
  const id = idOf(text);
  const others = keptGames(shelf).filter((each) => each.id !== id);
  const game = { ...keptGames(shelf).find((each) => each.id === id), id, name, text };
  store([game, ...others].slice(0, MOST), shelf);
  return game;
}

/** Keeps what has been played out in a game beside it. */
export const keepVariations = (id: string, variations: readonly Variation[], shelf: Shelf = 'replay-games'): void =>
  store(
    keptGames(shelf).map((game) => (game.id === id ? { ...game, variations } : game)),
    shelf,
  );

export const deleteGame = (id: string, shelf: Shelf = 'replay-games'): void =>
  store(
    keptGames(shelf).filter((each) => each.id !== id),
    shelf,
  );

function store(games: readonly KeptGame[], shelf: Shelf): void {
  for (let kept = games.length; kept >= 0; kept--)
    try {
      return window.localStorage.setItem(shelf, JSON.stringify(games.slice(0, kept)));
    } catch {
      // Too much for the storage: the oldest goes.
    }
}

const isGame = (value: unknown): value is KeptGame =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'name', 'text'] as const).every((key) => typeof (value as KeptGame)[key] === 'string') &&
  ((value as KeptGame).variations ?? []).every(isVariation);

/** Storage and links may hold anything. */
export const isVariation = (value: unknown): value is Variation => {
  const { at, facts } = (value ?? {}) as Partial<Variation>;
  return Number.isInteger(at) && isWalk({ start: '', facts });
};

/** The same text has the same address. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
