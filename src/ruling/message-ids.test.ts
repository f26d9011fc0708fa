/** Every sentence that the rules may say is written: an unknown id would be printed as it stands. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import { messagesNamed, saidMessages } from '../package/types.ts';

describe('the ids of sentences in the rules', () => {
  it('are found by reading the code', () => {
    expect(messagesNamed()).toEqual(expect.arrayContaining(['coup.rival-influence', 'change.defcon', 'coup.fails']));
  });

  it('are demanded by `validate`, which reads them from a list; `npm run types` writes it', () => {
    expect(readFileSync(new URL('../data/said-messages.json', import.meta.url), 'utf8')).toBe(saidMessages());
  });

  it.each(LOCALES)('are all written in %s', (locale) => {
    const { messages } = loadTexts(locale);
    expect(messagesNamed().filter((id) => !Object.hasOwn(messages, id))).toEqual([]);
  });
});
