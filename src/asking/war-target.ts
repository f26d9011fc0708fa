/** Wars whose target is chosen. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';

/** Is there a choice of targets in the war of a card? */
export function hasTarget(card: string, { cards }: Pick<Ruleset, 'cards'>): boolean {
  const war = cards.find(({ id }) => id === card)?.event.find((step) => 'war' in step);
  return war !== undefined && 'war' in war && war.war.target.id?.length !== 1;
}
