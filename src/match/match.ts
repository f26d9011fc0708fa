/** A game that is being played by a program: what may come next, taking it, taking it back. Any game of the seam. */
import { CaseError } from '../core/case-problem.ts';
import { type Finding, verdictOf } from '../core/finding.ts';
import type { CoreBoard, Game } from '../core/game.ts';
import { judge, type Ruling, rest, start, testsOf } from '../core/judge.ts';
import { advanceAllowed, type Fact, stepAt } from '../core/steps.ts';

/** How a game tells its facts and positions to programs. */
export interface Teller<B extends CoreBoard, F extends Fact, Written, State> {
  readonly game: Game<B, F>;
  /** A fact in words; the same object for the same fact, where that is worth the while. */
  readonly write: (fact: F, board: B) => Written;
  /** The fact that somebody wrote. Throws a `CaseError` for what nobody can read. */
  readonly read: (written: Written, board: B) => F;
  readonly state: (board: B) => State;
}

/** What came of a fact: it was taken; it is against the rules, with the tests; or nobody can read it. */
export type Applied =
  | { readonly ok: true }
  | { readonly ok: false; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly problem: CaseError };

const TAKEN: Applied = Object.freeze({ ok: true });
/** So many facts lie at most between two positions that are kept for going back. */
const STRIDE = 32;

export class Match<B extends CoreBoard, F extends Fact, Written extends object, State> {
  readonly #teller: Teller<B, F, Written, State>;
  #board: B;
  /** The facts taken, and the positions before one in so many of them. */
  readonly #facts: F[];
  readonly #kept: B[];
  #choices: readonly Written[] | undefined;
  /** What stands behind the choices, place by place. */
  #behind: readonly F[] = [];
  #state: State | undefined;

  /** @param board a position that waits for something; nobody else may change it */
  constructor(
    teller: Teller<B, F, Written, State>,
    board: B,
    past: { facts: F[]; kept: B[] } = { facts: [], kept: [] },
  ) {
    this.#teller = teller;
    this.#board = board;
    this.#facts = past.facts;
    this.#kept = past.kept;
  }

  /** A game from the very beginning, before anything is set up. */
  static begin = <B extends CoreBoard, F extends Fact, Written extends object, State>(
    teller: Teller<B, F, Written, State>,
    empty: B,
  ): Match<B, F, Written, State> => new Match(teller, start(teller.game, empty));

  /** A game from a position; what happens by itself there happens. */
  static from = <B extends CoreBoard, F extends Fact, Written extends object, State>(
    teller: Teller<B, F, Written, State>,
    position: B,
  ): Match<B, F, Written, State> => new Match(teller, rest(teller.game, position).board);

  /** The board as it is. It changes with the next fact: look, and do not keep. */
  get board(): B {
    return this.#board;
  }

  get isOver(): boolean {
    return stepAt(this.#teller.game.steps, this.#board.state).final;
  }

  /** The position in words. */
  get state(): State {
    this.#state ??= this.#teller.state(this.#board);
    return this.#state;
  }

  /** Every fact taken so far. */
  get facts(): readonly Written[] {
    return this.#facts.map((fact) => this.#teller.write(fact, this.#board));
  }

  /**
   * Every fact that may come next. Dice are all listed; a deal, or a hand that is shown, stands there once, empty: whoever
   * knows the cards hands in a fact of their own.
   */
  choices(): readonly Written[] {
    if (this.#choices === undefined) {
      const { game, write } = this.#teller;
      const board = this.#board;
      this.#behind = this.isOver ? [] : game.choices(board);
      this.#choices = this.#behind.map((fact) => write(fact, board));
    }
    return this.#choices;
  }

  /** Takes a fact: one of the choices as it was given, which is not judged again, or one written by somebody. */
  apply(written: Written): Applied {
    const known = this.#behind[this.#choices?.indexOf(written) ?? -1];
    if (known !== undefined) {
      this.#take(known);
      return TAKEN;
    }
    const fact = this.#read(written);
    if (fact instanceof CaseError) return { ok: false, problem: fact };
    const findings = testsOf(this.#teller.game, this.#board, fact);
    if (verdictOf(findings) === 'illegal') return { ok: false, findings };
    this.#take(fact);
    return TAKEN;
  }

  /** What the rules say of a fact, which is not taken. */
  judge(written: Written): Ruling<B> | CaseError {
    const fact = this.#read(written);
    return fact instanceof CaseError ? fact : judge(this.#teller.game, this.#board, fact);
  }

  /** Takes the last fact back. False if there is none. */
  undo(): boolean {
    if (this.#facts.length === 0) return false;
    const { game } = this.#teller;
    this.#facts.pop();
    const last = Math.floor(this.#facts.length / STRIDE);
    const board = game.copy(this.#kept[last] as B);
    for (const fact of this.#facts.slice(last * STRIDE)) advanceAllowed(game.steps, board, board.state, fact);
    this.#kept.length = Math.ceil(this.#facts.length / STRIDE);
    this.#moved(board);
    return true;
  }

  /** A game of its own at the same place, which can go back as far. */
  clone(): Match<B, F, Written, State> {
    const past = { facts: [...this.#facts], kept: [...this.#kept] };
    return new Match(this.#teller, this.#teller.game.copy(this.#board), past);
  }

  #read(written: Written): F | CaseError {
    try {
      return this.#teller.read(written, this.#board);
    } catch (error) {
      if (error instanceof CaseError) return error;
      throw error;
    }
  }

  #take(fact: F): void {
    const { game } = this.#teller;
    const board = this.#board;
    if (this.#facts.length % STRIDE === 0) this.#kept.push(game.copy(board));
    if (!advanceAllowed(game.steps, board, board.state, fact))
      throw new Error(`the chart does not take ${JSON.stringify(fact)}`);
    this.#facts.push(fact);
    this.#moved(board);
  }

  #moved(board: B): void {
    this.#board = board;
    this.#choices = undefined;
    this.#state = undefined;
  }
}
