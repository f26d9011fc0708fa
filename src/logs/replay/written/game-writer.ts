/** Writes a game, fact by fact, as the digital edition would print it. */
import { advance, begin, stepAt } from '../../../core/steps.ts';
import type { Board } from '../../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';
import type { Ruleset, SideId } from '../../../games/twilight-struggle/ruleset.ts';
import { isLateWar } from '../../../games/twilight-struggle/variants/scenario.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import { Scribe } from './scribe.ts';

/** Influence beyond the set-up, and victory points to begin with, positive for the US. */
export type Handicap = Readonly<Record<SideId, number>> & { readonly vp?: number };

const { steps } = twilightStruggle;

/** Plays the facts of a game and writes them down. */
export class GameWriter {
  readonly board: Board;
  readonly #scribe: Scribe;
  readonly #headlines: (GameFact & { readonly type: 'headline' })[] = [];

  constructor(rules: Ruleset, handicap: Handicap) {
    this.#scribe = new Scribe(rules, handicap);
    this.board = this.#scribe.board;
    begin(steps, this.board, this.board.state);
    const { vp = 0 } = handicap;
    this.board.state.vp += vp;
    const { page } = this.#scribe;
    // The fixed markers are not printed.
    page.forget();
    page.lines.push('SETUP: : Anna will play as USSR.', 'Boris will play as USA.');
    for (const [side, n] of [
      ['US', handicap.us],
      ['USSR', handicap.ussr],
    ] as const)
      if (n > 0) page.lines.push(`Handicap influence: ${side} +${n}`);
    if (vp !== 0) page.lines.push(`Handicap VP: ${vp > 0 ? 'US' : 'USSR'} +${Math.abs(vp)}`);
    page.lines.push(`Scenario: ${isLateWar(this.board) ? 'Late War' : 'Standard'}`);
    if (rules.policies['optional-cards'] !== 'excluded') page.lines.push('Optional Cards Added');
    page.lines.push('Time per Player: 45 Minutes');
  }

  get isOver(): boolean {
    return stepAt(steps, this.board.state).final;
  }

  /** Plays a fact; false if it is refused. */
  take(fact: GameFact): boolean {
    if (fact.type === 'headline') {
      this.#headlines.push(fact);
      if (this.#headlines.length === 2) this.#scribe.headline(this.#headlines.splice(0));
    } else this.#scribe.before(fact);
    if (!advance(steps, this.board, this.board.state, fact)) return false;
    this.#scribe.announceSpace();
    return true;
  }

  text(): string {
    this.#scribe.page.close();
    return `${this.#scribe.page.lines.join('\n')}\n`;
  }
}
