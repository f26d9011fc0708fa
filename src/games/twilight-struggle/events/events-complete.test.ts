import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { position } from '../table.fixture.ts';

const folder = new URL('.', import.meta.url);
const tables = readdirSync(folder).filter((name) => name.startsWith('events-') && name.endsWith('.test.ts'));
const text = tables.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
const rowsOf = (id: string): number => text.split(`card: '${id}'`).length - 1;

const suite = new URL('../../../../features/suite/', import.meta.url);
const cases = readdirSync(suite).map((name) => readFileSync(new URL(name, suite), 'utf8'));
const casesOf = (number: number): number =>
  cases.join('\n').match(new RegExp(`^ {2}cards: \\[([\\d, ]*\\b)?${number}\\b`, 'gm'))?.length ?? 0;

describe('the tables of events', () => {
  const { tables, rules } = position();
  const byAgreement = new Set(rules.cards.flatMap(({ id, deck }) => (deck ? [id] : [])));
  const cards = tables.cards.flatMap((entry) => (entry && entry.event.length > 0 ? [entry] : []));
  const ofTheBox = cards.filter(({ id }) => !byAgreement.has(id));

  it.each(ofTheBox.map(({ id }) => id))('have a row for %s', (id) => {
    expect(rowsOf(id)).toBeGreaterThan(0);
  });

  it.each(cards.filter(({ id }) => byAgreement.has(id)).map(({ id, number }) => [id, number] as const))(
    'leave %s to the suite, which has four cases of it at least',
    (_id, number) => {
      expect(casesOf(number)).toBeGreaterThanOrEqual(4);
    },
  );
});
