/** Plays and headlines of a case: the statechart asks, the case answers. */

import type { Finding } from '../core/finding.ts';
import { stepAt } from '../core/steps.ts';
import { wording } from '../core/wording.ts';
import { type Board, cardClause, card as cardOf, top } from '../games/twilight-struggle/board.ts';
import { choicesOf } from '../games/twilight-struggle/choices.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { hasAbility } from '../games/twilight-struggle/operations/space.ts';
import { copyState, NO_HEADLINE } from '../games/twilight-struggle/state.ts';
import { rival, SIDE_IDS, SIDES, type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { sitsOut } from '../games/twilight-struggle/turn/action-round.ts';
import { handSize, knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { explainActing } from './acting.ts';
import { answerFor } from './answers.ts';
import { type Answer, isGuess, isSpokenOf, type Missing, type Reply, type TooMany } from './asked.ts';
import { bornOut } from './born-out.ts';
import { bySide, type CaseAction, CaseError } from './case.ts';
import { CHOICES, DICE, HIDDEN_CARDS } from './dice.ts';
import { forced } from './forced.ts';
import { credit, explainLeft, explainMoved, type Moved, neverAsked, neverGranted } from './leftover.ts';
import { cardNamed, SUPERPOWER } from './named.ts';
import {
  BETWEEN_PLAYS,
  type CaseStep,
  goOn,
  leaveOpen,
  pathNow,
  playerOf,
  type Run,
  refuse,
  remark,
  stop,
  submit,
  untilAsked,
} from './run.ts';
import { explainLeftOut } from './shown.ts';
import { leftOf, type Part, readStatement, type Stated, type Statement, sideIn, unused } from './statement.ts';

// Plays ---------------------------------------------------------------------------------------------------------------

export function performPlay(run: Run, index: number, action: CaseAction, nextIsReaction: boolean): void {
  const by = playerOf(action, index);
  const path = ['action', index];
  const named = action.card === undefined ? undefined : cardNamed(run.names, action.card, [...path, 'card']);
  toNextRound(run, index);
  const { kind: _, player: __, card: ___, ...words } = action;
  const trapped = pathNow(run) === 'turn.actionRounds.trapped.discarding';
  // A die without anything else is that of the trap: nothing but the discard rolls one.
  const rolls = Object.keys(words).join() === 'die' && named !== undefined && !cardOf(run.board, named).scoring;
  const discards = action.as === 'trap_discard' || (trapped && (action.as === 'discard' || rolls));
  const card = named ?? onlyCard(run, index, by, discards ? 'discard' : 'play');
  if (card === undefined) throw new CaseError({ path: [...path, 'card'], message: wording('the play names no card') });
  if (discards) {
    const { as: ____, ...rest } = words;
    discardToTrap(run, index, by, readStatement(card, by, rest, run.names, path));
    return;
  }
  if (action.as === 'discard') {
    refuse(run, index, [{ clause: '5.1.a', force: 'forbids', message: 'play.no-discard', args: { side: by, card } }]);
    return;
  }
  const statement = readStatement(card, by, words, run.names, path);
  if (!submit(run, index, { type: 'play', by, card })) return;
  drive(run, index, { statementOf: () => statement, statements: [statement] }, nextIsReaction);
}

/** After a play that is over, the round in which the next one is made. 4.5.D */
function toNextRound(run: Run, index: number): void {
  if (pathNow(run) === 'turn.actionRounds.between') goOn(run, index, new Set());
}

/** Where a round has begun and nothing is decided in it yet. */
const ROUND_BEGINS: ReadonlySet<string> = new Set(['turn.actionRounds.beginning', 'turn.improveDefcon']);

/** A round that is sat out: said of whoever is known to have no card, it happens by itself. 4.5.D.f */
export function performPass(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  while (pathNow(run) === 'turn.actionRounds.between') {
    goOn(run, index, ROUND_BEGINS);
    if (pathNow(run) !== 'turn.actionRounds.beginning') break;
    const { phasing } = run.board.state;
    const isOut = sitsOut(run.board);
    goOn(run, index, isOut ? BETWEEN_PLAYS : new Set());
    if (isOut && phasing === by) return;
  }
  submit(run, index, { type: 'pass', by });
}

/** The one card that a side can play, or discard to a trap, if its whole hand is known: a play that names none is of that. */
function onlyCard(run: Run, index: number, by: Side, type: 'play' | 'discard'): number | undefined {
  const { board } = run;
  if (handSize(board, by) !== knownHand(board, by).length) return undefined;
  const [only, ...others] = twilightStruggle
    .choices(board)
    .filter((fact) => fact.type === type && 'by' in fact && fact.by === by);
  if (!only || !('card' in only) || typeof only.card !== 'number' || others.length > 0) return undefined;
  run.forced.push({ fact: only, before: board });
  const { clause } = stepAt(twilightStruggle.steps, board.state);
  remark(run, index, { clause, force: 'applies', message: 'play.forced', args: { side: by } });
  return only.card;
}

/** The discard is the whole of the round. */
function discardToTrap(run: Run, index: number, by: Side, statement: Statement): void {
  if (!submit(run, index, { type: 'discard', by, card: statement.card })) return;
  const die = unused(statement.play, 'die');
  if (die?.die !== undefined) {
    die.used = true;
    submit(run, index, { type: 'roll', die: die.die });
  } else if (run.verdict === 'legal' && leftOf(statement).length === 0)
    leaveOpen(run, index, { missing: 'trap-die', by: undefined });
  refuseLeft(run, index, statement);
}

/** What is stated of a play, or of both headlines, and which statement speaks of the position. */
interface Speakers {
  readonly statementOf: (board: Board) => Statement | undefined;
  readonly statements: readonly Statement[];
}

/** Answers what the chart asks until the play is over, something is missing, or something is refused. */
function drive(run: Run, index: number, speakers: Speakers, mayWait: boolean): void {
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
    if (!hand(run, index, answer)) return;
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

/** Hands an answer to the referee, if it is by the side that is said to choose. False if it was refused. */
function hand(run: Run, index: number, { fact, from, part, forced: only, silent }: Answer): boolean {
  if ('country' in fact && fact.country === SUPERPOWER) {
    const findings: Finding[] = [
      { clause: '2.1.5', force: 'forbids', message: 'place.superpower', args: { side: 'by' in fact ? fact.by : US } },
    ];
    return refuse(run, index, findings);
  }
  const said = part && 'by' in fact ? chooserOf(run.board, part, fact) : undefined;
  if (said && 'by' in fact && said.side !== fact.by) {
    const args = { by: SIDE_IDS[said.side] as string, awaited: SIDE_IDS[fact.by] as string };
    return refuse(run, index, [{ clause: clauseNow(run.board), force: 'forbids', message: 'not-your-decision', args }]);
  }
  for (const fact of [...from, ...(said ? [said.fact] : [])]) fact.used = true;
  if (only) {
    const args = { side: 'by' in fact ? fact.by : 'none' };
    remark(run, index, { clause: clauseNow(run.board), force: 'applies', message: 'play.forced', args });
  }
  if (silent) tellDeclined(run, index);
  const handed = submit(run, index, fact);
  const [first] = from;
  if (!handed && part && first) tellHowMany(run, part, first);
  return handed;
}

/** What may be chosen and is not spoken of counts as declined, which is told; points that are left over likewise. */
function tellDeclined(run: Run, index: number): void {
  const { board } = run;
  const task = top(board);
  if (twilightStruggle.choices(board).every(({ type }) => type === 'done')) return;
  const begun =
    task !== undefined &&
    (('chosen' in task && task.chosen.length > 0) || ('touched' in task && task.touched.length > 0));
  const args = { side: decider(board) ?? 'none', begun: begun ? 'yes' : 'no' };
  remark(run, index, { clause: clauseNow(board), force: 'applies', message: 'play.declined', args });
}

/** Of a limit that is exceeded it is said how many markers are stated, not only which one was the first too many. */
function tellHowMany(run: Run, { facts }: Part, { key, country }: Stated): void {
  const step = run.steps.pop() as CaseStep;
  const n = facts.filter((fact) => fact.key === key && fact.country === country).length;
  const findings = step.findings.map((finding) =>
    finding.message === 'marker.limit' && finding.args?.n !== undefined
      ? { ...finding, args: { ...finding.args, n: Math.max(n, Number(finding.args.n)) } }
      : finding,
  );
  run.steps.push({ ...step, findings });
}

/** The side that a part says decides, and where it says so. */
function chooserOf(
  board: Board,
  part: Part,
  fact: GameFact,
): { readonly side: Side; readonly fact: Stated } | undefined {
  const isTie = isRivalsChoice(board) && fact.type === 'select' && choicesOf(board, ['select']).length > 1;
  const tie = isTie ? part.facts.find(({ key }) => key === 'tie_chosen_by') : undefined;
  const by = part.by ?? tie;
  return by && { side: sideIn(by), fact: by };
}

/** Cards that the other side gives away: where several are equal, it is the one to choose. */
function isRivalsChoice(board: Board): boolean {
  const task = top(board);
  return task?.do === 'cards' && task.verb === 'take' && task.by !== task.frame.player;
}

const sourceOf = (board: Board): string | undefined => twilightStruggle.source?.(board);

/** The clause of what is being resolved, or else of the state of the chart. */
const clauseNow = (board: Board): string => sourceOf(board) ?? stepAt(twilightStruggle.steps, board.state).clause;

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
function refuseLeft(run: Run, index: number, statement: Statement, moved: Moved = new Map()): void {
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

/** The player named makes some play that touches nothing: the round goes by. */
export function skipRound(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  if (pathNow(run) === 'turn.actionRounds.between') goOn(run, index, new Set());
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  const step = pathNow(run);
  if (!step.startsWith('turn.actionRounds.')) {
    refuse(run, index, [{ clause: '4.5.D', force: 'forbids', message: 'phase.not-due', args: { step } }]);
    return;
  }
  if (board.state.phasing !== by) {
    const args = { by: SIDE_IDS[by] as string, awaited: SIDE_IDS[board.state.phasing] as string };
    refuse(run, index, [{ clause: '4.5.D.a', force: 'forbids', message: 'not-your-decision', args }]);
    return;
  }
  board.state.agenda = [];
  board.state.step = twilightStruggle.steps.indexOf('turn.actionRounds.between') as number;
  run.board = board;
}

// Headlines -----------------------------------------------------------------------------------------------------------

export function performHeadline(run: Run, index: number, action: CaseAction): void {
  untilAsked(run, index);
  const first = SIDES.find((side) => hasAbility(run.board, rival(side), 'opponent-reveals-headline-first'));
  const order = first === USSR ? [USSR, US] : [US, USSR];
  const headlines = new Map<Side, Statement>();
  for (const side of order as readonly Side[]) {
    const headline = bySide(
      action as { us?: NonNullable<CaseAction['us']>; ussr?: NonNullable<CaseAction['ussr']> },
      side,
    );
    if (!headline?.card || headline.card === 'none') {
      // Saying nothing of a headline leaves it aside; saying that there is none is a claim.
      if (headline?.card === 'none' && handSize(run.board, side) !== 0) {
        refuse(run, index, [{ clause: '4.5.C.f', force: 'forbids', message: 'headline.due', args: { side } }]);
        return;
      }
      absentHeadline(run, index, side);
      continue;
    }
    const card = cardNamed(run.names, headline.card, ['action', index, side === US ? 'us' : 'ussr', 'card']);
    const event = headline.event ? { event: headline.event } : {};
    headlines.set(side, readStatement(card, side, event, run.names, ['action', index, side === US ? 'us' : 'ussr']));
    if (!submit(run, index, { type: 'headline', by: side, card }, BETWEEN_PLAYS)) return;
  }
  if (!run.board.state.result && pathNow(run) === 'turn.headline.choosing') goOn(run, index, BETWEEN_PLAYS);
  const statements = [...headlines.values()];
  // Whatever cards an event brings into play, they belong to the headline that is being resolved.
  drive(run, index, { statementOf: (board) => headlines.get(board.state.phasing), statements }, false);
}

/** A side with no card to headline, or of whose headline nothing is said: the phase goes on without it, which is told. */
function absentHeadline(run: Run, index: number, side: Side): void {
  if (handSize(run.board, side) !== 0)
    remark(run, index, { clause: '4.5.C', force: 'applies', message: 'headline.untold', args: { side } });
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  board.state.headline[side] = NO_HEADLINE;
  run.board = board;
}
