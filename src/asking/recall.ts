/**
 * What is likely to decide a question. The questions kept under `features/disputes` are from where players ask, each with the
 * clause or card that decides; beside them stand examples of our own for every clause. For each clause several things are looked
 * at, and how much each says is not thought of but learnt from the kept questions (`npm run disputes -- --learn`), each of them
 * asked as if it had never been kept. What comes out is how likely each clause decides, so that an answer can be held back.
 */
import { makeLikeness, makeTwins, makeVocabulary } from './likeness.ts';

/** A question that was asked before: what it speaks of, and what decides. */
export interface Before {
  readonly features: readonly string[];
  readonly decides: readonly string[];
  /** Written by us for a clause, not asked by a player. */
  readonly example: boolean;
}

/** What stands for the cards or countries that a question names, whichever they are. */
export const NAMED = ['card', 'country'] as const;

/** What is looked at for each clause, in this order. */
export const EVIDENCE = [
  'example',
  'words',
  'vocabulary',
  'called',
  'usual',
  'parent',
  'child',
  'level',
  'named',
] as const;
export type Weights = Readonly<Record<(typeof EVIDENCE)[number], number>>;

/** Something that may decide, and how likely it does. */
export interface Likely {
  readonly id: string;
  readonly chance: number;
}

/** A clause by its words, as `search.ts` finds it. */
interface Found {
  readonly id: string;
  readonly worth: number;
}

/** Something that may decide, with what speaks for it. */
export interface Weighed {
  readonly id: string;
  readonly evidence: readonly number[];
}

/** Each thing that may decide with what speaks for it. */
export type Weigh = (features: readonly string[], found: readonly Found[]) => readonly Weighed[];

/** What decides a question, the likeliest first. */
export type Recall = (features: readonly string[], found: readonly Found[]) => readonly Likely[];

/** The words of a clause count by how good they are beside the best, and how good that is. */
const HALF_FOUND = 3;

/** The clause that one belongs to: 6.3.2 for 6.3.2.a, 6.3 for 6.3.2. */
const parentOf = (id: string): string => id.replace(/\.[^.]+$/, '');

/**
 * Makes the scales on which clauses are weighed.
 * @param ids clauses that may decide
 * @param closing by what of a question it is closed to coups and realignments -> the clause that says so
 * @param heldOut a kept question is asked as if it had never been kept, by which it is measured how others fare
 */
export function makeWeigh(
  all: readonly Before[],
  ids: readonly string[],
  closing: ReadonlyMap<string, string>,
  heldOut = false,
): Weigh {
  const candidates = [...new Set([...NAMED, ...ids, ...all.flatMap(({ decides }) => decides)])];
  const examples = all.filter(({ example }) => example);
  const likeness = makeLikeness(examples, all);
  const vocabulary = makeVocabulary(all);
  const twins = heldOut ? makeTwins(all) : () => [];

  /** How near the nearest example of each clause is. */
  const nearest = (features: readonly string[]): ReadonlyMap<string, number> => {
    const like = likeness(features);
    const best = new Map<string, number>();
    for (const [at, { decides }] of examples.entries())
      for (const id of decides) if ((best.get(id) ?? 0) < (like[at] as number)) best.set(id, like[at] as number);
    return best;
  };

  const weigh: Weigh = (features, found) => {
    const has = new Set(features);
    const near = nearest(features);
    const spoken = vocabulary.of(features, candidates);
    const top = (found[0]?.worth ?? 0) + HALF_FOUND;
    const words = new Map(found.slice(0, MOST_FOUND).map(({ id, worth }) => [id, worth / top]));
    const child = new Map<string, number>();
    for (const [id, each] of near) child.set(parentOf(id), Math.max(child.get(parentOf(id)) ?? 0, each));
    const strikes = has.has('=coup') || has.has('=realign');
    const level = (id: string): number =>
      strikes && has.has('=defcon')
        ? [...closing].reduce((sum, [each, clause]) => (clause === id && has.has(each) ? sum + 0.5 : sum), 0)
        : 0;
    return candidates
      .filter((id) => (id !== 'card' && id !== 'country') || has.has(`#${id}`))
      .map((id) => ({
        id,
        evidence: [
          near.get(id) ?? 0,
          words.get(id) ?? 0,
          spoken.get(id) ?? 0,
          has.has(`+${id}`) ? 1 : 0,
          vocabulary.usual(id),
          near.get(parentOf(id)) ?? 0,
          child.get(id) ?? 0,
          level(id),
          id === 'card' ? 1 : 0,
        ],
      }));
  };
  return (features, found) => vocabulary.without(twins(features), () => weigh(features, found));
}
const MOST_FOUND = 40;

/** How likely each is, from what speaks for each. */
export function chancesOf(evidence: readonly (readonly number[])[], weights: readonly number[]): readonly number[] {
  const sums = evidence.map((each) => each.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const best = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - best));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** All that may decide, the likeliest first. */
export function ranked(weighed: readonly Weighed[], weights: readonly number[]): readonly Likely[] {
  const chances = chancesOf(
    weighed.map(({ evidence }) => evidence),
    weights,
  );
  return weighed.map(({ id }, at) => ({ id, chance: chances[at] ?? 0 })).sort((a, b) => b.chance - a.chance);
}

/** Makes the memory of whoever understands questions, by what has been learnt. */
export function makeRecall(weigh: Weigh, weights: Weights): Recall {
  const order = EVIDENCE.map((each) => weights[each]);
  return (features, found) => ranked(weigh(features, found), order);
}

/** A kept question on one line: what decides, a stroke, its words and names. */
export const written = (decides: readonly string[], brief: readonly string[]): string =>
  `${decides.join(' ')} | ${brief.join(' ')}`;

/** What decides, and the words and names. */
export function readLine(line: string): { readonly decides: readonly string[]; readonly brief: readonly string[] } {
  const [decides = '', brief = ''] = line.split(' | ');
  return { decides: decides.split(' '), brief: brief.split(' ').filter((item) => item !== '') };
}
