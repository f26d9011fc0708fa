/** What a case states and nothing asks for. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import type { CaseAction } from './case.ts';
import { ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;

/** The ruling's verdict, and what it passed over, for plays in turn 3. */
function rule(...plays: Omit<CaseAction, 'kind'>[]) {
  const action = plays.map((play) => ({ kind: 'play', ...play }));
  const result = ruleCase(rules, { position: { turn: 3, phasing: 'USSR', influence: { Iran: { us: 2 } } }, action });
  if (!result.ok) throw new Error(result.problem.message.text);
  return [result.ruling.verdict, result.ruling.passedOver];
}

const card = 'Duck and Cover';

describe('a case', () => {
  it('is told of a die that nobody rolls', () => {
    expect(rule({ player: 'USSR', card, as: 'ops', place: ['Poland', 'Poland', 'Poland'], die: 4 })).toEqual([
      'legal',
      [{ key: 'die', value: 4, action: 0 }],
    ]);
  });

  it('is told of the dice that remain when fewer were rolled', () => {
    const rolls = [
      { us: 1, ussr: 6 },
      { us: 2, ussr: 5 },
    ];
    expect(
      rule({ player: 'USSR', card: 'Olympic Games', as: 'event', event: { opponent: 'participate', rolls } }),
    ).toEqual(['legal', [{ key: 'event.rolls', value: { us: 2, ussr: 5 }, action: 0 }]]);
  });

  it('is told of a choice that the event does not offer, with the action it belongs to', () => {
    expect(
      rule(
        { player: 'USSR', card: 'Nasser', as: 'event', event: { choice: 'boycott' } },
        { player: 'US', card, as: 'event' },
      ),
    ).toEqual(['legal', [{ key: 'event.choice', value: 'boycott', action: 0 }]]);
  });

  it('hears nothing if all was asked for, or if "none" says that nothing was', () => {
    expect(rule({ player: 'USSR', card, as: 'ops', coup: 'Iran', die: 4 })).toEqual(['legal', []]);
    expect(rule({ player: 'USSR', card: 'Nasser', as: 'event', event: { discard: 'none' } })).toEqual(['legal', []]);
  });
});
