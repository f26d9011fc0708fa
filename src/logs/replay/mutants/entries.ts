/** Mutations of whole entries and of cards. */
import { sideOf } from '../../../games/twilight-struggle/tables.ts';
import type { BodyLine } from '../../line.ts';
import {
  type Change,
  type Chooser,
  edit,
  inLine,
  type LineOf,
  linesOf,
  MARKERS,
  type Mutant,
  type Mutation,
  pick,
  type Round,
  rounds,
  type Subject,
  sites,
} from './subject.ts';

export const ENTRIES: readonly (readonly [string, Mutation])[] = [
  ['order of rounds', swapRounds],
  ['headline order', swapHeadlines],
  inLine('event marker', 'event', ['5.', '7.', '4.5.C', 'card:'], eventMarker),
  ['removed card reused', (subject, choose) => reusedCard(subject, choose, 'removed card reused', REMOVED)],
  ['discarded card reused', (subject, choose) => reusedCard(subject, choose, 'discarded card reused', DISCARD)],
  ['card name', cardName],
  ['headline card name', headlineName],
  ['impossible hand', otherHand],
  ['impossible hand, by two lines', rivalsLater],
  ['event after its prohibition', barredEvent],
  ['extra space attempt', extraAttempt],
  ['result line missing', missingLine],
  ['influence line repeated', repeatedLine],
  ['penalty for military operations left out', penaltyLeftOut],
];

const whole = (
  subject: Subject,
  of: { kind: string; at: number; lines: readonly string[]; clauses: readonly string[]; wrong?: readonly number[] },
): Mutant => ({
  kind: of.kind,
  text: of.lines.join('\n'),
  lines: of.wrong ?? [of.at + 1],
  clauses: of.clauses,
  equivalent: undefined,
  was: subject.lines[of.at] ?? '',
  is: of.lines[of.at] ?? '',
});

// Order ---------------------------------------------------------------------------------------------------------------

function swapRounds(subject: Subject, choose: Chooser): Mutant | undefined {
  const { entries } = subject.log;
  const list = rounds(subject).filter(
    ({ index }) => entries[index + 1]?.kind === 'round' && index + 2 < entries.length,
  );
  const site = pick(list, choose);
  if (!site) return undefined;
  const [a, b] = linesOf(subject, site.index);
  const [, c] = linesOf(subject, site.index + 1);
  return whole(subject, { kind: 'order of rounds', at: a, lines: swapped(subject, a, b, c), clauses: ['4.5'] });
}

/** The two events of a headline phase change places. */
function swapHeadlines(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = subject.log.entries.flatMap((entry, index) => {
    if (entry.kind !== 'headline' || index >= subject.log.entries.length - 1) return [];
    const starts = entry.blocks.filter(
      ({ lines: [first] }) => first?.kind === 'event' && entry.cards.includes(first.card),
    );
    const [a, b] = starts.map((block) => block.line - 1);
    return a === undefined || b === undefined ? [] : [{ index, a, b }];
  });
  const site = pick(list, choose);
  if (!site) return undefined;
  const { a, b } = site;
  const [, end] = linesOf(subject, site.index);
  const lines = swapped(subject, a, b, end);
  return whole(subject, { kind: 'headline order', at: a, lines, clauses: ['4.5.C', 'card:defectors'] });
}

/** The lines with those from `a` to `b` and those from there to `end` in each other's place. */
const swapped = ({ lines }: Subject, a: number, b: number, end: number): string[] =>
  lines.toSpliced(a, end - a, ...lines.slice(b, end), ...lines.slice(a, b));

// Cards ---------------------------------------------------------------------------------------------------------------

const [UNSEEN, US_HAND, USSR_HAND, DISCARD, REMOVED, CHINA] = [1, 2, 3, 4, 5, 6];

function title(subject: Subject, card: number | undefined): string {
  const entry = subject.rules.cards.find(({ number }) => number === card);
  return entry ? `${entry.title}${entry.starred ? '*' : ''}` : '';
}

function eventMarker({ card }: LineOf<'event'>, choose: Chooser, subject: Subject): Change {
  const others = subject.rules.cards.filter(({ number }) => number !== card && number !== CHINA);
  return { from: /Event: .*/, to: `Event: ${title(subject, pick(others, choose)?.number)}` };
}

const AVAILABLE: readonly string[] = ['5.1', '5.3', '4.3', '4.4', '2.2.4', 'card:'];

