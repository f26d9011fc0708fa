/**
 * Where does a use of a card leave one answer? Read off the table of what is legal, in positions made up for it: with a
 * marker in one country, everything closed but Africa and the Americas, one card in hand. Where there is one answer the
 * play that does not state it is ruled on and says that nothing else was possible; where there are several it is not.
 */
import { afterAll, describe, expect, it } from 'vitest';
import type { CaseAction, CasePosition } from '../cases/case.ts';
import { type CaseRuling, ruleCase } from '../cases/rule.ts';
import { BETWEEN_PLAYS } from '../cases/run.ts';
import { judge } from '../core/judge.ts';
import { loadRuleset } from '../data/index.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import { type CardEntry, US, USSR } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { boardOf, crowded } from './event-positions.fixture.ts';
import { pick, type Random, seeded } from './random.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;
const cards = makeBoard(rules).tables.cards.flatMap((card) => (card?.inGame ? [card] : []));
const POSITIONS = 240;

/** Something that is asked in a position, with all that may be answered. */
interface Question {
  readonly position: CasePosition;
  readonly card: CardEntry;
  readonly player: 'US' | 'USSR';
  readonly answers: readonly GameFact[];
}

const count = new Map<string, { one: number; several: number; done: number }>();

/** Counts a question, and returns whether it has one answer. */
function weigh(use: string, answers: readonly GameFact[]): boolean {
  const before = count.get(use) ?? { one: 0, several: 0, done: 0 };
  const one = answers.length === 1;
  const done = answers.some(({ type }) => type === 'done');
  count.set(use, {
    one: before.one + Number(one),
    several: before.several + Number(!one),
    done: before.done + Number(done),
  });
  return one;
}

/** Few markers and few cards, so that little is possible. */
function bare(card: CardEntry, random: Random): CasePosition {
  const { phase: _, ...full } = crowded(rules, card, random);
  const player = card.owner ?? pick(random, [US, USSR]);
  const [mine, theirs] = player === US ? (['us', 'ussr'] as const) : (['ussr', 'us'] as const);
  const [one, other] = [pick(random, rules.countries), pick(random, rules.countries)];
  const all = Object.fromEntries(rules.countries.map(({ id }) => [id, { [theirs]: 9 }]));
  // One marker of the rival; two; or control of everything but one country.
  const influence = [
    { [one.id]: { [theirs]: 1 } },
    { [one.id]: { [theirs]: 2 }, [other.id]: { [theirs]: 1 } },
    { ...all, [one.id]: { [mine]: 1 } },
  ];
  return {
    ...full,
    phase: 'action_round',
    action_round: 2,
    phasing: player === US ? 'US' : 'USSR',
    defcon: 2 + random.below(2),
    china: { holder: player === US ? 'USSR' : 'US', face: 'up' },
    influence: pick(random, influence),
    hands: { us: [], ussr: [], [mine]: [card.id, ...(random.below(2) === 0 ? ['nato'] : [])] },
  };
}

/** The position after the fact of these that passes the test; undefined if there is none. */
function reached(board: Board, test: (fact: GameFact) => boolean): Board | undefined {
  const fact = twilightStruggle.choices(board).find(test);
  const ruling = fact && judge(twilightStruggle, board, fact, BETWEEN_PLAYS);
  return ruling?.verdict === 'legal' ? ruling.board : undefined;
}

/** Cards whose event does not happen when they are played for Operations, in bare positions. */
function* plays(): Generator<Omit<Question, 'answers'> & { readonly board: Board }> {
  for (let seed = 0; seed < POSITIONS; seed++) {
    const random = seeded(seed);
    const card = pick(random, cards);
    if (card.ops === 0 || card.number === 6 || card.id === 'nato') continue;
    const position = bare(card, random);
    yield { position, card, player: position.phasing as 'US' | 'USSR', board: boardOf(rules, position) };
  }
}

const ruled = (position: CasePosition, action: CaseAction) => ruleCase(rules, { position, action: [action] });

/** The only answer happens, and it is said that it was the only one. */
function isForced(position: CasePosition, action: CaseAction, only: GameFact | undefined): void {
  const result = ruled(position, action);
  const { verdict, forced, findings } = (result.ok ? result.ruling : {}) as CaseRuling;
  const told = findings?.some(({ message }) => message === 'play.forced');
  expect([verdict, forced?.map(({ fact }) => fact), told], JSON.stringify([position, action])).toEqual([
    'legal',
    [only],
    true,
  ]);
}

/** One of several answers is not chosen for anybody. */
function isAsked(position: CasePosition, action: CaseAction): void {
  const result = ruled(position, action);
  expect(result.ok ? result.ruling.verdict : 'input', JSON.stringify([position, action])).not.toBe('legal');
}

