/** Lasting effects that act at a moment, and effects that such a moment ends. */
import { type Board, card, cardClause, note, push } from '../board.ts';
import type { Frame, Lasting, PlayInProgress } from '../state.ts';
import type { Side } from '../tables.ts';
import { holdsTrue } from './conditions.ts';
import { changedFrame, freshFrame } from './frame.ts';
import { frameOf, inForce } from './in-force.ts';
import { roleIs } from './roles.ts';
import type { Moment, PlayPattern } from './vocabulary.ts';

/** Something that lasting effects may watch for. */
export type Happening =
  | { readonly play: PlayInProgress }
  | { readonly event: number; readonly by: Side }
  | { readonly coup: Side; readonly at: 'declared' | 'resolved' }
  | { readonly actionRound: 'play' | 'end'; readonly of: Side; readonly watched?: PlayInProgress };

/** Lets every lasting effect that watches for this act: its steps go on top of the agenda. */
export function happen(board: Board, happening: Happening): void {
  if ('play' in happening && happening.play.card > 0) actOfItself(board, happening.play);
  for (const lasting of inForce(board).watching) {
    if ('modify' in lasting.step) endByPlay(board, lasting, happening);
    if (!('trigger' in lasting.step)) continue;
    const { trigger } = lasting.step;
    const frame = frameFor(lasting, happening);
    if (!watches(board, frame, trigger.upon, happening)) continue;
    if (trigger.when && !holdsTrue(board, frame, trigger.when)) continue;
    const excused = trigger.unless !== undefined && holdsTrue(board, frame, trigger.unless);
    if (trigger.uses !== undefined) use(board, lasting);
    if (!excused) push(board, { do: 'program', frame, steps: trigger.do, at: 0 });
  }
}

/** What the play of a card sets off whether or not its event occurs. */
function actOfItself(board: Board, play: PlayInProgress): void {
  for (const step of card(board, play.card).intrinsic) {
    if (!('trigger' in step) || !('play' in step.trigger.upon)) continue;
    const frame = freshFrame(play.card, play.by);
    if (isPlay(board, frame, step.trigger.upon.play, play))
      push(board, { do: 'program', frame, steps: step.trigger.do, at: 0 });
  }
}

/** Uses one of the uses of a lasting effect; it ends with the last. */
export function use(board: Board, lasting: Lasting): void {
  const uses = (lasting.uses ?? 1) - 1;
  board.state.lasting =
    uses > 0
      ? board.state.lasting.map((l) => (l === lasting ? { ...l, uses } : l))
      : board.state.lasting.filter((l) => l !== lasting);
}

function frameFor(lasting: Lasting, happening: Happening): Frame {
  if ('play' in happening) return changedFrame(frameOf(lasting), { watched: happening.play });
  if ('actionRound' in happening && happening.watched)
    return changedFrame(frameOf(lasting), { watched: happening.watched });
  return frameOf(lasting);
}

function watches(board: Board, frame: Frame, upon: Moment, happening: Happening): boolean {
  if ('play' in upon) return 'play' in happening && isPlay(board, frame, upon.play, happening.play);
  if ('event' in upon) {
    return (
      'event' in happening &&
      card(board, happening.event).id === upon.event &&
      roleIs(board, frame, upon.by, happening.by)
    );
  }
  if ('coup' in upon)
    return 'coup' in happening && upon.at === happening.at && roleIs(board, frame, upon.coup, happening.coup);
  if ('actionRound' in upon) {
    return (
      'actionRound' in happening &&
      upon.actionRound === happening.actionRound &&
      roleIs(board, frame, upon.of, happening.of)
    );
  }
  return false;
}

/** Does a play fit a pattern: this card, a war card, this side, this use? */
function isPlay(board: Board, frame: Frame, pattern: PlayPattern, play: PlayInProgress): boolean {
  if (play.card === 0) return false;
  const entry = card(board, play.card);
  if (pattern.card !== undefined && entry.id !== pattern.card) return false;
  if (pattern.tag === 'war' && !entry.war) return false;
  if (pattern.by !== undefined && !roleIs(board, frame, pattern.by, play.by)) return false;
  const as = play.use === 'operations' ? 'ops' : play.use;
  return pattern.as === undefined || (pattern.as as readonly (string | null)[]).includes(as);
}

function endByPlay(board: Board, lasting: Lasting, happening: Happening): void {
  if (!('modify' in lasting.step) || !('play' in happening)) return;
  const { until } = lasting.step.modify;
  if (typeof until === 'object' && isPlay(board, frameOf(lasting), until.play, happening.play)) {
    board.state.lasting = board.state.lasting.filter((l) => l !== lasting);
    note(board, cardClause(board, lasting.card), 'effect.ends', { card: lasting.card });
  }
}