/** A round is played with a card that lies in a pile. */
function reusedCard(subject: Subject, choose: Chooser, kind: string, zone: number | undefined): Mutant | undefined {
  const site = pick(rounds(subject), choose);
  const state = site && subject.states[site.index];
  const instead = pick(
    subject.rules.cards.filter(({ number }) => state?.zone[number] === zone),
    choose,
  );
  return site && instead && renameCard(subject, site.entry, instead.number, kind);
}

/** Whatever stands between the round and the next colon is the title: the log's may differ from ours. */
const renameCard = (subject: Subject, { line }: Round, card: number, kind: string): Mutant | undefined =>
  edit(subject, { kind, line, from: /AR(\d): [^:]*:/, to: `AR$1: ${title(subject, card)}:`, clauses: AVAILABLE });

/** A round is played with a card that has been shown in the rival's hand. */
function otherHand(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = rounds(subject).flatMap(({ entry, index }) => {
    const zone = entry.side === 'us' ? USSR_HAND : US_HAND;
    const held = subject.rules.cards.filter(({ number }) => subject.states[index]?.zone[number] === zone);
    return held
      .filter(({ number }) => wasShown(subject, number, index, entry.turn))
      .map(({ number }) => ({ entry, number }));
  });
  const site = pick(list, choose);
  return site && renameCard(subject, site.entry, site.number, 'impossible hand');
}

/** The card of a round whose own event is marked is another that nobody has seen. */
function cardName(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(
    rounds(subject).filter(({ entry }) =>
      entry.blocks.some(({ lines }) => lines.some((line) => line.kind === 'event' && line.card === entry.card)),
    ),
    choose,
  );
  const instead = site && pick(unseenAt(subject, site.index), choose);
  if (!site || !instead) return undefined;
  const mutant = renameCard(subject, site.entry, instead.number, 'card name');
  const [start, end] = linesOf(subject, site.index);
  // Header and marker contradict each other: either may be the wrong one.
  const lines = Array.from({ length: end - start }, (_, at) => start + 1 + at);
  return mutant && { ...mutant, lines, clauses: [...AVAILABLE, '5.', '6.', '7.', '4.5'] };
}

const unseenAt = (subject: Subject, index: number) =>
  subject.rules.cards.filter(
    ({ number }) => subject.states[index]?.zone[number] === UNSEEN && !subject.log.entries[index]?.unknownCard,
  );

/** The line of a headline names another card than the header. */
function headlineName(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(
    sites(subject, (line) => line.kind === 'headline-card'),
    choose,
  );
  if (site?.line.kind !== 'headline-card') return undefined;
  const { card, line } = site.line;
  const instead = pick(
    unseenAt(subject, site.index).filter(({ number }) => number !== card),
    choose,
  );
  if (!instead) return undefined;
  const to = `Headlines ${title(subject, instead.number)}`;
  const mutant = edit(subject, { kind: 'headline card name', line, from: /Headlines .*/, to, clauses: ['4.5.C'] });
  return mutant && { ...mutant, lines: [line, site.entry.line] };
}

/**
 * A round is played with a card that the rival plays later in the turn, and that looks as well in its place. Neither
 * line is wrong by itself.
 */
function rivalsLater(subject: Subject, choose: Chooser): Mutant | undefined {
  // Missile Envy may be owed: then any other card in its place is wrong by itself.
  const isOwed = (card: number | null): boolean =>
    subject.rules.cards.some((c) => c.id === 'missile-envy' && c.number === card);
  const list = rounds(subject).filter(
    ({ entry }) => !isOwed(entry.card) && entry.blocks.every(({ lines }) => lines.every(isOperations)),
  );
  const pairs = list.flatMap(({ entry, index }) =>
    rounds(subject)
      .filter((later) => later.index > index && later.entry.turn === entry.turn && later.entry.side !== entry.side)
      .filter((later) => looksAlike(subject, entry, later.entry.card) && isUntouched(subject, index, later))
      .map((later) => ({ entry, later })),
  );
  const site = pick(pairs, choose);
  if (!site || site.later.entry.card === null) return undefined;
  const mutant = renameCard(subject, site.entry, site.later.entry.card, 'impossible hand, by two lines');
  const shown = handShown(subject, site.entry);
  // A hand that was laid open before without the card in it is as short a contradiction, and the earlier one.
  const sets = [[site.entry.line, site.later.entry.line], ...(shown === undefined ? [] : [[shown, site.entry.line]])];
  return mutant && { ...mutant, together: sets };
}

