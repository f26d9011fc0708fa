/**
 * Can a side still do what it must in this turn: play its scoring cards, make its military operations, and keep DEFCON
 * from ending the game? A search over its own rounds, in which the referee plays everything; nothing here knows a rule.
 */
import { settle, stepAt } from '../core/steps.ts';
import { type Board, card } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { handOf, NO_HEADLINE, UNSEEN } from '../games/twilight-struggle/state.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { scoringHeld } from '../games/twilight-struggle/turn/hands.ts';
import { nextRound } from '../games/twilight-struggle/turn/rounds.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { decidesOf, isAlike, type Link } from './link.ts';
import { carriedToNext, pause } from './onward.ts';
import { restKey } from './position-key.ts';

/** What may be asked of a plan besides staying in the game. */
export interface Duties {
  /** No scoring card is left in hand. 4.5.D.e */
  readonly scoring: boolean;
  /** As many military operations as the DEFCON level. 8.2.1 */
  readonly milops: boolean;
}

/** One of the own rounds of a plan. */
export interface PlannedRound {
  /** 0 for the headline. */
  readonly round: number;
  /** The card with its use, and all that is decided after it. */
  readonly links: readonly Link[];
  /** What depends on others in it and makes a difference: with another die or choice the plan goes on otherwise, or fails. */
  readonly hinges: readonly Link[];
  /** After it. */
  readonly defcon: number;
  readonly milops: number;
}

/** How far a plan can be relied on. */
export type Reliance = 'certain' | 'possible' | 'none' | 'unknown';

export interface Plan {
  readonly side: Side;
  readonly duties: Duties;
  /**
   * `certain`: whatever dice, hidden cards and choices of the opponent come up in own plays; `possible`: with luck; `none`:
   * not even then; `unknown`: none was found, and not everything could be searched.
   */
  readonly reliance: Reliance;
  /** Own rounds left, the headline included. */
  readonly rounds: number;
  readonly way: readonly PlannedRound[];
  /** Positions looked at. */
  readonly positions: number;
  /** False where some could not be looked at: then `possible` may be certain in truth. */
  readonly complete: boolean;
}

/** No more positions are looked at. */
const MOST_POSITIONS = 20_000;
/** In plays that make do without the events a side need not play. */
const MOST_QUIET = 8000;

/** None, with luck, or for certain; −1 for a way back to where it came from: a tie that is rolled again. */
type Worth = -1 | 0 | 1 | 2;

const RELIANCE = ['none', 'possible', 'certain'] as const;

/** The best plan of a side that has its hand known. The board waits for a headline, or is between two plays. */
export function planOf(board: Board, side: Side, duties: Duties, most = MOST_POSITIONS): Plan {
  const quiet = new Search(side, duties, Math.min(MOST_QUIET, most), true);
  const first = resolved(quiet, board);
  if (first.reliance === 'certain') return first;
  const whole = new Search(side, duties, most, false);
  const second = resolved(whole, board);
  return second.reliance === 'unknown' && first.reliance === 'possible' ? { ...first, complete: false } : second;
}

/** The plan that is asked for first; others follow where it cannot be done. */
export type Plans = readonly [Plan, ...Plan[]];

/**
 * The plan that is asked for; where it cannot be done, what can be done without the military operations, and without
 * the scoring cards.
 * @returns `hand` if some card of the side is not known, `moment` if no card is to be played now
 */
export function plansOf(board: Board, side: Side, duties: Duties): Plans | 'hand' | 'moment' {
  const obstacle = obstacleTo(board, side);
  if (obstacle) return obstacle;
  let plans: Plans | undefined;
  for (plans of growingPlans(board, side, duties));
  return plans as Plans;
}

/** Why no plan can be made. */
export function obstacleTo(board: Board, side: Side): 'hand' | 'moment' | undefined {
  if (board.state.hidden[side] !== 0) return 'hand';
  const path = pathOf(board);
  return board.state.result || !(path === BETWEEN || CHOOSING.has(path) || path.startsWith('turn.headline.choosing'))
    ? 'moment'
    : undefined;
}

/** Positions that are looked at before the first answer is given, and before each that follows. */
const EXTENTS = [1000, 5000, MOST_POSITIONS];

/** The same, searched farther from answer to answer, for whoever wants to be asked in between. The last one counts. */
export function* growingPlans(board: Board, side: Side, duties: Duties): Generator<Plans> {
  let plan: Plan | undefined;
  for (const most of EXTENTS) {
    plan = planOf(board, side, duties, most);
    yield [plan];
    if (plan.complete || plan.reliance === 'certain') break;
  }
  if (plan?.reliance !== 'none' || !(duties.scoring && duties.milops)) return;
  const withoutMilops = planOf(board, side, { ...duties, milops: false });
  yield [plan, withoutMilops];
  yield [plan, withoutMilops, planOf(board, side, { ...duties, scoring: false })];
}

