import { describe, expect, it } from 'vitest';
import type { CaseInput } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import { loadRuleset } from '../data/index.ts';
import { actsOf } from './acts.ts';
import { oddsOfCase } from './chain.ts';
import { fraction, plus, times } from './fraction.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

function oddsOf(input: Omit<CaseInput, 'edition'>) {
  const result = ruleCase(rules, input);
  if (!result.ok) throw new Error(result.problem.message.text);
  return oddsOfCase(result.ruling, (otherwise) => ruleCase(rules, input, {}, otherwise));
}

const position = (influence: CaseInput['position']['influence'], more: object = {}): CaseInput['position'] => ({
  turn: 5,
  phasing: 'US',
  influence: influence ?? {},
  ...more,
});

describe('Fractions', () => {
  it('are exact and in lowest terms', () => {
    expect(plus(fraction(1, 6), fraction(1, 3))).toEqual({ n: 1, of: 2 });
    expect(times(fraction(2, 3), fraction(-3, 4))).toEqual({ n: -1, of: 2 });
    expect(() => fraction(2 ** 53, 3)).toThrow(RangeError);
  });
});

describe('The odds of a coup', () => {
  const coup = (die?: number) =>
    oddsOf({
      position: position({ Mexico: { ussr: 2 } }, { hands: { us: ['Containment'] } }),
      action: [
        {
          kind: 'play',
          player: 'US',
          card: 'Containment',
          as: 'ops',
          coup: 'Mexico',
          ...(die !== undefined && { die }),
        },
      ],
    });

  it('are those of 6.3.2: die + 3 − 2 × 2 markers, two of them to be removed first', () => {
    const [mexico] = coup()?.odds.countries ?? [];
    // Die 1 to 6: the margin is 0 to 5; the US needs 2 markers in an empty Mexico.
    expect(mexico?.control).toEqual([
      { n: 1, of: 3 },
      { n: 1, of: 6 },
    ]);
    expect(mexico?.influence).toEqual([
      { n: 1, of: 1 },
      { n: -3, of: 2 },
    ]);
  });

  it('are none where the die is stated', () => {
    expect(coup(4)).toBeUndefined();
  });
});

describe('The odds of a contest', () => {
  it('count out the ties of the Olympic Games, which are rolled again', () => {
    const found = oddsOf({
      position: position({}, { hands: { us: ['Olympic Games'] } }),
      action: [{ kind: 'play', player: 'US', card: 'Olympic Games', as: 'event', event: { opponent: 'participate' } }],
    });
    expect(found?.odds.outcomes.map(({ chance }) => chance).sort((a, b) => b.n - a.n)).toEqual([
      { n: 13, of: 16 },
      { n: 3, of: 16 },
    ]);
    expect(found?.odds.vp).toEqual({ n: 5, of: 4 });
  });
});

describe('The odds of a trap', () => {
  it('are 2 in 3 to escape from Quagmire by a die of 4 or less', () => {
    const found = oddsOf({
      position: position({}, { effects: [{ name: 'quagmire' }], hands: { us: ['NATO', 'Containment'] } }),
      action: [{ kind: 'play', player: 'US', card: 'NATO', as: 'trap_discard' }],
    });
    expect(found?.odds.outcomes.map(({ chance }) => chance)).toEqual([
      { n: 2, of: 3 },
      { n: 1, of: 3 },
    ]);
  });
});

describe('The odds of a chain', () => {
  const che = oddsOf({
    position: position(
      { Peru: { us: 2 }, Colombia: { us: 1 } },
      { phasing: 'USSR', hands: { ussr: ['Che'] }, defcon: 4 },
    ),
    action: [
      {
        kind: 'play',
        player: 'USSR',
        card: 'Che',
        as: 'event',
        event: { coups: [{ in: 'Peru' }, { in: 'Colombia' }] as never },
      },
    ],
  });

  it('follow the second coup of Che only where the first removed influence', () => {
    expect(che?.halted.map(({ chance }) => chance)).toEqual([{ n: 1, of: 6 }]);
    expect(che?.ways).toBe(1 + 5 * 6);
  });

  it('add up to one', () => {
    expect(che?.odds.outcomes.map(({ chance }) => chance).reduce(plus)).toEqual({ n: 1, of: 1 });
  });
});

describe('The table over all targets', () => {
  it('has every coup and every realignment that may be made, sorted by what is asked', () => {
    const result = ruleCase(rules, {
      position: position(
        { Mexico: { ussr: 2 }, Iran: { us: 1, ussr: 2 } },
        { hands: { us: ['Containment'] }, defcon: 3 },
      ),
      action: [{ kind: 'play', player: 'US', card: 'Containment', as: 'ops' }],
    });
    if (!result.ok) throw new Error(result.problem.message.text);
    const { end, names } = result.ruling;
    const ofMode = (mode: string) =>
      actsOf(end).filter(({ choices: [first] }) => first?.type === 'mode' && first.mode === mode);
    expect(ofMode('coup').map(({ target }) => target?.country)).toEqual([
      names.country('Iran'),
      names.country('Mexico'),
    ]);
    const [best] = actsOf(end, 'influence');
    expect(best?.odds.countries[0]?.country).toBe(names.country('Iran'));
    for (const { odds } of actsOf(end))
      expect(odds.outcomes.map(({ chance }) => chance).reduce(plus)).toEqual({ n: 1, of: 1 });
  });
});