/** Events that lay a whole hand open. */
const LAY_OPEN: readonly string[] = ['cia-created', 'lone-gunman', 'aldrich-ames-remix'];

/** The last line in which the hand of a round's side has been shown as a whole, in the turn of that round. */
function handShown(subject: Subject, { line: before, side, turn }: Round): number | undefined {
  const opening = new Set(subject.rules.cards.flatMap(({ id, number }) => (LAY_OPEN.includes(id) ? [number] : [])));
  return subject.body.findLast(
    ({ line, entry }) =>
      line.kind === 'reveal' &&
      line.side === side &&
      line.line < before &&
      entry.turn === turn &&
      entry.blocks.some(({ lines }) => lines.some((each) => each.kind === 'event' && opening.has(each.card))),
  )?.line.line;
}

const isOperations = ({ kind }: BodyLine): boolean => kind !== 'event' && kind !== 'effect' && kind !== 'vp';

/** Is a card as good for Operations as the one played, so that its event need not be marked? */
function looksAlike(subject: Subject, { side, card: played }: Round, other: number | null): boolean {
  const [own, instead] = [played, other].map((card) => subject.rules.cards.find(({ number }) => number === card));
  const isOwn = (of: string | undefined): boolean => of === side || of === 'neutral';
  return (
    own !== undefined &&
    instead !== undefined &&
    own.number !== CHINA &&
    instead.number !== CHINA &&
    own.ops > 0 &&
    own.ops === instead.ops &&
    isOwn(own.side) &&
    isOwn(instead.side)
  );
}

/** Is a card seen nowhere from a round on until it is played? */
function isUntouched(
  subject: Subject,
  index: number,
  later: { readonly entry: Round; readonly index: number },
): boolean {
  const { card } = later.entry;
  const isHidden = subject.states[index]?.zone[card ?? 0] === UNSEEN;
  const between = subject.body.filter((site) => site.index >= index && site.index < later.index);
  return isHidden && !between.some(({ line }) => line.kind === 'reshuffle' || ('card' in line && line.card === card));
}

/** If a card has not been shown, nobody can tell whose play of it is the false one. */
const wasShown = (subject: Subject, card: number, index: number, turn: number): boolean =>
  subject.body.some(
    ({ line, index: at, entry }) => line.kind === 'reveal' && line.card === card && at < index && entry.turn === turn,
  );

/** Events and the cards that forbid them. */
const BARRED: readonly (readonly [card: number, by: number])[] = [
  [7, 83],
  [13, 65],
  [55, 96],
  [56, 110],
  [59, 97],
  [61, 86],
];

/** A forbidden event is marked where its card is played, or where it might have been. */
function barredEvent(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = rounds(subject).flatMap(({ entry, index }) => {
    const state = subject.states[index];
    const hidden = state?.hidden[sideOf(entry.side)] ?? 0;
    // With the whole hand known a card that is not in it could not be played for anything.
    if (!state || entry.card === CHINA || hidden === 0) return [];
    return BARRED.flatMap(([card, by]) =>
      state.occurred[by] && (state.zone[card] === UNSEEN || entry.card === card) ? [{ entry, card, index }] : [],
    );
  });
  const site = pick(list, choose);
  if (!site) return undefined;
  const [start, end] = linesOf(subject, site.index);
  const { turn, side, round } = site.entry;
  const name = title(subject, site.card);
  const header = `Turn ${turn}, ${side.toUpperCase()} AR${round}: ${name}: Event: ${name}`;
  const lines = subject.lines.toSpliced(start, end - start, header, '');
  return whole(subject, { kind: 'event after its prohibition', at: start, lines, clauses: ['7.5', '5.2'] });
}

