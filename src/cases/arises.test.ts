/** A question with a single supported reading is named where it comes up, and nowhere else. Rows: the question, and a play. */
import { describe, expect, it } from 'vitest';
import { loadRuleset, loadTexts } from '../data/index.ts';
import { onlyReadings } from './arises.ts';
import type { CaseInput, CasePosition } from './case.ts';
import { ruleCase } from './rule.ts';

const loaded = {
  deluxe: loadRuleset('twilight-struggle', 'deluxe'),
  second: loadRuleset('twilight-struggle', 'second'),
};

function named(position: CasePosition, action: readonly object[], edition: 'deluxe' | 'second' = 'deluxe'): string[] {
  const rules = loaded[edition];
  if (!rules.ok) throw new Error('the rules cannot be loaded');
  const result = ruleCase(rules.rules, { position, action: action as CaseInput['action'] });
  if (!result.ok) throw new Error(result.problem.message.text);
  return onlyReadings(Object.values(rules.rules.issues), result.ruling);
}

const play = (player: 'US' | 'USSR', card: string, words: object = { as: 'event' }): object[] => [
  { kind: 'play', player, card, ...words },
];
const headline = (us: object, ussr: object): object[] => [{ kind: 'headline', us, ussr }];
const phase = (name: string): object[] => [{ kind: 'phase', phase: name }];
const at = (phasing: 'US' | 'USSR', more: CasePosition = {}): CasePosition => ({
  turn: 8,
  action_round: 2,
  phasing,
  ...more,
});
const effects = (...names: readonly string[]): Pick<CasePosition, 'effects'> => ({
  effects: names.map((name) => {
    const [effect = '', value] = name.split('=');
    return { name: effect, ...(value !== undefined && { value }) };
  }),
});

type Row = readonly [issue: string, position: CasePosition, action: readonly object[], edition?: 'second'];

const ROWS: readonly Row[] = [
  [
    'ames-new-cards',
    at('US', {
      effects: [{ name: 'aldrich_ames_order', value: [77, 'Nasser'] }],
      hands: { us: [77, 'Nasser'], ussr: [] },
      deck_top_first: ['NATO'],
    }),
    play('US', 'Ask Not', { as: 'event', event: { discard: ['Nasser'] } }),
    'second',
  ],
  [
    'brush-war-as-coup',
    at('USSR', { defcon: 2, influence: { Iran: { us: 1 } } }),
    play('USSR', 'Brush War', { as: 'event', event: { target: 'Iran', die: 5 } }),
  ],
  [
    'operations-after-game-end',
    at('USSR', { defcon: 2 }),
    play('USSR', 'Duck and Cover', { as: 'ops', order: 'event_first', place: { Poland: 3 } }),
  ],
  [
    'flower-power-barred-war',
    at('US', { ...effects('flower_power'), occurred: ['Camp David Accords'], influence: { Panama: { us: 1 } } }),
    play('US', 'Arab-Israeli War', { as: 'ops', place: { Panama: 2 } }),
  ],
  [
    'flower-power-indirect-war',
    at('US', { ...effects('flower_power'), space: { us: 3 }, discard: ['Indo-Pakistani War'] }),
    play('US', 'Star Wars', { as: 'event', event: { pick: 'Indo-Pakistani War', event: { target: 'India', die: 5 } } }),
  ],
  [
    'stranded-scoring-cards',
    at('US', { action_round: 7, hands: { us: ['Asia Scoring', 'Europe Scoring', 'NATO'], ussr: [] } }),
    play('US', 'Asia Scoring'),
  ],
  [
    'end-of-turn-order',
    {
      turn: 5,
      phase: 'cleanup',
      vp: 17,
      milops: { us: 5 },
      hands: { us: ['Asia Scoring'], ussr: [] },
      options: ['tournament'],
    },
    phase('check_milops'),
  ],
  ['victory-points-beyond-twenty', { turn: 5, phase: 'cleanup', vp: 17, milops: { us: 5 } }, phase('check_milops')],
  [
    'extra-rounds-cumulative',
    at('US', {
      ...effects('north_sea_oil', 'north_sea_oil_extra_round'),
      action_round: 8,
      space: { us: 8 },
      hands: { us: ['NATO'] },
    }),
    [{ kind: 'pass', player: 'US' }],
  ],
  [
    'grain-sales-space',
    at('US', { hands: { us: ['Grain Sales'], ussr: ['NATO'] } }),
    play('US', 'Grain Sales', { as: 'event', event: { drawn: 'NATO', choice: 'play', as: 'space', die: 3 } }),
  ],
  [
    'war-military-operations',
    at('USSR', { ...effects('red_scare_on=USSR') }),
    play('USSR', 'Korean War', { as: 'event', event: { die: 5 } }),
  ],
  [
    'norad-headline-phase',
    { turn: 8, phase: 'headline', defcon: 3, ...effects('norad') },
    headline({ card: 'Duck and Cover' }, { card: 'Fidel' }),
  ],
  [
    'kremlin-flu-and-missile-envy',
    at('USSR', { ...effects('kremlin_flu', 'missile_envy_owed_by=USSR'), hands: { ussr: ['Missile Envy'], us: [] } }),
    play('USSR', 'Missile Envy', { as: 'ops', place: { Poland: 2 } }),
  ],
  [
    'ames-and-missile-envy',
    at('US', {
      effects: [
        { name: 'aldrich_ames_order', value: ['NATO', 'Missile Envy'] },
        { name: 'missile_envy_owed_by', value: 'US' },
      ],
      hands: { us: ['NATO', 'Missile Envy'], ussr: [] },
    }),
    play('US', 'Missile Envy', { as: 'ops', place: { Canada: 2 } }),
    'second',
  ],
  [
    'ames-and-quagmire',
    at('US', {
      effects: [{ name: 'aldrich_ames_order', value: ['NATO', 'Containment'] }, { name: 'quagmire' }],
      hands: { us: ['NATO', 'Containment'], ussr: [] },
    }),
    play('US', 'Containment', { as: 'trap_discard', die: 3 }),
    'second',
  ],
  [
    'canada-sub-region',
    at('US'),
    play('US', 'Marshall Plan', {
      as: 'event',
      event: { add: ['Canada', 'UK', 'France', 'Italy', 'Greece', 'Turkey', 'Norway'] },
    }),
  ],
];

