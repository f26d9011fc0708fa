/**
 * For each of the events four statements, made from its program: one with something too much, one that contradicts
 * itself, one with too little, and one where a single answer is possible. Where an event can have no such statement the
 * reason is read off the program, too.
 */
import { afterAll, describe, expect, it } from 'vitest';
import type { CaseAction, CaseEvent, CasePosition } from '../cases/case.ts';
import { type CaseRuling, ruleCase } from '../cases/rule.ts';
import { loadRuleset } from '../data/index.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type CardEntry, US, USSR } from '../games/twilight-struggle/tables.ts';
import { crowded, happenings, narrowed, playedFrom } from './event-positions.fixture.ts';
import { questionsOf } from './event-questions.ts';
import { exchanged } from './exchanged.ts';
import { pick, seeded } from './random.ts';
import { additions, bystanders, handedIn, legal, lessened, type Subject, withAdded } from './statements.fixture.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;
const board = makeBoard(rules);

/** The rules under which a card is in the game: some take an agreement. */
function rulesFor({ number }: CardEntry): Ruleset {
  const deck = rules.cards.find((card) => card.number === number)?.deck;
  return deck ? { ...rules, policies: { ...rules.policies, [deck.issue]: deck.when } } : rules;
}
const cards = board.tables.cards.flatMap((card) => (card ? [card] : []));

/** How often a crowded position is made up for a card until its event happens. */
const TRIES = 200;
/** Positions looked at for one that forces the answer. */
const POSITIONS = 1500;

/** The event has answers of its own in words. */
const answered = ({ action }: Subject): boolean =>
  [action, action.us, action.ussr].some((words) => Object.values(words?.event ?? {}).some((value) => value !== 'none'));

/** The first play of the card in which its event happens; one in which it asks something, if it can. */
function subjectOf(card: CardEntry): Subject | undefined {
  const asks = questionsOf(board, card).length > 0;
  const own = rulesFor(card);
  let first: Subject | undefined;
  for (const subject of happenings(own, card, TRIES)) {
    const ruling = legal(subject.rule(subject.action));
    const occurs =
      card.event.length === 0 ||
      ruling?.findings.some(({ message, args }) => message === 'event.occurs' && args?.card === card.number);
    if (!ruling || !occurs || ruling.end.state.result) continue;
    first ??= subject;
    if (!asks || answered(subject)) return subject;
  }
  return first;
}

/** What is called legal of several statements, though it comes to no more than the first one; and how many are not. */
function weigh({ action, rule }: Subject, statements: readonly CaseAction[]): { passed: string[]; refused: number } {
  const before = legal(rule(action));
  const passed: string[] = [];
  let refused = 0;
  for (const words of statements) {
    const now = legal(rule(words));
    if (!now) refused++;
    else if (before && !now.end.state.result && handedIn(now) === handedIn(before)) passed.push(JSON.stringify(words));
  }
  return { passed, refused };
}

function tooMuch(subject: Subject): CaseAction[] {
  const values = additions(bystanders(legal(subject.rule(subject.action)) as CaseRuling));
  const random = seeded(subject.card);
  return Object.keys(values).flatMap((key) => withAdded(subject.action, key, values[key]?.(random)) ?? []);
}

/** Two things that exclude one another. */
function contrary(subject: Subject): CaseAction[] {
  const { action, card } = subject;
  const random = seeded(card);
  const { countries } = bystanders(legal(subject.rule(action)) as CaseRuling);
  const other = nobody(subject).flatMap((by) => withAdded(action, 'event.by', by) ?? []);
  const uses = ['place', 'coup'].flatMap(
    (key) => withAdded(action, key, key === 'coup' ? pick(random, countries) : [pick(random, countries)]) ?? [],
  );
  const choice = withOption(action, 'none of these');
  return [...uses, ...exchanged(action, pick(random, countries)), ...other, ...(choice ? [choice] : [])];
}

