/** Ruling on a case: its actions are handed to the referee one fact at a time. */
import type { Finding, Verdict } from '../core/finding.ts';
import { judge, rest } from '../core/judge.ts';
import type { ClauseId, IssueId } from '../core/ruleset.ts';
import { stepAt } from '../core/steps.ts';
import { type Board, note, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { freeMarkersLeft, setupOf } from '../games/twilight-struggle/setup.ts';
import { hasAbility } from '../games/twilight-struggle/space.ts';
import { copyState } from '../games/twilight-struggle/state.ts';
import { SIDES, type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { moveVp } from '../games/twilight-struggle/tracks.ts';
import { twilightStruggle } from '../registry.ts';
import { bySide, type CaseAction, CaseError, type CaseInput, type CaseProblem, type Markers } from './case.ts';
import { sideNamed } from './effects.ts';
import { type ExtraNames, indexNames, type NameIndex } from './names.ts';
import { type Observed, observe } from './observe.ts';
import { withOptions } from './options.ts';
import { cardNamed, countryNamed, SUPERPOWER, setUpPosition } from './position.ts';
import { answerQuery } from './query.ts';
import { type Answers, answersFrom, type Missing, type Script, type Unused } from './script.ts';

/** One fact of a case with its tests and consequences. */
export interface CaseStep {
  /** Index of the action it belongs to. */
  readonly action: number;
  readonly fact: GameFact | undefined;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly consequences: readonly Finding[];
  readonly passed: readonly ClauseId[];
  readonly before: Board;
  readonly after: Board;
}

export interface CaseRuling {
  readonly verdict: Verdict;
  readonly steps: readonly CaseStep[];
  /** Index of the action that is refused or cannot be decided. */
  readonly failing?: number;
  /** What the case leaves open, when that is why no verdict is possible. */
  readonly missing?: Missing;
  readonly rests: readonly IssueId[];
  /** Everything a case may state as expected, as it came out. */
  readonly facts: Observed;
  readonly findings: readonly Finding[];
  readonly start: Board;
  readonly end: Board;
  readonly names: NameIndex;
}

export type RuleResult =
  | { readonly ok: true; readonly ruling: CaseRuling }
  | { readonly ok: false; readonly problem: CaseProblem };

/** States of the chart at which a case pauses: a play ends before the next player's round begins. */
const BETWEEN_PLAYS: ReadonlySet<string> = new Set(['turn.actionRounds.between', 'turn.improveDefcon']);

/**
 * Rules on a case. The rules are those of the caller, with the options and policies that the case itself names.
 * @returns the ruling; or the problem, if a name is unknown or the case makes no sense
 */
export function ruleCase(rules: Ruleset, input: CaseInput, extraNames: ExtraNames = {}): RuleResult {
  try {
    return { ok: true, ruling: ruleValid(rules, input, extraNames) };
  } catch (error) {
    if (error instanceof CaseError) return { ok: false, problem: error.problem };
    throw error;
  }
}

interface Run {
  board: Board;
  readonly names: NameIndex;
  readonly steps: CaseStep[];
  readonly pile: number[];
  readonly answers: Record<string, unknown>;
  failing?: number;
  missing?: Missing;
  verdict: Verdict;
}

function ruleValid(rules: Ruleset, input: CaseInput, extraNames: ExtraNames): CaseRuling {
  const own = withOptions(rules, input);
  const names = indexNames(own, extraNames);
  const start = setUpPosition(makeBoard(own), input.position, names);
  if (input.position.options?.includes('us_bid_4')) start.state.handicap[US] = 4;
  const run: Run = {
    board: start,
    names,
    steps: [],
    pile: (input.position.deck_top_first ?? []).map((ref) => cardNamed(names, ref, ['position', 'deck_top_first'])),
    answers: {},
    verdict: 'legal',
  };
  for (const [index, action] of input.action.entries()) {
    const nextIsReaction = input.action[index + 1]?.kind === 'reaction';
    perform(run, index, action, nextIsReaction);
    if (run.verdict !== 'legal') break;
  }
  const all = run.steps.flatMap((step) => [...step.findings, ...step.consequences]);
  const { failing, missing } = run;
  return {
    verdict: run.verdict,
    steps: run.steps,
    ...(failing !== undefined && { failing }),
    ...(missing && { missing }),
    rests: [...new Set(all.flatMap((finding) => finding.issue ?? []))],
    facts: observe(start, run.board, all, run.steps, run.answers),
    findings: all,
    start,
    end: run.board,
    names,
  };
}

function perform(run: Run, index: number, action: CaseAction, nextIsReaction: boolean): void {
  switch (action.kind) {
    case 'play':
      return performPlay(run, index, action, nextIsReaction);
    case 'headline':
      return performHeadline(run, index, action);
    case 'pass':
      return void submit(run, index, { type: 'pass', by: playerOf(action, index) });
    case 'phase':
      return performPhase(run, index, action);
    case 'setup':
      return performSetup(run, index, action);
    case 'interrupt':
      return performInterrupt(run, index, action);
    case 'reaction':
      return performReaction(run, index, action);
    case 'ability':
      return performAbility(run, index, action);
    case 'award':
      return performAward(run, index, action);
    case 'query':
      Object.assign(run.answers, answerQuery(run.board, action, run.names));
      return;
    case 'any_other_play':
      return skipRound(run, index, action);
    default:
      throw new CaseError({ path: ['action', index, 'kind'], message: `unknown kind of action "${action.kind}"` });
  }
}

/** Hands a fact to the referee. False if it was refused. */
function submit(run: Run, action: number, fact: GameFact, pauseAt: ReadonlySet<string> = BETWEEN_PLAYS): boolean {
  const before = run.board;
  const { verdict, findings, consequences, passed, board } = judge(twilightStruggle, before, fact, pauseAt);
  run.steps.push({ action, fact, verdict, findings, consequences, passed, before, after: board });
  run.board = board;
  if (verdict === 'legal') return true;
  run.verdict = verdict;
  run.failing = action;
  return verdict !== 'illegal';
}

/** Lets everything happen that happens by itself, up to a state. */
function goOn(run: Run, action: number, pauseAt: ReadonlySet<string>): void {
  const before = run.board;
  const { consequences, passed, board } = rest(twilightStruggle, before, pauseAt);
  run.board = board;
  run.steps.push({
    action,
    fact: undefined,
    verdict: 'legal',
    findings: [],
    consequences,
    passed,
    before,
    after: board,
  });
}

function refuse(run: Run, action: number, findings: readonly Finding[]): void {
  run.steps.push({
    action,
    fact: undefined,
    verdict: 'illegal',
    findings,
    consequences: [],
    passed: [],
    before: run.board,
    after: run.board,
  });
  run.verdict = 'illegal';
  run.failing = action;
}

const pathNow = (run: Run): string => stepAt(twilightStruggle.steps, run.board.state).path;

function playerOf(action: CaseAction, index: number): Side {
  const side = action.player === undefined ? undefined : sideNamed(action.player);
  if (side === undefined)
    throw new CaseError({
      path: ['action', index, 'player'],
      message: 'the action does not say which side plays (US or USSR)',
    });
  return side;
}

// Plays ---------------------------------------------------------------------------------------------------------------

function performPlay(run: Run, index: number, action: CaseAction, nextIsReaction: boolean): void {
  const by = playerOf(action, index);
  if (action.card === undefined)
    throw new CaseError({ path: ['action', index, 'card'], message: 'the play names no card' });
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
    const answer = answers.next(run.board, before);
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
  const [leftover] = answers.unused(start, run.board);
  if (leftover && run.verdict === 'legal' && !run.board.state.result) refuse(run, index, explainUnused(run, leftover));
}

const isResolving = (run: Run): boolean => top(run.board) !== undefined && !run.board.state.result;

function stop(run: Run, index: number, missing: Missing): void {
  run.verdict = 'undetermined';
  run.failing = index;
  run.missing = missing;
  const step = stepAt(twilightStruggle.steps, run.board.state);
  run.steps.push({
    action: index,
    fact: undefined,
    verdict: 'undetermined',
    findings: [
      {
        clause: step.clause,
        force: 'undetermined',
        message: `missing.${missing.missing}`,
        args: missing.by === undefined ? {} : { side: missing.by },
      },
    ],
    consequences: [],
    passed: [],
    before: run.board,
    after: run.board,
  });
}

/** Why something the case lists never came to pass: the points or the permission had run out. */
function explainUnused(run: Run, unused: Unused): Finding[] {
  const findings: Finding[] = [];
  const { state, tables } = run.board;
  const args = { ...(unused.country !== undefined && { country: unused.country }) };
  const last = run.steps.findLast((step) => top(step.before)?.do === 'operations' && step.fact !== undefined);
  const task = last && top(last.before);
  if (task?.do === 'operations') {
    findings.push({
      clause: '6.1.3',
      force: 'forbids',
      message: 'unused.points',
      args: { ...args, value: task.value, card: task.card },
    });
    const dear = run.steps
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
  const { play } = state;
  const number = play?.card ?? (task?.do === 'operations' ? task.card : 0);
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
function skipRound(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  if (pathNow(run) === 'turn.actionRounds.between') goOn(run, index, new Set());
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  if (board.state.phasing !== by) return;
  board.state.agenda = [];
  board.state.step = twilightStruggle.steps.indexOf('turn.actionRounds.between') as number;
  run.board = board;
}

// Headlines -----------------------------------------------------------------------------------------------------------

function performHeadline(run: Run, index: number, action: CaseAction): void {
  const first = SIDES.find((side) => hasAbility(run.board, side === US ? USSR : US, 'opponent-reveals-headline-first'));
  const order = first === USSR ? [USSR, US] : [US, USSR];
  const answers = new Map<number, Answers>();
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
    answers.set(card, answersFrom({ card, operations: {}, event, as: 'event', pile: run.pile }, run.names));
    if (!submit(run, index, { type: 'headline', by: side, card }, BETWEEN_PLAYS)) return;
  }
  if (!run.board.state.result && pathNow(run) === 'turn.headline.choosing') goOn(run, index, BETWEEN_PLAYS);
  let before = run.board;
  while (isResolving(run)) {
    const current = answers.get(run.board.state.play?.card ?? 0);
    const own = current ?? [...answers.values()][0];
    if (!own) return;
    const answer = own.next(run.board, before);
    if ('missing' in answer) {
      stop(run, index, answer);
      return;
    }
    before = run.board;
    if (!submit(run, index, answer)) return;
  }
}

/** A side with no card to headline: the phase goes on without it. */
function absentHeadline(run: Run, side: Side): void {
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  board.state.headline[side] = ABSENT_HEADLINE;
  run.board = board;
}

/** Stands for "no card": any number that no card has. */
const ABSENT_HEADLINE = 0;

// Phases, set-up and the rest -----------------------------------------------------------------------------------------

/** Where each phase of the format ends. */
const END_OF_PHASE: Readonly<Record<string, readonly string[]>> = {
  improve_defcon: ['turn.improveDefcon'],
  check_milops: ['turn.heldCards.discarding'],
  reveal_held: ['turn.heldCards.judged'],
  end_turn: ['turn.advance', 'turn.finalScoring'],
  final_scoring: ['over'],
};

function performPhase(run: Run, index: number, action: CaseAction): void {
  const phase = action.phase ?? '';
  if (phase === 'deal') return performDeal(run, index, action);
  const ends = END_OF_PHASE[phase];
  if (!ends) throw new CaseError({ path: ['action', index, 'phase'], message: `unknown phase "${phase}"` });
  goOn(run, index, new Set(ends));
  // A held card may be thrown away here, but nobody says so: nobody does.
  if (pathNow(run) === 'turn.heldCards.choosing') submit(run, index, { type: 'done', by: US }, new Set(ends));
}

function performDeal(run: Run, index: number, action: CaseAction): void {
  const { state } = run.board;
  const size = state.turn <= 3 ? 8 : 9;
  const count = (zone: number): number => [...state.zone].filter((z) => z === zone).length;
  const hands: [number[], number[]] = [[], []];
  const need = [0, 1].map((side) => (state.hidden[side] === 0 ? Math.max(0, size - count(2 + side)) : 0));
  const later = (action.reshuffle_order ?? []).map((ref) =>
    cardNamed(run.names, ref, ['action', index, 'reshuffle_order']),
  );
  // Without a stated order the discards follow in any order: the numbers decide nothing but who holds what.
  const rest = [...state.zone].flatMap((zone, number) => (zone === 4 && !later.includes(number) ? [number] : []));
  const pile = [...run.pile, ...later, ...rest];
  const stated = run.pile.length > 0 || later.length > 0 || (action.reshuffle_order === undefined && rest.length > 0);
  let side: Side = action.first && sideNamed(action.first) === US ? US : USSR;
  while (stated && pile.length > 0 && hands.some((hand, s) => hand.length < (need[s] ?? 0))) {
    if (hands[side].length < (need[side] ?? 0)) hands[side].push(pile.shift() as number);
    side = side === US ? USSR : US;
  }
  submit(run, index, { type: 'deal', us: hands[US], ussr: hands[USSR] }, new Set(['turn.headline']));
}

function performSetup(run: Run, index: number, action: CaseAction): void {
  const placed: [Markers | undefined, Markers | undefined] = [action.us, action.ussr];
  for (const side of [USSR, US] as const) {
    const markers = placed[side];
    if (markers === undefined) {
      skipPlacement(run, side);
      continue;
    }
    for (const [name, n] of Object.entries(markers as Record<string, number>)) {
      const country = countryNamed(run.names, name, ['action', index, name]);
      for (let i = 0; i < n; i++) {
        if (freeMarkersLeft(run.board, side) === 0) {
          const { count } = setupOf(run.board, side).free;
          refuse(run, index, [
            { clause: side === US ? '3.3' : '3.2', force: 'forbids', message: 'setup.count', args: { side, n: count } },
          ]);
          return;
        }
        if (!submit(run, index, { type: 'place', by: side, country }, new Set(['turn']))) return;
      }
    }
    const left = freeMarkersLeft(run.board, side);
    if (left > 0) {
      refuse(run, index, [
        { clause: side === US ? '3.3' : '3.2', force: 'forbids', message: 'setup.incomplete', args: { side, n: left } },
      ]);
      return;
    }
  }
  for (const [name, n] of Object.entries(action.us_bid ?? {})) {
    const country = countryNamed(run.names, name, ['action', index, 'us_bid', name]);
    for (let i = 0; i < n; i++) if (!submit(run, index, { type: 'place', by: US, country }, new Set(['turn']))) return;
  }
}

function skipPlacement(run: Run, side: Side): void {
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  board.state.placed[side] = freeMarkersLeft(board, side);
  const path = side === USSR ? 'setUp.usPlacement' : 'setUp.handicap';
  board.state.step = twilightStruggle.steps.indexOf(path) as number;
  run.board = board;
}

function performInterrupt(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  for (const name of Object.keys((action.remove ?? {}) as Record<string, number>)) {
    const country = countryNamed(run.names, name, ['action', index, 'remove', name]);
    if (!submit(run, index, { type: 'cancel-crisis', by, country })) return;
  }
}

function performReaction(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  const country = countryNamed(run.names, action.add ?? '', ['action', index, 'add']);
  const task = top(run.board);
  if (task?.do !== 'markers') {
    refuse(run, index, [
      { clause: `card:${action.what ?? 'norad'}`, force: 'forbids', message: 'reaction.not-due', args: { side: by } },
    ]);
    return;
  }
  submit(run, index, { type: 'place', by, country });
}

function performAbility(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  const none: ReadonlySet<string> = new Set();
  if (action.what === 'discard_pile') {
    run.answers.may_inspect = true;
    return;
  }
  goOn(run, index, none);
  for (const ref of action.cards ?? []) {
    const card = cardNamed(run.names, ref, ['action', index, 'cards']);
    if (pathNow(run) !== 'turn.heldCards.choosing') {
      refuse(run, index, [{ clause: '6.4.4.c', force: 'forbids', message: 'held.one-card', args: { side: by, card } }]);
      return;
    }
    if (!submit(run, index, { type: 'select', by, card }, new Set(['turn.heldCards.showing']))) return;
  }
}

function performAward(run: Run, index: number, action: CaseAction): void {
  const side = sideNamed(action.side ?? '');
  if (side === undefined)
    throw new CaseError({ path: ['action', index, 'side'], message: 'the award names no side (US or USSR)' });
  const consequences: Finding[] = [];
  const before = run.board;
  const board: Board = { ...before, state: copyState(before.state), report: (finding) => consequences.push(finding) };
  moveVp(board, (side === US ? 1 : -1) * (action.vp ?? 0), '10.2.2');
  note(board, '10.2.1', 'vp.track', { to: board.state.vp });
  run.board = { ...before, state: board.state };
  run.steps.push({
    action: index,
    fact: undefined,
    verdict: 'legal',
    findings: [],
    consequences,
    passed: ['10.2.2'],
    before,
    after: run.board,
  });
}
