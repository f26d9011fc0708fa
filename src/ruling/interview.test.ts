/** The fewest facts that settle a case, on the cases of the suite with something left out of each. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseAction, CaseInput } from '../cases/case.ts';
import { CHOICES } from '../cases/dice.ts';
import { writeGivenFact } from '../cases/given-fact.ts';
import { indexNames } from '../cases/names.ts';
import { type CaseRuling, ruleCase } from '../cases/rule.ts';
import { withFact } from '../cli/fact-option.ts';
import { loadRuleset } from '../data/index.ts';
import { interview, type Settlement } from './interview.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;

const folder = new URL('../../features/suite/', import.meta.url);
const cases = readdirSync(folder).flatMap(
  (name) => parse(readFileSync(new URL(name, folder), 'utf8')) as readonly CaseInput[],
);

/** Cases that leave something open: every part of a play left out in turn, and the hands unknown. Every `nth` of them. */
function undetermined(nth: number): [title: string, input: CaseInput, ruling: CaseRuling][] {
  const variants = cases.flatMap((input) => leftOut({ ...input, action: [input.action].flat() as CaseAction[] }));
  return variants
    .filter((_, index) => index % nth === 0)
    .flatMap(([title, input]) => {
      const result = ruleCase(rules, input);
      return result.ok &&
        (result.ruling.verdict === 'undetermined' || CHOICES.has(result.ruling.missing?.missing ?? ''))
        ? [[title, input, result.ruling] as const]
        : [];
    })
    .map(([title, input, ruling]) => [title, input, ruling]);
}

function leftOut(input: CaseInput): [string, CaseInput][] {
  const { position, action } = input;
  const hidden = { us: { hidden: 4 }, ussr: { hidden: 4 } };
  const plays = action.flatMap((play, index) =>
    Object.keys(play)
      .filter((key) => !['kind', 'player', 'card'].includes(key))
      .map((key): [string, CaseInput] => {
        const { [key as 'place']: _, ...others } = play;
        // The die of a coup without the coup makes no sense.
        const { die: __, ...undiced } = others;
        const rest = key === 'coup' ? undiced : others;
        const without = action.map((each, at) => (at === index ? rest : each));
        return [`${input.id} without ${key}`, { ...input, action: without }];
      }),
  );
  return [
    ...plays,
    ...(position.hands
      ? [[`${input.id}, hands hidden`, { ...input, position: { ...position, hands: hidden } }] as [string, CaseInput]]
      : []),
  ];
}

/** The verdict when the facts are typed one after the other. */
function typed(input: CaseInput, ruling: CaseRuling, { facts }: Settlement): string {
  let now = { input, ruling };
  for (const fact of facts) {
    const known = withFact(now.input, writeGivenFact(fact, ruling.start), now.ruling, indexNames(rules));
    const result = ruleCase(rules, known);
    if (!result.ok) return `input: ${result.problem.message.text}`;
    now = { input: known, ruling: result.ruling };
  }
  return now.ruling.verdict;
}

/** So many of a small sample may stay open (of all, some 3 in 100): nothing is possible, or cards of both hands decide. */
const NOT_SETTLED = 0.1;

describe('the interview for the missing', () => {
  // NTH=1 asks of every case; that takes a minute and a half.
  const asked = undetermined(Number(process.env.NTH ?? 40));

  it('gives for every fact that it tells to type the verdict that typing it gives', () => {
    expect(asked.length).toBeGreaterThan(10);
    const silent: string[] = [];
    for (const [title, input, ruling] of asked) {
      const found = interview(rules, input, ruling);
      if (found.length === 0) silent.push(title);
      const verdicts = found.map((each) => typed(input, ruling, each));
      expect([title, ...verdicts]).toEqual([title, ...found.map(({ verdict }) => verdict)]);
      expect(verdicts).not.toContain('undetermined');
    }
    expect(silent.length / asked.length, silent.join('; ')).toBeLessThan(NOT_SETTLED);
  });

  const rows: readonly (readonly [title: string, input: CaseInput, told: readonly string[]])[] = [
    [
      'names each use of the points that are not spent (6.0)',
      {
        position: { turn: 3, phasing: 'US', defcon: 5, influence: { Panama: { us: 2 }, Angola: { ussr: 1 } } },
        action: [{ kind: 'play', player: 'US', card: 'Containment', as: 'ops' }],
      },
      ['place=canada 1: legal', 'coup=angola: legal', 'realign=canada 3 5: legal'],
    ],
    [
      'states as many markers as the event wants (card 16)',
      {
        position: {
          turn: 3,
          phasing: 'USSR',
          influence: { Poland: { us: 1 }, Hungary: { us: 2 } },
        },
        action: [{ kind: 'play', player: 'USSR', card: 'Warsaw Pact Formed', as: 'event', event: { choice: 'build' } }],
      },
      ['add=finland 2, austria 2, east-germany 1: legal'],
    ],
    [
      'states as much influence as the event doubles (card 95)',
      {
        position: {
          turn: 8,
          phasing: 'USSR',
          influence: { Brazil: { ussr: 3 } },
          hands: { us: [], ussr: { hidden: 3 } },
        },
        action: [{ kind: 'play', player: 'USSR', card: 95, as: 'event' }],
      },
      ['add=brazil 3: legal'],
    ],
    [
      'names each option of a choice that is still open (card 20)',
      {
        position: { turn: 3, phasing: 'USSR', defcon: 4 },
        action: [{ kind: 'play', player: 'USSR', card: 'Olympic Games', as: 'event' }],
      },
      ['choice=participate: legal', 'choice=boycott: legal'],
    ],
    [
      'tells a hidden scoring card, by which the game is lost, from any other card (4.5.F, 11.1.2)',
      {
        position: {
          turn: 4,
          phase: 'cleanup',
          hands: { us: ['Containment'], ussr: { known: ['Fidel'], hidden: 1 } },
          options: ['tournament'],
        },
        action: [{ kind: 'phase', phase: 'reveal_held' }],
      },
      [
        'ussr reveals asia-scoring: legal 11.1.2',
        'ussr reveals duck-and-cover: legal',
        'ussr holds nothing else: legal',
      ],
    ],
  ];

  it.each(rows)('%s', (_title, input, told) => {
    const result = ruleCase(rules, input);
    if (!result.ok) throw new Error(result.problem.message.text);
    const { start } = result.ruling;
    const found = interview(rules, input, result.ruling).map(({ facts, verdict, comes }) =>
      [`${facts.map((fact) => writeGivenFact(fact, start)).join(' + ')}:`, verdict, comes?.clause ?? '']
        .join(' ')
        .trim(),
    );
    expect(found).toEqual(told);
  });
});
