/** Ten house rules that groups might play by, each with what it changes. */
import type { CaseRuling } from '../cases/rule.ts';

export const turn = { turn: 5, phase: 'action_round', action_round: 1, phasing: 'US' };
const play = (more: object) => [{ kind: 'play', player: 'US', card: 4, as: 'ops', ...more }];

export interface HouseRule {
  readonly title: string;
  readonly house: string;
  /** A clause or a card whose sentence changes, and what it prints now in every language. */
  readonly clause: string;
  readonly prints: RegExp;
  readonly input: unknown;
  /** What comes out by the rulebook, and at this house. */
  readonly seen: (ruling: Pick<CaseRuling, 'facts' | 'verdict'>) => unknown;
  readonly printed: unknown;
  readonly here: unknown;
}

export const TEN: readonly HouseRule[] = [
  {
    title: 'a coup in a battleground costs 2 DEFCON',
    house: 'clauses: {6.3.4: {delta: -2}}',
    clause: '8.1.4',
    prints: /2/,
    input: { position: { ...turn, influence: { Mexico: { ussr: 2 } } }, action: play({ coup: 'Mexico', die: 4 }) },
    seen: ({ facts }) => facts.defcon,
    printed: 4,
    here: 3,
  },
  {
    title: 'control takes a margin of the stability number and 1',
    house: 'clauses: {2.1.7.b: {plus: 1}}',
    clause: '2.1.7.b',
    prints: /\+ 1/,
    input: {
      position: { ...turn, influence: { Israel: { us: 4 } } },
      action: [{ kind: 'query', query: 'controller', of: 'Israel' }],
    },
    seen: ({ facts }) => facts.controller,
    printed: 'US',
    here: 'none',
  },
  {
    title: 'the game ends at 15 victory points',
    house: 'clauses: {10.3.1.a: {vp: 15}}',
    clause: '10.2.1',
    prints: /15.*15/,
    input: {
      position: { ...turn, vp: 14, space: { us: 0 }, phasing: 'US' },
      action: [{ kind: 'play', player: 'US', card: 4, as: 'space', die: 1 }],
    },
    seen: ({ facts }) => facts.winner,
    printed: 'none',
    here: 'US',
  },
  {
    title: 'nine cards in hand from the start',
    house: 'clauses: {3.1: {hand: 9}}',
    clause: '4.1.c',
    prints: /9/,
    input: {
      position: { turn: 2, phase: 'deal', hands: { us: [], ussr: [] } },
      action: [{ kind: 'phase', phase: 'deal' }],
    },
    seen: ({ facts }) => facts.drawn,
    printed: { US: 8, USSR: 8 },
    here: { US: 9, USSR: 9 },
  },
  {
    title: 'Europe pays 4, 8 and 12, and control of it wins nothing at once',
    house: 'regions: {regions: {europe: {scoring: {presence: 4, domination: 8, control: 12}}}}',
    clause: 'card:europe-scoring',
    prints: /4.*8.*12/,
    input: {
      position: { ...turn, influence: { France: { us: 3 }, Norway: { us: 4 } }, hands: { us: [2] } },
      action: [{ kind: 'play', player: 'US', card: 2, as: 'event' }],
    },
    seen: ({ facts }) => facts.vp,
    printed: 8,
    here: 9,
  },
  {
    title: 'a marker costs 3 where the opponent has control',
    house: 'clauses: {6.1.2.a: {cost: 3}}',
    clause: '6.1.2.a',
    prints: /3/,
    input: {
      position: { ...turn, influence: { Panama: { us: 1, ussr: 3 } } },
      action: play({ place: { Panama: 1 } }),
    },
    seen: ({ facts }) => facts.marker_costs,
    printed: [2],
    here: [3],
  },
  {
    title: 'a coup is measured against three times the stability number',
    house: 'clauses: {6.3.2: {multiplier: 3}}',
    clause: '6.3.2',
    prints: /3/,
    input: { position: { ...turn, influence: { Mexico: { ussr: 2 } } }, action: play({ coup: 'Mexico', die: 3 }) },
    seen: ({ facts }) => (facts.influence as Record<string, unknown>).mexico,
    printed: { us: 0, ussr: 0 },
    here: { us: 0, ussr: 2 },
  },
  {
    title: 'two cards a turn may go to the space race',
    house: 'clauses: {6.4.2: {limit: 2}}',
    clause: '6.4.2',
    prints: /2/,
    input: {
      position: { ...turn, space_attempts_spent: { us: 1 } },
      action: [{ kind: 'play', player: 'US', card: 4, as: 'space', die: 6 }],
    },
    seen: ({ verdict }) => verdict,
    printed: 'illegal',
    here: 'legal',
  },
  {
    title: 'each military operation short costs 2 victory points',
    house: 'clauses: {8.2.1.a: {vp: 2}}',
    clause: '8.2.1.ex',
    prints: /4/,
    input: {
      position: { turn: 5, phase: 'cleanup', defcon: 3, milops: { us: 3, ussr: 1 } },
      action: [{ kind: 'phase', phase: 'check_milops' }],
    },
    seen: ({ facts }) => facts.vp,
    printed: 2,
    here: 4,
  },
  {
    title: 'DEFCON 4 closes Asia as well',
    house: 'tracks: {defcon: {closed: {4: [europe, asia]}}}',
    clause: '8.1.5.b',
    prints: /Asia|Азии/,
    input: {
      position: { ...turn, defcon: 4, influence: { India: { ussr: 1 } } },
      action: play({ coup: 'India', die: 3 }),
    },
    seen: ({ verdict }) => verdict,
    printed: 'legal',
    here: 'illegal',
  },
];
