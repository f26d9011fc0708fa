/** Random games: the table they are played at, and the facts that only a table knows. */
import { start } from '../core/judge.ts';
import { remember } from '../core/remember.ts';
import { loadRuleset } from '../data/index.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import { DISCARD, UNSEEN } from '../games/twilight-struggle/state.ts';
import { type Side, US, USSR } from '../games/twilight-struggle/tables.ts';
import { cardsNeeded } from '../games/twilight-struggle/turn/deal.ts';
import { deckSize, lying } from '../games/twilight-struggle/turn/hands.ts';
import { type Agreement, HANDS, type Hands, layTable } from '../match/agreement.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { pick, type Random, sample } from './random.ts';

/** A game at its very beginning. Throws if the rules do not load. */
export const newGame = (agreement: Agreement): Board => start(twilightStruggle, emptyTable(agreement));

/** The table before anything is set up, with what was agreed. */
export function emptyTable(agreement: Agreement): Board {
  return layTable(twilightStruggle.copy(tableFor(agreement)), agreement);
}

/** Agreements that say the same share their rules. */
const tableFor = remember((agreement: Agreement): Board => {
  const { edition, policies, house } = agreement;
  const key = JSON.stringify([edition, policies, house?.value]);
  const board = laid.get(key) ?? makeBoard(rulesOf(agreement));
  laid.set(key, board);
  return board;
});
const laid = new Map<string, Board>();

function rulesOf({ edition, policies, house }: Agreement) {
  const loaded = loadRuleset('twilight-struggle', edition, { policies, ...(house && { house }) });
  if (loaded.ok) return loaded.rules;
  throw new Error(loaded.diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
}

/** Agreements that visit both editions, every degree of knowledge and every option that can be ruled under. */
export function agreements(): Agreement[] {
  const { issues, cards } = rulesOf({ edition: 'deluxe', policies: {}, hands: 'known' });
  const variants = Object.values(issues).flatMap(({ id, preferred, supported }) =>
    supported.filter((option) => option !== preferred).map((option) => ({ [id]: option })),
  );
  const list: Agreement[] = [];
  for (const hands of HANDS) {
    for (const edition of ['deluxe', 'second'] as const) list.push({ edition, policies: {}, hands });
  }
  list.push({ edition: 'deluxe', policies: {}, hands: 'known', handicap: [2, 1] });
  // Each card that takes an agreement has its turn among the options below; here they are in the deck together.
  const together = Object.fromEntries(cards.flatMap(({ deck }) => (deck ? [[deck.issue, deck.when]] : [])));
  for (const hands of HANDS) list.push({ edition: 'deluxe', policies: together, hands });
  for (const [index, policies] of variants.entries()) {
    list.push({ edition: 'deluxe', policies, hands: HANDS[index % HANDS.length] ?? 'known' });
  }
  return list;
}

/**
 * The facts among which a random player chooses: the choices of the rules, with deals, draws and reveals made up
 * where these are hidden from the rules but happen at the table.
 */
export function possibleFacts(board: Board, hands: Hands, random: Random): readonly GameFact[] {
  const choices = twilightStruggle.choices(board);
  const [first] = choices;
  if (first?.type === 'deal') return [dealt(board, hands, random)];
  if (first?.type === 'draw') {
    const named = choices.filter((fact) => fact.type === 'draw' && fact.card > 0);
    return hands === 'known' && named.length > 0 ? named : choices;
  }
  if (first?.type === 'reveal') {
    return choices.map((fact) => (fact.type === 'reveal' ? shown(board, fact.by, random) : fact));
  }
  return choices;
}

const cardsIn = (board: Board, zone: number): number[] => lying(board, zone).list();

/** A deal as it happens at the table: first what is left of the pile, then from the discards shuffled anew. 4.3.1 */
function dealt(board: Board, hands: Hands, random: Random): GameFact {
  if (hands === 'hidden' || hands === 'not-stated') return { type: 'deal', us: [], ussr: [] };
  const need = [cardsNeeded(board, US), hands === 'known' ? cardsNeeded(board, USSR) : 0] as const;
  const total = cardsNeeded(board, US) + cardsNeeded(board, USSR);
  const pile = deckSize(board) ?? 0;
  const fromDiscards = Math.max(0, Math.min(need[US] + need[USSR], total - pile));
  const old = sample(random, cardsIn(board, UNSEEN), need[US] + need[USSR] - fromDiscards);
  const cards = sample(random, [...old, ...sample(random, cardsIn(board, DISCARD), fromDiscards)], 99);
  return { type: 'deal', us: cards.slice(0, need[US]), ussr: cards.slice(need[US], need[US] + need[USSR]) };
}

function shown(board: Board, by: Side, random: Random): GameFact {
  return { type: 'reveal', by, cards: sample(random, cardsIn(board, UNSEEN), Math.max(0, board.state.hidden[by])) };
}

/** One fact, weighed so that games last: what ends the game is mostly avoided, events are preferred to Operations. */
export function chooseFact(
  board: Board,
  facts: readonly GameFact[],
  random: Random,
  ends: (fact: GameFact) => boolean,
): GameFact {
  let fact = pick(random, facts);
  for (let tries = 0; tries < 20; tries++) {
    if (!isDull(fact, random) && !ends(fact)) break;
    fact = pick(random, facts);
  }
  return faceDown(board, fact, random);
}

const isDull = (fact: GameFact, random: Random): boolean =>
  (fact.type === 'done' && random.below(3) > 0) || (fact.type === 'use' && fact.use !== 'event' && random.below(2) > 0);

/** Headlines are first laid down unseen, when nobody must show first. */
function faceDown(board: Board, fact: GameFact, random: Random): GameFact {
  if (fact.type !== 'headline' || board.state.headline[fact.by] !== 0 || random.below(2) > 0) return fact;
  return { ...fact, card: 0 };
}
