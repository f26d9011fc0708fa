/** One random game, watched. */
import { type Finding, verdictOf } from '../core/finding.ts';
import { judge, testsOf } from '../core/judge.ts';
import { advance, stepAt } from '../core/steps.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Agreement } from '../match/agreement.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type Fault, faultsOfChoices, faultsOfPosition } from './invariants.ts';
import type { Random } from './random.ts';
import { chooseFact, newGame, possibleFacts } from './table.ts';

export interface Failure {
  readonly agreement: Agreement;
  /** The facts up to the one that did it. */
  readonly facts: readonly GameFact[];
  readonly fault: Fault;
}

export interface Played {
  readonly end: Board;
  readonly facts: readonly GameFact[];
  readonly failure?: Failure;
}

/** How closely a game is watched. */
export interface Watch {
  /** Bounds of the position are tested after every decision, the choices after one in so many; nothing if 0. */
  readonly every: number;
  /** Is told of every consequence. */
  readonly report?: (finding: Finding) => void;
  /** Is told the path of every state of the chart that is entered. */
  readonly enter?: (path: string) => void;
}

const { steps } = twilightStruggle;
/** No game needs as many decisions as this. */
const ENDLESS = 20_000;

/** Plays a random game to its end, or to the first fault. */
export function playGame(agreement: Agreement, random: Random, watch: Watch): Played {
  const facts: GameFact[] = [];
  const board: Board = { ...newGame(agreement), ...(watch.report && { report: watch.report }) };
  const failed = (fault: Fault): Played => ({ end: board, facts, failure: { agreement, facts, fault } });
  watch.enter?.(stepAt(steps, board.state).path);
  for (;;) {
    try {
      const fault = faultNow(board, agreement, random, facts.length, watch.every);
      if (fault) return failed(fault);
    } catch (error) {
      return failed({ rule: 'asking what is allowed never breaks', detail: text(error) });
    }
    const { final, path } = stepAt(steps, board.state);
    if (final) return { end: board, facts };
    if (facts.length >= ENDLESS) return failed({ rule: 'a game ends', detail: `${facts.length} decisions` });
    try {
      const fact = next(board, agreement, random);
      if (!fact)
        return agreement.hands === 'not-stated'
          ? { end: board, facts }
          : failed({ rule: 'no dead ends', detail: path });
      facts.push(fact);
      if (watch.every > 0 && facts.length % (4 * watch.every) === 0) judgeTwice(board, fact);
      if (!go(board, fact, watch.enter))
        return failed({ rule: 'the chart takes what is allowed', detail: JSON.stringify(fact) });
    } catch (error) {
      return failed({ rule: 'an allowed fact can be carried out', detail: text(error) });
    }
  }
}

/** Takes a fact on this very board. False if the chart does not. */
function go(board: Board, fact: GameFact, enter?: (path: string) => void): boolean {
  if (!enter) return advance(steps, board, board.state, fact);
  return advance(steps, board, board.state, fact, ({ path }) => {
    enter(path);
    return undefined;
  });
}

/** What follows from a fact, on a board of its own. Throws if the chart does not take it. */
export function carryOn(before: Board, fact: GameFact): Board {
  const after = twilightStruggle.copy(before);
  if (!go(after, fact)) throw new Error(`the chart does not take ${JSON.stringify(fact)}`);
  return after;
}

function faultNow(board: Board, { hands }: Agreement, random: Random, at: number, every: number): Fault | undefined {
  if (every === 0) return undefined;
  const [fault] = faultsOfPosition(board);
  return fault ?? (at % every === 0 ? faultsOfChoices(board, hands, random)[0] : undefined);
}

/** The referee says the same twice, and leaves the board it was asked about as it was. */
function judgeTwice(board: Board, fact: GameFact): void {
  const position = JSON.stringify(board.state);
  const ruling = (): string => {
    const { board: after, ...said } = judge(twilightStruggle, board, fact);
    return JSON.stringify([said, after.state]);
  };
  const first = ruling();
  if (ruling() !== first) throw new Error('two rulings on the same fact differ');
  if (JSON.stringify(board.state) !== position) throw new Error('a ruling changed the board it was asked about');
}

function next(board: Board, { hands }: Agreement, random: Random): GameFact | undefined {
  const facts = possibleFacts(board, hands, random);
  if (facts.length === 0) return undefined;
  const fact = chooseFact(board, facts, random, (candidate) => endsGame(board, candidate));
  // What the table makes up may be wrong by the rules: a headline laid down unseen that must be shown.
  return fact.type !== 'headline' || isLegal(board, fact) ? fact : facts[0];
}

/** Kinds of facts that can end a game, by themselves or with the die that follows. */
const FATEFUL: ReadonlySet<GameFact['type']> = new Set([
  'target',
  'use',
  'order',
  'choose',
  'select',
  'play',
  'headline',
]);

/** Could one decision end the game from here? A guess that saves looking ahead. */
const isOnEdge = ({ state }: Board): boolean =>
  state.defcon <= 2 || Math.abs(state.vp) > 14 || state.lasting.some(({ step }) => 'offer' in step);

/** Does a decision, or the worst die after it, end the game? */
export function endsGame(board: Board, fact: GameFact): boolean {
  if (!FATEFUL.has(fact.type) || !(isOnEdge(board) || fact.type === 'choose')) return false;
  const after = carryOn(board, fact);
  if (after.state.result || fact.type !== 'target') return after.state.result !== null;
  const die = twilightStruggle.choices(after).find(({ type }) => type === 'roll');
  return die !== undefined && carryOn(after, die).state.result !== null;
}

/** Do the tests let a fact pass? */
export const isLegal = (board: Board, fact: GameFact): boolean =>
  verdictOf(testsOf(twilightStruggle, board, fact)) !== 'illegal';

const text = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ') : String(error);
