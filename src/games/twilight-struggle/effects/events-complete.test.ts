import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { position } from '../table.fixture.ts';

const folder = new URL('.', import.meta.url);
const tables = readdirSync(folder).filter((name) => name.startsWith('events-') && name.endsWith('.test.ts'));
const text = tables.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
const rowsOf = (id: string): number => text.split(`card: '${id}'`).length - 1;

describe('the tables of events', () => {
  const cards = position().tables.cards.flatMap((entry) => (entry && entry.event.length > 0 ? [entry] : []));

  it.each(cards.map(({ id }) => id))('have a row for %s', (id) => {
    expect(rowsOf(id)).toBeGreaterThan(0);
  });
});
