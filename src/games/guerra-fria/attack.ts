/** Valid and victorious attacks, and the end of the game. 2.5 */
import { type Board, missiles, note } from './board.ts';
import { partnerOf } from './execution.ts';
import { idOf, SEATS, type Seat } from './seats.ts';
import type { Attack, State } from './state.ts';

/** Two players who have named each other attack together; at most two pairs can. 2.5.a */
export function formAlliances(board: Board): void {
  const partners = SEATS.map((seat) => partnerOf(board, seat));
  const attacks: Attack[] = [];
  for (const seat of SEATS) {
    const partner = partners[seat];
    if (partner === undefined) continue;
    const answered = partners[partner] === seat;
    if (!answered) note(board, '2.5.a', 'attack.unanswered', { player: idOf(seat), target: idOf(partner) });
    else if (seat < partner) attacks.push({ pair: [seat, partner], ...forces(board.state, [seat, partner]) });
  }
  board.state.attacks = attacks;
  if (attacks.length === 2) note(board, '2.5.c', 'attack.two', {}, 'order-of-attacks');
}

/** Missiles of the pair against the other two, and of the other two against the pair. 2.5.b */
export function forces(state: State, pair: readonly Seat[]): { attack: number; defence: number } {
  let [attack, defence] = [0, 0];
  const defenders = SEATS.filter((seat) => !pair.includes(seat));
  for (const attacker of pair) {
    for (const defender of defenders) {
      attack += missiles(state, attacker, defender);
      defence += missiles(state, defender, attacker);
    }
  }
  return { attack, defence };
}

/** More missiles than the defence; as many are not enough. 2.5.b */
export const isVictorious = ({ attack, defence }: Attack): boolean => attack > defence;

/** Is there a valid attack that has not been looked at? 2.5.c */
export const attackLeft = ({ state }: Board): boolean => state.considered < state.attacks.length;

/** Looks at the next valid attack. 2.5.b, 2.5.c */
export function considerAttack(board: Board): void {
  const { state } = board;
  const next = state.attacks[state.considered++];
  if (!next) return;
  const { attack, defence } = next;
  const players = next.pair.map(idOf);
  note(board, '2.5.a', 'attack.valid', { players });
  note(board, '2.5.b', isVictorious(next) ? 'attack.victorious' : 'attack.repelled', { players, attack, defence });
  if (isVictorious(next)) {
    state.result = { winners: next.pair };
    note(board, '2.5.d', 'end.win', { players });
  }
}

/** Has the table agreed on a last round, and was this it? The rules know none. */
export function limitReached({ rules, state }: Board): boolean {
  const last = rules.roundLimits[rules.policies['round-limit'] ?? ''];
  return last !== undefined && state.round >= last;
}

/** The last round is over and nobody has won. */
export function endAtLimit(board: Board): void {
  board.state.result = { winners: [] };
  note(board, '2.4', 'end.limit', { n: board.state.round }, 'round-limit');
}