/** After the play of a card for Operations, where they are used in one way. */
function used(board: Board, { number }: CardEntry, mode: 'influence' | 'coup' | 'realignment') {
  const played = reached(board, (fact) => fact.type === 'play' && fact.card === number);
  const operations = played && reached(played, (fact) => fact.type === 'use' && fact.use === 'operations');
  return operations && reached(operations, (fact) => fact.type === 'mode' && fact.mode === mode);
}

describe('the answers that a use of a card leaves', () => {
  it('to what a card is used for are several, unless its event cannot be chosen. 5.1', () => {
    for (const { board, card, position, player } of plays()) {
      const played = reached(board, (fact) => fact.type === 'play' && fact.card === card.number);
      if (!played) continue;
      // What a card is for its player says; nobody says it for him, but nothing else is legal.
      if (weigh('use of a card', twilightStruggle.choices(played)))
        isAsked(position, { kind: 'play', player, card: card.id, as: 'event' });
      const operations = reached(played, (fact) => fact.type === 'use' && fact.use === 'operations');
      if (operations?.state.agenda.at(-1)?.do !== 'operations') continue;
      weigh('use of Operations', twilightStruggle.choices(operations));
    }
    expect(count.get('use of a card')?.several).toBeGreaterThan(0);
    // At every level of DEFCON some regions are open to realignments. 8.1.5
    expect(count.get('use of Operations')?.one).toBe(0);
  });

  it('to where a coup strikes may be one: a die is all that has to be stated. 6.3.1', () => {
    for (const { board, card, position, player } of plays()) {
      const coup = used(board, card, 'coup');
      if (!coup) continue;
      const answers = twilightStruggle.choices(coup);
      const action: CaseAction = { kind: 'play', player, card: card.id, as: 'ops', die: 3 };
      if (weigh('coup', answers)) isForced(position, action, answers[0]);
      else isAsked(position, action);
    }
    expect(count.get('coup')).toMatchObject({ one: expect.any(Number), done: 0 });
    expect(Math.min(count.get('coup')?.one ?? 0, count.get('coup')?.several ?? 0)).toBeGreaterThan(0);
  });

  it('to where a realignment is tried are several, for a country needs no neighbour and no marker of ours. 6.2.1', () => {
    for (const { board, card } of plays()) {
      const realigned = used(board, card, 'realignment');
      if (realigned) weigh('realignment', twilightStruggle.choices(realigned));
    }
    expect(count.get('realignment')?.one).toBe(0);
  });

  it('to where a marker is placed are one only where the statement has to name it; later markers may be left. 6.1.1', () => {
    for (const { board, card } of plays()) {
      const placing = used(board, card, 'influence');
      if (!placing) continue;
      weigh('first marker', twilightStruggle.choices(placing));
      const next = reached(placing, ({ type }) => type === 'place');
      if (next?.state.agenda.at(-1)?.do !== 'operations') continue;
      const answers = twilightStruggle.choices(next);
      weigh('next marker', answers);
      expect(answers.some(({ type }) => type === 'done')).toBe(true);
    }
    expect(count.get('first marker')?.one).toBeGreaterThan(0);
  });

  it('to what is discarded to a trap may be one: no card has to be named', () => {
    for (const { position, player } of plays()) {
      const effects = [{ name: player === 'US' ? 'quagmire' : 'bear_trap' }];
      const trapped = { ...position, effects };
      const answers = twilightStruggle.choices(boardOf(rules, trapped)).filter(({ type }) => type === 'discard');
      if (answers.length === 0) continue;
      const action: CaseAction = { kind: 'play', player, as: 'trap_discard', die: 5 };
      if (weigh('discard to a trap', answers)) isForced(trapped, action, answers[0]);
      else isAsked(trapped, action);
    }
    expect(Math.min(...Object.values(count.get('discard to a trap') ?? { none: 0 }).slice(0, 2))).toBeGreaterThan(0);
  });

  it('to which card goes to the space race may be one: no card has to be named', () => {
    for (const { board, card, position, player } of plays()) {
      const played = reached(board, (fact) => fact.type === 'play' && fact.card === card.number);
      if (!played || !reached(played, (fact) => fact.type === 'use' && fact.use === 'space')) continue;
      const answers = twilightStruggle.choices(board).filter(({ type }) => type === 'play');
      const action: CaseAction = { kind: 'play', player, as: 'space', die: 3 };
      if (weigh('card for the space race', answers)) isForced(position, action, answers[0]);
      else isAsked(position, action);
    }
    expect(count.get('card for the space race')?.one).toBeGreaterThan(0);
  });

  afterAll(() => {
    const rows = [...count].map(
      ([use, { one, several, done }]) =>
        `${use}: ${one} with one answer, ${several} with several, in ${done} of them nothing more may be done`,
    );
    console.info(rows.join('\n'));
  });
});
