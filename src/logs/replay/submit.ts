/** Handing facts to the referee, and what becomes of those that are refused. */
import type { Finding } from '../../core/finding.ts';
import { testsOf } from '../../core/judge.ts';
import { advance, type Step, settle } from '../../core/steps.ts';
import { cardClause, top } from '../../games/twilight-struggle/board.ts';
import type { FactType, GameFact } from '../../games/twilight-struggle/facts.ts';
import { claimOf } from '../../games/twilight-struggle/names.ts';
import { holds } from '../../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { follow, type Objection, objection } from './hands/follow.ts';
import { noteLacking, noteOpenTests } from './hands/open-tests.ts';
import { AT, addViolation, type Run, stepNamed } from './run.ts';

const { steps } = twilightStruggle;
const MILITARY_OPERATIONS = stepNamed('turn.militaryOperations');
const FINAL_SCORING = stepNamed('turn.finalScoring');

/** Facts whose tests may depend on a hand that nobody has shown. */
const MAY_BE_OPEN: ReadonlySet<FactType> = new Set<FactType>([
  'headline',
  'play',
  'pass',
  'discard',
  'use',
  'select',
  'choose',
  'done',
]);

/** Facts that name cards, or bring hidden ones into a hand; what else cards do is noticed when it is the turn of these. */
const MOVES_CARDS: ReadonlySet<FactType> = new Set<FactType>([
  'deal',
  'headline',
  'play',
  'discard',
  'use',
  'select',
  'choose',
  'draw',
  'reveal',
]);

/** Notes the moments between turns, and stops between two action rounds. */
function watch(run: Run): (step: Step) => 'pause' | undefined {
  return (step) => {
    if (step.index === AT.between) return 'pause';
    if (step.index === MILITARY_OPERATIONS) run.turnEnd.begun = true;
    else if (step.index === FINAL_SCORING) run.turnEnd.isFinal = true;
    return undefined;
  };
}

/** Hands a fact to the referee. A fact that is refused is a violation; false then. */
export function submit(run: Run, fact: GameFact, line = run.at.line): boolean {
  const { board } = run;
  run.at.line = line;
  if (MAY_BE_OPEN.has(fact.type)) noteOpenTests(run, fact);
  if (fact.type === 'reveal') noteLacking(run, fact);
  const moves = MOVES_CARDS.has(fact.type);
  const clause = moves ? clauseOf(run, fact) : '';
  run.onFact?.(fact, line, board);
  if (advance(steps, board, board.state, fact, watch(run))) {
    if (moves) follow(run, clause);
    return true;
  }
  const forbids = prohibitions(run, fact);
  const instead = legalInstead(run, fact);
  const [first] = forbids;
  if (!first) throw new Error(`the checks allow "${fact.type}", the chart does not`);
  const against = elsewhere(run, fact, forbids);
  addViolation(run, line, first.clause, [...forbids, ...(against?.said ?? [])], instead, against?.lines);
  return false;
}

/** Lets everything happen that happens by itself, past the end of the round it paused in. */
export function goOn(run: Run): void {
  const { board } = run;
  do settle(steps, board, board.state, watch(run));
  while (board.state.step === AT.between && !board.state.result);
  follow(run);
}

/** What stands against a fact: prohibitions that no exception lifts. */
export function prohibitions(run: Run, fact: GameFact): Finding[] {
  const findings = testsOf(twilightStruggle, run.board, fact);
  const lifted = new Set(findings.flatMap((f) => (f.force === 'forbids' ? [] : (f.over ?? []))));
  return findings.filter((f) => f.force === 'forbids' && !lifted.has(f.clause));
}

/** What forbids a card that is not where the fact takes it from. */
const IN_HAND: ReadonlySet<string> = new Set([
  'play.in-hand',
  'headline.in-hand',
  'card.fits',
  'draw.possible',
  'reveal.possible',
]);

/** The lines that show that a card of the fact cannot have been in the hand. */
function elsewhere(run: Run, fact: GameFact, forbids: readonly Finding[]): Objection | undefined {
  const against = forbids.find(({ message }) => IN_HAND.has(message));
  const side = against?.args?.side;
  if (side !== 0 && side !== 1) return undefined;
  const cards = 'cards' in fact ? fact.cards : 'card' in fact ? [fact.card] : [];
  for (const card of cards) {
    if (card === run.board.tables.china || holds(run.board, side, card) !== false) continue;
    const found = objection(run, side, card, run.at.line);
    if (found) return found;
  }
  return undefined;
}

/** The clause under which a card that a fact names is in a hand. */
function clauseOf({ board }: Run, fact: GameFact): string {
  const task = top(board);
  const byEvent = fact.type === 'select' || fact.type === 'draw' || fact.type === 'reveal';
  return byEvent && task && 'frame' in task ? cardClause(board, task.frame.card) : '5.1';
}

/** Other facts of the same kind that would have been legal, in words; every one once. */
function legalInstead(run: Run, fact: GameFact): string[] {
  const others = twilightStruggle.choices(run.board).filter(({ type }) => type === fact.type);
  return [...new Set(others.map((other) => run.say(claimOf(other))))];
}
