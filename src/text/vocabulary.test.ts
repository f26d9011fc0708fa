import { describe, expect, it } from 'vitest';
import { loadRuleset, loadTexts } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import {
  CONDITIONS,
  type Condition,
  type CountryFilter,
  DURATIONS,
  EXPRESSIONS,
  type Expression,
  FORBIDDEN_ACTIONS,
  OPS_MODES,
  QUANTITIES,
  ROLES,
  type Step,
  VERBS,
} from '../games/twilight-struggle/events/vocabulary.ts';
import type { Card, Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { describeCard, readingOrder } from './describe.ts';

/** Every key of a country filter, one at a time. */
const FILTERS: { readonly [K in keyof Required<CountryFilter>]: CountryFilter } = {
  id: { id: ['france', 'italy', 'poland', 'cuba'], has: 'ussr' },
  region: { region: ['europe', 'middle-east'] },
  also: { region: ['africa'], also: ['india', 'japan'] },
  adjacentTo: { adjacentTo: 'united-kingdom' },
  controlledBy: { controlledBy: 'none' },
  notControlledBy: { notControlledBy: 'opponent' },
  has: { has: 'opponent' },
  lacks: { lacks: ['us'] },
  hasAtLeast: { hasAtLeast: { side: 'us', n: 2 } },
  eachAtLeast: { eachAtLeast: 2 },
  battleground: { battleground: false },
  stability: { stability: { max: 2 } },
  not: { not: { battleground: true, region: ['asia'] } },
  notIn: { notIn: 'moved' },
  in: { in: 'moved' },
  regionOf: { regionOf: 'shown' },
};

const NUMBERS: readonly Expression[] = [
  3,
  { count: { battleground: true, controlledBy: 'us' } },
  { influence: 'ussr' },
  { influence: 'us', in: 'cuba' },
  { toControl: 'opponent' },
  { track: 'defcon' },
  { track: 'turn' },
  { track: 'milops', side: 'us' },
  { track: 'space', side: 'opponent' },
  { track: 'vp', side: 'ussr' },
  { ops: 'this' },
  { ops: 'taken' },
  { size: 'thrown' },
  { size: 'moved' },
  { removedBy: 'moved' },
  { regions: 'us', status: ['presence', 'domination', 'control'] },
  { southeastAsia: 'us' },
  { add: [{ track: 'defcon' }, 2] },
  { sub: [{ track: 'turn' }, 2] },
  { half: { track: 'defcon' }, round: 'down' },
  // biome-ignore lint/suspicious/noThenProperty: the language of the events has it
  { if: { phase: 'headline' }, then: { track: 'defcon' }, else: 2 },
];

const TRUTHS: readonly Condition[] = [
  { all: [{ occurred: 'nato' }, { occurred: 'fidel' }] },
  { any: [{ inEffect: 'nato' }, { vpLead: 'us' }] },
  { not: { playedBy: 'us' } },
  { gt: [{ track: 'vp', side: 'us' }, 3] },
  { gte: [{ track: 'defcon' }, 3] },
  { gte: [{ influence: 'us', in: 'cuba' }, 2] },
  { lt: [{ track: 'milops', side: 'us' }, 3] },
  { lte: [{ track: 'turn' }, 7] },
  {
    lte: [
      { track: 'space', side: 'us' },
      { track: 'space', side: 'opponent' },
    ],
  },
  {
    lt: [
      { track: 'milops', side: 'us' },
      { track: 'milops', side: 'ussr' },
    ],
  },
  { gte: [{ count: { region: ['africa'] } }, 1] },
  { eq: [{ track: 'turn' }, { track: 'defcon' }] },
  { controls: { side: 'us', id: 'france' } },
  { holds: { side: 'us', card: 'fidel' } },
  { holds: { side: 'us', where: { side: 'neutral', scoring: true } } },
  { holds: { side: 'opponent', where: { minOps: 2, scoring: false, eventPossible: true } } },
  { exists: 'taken' },
  { exists: 'thrown' },
  { cardSide: 'taken', in: ['us', 'neutral', 'opponent'] },
  { isSide: 'opponent', side: 'ussr' },
  { phase: 'action-round' },
  { phasing: 'opponent' },
  { playedAs: 'fidel', mode: 'ops' },
  { defconMovedTo: 2, during: 'action-round' },
  { eventBarred: 'played-card' },
];

const BASICS: readonly Step[] = [
  {
    take: { from: { hand: 'opponent' }, to: 'aside', where: { side: 'us', highestOps: true }, random: true },
    as: 'taken',
  },
  { discard: { from: { hand: 'us' }, count: { upTo: 3 } }, as: 'thrown' },
  { discard: { from: 'discard', count: 'all', where: { scoring: true } } },
  { discard: { from: 'thrown', count: 2, revealed: true } },
  { remove: { side: 'opponent', total: { upTo: 'all' }, where: {} }, as: 'moved' },
  { reveal: { cards: { hand: 'us' }, until: 'now' }, as: 'shown' },
  { place: { side: 'opponent', total: 'all', where: {} }, may: true },
  {
    place: {
      side: 'player',
      each: { sub: [{ influence: 'us' }, { influence: 'player' }] },
      countries: { upTo: 2 },
      where: {},
    },
  },
  { milops: { side: 'us', add: 1 } },
  { milops: { side: 'opponent', set: 0 } },
  { defcon: { set: 3 } },
  { defcon: { set: { pick: [2, 3] } }, by: 'us', may: true },
  { space: { side: 'opponent', advance: 5 } },
  { score: { region: 'europe' } },
  { end: { winner: 'us', reason: 'wargames' } },
  { end: { loser: 'ussr', reason: 'wargames' } },
  { vp: { net: { us: 2, ussr: { track: 'defcon' } } } },
  { ops: { side: 'player', value: 1, modes: OPS_MODES, where: { region: ['asia'] }, free: true } },
  {
    ops: { side: 'us', value: { ops: 'taken' }, modes: ['coup'], where: {}, uncredited: { issue: 'test', when: 'x' } },
    may: true,
  },
  { war: { attacker: 'us', target: { region: ['asia'] }, success: 4, penalty: {}, vp: 2, milops: 1 } },
  {
    contest: {
      bonus: { us: 1, ussr: { track: 'defcon' } },
      ties: 'nothing',
      win: [{ vp: { side: 'winner', amount: 1 } }],
    },
  },
  { draw: { side: 'us', count: 1, to: { hand: 'us' } } },
  { draw: { side: 'opponent', count: 4, to: 'discard' }, may: true },
  { move: { card: 'this', to: 'discard' } },
  { move: { card: 'taken', to: 'removed' } },
  { shuffle: { deck: 'draw' } },
  { fire: { card: 'taken', as: 'us' } },
  { play: { card: 'taken', by: 'opponent' }, may: true },
  { china: { to: 'opponent', face: 'down' } },
  {
    choose: {
      by: 'any',
      options: [
        { id: 'a', requires: { vpLead: 'us' }, steps: [] },
        { id: 'b', steps: [{ milops: { side: 'us', add: 1 } }] },
      ],
    },
  },
  {
    if: { phase: 'headline' },
    // biome-ignore lint/suspicious/noThenProperty: the language of the events has it
    then: [{ choose: { by: 'us', options: [{ id: 'a', steps: [] }] } }],
    else: [{ milops: { side: 'us', add: 2 } }],
  },
  {
    forbid: {
      action: FORBIDDEN_ACTIONS,
      side: 'us',
      where: { region: { pick: ['europe'] } },
      until: 'game',
      label: 'test',
    },
    by: 'us',
  },
  { exempt: { from: 'nato', where: { id: ['france', 'italy'] }, until: 'end-of-turn' } },
  {
    modify: { quantity: 'card-ops', side: 'us', amount: 2, cap: 4, floor: 1, card: 'fidel', allIn: {}, until: 'used' },
  },
  { modify: { quantity: 'coup-die', side: 'us', amount: 2, where: { id: ['cuba'] }, until: 'now' } },
  { modify: { quantity: 'realign-die', side: 'any', amount: -1, until: 'escaped' } },
  { modify: { quantity: 'coup-defcon', side: 'us', set: 2, until: 'played' } },
  { modify: { quantity: 'action-rounds', side: 'us', set: 1, until: 'end-of-turn' } },
  {
    modify: {
      quantity: 'battlegrounds',
      where: { id: ['taiwan', 'iran'], controlledBy: 'us' },
      scoring: ['final-scoring'],
      until: { play: { tag: 'war', by: 'us' } },
    },
  },
  {
    modify: {
      quantity: 'scoring-loss',
      side: 'us',
      count: 2,
      chooser: 'ussr',
      where: {},
      scoring: ['asia-scoring'],
      uses: 1,
      until: 'used',
      thenCard: 'discard',
    },
  },
  { modify: { quantity: 'stability', where: { id: ['zaire', 'iran'] }, set: 3, until: 'game' } },
  { trap: { side: 'us', minOps: 2, escape: [1, 2], until: 'escaped' } },
  { oblige: { side: 'us', card: 'fidel', as: 'ops', until: 'played' } },
  { oblige: { side: 'opponent', where: { scoring: true }, else: 'forfeit', until: 'played' } },
  { oblige: { side: 'us', sequence: { by: 'us' }, until: 'end-of-turn' } },
  {
    offer: {
      to: 'us',
      at: 'any-time',
      until: 'cancelled',
      options: [{ cost: [{ milops: { side: 'us', add: 1 } }] }],
      do: [{ defcon: { change: 1 } }],
    },
  },
  { cancel: { card: 'fidel' } },
  { cancel: { headline: 'opponent' } },
];

const MOMENTS: readonly Extract<Step, { trigger: unknown }>['trigger']['upon'][] = [
  { play: { card: 'fidel', by: 'us', as: ['event'] } },
  { event: 'fidel', by: 'us' },
  { event: 'fidel', by: 'any' },
  { coup: 'us', at: 'declared' },
  { coup: 'us', at: 'resolved' },
  { actionRound: 'play', of: 'us' },
  { actionRound: 'end', of: 'any' },
  { turn: 'end' },
  { game: 'final-scoring' },
];

const LAST: readonly Step[] = BASICS.slice(0, 6);
const vp: Step = { vp: { side: 'us', amount: 1 } };

const EVERYTHING: Readonly<Record<string, readonly Step[]>> = {
  verbs: BASICS,
  filters: [
    ...LAST,
    ...Object.values(FILTERS).flatMap((where): Step[] => [
      { place: { side: 'us', total: 3, max: 2, where } },
      { remove: { side: 'ussr', each: 'all', countries: 1, where } },
      { place: { side: 'us', each: 1, countries: 'all', where } },
      { remove: { side: 'us', each: 2, countries: 3, where } },
      { ops: { side: 'us', value: 2, modes: ['coup', 'realign'], where } },
      { vp: { side: 'us', amount: { count: where } } },
    ]),
  ],
  expressions: [
    ...LAST,
    ...NUMBERS.flatMap((amount): Step[] => [
      { vp: { side: 'us', amount } },
      { contest: { bonus: { us: amount }, ties: 'reroll', win: [] } },
    ]),
  ],
  conditions: [...LAST, ...TRUTHS.map((when): Step => ({ ...vp, when }))],
  moments: MOMENTS.flatMap((upon): Step[] => [
    { trigger: { upon, do: [vp], until: 'game' } },
    { trigger: { upon, do: [vp], uses: 1, unless: { vpLead: 'us' }, until: 'end-of-turn' } },
  ]),
  roles: ROLES.map((side): Step => ({ remove: { side, total: 3, where: {} }, by: side })),
};

function rulesWith(event: readonly Step[], side: Card['side']): { rules: Ruleset; card: Card } {
  const loaded = loadRuleset('twilight-struggle', 'deluxe');
  if (!loaded.ok) throw new Error('the rules do not load');
  const { rules } = loaded;
  const card: Card = { ...rules.cards[0]!, id: 'asia-scoring', side, event, intrinsic: [] };
  return { rules: { ...rules, policies: { ...rules.policies, test: 'x' } }, card };
}

/** Every key and every short string in a program. */
function wordsOf(program: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(program).match(/[\w-]+/g));
}

describe('the language of the events', () => {
  const all = wordsOf(EVERYTHING);
  it.each(
    [VERBS, CONDITIONS, EXPRESSIONS, DURATIONS, QUANTITIES, FORBIDDEN_ACTIONS, OPS_MODES, ROLES].map((list) => [list]),
  )('is tried whole: %j', (list) => {
    expect(list.filter((word: string) => !all.has(word))).toEqual([]);
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  const { names } = loadTexts(locale);
  it.each(Object.entries(EVERYTHING))('all %s have words', (_, event) => {
    for (const side of ['us', 'neutral'] as const) {
      const { rules, card } = rulesWith(event, side);
      for (const line of readingOrder(describeCard(rules, card, names))) {
        expect(line).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}|[{}]| [,.;:]|\.\.(?!\.)|,,/);
        expect(line).not.toMatch(/\b[a-z]+-(kingdom|east|scoring|war|asia)\b/);
      }
    }
  });
});
