/** Listening to what is told of guards, for tests. */
import type { WayOut } from './ways.ts';

/** Figures -> what the guard said of them; the same figures must never go with both. */
export function told(): {
  readonly hear: (way: WayOut) => void;
  readonly both: () => string[];
  readonly heard: Set<string>;
} {
  const said = new Map<string, Set<boolean>>();
  const heard = new Set<string>();
  return {
    hear: ({ guard, param, isTrue, figures }) => {
      if (guard === undefined || isTrue === undefined) return;
      heard.add(guard);
      const key = JSON.stringify([guard, param, figures]);
      said.set(key, (said.get(key) ?? new Set()).add(isTrue));
    },
    both: () => [...said].filter(([, answers]) => answers.size > 1).map(([key]) => key),
    heard,
  };
}