function resolved(search: Search, board: Board): Plan {
  const { side, duties } = search;
  const start = ownTurn(board, side);
  const rounds = start ? ownRounds(start, side) : 0;
  const worth = start ? search.worth(start) : search.reached(board) ? 2 : 0;
  const way = start && worth > 0 ? search.way(start) : [];
  const complete = search.left >= 0;
  const reliance = worth === 0 && !complete ? 'unknown' : RELIANCE[worth === -1 ? 0 : worth];
  return { side, duties, reliance, rounds, way, positions: search.looked, complete };
}

/** Rounds that a side still plays in this turn, the headline included; the board waits for one of them. */
function ownRounds(board: Board, side: Side): number {
  const now = twilightStruggle.copy(board);
  if (isHeadline(board)) now.state.round = 0;
  let rounds = 1;
  for (let next = nextRound(now); next; next = nextRound(now)) {
    if (next.side === side) rounds += 1;
    now.state.round = next.round;
    now.state.phasing = next.side;
  }
  return rounds;
}

const pathOf = (board: Board): string => stepAt(twilightStruggle.steps, board.state).path;
const isHeadline = (board: Board): boolean => pathOf(board).startsWith('turn.headline');

const BETWEEN = 'turn.actionRounds.between';
const CHOOSING: ReadonlySet<string> = new Set([
  'turn.actionRounds.choosingCard',
  'turn.actionRounds.trapped.discarding',
]);

/**
 * The next position in which a side plays a card; undefined if none comes in this turn. Rounds of the opponent are left
 * out, as if nothing happened in them.
 */
export function ownTurn(from: Board, side: Side): Board | undefined {
  const board = twilightStruggle.copy(from);
  const { state } = board;
  const { steps } = twilightStruggle;
  if (isHeadline(board) && state.headline[rival(side)] === 0) state.headline[rival(side)] = NO_HEADLINE;
  if (state.phasing !== side && CHOOSING.has(pathOf(board))) {
    state.step = steps.rows.findIndex(({ step }) => step.path === BETWEEN);
    state.agenda = [];
  }
  while (pathOf(board) === BETWEEN) {
    let next = nextRound(board);
    while (next && next.side !== side) {
      state.round = next.round;
      state.phasing = next.side;
      next = nextRound(board);
    }
    if (!next) return undefined;
    // A round with nothing to play is over at once.
    settle(steps, board, state, pause);
  }
  return state.result || pathOf(board) === 'turn.improveDefcon' ? undefined : board;
}

class Search {
  readonly side: Side;
  readonly duties: Duties;
  /** Positions that may still be looked at; below 0 if some were not. */
  left: number;
  looked = 0;
  /** Are events left out that need not be played? */
  private readonly quiet: boolean;
  private readonly known = new Map<string, Worth>();
  private readonly pending = new Set<string>();

  constructor(side: Side, duties: Duties, most: number, quiet: boolean) {
    this.side = side;
    this.duties = duties;
    this.left = most;
    this.quiet = quiet;
  }

  /** Is everything done that was asked? The board is after the last own round. */
  reached(board: Board): boolean {
    const { state } = board;
    if (state.result) return state.result.winner === this.side;
    if (this.duties.scoring && scoringHeld(board, this.side).most > 0) return false;
    return !this.duties.milops || state.milops[this.side] >= state.defcon;
  }

