/** The cross-check beside the page, so that the page goes on answering while a whole rulebook is read. */
import canons from '@generated/rulebook/default/canons.js';
import type { TargetLocale } from '../../../src/crosscheck/types.ts';
import { type Answer, type CanonLanguage, type CanonShared, check, type Request } from './crosscheck.ts';

/** The canon in each language, loaded when it is needed. */
const languages = canons as Readonly<Record<TargetLocale, () => Promise<{ readonly default: unknown }>>>;

const library = {
  shared: async () => (await import('@generated/rulebook/default/canon-shared.json')).default as CanonShared,
  language: async (locale: TargetLocale) => (await languages[locale]!()).default as CanonLanguage,
};

self.onmessage = ({ data }: MessageEvent<Request>): void => {
  check(library, data).then(
    (answer: Answer) => self.postMessage(answer),
    // Outside of the promise, so that the page hears of it.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
};
