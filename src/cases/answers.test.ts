/** What a case says of cards that bring other cards into play, and of hands that must be shown. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import { influence } from '../games/twilight-struggle/board.ts';
import { US } from '../games/twilight-struggle/tables.ts';
import type { CaseAction, CaseInput } from './case.ts';
import { type CaseRuling, ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;

function rule(position: CaseInput['position'], ...action: CaseInput['action']): CaseRuling {
  const result = ruleCase(rules, { position, action });
  if (!result.ok) throw new Error(result.problem.message.text);
  return result.ruling;
}

/** What the ruling says no to, as clause and message. */
const refusals = ({ steps }: CaseRuling): string[] =>
  (steps.at(-1)?.findings ?? []).flatMap(({ force, clause, message }) =>
    force === 'forbids' ? [`${clause} ${message}`] : [],
  );

/** The type gives the key of a side more than one meaning, which only the kind of action tells apart. */
const headlines = (us: object, ussr: object): CaseAction => ({ kind: 'headline', us, ussr }) as unknown as CaseAction;

const GRAIN_SALES = { turn: 5, phase: 'headline', defcon: 2, influence: { Panama: { us: 2 } } } as const;
const SEVEN = ['France', 'Italy', 'United Kingdom', 'West Germany', 'Greece', 'Turkey', 'Canada'];

describe('cards that bring one another into play', () => {
  it('each take what is said inside the card that brings them', () => {
    const junta = { drawn: 'Junta', choice: 'play', as: 'event', event: { place: { Chile: 2 }, coup: 'Cuba', die: 4 } };
    const event = { taken: 'Five Year Plan', event: { discarded: 'Grain Sales to Soviets', event: junta } };
    const ruling = rule(
      {
        turn: 4,
        phasing: 'US',
        influence: { Cuba: { ussr: 3 } },
        hands: { us: ['Missile Envy'], ussr: ['Five Year Plan', 'Grain Sales to Soviets', 'Junta'] },
      },
      { kind: 'play', player: 'US', card: 'Missile Envy', as: 'event', event } as CaseAction,
    );
    expect([refusals(ruling), ruling.verdict]).toEqual([[], 'legal']);
    const chile = rules.countries.findIndex(({ id }) => id === 'chile');
    expect(influence(ruling.end, US, chile)).toBe(2);
  });
});

describe('the start of a turn', () => {
  it('leads by itself from DEFCON to the deal and the headlines (4.5)', () => {
    const ruling = rule(
      { turn: 5, phase: 'start_of_turn', defcon: 2, hands: { us: ['Fidel', 'CIA Created'], ussr: ['NATO'] } },
      { kind: 'phase', phase: 'improve_defcon' },
      { kind: 'phase', phase: 'deal' },
      headlines({ card: 'Fidel' }, { card: 'NATO' }),
    );
    expect(refusals(ruling)).not.toContain('4.5.A fact.out-of-sequence');
    expect(ruling.steps.flatMap(({ consequences }) => consequences.map(({ message }) => message))).toContain(
      'headline.order',
    );
  });
});

describe('a card that a headline brings into play', () => {
  const headline = (order: string): CaseAction => {
    const event = { drawn: 'We Will Bury You', choice: 'play', as: 'ops', order, place: { Panama: 4 } };
    return headlines({ card: 'Africa Scoring' }, { card: 'Grain Sales to Soviets', event });
  };
  const hands = { us: ['Africa Scoring'], ussr: ['Grain Sales to Soviets', 'We Will Bury You'] };

  it.each(['event_first', 'event-first'])(
    'is used as its own headline says, whichever side plays that: %s',
    (order) => {
      const ruling = rule({ ...GRAIN_SALES, hands }, headline(order));
      expect(ruling).toMatchObject({ verdict: 'legal', facts: { winner: 'US', loser: 'USSR', how: 'defcon_1' } });
    },
  );
});

describe('the event of a headline', () => {
  const position = { turn: 3, phase: 'headline', hands: { us: [23, 26], ussr: [15, 16] } } as const;

  it('reaches no more countries than its card allows', () => {
    const us = { card: 23, event: { add: [...SEVEN, 'Spain/Portugal'] } };
    expect(refusals(rule(position, headlines(us, { card: 15 })))).toEqual(['card:marshall-plan stated.too-many']);
    const seven = { card: 23, event: { add: SEVEN } };
    expect(rule(position, headlines(seven, { card: 15 })).verdict).toBe('legal');
  });

  it('is refused for its own card, not for the Operations of the other headline', () => {
    const us = { card: 26, event: { ops: { place: { Canada: 1 } } } };
    const ussr = { card: 16, event: { add: { Poland: 2, Hungary: 2, Romania: 2 } } };
    expect(refusals(rule(position, headlines(us, ussr)))).toEqual(['card:warsaw-pact-formed stated.too-many']);
  });

  it('is not refused for what it had no occasion to do', () => {
    const ussr = { card: 'Independent Reds', event: { target: 'Romania' } };
    const claimed = rule({ ...position, hands: {} }, headlines({ card: 8 }, ussr));
    expect(claimed.verdict).toBe('legal');
  });
});

