/**
 * Taking the log at its word. Where an entry cannot have happened as it stands, the board is put back to where the
 * entry found it, and then set to what the entry states, so that the entries after it can be judged.
 */

import { putMarkers } from '../../../games/twilight-struggle/board.ts';
import { lastingPart, lastingSteps } from '../../../games/twilight-struggle/events/lasting-verbs.ts';
import {
  copyState,
  DISCARD,
  handOf,
  type Lasting,
  putCard,
  REMOVED,
  UNSEEN,
} from '../../../games/twilight-struggle/state.ts';
import { rival, type Side, sideOf, US, USSR } from '../../../games/twilight-struggle/tables.ts';
import { enterHand, leaveHand } from '../../../games/twilight-struggle/turn/hands.ts';
import type { Entry } from '../../log-file.ts';
import { nextLineAbout } from '../compare/influence.ts';
import type { LineOf, Slot } from '../entry-lines.ts';
import { follow, takeBack } from '../hands/follow.ts';
import { countryIndex } from '../line-names.ts';
import { AT, type Run } from '../run.ts';
import { goOn, submit } from '../submit.ts';
import { type Marker, takeDiscard, takeMarker, takeReveal } from './take-cards.ts';

/** Puts the board where the entry says it left it. */
export function takeOver(run: Run, entry: Entry): void {
  const { state } = run.board;
  const waiting = state.step;
  Object.assign(state, copyState(run.at.before));
  takeBack(run);
  run.at.unprinted = [];
  run.found.notAdjudicated += run.at.lines.slots.filter((slot) => !slot.used).length;
  if (entry.kind === 'round') takeRound(run, entry.side, entry.card, entry.turn, entry.round);
  if (entry.kind === 'headline') takeHeadline(run, entry);
  let marker: Marker | undefined;
  for (const slot of run.at.lines.slots) {
    if (isMarker(slot)) marker = slot;
    run.at.line = slot.line.line;
    takeLine(run, slot, entry, marker);
    follow(run);
  }
  if (entry.kind === 'round' || entry.kind === 'headline') {
    state.agenda = [];
    state.play = null;
    state.result = null;
    state.step = AT.between;
  } else state.step = waiting;
}

const isMarker = (slot: Slot): slot is Marker => slot.line.kind === 'event';

/** Notes what the lines that nothing explains state: later lines will show whether the game went on from it. */
export function takeRest(run: Run, slots: readonly Slot[]): void {
  const { state } = run.board;
  for (const { line } of slots) {
    run.found.notAdjudicated++;
    if (line.kind === 'influence') takeIfGoneOnFrom(run, line);
    else if (line.kind === 'vp') run.stated.drift.set('vp', line.score - state.vp);
    else if (line.kind === 'defcon') run.stated.drift.set('defcon', line.level - state.defcon);
    else if (line.kind === 'military-operations') {
      const side = sideOf(line.side);
      run.stated.drift.set(`milops-${side}`, line.level - state.milops[side]);
    }
  }
}

function takeIfGoneOnFrom(run: Run, line: LineOf<'influence'>): void {
  const later = nextLineAbout(run, line);
  if (!later) return;
  const before = { us: later.us, ussr: later.ussr };
  before[later.side] -= later.delta;
  if (before.us === line.us && before.ussr === line.ussr) takeInfluence(run, line);
}

function takeInfluence({ board }: Run, line: LineOf<'influence'>): void {
  const where = countryIndex(board, line.country);
  putMarkers(board, US, where, line.us);
  putMarkers(board, USSR, where, line.ussr);
}

function takeRound(run: Run, by: 'us' | 'ussr', card: number | null, turn: number, round: number): void {
  const { state, tables } = run.board;
  const side = sideOf(by);
  if (state.step === AT.between) goOn(run);
  state.turn = turn;
  state.round = round;
  state.phasing = side;
  if (card === null) return;
  if (card === tables.china) {
    state.chinaHolder = rival(side);
    state.chinaUp = false;
    return;
  }
  const marked = run.at.lines.slots.some((slot) => slot.line.kind === 'event' && slot.line.card === card);
  leave(run, side, card, marked && tables.cards[card]?.starred ? REMOVED : DISCARD);
  const spaced = run.at.lines.slots.some((slot) => slot.line.kind === 'operations' && slot.line.use === 'space');
  if (spaced) state.spaceUsed[side]++;
}

/** A card leaves a hand. If it cannot have been there, another did, that nobody knows. */
function leave({ board }: Run, side: Side, card: number, zone: number): void {
  const { state } = board;
  const elsewhere = state.zone[card] !== UNSEEN && state.zone[card] !== handOf(side);
  if (elsewhere && state.hidden[side] > 0) state.hidden[side]--;
  leaveHand(board, side, card, zone);
}

function takeHeadline(run: Run, entry: Entry & { readonly kind: 'headline' }): void {
  const { state, tables } = run.board;
  run.turnEnd.begun = false;
  if (state.step === AT.deal) {
    submit(run, { type: 'deal', us: [], ussr: [] });
  }
  state.turn = entry.turn;
  state.round = 0;
  state.phasing = 0;
  for (const { line } of run.at.lines.slots) {
    if (line.kind !== 'headline-card') continue;
    const marked = run.at.lines.slots.some((slot) => slot.line.kind === 'event' && slot.line.card === line.card);
    leave(run, sideOf(line.side), line.card, marked && tables.cards[line.card]?.starred ? REMOVED : DISCARD);
  }
  state.headline[0] = 0;
  state.headline[1] = 0;
  state.headlineOrder = [];
}

function takeLine(run: Run, slot: Slot, entry: Entry, marker: Marker | undefined): void {
  const { line } = slot;
  const { board } = run;
  const { state } = board;
  if (line.kind === 'influence') takeInfluence(run, line);
  else if (line.kind === 'vp') state.vp = Math.max(-20, Math.min(20, line.score));
  else if (line.kind === 'defcon') {
    state.movedTo |= 1 << line.level;
    state.defcon = line.level;
  } else if (line.kind === 'military-operations') state.milops[sideOf(line.side)] = line.level;
  else if (line.kind === 'space-advance') state.space[sideOf(line.side)] = line.box;
  else if (line.kind === 'event') takeMarker(run, line);
  else if (line.kind === 'effect') takeEffect(run, line.card, line.begins, entry);
  else if (line.kind === 'trap-roll') {
    if (line.escaped) state.lasting = state.lasting.filter((lasting) => !('trap' in lasting.step));
  } else if (line.kind === 'discard') takeDiscard(run, slot as Slot<LineOf<'discard'>>, marker);
  else if (line.kind === 'play') leaveHand(board, sideOf(line.side), line.card, DISCARD);
  else if (line.kind === 'reveal') takeReveal(run, line, marker);
  else if (line.kind === 'return') {
    putCard(state, line.card, UNSEEN);
    enterHand(board, sideOf(line.to), line.card);
  }
}

function takeEffect(run: Run, card: number, begins: boolean, entry: Entry): void {
  const { board } = run;
  const rest = board.state.lasting.filter((lasting) => lasting.card !== card);
  board.state.lasting = rest;
  if (!begins) return;
  const cardEntry = board.tables.cards[card];
  const player: Side = cardEntry?.owner ?? (entry.kind === 'round' ? sideOf(entry.side) : 0);
  board.state.occurred[card] = 1;
  const added = lastingSteps(cardEntry?.event ?? []).map((step): Lasting => {
    const uses = lastingPart(step)?.uses;
    return { card, player, step, ...(uses !== undefined && { uses }) };
  });
  board.state.lasting = [...rest, ...added];
}
