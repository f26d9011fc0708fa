/** Plays and headlines of a case: the statechart asks, the case answers. */

import type { Finding } from '../core/finding.ts';
import { wording } from '../core/wording.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { hasAbility } from '../games/twilight-struggle/space.ts';
import { copyState, NO_HEADLINE } from '../games/twilight-struggle/state.ts';
import { rival, SIDES, type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry.ts';
import { bySide, type CaseAction, CaseError } from './case.ts';
import { cardNamed, SUPERPOWER } from './position.ts';
import { BETWEEN_PLAYS, type CaseStep, goOn, pathNow, playerOf, type Run, refuse, stop, submit } from './run.ts';
import { type Answers, answersFrom, type Missing, type Script, type Unused } from './script.ts';

// Plays ---------------------------------------------------------------------------------------------------------------

export function performPlay(run: Run, index: number, action: CaseAction, nextIsReaction: boolean): void {
  const by = playerOf(action, index);
  if (action.card === undefined)
    throw new CaseError({ path: ['action', index, 'card'], message: wording('the play names no card') });
  const card = cardNamed(run.names, action.card, ['action', index, 'card']);
  if (pathNow(run) === 'turn.actionRounds.between') goOn(run, index, new Set());
  if (action.as === 'trap_discard') {
    if (!submit(run, index, { type: 'discard', by, card })) return;
    answerDie(run, index, action.die);
    return;
  }
  if (action.as === 'discard') {
    refuse(run, index, [{ clause: '5.1.a', force: 'forbids', message: 'play.no-discard', args: { side: by, card } }]);
    return;
  }
  if (!submit(run, index, { type: 'play', by, card })) return;
  drive(run, index, answersFrom(scriptOf(run, card, action), run.names), nextIsReaction);
}

function answerDie(run: Run, index: number, die: number | 'none' | undefined): void {
  if (typeof die === 'number') submit(run, index, { type: 'roll', die });
  else if (run.verdict === 'legal') stop(run, index, { missing: 'trap-die', by: undefined });
}

function scriptOf(run: Run, card: number, action: CaseAction): Script {
  const { place, coup, die, realign } = action;
  return {
    card,
    operations: {
      ...(place !== undefined && { place }),
      ...(coup !== undefined && { coup }),
      ...(die !== undefined && { die }),
      ...(realign !== undefined && { realign }),
    },
    ...(action.order && { order: action.order === 'event_first' ? 'event-first' : 'operations-first' }),
    ...(action.as !== undefined && { as: action.as }),
    ...(action.event && { event: action.event }),
    pile: run.pile,
  };
}

/** Answers what the chart asks until the play is over, something is missing, or something is refused. */
function drive(run: Run, index: number, answers: Answers, mayWait: boolean): void {
  const start = run.board;
  let before = run.board;
  while (isResolving(run)) {
    const answer = orElse(run, answers.next(run.board, before));
    if ('missing' in answer) {
      if (!mayWait) stop(run, index, answer);
      return;
    }
    before = run.board;
    if ('country' in answer && answer.country === SUPERPOWER) {
      refuse(run, index, [
        { clause: '2.1.5', force: 'forbids', message: 'place.superpower', args: { side: answer.by } },
      ]);
      return;
    }
    if (!submit(run, index, answer)) return;
  }
  if (run.verdict === 'legal') notePassedOver(run, index, answers);
  refuseUnused(run, index, answers.unused(start, run.board), start.state.phasing, run.board.state.play?.card);
}

/** What is claimed beyond what came to pass is a claim all the same; once the game is over it is none any more. */
function refuseUnused(
  run: Run,
  index: number,
  [leftover]: readonly Unused[],
  phasing: Side,
  card: number | undefined,
): void {
  if (!leftover || run.verdict !== 'legal' || run.board.state.result) return;
  const steps = run.steps.filter((step) => step.action === index && step.before.state.phasing === phasing);
  refuse(run, index, explainUnused(run.board, steps, leftover, card));
}

const notePassedOver = (run: Run, action: number, answers: Answers): void => {
  run.passedOver.push(...answers.passedOver().map((statement) => ({ ...statement, action })));
};

/** What the case says, or what somebody else knows if it says nothing. */
const orElse = (run: Run, said: GameFact | Missing): GameFact | Missing =>
  'missing' in said ? (run.otherwise?.(run.board) ?? said) : said;

const isResolving = (run: Run): boolean => top(run.board) !== undefined && !run.board.state.result;

/** Why something the case lists never came to pass: the points or the permission had run out. */
function explainUnused(
  board: Board,
  steps: readonly CaseStep[],
  unused: Unused,
  played: number | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const { state, tables } = board;
  const args = { ...(unused.country !== undefined && { country: unused.country }) };
  const last = steps.findLast((step) => top(step.before)?.do === 'operations' && step.fact !== undefined);
  const task = last && top(last.before);
  if (task?.do === 'operations') {
    findings.push({
      clause: '6.1.3',
      force: 'forbids',
      message: 'unused.points',
      args: { ...args, value: task.value, card: task.card },
    });
    const dear = steps
      .flatMap((step) => step.consequences)
      .find((f) => f.message === 'place.cost' && f.args?.cost === 2);
    if (dear) findings.push({ ...dear, force: 'forbids', see: ['6.1.2'] });
    for (const { card, step } of state.lasting) {
      if (!('modify' in step) || step.modify.quantity !== 'card-ops') continue;
      const id = tables.cards[card]?.id;
      findings.push({ clause: '7.4', force: 'forbids', message: 'unused.value-modified', args: { ...args, card } });
      findings.push({
        clause: `card:${id}`,
        force: 'forbids',
        message: 'unused.value-modified',
        args: { ...args, card },
      });
      findings.push({ clause: '7.4.1', force: 'forbids', message: 'unused.value-modified', args: { ...args, card } });
    }
    if (task.granted)
      findings.push({
        clause: `card:${tables.cards[task.card]?.id}`,
        force: 'forbids',
        message: 'unused.granted',
        args: { ...args, card: task.card },
      });
  }
  const number = played ?? (task?.do === 'operations' ? task.card : 0);
  if (number > 0)
    findings.push({
      clause: `card:${tables.cards[number]?.id}`,
      force: 'forbids',
      message: 'unused.not-offered',
      args: { ...args, card: number },
    });
  return findings.length > 0
    ? findings
    : [{ clause: '5.1', force: 'forbids', message: 'unused.not-offered', args: { ...args, card: 0 } }];
}

/** The player named makes some play that touches nothing: the round goes by. */
export function skipRound(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  if (pathNow(run) === 'turn.actionRounds.between') goOn(run, index, new Set());
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  if (board.state.phasing !== by) return;
  board.state.agenda = [];
  board.state.step = twilightStruggle.steps.indexOf('turn.actionRounds.between') as number;
  run.board = board;
}

// Headlines -----------------------------------------------------------------------------------------------------------

export function performHeadline(run: Run, index: number, action: CaseAction): void {
  const first = SIDES.find((side) => hasAbility(run.board, rival(side), 'opponent-reveals-headline-first'));
  const order = first === USSR ? [USSR, US] : [US, USSR];
  const answers = new Map<Side, Answers>();
  const cards = new Map<Side, number>();
  for (const side of order as readonly Side[]) {
    const headline = bySide(
      action as { us?: NonNullable<CaseAction['us']>; ussr?: NonNullable<CaseAction['ussr']> },
      side,
    );
    if (!headline?.card || headline.card === 'none') {
      absentHeadline(run, side);
      continue;
    }
    const card = cardNamed(run.names, headline.card, ['action', index, side === US ? 'us' : 'ussr', 'card']);
    const event = headline.event ?? {};
    cards.set(side, card);
    answers.set(side, answersFrom({ card, operations: {}, event, as: 'event', pile: run.pile }, run.names));
    if (!submit(run, index, { type: 'headline', by: side, card }, BETWEEN_PLAYS)) return;
  }
  if (!run.board.state.result && pathNow(run) === 'turn.headline.choosing') goOn(run, index, BETWEEN_PLAYS);
  let before = run.board;
  while (isResolving(run)) {
    // Whatever cards an event brings into play, they belong to the headline that is being resolved.
    const own = answers.get(run.board.state.phasing);
    if (!own) return;
    const answer = orElse(run, own.next(run.board, before));
    if ('missing' in answer) {
      stop(run, index, answer);
      return;
    }
    before = run.board;
    if (!submit(run, index, answer)) return;
  }
  for (const each of answers.values()) notePassedOver(run, index, each);
  for (const [side, each] of answers) refuseUnused(run, index, each.beyond(), side, cards.get(side));
}

/** A side with no card to headline: the phase goes on without it. */
function absentHeadline(run: Run, side: Side): void {
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  board.state.headline[side] = NO_HEADLINE;
  run.board = board;
}
