/** Operations granted by an event, wars and contests of dice. */
import { type Table, table } from '../../../core/checks.ts';
import {
  addInfluence,
  adjacentControlled,
  type Board,
  cardClause,
  controls,
  country,
  influence,
  note,
  policy,
  pop,
  push,
  replaceTop,
} from '../board.ts';
import { diceChecks, dieChecks } from '../dice.ts';
import { eachCountry } from '../each.ts';
import { noteValue } from '../operations/operations.ts';
import type { ContestTask, Frame, Mode, OperationsTask, WarTask } from '../state.ts';
import { rival, type Side, US, USSR } from '../tables.ts';
import { ask, type TaskKind } from '../task.ts';
import { addMilops, awardVp } from '../tracks/tracks.ts';
import { civilWarPenalty } from '../variants/civil-war.ts';
import { countriesMatching } from './country-filter.ts';
import { evaluate } from './expressions.ts';
import { anyForbids, forbiddenBy, notForbiddenTo } from './forbidden.ts';
import { changedFrame } from './frame.ts';
import { locationBonuses, operationsValue } from './modifiers.ts';
import { whyNotCountry } from './reasons.ts';
import { sideOfRole } from './roles.ts';
import { happen } from './triggers.ts';
import type { OpsMode, VerbStep } from './vocabulary.ts';

const MODES: Readonly<Record<OpsMode, Mode>> = {
  influence: 'influence',
  realign: 'realignment',
  coup: 'coup',
  space: 'space',
};

/** Are the uses of the points left to the player? An event that names one, such as a coup, grants no other. 6.0 */
export const leavesUse = ({ modes, free }: Pick<VerbStep<'ops'>['ops'], 'modes' | 'free'>): boolean =>
  modes.length === 3 && !free && !modes.includes('space');

/** The step's Operations as a task. The side conducting them modifies their value. 7.4.2 */
export function ops(board: Board, { ops: spec, may, as }: VerbStep<'ops'>, frame: Frame): void {
  const side = sideOfRole(board, frame, spec.side);
  const source = 'ops' in Object(spec.value) ? sourceCard(frame, spec.value) : frame.card;
  const companion = spec.modes.includes('space');
  const printed = evaluate(board, frame, spec.value);
  // A companion is played for its Operations like any card; an event does not grant them. 7.4.2
  const isModified = companion || policy(board, 'event-operations-modified') !== 'printed';
  noteValue(board, side, source, printed, isModified);
  const modes: Mode[] = spec.modes.map((mode) => MODES[mode]);
  const spaceToo = leavesUse(spec) && policy(board, 'event-operations-space') === 'allowed';
  const task: OperationsTask = {
    do: 'operations',
    side,
    card: source,
    value: isModified ? operationsValue(board, side, printed) : printed,
    modes: spaceToo ? [...modes, 'space'] : modes,
    bonuses: locationBonuses(board, side, source),
    where: spec.where && { filter: spec.where, frame },
    free: spec.free === true,
    uncredited: spec.uncredited && policy(board, spec.uncredited.issue) === spec.uncredited.when ? true : undefined,
    may: may === true && policy(board, 'event-operations-optional') !== 'compulsory',
    granted: true,
    mode: null,
    spent: 0,
    touched: [],
    touchedBy: [],
    target: undefined,
    as,
  };
  push(board, task);
  // A companion card is used for Operations without being played; whether that counts as a play is disputed.
  if (companion && policy(board, 'flower-power-un-intervention') !== 'not-due') {
    happen(board, { play: { card: source, by: side, use: 'operations' } });
  }
}

function sourceCard(frame: Frame, value: unknown): number {
  const reference = (value as { ops: string }).ops;
  return reference === 'this' ? frame.card : (frame.bound[reference]?.cards?.[0] ?? frame.card);
}

// Wars ----------------------------------------------------------------------------------------------------------------

export function war(board: Board, step: VerbStep<'war'>, frame: Frame): void {
  const spec = step.war;
  const attacker = sideOfRole(board, frame, spec.attacker);
  const candidates = countriesMatching(board, frame, spec.target);
  const only = candidates.size === 1 ? candidates.next(-1) : undefined;
  push(board, { do: 'war', step, frame, attacker, target: only });
}

export interface WarSubject {
  readonly task: WarTask;
  readonly country: number;
}

export const warChecks: Table<Board, WarSubject> = table([
  {
    clause: (board, { task }) => cardClause(board, task.frame.card),
    message: 'war.target',
    test: eachCountry((board, { task }) => countriesMatching(board, task.frame, task.step.war.target)),
    args: (board, { task, country: where }) => ({
      card: task.frame.card,
      country: where,
      ...whyNotCountry(board, task.frame, task.step.war.target, where),
    }),
  },
  {
    clause: (board, { task, country: where }) => {
      const lasting = forbiddenBy(board, 'brush-war', task.attacker, where);
      return lasting ? cardClause(board, lasting.card) : '7.6';
    },
    message: 'war.not-forbidden',
    when: (board, { task }) => task.step.war.action !== undefined && anyForbids(board, 'brush-war'),
    test: eachCountry((board, { task }) => notForbiddenTo(board, 'brush-war', task.attacker)),
    args: (_board, { country: where }) => ({ country: where }),
  },
]);

