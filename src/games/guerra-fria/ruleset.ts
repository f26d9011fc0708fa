/** The tables of *Guerra fría*: what `rules/guerra-fria` compiles to. */
import type { CoreRuleset } from '../../core/ruleset.ts';

export interface Ruleset extends CoreRuleset {
  readonly game: 'guerra-fria';
  /** Card -> copies in the deck of one player; numbers are keys such as "12". 2.2.1 */
  readonly deck: Readonly<Record<string, number>>;
  /** Cards at each attack marker. 2.4.1.1 */
  readonly cardsPerMarker: number;
  /** Missiles that [+4] adds to a player's total. 2.4.2.1 */
  readonly gain: number;
  /** Most missiles that one [+4] puts on attack markers. 2.4.2.1 */
  readonly mostGained: number;
  /** Most missiles that one [R] moves. 2.4.2.2 */
  readonly mostMoved: number;
  /** Option of the issue `round-limit` -> last round played; options without an entry set no limit. */
  readonly roundLimits: Readonly<Record<string, number>>;
}
