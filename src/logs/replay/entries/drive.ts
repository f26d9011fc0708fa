/** Answering one question after the other until the play, or the headline phase, is over. */
import type { Message } from '../../../core/render.ts';
import { stepAt } from '../../../core/steps.ts';
import { TABLE } from '../../../games/twilight-struggle/state.ts';
import { CARD_SLOTS, SIDE_IDS, type Side } from '../../../games/twilight-struggle/tables.ts';
import { need } from '../../../games/twilight-struggle/tasks.ts';
import { enterHand, handSize, holds, leaveHand } from '../../../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import type { Answer } from '../answers/answer.ts';
import { leftWithoutEvent } from '../answers/cards.ts';
import { answer } from '../answers/index.ts';
import { inBlock, nextHeading, use } from '../entry-lines.ts';
import { follow, lacks, objection } from '../hands/follow.ts';
import { WHOLE } from '../hands/hands.ts';
import { AT, addViolation, damaged, type EntryInHand, entryOf, isLastEntry, isTainted, type Run } from '../run.ts';
import { submit } from '../submit.ts';
import { whyNoEvent } from './why-not.ts';

/** Answers what is asked; stops when something is refused or the log does not say. */
export function drive(run: Run): void {
  const { state } = run.board;
  while (state.step !== AT.between && !state.result && need(run.board) !== 'nothing') {
    // Cards that the event goes on to ask for are a fact of their own.
    if (run.at.shown && need(run.board) !== 'shownCards') learn(run, run.at.shown);
    run.at.shown = undefined;
    const given = answer(run);
    if (!given) {
      lacking(run);
      return;
    }
    if (!submitAsShown(run, given)) {
      run.at.givenUp = true;
      return;
    }
  }
}

/** What a hidden hand may hold counts for nothing where the log shows that an event did not find it there. */
function submitAsShown(run: Run, { fact, line }: Answer): boolean {
  const { hidden } = run.board.state;
  const side = leftWithoutEvent(run, fact);
  if (side === undefined) return submit(run, fact, line);
  const concealed = hidden[side];
  hidden[side] = 0;
  run.account.hidden[side] -= concealed;
  const taken = submit(run, fact, line);
  hidden[side] += concealed;
  run.account.hidden[side] += concealed;
  return taken;
}

/** The log does not say what is asked. At its end that is the exporter, which writes one update behind. */
export function lacking(run: Run): void {
  if (isLastEntry(run)) {
    run.at.cut = true;
    return;
  }
  run.at.givenUp = true;
  if (isTainted(run)) return;
  const barred = nextHeading(run.at.lines)?.line;
  if (barred?.kind === 'event' && run.at.idle.has(barred.card)) {
    const { clause, said } = whyNoEvent(run, barred);
    addViolation(run, barred.line, clause, said);
    return;
  }
  const { path, evident } = stepAt(twilightStruggle.steps, run.board.state);
  const { line } = run.at;
  // The results below say again what dice and their targets came to. A card that is not named may be any.
  damaged(run, { code: 'lacking', line, args: { step: path } }, evident ? undefined : entryOf(run)?.line);
}

/** A hand that an event lays open is printed card by card. */
function learn(run: Run, { side, clause }: NonNullable<EntryInHand['shown']>): void {
  const { board } = run;
  const before = run.at.line;
  for (let slot = inBlock(run.at.lines, 'reveal'); slot; slot = inBlock(run.at.lines, 'reveal')) {
    if (slot.line.side !== SIDE_IDS[side]) break;
    use(run.at.lines, slot);
    run.at.line = slot.line.line;
    learnCard(run, side, slot.line.card, clause);
  }
  const { line } = run.at;
  run.at.line = before;
  const left = board.state.hidden[side];
  if (left === 0) lacks(run, side, ALL_CARDS, { line, clause, why: WHOLE });
  else if (left > 0 && !isLastEntry(run)) {
    addViolation(run, line, clause, { message: 'log.hand-size', args: { side, n: handSize(board, side) ?? 0, left } });
  }
}

const ALL_CARDS: readonly number[] = Array.from({ length: CARD_SLOTS }, (_, card) => card);

function learnCard(run: Run, side: Side, card: number, clause: string): void {
  if (holds(run.board, side, card) === false) {
    const against = objection(run, side, card, run.at.line);
    const said: Message = { message: 'log.not-in-hand', args: { side, card } };
    addViolation(run, run.at.line, clause, [said, ...(against?.said ?? [])], [], against?.lines);
    return;
  }
  leaveHand(run.board, side, card, TABLE);
  enterHand(run.board, side, card);
  follow(run, clause);
}
