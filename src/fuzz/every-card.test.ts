/**
 * For each card, from random games: a play in which its event happens, stated with something too much, with something
 * contrary, with too little, and in positions that leave one possibility.
 */
import { describe, expect, it } from 'vitest';
import type { CaseAction, CasePosition } from '../cases/case.ts';
import { loadRuleset } from '../data/index.ts';
import { exchanged } from './exchanged.ts';
import { seeded } from './random.ts';
import {
  additions,
  bystanders,
  handedIn,
  legal,
  lessened,
  type Subject,
  subjects,
  withAdded,
} from './statements.fixture.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { cards } = loaded.rules;

/** Plays looked through: enough for every event to happen somewhere. */
const PLAYS = 9_000;
/** Plays of a card that are taken. */
const EACH = 1;

const plays = new Map<number, Subject[]>();
const uses = new Map<string, Subject[]>();
for (const subject of subjects(PLAYS)) {
  const use = subject.action.as ?? 'ops';
  const some = uses.get(use) ?? [];
  if (some.length < 6) uses.set(use, [...some, subject]);
  const own = plays.get(subject.card) ?? [];
  if (own.length >= EACH) continue;
  const ruling = legal(subject.rule(subject.action));
  const occurs = ruling?.findings.some(
    ({ message, args }) => message === 'event.occurs' && args?.card === subject.card,
  );
  if (occurs && !ruling?.end.state.result) plays.set(subject.card, [...own, subject]);
}

/** Facts more that come to nothing, and are called legal all the same. */
function accepted({ action, rule }: Subject): string[] {
  const ruling = legal(rule(action));
  if (!ruling) return [JSON.stringify(action)];
  const random = seeded(3);
  const others = bystanders(ruling);
  const values = additions(others);
  const more = Object.keys(values).flatMap((key) => withAdded(action, key, values[key]?.(random)) ?? []);
  const other = others.countries.slice(0, 3).flatMap((country) => exchanged(action, country));
  return [...more, ...other].flatMap((words) => {
    const now = legal(rule(words));
    return now && !now.end.state.result && handedIn(now) === handedIn(ruling) ? [JSON.stringify(words)] : [];
  });
}

/** Facts less, of which nothing is told although the outcome is the same. */
function unnoticed({ action, rule }: Subject): string[] {
  const ruling = legal(rule(action));
  return lessened(action).flatMap((words) => {
    const now = legal(rule(words));
    return ruling && now && now.forced.length === 0 && handedIn(now) === handedIn(ruling)
      ? [JSON.stringify(words)]
      : [];
  });
}

/** Positions like this one that leave less to choose from: an empty board, single cards. */
function narrower(position: CasePosition): CasePosition[] {
  const first = (hand: unknown): unknown => (Array.isArray(hand) ? hand.slice(0, 1) : hand);
  const hands = Object.fromEntries(Object.entries(position.hands ?? {}).map(([side, hand]) => [side, first(hand)]));
  const some = Object.entries(position.influence ?? {});
  return [
    { ...position, influence: {} },
    ...some.slice(0, 8).map(([name, markers]) => ({ ...position, influence: { [name]: markers } })),
    { ...position, hands } as CasePosition,
    { ...position, discard: (position.discard ?? []).slice(0, 1) },
  ];
}

const silent = ({ event: _, ...action }: CaseAction): CaseAction => action;

describe('the event of every card', () => {
  it('happens in some random game but for those that need what random games seldom have', () => {
    const never = cards.filter((card) => card && !plays.has(card.number)).map((card) => card.id);
    expect(never.length).toBeLessThan(cards.length / 20);
  });

  it('is refused with more than it asks, or with something else', () => {
    expect([...plays.values()].flat().flatMap(accepted)).toEqual([]);
  });

  it('is not carried out in silence with less than it asks', () => {
    expect([...plays.values()].flat().flatMap(unnoticed)).toEqual([]);
  });

  it('happens unstated where there is one possibility, and is said to', () => {
    const forcedOf = ({ position, action, rule }: Subject): boolean =>
      narrower(position).some((from) => (legal(rule(silent(action), from))?.forced.length ?? 0) > 0);
    const found = [...plays].filter(([, each]) => each.some(forcedOf));
    expect(found.length).toBeGreaterThan(5);
  });
});

describe('every use of a card', () => {
  it.each(['event', 'ops', 'space', 'trap_discard'])('is refused with more than it asks: %s', (use) => {
    const each = uses.get(use) ?? [];
    expect(each.length).toBeGreaterThan(0);
    expect(each.flatMap(accepted)).toEqual([]);
  });
});