const sentences = loadTexts('en').messages;

describe('a question with a single reading', () => {
  it('names its marks by messages that there are', () => {
    if (!loaded.deluxe.ok) throw new Error('the rules cannot be loaded');
    const ids = Object.values(loaded.deluxe.rules.issues).flatMap(({ arises = [] }) =>
      arises.flat().flatMap(({ told = [], absent = [] }) => [...told, ...absent]),
    );
    const known = Object.keys(sentences);
    expect(ids.filter((id) => !known.some((each) => each === id || each.startsWith(`${id}.`)))).toEqual([]);
  });

  it.each(ROWS.map(([issue, position, action, edition]) => [issue, position, action, edition] as const))(
    '%s is named where it comes up',
    (issue, position, action, edition) => {
      expect(named(position, action, edition)).toContain(issue);
    },
  );

  it.each<readonly [title: string, position: CasePosition, action: readonly object[]]>([
    ['a war without a change of values', at('USSR'), play('USSR', 'Korean War', { as: 'event', event: { die: 5 } })],
    [
      'Brush War in a region that is open',
      at('USSR', { influence: { Iran: { us: 1 } } }),
      play('USSR', 'Brush War', { as: 'event', event: { target: 'Iran', die: 5 } }),
    ],
    [
      'Quagmire without Aldrich Ames',
      at('US', { ...effects('quagmire'), hands: { us: ['NATO', 'Containment'], ussr: [] } }),
      play('US', 'Containment', { as: 'trap_discard', die: 3 }),
    ],
    [
      'Missile Envy with a card to take',
      at('US', { hands: { us: ['Missile Envy'], ussr: ['Marshall Plan'] } }),
      play('US', 'Missile Envy', { as: 'ops', place: { Canada: 2 } }),
    ],
    [
      '20 VP without a scoring card in a hand, reached exactly',
      { turn: 5, phase: 'cleanup', vp: 17, defcon: 3, milops: { us: 3 }, hands: { us: ['NATO'], ussr: [] } },
      phase('check_milops'),
    ],
  ])('is not named for %s', (_title, position, action) => {
    expect(named(position, action)).toEqual([]);
  });
});
