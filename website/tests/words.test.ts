/** The words of the site against the rules they speak of. */

import { describe, expect, it } from 'vitest';
import { loadFactWords, loadRuleset } from '../../src/data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../../src/data/locales.ts';
import { EDITIONS } from '../../src/data/sources.ts';
import { wordsOf } from '../words/index.ts';

const rulesets = EDITIONS.map((edition) => {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error(`the rules of the ${edition} edition cannot be loaded`);
  return loaded.rules;
});

describe('the words of the site', () => {
  it('name every number of every clause, unless it is named after a country or a region', () => {
    const places = rulesets.flatMap(({ countries, regions }) => [...countries, ...regions].map(({ id }) => id));
    const facts = new Set(
      rulesets.flatMap(({ clauses }) => Object.values(clauses).flatMap(({ facts = {} }) => Object.keys(facts))),
    );
    const nameless = [...facts]
      .map((fact) => fact.split('.')[0] ?? fact)
      .filter((fact) => fact !== 'modality' && !places.includes(fact.replaceAll('_', '-')))
      .flatMap((fact) =>
        LOCALES.filter((locale) => !loadFactWords(locale).facts?.[fact]).map((locale) => `${fact} (${locale})`),
      );
    expect(nameless).toEqual([]);
  });

  it('name every section of the rulebook', () => {
    const sections = new Set(rulesets.flatMap(({ clauses }) => Object.values(clauses).map(({ section }) => section)));
    for (const locale of LOCALES) expect(Object.keys(wordsOf(locale).sections).sort()).toEqual([...sections].sort());
  });
});
