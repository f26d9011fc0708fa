/** One random game, watched. */
import type { Finding } from '../core/finding.ts';
import { verdictOf } from '../core/finding.ts';
import { judge, testsOf } from '../core/judge.ts';
import { advance, stepAt } from '../core/steps.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { twilightStruggle } from '../registry.ts';
import { type Fault, faultsOfChoices, faultsOfPosition } from './invariants.ts';
import type { Random } from './random.ts';
import { type Agreement, chooseFact, newGame, possibleFacts } from './table.ts';

/** What a watcher is told of every decision. */
export interface Moment {
  readonly before: Board;
  readonly fact: GameFact;
  readonly after: Board;
  /** Paths of the states of the chart that were entered. */
  readonly entered: readonly string[];
  readonly consequences: readonly Finding[];
}

export interface Failure {
  readonly agreement: Agreement;
  /** The facts up to the one that did it. */
  readonly facts: readonly GameFact[];
  readonly fault: Fault;
}

export interface Played {
  readonly decisions: number;
  readonly end: Board;
  readonly facts: readonly GameFact[];
  readonly failure?: Failure;
}

/** How closely a game is watched. */
export interface Watch {
  /** Test positions and choices at every so-manieth decision; never if 0. */
  readonly every: number;
  readonly see?: (moment: Moment) => void;
}

/** No game needs as many decisions as this. */
const ENDLESS = 20_000;

/** Plays a random game to its end, or to the first fault. */
export function playGame(agreement: Agreement, random: Random, watch: Watch): Played {
  const facts: GameFact[] = [];
  let board = newGame(agreement);
  const failed = (fault: Fault): Played => ({
    decisions: facts.length,
    end: board,
    facts,
    failure: { agreement, facts, fault },
  });
  for (;;) {
    if (watch.every > 0 && facts.length % watch.every === 0) {
      try {
        const [fault] = [...faultsOfPosition(board), ...faultsOfChoices(board, agreement.hands, random)];
        if (fault) return failed(fault);
      } catch (error) {
        return failed({ rule: 'asking what is allowed never breaks', detail: text(error) });
      }
    }
    if (stepAt(twilightStruggle.steps, board.state).final) return { decisions: facts.length, end: board, facts };
    if (facts.length >= ENDLESS) return failed({ rule: 'a game ends', detail: `${facts.length} decisions` });
    try {
      const fact = next(board, agreement, random);
      if (!fact && agreement.hands === 'not-stated') return { decisions: facts.length, end: board, facts };
      if (!fact) return failed({ rule: 'no dead ends', detail: stepAt(twilightStruggle.steps, board.state).path });
      facts.push(fact);
      const closely = watch.every > 0 && facts.length % watch.every === 0;
      const moment = closely ? carryOnTwice(board, fact) : carryOn(board, fact);
      watch.see?.(moment);
      board = moment.after;
    } catch (error) {
      return failed({ rule: 'an allowed fact can be carried out', detail: text(error) });
    }
  }
}

/** Carries out a fact on a copy of the board. Throws if the chart does not take it. */
export function carryOn(before: Board, fact: GameFact): Moment {
  const consequences: Finding[] = [];
  const entered: string[] = [];
  const draft = twilightStruggle.copy(before, (finding) => consequences.push(finding));
  const taken = advance(twilightStruggle.steps, draft, draft.state, fact, (step) => {
    entered.push(step.path);
    return undefined;
  });
  if (!taken) throw new Error(`the chart does not take ${JSON.stringify(fact)}`);
  const { rules, tables, state } = draft;
  return { before, fact, after: { rules, tables, state }, entered, consequences };
}

/** Carries out a fact as the referee does and once more: the results are the same, and the board stays as it was. */
function carryOnTwice(board: Board, fact: GameFact): Moment {
  const position = JSON.stringify(board.state);
  const moment = carryOn(board, fact);
  const after = JSON.stringify(moment.after.state);
  if (JSON.stringify(judge(twilightStruggle, board, fact).board.state) !== after) throw new Error('two runs differ');
  if (JSON.stringify(board.state) !== position) throw new Error('a ruling changed the board it was asked about');
  if (JSON.stringify(moment.after.state) !== after) throw new Error('two boards share something');
  return moment;
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

function endsGame(board: Board, fact: GameFact): boolean {
  if (!FATEFUL.has(fact.type) || !(isOnEdge(board) || fact.type === 'choose')) return false;
  const { after } = carryOn(board, fact);
  if (after.state.result || fact.type !== 'target') return after.state.result !== null;
  const die = twilightStruggle.choices(after).find(({ type }) => type === 'roll');
  return die !== undefined && carryOn(after, die).after.state.result !== null;
}

/** Do the tests let a fact pass? */
export const isLegal = (board: Board, fact: GameFact): boolean =>
  verdictOf(testsOf(twilightStruggle, board, fact)) !== 'illegal';

const text = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ') : String(error);
