/** The arithmetic of *Guerra fría*: every [+4], every [R], every attack of small numbers. 2.4.2, 2.5 */

import { range } from '../../../../proofs/arithmetic/board.ts';
import { enumerated, type Looked, type Proof, thinned } from '../../../../proofs/proof.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import type { CaseAction, CaseInput, CasePosition } from '../../desk/format.ts';
import { runCase } from '../../desk/suite.ts';
import type { Ruleset } from '../../ruleset.ts';
import { forces, gainBarred, reorganiseBarred, reserveAfter } from './formulas.ts';

/** The rules of *Guerra fría* as a proof asks them. */
export class FourWorld {
  readonly rules: Ruleset;

  constructor(rules: Ruleset) {
    this.rules = rules;
  }

  /** Looks at a member of a family of cases. */
  look(member: Pick<CaseInput, 'position' | 'action' | 'expect'>): Looked {
    const { passed, differences } = runCase(guerraFria, this.rules, { id: 'member', ...member });
    return passed ? undefined : { case: member as never, differences };
  }
}

const SEATS = ['south', 'west', 'north', 'east'] as const;
const [OWN, ...TARGETS] = SEATS;

interface Member {
  readonly position: CasePosition;
  readonly action: readonly CaseAction[];
  readonly expect: Readonly<Record<string, unknown>>;
}

/** No deck holds three cards of a number above four. */
const inDeck = (numbers: readonly number[]): boolean =>
  new Set(numbers.map(Math.abs)).size > 1 || Math.abs(numbers[0] ?? 0) < 5;

const named = (numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(TARGETS.map((target, at) => [target, numbers[at] as number]));

function* gains(): Iterable<Member> {
  for (const west of range(0, 12))
    for (const north of range(0, 12))
      for (const east of range(0, 12)) {
        const numbers = [west, north, east];
        if (!inDeck(numbers)) continue;
        for (const reserve of range(0, 9)) {
          const reason = gainBarred(numbers, reserve);
          yield {
            position: { reserve: { [OWN]: reserve } },
            action: [{ kind: 'select', player: OWN, selection: `+4 west ${west} north ${north} east ${east}` }],
            expect:
              reason === undefined
                ? { legal: true, reserve: { [OWN]: reserveAfter(reserve, numbers) }, attack: { [OWN]: named(numbers) } }
                : { legal: false, reason, reserve: { [OWN]: reserve }, attack: { [OWN]: named([0, 0, 0]) } },
          };
        }
      }
}

function* reorganisations(): Iterable<Member> {
  const amounts = [-12, -8, -5, -3, -2, -1, 0, 1, 2, 3, 5, 8, 12];
  const stands = [
    [0, 3, 12],
    [2, 2, 2],
    [12, 12, 12],
  ];
  for (const west of amounts)
    for (const north of amounts)
      for (const east of amounts) {
        const changes = [west, north, east];
        const leaving = changes.filter((change) => change < 0).length;
        // Without a card OUT, or with three, the cards announce something else.
        if (leaving === 0 || leaving === 3 || !inDeck(changes)) continue;
        for (const markers of stands) {
          const reason = reorganiseBarred(markers, changes);
          const selection = `R ${TARGETS.map((target, at) => `${target} ${changes[at]}`).join(' ')}`;
          yield {
            position: { attack: { [OWN]: named(markers) }, reserve: { [OWN]: 1 } },
            action: [{ kind: 'select', player: OWN, selection }],
            expect: {
              ...(reason === undefined ? { legal: true } : { legal: false, reason }),
              reserve: { [OWN]: 1 },
              attack: {
                [OWN]: named(reason === undefined ? markers.map((n, at) => n + (changes[at] as number)) : markers),
              },
            },
          };
        }
      }
}

/** Every pair of attackers, none to two missiles on each of the eight markers that count, three on those that do not. */
function* attacks(every: number): Iterable<Member> {
  const pairs = [0, 1, 2, 3].flatMap((a) => range(a + 1, 3).map((b) => [a, b] as const));
  for (const pair of pairs)
    for (const code of thinned(range(0, 3 ** 8 - 1), every)) {
      let at = 0;
      const missiles = SEATS.map((_, by) =>
        SEATS.map((_, aim) => {
          if (by === aim) return 0;
          return pair.includes(by) === pair.includes(aim) ? 3 : Math.floor(code / 3 ** at++) % 3;
        }),
      );
      const { attack, defence } = forces(missiles, pair);
      const names = pair.map((seat) => SEATS[seat] as string);
      const victorious = attack > defence;
      yield {
        position: {
          attack: Object.fromEntries(
            SEATS.map((seat, by) => [
              seat,
              Object.fromEntries(SEATS.flatMap((aim, to) => (to === by ? [] : [[aim, missiles[by]?.[to] as number]]))),
            ]),
          ),
        },
        action: [
          {
            kind: 'round',
            selections: Object.fromEntries(
              SEATS.map((seat, by) => {
                const ally = pair.find((each) => each !== by);
                return [seat, pair.includes(by) ? `A ${SEATS[ally as number]}` : '+4'];
              }),
            ),
          },
        ],
        expect: {
          legal: true,
          // The reserve of the defenders grows, which changes nothing here.
          valid_attacks: [{ pair: sorted(names), attack, defence, victorious }],
          ...(victorious && { winners: sorted(names) }),
        },
      };
    }
}

const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

export const GUERRA_FRIA_PROOFS: readonly Proof<FourWorld>[] = [
  enumerated('gain', ['2.4.2.1', '2.4.2.1.a', '2.4.2.1.b', '2.4.2.1.c', '2.4.2.1.d', '2.4.2.n'], gains, 29),
  enumerated(
    'reorganise',
    ['2.4.2.2', '2.4.2.2.a', '2.4.2.2.b', '2.4.2.2.c', '2.4.2.2.d', '2.4.2.n'],
    reorganisations,
    13,
  ),
  enumerated('forces', ['2.4.2.3', '2.5', '2.5.a', '2.5.b', '2.5.d'], (_, quick) => attacks(quick ? 41 : 1)),
];
