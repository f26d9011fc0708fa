/** Handing facts to the referee, and what becomes of those that are refused. */
import { type Finding, verdictOf } from '../../core/finding.ts';
import { testsOf } from '../../core/judge.ts';
import { advance, type Step, settle } from '../../core/steps.ts';
import type { FactType, GameFact } from '../../games/twilight-struggle/facts.ts';
import { claimOf } from '../../games/twilight-struggle/names.ts';
import { twilightStruggle } from '../../registry.ts';
import { AT, complain, type Run, stepNamed } from './run.ts';

const { steps } = twilightStruggle;
const MILITARY_OPERATIONS = stepNamed('turn.militaryOperations');
const FINAL_SCORING = stepNamed('turn.finalScoring');

/** Facts whose tests may depend on a hand that nobody has shown. */
const MAY_BE_OPEN: ReadonlySet<FactType> = new Set<FactType>([
  'headline',
  'play',
  'pass',
  'discard',
  'use',
  'select',
  'choose',
  'done',
]);

/** Notes the moments between turns, and stops between two action rounds. */
function follow(run: Run): (step: Step) => 'pause' | undefined {
  return (step) => {
    if (step.index === AT.between) return 'pause';
    if (step.index === MILITARY_OPERATIONS) run.turnEnds = true;
    else if (step.index === FINAL_SCORING) run.finalScoring = true;
    return undefined;
  };
}

/** Hands a fact to the referee. A fact that is refused is a violation; false then. */
export function submit(run: Run, fact: GameFact, line = run.line): boolean {
  const { board } = run;
  run.line = line;
  if (MAY_BE_OPEN.has(fact.type) && hidesCards(run, fact)) recordOpenTests(run, fact);
  run.onFact?.(fact, line, board);
  if (advance(steps, board, board.state, fact, follow(run))) return true;
  const forbids = prohibitions(run, fact);
  const instead = legalInstead(run, fact);
  const [first] = forbids;
  if (!first) throw new Error(`the checks allow "${fact.type}", the chart does not`);
  complain(run, line, first.clause, forbids, instead);
  return false;
}

/** Lets everything happen that happens by itself, past the end of the round it paused in. */
export function goOn(run: Run): void {
  const { board } = run;
  do settle(steps, board, board.state, follow(run));
  while (board.state.step === AT.between && !board.state.result);
}

/** What stands against a fact: prohibitions that no exception lifts. */
export function prohibitions(run: Run, fact: GameFact): Finding[] {
  const findings = testsOf(twilightStruggle, run.board, fact);
  const lifted = new Set(findings.flatMap((f) => (f.force === 'forbids' ? [] : (f.over ?? []))));
  return findings.filter((f) => f.force === 'forbids' && !lifted.has(f.clause));
}

/** Is there anything in the hand of the side that decides which has not been shown? */
const hidesCards = ({ board }: Run, fact: GameFact): boolean => !('by' in fact) || board.state.hidden[fact.by] !== 0;

function recordOpenTests(run: Run, fact: GameFact): void {
  const findings = twilightStruggle.check(run.board, fact);
  if (verdictOf(findings) !== 'undetermined') return;
  for (const finding of findings) {
    if (finding.force !== 'undetermined') continue;
    run.undetermined.push({ line: run.line, clause: finding.clause, reason: run.say(finding) });
  }
}

/** Other facts of the same kind that would have been legal, in words; every one once. */
function legalInstead(run: Run, fact: GameFact): string[] {
  const others = twilightStruggle.choices(run.board).filter(({ type }) => type === fact.type);
  return [...new Set(others.map((other) => run.say(claimOf(other))))];
}
