/** Odds and dangers at positions of games: of a coup, of every target, of a hand of nine. */
import { readFileSync } from 'node:fs';
import { type Chosen, chosenBy } from '../fuzz/danger-truth.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { handOf, putCard } from '../games/twilight-struggle/state.ts';
import { holds } from '../games/twilight-struggle/turn/hands.ts';
import { replayLog } from '../logs/replay/replay.ts';
import { actsOf } from '../odds/acts.ts';
import { dangersOf } from '../odds/danger.ts';
import { summed } from '../odds/odds.ts';
import { spread } from '../odds/spread.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { cpuTime, median } from './clock.ts';
import { generatedLogs, rulesOfLogs } from './material.ts';

const HAND = 9;

interface LoggedChoice {
  readonly fact: GameFact;
  readonly board: Board;
}

/** Milliseconds at each of the positions. */
export interface ChanceTimes {
  readonly coups: readonly number[];
  readonly tables: readonly number[];
  readonly hands: readonly number[];
}

/** @param files logs to take positions from; without any, games are generated */
export function chanceTimes(files: readonly string[], most: number): ChanceTimes {
  const games = gamesOf(files);
  const facts = games.flat();
  const coups = facts.filter(({ fact, board }) => fact.type === 'roll' && choosesDice(board));
  const tables = facts.filter(({ fact }) => fact.type === 'mode');
  return {
    coups: some(coups, most).map(({ board }) => cpuTime(() => void summed(spread(board), board))),
    tables: some(tables, most).map(({ board }) => cpuTime(() => void actsOf(board))),
    hands: hands(games, most).map(({ board, by }) => cpuTime(() => void dangersOf(board, by))),
  };
}

/** Plays of games with a hand of nine, spread over all of them. */
export const handsOf = (files: readonly string[], most: number): Chosen[] => hands(gamesOf(files), most);

const hands = (games: readonly (readonly LoggedChoice[])[], most: number): Chosen[] =>
  some(
    games.flatMap((game) => game.flatMap((_, at) => withHand(game, at) ?? [])),
    most,
  );

const gamesOf = (files: readonly string[]): LoggedChoice[][] =>
  (files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')) : generatedLogs(2)).map(choicesIn);

const choosesDice = (board: Board): boolean => twilightStruggle.choices(board).some(({ type }) => type === 'roll');

function choicesIn(log: string): LoggedChoice[] {
  const told: LoggedChoice[] = [];
  replayLog(rulesOfLogs(), log, {
    onFact: (fact, _line, board) => told.push({ fact, board: twilightStruggle.copy(board) }),
  });
  return told;
}

/** As many of them, spread over all. */
function some<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)] as T);
}

/** A play of a game with the nine cards that its player is the next to play: a log does not tell hands. */
function withHand(game: readonly LoggedChoice[], at: number): Chosen | undefined {
  const { fact, board } = game[at] as LoggedChoice;
  const chosen = chosenBy(board, fact, undefined);
  if (!chosen || fact.type !== 'play') return undefined;
  const cards = new Set<number>();
  for (const { fact: next } of game.slice(at)) {
    if ((next.type !== 'play' && next.type !== 'headline') || next.by !== chosen.by) continue;
    if (next.card !== board.tables.china && next.card > 0 && holds(board, chosen.by, next.card) !== false)
      cards.add(next.card);
    if (cards.size === HAND) break;
  }
  if (cards.size < HAND) return undefined;
  const held = twilightStruggle.copy(board);
  for (const card of cards) putCard(held.state, card, handOf(chosen.by));
  held.state.hidden[chosen.by] = 0;
  return { ...chosen, board: held };
}

/** The one in the middle and the longest. */
export const middleAndLongest = (times: readonly number[]) => [median(times), Math.max(...times)] as const;
