/** Steps of the turn, set-up, rights and reactions of a case. */

import { explain } from '../core/checks.ts';
import type { Finding } from '../core/finding.ts';
import { rest } from '../core/judge.ts';
import { stepAt } from '../core/steps.ts';
import { wording } from '../core/wording.ts';
import { type Board, card as cardOf, influence, note, top } from '../games/twilight-struggle/board.ts';
import { endPlacement, freeMarkersLeft, markersOf } from '../games/twilight-struggle/setup/setup.ts';
import { copyState, DISCARD } from '../games/twilight-struggle/state.ts';
import { SIDES, type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { moveVp } from '../games/twilight-struggle/tracks/tracks.ts';
import { cardsNeeded } from '../games/twilight-struggle/turn/deal.ts';
import { heldChecks, mayDiscardHeld, showsHeldCards } from '../games/twilight-struggle/turn/end-of-turn.ts';
import { deckSize, holdsSome, knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type CaseAction, CaseError, type Markers } from './case.ts';
import { sideNamed } from './effects.ts';
import { cardNamed, countryNamed } from './named.ts';
import {
  type CaseStep,
  goOn,
  notDue,
  pathNow,
  playerOf,
  type Run,
  refuse,
  remark,
  stop,
  submit,
  untilAsked,
} from './run.ts';

/** Where each phase of the format ends. */
export const END_OF_PHASE: Readonly<Record<string, readonly string[]>> = {
  improve_defcon: ['turn.improveDefcon'],
  check_milops: ['turn.heldCards.discarding'],
  reveal_held: ['turn.heldCards.judged'],
  end_turn: ['turn.advance', 'turn.finalScoring'],
  final_scoring: ['over'],
};

export function performPhase(run: Run, index: number, action: CaseAction): void {
  const phase = action.phase ?? '';
  if (phase === 'deal') {
    performDeal(run, index, action);
    return;
  }
  const ends = END_OF_PHASE[phase];
  if (!ends)
    throw new CaseError({
      path: ['action', index, 'phase'],
      message: wording('unknown phase "{name}"', { name: String(phase) }),
    });
  saysNothing(action, index, phase, ['first', 'reshuffle_order']);
  const held = showsHeldCards(run.board) ? [] : heldScoringCards(run.board);
  if (phase === 'reveal_held' && !showsHeldCards(run.board)) {
    refuse(run, index, [{ clause: '4.5.F', force: 'forbids', message: 'held.not-shown' }, ...held]);
    return;
  }
  if (!isDue(run.board, new Set(ends))) {
    // The order of the steps forbids it, whatever is due instead.
    refuse(run, index, [notDue(run, '4.5')]);
    return;
  }
  if (END_OF_TURN.has(phase)) for (const finding of held) remark(run, index, { ...finding, force: 'applies' });
  goOn(run, index, new Set(ends));
  // A held card may be thrown away here, but nobody says so: nobody does.
  if (pathNow(run) === 'turn.heldCards.choosing') {
    const side = mayDiscardHeld(run.board) ?? US;
    remark(run, index, { clause: '6.4.4.c', force: 'applies', message: 'play.declined', args: { side, begun: 'no' } });
    submit(run, index, { type: 'done', by: side }, new Set(ends));
  }
  if (pathNow(run) === 'turn.heldCards.showing') awaitHeldCards(run, index, new Set(ends));
}

/** What a phase or a right does not ask for is no part of it. Throws a `CaseError`. */
function saysNothing(action: CaseAction, index: number, kind: string, keys: readonly (keyof CaseAction)[]): void {
  const key = keys.find((each) => action[each] !== undefined);
  if (key === undefined) return;
  const message = wording('"{key}" says nothing in an action of kind "{kind}"', { key, kind });
  throw new CaseError({ path: ['action', index, key], message });
}

/** Held cards are looked at on the way: there the turn waits, and goes on. */
const HELD_CARDS: ReadonlySet<string> = new Set(['turn.heldCards.choosing', 'turn.heldCards.showing']);
const HELD_CARDS_SEEN = 'turn.heldCards.judged';

/** Does the turn come to one of these states without anybody's play, other than what is done with held cards? */
function isDue(board: Board, ends: ReadonlySet<string>): boolean {
  const { steps } = twilightStruggle;
  const isPast = [...ends].every((path) => path !== 'turn.improveDefcon' && stepOf(path) <= board.state.step);
  if (isPast) return false;
  const after = rest(twilightStruggle, board, ends).board;
  const { path } = stepAt(steps, after.state);
  if (after.state.result !== null || ends.has(path)) return true;
  if (!HELD_CARDS.has(path)) return false;
  if (ends.has(HELD_CARDS_SEEN)) return true;
  const seen: Board = { ...after, state: copyState(after.state) };
  seen.state.step = stepOf(HELD_CARDS_SEEN);
  return isDue(seen, ends);
}

const stepOf = (path: string): number => twilightStruggle.steps.indexOf(path) as number;

/** Phases after the last action round: nobody can play a scoring card any more. */
const END_OF_TURN: ReadonlySet<string> = new Set(['check_milops', 'end_turn', 'final_scoring']);

/** Scoring cards that are known to be held when they can be played no more. 4.5.D.e, 10.1.5 */
const heldScoringCards = (board: Board): Finding[] =>
  SIDES.flatMap((side) =>
    knownHand(board, side)
      .filter((number) => cardOf(board, number).scoring)
      .map((number): Finding => {
        const args = { side, card: number };
        return { clause: '4.5.D.e', force: 'forbids', message: 'held.scoring-card', args, see: ['10.1.5'] };
      }),
  );

/** Cards nobody has seen must be shown now; if none of them can be a scoring card it does not matter which they are. */
function awaitHeldCards(run: Run, index: number, ends: ReadonlySet<string>): void {
  const suspects = SIDES.filter((side) => holdsSome(run.board, side, (entry) => entry.scoring) === undefined);
  const [only] = suspects;
  if (suspects.length > 0) stop(run, index, { missing: 'held-cards', by: suspects.length === 1 ? only : undefined });
  else passOver(run, index, ends);
}

/** Held cards that decide nothing stay unseen. */
function passOver(run: Run, index: number, ends: ReadonlySet<string>): void {
  const { hidden } = run.board.state;
  const unseen = [...hidden];
  const withHidden = (counts: readonly number[]): void => {
    run.board = { ...run.board, state: copyState(run.board.state) };
    for (const side of SIDES) run.board.state.hidden[side] = counts[side] as number;
  };
  withHidden([0, 0]);
  goOn(run, index, ends);
  withHidden(unseen);
}

export function performDeal(run: Run, index: number, action: CaseAction): void {
  untilAsked(run, index);
  const { state } = run.board;
  const hands: [number[], number[]] = [[], []];
  // To a hand with cards that nobody has seen, nobody can say which ones come.
  const need = SIDES.map((side) => (state.hidden[side] === 0 ? cardsNeeded(run.board, side) : 0));
  const later = (action.reshuffle_order ?? []).map((ref) =>
    cardNamed(run.names, ref, ['action', index, 'reshuffle_order']),
  );
  // Without a stated order the discards follow in any order: the numbers decide nothing but who holds what.
  const rest = [...state.zone].flatMap((zone, number) => (zone === DISCARD && !later.includes(number) ? [number] : []));
  const pile = [...run.pile, ...later, ...rest];
  // Nobody knows what comes off a draw pile that the case does not state; only an empty one leads to the discards.
  const stated = run.pile.length > 0 || later.length > 0 || (rest.length > 0 && deckSize(run.board) === 0);
  let side: Side = action.first && sideNamed(action.first) === US ? US : USSR;
  while (stated && pile.length > 0 && hands.some((hand, s) => hand.length < (need[s] ?? 0))) {
    if (hands[side].length < (need[side] ?? 0)) hands[side].push(pile.shift() as number);
    side = side === US ? USSR : US;
  }
  if (!submit(run, index, { type: 'deal', us: hands[US], ussr: hands[USSR] }, new Set(['turn.headline']))) return;
  const shuffled = run.steps.at(-1)?.consequences.some(({ message }) => message === 'deck.reshuffled');
  if (later.length > 0 && !shuffled)
    refuse(run, index, [{ clause: '4.3', force: 'forbids', message: 'stated.no-reshuffle' }]);
}

export function performSetup(run: Run, index: number, action: CaseAction): void {
  const placed: [Markers | undefined, Markers | undefined] = [action.us, action.ussr];
  for (const side of [USSR, US] as const) {
    const markers = placed[side];
    if (markers === undefined) {
      skipPlacement(run, side);
      continue;
    }
    const isPlaced = placeStated(run, index, side, ['action', index], markers as Readonly<Record<string, number>>, {
      left: () => freeMarkersLeft(run.board, side),
      most: () => markersOf(run.board, side),
      tooMany: { message: 'setup.count' },
      tooFew: { message: 'setup.incomplete' },
    });
    if (!isPlaced) return;
  }
  for (const side of SIDES) {
    const bid = side === US ? action.us_bid : action.ussr_bid;
    // Who tells a side's set-up tells all of it.
    const told = placed[side] === undefined ? bid : (bid ?? {});
    if (!placeAgreed(run, index, side, told)) return;
  }
}

/** What was agreed beyond the set-up: no more of it, and if it is stated, no less. False if it was refused. */
function placeAgreed(
  run: Run,
  index: number,
  side: Side,
  stated: Readonly<Record<string, number>> | undefined,
): boolean {
  if (stated === undefined) return true;
  const agreed = run.board.state.handicap[side];
  return placeStated(run, index, side, ['action', index, side === US ? 'us_bid' : 'ussr_bid'], stated, {
    left: () => run.board.state.handicap[side],
    most: () => agreed,
    tooMany: { message: 'setup.bid-count' },
    tooFew: { message: 'setup.bid-incomplete' },
  });
}

/** How many markers are to be placed, and what is said if more or fewer are. */
interface Lot {
  readonly left: () => number;
  readonly most: () => number;
  readonly tooMany: Pick<Finding, 'message'>;
  readonly tooFew: Pick<Finding, 'message'>;
}

/** Places these markers, which must be as many as there are. False if it was refused. */
function placeStated(
  run: Run,
  index: number,
  side: Side,
  path: readonly (string | number)[],
  stated: Readonly<Record<string, number>>,
  { left, most, tooMany, tooFew }: Lot,
): boolean {
  const refused = (said: Pick<Finding, 'message'>, n: number): false =>
    refuse(run, index, [{ clause: side === US ? '3.3' : '3.2', force: 'forbids', ...said, args: { side, n } }]);
  for (const [name, n] of Object.entries(stated)) {
    const country = countryNamed(run.names, name, [...path, name]);
    for (let i = 0; i < n; i++) {
      if (left() === 0) return refused(tooMany, most());
      if (!submit(run, index, { type: 'place', by: side, country }, new Set(['turn']))) return false;
    }
  }
  return left() === 0 || refused(tooFew, left());
}

function skipPlacement(run: Run, side: Side): void {
  const board: Board = { ...run.board, state: copyState(run.board.state) };
  endPlacement(board, side);
  const path = side === USSR ? 'setUp.usPlacement' : 'setUp.handicap';
  board.state.step = twilightStruggle.steps.indexOf(path) as number;
  run.board = board;
}

export function performInterrupt(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  const stated = (Array.isArray(action.remove) ? [] : Object.entries(action.remove ?? {})) as [string, number][];
  const names = Array.isArray(action.remove) ? action.remove : stated.map(([name]) => name);
  for (const name of names) {
    const country = countryNamed(run.names, name, ['action', index, 'remove', name]);
    const before = influence(run.board, by, country);
    if (!submit(run, index, { type: 'cancel-crisis', by, country })) return;
    const n = stated.find(([each]) => each === name)?.[1];
    const price = before - influence(run.board, by, country);
    if (n === undefined || n === price) continue;
    const { clause, args } = (run.steps.at(-1) as CaseStep).findings[0] as Finding;
    const said = {
      clause,
      force: 'forbids',
      message: 'stated.price',
      args: { ...args, country, n, value: price },
    } as const;
    refuse(run, index, [said]);
    return;
  }
}

export function performReaction(run: Run, index: number, action: CaseAction): void {
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

export function performAbility(run: Run, index: number, action: CaseAction): void {
  const by = playerOf(action, index);
  const none: ReadonlySet<string> = new Set();
  if (action.what === 'discard_pile') {
    saysNothing(action, index, action.what, ['cards']);
    run.answers.may_inspect = true;
    return;
  }
  const cards = (action.cards ?? []).map((ref) => cardNamed(run.names, ref, ['action', index, 'cards']));
  const waits = stepAt(twilightStruggle.steps, rest(twilightStruggle, run.board, none).board.state).path;
  if (waits !== 'turn.heldCards.choosing' || mayDiscardHeld(run.board) !== by) {
    refuse(run, index, whyNoDiscard(run.board, by, cards[0], waits));
    return;
  }
  goOn(run, index, none);
  for (const card of cards) {
    if (pathNow(run) !== 'turn.heldCards.choosing') {
      refuse(run, index, [{ clause: '6.4.4.c', force: 'forbids', message: 'held.one-card', args: { side: by, card } }]);
      return;
    }
    if (!submit(run, index, { type: 'select', by, card }, new Set(['turn.heldCards.showing']))) return;
  }
}

/** Nobody is asked for a held card: the side has no right to throw one away, or none to throw, or it is not the moment. */
function whyNoDiscard(board: Board, side: Side, card: number | undefined, step: string): readonly Finding[] {
  // Without a card there is only the right to ask about.
  const checks = card === undefined ? heldChecks.filter(({ message }) => message === 'held.ability') : heldChecks;
  const forbids = explain(checks, board, { side, card: card ?? 0 }).filter(({ force }) => force === 'forbids');
  return forbids.length > 0
    ? forbids
    : [{ clause: '6.4.4.c', force: 'forbids', message: 'phase.not-due', args: { step } }];
}

export function performAward(run: Run, index: number, action: CaseAction): void {
  const side = sideNamed(action.side ?? '');
  if (side === undefined)
    throw new CaseError({ path: ['action', index, 'side'], message: wording('the award names no side (US or USSR)') });
  const args = { side, n: action.vp ?? 0 };
  const consequences: Finding[] = [{ clause: '10.2.2', force: 'applies', message: 'vp.untold', args }];
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
