/** The English text of which a translation was made is found again by its hash. */
import { expect, test } from 'vitest';
import { formerTexts } from './former-sources.ts';
import { loadTransFile } from './interchange-sources.ts';
import { hashOf, hashOfEntry } from './source-hashes.ts';
import { sourcePlaces } from './source-places.ts';

test('in an older version of the file in which it stands', () => {
  const versions = ['- {id: "1.0", summary: newer}', 'not: [yaml', '- {id: "1.0", summary: older}'];
  const found = formerTexts({ 'clauses/1.0': hashOf('older') }, () => versions);
  expect([...found]).toEqual([['clauses/1.0', 'older']]);
});

test('with all its parts, where it has several', () => {
  const versions = ['a: {is: "yes", not: "no"}\nb: other'];
  const found = formerTexts({ 'messages/a': hashOfEntry(['yes', 'no']) }, () => versions);
  expect([...found]).toEqual([
    ['messages/a/is', 'yes'],
    ['messages/a/not', 'no'],
  ]);
});

test('and is left out where no version has it, or there is no history', () => {
  expect(formerTexts({ 'clauses/1.0': 'ffffffff', 'steps/x': 'ffffffff' }, () => []).size).toBe(0);
});

test('every clause, question, message and card has a place', () => {
  const { units } = loadTransFile('it');
  const places = sourcePlaces([...new Set(units.map(({ id }) => id.slice(0, id.indexOf('/'))))]);
  const without = units.filter(({ id }) => !places.has(id)).map(({ id }) => id);
  // Terms have no English of their own, and sides, regions and boxes stand with the facts of the board.
  expect(without.filter((id) => !/^glossary\/(?:terms|sides|kinds|regions|space)\//.test(id))).toEqual([]);
  expect(places.get('clauses/6.0')).toMatch(/^rules\/twilight-struggle\/clauses\/06-operations\.yaml:\d+$/);
});
