/** What is named is there: clauses, verbs and readings in the code, files in the guide to it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { below, filesBelow, read, root } from './architecture.fixture.ts';
import { EDITIONS, loadRuleset } from './data/index.ts';
import { INTERPRETERS } from './games/twilight-struggle/events/run.ts';
import { type Step, VERBS } from './games/twilight-struggle/events/vocabulary.ts';
import type { Ruleset } from './games/twilight-struggle/ruleset.ts';

const rulesets = EDITIONS.map((edition) => {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]?.message);
  return loaded.rules;
});
const [deluxe] = rulesets as [Ruleset];

describe('every clause named in the code', () => {
  const named = below('src/games/twilight-struggle/', 'machines/twilight-struggle/').flatMap(({ path, text }) =>
    [...text.matchAll(/'((?:\d{1,2}(?:\.(?:\d+|[A-Z]|[a-z]{1,2}\d?))+)|(?:OPT|LW)-\d|card:[a-z0-9-]+)'/g)].map(
      (match) => [match[1] as string, path] as const,
    ),
  );
  const exists = (id: string): boolean =>
    rulesets.some(({ clauses, cards }) =>
      id.startsWith('card:') ? cards.some((card) => `card:${card.id}` === id) : Object.hasOwn(clauses, id),
    );

  it('exists', () => {
    expect(named.filter(([id]) => !exists(id)).map(([id, path]) => `${id} in ${path}`)).toEqual([]);
    expect(new Set(named.map(([id]) => id)).size).toBeGreaterThan(60);
  });
});

describe('the vocabulary of events', () => {
  it('has an interpreter for every verb, and no other', () => {
    expect([...Object.keys(INTERPRETERS), 'if'].toSorted()).toEqual([...VERBS].toSorted());
  });

  it.each(VERBS)('%s is a verb that some card uses', (verb) => {
    const events = rulesets.flatMap(({ cards }) => cards.flatMap((card) => [...card.event, ...card.intrinsic]));
    expect(uses(events, verb)).toBe(true);
  });
});

/** Does any step, or a step inside it, have this verb? */
const uses = (steps: readonly Step[], verb: string): boolean => JSON.stringify(steps).includes(`"${verb}":`);

describe('a reading that can be ruled under', () => {
  const choosable = Object.values(deluxe.issues).filter(({ supported }) => supported.length > 1);
  const code = below('src/games/twilight-struggle/', 'machines/', 'src/data/')
    .map(({ text }) => text)
    .join('\n');
  const data = filesBelow('rules/twilight-struggle', '.yaml')
    .filter((path) => !/issues\.yaml$|profiles\.yaml$|i18n/.test(path))
    .map((path) => read(path).text)
    .join('\n');

  it.each(choosable.map(({ id, supported }) => [id, supported] as const))('makes a difference: %s', (id, supported) => {
    const asked = [...code.matchAll(new RegExp(`(?:policy\\(\\w+, |policies\\[)'${id}'[)\\]] [!=]== '([^']+)'`, 'g'))];
    const handed = code.includes(`'${id}'`) || code.includes(`["${id}"]`);
    const written = [...data.matchAll(new RegExp(`issue: ${id},?\\s+when: "?([a-z-]+)"?`, 'g'))];
    const options = [...asked, ...written].map((match) => match[1] as string);
    for (const option of options) expect(supported).toContain(option);
    expect(options.length > 0 || handed).toBe(true);
  });
});

describe('CONTRIBUTING.md', () => {
  it('names files and folders that are there', () => {
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const named = [...text.matchAll(/`((?:src|rules|machines|features|website)\/[\w./-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
