import { describe, expect, it } from 'vitest';
import type { CasePosition } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import { rest } from '../core/judge.ts';
import { loadRuleset } from '../data/index.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { dangersOf } from './danger.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

/** How a play of the USSR with a card and a use may lose: by whom or what each link is decided; undefined if it cannot. */
function danger(position: CasePosition, card: string, use: string) {
  const result = ruleCase(rules, { position: { turn: 5, phasing: 'USSR', ...position }, action: [] });
  if (!result.ok) throw new Error(result.problem.message.text);
  const { board } = rest(twilightStruggle, result.ruling.end);
  const number = result.ruling.names.card(card);
  const found = dangersOf(board, 1).find(
    ({ play: [first, second] }) =>
      first?.type === 'play' && first.card === number && second?.type === 'use' && second.use === use,
  );
  if (!found?.complete) throw new Error(`${card} was not searched`);
  return found.loss && { certain: found.loss.certain, by: found.loss.chain.map(({ decides }) => decides) };
}

const hands = (ussr: string, us: string[] = []): NonNullable<CasePosition['hands']> => ({ ussr: [ussr], us });

describe('At DEFCON 2', () => {
  it('the event of the opponent that lowers it loses for certain (8.1.3)', () => {
    const found = danger({ defcon: 2, hands: hands('Duck and Cover') }, 'Duck and Cover', 'operations');
    expect(found).toEqual({ certain: true, by: [...(found?.by ?? [])].map(() => 'nobody') });
  });

  it('Olympic Games lose if the opponent boycotts', () => {
    const found = danger({ defcon: 2, hands: hands('Olympic Games') }, 'Olympic Games', 'event');
    expect(found).toEqual({ certain: false, by: ['rival'] });
  });

  it('Five Year Plan loses by the card that is drawn', () => {
    const ussr = ['Five Year Plan', 'Duck and Cover', 'NATO'];
    const found = danger({ defcon: 2, hands: { ussr, us: [] } }, 'Five Year Plan', 'operations');
    expect(found).toMatchObject({ certain: false, by: expect.arrayContaining(['hidden']) });
  });

  it('Missile Envy loses by a card of the opponent that hurts whoever plays', () => {
    const position = { defcon: 2, hands: hands('Missile Envy', ['We Will Bury You']) };
    expect(danger(position, 'Missile Envy', 'event')?.certain).toBe(true);
  });

  it('a coup in a battleground is the own choice, whatever the die', () => {
    const position = { defcon: 2, influence: { Angola: { us: 1 }, Zimbabwe: { us: 1 } }, hands: hands('Fidel') };
    expect(danger(position, 'Fidel', 'operations')).toEqual({ certain: false, by: ['own', 'own', 'nobody'] });
  });

  it('the space race loses nothing', () => {
    expect(danger({ defcon: 2, hands: hands('Duck and Cover') }, 'Duck and Cover', 'space')).toBeUndefined();
  });
});

describe('At DEFCON 3', () => {
  it('Duck and Cover ends no game', () => {
    const position = { defcon: 3, hands: hands('Duck and Cover') };
    expect(danger({ ...position, vp: 0 }, 'Duck and Cover', 'space')).toBeUndefined();
  });
});

describe('Near 20 victory points', () => {
  it('a scoring card that gives the opponent the last ones loses for certain (10.3.1)', () => {
    const influence = { Angola: { us: 9 }, Nigeria: { us: 9 }, Zaire: { us: 9 } };
    const found = danger({ vp: 18, influence, hands: hands('Africa Scoring') }, 'Africa Scoring', 'event');
    expect(found).toEqual({ certain: true, by: [] });
  });
});

describe('Where markers come to lie before victory points are told', () => {
  it('a headline in which no loss was found is not said to be safe: only some of the ways were tried', () => {
    const position: CasePosition = {
      turn: 5,
      phase: 'headline',
      vp: 12,
      hands: { ussr: ['Warsaw Pact Formed'], us: { known: [], hidden: 8 } },
    };
    const result = ruleCase(rules, { position, action: [] });
    if (!result.ok) throw new Error(result.problem.message.text);
    const { board } = rest(twilightStruggle, result.ruling.end);
    const [found] = dangersOf(board, 1);
    expect(found).toMatchObject({ loss: undefined, complete: false });
  });
});

describe('A placement after which a headline scores a region', () => {
  it('is told to lose where the markers help elsewhere, though one way to place them keeps the game', () => {
    const position: CasePosition = {
      turn: 5,
      phase: 'headline',
      vp: -17,
      hands: { us: ['OAS Founded'], ussr: ['Central America Scoring'] },
      influence: { Guatemala: { ussr: 3 }, Cuba: { ussr: 3 }, Mexico: { us: 1 } },
    };
    const result = ruleCase(rules, { position, action: [] });
    if (!result.ok) throw new Error(result.problem.message.text);
    const { board } = rest(twilightStruggle, result.ruling.end);
    const [found] = dangersOf(board, 0);
    expect(found?.loss?.result.how).toBe('vp-20');
  });
});

describe('The last play of the game (10.3.2)', () => {
  const last = (vp: number, influence: CasePosition['influence'] = {}) => {
    const position: CasePosition = {
      turn: 10,
      action_round: 7,
      phasing: 'US',
      vp,
      milops: { us: 5, ussr: 5 },
      hands: { us: ['Containment'], ussr: [] },
      influence,
    };
    const result = ruleCase(rules, { position, action: [] });
    if (!result.ok) throw new Error(result.problem.message.text);
    const { board } = rest(twilightStruggle, result.ruling.end);
    return Object.fromEntries(
      dangersOf(board, 0).map(({ play: [, use], final, loss }) => [
        use?.type === 'use' && use.use,
        loss ? 'loss' : final,
      ]),
    );
  };

  it('is said to lead to a final scoring that is lost, or may be where influence is still placed', () => {
    expect(last(-3)).toEqual({ event: 'lost', operations: 'open', space: 'lost' });
  });

  it('is not, if no placement can lose it', () => {
    expect(last(12)).toEqual({ event: undefined, operations: undefined, space: undefined });
  });
});
