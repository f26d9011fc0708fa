import { startTransition, useEffect, useState } from 'react';
import type { ExtraNames } from '../../run/engine.ts';
import { lazily } from '../../run/lazily.ts';

const names = lazily(async () => (await import('@generated/rulebook/default/engine-names.json')).default as ExtraNames);

/** The names of every language; undefined until they have come, after the page. */
export function useNames(): ExtraNames | undefined {
  const [known, setKnown] = useState(names.now);
  useEffect(() => {
    void names.get().then((got) => startTransition(() => setKnown(got)));
  }, []);
  return known;
}

/** What a case may be called by until then: its own language, and English. */
export const NO_NAMES: ExtraNames = { countries: {}, cards: {} };
