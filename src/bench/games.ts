/** Whole random games of both games, every choice enumerated and one of them taken. */
import type { CaseFact } from '../cases/case.ts';
import { writeFact } from '../cases/facts.ts';
import { advance, advanceAllowed, stepAt } from '../core/steps.ts';
import { pick, type Random, seeded } from '../fuzz/random.ts';
import { newGame, possibleFacts } from '../fuzz/table.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Agreement } from '../match/agreement.ts';
import { openMatch } from '../match/twilight-struggle.ts';
import { guerraFria, randomGame } from '../registry/guerra-fria.ts';
import { guerraFriaTools } from '../registry/tools.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { bestTime, cpuTime } from './clock.ts';

/** Open hands: every card that is dealt is known, and every decision has its full list of choices. */
const AGREEMENT: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };

export interface Pace {
  readonly games: number;
  readonly decisions: number;
  readonly choices: number;
  /** Milliseconds of processor time. */
  readonly time: number;
}

interface Played {
  readonly decisions: number;
  readonly choices: number;
}

/** One game to its end. At every decision all choices are enumerated and each is as likely as the others. */
function playOut(random: Random): Played {
  const board = newGame(AGREEMENT);
  const { steps } = twilightStruggle;
  let decisions = 0;
  let choices = 0;
  while (!stepAt(steps, board.state).final) {
    const facts = possibleFacts(board, AGREEMENT.hands, random);
    const fact = pick(random, facts);
    // A deal is made up at the table; everything else is one of the choices and need not be judged again.
    const go = fact.type === 'deal' ? advance : advanceAllowed;
    if (!go(steps, board, board.state, fact)) throw new Error(`the chart does not take ${JSON.stringify(fact)}`);
    decisions++;
    choices += facts.length;
  }
  return { decisions, choices };
}

const RULES = newGame(AGREEMENT).rules;

/** The same game through the object that programs play on: choices in words, a choice as it was given, ways back kept. */
function playThrough(random: Random): Played {
  const match = openMatch(RULES, AGREEMENT);
  let decisions = 0;
  let choices = 0;
  while (!match.isOver) {
    const list = match.choices();
    const [first] = list;
    const fact = first?.type === 'deal' ? dealtAt(match.board, random) : pick(random, list);
    if (!match.apply(fact).ok) throw new Error(`a game refuses ${JSON.stringify(fact)}`);
    decisions++;
    choices += list.length;
  }
  return { decisions, choices };
}

/** The cards that a table deals, in words. */
const dealtAt = (board: Board, random: Random): CaseFact =>
  writeFact(possibleFacts(board, AGREEMENT.hands, random)[0] as GameFact, board);

/** So many games through the API, the best of several rounds. */
export function throughApi(games: number, rounds: number): Pace {
  return paceOf(games, rounds, playThrough);
}

/** So many games of *Twilight Struggle*, the best of several rounds. The same games every time. */
export function randomGames(games: number, rounds: number): Pace {
  return paceOf(games, rounds, playOut);
}

function paceOf(games: number, rounds: number, play: (random: Random) => Played): Pace {
  let decisions = 0;
  let choices = 0;
  const time = bestTime(rounds, () => {
    decisions = 0;
    choices = 0;
    for (let seed = 0; seed < games; seed++) {
      const played = play(seeded(seed));
      decisions += played.decisions;
      choices += played.choices;
    }
  });
  return { games, decisions, choices, time };
}

/** The same for *Guerra fría*: selections laid and sealed, rounds judged, invariants tested after each. */
export function randomGuerraFria(games: number, rounds: number): Pace {
  const rules = guerraFriaTools.rules();
  return paceOf(games, rounds, (random) => ({
    choices: 0,
    decisions: randomGame(guerraFria, rules, random).decisions,
  }));
}

/** Microseconds a decision in games of these many decisions: does a long game cost more than its length? */
export function costByLength(games: number, bounds: readonly number[]): { upTo: number; microseconds: number }[] {
  const seeds = bounds.map((): number[] => []);
  for (let seed = 0; seed < games; seed++) {
    const { decisions } = playOut(seeded(seed));
    seeds[bounds.findIndex((bound) => decisions <= bound)]?.push(seed);
  }
  return bounds.flatMap((upTo, at) => {
    const alike = seeds[at] ?? [];
    if (alike.length < 10) return [];
    let decisions = 0;
    const time = cpuTime(() => {
      for (const seed of alike) decisions += playOut(seeded(seed)).decisions;
    });
    return [{ upTo, microseconds: (1000 * time) / decisions }];
  });
}

/** Megabytes in use after each of four equal parts of so many games. Garbage is collected first. */
export function memoryOver(games: number, collect: () => void): number[] {
  const after: number[] = [];
  for (let part = 0; part < 4; part++) {
    for (let game = 0; game < games / 4; game++) playOut(seeded(1_000_000 + part * games + game));
    collect();
    after.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  return after;
}
