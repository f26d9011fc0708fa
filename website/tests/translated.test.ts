/** What holds for every kind of page in the languages with longer words: it fits a phone. */
import { describe, expect, it } from 'vitest';
import { PAGES, sidewaysRoom } from './kinds.ts';
import { ready, visitor } from './visit.ts';

const { visit } = visitor();

describe.each(PAGES)('/%s', (address) => {
  it('fits a phone in the languages with longer words', async () => {
    for (const prefix of ['es/', 'it/', 'ru/']) {
      await visit(
        prefix + address,
        async (page) => {
          await ready(page);
          expect(await sidewaysRoom(page), prefix).toBeLessThanOrEqual(0);
        },
        { width: 390 },
      );
    }
  });
});