/** The side that neither carries out the event nor chooses in it, if there is one. */
function nobody({ action, rule }: Subject): string[] {
  const { steps, findings } = legal(rule(action)) as CaseRuling;
  if (steps.some(({ fact }) => fact?.type === 'draw')) return [];
  const facts = steps.flatMap(({ fact }) => (fact && 'by' in fact && fact.type !== 'headline' ? [fact.by] : []));
  const events = findings.flatMap(({ message, args }) => (message === 'event.occurs' ? [args?.side] : []));
  return [US, USSR].flatMap((side) => ([...facts, ...events].includes(side) ? [] : [side === US ? 'US' : 'USSR']));
}

function withOption(action: CaseAction, option: string): CaseAction | undefined {
  return action.event?.choice === undefined ? undefined : { ...action, event: { ...action.event, choice: option } };
}

/** A play, and its event, without one of the things that are said of it; and in silence. */
function partial(action: CaseAction): CaseAction[] {
  const { event, ...silent } = action;
  const keys = Object.keys(event ?? {});
  // What else is said may tell which option is meant.
  const telling = keys.filter((key) => key !== 'choice' || keys.length === 1);
  return [
    ...(keys.length > 0 ? [silent] : []),
    ...telling.map((key): CaseAction => {
      const { [key as keyof CaseEvent]: _, ...rest } = event as CaseEvent;
      return { ...action, event: rest };
    }),
  ];
}

const silent = ({ event: _, ...action }: CaseAction): CaseAction => action;

/** Does the play of a position with less said of it happen all the same, and say that nothing else was possible? */
function isForced(card: CardEntry, subject: Subject): CasePosition | undefined {
  const random = seeded(card.number);
  const rules = rulesFor(card);
  let looked = 0;
  for (const position of narrowed(rules, card, subject.position)) {
    if (looked++ > POSITIONS) return undefined;
    const own = playedFrom(rules, card, position, random);
    for (const from of own ? [subject, own] : [subject])
      for (const words of [silent(from.action), ...partial(from.action)])
        if ((legal(from.rule(words, position))?.forced.length ?? 0) > 0) return position;
  }
  return undefined;
}

/** The same event as a headline of which only the card is stated, in the position that leaves one answer. */
function headlined(card: CardEntry, { action_round: _, phasing, ...position }: CasePosition): void {
  const own = card.owner ?? (phasing === 'US' ? US : USSR);
  const side = own === US ? 'us' : 'ussr';
  const hands = position.hands as Readonly<Record<'us' | 'ussr', readonly string[]>>;
  const all = [...new Set([...(hands?.us ?? []), ...(hands?.ussr ?? [])])].filter((id) => id !== card.id);
  const held = { us: all.filter((id) => hands.us.includes(id)), ussr: all.filter((id) => hands.ussr.includes(id)) };
  const from: CasePosition = { ...position, phase: 'headline', hands: { ...held, [side]: [card.id, ...held[side]] } };
  const result = ruleCase(rulesFor(card), {
    position: from,
    action: [{ kind: 'headline', [side]: { card: card.id } }],
  });
  if (!result.ok) throw new Error(result.problem.message.text);
  const { verdict, findings, forced, steps } = result.ruling;
  // Some cards are no headlines; of what may be declined, nothing said is nothing done.
  if (findings.some(({ message, force }) => message === 'headline.allowed' && force === 'forbids')) return;
  const asked = steps.some(({ fact }) => fact !== undefined && fact.type !== 'headline' && fact.type !== 'done');
  expect([verdict, forced.length > 0 || !asked], 'as a headline').toEqual(['legal', true]);
}

const rows: string[] = [];
const count = { forced: 0, always: 0, silent: 0 };

/** What a card is used for, told from the words of its play; and why no position leaves one answer. */
const USES: Readonly<Record<string, readonly [is: (action: CaseAction) => boolean, never: string]>> = {
  'influence with Operations': [
    ({ place }) => place !== undefined,
    'there are always several countries to place in beside a superpower',
  ],
  realignment: [({ realign }) => realign !== undefined, 'influence may be placed instead'],
  coup: [({ coup }) => coup !== undefined, 'influence may be placed instead'],
  'the space race': [({ as }) => as === 'space', 'a die decides'],
  'a discard to a trap': [({ as }) => as === 'trap_discard', 'a die decides'],
  headline: [({ kind }) => kind === 'headline', 'each side chooses its card; its event is asked as in a play'],
};

