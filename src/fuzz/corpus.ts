/** Random games written down whole: every fact, the legal set at each decision, and what the position became. */
import type { CaseFact } from '../cases/case.ts';
import { writeFact } from '../cases/facts.ts';
import { same } from '../core/compare.ts';
import type { Agreement } from '../match/agreement.ts';
import { type MatchState, STATE_KEYS } from '../match/state.ts';
import { openMatch, type TwilightMatch } from '../match/twilight-struggle.ts';
import { playGame } from './game.ts';
import { seeded } from './random.ts';
import { agreements, newGame } from './table.ts';

/** The first line: what this is and how to make it again. */
export interface CorpusHead {
  readonly format: 'cold-war-arbiter corpus';
  readonly seed: number;
  readonly games: number;
}

/** A game begins. */
export interface GameLine extends Agreement {
  readonly game: number;
  readonly state: MatchState;
}

/** Facts that differ in one key only, written once: that key holds a list. */
export type FactGroup = Readonly<Record<string, unknown>>;

/** A decision: the legal set, where it is not for dice or cards to decide; the fact; what of the state has changed. */
export interface FactLine {
  readonly choices?: readonly FactGroup[];
  readonly fact: CaseFact;
  readonly state: Partial<MatchState>;
}

export type CorpusLine = CorpusHead | GameLine | FactLine;

/** Keys in which the facts of a group may differ. */
const LISTED = ['country', 'card', 'use', 'mode', 'order', 'option'] as const;
const CHANCE: ReadonlySet<string> = new Set(['roll', 'rolls', 'deal', 'draw', 'reveal']);

/** Joins facts into groups, in the order in which they first come. */
export function grouped(facts: readonly CaseFact[]): FactGroup[] {
  const groups = new Map<string, Record<string, unknown>>();
  for (const fact of facts) {
    const key = LISTED.find((each) => each in fact);
    const name = `${fact.type} ${fact.by} ${key}`;
    const group = groups.get(name);
    if (key === undefined) groups.set(JSON.stringify(fact), { ...fact });
    else if (group) (group[key] as unknown[]).push(fact[key]);
    else groups.set(name, { ...fact, [key]: [fact[key]] });
  }
  return [...groups.values()];
}

/** The facts of groups, one by one. */
export function ungrouped(groups: readonly FactGroup[]): CaseFact[] {
  return groups.flatMap((group) => {
    const key = LISTED.find((each) => Array.isArray(group[each]));
    if (key === undefined) return [group as unknown as CaseFact];
    return (group[key] as unknown[]).map((value) => ({ ...group, [key]: value }) as unknown as CaseFact);
  });
}

/** The keys of a state that are not as they were. */
export const changes = (before: MatchState, after: MatchState): Partial<MatchState> =>
  Object.fromEntries(STATE_KEYS.flatMap((key) => (same(before[key], after[key]) ? [] : [[key, after[key]]])));

/** The legal set of a decision as a line writes it; undefined where dice or cards decide. */
export const legalSet = (match: TwilightMatch): FactGroup[] | undefined => {
  const choices = match.choices();
  return choices.some(({ type }) => !CHANCE.has(type)) ? grouped(choices) : undefined;
};

/** A match under the agreement of a game. */
export const matchFor = (agreement: Agreement): TwilightMatch => openMatch(newGame(agreement).rules, agreement);

/**
 * Plays games and writes them down. The same seed gives the same lines.
 * @param list the agreements to play under, one after the other; all of the usual ones if absent
 */
export function* corpusLines(
  games: number,
  seed: number,
  list: readonly Agreement[] = agreements(),
): Generator<CorpusLine, void> {
  yield { format: 'cold-war-arbiter corpus', seed, games };
  for (let game = 0; game < games; game++) {
    const agreement = list[game % list.length] as Agreement;
    const { facts } = playGame(agreement, seeded(seed * 1_000_003 + game), { every: 0 });
    const match = matchFor(agreement);
    yield { game: game + 1, ...agreement, state: match.state };
    for (const played of facts) {
      const fact = writeFact(played, match.board);
      const choices = legalSet(match);
      const before = match.state;
      if (!match.apply(fact).ok) throw new Error(`a game refuses its own fact: ${JSON.stringify(fact)}`);
      yield { ...(choices && { choices }), fact, state: changes(before, match.state) };
    }
  }
}
