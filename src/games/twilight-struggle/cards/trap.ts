/** The round of a trapped side: a discard and a try to escape, in place of a play. 5.3, 5.4 */
import { type Table, table } from '../../../core/checks.ts';
import { type Board, card, cardClause, note, policy } from '../board.ts';
import { eachCard, isChina } from '../each.ts';
import { named as modifiersNamed, operationsModifiers, operationsValue } from '../events/modifiers.ts';
import { carryOutAbove } from '../events/run.ts';
import { DISCARD } from '../state.ts';
import type { Side } from '../tables.ts';
import {
  clauseOfKind,
  forfeitWithoutKind,
  named,
  type PlaySubject,
  roundIsPlayed,
  scoringBeforePass,
} from '../turn/action-round.ts';
import { canPayTrap, loseCard, mustScore, not, owedBy, owedKind, paysTrap, trapOf, trapRule } from '../turn/duties.ts';
import { countHeld, mayHold } from '../turn/hands.ts';
import { roundsLeft } from '../turn/rounds.ts';

const trapClause = (board: Board, { side }: PlaySubject): string => {
  const trap = trapOf(board, side);
  return trap ? cardClause(board, trap.card) : '5.1.a';
};

export const trapChecks: Table<Board, PlaySubject> = table([
  {
    clause: '5.1.a',
    message: 'trap.in-one',
    test: (board, { side }) => trapOf(board, side) !== undefined,
    args: named,
  },
  {
    clause: clauseOfKind,
    message: 'trap.owed-kind',
    when: (board, { side }) => owedKind(board, side) !== undefined,
    issue: 'forfeit-and-trap',
    test: () => false,
    args: named,
  },
  {
    clause: '9.5.c',
    message: 'card.not-china',
    concerns: isChina,
    test: eachCard(() => false),
    args: named,
  },
  {
    clause: '5.1',
    message: 'play.in-hand',
    test: eachCard((board, { side }) => mayHold(board, side).or(board.tables.chinaCard)),
    args: named,
  },
  {
    clause: '7.4.2',
    message: 'trap.value',
    test: (board, { side, card: number }) => {
      const trap = trapOf(board, side);
      return !trap || paysTrap(board, side, trap, card(board, number).ops);
    },
    args: (board, { side, card: number }) => {
      const trap = trapOf(board, side);
      const modifiers = operationsModifiers(board, side);
      const printed = card(board, number).ops;
      return {
        side,
        card: number,
        n: operationsValue(board, side, printed),
        ...(modifiers.length > 0 && { printed, ...modifiersNamed(modifiers) }),
        needed: trap ? trapRule(trap).minOps : 0,
      };
    },
  },
  {
    clause: '10.1.5',
    message: 'play.scoring-first',
    issue: 'trap-scoring-card',
    disputed: (board, { side }) => mustScore(board, side) !== false,
    test: (board, { side }) => policy(board, 'trap-scoring-card') === 'permitted' || not(mustScore(board, side)),
    args: (board, { side, card: number }) => ({
      side,
      card: number,
      n: countHeld(board, side, (entry) => entry.scoring).least,
      left: roundsLeft(board, side),
    }),
  },
  {
    clause: trapClause,
    message: 'trap.owed-first',
    when: (board, { side }) => owedBy(board, side) !== undefined,
    issue: 'trap-obliged-missile-envy',
    test: (board, { side, card: number }) => {
      const owed = owedBy(board, side);
      const trap = trapOf(board, side);
      if (!owed || !trap || owed.card === number || policy(board, 'trap-obliged-missile-envy') === 'free-choice')
        return true;
      return operationsValue(board, side, card(board, owed.card).ops) < trapRule(trap).minOps;
    },
    args: (board, { side, card: number }) => ({ side, card: number, owed: owedBy(board, side)?.card ?? 0 }),
  },
]);

/** A trapped side sits out only with nothing to discard and nothing to score. */
export const trapPassChecks: Table<Board, { readonly side: Side }> = table([
  forfeitWithoutKind,
  {
    clause: (board, { side }) => trapClause(board, { side, card: 0 }),
    message: 'trap.nothing-to-discard',
    when: (board, { side }) => owedKind(board, side) === undefined,
    issue: 'trap-discard-refusal',
    disputed: (board, { side }) => {
      const trap = trapOf(board, side);
      return trap !== undefined && canPayTrap(board, side, trap) !== false;
    },
    test: (board, { side }) => {
      const trap = trapOf(board, side);
      return policy(board, 'trap-discard-refusal') === 'may' || !trap || not(canPayTrap(board, side, trap));
    },
    args: (_board, { side }) => ({ side }),
  },
  scoringBeforePass,
]);

/** The discard that earns a try to escape; its event does not happen. 5.4 */
export function discardToTrap(board: Board, { side, card: number }: PlaySubject): void {
  loseCard(board, side, number, DISCARD);
  note(board, '5.4', 'trap.discard', { side, card: number });
  board.state.play = { card: number, by: side, use: 'trap' };
  const height = board.state.agenda.length;
  roundIsPlayed(board, side, board.state.play);
  // What the round sets off comes before the die (We Will Bury You).
  carryOutAbove(board, height);
}

/** The try to escape. */
export function rollTrap(board: Board, die: number): void {
  const side = board.state.phasing;
  const trap = trapOf(board, side);
  if (!trap) return;
  const free = trapRule(trap).escape.includes(die);
  note(board, cardClause(board, trap.card), free ? 'trap.escapes' : 'trap.stays', { side, die });
  if (!free) return;
  board.state.lasting = board.state.lasting.filter((lasting) => lasting !== trap);
  note(board, cardClause(board, trap.card), 'effect.ends', { card: trap.card });
}
