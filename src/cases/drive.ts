/** A play under way: the statechart asks, the case answers, until all that is stated has come to pass or cannot. */

import { type Board, cardClause, top } from '../games/twilight-struggle/board.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { explainActing } from './acting.ts';
import { answerFor } from './answers.ts';
import { type Answer, isGuess, isSpokenOf, type Missing, type Reply, type TooMany } from './asked.ts';
import { bornOut } from './born-out.ts';
import { CHOICES, DICE, HIDDEN_CARDS } from './dice.ts';
import { forced } from './forced.ts';
import { handOver, sourceOf } from './hand-over.ts';
import { credit, explainLeft, explainMoved, type Moved, neverAsked, neverGranted } from './leftover.ts';
import { leaveOpen, type Run, refuse, stop } from './run.ts';
import { explainLeftOut } from './shown.ts';
import { leftOf, type Stated, type Statement } from './statement.ts';

/** What is stated of a play, or of both headlines, and which statement speaks of the position. */
export interface Speakers {
  readonly statementOf: (board: Board) => Statement | undefined;
  readonly statements: readonly Statement[];
}

/** Answers what the chart asks until the play is over, something is missing, or something is refused. */
export function drive(run: Run, index: number, speakers: Speakers, mayWait: boolean): void {
  const moved: Moved = new Map();
  const first = run.steps.findIndex((step) => step.action === index);
  const credited = (answer?: Stated, from = -1): void => {
    const findings = run.steps.slice(from).flatMap(({ consequences }) => consequences);
    for (const statement of speakers.statements) {
      // What the other headline does is not said of this one.
      const others = speakers.statements.flatMap((each) =>
        each === statement ? [] : cardClause(run.board, each.card),
      );
      const own = findings.filter(({ clause }) => !others.includes(clause));
      credit(statement, own, answer, moved);
    }
  };
  credited(undefined, first);
  while (isResolving(run)) {
    const statement = speakers.statementOf(run.board);
    const reply = replyTo(run, statement);
    if ('tooMany' in reply) {
      refuseTooMany(run, index, statement as Statement, reply);
      return;
    }
    const answer = 'missing' in reply ? elsewhere(run, mayWait) : reply;
    if (answer === undefined) {
      if (!mayWait) halt(run, index, speakers, reply as Missing);
      return;
    }
    if (!handOver(run, index, answer)) return;
    credited(answer.from[0]);
    if (isShuffled(run)) run.pile.length = 0;
  }
  for (const statement of speakers.statements) refuseLeft(run, index, statement, moved);
}

/** Nobody knows the order of a draw pile that has just been shuffled. */
const isShuffled = ({ steps }: Run): boolean =>
  steps.at(-1)?.consequences.some(({ message }) => message === 'deck.shuffled') === true;

const NOTHING_SAID: Missing = { missing: 'nothing', by: undefined };

/** What is stated; of what nobody has spoken of at all, what somebody else tells, before it counts as declined. */
function replyTo({ board, pile, told }: Run, statement: Statement | undefined): Reply {
  if (!statement) return NOTHING_SAID;
  const asked = { statement, board, pile };
  const reply = answerFor(asked);
  const fact = isGuess(reply) && !isSpokenOf(asked) ? told?.(board) : undefined;
  return fact ? { fact, from: [] } : reply;
}

/** An answer that is not stated: what somebody else knows, or what has to happen because nothing else can. */
function elsewhere(run: Run, mayWait: boolean): Answer | undefined {
  const known = run.otherwise?.(run.board);
  if (known) return { fact: known, from: [] };
  const only = mayWait ? undefined : forced(run.board);
  if (only === undefined) return undefined;
  run.forced.push({ fact: only, before: run.board });
  return { fact: only, from: [], forced: true };
}

/** Nothing more is known: what has been said already may still be impossible. */
function halt(run: Run, index: number, { statements }: Speakers, missing: Missing): void {
  const impossible = statements.flatMap((statement) => {
    const granted = neverGranted(statement, run.board);
    return granted.length > 0 ? granted : neverAsked(statement, run.steps, run.board);
  });
  if (impossible.length > 0) refuse(run, index, impossible);
  else if (
    (DICE.has(missing.missing) || HIDDEN_CARDS.has(missing.missing) || isFree(run, missing)) &&
    run.verdict === 'legal' &&
    statements.every((each) => leftOf(each).length === 0)
  )
    leaveOpen(run, index, missing);
  else stop(run, index, missing);
}

/** A choice of which nothing is stated, and there is something to choose: it does not decide whether the play may be made. */
const isFree = ({ board }: Run, { missing, stated }: Missing): boolean =>
  CHOICES.has(missing) && stated === undefined && twilightStruggle.choices(board).length > 0;

function refuseTooMany(run: Run, index: number, { card }: Statement, { tooMany, limit }: TooMany): void {
  const clause = sourceOf(run.board) ?? cardClause(run.board, card);
  refuse(run, index, [
    { clause, force: 'forbids', message: 'stated.too-many', args: { card, n: tooMany.length, limit } },
  ]);
}

/** What is stated beyond what came to pass is a claim all the same; once the game is over it is none any more. */
export function refuseLeft(run: Run, index: number, statement: Statement, moved: Moved = new Map()): void {
  if (run.verdict !== 'legal') return;
  const steps = run.steps.filter((step) => step.action === index);
  const left = leftOf(statement).filter((fact) => !bornOut(statement, fact, steps));
  if (run.board.state.result) {
    run.passedOver.push(...left.map(({ path, value }) => ({ action: index, key: path.slice(2).join('.'), value })));
    return;
  }
  if (left.length > 0) refuse(run, index, explainLeft(statement, left, steps));
  else if (moved.size > 0) refuse(run, index, explainMoved(statement, moved, run.board));
  else {
    const others = [...explainActing(statement, steps), ...explainLeftOut(statement, steps)];
    if (others.length > 0) refuse(run, index, others);
  }
}

const isResolving = (run: Run): boolean => top(run.board) !== undefined && !run.board.state.result;
