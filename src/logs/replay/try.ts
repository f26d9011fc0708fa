/** Trying facts on a copy of the board, for choices that the log does not show. */
import type { Finding } from '../../core/finding.ts';
import { advance } from '../../core/steps.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { US } from '../../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { AT, type Run } from './run.ts';

const { steps } = twilightStruggle;

/** What would follow from a fact. */
export interface Outcome {
  readonly findings: readonly Finding[];
}

/** Those of the facts that are allowed and whose outcome fits. */
export function tryFacts(run: Run, facts: readonly GameFact[], fits: (outcome: Outcome) => boolean): GameFact[] {
  return facts.filter((fact) => {
    const outcome = tryFact(run, fact);
    return outcome !== undefined && fits(outcome);
  });
}

/** The first of the facts that is allowed and whose outcome fits. */
export const firstFact = (
  run: Run,
  facts: readonly GameFact[],
  fits: (outcome: Outcome) => boolean,
): GameFact | undefined => facts.find((fact) => tryFacts(run, [fact], fits).length > 0);

function tryFact(run: Run, fact: GameFact): Outcome | undefined {
  const findings: Finding[] = [];
  const copy = twilightStruggle.copy(run.board, (finding) => findings.push(finding));
  const taken = advance(steps, copy, copy.state, fact, (step) => (step.index === AT.between ? 'pause' : undefined));
  return taken ? { findings } : undefined;
}

/**
 * The first award, positive for the US; 0 if nobody gains any. What follows may be more than the event in hand, such
 * as that of the next headline: `clause` limits it to what comes of one card.
 */
export function awardOf({ findings }: Outcome, clause?: string): number {
  const award = findings.find(
    (finding) =>
      (finding.message === 'change.vp' || finding.message === 'vp.none') &&
      (clause ?? finding.clause) === finding.clause,
  );
  const n = award?.message === 'change.vp' ? Number(award.args?.n) : 0;
  return award?.args?.side === US ? n : 0 - n;
}

/** The changes of a card that a log would have to print. */
export const changesBy = (outcome: Outcome, clause: string): readonly Finding[] =>
  outcome.findings.filter((finding) => finding.clause === clause && finding.message.startsWith('change.'));
