/**
 * What decided questions like the one that is asked. The questions kept under `features/disputes` are from where players ask,
 * each with the clause or card that decides; a new question is held against their words and against what they speak of, and
 * what decided the nearest of them is likely to decide this one. Which words matter is learnt from them, not thought of.
 */
import { stemOf } from './search.ts';
import type { Fragment } from './segment.ts';
import type { Token } from './tokens.ts';

/** A question that was asked before: what it speaks of, and what decides. */
interface Before {
  readonly features: readonly string[];
  readonly decides: readonly string[];
}

/** What stands for the cards that a question names, whichever they are. */
export const NAMED_CARD = 'card';

/** What decided the questions nearest to one, and how surely. */
export interface Recalled {
  /** Clause -> how much speaks for it. */
  readonly clauses: ReadonlyMap<string, number>;
  /** How much speaks for the cards that are named. */
  readonly cards: number;
}

export type Recall = (features: readonly string[]) => Recalled;

/** So many of the nearest have a say. */
const NEAREST = 8;

/** What is named by what it is says as much as a word; that something of a kind is named at all says less. */
const weightOf = (feature: string): number => ({ '+': 0.8, '#': 0.3 })[feature[0] ?? ''] ?? 1;

/**
 * What a question speaks of: its words by their beginnings, the terms and clauses that were recognised, and the kinds of
 * things that it names.
 */
export function featuresOf({
  locale,
  tokens,
  fragments,
  language: { isFiller },
}: {
  readonly locale: string;
  readonly tokens: readonly Token[];
  readonly fragments: readonly Fragment[];
  readonly language: { readonly isFiller: (word: string) => boolean };
}): readonly string[] {
  const words = tokens.flatMap(({ word }) => (isFiller(word) || /^\d/.test(word) ? [] : [`${locale}:${stemOf(word)}`]));
  const terms = fragments.flatMap(({ id }) => id.split(' ').map((each) => `+${each.replace(/^about\./, '')}`));
  const named = fragments.flatMap(({ values }) =>
    Object.entries(values).flatMap(([slot, value]) => {
      const kind = /^(card|country|region)/.exec(slot)?.[1];
      return kind === undefined ? [] : [`#${kind}`, kind === 'card' ? `card:${value}` : `#${value}`];
    }),
  );
  return [...new Set([...words, ...terms, ...named])].sort();
}

/** A kept question on one line: what decides, a stroke, what it speaks of. */
export const written = ({ features, decides }: Before): string => `${decides.join(' ')} | ${features.join(' ')}`;

const read = (line: string): Before => {
  const [decides = '', features = ''] = line.split(' | ');
  return { decides: decides.split(' '), features: features.split(' ') };
};

/**
 * Makes the memory of whoever understands questions.
 * @param lines kept questions of every language, as they are written
 * @param heldOut a kept question is asked as if it had never been kept, by which it is measured how others fare
 */
export function makeRecall(lines: readonly string[], heldOut = false): Recall {
  const all = lines.map(read);
  const having = new Map<string, number>();
  for (const { features } of all) for (const each of features) having.set(each, (having.get(each) ?? 0) + 1);
  const worth = (feature: string): number => weightOf(feature) * Math.log(1 + all.length / (having.get(feature) ?? 1));
  const lengthOf = (features: readonly string[]): number => Math.hypot(...features.map(worth)) || 1;
  const kept = all.map(({ features, decides }) => ({
    line: features.join(' '),
    decides,
    features: new Set(features),
    length: lengthOf(features),
  }));
  return (features) => {
    const own = heldOut ? features.join(' ') : undefined;
    const length = lengthOf(features);
    const nearest = kept
      .filter(({ line }) => line !== own)
      .map((each) => {
        const shared = features.reduce((sum, one) => (each.features.has(one) ? sum + worth(one) ** 2 : sum), 0);
        return { decides: each.decides, near: shared / (length * each.length) };
      })
      .sort((a, b) => b.near - a.near)
      .slice(0, NEAREST);
    const clauses = new Map<string, number>();
    // Near counts twice: one that asks the very same says more than several that share a word.
    for (const { decides, near } of nearest)
      for (const id of decides) clauses.set(id, (clauses.get(id) ?? 0) + near * near);
    const cards = clauses.get(NAMED_CARD) ?? 0;
    clauses.delete(NAMED_CARD);
    return { clauses, cards };
  };
}
