/** How alike questions are by what they speak of, and how usual that is in the questions that something decides. */
import type { Before } from './recall.ts';

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

/** By which it is told whether two questions speak of the very same. */
export const keyOf = (features: readonly string[]): string => [...features].sort().join(' ');

/**
 * Makes a measure of how alike a question is to each of some known ones: 0 to 1, in their order.
 * @param all among which a feature is rare that few have
 */
export function makeLikeness(
  known: readonly Pick<Before, 'features'>[],
  all: readonly Pick<Before, 'features'>[],
): (features: readonly string[]) => Float64Array {
  const having = new Map<string, number>();
  for (const { features } of all) for (const each of features) having.set(each, (having.get(each) ?? 0) + 1);
  const rarity = (feature: string): number => worthOf(feature) * Math.log(1 + all.length / (having.get(feature) ?? 1));
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

/** How often questions spoke of each feature. */
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

/** How much is taken from what all questions speak of, where few are known about something. */
const SMOOTHING = 20;
/** How far behind the best the vocabulary can put something. */
const FURTHEST = 6;
const STEP = 5;

export interface Vocabulary {
  /** How much likelier a question about each of some things is to speak of this than any question is: the best 0, others less. */
  readonly of: (features: readonly string[], ids: readonly string[]) => ReadonlyMap<string, number>;
  /** How usual it is that something decides: the logarithm of how often it did. */
  readonly usual: (id: string) => number;
  /** The same as if some questions had never been kept. */
  readonly without: <T>(some: readonly Before[], then: () => T) => T;
}

/** Makes the vocabulary of whatever decides questions. */
export function makeVocabulary(all: readonly Before[]): Vocabulary {
  const everything = new Tally();
  const tallies = new Map<string, Tally>();
  const tally = ({ features, decides }: Before, times: number): void => {
    for (const id of decides) {
      const own = tallies.get(id) ?? new Tally();
      own.add(features, times);
      tallies.set(id, own);
    }
  };
  for (const before of all) {
    everything.add(before.features, 1);
    tally(before, 1);
  }
  const none = new Tally();
  return {
    of: (features, ids) => {
      const spoken = features.map((each) => {
        const usual = ((everything.features.get(each) ?? 0) + 0.1) / everything.total;
        return { each, usual, worth: worthOf(each) };
      });
      const worth = ids.map((id) => {
        const { features: counts, total } = tallies.get(id) ?? none;
        return spoken.reduce((before, { each, usual, worth: own }) => {
          const here = ((counts.get(each) ?? 0) + SMOOTHING * usual) / (total + SMOOTHING);
          return before + own * Math.log(here / usual);
        }, 0);
      });
      const best = Math.max(...worth);
      return new Map(ids.map((id, at) => [id, Math.max(-FURTHEST, ((worth[at] as number) - best) / STEP)]));
    },
    usual: (id) => Math.log((tallies.get(id)?.count ?? 0) + 0.5),
    without: (some, then) => {
      for (const each of some) tally(each, -1);
      const found = then();
      for (const each of some) tally(each, 1);
      return found;
    },
  };
}

/** The questions that speak of the very same as one, of those that are kept. */
export function makeTwins(all: readonly Before[]): (features: readonly string[]) => readonly Before[] {
  const twins = new Map<string, Before[]>();
  for (const each of all) {
    const key = keyOf(each.features);
    if (!each.example) twins.set(key, [...(twins.get(key) ?? []), each]);
  }
  return (features) => twins.get(keyOf(features)) ?? [];
}
