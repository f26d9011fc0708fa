/** The cases of the conformance suite, each a test of its own: what a changed rule must fail. `npm run mutation` runs them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadRuleset } from '../data/index.ts';
import type { Edition } from '../data/sources.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { unsaid } from '../games/twilight-struggle/said.fixture.ts';
import type { CaseInput } from './case.ts';
import { editionNamed } from './desk.ts';
import { runCase } from './suite.ts';

const folder = new URL('../../features/suite/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const cases = files.flatMap((name) => parse(readFileSync(new URL(name, folder), 'utf8')) as readonly CaseInput[]);

const loaded = new Map<Edition, Ruleset>();

function rulesOf(edition: Edition): Ruleset {
  const known = loaded.get(edition);
  if (known) return known;
  const result = loadRuleset('twilight-struggle', edition);
  if (!result.ok) throw new Error(`the rules of the ${edition} edition cannot be loaded`);
  loaded.set(edition, result.rules);
  return result.rules;
}

describe('the conformance suite', () => {
  it.each(cases.map((input) => [`${input.id}: ${input.title}`, input] as const))('%s', (_title, input) => {
    const rules = rulesOf(editionNamed(input.edition ?? 'deluxe') ?? 'deluxe');
    const { differences, ruling } = runCase(rules, input);
    expect(differences).toEqual([]);
    expect(ruling?.steps.flatMap(({ findings, consequences }) => unsaid([...findings, ...consequences]))).toEqual([]);
  });
});
