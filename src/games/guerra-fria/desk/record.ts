/** Records of games: what was laid, round by round, and what the table says came of it. */

import { type Attempt, attempt } from '../../../core/case-problem.ts';
import type { Difference } from '../../../core/compare.ts';
import { grouped } from '../../../core/grouped.ts';
import { stepAt } from '../../../core/steps.ts';
import type { Board } from '../board.ts';
import type { Selection } from '../cards.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { idOf, SEATS, type Seat } from '../seats.ts';
import { read } from '../selection.ts';
import { type CaseStep, type GuerraFria, judged } from './case.ts';
import type { CaseAction, CaseInput } from './format.ts';
import { writeLine } from './notation.ts';
import { observe } from './observe.ts';
import { factsOf, setUpBoard, withPolicies } from './reading.ts';
import { compare } from './suite.ts';
import type { Observed } from './told.ts';
import { makeWords, type Words } from './words.ts';

/** An action of a record, perhaps with what the table noted down after it. */
export type RecordAction = CaseAction & { readonly result?: Readonly<Record<string, unknown>> };

/** A game from the opening, or from a position; `game: guerra-fria` says what it is. */
export interface GameRecord extends Pick<CaseInput, 'title' | 'policies' | 'position' | 'note'> {
  readonly game?: 'guerra-fria';
  readonly action: readonly RecordAction[];
}

/** Something in a record that the rules do not bear out. */
export interface Violation {
  /** Index of the action. */
  readonly action: number;
  /** Round in which it happened. */
  readonly round: number;
  readonly clause: string;
  /** Message of the finding; `result` where a noted result is wrong. */
  readonly message: string;
  readonly differences: readonly Difference[];
}

export interface Replay {
  /** The position before the first action. */
  readonly start: Board;
  readonly steps: readonly CaseStep[];
  /** The steps of one action. */
  readonly stepsOf: (action: number) => readonly CaseStep[];
  /** Refused facts and wrong results; the replay ends at the first refused fact. */
  readonly violations: readonly Violation[];
  /** Null selections: part of the game, but worth a note. */
  readonly nullMoves: readonly Violation[];
  readonly undetermined: readonly Violation[];
  readonly ending: Observed;
}

/** Judges every action of a record and compares every result that it states. */
export function replayRecord(
  game: GuerraFria,
  rules: Ruleset,
  record: GameRecord,
  words: Words = makeWords(),
): Attempt<{ readonly replay: Replay }> {
  return attempt(() => ({ replay: replayValid(game, rules, record, words) }));
}

function replayValid(game: GuerraFria, rules: Ruleset, record: GameRecord, words: Words): Replay {
  const agrees = record.action[0]?.kind === 'agree' && record.position === undefined;
  const first = game.steps.indexOf(agrees ? 'agreement' : 'round.selecting') ?? 0;
  const start = setUpBoard(withPolicies(rules, record), record.position, words, first);
  const steps: CaseStep[] = [];
  const wrong: Violation[] = [];
  let board = start;
  for (const [action, entry] of record.action.entries()) {
    const facts = factsOf(entry, words, ['action', action]).map((fact) => ({ action, fact }));
    steps.push(...judged(game, board, facts));
    const last = steps.at(-1);
    if (last?.verdict === 'illegal') break;
    board = last?.after ?? board;
    wrong.push(...wrongResult(game, steps, action, entry.result));
  }
  const ending = observe(board, stepAt(game.steps, board.state).path);
  const byAction = grouped(steps, ({ action }) => action);
  return {
    start,
    steps,
    stepsOf: (action) => byAction.get(action) ?? [],
    violations: [...steps.flatMap((step) => violation(step, 'forbids')), ...wrong].sort((a, b) => a.action - b.action),
    nullMoves: steps.flatMap(nullMoves),
    undetermined: steps.flatMap((step) => violation(step, 'undetermined')),
    ending,
  };
}

/** Refused or undecided tests of a fact. */
function violation({ action, before, findings }: CaseStep, force: 'forbids' | 'undetermined'): Violation[] {
  return findings
    .filter((finding) => finding.force === force)
    .map(({ clause, message }) => ({ action, round: before.state.round, clause, message, differences: [] }));
}

/** Conditions that selections failed when they were turned up. */
function nullMoves({ action, before, consequences }: CaseStep): Violation[] {
  return consequences
    .filter(({ force }) => force === 'forbids')
    .map(({ clause, message }) => ({ action, round: before.state.round, clause, message, differences: [] }));
}

function wrongResult(
  game: GuerraFria,
  steps: readonly CaseStep[],
  action: number,
  result: Readonly<Record<string, unknown>> = {},
): Violation[] {
  const step = steps.at(-1);
  if (!step) return [];
  const { state } = step.after;
  const facts = observe(step.after, stepAt(game.steps, state).path);
  const differences = compare(result, { verdict: step.verdict, facts, findings: step.findings });
  if (differences.length === 0) return [];
  return [{ action, round: step.before.state.round, clause: '2.4.1.2', message: 'result', differences }];
}

/** The selections of one round, by seat. */
export type Round = readonly Selection[];

/** The record of a game from the opening: the selections of every round, and how it ended. */
export function makeRecord(rules: Ruleset, rounds: readonly Round[], ending?: Observed): GameRecord {
  const board = makeBoard(rules);
  const lineOf = (seat: Seat, round: Round) => writeLine(read(board, seat, round[seat] ?? []));
  const action = rounds.map((round, index): RecordAction => {
    const selections = Object.fromEntries(SEATS.map((seat) => [idOf(seat), lineOf(seat, round)]));
    const last = ending && index === rounds.length - 1;
    const result = last ? { attack: ending.attack, reserve: ending.reserve, winners: ending.winners } : undefined;
    return { kind: 'round', selections, ...(result && { result }) };
  });
  return { game: 'guerra-fria', policies: rules.policies, action };
}