export const nameWarTarget = (board: Board, task: WarTask, where: number): void =>
  replaceTop(board, { ...task, target: where });

/** What is taken off a war's die: neighbours the defender's ally controls, its own space next door, the target. */
export function warPenalty(board: Board, task: WarTask, where: number): number {
  const { penalty } = task.step.war;
  let sum = 0;
  if (penalty.adjacentControlled !== undefined) {
    const side = sideOfRole(board, task.frame, penalty.adjacentControlled);
    sum += adjacentControlled(board, side, where);
    if (country(board, where).superpower === side && policy(board, 'brush-war-superpower') !== 'ignored') sum++;
  }
  if (penalty.targetControlled !== undefined) {
    if (controls(board, sideOfRole(board, task.frame, penalty.targetControlled), where)) sum++;
  }
  return sum + civilWarPenalty(board, task.frame.card);
}

/** The die of a war: VP and a change of hands on success, military operations in any case. 7.6, 8.2.4 */
export function rollWar(board: Board, task: WarTask, die: number): void {
  const where = task.target;
  if (where === undefined) throw new Error('a war is rolled before its target is named');
  const spec = task.step.war;
  const { attacker } = task;
  const clause = cardClause(board, task.frame.card);
  const penalty = warPenalty(board, task, where);
  const won = die - penalty >= spec.success;
  note(board, clause, won ? 'war.won' : 'war.lost', {
    side: attacker,
    country: where,
    die,
    penalty,
    n: die - penalty,
    needed: spec.success,
  });
  pop(board);
  addMilops(board, attacker, spec.milops, '8.2.4');
  if (!won) return;
  const lost = influence(board, rival(attacker), where);
  addInfluence(board, rival(attacker), where, -lost, clause);
  addInfluence(board, attacker, where, lost, clause);
  awardVp(board, attacker, spec.vp, clause);
}

// Contests ------------------------------------------------------------------------------------------------------------

export function contest(board: Board, step: VerbStep<'contest'>, frame: Frame): void {
  push(board, { do: 'contest', step, frame });
}

/** Both roll; the higher total carries out the winner's steps. */
export function rollContest(board: Board, task: ContestTask, dice: { us: number; ussr: number }): void {
  const spec = task.step.contest;
  const clause = cardClause(board, task.frame.card);
  const bonus = (side: Side): number =>
    Object.entries(spec.bonus)
      .filter(([role]) => sideOfRole(board, task.frame, role as 'us') === side)
      .reduce((sum, [, expression]) => sum + evaluate(board, task.frame, expression), 0);
  const [plusUs, plusUssr] = [bonus(US), bonus(USSR)];
  const [us, ussr] = [dice.us + plusUs, dice.ussr + plusUssr];
  // Where nothing is added, the die is the whole of it.
  const parts = {
    ...(plusUs !== 0 && { dieUs: dice.us, plusUs }),
    ...(plusUssr !== 0 && { dieUssr: dice.ussr, plusUssr }),
  };
  if (us === ussr) {
    note(board, clause, spec.ties === 'reroll' ? 'contest.reroll' : 'contest.tie', { us, ussr, ...parts });
    if (spec.ties === 'nothing') pop(board);
    return;
  }
  const winner: Side = us > ussr ? US : USSR;
  note(board, clause, 'contest.won', { us, ussr, ...parts, side: winner });
  pop(board);
  push(board, { do: 'program', frame: changedFrame(task.frame, { winner }), steps: spec.win, at: 0 });
}

/** A war: its target is named, if the event leaves a choice, then the die is rolled. 7.6 */
export const warTask: TaskKind<WarTask> = {
  need: ({ target }) => (target === undefined ? 'warTarget' : 'warDie'),
  decider: ({ attacker }) => attacker,
  answers: {
    target: {
      question: (_board, task, { country }) => ask(warChecks, { task, country }),
      effect: (board, task, { country }) => nameWarTarget(board, task, country),
    },
    roll: {
      question: (_board, _task, fact) => ask(dieChecks, fact),
      effect: (board, task, { die }) => rollWar(board, task, die),
    },
  },
};

/** A contest of two dice. */
export const contestTask: TaskKind<ContestTask> = {
  need: () => 'contestDice',
  decider: () => undefined,
  answers: {
    rolls: {
      question: (_board, _task, fact) => ask(diceChecks, fact),
      effect: rollContest,
    },
  },
};
