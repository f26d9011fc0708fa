/** Where Operations are worth more because all of them go to one place: the China Card in Asia, Vietnam Revolts. 9.6 */
import type { CaseStep } from '../cases/rule.ts';
import type { Finding } from '../core/finding.ts';
import { cardClause, top } from '../games/twilight-struggle/board.ts';
import { locationBonus } from '../games/twilight-struggle/events/modifiers.ts';
import type { OperationsTask } from '../games/twilight-struggle/state.ts';

/**
 * The steps of a case with the bonuses noted where the value of the Operations is: a bonus shows only once it is known
 * where all points have gone, so no single step can report it.
 */
export function withBonuses(steps: readonly CaseStep[]): CaseStep[] {
  const last = new Map<string, { readonly step: CaseStep; readonly task: OperationsTask }>();
  for (const step of steps) {
    const task = top(step.before);
    const refused = step.verdict === 'illegal';
    if (task?.do === 'operations' && step.fact && !refused) last.set(`${step.action}/${task.card}`, { step, task });
  }
  return steps.map((step) => {
    const consequences = step.consequences.flatMap((finding): Finding[] => {
      const used = finding.message.startsWith('operations.')
        ? last.get(`${step.action}/${finding.args?.card}`)
        : undefined;
      return used ? [finding, ...bonusOf(used)] : [finding];
    });
    return { ...step, consequences };
  });
}

function bonusOf({ step, task }: { readonly step: CaseStep; readonly task: OperationsTask }): Finding[] {
  const { fact, before } = step;
  const named = fact && 'country' in fact ? [fact.country] : task.target === undefined ? [] : [task.target];
  const countries = [...new Set([...task.touched, ...named])];
  if (countries.length === 0) return [];
  const bonuses = task.bonuses.filter((bonus) => locationBonus(before, [bonus], countries) !== 0);
  const sum = bonuses.reduce((total, { amount }) => total + amount, 0);
  if (sum === 0) return [];
  const args = { countries, cards: bonuses.map(({ card }) => card), sum, n: task.value + sum };
  return [
    {
      clause: cardClause(before, bonuses[0]?.card ?? task.card),
      force: 'applies',
      message: 'label.operations-bonus',
      args,
    },
  ];
}
