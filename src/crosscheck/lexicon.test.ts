/** The lexicons have the shape the checks expect, and every language tells every finding. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadOwnResources, readCrosscheckFile } from '../cli/commands/crosscheck-resources.ts';
import { loadEntries } from '../cli/commands/translated-entries.ts';
import { timesOrdinary } from '../cpu-time.fixture.ts';
import { COMPLETE_LOCALES } from '../data/locales.ts';
import { makeAjv } from '../data/schema.ts';
import type { Lexicon } from './lexicon.ts';
import type { Messages } from './messages.ts';
import { checkTranslations } from './self.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../rules/schemas/crosscheck-lexicon.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = makeAjv({}).compile(schema);
const placeholders = (text: string) => [...text.matchAll(/\{[a-z]+\}/g)].map(String).sort();

describe.each(COMPLETE_LOCALES.filter((locale) => locale !== 'en'))('%s', (locale) => {
  test('has a lexicon of the right shape', () => {
    validate(readCrosscheckFile<Lexicon>(locale));
    expect(validate.errors).toBeNull();
  });

  test('has patterns that are quick on a long line', () => {
    const line = `${'a'.repeat(4000)} ${'la carta '.repeat(2000)}`;
    for (const { pattern } of readCrosscheckFile<Lexicon>(locale).grammar) {
      expect(
        timesOrdinary(() => line.match(new RegExp(pattern, 'gu'))),
        pattern,
      ).toBeLessThan(2);
    }
  });

  test('tells every finding, with the same placeholders as English', () => {
    const own = readCrosscheckFile<Messages>(`messages.${locale}`);
    for (const [id, text] of Object.entries(readCrosscheckFile<Messages>('messages.en'))) {
      expect(own[id], id).toBeDefined();
      for (const each of placeholders(own[id]!)) expect(placeholders(text), id).toContain(each);
    }
  });

  test('finds nothing in our own texts', () => {
    expect(checkTranslations({ ...loadOwnResources(locale), ...loadEntries(locale) })).toEqual([]);
  });
});
