/** The headlines of a case: those that are stated are put down, and answer what comes up in the phase. */

import type { Board } from '../games/twilight-struggle/board.ts';
import { hasAbility } from '../games/twilight-struggle/operations/space.ts';
import { copyState, NO_HEADLINE } from '../games/twilight-struggle/state.ts';
import { rival, SIDES, type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { handSize } from '../games/twilight-struggle/turn/hands.ts';
import { bySide, type CaseAction } from './case.ts';
import { drive } from './drive.ts';
import { cardNamed } from './named.ts';
import { BETWEEN_PLAYS, goOn, pathNow, type Run, refuse, remark, submit, untilAsked } from './run.ts';
import { readStatement, type Statement } from './statement.ts';

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
