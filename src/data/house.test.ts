/**
 * House rules: ten that groups might play by, each a changed value of the file that the rulebook's numbers stand in. The
 * referee, the enumeration and the sentence in four languages follow, and no program is changed.
 */

import { describe, expect, it } from 'vitest';
import { type CaseRuling, ruleCase } from '../cases/rule.ts';
import type { Locale } from '../core/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { describeCard, readingOrder } from '../text/index.ts';
import { TEN, turn } from './house.fixture.ts';
import { loadRuleset, loadTexts, type ReadSuccess, readYaml } from './index.ts';
import { COMPLETE_LOCALES as LOCALES } from './locales.ts';

function houseOf(text: string): ReadSuccess {
  const read = readYaml('house.yaml', `title: Rules of the house\n${text}`);
  if (!read.ok) throw new Error(read.diagnostics[0]?.message);
  return read;
}

function rulesOf(house?: ReadSuccess): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', house && { house });
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  return loaded.rules;
}

const problemsIn = (text: string): readonly string[] => {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { house: houseOf(text) });
  return loaded.ok ? [] : loaded.diagnostics.map(({ line, message }) => `${line}: ${message}`);
};

type Input = Parameters<typeof ruleCase>[1];

function ruled(rules: Ruleset, input: unknown): CaseRuling {
  const result = ruleCase(rules, input as Input);
  if (!result.ok) throw new Error(result.problem.message.text);
  return result.ruling;
}

/** What a clause or a card says. */
function sentence(id: string, locale: Locale, house?: ReadSuccess): string {
  const texts = loadTexts(locale, house);
  const rules = rulesOf(house);
  const card = rules.cards.find((each) => `card:${each.id}` === id);
  return card ? readingOrder(describeCard(rules, card, texts.names)).join(' ') : (texts.clauses[id]?.summary ?? '');
}

describe.each(TEN)('a house plays that $title', ({ house, clause, prints, input, seen, printed, here }) => {
  const read = houseOf(house);

  it('and the referee rules so', () => {
    expect(seen(ruled(rulesOf(), input))).toEqual(printed);
    expect(seen(ruled(rulesOf(read), input))).toEqual(here);
  });

  it('and the sentence says so in every language', () => {
    for (const locale of LOCALES) {
      expect(sentence(clause, locale, read)).toMatch(prints);
      expect(sentence(clause, locale, read)).not.toBe(sentence(clause, locale));
    }
  });

  it('and the rules say what comes from the house', () => {
    const { house: own } = rulesOf(read);
    expect(own?.title).toBe('Rules of the house');
    expect(own?.changes.length).toBeGreaterThan(0);
  });
});

describe('the three levels of a region, and what ends the game', () => {
  const europe = 'regions: {regions: {europe: {scoring: {presence: 4, domination: 8, control: 12}}}}';
  const scored = (influence: object, house?: ReadSuccess) => {
    const { vp, winner } = ruled(rulesOf(house), {
      position: { ...turn, influence, hands: { us: [2] } },
      action: [{ kind: 'play', player: 'US', card: 2, as: 'event' }],
    }).facts;
    return { vp, winner };
  };
  const battlegrounds = {
    France: { us: 3 },
    Italy: { us: 2 },
    'West Germany': { us: 4 },
    'East Germany': { us: 3 },
    Poland: { us: 3 },
  };

  // To each level come 1 for a battleground and 1 for a country beside the rival's superpower, here Poland.
  it.each([
    ['presence', { France: { us: 3 } }, { vp: 4, winner: 'none' }, { vp: 5, winner: 'none' }],
    ['domination', { France: { us: 3 }, Norway: { us: 4 } }, { vp: 8, winner: 'none' }, { vp: 9, winner: 'none' }],
    ['control', battlegrounds, { vp: expect.anything(), winner: 'US' }, { vp: 12 + 5 + 1, winner: 'none' }],
  ])('are those of the house: %s', (_level, influence, printed, here) => {
    expect(scored(influence)).toEqual(printed);
    expect(scored(influence, houseOf(europe))).toEqual(here);
  });
});

describe('the moves offered', () => {
  it('follow the house: no marker where it has become too dear', () => {
    const position = { ...turn, influence: { Panama: { us: 1, ussr: 3 }, Chile: { us: 1 } } };
    const input = {
      position,
      action: [
        {
          kind: 'facts',
          facts: [
            { type: 'play', by: 'US', card: 'duck-and-cover' },
            { type: 'use', use: 'operations' },
            { type: 'mode', mode: 'influence' },
          ],
        },
      ],
    };
    const offered = (house?: ReadSuccess): number => twilightStruggle.choices(ruled(rulesOf(house), input).end).length;
    expect(offered(houseOf('clauses: {6.1.2.a: {cost: 4}}'))).toBe(offered() - 1);
  });
});

describe('house rules that cannot be', () => {
  it.each([
    ['clauses: {6.3.4: {dleta: -2}}', '2: the clause 6.3.4 states no "dleta"'],
    ['clauses: {"99.9": {vp: 1}}', '2: unknown clause "99.9"'],
    ['clauses: {2.1.7.ex: {lead: 5}}', '2: "lead" of the clause 2.1.7.ex is worked out: stability + 2.1.7.b#plus'],
    ['map: [{id: panama, stability: 3}]', '2: house rules are a map of changes'],
    ['clauses: {6.3.4: -2}', '2: house rules are a map of changes'],
    ['map: {pnama: {stability: 3}}', '2: there is no "pnama" here'],
    ['map: {panama: {stability: 9}}', '2: "stability" cannot be 9'],
    ['cards: {nato: {ops: much}}', '2: this is "much", and a whole number was expected'],
    ['cards: {nto: {ops: 3}}', '2: unknown card "nto"'],
    ['rules: {x: 1}', '2: house rules have no part "rules"'],
    ['setup: {us: {free: {count: 8}}}', '2: the total is 25, but fixed and free influence add up to 26'],
    ['policies: {china: 1}', '0: unknown issue "china"'],
  ])('are refused at their line: %s', (text, problem) => {
    expect(problemsIn(text)[0]).toBe(problem);
  });
});