describe('a hand that nobody has seen', () => {
  const hands = { ussr: ['The Cambridge Five'], us: { known: [], hidden: 3 } };
  const play = (event: object): CaseAction => ({
    kind: 'play',
    player: 'USSR',
    card: 'The Cambridge Five',
    as: 'event',
    event,
  });

  it('leaves open where The Cambridge Five may place, until its scoring cards are shown', () => {
    const ruling = rule({ turn: 5, phasing: 'USSR', hands }, play({ add: ['Angola'] }));
    expect([ruling.verdict, ruling.missing]).toEqual(['undetermined', { missing: 'shown-cards', by: 0 }]);
    const shown = rule({ turn: 5, phasing: 'USSR', hands }, play({ add: ['Angola'], shown: ['Africa Scoring'] }));
    expect(shown.verdict).toBe('legal');
  });
});

describe('a deal', () => {
  it('takes nothing from the discards while the case leaves a draw pile to deal from', () => {
    const position = { turn: 4, phase: 'deal', hands: { us: [], ussr: [] }, discard: [7, 30] } as const;
    const { verdict, facts } = rule(position, { kind: 'phase', phase: 'deal' });
    expect([verdict, facts.drawn, facts.discard]).toEqual(['legal', { US: 9, USSR: 9 }, [7, 30]]);
  });
});

describe('a step of the turn', () => {
  it('is refused by the order of the steps where another one is due', () => {
    const ruling = rule({ turn: 5, phasing: 'US', action_round: 2 }, { kind: 'phase', phase: 'improve_defcon' });
    expect(refusals(ruling)).toEqual(['4.5 phase.not-due']);
  });

  it('is refused without a word of what is awaited where nothing is', () => {
    const ruling = rule({ turn: 5, phase: 'start_of_turn' }, { kind: 'phase', phase: 'check_milops' });
    expect(refusals(ruling)).toEqual(['4.5 phase.not-here']);
  });
});

describe('what is not stated of a play', () => {
  const event = (card: string, said: object, rest: object = {}): CaseAction =>
    ({ kind: 'play', player: 'USSR', card, as: 'event', event: said, ...rest }) as unknown as CaseAction;

  it('does not hide that something of another option is stated', () => {
    const both = event('Warsaw Pact Formed', { remove_all: ['Poland'], add: { Hungary: 2 } });
    const ruling = rule({ turn: 2, phasing: 'USSR', influence: { Poland: { us: 3 } } }, both);
    expect(refusals(ruling)).toContain('card:warsaw-pact-formed stated.one-option');
  });

  it('is which option of Warsaw Pact Formed is chosen, of which neither is forced', () => {
    const position = { turn: 2, phasing: 'USSR', influence: { Poland: { us: 3 } } } as const;
    const silent = rule(position, event('Warsaw Pact Formed', {}));
    expect([silent.verdict, silent.missing?.missing]).toEqual(['legal', 'option']);
    const purge = rule(position, event('Warsaw Pact Formed', { remove_all: ['Poland'] }));
    expect([purge.verdict, purge.missing]).toEqual(['legal', undefined]);
  });

  it('is what an option of an event moves', () => {
    const position = { turn: 8, phasing: 'USSR', hands: { us: ['Nasser'] } } as const;
    const accepted = event('Latin American Debt Crisis', {});
    const open = rule({ ...position, influence: { Brazil: { ussr: 2 } } }, accepted);
    expect([open.verdict, open.missing?.missing]).toEqual(['legal', 'markers']);
    const done = rule(position, accepted);
    expect([done.verdict, done.missing]).toEqual(['legal', undefined]);
  });

  it('are the points of the card, after the event of the opponent: the play is legal so far', () => {
    const position = { turn: 2, defcon: 3, phasing: 'USSR', influence: { Iran: { ussr: 1 } } } as const;
    const said = { order: 'event_first', as: 'ops' };
    const ruling = rule(position, event('CIA Created', { coup: 'Iran', die: 5 }, said));
    expect(ruling).toMatchObject({ verdict: 'legal', missing: { missing: 'operations' } });
    expect(rule(position, event('CIA Created', { coup: 'Panama', die: 5 }, said)).verdict).toBe('illegal');
  });

  it('is the order of a draw pile that an event has shuffled', () => {
    const pile = ['Duck and Cover', 'Five Year Plan', 'Fidel', 'Vietnam Revolts', 'Blockade', 'COMECON', 'Nasser'];
    const hands = { us: ['Our Man in Tehran', 'Ask Not', 'Truman Doctrine'], ussr: ['Decolonization'] };
    const influence = { Israel: { us: 4 }, Cuba: { ussr: 3 } };
    const position = { turn: 8, phase: 'action_round', phasing: 'US', influence, hands, deck_top_first: pile } as const;
    const asked = { kind: 'play', player: 'US', card: 'Ask Not', as: 'event', event: { discard: ['Truman Doctrine'] } };
    const tehran = { ...asked, card: 'Our Man in Tehran', event: { discard: ['Duck and Cover'] } };
    const passed = { kind: 'play', player: 'USSR', card: 'Decolonization', as: 'ops', place: { Cuba: 2 } };
    const drawnAfter = (...plays: readonly object[]): readonly number[] =>
      (rule(position, ...(plays as CaseAction[])).facts.hands_after as { US: readonly number[] }).US;
    expect(drawnAfter(asked)).toContain(4);
    // Nobody knows what is drawn after the shuffle: neither the next card that was stated nor another.
    expect(drawnAfter(tehran, passed, asked)).toEqual([]);
  });
});
