/** The odds of every act that a position leaves open: of the choice awaited, or of a card played for Operations. */
import type { Board } from '../games/twilight-struggle/board.ts';
import { type Act, actsOf } from '../odds/acts.ts';
import type { SortedBy } from '../odds/sorted-by.ts';
import { type CallLanguage, say } from './language.ts';
import { after, awaits, exampleCard, playable, settled, sideToAct, towardsOperations } from './look-ahead.ts';

/** The acts, the board they are chosen at, and the board of the position. */
export interface OddsTable {
  readonly acts: readonly Act[];
  readonly at: Board;
  readonly board: Board;
  /** What is played to get there; absent where the position awaits the choice itself. */
  readonly title?: string;
}

/** Undefined where no choice leads to dice. */
export function oddsTable(end: Board, by: SortedBy, language: CallLanguage): OddsTable | undefined {
  const board = settled(end);
  const card = awaits(board, 'play') ? exampleCard(board, playable(board)) : undefined;
  const at = card === undefined ? board : after(board, towardsOperations(sideToAct(board), card));
  const acts = at ? actsOf(at, by) : [];
  if (!at || acts.length === 0) return undefined;
  const title =
    card === undefined ? undefined : say(language, { message: 'claim.play', args: { side: sideToAct(board), card } });
  return { acts, at, board, ...(title !== undefined && { title }) };
}
