/**
 * What is likely to decide a question. The questions kept under `features/disputes` are from where players ask, each with the
 * clause or card that decides; beside them stand examples of our own for every clause. For each clause several things are looked
 * at, and how much each says is not thought of but learnt from the kept questions (`npm run disputes -- --learn`), each of them
 * asked as if it had never been kept. What comes out is how likely each clause decides, so that an answer can be held back.
 */

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

/** Each thing that may decide with what speaks for it. */
export type Weigh = (
  features: readonly string[],
  found: readonly Found[],
) => readonly { readonly id: string; readonly evidence: readonly number[] }[];

/** What decides a question, the likeliest first. */
export type Recall = (features: readonly string[], found: readonly Found[]) => readonly Likely[];

/** A word says less than what it means; that something of a kind is named at all says least. */
const WORTH: readonly (readonly [RegExp, number])[] = [
  [/^=/, 1],
  [/^\+/, 0.7],
  [/^(?:card|defcon):/, 0.5],
  [/^region:/, 0.4],
  [/^#/, 0.3],
  [/^does:/, 0.25],
  [/^country:/, 0.2],
];
const WORD = 0.55;
const worthOf = (feature: string): number => WORTH.find(([kind]) => kind.test(feature))?.[1] ?? WORD;

/** How much is taken from what all questions speak of, where few are known about a clause. */
const SMOOTHING = 20;
/** How far behind the best the vocabulary can put a clause. */
const FURTHEST = 6;
const STEP = 5;
/** The words of a clause count by how good they are beside the best, and how good that is. */
const HALF_FOUND = 3;

/** The clause that one belongs to: 6.3.2 for 6.3.2.a, 6.3 for 6.3.2. */
const parentOf = (id: string): string => id.replace(/\.[^.]+$/, '');

/** How often clauses were asked about with each feature. */
class Tally {
  count = 0;
  total = 0;
  readonly features = new Map<string, number>();

  add(features: readonly string[], times: number): void {
    this.count += times;
    for (const each of features) {
      const worth = times * worthOf(each);
      this.features.set(each, (this.features.get(each) ?? 0) + worth);
      this.total += worth;
    }
  }
}

/**
 * Makes a measure of how alike a question is to each of some known ones: 0 to 1, in their order.
 * @param all among which a feature is rare that few have
 * @param worth how much a feature says
 */
export function makeLikeness(
  known: readonly Pick<Before, 'features'>[],
  all: readonly Pick<Before, 'features'>[],
  worth: (feature: string) => number = worthOf,
): (features: readonly string[]) => Float64Array {
  const having = new Map<string, number>();
  for (const { features } of all) for (const each of features) having.set(each, (having.get(each) ?? 0) + 1);
  const rarity = (feature: string): number => worth(feature) * Math.log(1 + all.length / (having.get(feature) ?? 1));
  const lengthOf = (features: readonly string[]): number => Math.hypot(...features.map(rarity)) || 1;
  const lengths = known.map(({ features }) => lengthOf(features));
  /** Which of them speak of each feature. */
  const speaking = new Map<string, number[]>();
  for (const [at, { features }] of known.entries())
    for (const each of new Set(features)) {
      const list = speaking.get(each);
      if (list) list.push(at);
      else speaking.set(each, [at]);
    }
  return (features) => {
    const length = lengthOf(features);
    const shared = new Float64Array(known.length);
    for (const each of features) {
      const weight = rarity(each) ** 2;
      for (const at of speaking.get(each) ?? []) shared[at] = (shared[at] as number) + weight;
    }
    return shared.map((each, at) => each / (length * (lengths[at] as number)));
  };
}

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
  const everything = new Tally();
  const tallies = new Map(candidates.map((id) => [id, new Tally()]));
  const tally = ({ features, decides }: Before, times: number): void => {
    for (const id of decides) tallies.get(id)?.add(features, times);
  };
  for (const before of all) {
    everything.add(before.features, 1);
    tally(before, 1);
  }
  const own = new Map<string, Before[]>();
  if (heldOut)
    for (const each of all) {
      const key = [...each.features].sort().join(' ');
      if (!each.example) own.set(key, [...(own.get(key) ?? []), each]);
    }

  /** How near the nearest example of each clause is. */
  const nearest = (features: readonly string[]): ReadonlyMap<string, number> => {
    const like = likeness(features);
    const best = new Map<string, number>();
    for (const [at, { decides }] of examples.entries())
      for (const id of decides) if ((best.get(id) ?? 0) < (like[at] as number)) best.set(id, like[at] as number);
    return best;
  };

  /** How much likelier a question about each clause is to speak of this than any question is. */
  const byVocabulary = (features: readonly string[]): ReadonlyMap<string, number> => {
    const spoken = features.map((each) => {
      const usual = ((everything.features.get(each) ?? 0) + 0.1) / everything.total;
      return { each, usual, worth: worthOf(each) };
    });
    const worth = new Map(
      candidates.map((id) => {
        const { features: counts = new Map<string, number>(), total = 0 } = tallies.get(id) ?? {};
        const sum = spoken.reduce((before, { each, usual, worth: own }) => {
          const here = ((counts.get(each) ?? 0) + SMOOTHING * usual) / (total + SMOOTHING);
          return before + own * Math.log(here / usual);
        }, 0);
        return [id, sum] as const;
      }),
    );
    const best = Math.max(...worth.values());
    return new Map([...worth].map(([id, each]) => [id, Math.max(-FURTHEST, (each - best) / STEP)]));
  };

  return (features, found) => {
    const kept = heldOut ? (own.get([...features].sort().join(' ')) ?? []) : [];
    for (const each of kept) tally(each, -1);
    const has = new Set(features);
    const near = nearest(features);
    const vocabulary = byVocabulary(features);
    const top = (found[0]?.worth ?? 0) + HALF_FOUND;
    const words = new Map(found.slice(0, MOST_FOUND).map(({ id, worth }) => [id, worth / top]));
    const child = new Map<string, number>();
    for (const [id, each] of near) child.set(parentOf(id), Math.max(child.get(parentOf(id)) ?? 0, each));
    const strikes = has.has('=coup') || has.has('=realign');
    const level = (id: string): number =>
      strikes && has.has('=defcon')
        ? [...closing].reduce((sum, [each, clause]) => (clause === id && has.has(each) ? sum + 0.5 : sum), 0)
        : 0;
    const weighed = candidates
      .filter((id) => (id !== 'card' && id !== 'country') || has.has(`#${id}`))
      .map((id) => ({
        id,
        evidence: [
          near.get(id) ?? 0,
          words.get(id) ?? 0,
          vocabulary.get(id) ?? -FURTHEST,
          has.has(`+${id}`) ? 1 : 0,
          Math.log((tallies.get(id)?.count ?? 0) + 0.5),
          near.get(parentOf(id)) ?? 0,
          child.get(id) ?? 0,
          level(id),
          id === 'card' ? 1 : 0,
        ],
      }));
    for (const each of kept) tally(each, 1);
    return weighed;
  };
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

/** Makes the memory of whoever understands questions, by what has been learnt. */
export function makeRecall(weigh: Weigh, weights: Weights): Recall {
  const order = EVIDENCE.map((each) => weights[each]);
  return (features, found) => {
    const weighed = weigh(features, found);
    const chances = chancesOf(
      weighed.map(({ evidence }) => evidence),
      order,
    );
    return weighed.map(({ id }, at) => ({ id, chance: chances[at] ?? 0 })).sort((a, b) => b.chance - a.chance);
  };
}

/** A kept question on one line: what decides, a stroke, its words and names. */
export const written = (decides: readonly string[], brief: readonly string[]): string =>
  `${decides.join(' ')} | ${brief.join(' ')}`;

/** What decides, and the words and names. */
export function readLine(line: string): { readonly decides: readonly string[]; readonly brief: readonly string[] } {
  const [decides = '', brief = ''] = line.split(' | ');
  return { decides: decides.split(' '), brief: brief.split(' ').filter((item) => item !== '') };
}
