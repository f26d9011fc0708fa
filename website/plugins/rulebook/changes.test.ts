import path from 'node:path';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { changesIn, feedOf, readChanges } from './changes.ts';

const SITE = { url: 'https://site.example', baseUrl: '/rules/' };
const LINES = [
  '## Not released',
  '',
  '### Added',
  '',
  '- A & `b`,',
  '  in two lines.',
  '- Older.',
  '',
  'Not a change.',
];
const DAY = (day: number): string => `2026-01-0${day}T00:00:00Z`;

describe('what changed', () => {
  it('is told by day, the newest first, each under its heading', () => {
    const changes = changesIn(
      LINES,
      LINES.map((_, index) => DAY(index === 5 ? 3 : 2)),
    );
    expect(changes.map(({ at, kind, text }) => [at, kind, text])).toEqual([
      [DAY(3), 'Added', 'A & `b`, in two lines.'],
      [DAY(2), 'Added', 'Older.'],
    ]);
  });

  it('is read from the list of changes, all of it', () => {
    const changes = readChanges(path.resolve(import.meta.dirname, '../../..'));
    expect(changes.length).toBeGreaterThan(100);
    for (const { at } of changes) expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  it('is a well-formed feed with what Atom requires of it and of each entry', () => {
    const feed = feedOf(
      changesIn(
        LINES,
        LINES.map(() => DAY(1)),
      ),
      SITE,
    );
    const path: string[] = [];
    const found: string[] = [];
    const reader = sax.parser(true, { xmlns: true });
    reader.onopentag = ({ name }: { name: string }) => {
      path.push(name);
      found.push(path.join('/'));
    };
    reader.onclosetag = () => path.pop();
    reader.onerror = (error: Error) => {
      throw error;
    };
    reader.write(feed).close();
    for (const required of ['id', 'title', 'updated', 'author/name', 'link'])
      expect(found.filter((each) => each === `feed/${required}`).length, required).toBeGreaterThan(0);
    for (const required of ['id', 'title', 'updated', 'link', 'content'])
      expect(
        found.filter((each) => each === `feed/entry/${required}`),
        required,
      ).toHaveLength(2);
    expect(feed).toContain('A &amp; `b`');
  });
});
