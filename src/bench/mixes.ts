/**
 * The mixes of cards, phases and scenarios that people play, and what random games of each have shown.
 *
 * A chunk of games is one line of `features/witnesses/random-games.jsonl`: under which code, which agreement, which seed, how
 * many. The same line played again gives the same games.
 */
import type { Edition } from '../data/sources.ts';
import { playGames } from '../fuzz/fuzz-run.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Agreement, HANDS } from '../match/agreement.ts';

export const RANDOM_GAMES_FILE = 'features/witnesses/random-games.jsonl';

export interface Mix {
  readonly edition: Edition;
  readonly policies: Readonly<Record<string, string>>;
}

/** A chunk of games that were played. */
export interface Chunk {
  readonly mix: string;
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  readonly failures: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Digest of the rules, the sequence of play and the code of the game they were played by. */
  readonly code: string;
}

/** Every mix by its name. The promo cards are those that are in the deck by an agreement of their own and are no phase's. */
export function mixes(rules: Ruleset): Readonly<Record<string, Mix>> {
  const zero = { 'turn-zero': 'on' };
  const late = { 'late-war-scenario': 'on' };
  const civilWar = { 'chinese-civil-war': 'on' };
  const promos = Object.fromEntries(
    rules.cards.flatMap(({ deck }) => (deck && deck.issue !== 'turn-zero' ? [[deck.issue, deck.when]] : [])),
  );
  const isAgreed = new Set(rules.cards.flatMap(({ id, deck }) => (deck ? [id] : [])));
  /** The cards of one pack, as the digital edition lets them in. */
  const packOf = (n: number) =>
    Object.fromEntries(rules.cards.flatMap(({ deck }) => (deck?.pack === n ? [[deck.issue, deck.when]] : [])));
  // The other readings of what is disputed about the promo cards and Turn Zero.
  const others = Object.fromEntries(
    Object.values(rules.issues).flatMap(({ id, variant, preferred, supported, cards, clauses }) =>
      !variant && (cards.some((card) => isAgreed.has(card)) || clauses.some((clause) => clause.startsWith('TZ')))
        ? supported.filter((option) => option !== preferred).map((option) => [id, option])
        : [],
    ),
  );
  // Rules that are agreed one by one: the designers' options, and that held cards are shown.
  const options = Object.fromEntries(
    Object.values(rules.issues).flatMap(({ id, variant, preferred, supported, clauses }) =>
      variant && clauses.some((clause) => /^(?:OPT|11)\b/.test(clause))
        ? supported.filter((option) => option !== preferred).map((option) => [id, option])
        : [],
    ),
  );
  const deluxe = (policies: Mix['policies']): Mix => ({ edition: 'deluxe', policies });
  return {
    base: deluxe({}),
    'second edition': { edition: 'second', policies: {} },
    'without optional cards': deluxe({ 'optional-cards': 'excluded' }),
    promos: deluxe(promos),
    'first promo pack': deluxe(packOf(1)),
    'second promo pack': deluxe(packOf(2)),
    'Turn Zero': deluxe(zero),
    'Turn Zero, promos': deluxe({ ...zero, ...promos }),
    'Late War': deluxe(late),
    'Late War, promos': deluxe({ ...late, ...promos }),
    'Chinese Civil War': deluxe(civilWar),
    'Turn Zero, Chinese Civil War': deluxe({ ...zero, ...civilWar }),
    'Turn Zero, without optional cards': deluxe({ ...zero, 'optional-cards': 'excluded' }),
    'Chinese Civil War, promos': deluxe({ ...civilWar, ...promos }),
    'Turn Zero, promos, other readings': deluxe({ ...zero, ...promos, ...others }),
    'optional rules': deluxe(options),
    'second edition, optional rules': { edition: 'second', policies: options },
    'optional rules, Turn Zero, promos': deluxe({ ...options, ...zero, ...promos }),
  };
}

/** Plays a chunk of a mix, every degree of knowledge about the hands in turn, with all that must hold tested. */
export function playChunk(mix: Mix, seed: number, games: number): Omit<Chunk, 'mix' | 'code'> {
  const list: Agreement[] = HANDS.map((hands) => ({ ...mix, hands }));
  let last = { games: 0, decisions: 0, failures: 0, endings: {} };
  for (const run of playGames({ games, seed, every: 16, list })) last = { ...run, failures: run.failures.length };
  const { decisions, failures, endings } = last;
  return { seed, games: last.games, decisions, failures, endings: { ...endings } };
}