  /** What a position is worth in which something is to be decided. */
  worth(board: Board): Worth {
    if (board.state.result) return this.reached(board) ? 2 : 0;
    const key = this.key(board);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.pending.has(key)) return -1;
    if (this.left <= 0) {
      this.left = -1;
      return 0;
    }
    this.left -= 1;
    this.looked += 1;
    this.pending.add(key);
    const { own, facts } = this.choices(board);
    const worth = own ? this.best(board, facts) : this.middle(board, facts);
    this.pending.delete(key);
    // What was left out may have been worth more.
    if (this.left >= 0 || worth === 2) this.known.set(key, worth);
    return worth;
  }

  private best(board: Board, facts: readonly GameFact[]): Worth {
    let best: Worth = 0;
    for (const fact of facts) {
      const worth = this.after(board, fact);
      if (worth > best) best = worth;
      if (best === 2) break;
    }
    return best;
  }

  /** What others decide: certain only if everything is. */
  private middle(board: Board, facts: readonly GameFact[]): Worth {
    let [some, all] = [false, facts.length > 0];
    for (const fact of facts) {
      const worth = this.after(board, fact);
      if (worth < 0) continue;
      some ||= worth > 0;
      all &&= worth === 2;
      if (some && !all) break;
    }
    return all ? 2 : some ? 1 : 0;
  }

  private after(board: Board, fact: GameFact): Worth {
    const next = this.next(board, fact);
    return next === 'reached' ? 2 : next === 'missed' ? 0 : this.worth(next);
  }

  /** The next position in which something is to be decided, the rounds of the opponent left out. */
  private next(board: Board, fact: GameFact): Board | 'reached' | 'missed' {
    const after = carriedToNext(board, fact);
    const there = ownTurn(after, this.side);
    if (there && !there.state.result) return there;
    return this.reached(after) ? 'reached' : 'missed';
  }

  /** What may come next, what helps most often first, and whether it is an own choice. */
  private choices(board: Board): { readonly own: boolean; readonly facts: readonly GameFact[] } {
    const all = twilightStruggle.choices(board).filter((fact) => !isHeadline(board) || isOwnHeadline(fact, this.side));
    const first = all[0];
    const own = first !== undefined && decidesOf(first, this.side) === 'own';
    const alike = all.find((fact) => isAlike(board, fact));
    const some = all.filter((fact) => fact === alike || !isAlike(board, fact));
    if (!own) return { own, facts: some };
    const uses = this.quiet ? withoutEvents(some) : some;
    return {
      own,
      facts: this.oneOfEachKind(
        board,
        [...uses].sort((a, b) => this.rank(board, a) - this.rank(board, b)),
      ),
    };
  }

  /** Targets of a coup that do the same to what is asked are one: that of the most markers of the opponent. */
  private oneOfEachKind(board: Board, facts: readonly GameFact[]): readonly GameFact[] {
    if (facts.length < 2 || !facts.every(({ type }) => type === 'target')) return facts;
    const kinds = new Set<string>();
    return facts.filter((fact) => {
      const there = carriedToNext(board, fact);
      const [first] = twilightStruggle.choices(there);
      const after = first && decidesOf(first, this.side) === 'dice' ? carriedToNext(there, first) : there;
      const { defcon, milops, result, lasting } = after.state;
      const kind = JSON.stringify([defcon, milops, result, lasting, first]);
      if (kinds.has(kind)) return false;
      kinds.add(kind);
      return true;
    });
  }

  private rank(board: Board, fact: GameFact): number {
    const { state } = board;
    if (fact.type === 'play' || fact.type === 'headline') {
      const { scoring, owner, ops } = card(board, fact.card);
      if (scoring) return -1;
      const lacks = state.milops[this.side] < state.defcon;
      return (owner === rival(this.side) ? 10 : 0) + (lacks ? 5 - ops : ops);
    }
    if (fact.type === 'use') return USES.indexOf(fact.use);
    if (fact.type === 'mode') return (fact.mode === 'coup') === state.milops[this.side] < state.defcon ? 0 : 1;
    if (fact.type === 'target') return -(state.influence[2 * fact.country + rival(this.side)] ?? 0);
    return 0;
  }

  /** What tells positions apart: all but where influence and cards out of play lie, and the victory points far from the end. */
  private key(board: Board): string {
    const { vp, lying } = board.state;
    const hands = Array.from({ length: lying.length }, (_, at) =>
      at === UNSEEN || at === handOf(0) || at === handOf(1) ? lying[at]?.list() : undefined,
    );
    const told = Math.abs(vp) < NEAR_THE_END ? 0 : vp;
    return `${JSON.stringify(hands)}${restKey(board, { placed: undefined, handicap: undefined, vp: told })}`;
  }

  /** The rounds of a plan, from a position that is worth something. */
  way(start: Board): PlannedRound[] {
    const rounds: PlannedRound[] = [];
    let now = start;
    for (;;) {
      const round = isHeadline(now) ? 0 : now.state.round;
      const links: Link[] = [];
      const hinges: Link[] = [];
      let next: Board | 'reached' | 'missed' = now;
      let last = now;
      while (typeof next !== 'string' && (links.length === 0 || this.isWithin(next, now))) {
        last = next;
        const { own, facts } = this.choices(last);
        const worths = facts.map((fact) => ({ fact, worth: this.after(last, fact), key: this.afterKey(last, fact) }));
        const chosen = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
        const link = { fact: chosen.fact, decides: own ? ('own' as const) : decidesOf(chosen.fact, this.side) };
        links.push(link);
        if (!own && worths.some(({ key }) => key !== chosen.key)) hinges.push(link);
        next = this.next(last, chosen.fact);
      }
      const after = carriedToNext(last, (links.at(-1) as Link).fact);
      rounds.push({ round, links, hinges, defcon: after.state.defcon, milops: after.state.milops[this.side] });
      if (typeof next === 'string') return rounds;
      now = next;
    }
  }

  private isWithin(board: Board, start: Board): boolean {
    return board.state.round === start.state.round && isHeadline(board) === isHeadline(start);
  }

  private afterKey(board: Board, fact: GameFact): string {
    const next = this.next(board, fact);
    return typeof next === 'string' ? next : this.key(next);
  }
}

/** Farther from the end of the track, victory points are not told apart. */
const NEAR_THE_END = 10;

const USES = ['operations', 'space', 'event', 'paired'];

const isOwnHeadline = (fact: GameFact, side: Side): boolean =>
  fact.type !== 'headline' || (fact.by === side && fact.card > 0);

function withoutEvents(facts: readonly GameFact[]): readonly GameFact[] {
  const others = facts.filter((fact) => fact.type !== 'use' || fact.use !== 'event');
  return others.length > 0 ? others : facts;
}
