/** Events that are played together with a second card (UN Intervention). */
import type { CardFilter, Role } from './effects/vocabulary-values.ts';
import type { Card } from './ruleset.ts';

/** The second card that a paired event takes, which is what its condition asks the player to hold; undefined for others. */
export function companionOf({
  requires,
  timing,
}: Pick<Card, 'requires' | 'timing'>): { readonly side: Role; readonly where: CardFilter } | undefined {
  if (!requires || !('holds' in requires) || !('where' in requires.holds) || !timing?.paired) return undefined;
  return requires.holds;
}
