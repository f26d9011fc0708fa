/**
 * Games of *Guerra fría* that are kept by the number that their chances come from, with a mark for each step: of the position, of
 * what is said, and of what somebody might hand in by mistake. `npm run witnesses -- --games` writes them anew.
 */
import { join } from 'node:path';
import { start, testsOf } from '../../../../core/judge.ts';
import { advance, stepAt } from '../../../../core/steps.ts';
import { jsonLines, PACKAGE_ROOT } from '../../../../data/files.ts';
import { percent, pick, type Random, seeded } from '../../../../fuzz/random.ts';
import { markOf } from '../../../../proofs/games/course.ts';
import { type Looked, type Proof, thinned } from '../../../../proofs/proof.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import type { Board } from '../../board.ts';
import { type Card, HIGHEST, ORDERS, type Selection } from '../../cards.ts';
import { choicesOf } from '../../choices.ts';
import { randomSelection } from '../../desk/random.ts';
import { type GameFact, WAYS } from '../../facts.ts';
import { makeBoard } from '../../index.ts';
import type { Ruleset } from '../../ruleset.ts';
import { sealOf } from '../../seal.ts';
import { opponents, SEATS, type Seat } from '../../seats.ts';
import type { FourWorld } from './arithmetic.ts';

export const FOUR_GAMES_FILE = join(PACKAGE_ROOT, 'features/witnesses/guerra-fria-games.jsonl');

/** A line of the file: a game, and a letter for each of its steps. */
export interface FourGameLine {
  readonly seed: number;
  readonly marks: string;
}

/** Every line of the file. */
const readFourGames = () => jsonLines<FourGameLine>(FOUR_GAMES_FILE);

/** Rounds of a game; what can happen happens in the first. */
const ROUNDS = 8;
/** Rounds from which a game is taken up: the beginning, and those before a last round that may be agreed. */
const FROM = [1, 1, 47, 97] as const;

/** Half of the games are played as the rules recommend, half under readings thrown together. */
function rulesOf(rules: Ruleset, seed: number, random: Random): Ruleset {
  if (seed % 2 === 0) return rules;
  const open = Object.values(rules.issues).filter(({ supported }) => supported.length > 1);
  const policies = Object.fromEntries(open.map(({ id, supported }) => [id, pick(random, supported)]));
  return { ...rules, policies: { ...rules.policies, ...policies } };
}

/** Plays a game and marks each of its steps. */
function* courseOf(ownRules: Ruleset, seed: number): Iterable<string> {
  const random = seeded(seed);
  const said: unknown[] = [];
  const rules = rulesOf(ownRules, seed, random);
  const board: Board = { ...start(guerraFria, makeBoard(rules)), report: (finding) => said.push(finding) };
  const from = pick(random, FROM);
  board.state.round = from;
  if (percent(random, 50)) for (let at = 0; at < 16; at++) board.state.markers[at] = random.below(5);
  const secret = new Map<Seat, Hidden>();
  while (!stepAt(guerraFria.steps, board.state).final && board.state.round < from + ROUNDS) {
    const facts = tried(board, random, secret);
    const tests = facts.map(({ fact }) => testsOf(guerraFria, board, fact));
    const { path } = stepAt(guerraFria.steps, board.state);
    yield markOf([path, board.state, tests, said.splice(0)]);
    let went = false;
    for (const { fact, hidden } of facts) {
      if (!advance(guerraFria.steps, board, board.state, fact)) continue;
      if (hidden) secret.set(hidden.by, hidden);
      went = true;
      break;
    }
    // The chart takes nothing that somebody might do: the rest of the game says no more.
    if (!went) break;
  }
  const { path } = stepAt(guerraFria.steps, board.state);
  yield markOf([path, board.state, said]);
  if (seed % 8 === 0) yield markOf(choicesOf(board, ['agree', 'select', 'reveal']));
}

/** Cards that lie face down. */
interface Hidden {
  readonly by: Seat;
  readonly cards: Selection;
  readonly salt: string;
}

interface Tried {
  readonly fact: GameFact;
  readonly hidden?: Hidden;
}

/** A fact of every kind, right and wrong, in some order. */
function tried(board: Board, random: Random, secret: ReadonlyMap<Seat, Hidden>): readonly Tried[] {
  const by = random.below(SEATS.length) as Seat;
  const cards = someCards(board, by, random);
  const salt = `salt ${random.below(1000)}`;
  const known = [...secret.values()];
  const shown = known.length > 0 ? pick(random, known) : { by, cards, salt };
  const { round } = board.state;
  const hidden = { by, cards, salt };
  const all: Tried[] = [
    { fact: { type: 'agree', talk: pick(random, ['open', 'silent']) } },
    { fact: { type: 'talk', by, way: pick(random, WAYS) } },
    { fact: { type: 'select', by, cards } },
    { fact: { type: 'commit', by, seal: sealOf({ round, by, cards, salt }) }, hidden },
    { fact: { type: 'commit', by, seal: null }, hidden },
    { fact: { type: 'reveal', ...shown } },
    { fact: { type: 'reveal', ...shown, by } },
    { fact: { type: 'reveal', ...shown, salt } },
    { fact: { type: 'reveal', ...shown, cards } },
  ];
  // Who has not laid or shown yet does so sooner or later.
  const rest = SEATS.map((seat): Tried => {
    const own = secret.get(seat) ?? { by: seat, cards: someCards(board, seat, random), salt };
    return board.state.laid[seat]
      ? { fact: { type: 'reveal', ...own } }
      : { fact: { type: 'select', by: seat, cards: own.cards } };
  });
  return [...turned(all, random.below(all.length)), ...rest];
}

const turned = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** Cards as somebody lays them; now and then one of them is another, lies elsewhere or is missing. */
function someCards(board: Board, by: Seat, random: Random): Selection {
  const cards = randomSelection(board, by, random).map((pair) => [...pair]);
  if (percent(random, 60)) return cards;
  const target = pick(random, percent(random, 85) ? opponents(by) : SEATS);
  const pair = cards[target] as Card[];
  const way = random.below(8);
  if (way === 0) pair.pop();
  else if (way === 1) pair.push(someCard(random));
  else if (way < 5 && typeof pair[1] === 'number')
    pair[1] = Math.min(HIGHEST, Math.max(0, pair[1] + pick(random, [1, -1, 3])));
  else pair[random.below(2)] = someCard(random);
  return cards;
}

const someCard = (random: Random): Card => (percent(random, 50) ? pick(random, ORDERS) : random.below(HIGHEST + 1));

/** The lines of so many games. */
export function* playedFourGames({ rules }: FourWorld, games: number): Iterable<FourGameLine> {
  for (let seed = 0; seed < games; seed++) yield { seed, marks: [...courseOf(rules, seed)].join('') };
}

/** How many games are kept, and which of them the quick part plays. */
export const FOUR_GAMES_KEPT = 240;
const QUICK = 3;

function* lookAtGames({ rules }: FourWorld, quick: boolean): Iterable<Looked> {
  for (const { seed, marks } of thinned(readFourGames(), quick ? QUICK : 1)) {
    const now = [...courseOf(rules, seed)].join('');
    const at = [...marks].findIndex((mark, n) => mark !== now[n]);
    yield now === marks
      ? undefined
      : { detail: `game ${seed}, step ${(at < 0 ? marks.length : at) + 1}`, differences: [] };
  }
}

export const FOUR_GAME_PROOFS: readonly Proof<FourWorld>[] = [
  { id: 'games', clauses: [], method: 'witness', kept: true, look: lookAtGames },
];
