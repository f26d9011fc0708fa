/** Plays taken out of random games: each with the position before it, so that it can be ruled on by itself. */
import type { CasePosition } from '../cases/case.ts';
import { positionOf } from '../cases/write.ts';
import { judge, rest } from '../core/judge.ts';
import { stepAt } from '../core/steps.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { UNSEEN } from '../games/twilight-struggle/state.ts';
import type { Agreement } from '../match/agreement.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { Random } from './random.ts';
import { chooseFact, newGame, possibleFacts } from './table.ts';

/** A play or a discard to a trap, from the choice of the card to the end of its round; or the headlines of a turn. */
export interface RandomPlay {
  readonly before: Board;
  readonly facts: readonly { readonly fact: GameFact; readonly before: Board }[];
  readonly after: Board;
}

const BETWEEN: ReadonlySet<string> = new Set(['turn.actionRounds.between', 'turn.improveDefcon']);
const BEGINNINGS: ReadonlySet<string> = new Set([
  'turn.actionRounds.choosingCard',
  'turn.actionRounds.trapped.discarding',
  'turn.headline.choosing',
]);
/** No game needs as many decisions as this. */
const ENDLESS = 20_000;

/** Every play of one random game. */
export function* playsOf(agreement: Agreement, random: Random): Generator<RandomPlay> {
  let board = newGame(agreement);
  let play: { before: Board; facts: { fact: GameFact; before: Board }[] } | undefined;
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const { path, tags, final } = stepAt(twilightStruggle.steps, board.state);
    if (play && (path === 'turn.actionRounds.between' || final)) {
      yield { ...play, after: board };
      play = undefined;
    }
    if (final) return;
    if (tags.length === 0) {
      board = rest(twilightStruggle, board, new Set()).board;
      continue;
    }
    const facts = possibleFacts(board, agreement.hands, random);
    if (facts.length === 0) return;
    const fact = chooseFact(board, facts, random, () => false);
    if (BEGINNINGS.has(path) && !(play && path === 'turn.headline.choosing')) play = { before: board, facts: [] };
    play?.facts.push({ fact, before: board });
    const ruling = judge(twilightStruggle, board, fact, BETWEEN);
    if (ruling.verdict === 'illegal') return;
    board = ruling.board;
  }
}

/** How a round may begin with a card. */
const CARD_FACTS: ReadonlySet<string> = new Set(['play', 'headline', 'discard']);
/** No play needs as many decisions as this. */
const LONGEST_PLAY = 200;

/** A round, or the headlines, played at random, beginning with the card if one is given. */
export function playOnce(before: Board, card: number | undefined, random: Random): RandomPlay | undefined {
  const facts: { fact: GameFact; before: Board }[] = [];
  let board = before;
  for (let n = 0; n < LONGEST_PLAY; n++) {
    const { path, tags, final } = stepAt(twilightStruggle.steps, board.state);
    const isFirst = facts.length === 0;
    if (!isFirst && (path === 'turn.actionRounds.between' || final)) return { before, facts, after: board };
    if (!isFirst && path === 'turn.actionRounds.choosingCard') return undefined;
    if (tags.length === 0) {
      board = rest(twilightStruggle, board, BETWEEN).board;
      const isOver = stepAt(twilightStruggle.steps, board.state).path === 'turn.actionRounds.between';
      if (isFirst && isOver) return undefined;
      continue;
    }
    const possible = possibleFacts(board, 'known', random);
    const own = possible.filter((fact) => CARD_FACTS.has(fact.type) && 'card' in fact && fact.card === card);
    if (isFirst && card !== undefined && own.length === 0 && path !== 'turn.headline.choosing') return undefined;
    const among = own.length > 0 ? own : possible;
    if (among.length === 0) return undefined;
    const fact = chooseFact(board, among, random, () => false);
    facts.push({ fact, before: board });
    const ruling = judge(twilightStruggle, board, fact, BETWEEN);
    if (ruling.verdict !== 'legal') return undefined;
    board = ruling.board;
  }
  return undefined;
}

/** The position before a play, with the draw pile in the order in which cards came off it. */
export function positionBefore({ before, facts }: RandomPlay): CasePosition | undefined {
  const drawn = facts.flatMap(({ fact, before: { state } }) =>
    fact.type === 'draw' && state.agenda.at(-1)?.do === 'draw' ? [fact.card] : [],
  );
  const pile = [...before.state.zone].flatMap((zone, card) => (zone === UNSEEN ? [card] : []));
  if (drawn.some((card) => !pile.includes(card))) return undefined;
  const order = [...drawn, ...pile.filter((card) => !drawn.includes(card))];
  return { ...positionOf(before).position, ...(drawn.length > 0 && { deck_top_first: order }) };
}
