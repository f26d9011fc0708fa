/**
 * What becomes of cards in random games: whatever is played, a removed card stays removed, what is held stays in hand for the next
 * turn, no discard comes back early, and a headline gives no Operations but those that its event grants.
 */
import { advance, stepAt } from '../../core/steps.ts';
import { seeded } from '../../fuzz/random.ts';
import { chooseFact, possibleFacts } from '../../fuzz/table.ts';
import { type Board, top } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { DISCARD, handOf, NO_HEADLINE, REMOVED, type State } from '../../games/twilight-struggle/state.ts';
import { SIDES, USSR } from '../../games/twilight-struggle/tables.ts';
import type { Agreement } from '../../match/agreement.ts';
import { someAgreement } from '../agreements.ts';
import { watcherOf } from '../chart/walks.ts';
import type { Looked, Proof, World } from '../proof.ts';

/** No game needs as many decisions as this. */
const ENDLESS = 3000;
const CHOOSING = 'turn.headline.choosing';

/** A position between two decisions. */
interface At {
  readonly path: string;
  readonly state: Pick<State, 'turn' | 'headline' | 'chinaHolder' | 'chinaUp'>;
  readonly zone: readonly number[];
}

const lookedAt = (path: string, { turn, headline, chinaHolder, chinaUp, zone }: State): At => ({
  path,
  state: { turn, headline: [...headline], chinaHolder, chinaUp },
  zone: [...zone],
});

/** What one step must leave as it is; the clause that it breaks otherwise. */
function broken(before: At, board: Board, path: string): string | undefined {
  const { state, tables, rules } = board;
  const numbers = rules.cards.map(({ number }) => number);
  const moved = (from: number): readonly number[] =>
    numbers.filter((card) => before.zone[card] === from && state.zone[card] !== from);
  if (moved(REMOVED).length > 0) return `4.3.a: card ${moved(REMOVED)[0]} was removed and is back`;
  const { periods } = tables;
  const begins = state.turn > 1 && periods[state.turn]?.id !== periods[state.turn - 1]?.id;
  if (begins && (before.path === 'turn.deal' || path === 'turn.deal') && moved(DISCARD).length > 0)
    return `4.4.a: card ${moved(DISCARD)[0]} comes out of the discards when the next period is shuffled in`;
  for (const side of SIDES) {
    const [lost] = moved(handOf(side));
    if (lost !== undefined && before.path === 'turn.deal') return `4.5.D.d: card ${lost} was held and is gone`;
    if (before.path !== CHOOSING || path === CHOOSING || !path.startsWith('turn.headline.')) continue;
    const could = numbers.some((card) => before.zone[card] === handOf(side) && card !== tables.china);
    if (could && (state.headline[side] === 0 || state.headline[side] === NO_HEADLINE))
      return '4.5.C.f: a side with cards has no headline';
  }
  const task = top(board);
  // Missile Envy and Grain Sales to Soviets make a side play another card, which is no headline.
  const isHeadline = task?.do === 'operations' && state.headline.includes(task.card);
  if (path.startsWith('turn.headline.') && isHeadline && !task.granted)
    return `4.5.C.h: the headline ${task.card} gives Operations that its event does not`;
  return undefined;
}

/** Plays a game and looks at every step; the first position is looked at by itself. */
function* lookAtGame(world: World, agreement: Agreement, seed: number): Iterable<Looked> {
  const watcher = watcherOf(world);
  const { steps } = watcher;
  const random = seeded(seed);
  const board = watcher.begin(agreement);
  if (!board.tables.civilWar && agreement.policies['turn-zero'] === undefined)
    yield board.state.chinaHolder === USSR && board.state.chinaUp
      ? undefined
      : { detail: `3.1.a: the China Card does not begin with the USSR, face up (game ${seed})`, differences: [] };
  for (let n = 0; n < ENDLESS; n++) {
    const { path, final } = stepAt(steps, board.state);
    if (final) return;
    const facts = possibleFacts(board, agreement.hands, random);
    if (facts.length === 0) return;
    const before = lookedAt(path, board.state);
    const fact = chooseFact(board, facts, random, () => false);
    if (!advance(steps, board, board.state, fact) && !advance(steps, board, board.state, facts[0] as GameFact)) return;
    const found = broken(before, board, stepAt(steps, board.state).path);
    yield found === undefined ? undefined : { detail: `${found} (game ${seed}, step ${n + 1})`, differences: [] };
  }
}

function* lookAtCards(world: World, quick: boolean): Iterable<Looked> {
  for (let seed = 0; seed < (quick ? 12 : 400); seed++) {
    const agreement = someAgreement(world.rules, world.edition, seeded(seed));
    yield* lookAtGame(world, seed % 2 === 0 ? { ...agreement, hands: 'known' } : agreement, seed);
  }
}

export const CARD_PROOFS: readonly Proof[] = [
  {
    id: 'cards-lie',
    clauses: ['3.1.a', '4.3.a', '4.4.a', '4.5.C.f', '4.5.C.h', '4.5.D.d'],
    method: 'games',
    look: lookAtCards,
  },
];