/** A second card goes to the space race where one only may. */
function extraAttempt(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = rounds(subject).flatMap(({ entry, index }) => {
    const state = subject.states[index];
    const side = sideOf(entry.side);
    const card = subject.rules.cards.find(({ number }) => number === entry.card);
    if (!state || !card || card.ops < 2 || card.number === CHINA) return [];
    const allowed = (state.space[side] ?? 0) >= 2 && (state.space[1 - side] ?? 0) < 2 ? 2 : 1;
    return (state.spaceUsed[side] ?? 0) < allowed ? [] : [{ index, card }];
  });
  const site = pick(list, choose);
  if (!site) return undefined;
  const [start, end] = linesOf(subject, site.index);
  const header = `${(subject.lines[start] ?? '').replace(/(AR\d: [^:]*:).*/, '$1')} Space Race (${site.card.ops} Ops):`;
  const roll = 'Die roll: 6 -- Failed! (Needed 3 or less)';
  const lines = subject.lines.toSpliced(start, end - start, header, roll, '');
  // In a trap, or owing Missile Envy, the card could not have been played at all.
  return whole(subject, { kind: 'extra space attempt', at: start, lines, clauses: ['6.4', 'card:'] });
}

// Lines ---------------------------------------------------------------------------------------------------------------

/** A result that must be printed is not. Points left unspent are no mistake, so placements by Operations stay. */
function missingLine(subject: Subject, choose: Chooser): Mutant | undefined {
  const found = sites(subject, (line) => MUST_BE_PRINTED.has(line.kind)).filter(
    ({ line, entry }) => line.line !== entry.line && !isPlacement(subject, line.line),
  );
  const site = pick(found, choose);
  if (!site) return undefined;
  const at = site.line.line - 1;
  const [start, end] = linesOf(subject, site.index);
  const wrong = Array.from({ length: end - start }, (_, i) => start + 1 + i);
  const clauses = [...MARKERS, '8.', '4.5.A'];
  return whole(subject, { kind: 'result line missing', at, lines: subject.lines.toSpliced(at, 1), clauses, wrong });
}

const MUST_BE_PRINTED: ReadonlySet<string> = new Set(['influence', 'defcon', 'military-operations', 'space-advance']);

/** Does the line stand below an Operations header for influence, or among markers an event need not all use? */
function isPlacement(subject: Subject, line: number): boolean {
  const above = subject.body.filter((site) => site.line.line < line).map((site) => site.line);
  const heading = above.findLast((one) => one.kind === 'operations' || one.kind === 'event');
  const optional = heading?.kind === 'event' && OPTIONAL_MARKERS.has(heading.card);
  return optional || (heading?.kind === 'operations' && heading.use === 'influence');
}

/** De-Stalinization, Puppet Governments, Latin American Debt Crisis. */
const OPTIONAL_MARKERS: ReadonlySet<number> = new Set([33, 66, 95]);

function repeatedLine(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(
    sites(subject, (line) => line.kind === 'influence'),
    choose,
  );
  if (!site) return undefined;
  const at = site.line.line;
  const lines = subject.lines.toSpliced(at, 0, site.line.text);
  return whole(subject, { kind: 'influence line repeated', at, lines, clauses: MARKERS, wrong: [at, at + 1] });
}

/** The penalty at the end of a turn, which the log does not print, is left out of all scores that follow. */
function penaltyLeftOut(subject: Subject, choose: Chooser): Mutant | undefined {
  const scores = sites(subject, (line) => line.kind === 'vp');
  const found = scores.flatMap(({ line, index }, at) => {
    const above = scores[at - 1];
    if (line.kind !== 'vp' || above?.line.kind !== 'vp') return [];
    const gain = line.side === 'us' ? line.vp : -line.vp;
    const penalty = line.score - gain - above.line.score;
    const turns = subject.log.entries.slice(above.index + 1, index + 1).filter(({ kind }) => kind === 'headline');
    const [headline] = turns;
    return penalty !== 0 && headline && turns.length === 1 ? [{ from: line.line, penalty, headline }] : [];
  });
  const site = pick(found, choose);
  if (!site) return undefined;
  const { from, penalty, headline } = site;
  const later = new Map(subject.body.map(({ line }) => [line.line, line]));
  const lines = subject.lines.map((text, at) => {
    const line = at + 1 >= from ? later.get(at + 1) : undefined;
    if (line?.kind !== 'vp') return text;
    const score = line.score - penalty;
    return text.replace(
      /Score is [^.]{0,20}\./,
      `Score is ${score === 0 ? 'even' : score > 0 ? `US ${score}` : `USSR ${-score}`}.`,
    );
  });
  const last = subject.body.findLast(({ line }) => line.line < headline.line)?.line.line ?? headline.line;
  return whole(subject, {
    kind: 'penalty for military operations left out',
    at: from - 1,
    lines,
    clauses: ['8.2'],
    wrong: [last],
  });
}
