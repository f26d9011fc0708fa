/**
 * Tests that hidden cards decide. When a fact is taken the referee may not know whether it was right; later lines may
 * tell. What a fact says about the hand of its side is a claim like any other, and what is still open at the end of the
 * log is looked at again with all that the log has told.
 */
import { type Finding, verdictOf } from '../../../core/finding.ts';
import { type Board, cardClause, top } from '../../../games/twilight-struggle/board.ts';
import { isAllowed, questionOf } from '../../../games/twilight-struggle/check.ts';
import { isAskedFor } from '../../../games/twilight-struggle/events/card-verbs.ts';
import type { FactOf, GameFact } from '../../../games/twilight-struggle/facts.ts';
import { ABSENT, copyState, handOf, putCard, type State, UNSEEN } from '../../../games/twilight-struggle/state.ts';
import { CARD_SLOTS, type Side } from '../../../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import type { Undetermined } from '../report.ts';
import type { Run } from '../run.ts';
import { lacks } from './follow.ts';
import { Whereabouts } from './whereabouts.ts';

/** A fact that was taken although a test of it was open, with the position in which it was. */
export interface OpenTests {
  readonly line: number;
  readonly fact: GameFact & { readonly by: Side };
  /** Its own: what becomes known later is entered into it. */
  readonly state: State;
  /** The moment in the account of the cards. */
  readonly at: number;
}

const openOf = (findings: readonly Finding[]): readonly Finding[] =>
  verdictOf(findings) === 'undetermined' ? findings.filter(({ force }) => force === 'undetermined') : [];

/** Notes the open tests of a fact that is about to be taken. */
export function noteOpenTests(run: Run, fact: GameFact): void {
  const {
    board,
    account,
    at: { line },
  } = run;
  if (!('by' in fact) || board.state.hidden[fact.by] === 0) return;
  const own = ownCard(board, fact);
  if (own !== undefined) hold(board.state, fact.by, own);
  if (isOpen(board, fact)) {
    run.found.openTests.push({ line, fact, state: copyState(board.state), at: account.hands.now });
    const [open] = openOf(twilightStruggle.check(board, fact));
    const cards = open && tellsOfOthers(board, fact) ? forbidding(board, fact) : [];
    if (own !== undefined) unhold(board.state, fact.by, own);
    if (open) lacks(run, fact.by, cards, { line, clause: open.clause, why: 'log.hands-lacks' });
  } else if (own !== undefined) unhold(board.state, fact.by, own);
}

/** A hand that shows its cards of a kind holds no others of that kind. */
export function noteLacking(run: Run, { by, cards }: FactOf<'reveal'>): void {
  const {
    board,
    at: { line },
  } = run;
  const task = top(board);
  const asked = task?.do === 'reveal' ? task : undefined;
  const others: number[] = [];
  for (let card = 1; card < CARD_SLOTS; card++) {
    const isHidden = board.state.zone[card] === UNSEEN && !cards.includes(card);
    if (isHidden && isAskedFor(board, asked, by, card)) others.push(card);
  }
  const clause = asked ? cardClause(board, asked.frame.card) : '11.1.1';
  lacks(run, by, others, { line, clause, why: 'log.hands-kind' });
}

/** The card that a fact itself shows to be in the hand. */
function ownCard({ state }: Board, fact: GameFact): number | undefined {
  return 'card' in fact && state.zone[fact.card] === UNSEEN ? fact.card : undefined;
}

function hold(state: State, side: Side, card: number): void {
  putCard(state, card, handOf(side));
  state.hidden[side]--;
}

function unhold(state: State, side: Side, card: number): void {
  putCard(state, card, UNSEEN);
  state.hidden[side]++;
}

/** Does a fact say what a hand lacks: nothing to play, nothing to give, nothing that is worth more? */
function tellsOfOthers(board: Board, fact: GameFact): boolean {
  if (fact.type === 'pass' || fact.type === 'done') return true;
  const task = top(board);
  if (fact.type !== 'select' || task?.do !== 'cards') return false;
  return 'take' in task.step && task.step.take.where?.highestOps === true;
}

/** Is any test of a fact undecided? Says so without giving reasons. */
function isOpen(board: Board, fact: GameFact): boolean {
  const { checks, subject } = questionOf(board, fact);
  return checks.some(
    ({ when, concerns, test }) =>
      (!when || when(board, subject)) && (!concerns || concerns(board, subject)) && test(board, subject) === undefined,
  );
}

/** The hidden cards that would make a fact illegal, were they in the hand of its side. */
function forbidding(board: Board, fact: GameFact & { readonly by: Side }): number[] {
  const { state } = board;
  const cards: number[] = [];
  for (let card = 1; card < CARD_SLOTS; card++) {
    if (state.zone[card] !== UNSEEN) continue;
    hold(state, fact.by, card);
    if (!isAllowed(board, fact)) cards.push(card);
    unhold(state, fact.by, card);
  }
  return cards;
}

/** The tests that the whole log leaves open. */
export function stillOpen(run: Run): Undetermined[] {
  const whereabouts = new Whereabouts(run.account);
  return run.found.openTests.flatMap((tests) => {
    const board = knownBoard(run, tests, whereabouts);
    if (!isOpen(board, tests.fact)) return [];
    return openOf(twilightStruggle.check(board, tests.fact)).map((finding) => ({
      line: tests.line,
      clause: finding.clause,
      reason: run.say(finding),
    }));
  });
}

/** The position of a fact with all that the log tells of the hand of its side. */
function knownBoard({ board }: Run, { fact, state, at }: OpenTests, whereabouts: Whereabouts): Board {
  for (let card = 1; card < CARD_SLOTS; card++) {
    if (state.zone[card] !== UNSEEN) continue;
    const { hands } = whereabouts.of(card, at);
    if (hands[0] === true) hold(state, 0, card);
    else if (hands[1] === true) hold(state, 1, card);
    else if (hands[fact.by] === false) putCard(state, card, ABSENT);
  }
  const { rules, tables } = board;
  return { rules, tables, state };
}
