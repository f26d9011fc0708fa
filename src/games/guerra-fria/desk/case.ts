/** Ruling on a case: its actions are handed to the referee one fact at a time. */

import { type Attempt, attempt } from '../../../core/case-problem.ts';
import type { Finding, Verdict } from '../../../core/finding.ts';
import type { Game } from '../../../core/game.ts';
import { type JudgedStep, judge } from '../../../core/judge.ts';
import type { IssueId } from '../../../core/ruleset.ts';
import { stepAt } from '../../../core/steps.ts';
import type { Board } from '../board.ts';
import { judgeSelections, moveMissiles } from '../execution.ts';
import type { GameFact } from '../facts.ts';
import type { Ruleset } from '../ruleset.ts';
import { idOf, SEATS } from '../seats.ts';
import type { CaseInput } from './format.ts';
import { observe } from './observe.ts';
import { factsOf, setUpBoard, withPolicies } from './reading.ts';
import type { Observed } from './told.ts';
import { makeWords, type Words } from './words.ts';

export type GuerraFria = Game<Board, GameFact>;

export type CaseStep = JudgedStep<Board, GameFact>;

export interface CaseRuling {
  /** Illegal if a fact was refused or a selection was null: the rules speak of a transgression in both cases. */
  readonly verdict: Verdict;
  readonly steps: readonly CaseStep[];
  /** Index of the first action that is refused, null or undecided. */
  readonly failing?: number;
  /** Disputed readings that the ruling rests on. */
  readonly rests: readonly IssueId[];
  /** Everything a case may state as expected, as it came out. */
  readonly facts: Observed;
  /** Tests and consequences in the order in which they were made. */
  readonly findings: readonly Finding[];
  readonly start: Board;
  readonly end: Board;
}

export type RuleResult = Attempt<{ readonly ruling: CaseRuling }>;

/**
 * Rules on a case. A case may stop before all four players have laid their cards: then [+4] and [R] are carried out
 * as if it were their turn, since they touch only their own player's markers, and no attack is looked at.
 * @param rules the rules of the caller; the case may name other readings of disputed questions
 * @returns the ruling; or the problem, if the case cannot be understood
 */
export function ruleCase(game: GuerraFria, rules: Ruleset, input: CaseInput, words: Words = makeWords()): RuleResult {
  return attempt(() => ({ ruling: ruleValid(game, rules, input, words) }));
}

function ruleValid(game: GuerraFria, rules: Ruleset, input: CaseInput, words: Words): CaseRuling {
  const first = input.action[0]?.kind === 'agree' ? 'agreement' : 'round.selecting';
  const step = game.steps.indexOf(first) ?? 0;
  const start = setUpBoard(withPolicies(rules, input), input.position, words, step);
  const facts = input.action.flatMap((action, index) =>
    factsOf(action, words, ['action', index], true).map((fact) => ({ action: index, fact })),
  );
  const steps = [...judged(game, start, facts)];
  const stopped = steps.at(-1)?.verdict === 'illegal';
  const last = steps.at(-1)?.after ?? start;
  if (!stopped && isIncomplete(last)) {
    steps.push(carriedOut(game, last, steps.length - 1));
    // Cards laid one by one are a question about these; a round is a question about all four.
    if (input.action.at(-1)?.kind === 'round') steps.push(unstated(last, input.action.length - 1));
  }
  return rulingOf(game, start, steps);
}

/** Judges facts in order, up to the first that is refused. */
export function* judged(
  game: GuerraFria,
  start: Board,
  facts: Iterable<{ readonly action: number; readonly fact: GameFact }>,
): Iterable<CaseStep> {
  let board = start;
  for (const { action, fact } of facts) {
    const { verdict, findings, consequences, passed, board: after } = judge(game, board, fact);
    yield { action, fact, verdict, findings, consequences, passed, before: board, after };
    if (verdict === 'illegal') return;
    board = after;
  }
}

/** Some selections are known, and the round waits for others. */
const isIncomplete = ({ state }: Board): boolean => !state.result && state.laid.some((laid) => laid?.cards);

function carriedOut(game: GuerraFria, before: Board, action: number): CaseStep {
  const consequences: Finding[] = [];
  const after = game.copy(before, (finding) => consequences.push(finding));
  judgeSelections(after);
  moveMissiles(after);
  const plain = game.copy(after);
  return {
    action,
    fact: undefined,
    verdict: 'legal',
    findings: [],
    consequences,
    passed: ['2.4.1.2'],
    before,
    after: plain,
  };
}

/** What comes of a round depends on every selection. 2.4.1 */
function unstated(board: Board, action: number): CaseStep {
  const findings = SEATS.flatMap((player): Finding[] =>
    board.state.laid[player]?.cards
      ? []
      : [{ clause: '2.4.1.1', force: 'undetermined', message: 'cards.placed', args: { player: idOf(player) } }],
  );
  return {
    action,
    fact: undefined,
    verdict: 'undetermined',
    findings,
    consequences: [],
    passed: [],
    before: board,
    after: board,
  };
}

function rulingOf(game: GuerraFria, start: Board, steps: readonly CaseStep[]): CaseRuling {
  const end = steps.at(-1)?.after ?? start;
  const findings = steps.flatMap((step) => [...step.findings, ...step.consequences]);
  const failing = steps.find(isViolation) ?? steps.find(({ verdict }) => verdict === 'undetermined');
  const verdict = failing ? (isViolation(failing) ? 'illegal' : 'undetermined') : 'legal';
  return {
    verdict,
    steps,
    ...(failing && { failing: failing.action }),
    rests: [...new Set(findings.flatMap((finding) => finding.issue ?? []))],
    facts: observe(end, stepAt(game.steps, end.state).path),
    findings,
    start,
    end,
  };
}

/** A fact that is refused, or a round with a null selection in it. 2.4.2.n */
export function isViolation({ verdict, consequences }: CaseStep): boolean {
  return verdict === 'illegal' || consequences.some(({ message }) => message === 'move.null');
}
