/**
 * Readings in company: every two options of two questions are played together. A few agreements are enough for all pairs, since
 * each settles every question at once; they are put together so that each covers as many new pairs as it can.
 */
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Agreement } from '../../match/agreement.ts';
import { openQuestions } from '../agreements.ts';
import { lookAtWalk, watcherOf } from '../chart/walks.ts';
import type { Looked, Proof, World } from '../proof.ts';

/** A question and the options of it that can be ruled under. */
export type Question = readonly [issue: string, options: readonly string[]];
/** A question settled one way. */
export type Choice = readonly [issue: string, option: string];
export type Pair = readonly [Choice, Choice];

/** Open questions, each with all its options. */
export const questionsOf = (rules: Ruleset): Question[] =>
  openQuestions(rules).map(({ id, supported }) => [id, supported]);

/** An agreement that settles every question, with the pairs that no agreement before it has. */
export interface Row {
  readonly choices: readonly Choice[];
  readonly fresh: readonly Pair[];
}

/** `issue=option issue=option`. */
export const nameOfAll = (choices: readonly Choice[]): string => choices.map((choice) => choice.join('=')).join(' ');
export const nameOf = (pair: Pair): string => nameOfAll(pair);

/** Pairs of options that cannot both hold, by the register. */
export const excludedOf = (rules: Ruleset): ReadonlySet<string> =>
  new Set(
    Object.values(rules.issues).flatMap(({ id, excludes = [] }) =>
      excludes.flatMap(({ option, issue, when }) => {
        const [one, other]: Pair = [
          [id, option],
          [issue, when],
        ];
        return [nameOf([one, other]), nameOf([other, one])];
      }),
    ),
  );

/**
 * Agreements in which every pair of options comes up.
 * @param excluded pairs that cannot both hold, and so never do
 */
export function covering(questions: readonly Question[], excluded: ReadonlySet<string> = new Set()): Row[] {
  const pairs = pairsOf(questions).filter((pair) => !excluded.has(nameOf(pair)));
  const open = new Map(pairs.map((pair) => [nameOf(pair), pair]));
  const rows: Row[] = [];
  for (let [first] = open.values(); first; [first] = open.values()) {
    const choices = new Map<string, string>(first);
    for (const [issue, options] of questions) {
      if (choices.has(issue)) continue;
      const fresh = (option: string): number =>
        [...choices].filter((each) => open.has(nameOf(inOrder(questions, each, [issue, option])))).length;
      const fits = (option: string): boolean =>
        ![...choices].some((each) => excluded.has(nameOf([each, [issue, option]])));
      choices.set(
        issue,
        options.filter(fits).reduce((best, option) => (fresh(option) > fresh(best) ? option : best)),
      );
    }
    const row = questions.map(([issue]): Choice => [issue, choices.get(issue) as string]);
    const covered = row.flatMap((one, at) => row.slice(at + 1).map((other): Pair => [one, other]));
    rows.push({ choices: row, fresh: covered.filter((pair) => open.delete(nameOf(pair))) });
  }
  return rows;
}

function pairsOf(questions: readonly Question[]): Pair[] {
  const choices = questions.map(([issue, options]) => options.map((option): Choice => [issue, option]));
  return choices.flatMap((some, at) =>
    choices.slice(at + 1).flatMap((others) => some.flatMap((one) => others.map((other): Pair => [one, other]))),
  );
}

/** A pair with the question first that stands first in the register. */
function inOrder(questions: readonly Question[], one: Choice, other: Choice): Pair {
  const place = ([issue]: Choice): number => questions.findIndex(([id]) => id === issue);
  return place(one) < place(other) ? [one, other] : [other, one];
}

/** The first agreements bring most of the pairs together, the last a pair each. */
const QUICK = 10;

/** A game under each agreement is sound and ends: each pair of readings that it is the first to bring together can be played. */
function* lookAtPairs(world: World, quick: boolean): Iterable<Looked> {
  const watcher = watcherOf(world);
  const rows = covering(questionsOf(world.rules), excludedOf(world.rules));
  for (const [at, { choices, fresh }] of (quick ? rows.slice(0, QUICK) : rows).entries()) {
    const agreement: Agreement = { edition: world.edition, policies: Object.fromEntries(choices), hands: 'known' };
    const broken = brokenIn(world, watcher, agreement, at, quick ? 1 : 10);
    for (const pair of fresh)
      yield broken === undefined ? undefined : { detail: `${nameOf(pair)}: ${broken}`, differences: [] };
  }
}

function brokenIn(
  { rules }: World,
  watcher: ReturnType<typeof watcherOf>,
  agreement: Agreement,
  seed: number,
  games: number,
): string | undefined {
  for (let n = 0; n < games; n++)
    try {
      for (const found of lookAtWalk(watcher, agreement, seed * games + n)) if (found?.detail) return found.detail;
    } catch (error) {
      return `${rules.edition}: ${error instanceof Error ? error.message : String(error)}`;
    }
  return undefined;
}

export const READING_PROOFS: readonly Proof[] = [{ id: 'readings', clauses: [], method: 'games', look: lookAtPairs }];
