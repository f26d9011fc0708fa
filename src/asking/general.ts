/**
 * A question about the rules in general: nobody does anything, so there is no case to rule on. What it speaks of is
 * looked up, in the clauses by their terms, in the cards and in the register, and shown; the rules answer it.
 */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Blame, blameIn } from './blame.ts';
import type { LeastRoll } from './least-roll.ts';
import type { Precedents } from './precedents.ts';
import type { Fragment } from './segment.ts';

/** What answers a question about the rules in general, the nearest first. */
export interface General {
  readonly clauses: readonly string[];
  /** Some of them are what the question is about, not only near it. */
  readonly pinned: boolean;
  /** Ids of cards, countries and disputed questions. */
  readonly cards: readonly string[];
  /** What the card says is likelier to decide than any of the clauses. */
  readonly cardFirst?: true;
  readonly countries: readonly string[];
  readonly issues: readonly string[];
  /** Two places of which it is asked whether they touch; a superpower by its side. */
  readonly neighbours?: readonly [string, string];
  /** Whose fault a nuclear war is, if that is asked. */
  readonly blame?: Blame;
  /** The coup whose least roll is asked for. */
  readonly leastRoll?: LeastRoll;
  /** The cases of the suite that it is like, if there are any. */
  readonly precedents?: Precedents;
}

/** No more clauses are shown: an answer is no chapter. */
export const MOST_SHOWN = 7;

/**
 * Looks up what a question speaks of.
 * @param likely clauses that may decide, the likeliest first
 * @param meant cards that are named or meant
 * @returns undefined if it speaks of nothing that the rules have a word for
 */
export function generalOf(
  fragments: readonly Fragment[],
  rules: Ruleset,
  likely: readonly string[] = [],
  meant: readonly string[] = [],
): General | undefined {
  const values = (key: string): readonly string[] => [
    ...new Set(
      fragments.flatMap(({ values: all }) =>
        Object.entries(all).flatMap(([name, value]) => (name.startsWith(key) ? [String(value)] : [])),
      ),
    ),
  ];
  const about = fragments.flatMap(({ id }) => (id.startsWith('about.') ? id.slice('about.'.length).split(' ') : []));
  const pinned = [...new Set(about.filter((id) => rules.clauses[id] !== undefined))];
  const issues = about.filter((id) => rules.issues[id] !== undefined);
  const cards = [...new Set([...values('card'), ...meant])];
  // Where markers or dice are counted, who is next to what is part of what is told.
  const isCounted = fragments.some(({ id }) => id === 'named.n');
  const touching = isCounted ? undefined : fragments.find(({ id }) => id === 'fact.neighbours');
  const ends =
    touching &&
    [touching.values.country1 ?? touching.values.country, touching.values.country2 ?? touching.values.home].map(String);
  // Whoever calls a variant by its name means it.
  const elsewhere = pinned.filter((id) => !isOfPlay(id, rules) && mayDecide(id, rules));
  const shown = [...new Set([...elsewhere, ...(likely.length > 0 ? likely : pinned)])].slice(
    0,
    Math.max(MOST_SHOWN, elsewhere.length),
  );
  const countries = ends ? [] : values('country');
  const blame = blameIn(fragments);
  const general: General = {
    ...(blame && { blame }),
    clauses: ends ? pinned : shown,
    pinned: pinned.length > 0 || issues.length > 0,
    cards,
    countries,
    issues: [...new Set([...issues, ...(blame ? [BLAME] : []), ...issuesOf(cards, pinned, rules)])],
    ...(ends && { neighbours: [ends[0] as string, ends[1] as string] as const }),
  };
  return ends || general.clauses.length > 0 || cards.length > 0 || countries.length > 0 ? general : undefined;
}

/** The question of the register that is about whose fault a nuclear war is. */
const BLAME = 'defcon-blame';

/** Is it a clause about how the game is played? */
export const isOfPlay = (id: string, rules: Ruleset): boolean =>
  rules.clauses[id]?.normative === true && !ELSEWHERE.test(id);

/** May it decide a question, if enough speaks for it? A heading says nothing. */
export function mayDecide(id: string, { clauses }: Ruleset): boolean {
  const isHeading = /^\d+(?:\.0)?$/.test(id) || Object.keys(clauses).some((other) => other.startsWith(`${id}.`));
  return clauses[id] !== undefined && (clauses[id].normative || !isHeading);
}

/** Variants, the box and the words of the booklet are not meant unless they are named. */
const ELSEWHERE = /^(1\.|2\.0|3\.4|11\.|12\.|LW-|OPT|TZ-)/;

/** Disputed questions about all the cards that are named, or about one of them and a clause that answers. */
function issuesOf(cards: readonly string[], clauses: readonly string[], rules: Ruleset): readonly string[] {
  if (cards.length === 0) return [];
  return Object.values(rules.issues)
    .filter((issue) => {
      const own = cards.filter((card) => issue.cards.includes(card));
      return (
        own.length === Math.min(cards.length, 2) &&
        own.length > 0 &&
        (cards.length > 1 || issue.clauses.some((id) => clauses.includes(id)))
      );
    })
    .map(({ id }) => id);
}
