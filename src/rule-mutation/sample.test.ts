/**
 * The law's number is the executed number: whoever changes a number of a clause is refused, or changes a ruling of the suite.
 * `npm run mutation:rules` does the same for every value of every file.
 */
import { describe, expect, it } from 'vitest';
import { changed, changesOf } from './changes.ts';
import { allChanges, makeJudge, readRules } from './material.ts';

const files = readRules();
const found = allChanges(files);
const ofClauses = [...found].flatMap(([file, { changes }]) => (file.includes('clauses') ? changes : []));

/** One for all changes: what comes out under the rules as they are is worked out once. */
const judge = makeJudge(files);

describe('a changed number of a clause', () => {
  it('is refused, or changes a ruling of the suite', () => {
    const numbers = ofClauses.filter(({ kind }) => kind === 'number');
    expect(numbers.length).toBeGreaterThan(50);
    const unnoticed = numbers.filter((change) => judge.judge(change).fate === 'unnoticed');
    expect(unnoticed.map(({ place, from, to }) => `${place.join('.')}: ${from} -> ${to}`)).toEqual([]);
  });
});

describe('a changed value of any file', () => {
  it('is refused, or changes a ruling of the suite: every one of a sample', () => {
    const all = [...found.values()].flatMap(({ changes }) => changes);
    const sample = all.filter((_, index) => index % 89 === 0);
    expect(sample.length).toBeGreaterThan(90);
    const unnoticed = sample.filter((change) => ['unnoticed', 'crash'].includes(judge.judge(change).fate));
    const told = unnoticed.map(({ file, place, kind }) => `${file} ${place.join('.')} ${kind}`);
    expect(told).toEqual([]);
  });
});

describe('what is text only', () => {
  it('is said in the schemas, and why, and is a short list', () => {
    const marks = new Set([...found.values()].flatMap(({ textOnly }) => [...textOnly.keys()]));
    expect(marks.size).toBeGreaterThan(20);
    expect(marks.size).toBeLessThan(60);
    for (const mark of marks) expect(mark).toMatch(/^[\w-]+: [a-z].{4,}$/);
  });
});

describe('the changes of a file', () => {
  const schemas = {
    'x.schema.json': {
      type: 'object',
      properties: {
        n: { type: 'integer' },
        flag: { type: 'boolean' },
        side: { enum: ['us', 'ussr'] },
        said: { type: 'string', textOnly: 'words' },
        order: { type: 'array', items: { type: 'integer' } },
        set: { type: 'array', uniqueItems: true, items: { type: 'integer' } },
      },
    },
  };
  const value = { n: 1, flag: true, side: 'us', said: 'a word', order: [1, 2], set: [1, 2] };
  const { changes, textOnly } = changesOf('x', value, { schemas, root: 'x.schema.json', ids: new Map() });
  const made = (kind: string, key: string) =>
    changes.filter((change) => change.kind === kind && change.place[0] === key).map((change) => changed(value, change));

  it('are numbers by one, flags turned, names exchanged, entries dropped, neighbours exchanged', () => {
    expect(made('number', 'n')).toEqual([
      { ...value, n: 2 },
      { ...value, n: 0 },
    ]);
    expect(made('flag', 'flag')).toEqual([{ ...value, flag: false }]);
    expect(made('name', 'side')).toEqual([{ ...value, side: 'ussr' }]);
    expect(made('drop', 'order')).toContainEqual({ ...value, order: [2] });
    expect(made('order', 'order')).toEqual([{ ...value, order: [2, 1] }]);
    expect(made('order', 'set')).toEqual([]);
  });

  it('leave alone what is text only, and count it', () => {
    expect(changes.some(({ place }) => place[0] === 'said')).toBe(false);
    expect([...textOnly]).toEqual([['x: words', 1]]);
  });
});