/** The first random play in which a card is used in a way. */
function useOf(is: (action: CaseAction) => boolean): Subject | undefined {
  for (let seed = 0; seed < 3000; seed++) {
    const random = seeded(seed);
    const card = pick(random, cards);
    const rules = rulesFor(card);
    const { phasing, ...position } = crowded(rules, card, random);
    const trap = phasing === 'US' ? 'quagmire' : 'bear-trap';
    const held = Object.values(position.hands ?? {}).flat();
    // Whose event has occurred is in no hand.
    const effects = seed % 3 === 0 && !held.includes(trap) ? [{ name: trap.replace('-', '_') }] : [];
    const { action_round, ...headline } = position;
    const from: CasePosition =
      seed % 3 === 1 ? { ...headline, phase: 'headline' } : { ...headline, ...(phasing && { phasing }), effects };
    const subject = playedFrom(rules, card, from, random);
    const ruling = subject && is(subject.action) && legal(subject.rule(subject.action));
    if (ruling && !ruling.end.state.result) return subject;
  }
  return undefined;
}

describe('every use of a card', () => {
  it.each(Object.entries(USES))('%s: too much, contrary, too little', (_use, [is]) => {
    const subject = useOf(is);
    expect(subject).toBeDefined();
    if (!subject) return;
    const much = weigh(subject, tooMuch(subject));
    const against = weigh(subject, contrary(subject));
    expect([much.passed, against.passed]).toEqual([[], []]);
    expect(Math.min(much.refused, against.refused)).toBeGreaterThan(0);
    const before = legal(subject.rule(subject.action)) as CaseRuling;
    const { realign: _, ...unrealigned } = subject.action;
    const less = [...lessened(subject.action), ...(subject.action.realign ? [unrealigned] : [])];
    // A headline may have nothing to say.
    if (subject.action.kind !== 'headline') expect(less.length).toBeGreaterThan(0);
    const unsaid = less.filter((words) => {
      const now = legal(subject.rule(words));
      return now && now.forced.length === 0 && handedIn(now) === handedIn(before);
    });
    expect(unsaid).toEqual([]);
  });
});

describe('the event of every card', () => {
  it.each(cards.map((card) => [card.id, card] as const))(
    '%s: too much, contrary, too little, one possibility',
    (id, card) => {
      const subject = subjectOf(card);
      expect(subject, 'no position in which it happens').toBeDefined();
      if (!subject) return;
      const questions = questionsOf(board, card);
      const much = weigh(subject, tooMuch(subject));
      const against = weigh(subject, contrary(subject));
      expect([much.passed, against.passed]).toEqual([[], []]);
      expect(Math.min(much.refused, against.refused)).toBeGreaterThan(0);
      const before = legal(subject.rule(subject.action));
      const less = [...lessened(subject.action), ...partial(subject.action)].map((words) => ({
        words,
        now: legal(subject.rule(words)),
      }));
      const unsaid = less.filter(
        ({ now }) => now && before && now.forced.length === 0 && handedIn(now) === handedIn(before),
      );
      expect(unsaid.map(({ words }) => words)).toEqual([]);
      if (questions.length > 0) expect(less.length).toBeGreaterThan(0);
      const asked = questions.filter(({ open }) => open === undefined);
      const forced = asked.length > 0 ? isForced(card, subject) : undefined;
      if (asked.length > 0) expect(forced, 'no position forces an answer').toBeDefined();
      if (forced) headlined(card, forced);
      const why = questions.length === 0 ? 'asks nothing' : [...new Set(questions.map(({ open }) => open))].join('; ');
      if (forced) count.forced++;
      else if (questions.length > 0) count.always++;
      else count.silent++;
      rows.push(
        [id.padEnd(42), much.refused, against.refused, less.length, forced ? 'found' : `none: ${why}`].join('  '),
      );
    },
  );

  afterAll(() => {
    const { forced, always, silent } = count;
    const total = `${rows.length} events; a single possibility: ${forced} found, ${always} always leave several, ${silent} ask nothing`;
    console.info(['event, refused: too much, contrary; with less; one possibility', ...rows, total].join('\n'));
  });
});
