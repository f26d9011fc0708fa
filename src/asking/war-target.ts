/** Wars whose target is chosen. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';

/** Is there a choice of targets in the war of a card? */
export function hasTarget(card: Pick<Ruleset['cards'][number], 'event'> | undefined): boolean {
  const war = card?.event.find((step) => 'war' in step);
  return war !== undefined && 'war' in war && war.war.target.id?.length !== 1;
}

/** The phrases that name a card of such a war. */
export const warsIn = <T extends { readonly values: Readonly<Record<string, unknown>> }>(
  fragments: readonly T[],
  { cards }: Pick<Ruleset, 'cards'>,
): readonly T[] =>
  fragments.filter(({ values: { card } }) => card !== undefined && hasTarget(cards.find(({ id }) => id === card)));
