/** Long work in pieces, so that a click is answered between two of them. */

import { startTransition } from 'react';

/** How long a piece may take before the page may answer, in milliseconds. */
const PIECE = 8;

let begun = 0;

/** Lets the page answer. */
export const breath = (): Promise<void> =>
  new Promise((go) => {
    setTimeout(() => {
      begun = performance.now();
      go();
    });
  });

/** Lets the page answer if a piece of work has taken long enough. */
export const breathIfLong = async (): Promise<void> => {
  if (performance.now() - begun > PIECE) await breath();
};

/** As long as a page may not be drawn at all, being in the background, in milliseconds. */
const UNSEEN = 200;

/** Until what was changed last is to be seen. */
export const shown = (): Promise<void> =>
  new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, UNSEEN);
  });

/** Work that is only begun when what was changed last is to be seen. */
export const afterwards = (work: () => void): void => void shown().then(() => startTransition(work));
