/** Events that are played together with a second card (UN Intervention). */
import type { CardFilter, Role } from '../events/vocabulary-values.ts';
import type { Card } from '../ruleset.ts';

/** The second card that a paired event takes, which is what its condition asks the player to hold; undefined for others. */
export function companionOf({
  requires,
  timing,
}: Pick<Card, 'requires' | 'timing'>): { readonly side: Role; readonly where: CardFilter } | undefined {
  if (!requires || !timing?.paired) return undefined;
  for (const condition of 'all' in requires ? requires.all : [requires])
    if ('holds' in condition && 'where' in condition.holds) return condition.holds;
  return undefined;
}
