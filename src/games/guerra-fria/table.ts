/** The first step of a round and what surrounds it: laying, turning up, talking. 2.4.1.1, 2.4.1.2, 2.6 */
import type { Check } from '../../core/checks.ts';
import { type Board, note, policy } from './board.ts';
import type { FactOf } from './facts.ts';
import { opens } from './seal.ts';
import { idOf, SEATS } from './seats.ts';
import type { Talk } from './state.ts';

const player = (_board: Board, { by }: { readonly by: FactOf<'select'>['by'] }) => ({ player: idOf(by) });

// Laying ----------------------------------------------------------------------------------------------------------------

/** Cards may be laid whatever they are: whether they are a move is seen when they are turned up. 2.4.1.2 */
export const layingChecks: readonly Check<Board, FactOf<'select' | 'commit'>>[] = [
  {
    clause: '2.4.1.1',
    message: 'laying.once',
    issue: 'change-before-reveal',
    disputed: ({ state }, { by }) => state.laid[by] !== null,
    test: ({ state }, { by }) => state.laid[by] === null,
    args: player,
  },
];

/** The cards lie beside the markers, face down or in the keeping of the adjudicator. 2.4.1.1 */
export function lay({ state }: Board, fact: FactOf<'select' | 'commit'>): void {
  const hidden = fact.type === 'commit';
  state.laid[fact.by] = hidden ? { cards: null, seal: fact.seal } : { cards: fact.cards, seal: null };
}

/** Has everybody laid six cards, or what they took for six? 2.4.1.2 */
export const allLaid = ({ state }: Board): boolean => SEATS.every((seat) => state.laid[seat]);

// Turning up ------------------------------------------------------------------------------------------------------------

/** Only cards that lie face down can be turned up, and only those that lie there. 2.4.1.2 */
export const revealChecks: readonly Check<Board, FactOf<'reveal'>>[] = [
  {
    clause: '2.4.1.2',
    message: 'reveal.face-down',
    test: ({ state }, { by }) => state.laid[by]?.cards === null,
    args: player,
  },
  {
    clause: '2.4.1.2',
    message: 'reveal.same-cards',
    issue: 'wrong-reveal',
    disputed: (board, fact) => !areThoseLaid(board, fact),
    test: areThoseLaid,
    args: player,
  },
];

/** Do the cards open the seal? Where there is none they are taken as they are. */
function areThoseLaid({ state }: Board, fact: FactOf<'reveal'>): boolean {
  const seal = state.laid[fact.by]?.seal ?? null;
  return seal === null || opens(seal, { ...fact, round: state.round });
}

/** Turns up the cards of one player; the seal stays, for whoever wants to check it. */
export function turnUp({ state }: Board, { by, cards }: FactOf<'reveal'>): void {
  const seal = state.laid[by]?.seal ?? null;
  state.laid[by] = { cards, seal };
}

/** Are all cards known? Those the adjudicator has kept are turned up with the rest. 2.4.1.2 */
export const allShown = ({ state }: Board): boolean => SEATS.every((seat) => state.laid[seat]?.cards);

// Talking ---------------------------------------------------------------------------------------------------------------

/** May the players talk? By what was agreed before the start, or by the variant in force; undefined if neither. */
export function talkInForce(board: Board): Talk | undefined {
  const variant = policy(board, 'table-talk');
  return board.state.talk ?? (variant === 'open' || variant === 'silent' ? variant : undefined);
}

/** The whole table agrees whether the players may talk. 2.6.b */
export function agree(board: Board, { talk }: FactOf<'agree'>): void {
  board.state.talk = talk;
  note(board, '2.6.b', talk === 'open' ? 'talk.open' : 'talk.silent');
}

/** Never by cards or in secret; aloud if that was agreed. 2.4.1.1.a, 2.6.a, 2.6.b */
export const talkChecks: readonly Check<Board, FactOf<'talk'>>[] = [
  {
    clause: '2.4.1.1.a',
    message: 'talk.hides-cards',
    test: (board, { way }) => way !== 'by-cards' || allLaid(board),
    args: player,
  },
  {
    clause: '2.6.a',
    message: 'talk.not-secret',
    test: (_board, { way }) => way !== 'secretly' && way !== 'by-sign',
    args: player,
  },
  {
    clause: '2.6.b',
    message: 'talk.agreed',
    issue: 'table-talk',
    disputed: ({ state }, { way }) => way === 'aloud' && state.talk === null,
    test: (board, { way }) => {
      const talk = talkInForce(board);
      return way !== 'aloud' || (talk === undefined ? undefined : talk === 'open');
    },
    args: player,
  },
];

// The next round --------------------------------------------------------------------------------------------------------

/** All cards go back to their decks. 2.4 */
export function nextRound({ state }: Board): void {
  state.round++;
  state.laid.fill(null);
}
