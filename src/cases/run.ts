/** A case being ruled on: facts go to the referee one at a time, and every step is kept. */

import type { Finding, Verdict } from '../core/finding.ts';
import { type JudgedStep, judge, rest } from '../core/judge.ts';
import { stepAt } from '../core/steps.ts';
import { wording } from '../core/wording.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { Missing } from './asked.ts';
import { type CaseAction, CaseError } from './case.ts';
import { sideNamed } from './effects.ts';
import type { NameIndex } from './names.ts';

export type CaseStep = JudgedStep<Board, GameFact>;

export interface Run {
  board: Board;
  readonly names: NameIndex;
  readonly steps: CaseStep[];
  readonly pile: number[];
  readonly answers: Record<string, unknown>;
  /** What is stated of an action after the game was over: nothing asked for it any more. */
  readonly passedOver: { readonly action: number; readonly key: string; readonly value: unknown }[];
  /** What had to happen because nothing else could, although nobody stated it. */
  readonly forced: { readonly fact: GameFact; readonly before: Board }[];
  /** What somebody else knows of that an action leaves open; a fact that is used is not offered again. */
  readonly otherwise?: (board: Board) => GameFact | undefined;
  /** What somebody else knows of an event that an action does not speak of: there silence declines nothing. */
  readonly told?: (board: Board) => GameFact | undefined;
  failing?: number;
  missing?: Missing;
  /** The play may be made; its dice are missing, and everything else that is stated has been used. */
  open?: boolean;
  verdict: Verdict;
}

/** States of the chart at which a case pauses: a play ends before the next player's round begins. */
export const BETWEEN_PLAYS: ReadonlySet<string> = new Set(['turn.actionRounds.between', 'turn.improveDefcon']);

/** Hands a fact to the referee. False if it was refused. */
export function submit(
  run: Run,
  action: number,
  fact: GameFact,
  pauseAt: ReadonlySet<string> = BETWEEN_PLAYS,
): boolean {
  const before = run.board;
  const { verdict, findings, consequences, passed, board } = judge(twilightStruggle, before, fact, pauseAt);
  run.steps.push({ action, fact, verdict, findings, consequences, passed, before, after: board });
  run.board = board;
  if (verdict === 'legal') return true;
  run.verdict = verdict;
  run.failing = action;
  return verdict !== 'illegal';
}

/** Lets everything happen that happens by itself, up to a state. */
export function goOn(run: Run, action: number, pauseAt: ReadonlySet<string>): void {
  const before = run.board;
  const { consequences, passed, board } = rest(twilightStruggle, before, pauseAt);
  run.board = board;
  run.steps.push({
    action,
    fact: undefined,
    verdict: 'legal',
    findings: [],
    consequences,
    passed,
    before,
    after: board,
  });
}

/** What happens by itself before somebody is asked. */
export function untilAsked(run: Run, action: number): void {
  if (!run.board.state.result && !waits(run)) goOn(run, action, new Set());
}

/** A step that hands in nothing: the position stays as it is. */
function say(
  run: Run,
  action: number,
  verdict: Verdict,
  findings: readonly Finding[],
  consequences: readonly Finding[] = [],
): void {
  const at = { before: run.board, after: run.board };
  run.steps.push({ action, fact: undefined, verdict, findings, consequences, passed: [], ...at });
}

/** The claim is refused for reasons that are no single fact. Always false: nothing more is handed in. */
export function refuse(run: Run, action: number, findings: readonly Finding[]): false {
  say(run, action, 'illegal', findings);
  run.verdict = 'illegal';
  run.failing = action;
  return false;
}

/** Something worth a word, which changes nothing. */
export const remark = (run: Run, action: number, finding: Finding): void => say(run, action, 'legal', [], [finding]);

/** Path of the state of the chart. */
export const pathNow = (run: Run): string => stepAt(twilightStruggle.steps, run.board.state).path;

/** Does the chart wait for somebody, or would it go on by itself? */
export const waits = (run: Run): boolean => stepAt(twilightStruggle.steps, run.board.state).tags.length > 0;

/** A step of the turn that cannot follow here; what is awaited is told where anything is. */
export function notDue(run: Run, clause: string): Finding {
  const { path: step } = stepAt(twilightStruggle.steps, run.board.state);
  return waits(run)
    ? { clause, force: 'forbids', message: 'phase.not-due', args: { step } }
    : { clause, force: 'forbids', message: 'phase.not-here' };
}

/** The side an action says it is by. */
export function playerOf(action: CaseAction, index: number): Side {
  const side = action.player === undefined ? undefined : sideNamed(action.player);
  if (side === undefined)
    throw new CaseError({
      path: ['action', index, 'player'],
      message: wording('the action does not say which side plays (US or USSR)'),
    });
  return side;
}

/** That dice are not stated takes nothing from the right to roll them. */
export function leaveOpen(run: Run, index: number, missing: Missing): void {
  run.missing = missing;
  run.failing = index;
  run.open = true;
}

/** The case does not say what the referee asks: no verdict is possible. */
export function stop(run: Run, index: number, missing: Missing): void {
  run.verdict = 'undetermined';
  run.failing = index;
  run.missing = missing;
  const step = stepAt(twilightStruggle.steps, run.board.state);
  say(run, index, 'undetermined', [{ clause: step.clause, force: 'undetermined', ...messageOf(missing) }]);
}

/** What is missing, as something to say. */
export function messageOf({ missing, by, stated, wanted, country }: Missing): Pick<Finding, 'message' | 'args'> {
  const some = stated !== undefined && wanted !== undefined;
  const args = {
    ...(by !== undefined && { side: by }),
    ...(some ? { n: stated, value: wanted } : wanted !== undefined && { n: wanted }),
    ...(country !== undefined && { country }),
  };
  return { message: some ? 'missing.some-markers' : `missing.${missing}`, args };
}
