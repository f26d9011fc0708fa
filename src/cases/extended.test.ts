/** The format in which the rulebook's own example is told. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import { type Example, runExample } from './extended.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;

const headlines = (us: object, ussr: object, changes: object, influence: object): Example => ({
  initial: { influence: { Egypt: { us: 2 } } },
  moves: [
    {
      turn: 1,
      action_round: 'headline',
      action: { kind: 'headline', us, ussr, event_changes: changes } as never,
      expect: { influence },
    },
  ],
});
const verdicts = (example: Example): unknown[] =>
  runExample(rules, example).map(({ passed, ruling, differences }) => [passed, ruling?.verdict, differences]);

const plan = ['France', 'Italy', 'Greece', 'Turkey', 'Canada', 'Norway', 'Spain/Portugal'];
const added = Object.fromEntries(plan.map((name) => [name, { us: 1 }]));

describe('the headlines of an example of play', () => {
  it.each([
    [
      'of the USSR',
      { card: 'Containment' },
      { card: 'COMECON' },
      { Poland: { ussr: 1 }, Hungary: { ussr: 1 }, Romania: { ussr: 1 }, Bulgaria: { ussr: 1 } },
      { Poland: { us: 0, ussr: 1 } },
    ],
    ['of the US', { card: 'Marshall Plan' }, { card: 'Fidel' }, added, { France: { us: 1, ussr: 0 } }],
    [
      'of both',
      { card: 'Marshall Plan' },
      { card: 'Socialist Governments' },
      { ...added, 'West Germany': { us: -2 }, 'United Kingdom': { us: -1 } },
      { 'West Germany': { us: 0, ussr: 0 }, France: { us: 1, ussr: 0 } },
    ],
  ])('take what is told of the markers: %s', (_, us, ussr, changes, influence) => {
    const example = headlines(us, ussr, changes, influence);
    const initial = { influence: { 'West Germany': { us: 2 }, 'United Kingdom': { us: 1 } } };
    expect(verdicts({ ...example, initial })).toEqual([[true, 'legal', []]]);
  });

  it('take what stands with each card', () => {
    const us = { card: 'Marshall Plan', event: { add: plan } };
    const four = { Poland: 1, Hungary: 1, Romania: 1, Bulgaria: 1 };
    const ussr = { card: 'COMECON', event: { add: four } };
    const came = { France: { us: 1, ussr: 0 }, Poland: { us: 0, ussr: 1 } };
    expect(verdicts(headlines(us, ussr, {}, came))).toEqual([[true, 'legal', []]]);
  });
});
