/** Trying facts on a copy of the board, for choices that the log does not show. */
import type { Finding } from '../../core/finding.ts';
import { advance } from '../../core/steps.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { twilightStruggle } from '../../registry.ts';
import { AT, type Run } from './run.ts';

const { steps } = twilightStruggle;

/** What would follow from a fact. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Change of the score, positive for the US. */
  readonly vp: number;
}

/** Those of the facts that are allowed and whose outcome fits. */
export function tryFacts(run: Run, facts: readonly GameFact[], fits: (outcome: Outcome) => boolean): GameFact[] {
  return facts.filter((fact) => {
    const outcome = tryFact(run, fact);
    return outcome !== undefined && fits(outcome);
  });
}

function tryFact(run: Run, fact: GameFact): Outcome | undefined {
  const findings: Finding[] = [];
  const copy = twilightStruggle.copy(run.board, (finding) => findings.push(finding));
  const taken = advance(steps, copy, copy.state, fact, (step) => (step.index === AT.between ? 'pause' : undefined));
  return taken ? { findings, vp: copy.state.vp - run.board.state.vp } : undefined;
}

/** The changes of a card that a log would have to print. */
export const changesBy = (outcome: Outcome, clause: string): readonly Finding[] =>
  outcome.findings.filter((finding) => finding.clause === clause && finding.message.startsWith('change.'));
