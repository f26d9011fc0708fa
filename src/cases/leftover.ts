/** What is stated and has answered nothing: which rule excludes it, or why it makes no sense. */
import type { Args, Finding } from '../core/finding.ts';
import { wording } from '../core/wording.ts';
import { type Board, cardClause, card as cardOf, policy, top } from '../games/twilight-struggle/board.ts';
import { leavesUse } from '../games/twilight-struggle/events/dice-verbs.ts';
import { locationBonus } from '../games/twilight-struggle/events/modifiers.ts';
import { valueIn } from '../games/twilight-struggle/operations/operations.ts';
import type { OperationsTask } from '../games/twilight-struggle/state.ts';
import { trapOf } from '../games/twilight-struggle/turn/duties.ts';
import { CaseError } from './case.ts';
import { ADDS, REMOVES } from './event-answers.ts';
import { neverAsks } from './keys-asked.ts';
import type { CaseStep } from './run.ts';
import { notShuffled, shownIn } from './shown.ts';
import { HAPPENS, type Part, partOf, type Stated, type Statement } from './statement.ts';
import { whyNotCard, whyNotCountry } from './unoffered.ts';

const isIn = (keys: readonly string[], key: string): boolean => keys.includes(key);

/** Is influence that an event moved in this direction what a key speaks of? */
const speaksOf = (key: string, added: boolean): boolean => isIn(added ? ADDS : REMOVES, key);

/** Influence that an event has moved beyond what was stated of the country. */
export type Moved = Map<Stated, number>;

/**
 * Counts what events did by themselves as said, where it is said: markers that move without being chosen.
 * @param answer the fact that has just been handed in, which is used already
 * @param moved takes down how much more went than was said
 */
export function credit(
  statement: Statement,
  findings: readonly Finding[],
  answer: Stated | undefined,
  moved: Moved,
): void {
  const parts = statement.events.map(({ own }) => own).toReversed();
  let answered = answer?.country;
  const sides = new Map<number, number>();
  for (const { message, clause, args } of findings) {
    if (message === 'event.occurs') creditEvent(statement, args?.card as number);
    if (message !== 'change.influence' || !clause.startsWith('card:')) continue;
    const { country, from, to, side } = args as { country: number; from: number; to: number; side: number };
    const first = sides.get(country) ?? side;
    sides.set(country, first);
    let n = Math.abs(to - from);
    if (n > 0 && answered === country) {
      n--;
      answered = undefined;
    }
    const speakOfIt = parts.map(({ facts }) =>
      facts.filter((fact) => fact.country === country && speaksOf(fact.key, to > from)),
    );
    // What the other side loses besides contradicts nothing where the number may be that of the side that was chosen.
    const said = speakOfIt.find((facts) => facts.length > 0) ?? [];
    if (side === first || said.some(({ used }) => !used)) useUp(said, n, moved);
  }
}

/** Counts markers that went as said by these facts, of which one may speak of any number. */
function useUp(said: readonly Stated[], went: number, moved: Moved): void {
  const open = said.filter(({ used }) => !used).slice(0, went);
  for (const fact of open) fact.used = true;
  const counted = said.find((fact) => fact.counted);
  const more = went - open.length;
  if (counted && more > 0) moved.set(counted, (moved.get(counted) ?? 0) + more);
}

/** The event of which nothing is said but that it happens, has happened: that of the card, or of one that came up inside it. */
function creditEvent({ card, events }: Statement, happened: number): void {
  const of = happened === card ? events.slice(0, 1) : events.slice(1);
  for (const fact of of.flatMap(({ own }) => own.facts)) if (fact.key === HAPPENS) fact.used = true;
}

/**
 * Why a play in which this is left over is not what the rules have.
 * @param steps of the play
 * @throws CaseError for what makes no sense at all
 */
export function explainLeft(
  statement: Statement,
  left: readonly Stated[],
  steps: readonly CaseStep[],
): readonly Finding[] {
  const [first] = left as readonly [Stated];
  const part = partOf(statement, first);
  const play = part.owner === 'play';
  const board = steps.at(-1)?.after as Board;
  const findings = play ? ofPlay(statement, first, steps, board) : ofEvent(statement, first, part, steps, board);
  return findings;
}

const found = (clause: string, message: string, args: Finding['args'] = {}): Finding => ({
  ...{ clause, force: 'forbids', message, args },
});

const where = ({ country }: Stated): Args => (country === undefined || country < 0 ? {} : { country });

/** Said of the card's own Operations. */
function ofPlay(statement: Statement, left: Stated, steps: readonly CaseStep[], board: Board): readonly Finding[] {
  const { card, play } = statement;
  const side = board.state.phasing;
  const own = steps.findLast((step) => {
    const task = top(step.before);
    return task?.do === 'operations' && !task.granted && task.card === card && step.fact !== undefined;
  });
  const task = own && spendingIn(own);
  if (left.key === 'order') return [...preventing(card, steps), found('5.2.a', 'stated.no-order', { card, side })];
  if (left.key === 'as') return [found('5.1', 'stated.no-use', { card, side })];
  if (left.key === 'die') throw nobodyRolls(left);
  if (task) {
    const mode = task.mode ?? 'influence';
    if (mode !== MODE_OF[left.key]) return [found('6.0', 'stated.one-use', { card, mode, ...where(left) })];
    return tooMuch(task, left, play.facts, steps, board);
  }
  const trap = steps.find(({ fact }) => fact?.type === 'discard');
  const trapped = trap && trapOf(trap.before, side);
  if (trapped) return [found(cardClause(board, trapped.card), 'stated.trap', { card, side, by: trapped.card })];
  return [found('7.1', 'stated.no-operations', { card, side, ...where(left) })];
}

const MODE_OF: Readonly<Record<string, string>> = { place: 'influence', coup: 'coup', realign: 'realignment' };

/** The Operations that a step spends points of, with where they go. */
function spendingIn({ before, fact }: CaseStep): OperationsTask | undefined {
  const task = top(before);
  if (task?.do !== 'operations') return undefined;
  return fact && 'country' in fact ? { ...task, touched: [...task.touched, fact.country] } : task;
}

/** The points had run out. */
function tooMuch(
  task: OperationsTask,
  left: Stated,
  said: readonly Stated[],
  steps: readonly CaseStep[],
  board: Board,
): readonly Finding[] {
  const { card } = task;
  const args = where(left);
  const value = valueIn(board, task, task.touched);
  const alike = said.filter(({ key, country }) => key === left.key && country !== undefined);
  const counts = { n: alike.length, paid: alike.filter(({ used }) => used).length };
  const clause = left.key === 'realign' ? '6.2.2' : '6.1.3';
  const points = found(clause, 'unused.points', { ...args, value, card, ...counts });
  const lost = bonusesGone(board, task);
  const enough = value + lost.reduce((sum, { amount }) => sum + amount, 0) >= alike.length;
  const gone = lost.map(({ card: by, at }) =>
    found(by === board.tables.china ? '9.6' : cardClause(board, by), 'unused.bonus-lost', { card: by, country: at }),
  );
  // Where the bonus would have sufficed, that it is lost is the reason.
  const findings = enough ? [...gone, points] : [points, ...gone];
  const dear = steps
    .flatMap((step) => step.consequences)
    .find((finding) => finding.message === 'place.cost' && finding.args?.cost === 2);
  if (dear) findings.push({ ...dear, force: 'forbids', see: ['6.1.2'] });
  for (const { card: by, step } of board.state.lasting) {
    if (!('modify' in step) || step.modify.quantity !== 'card-ops') continue;
    if (task.bonuses.some((bonus) => bonus.card === by)) continue;
    for (const clause of ['7.4', cardClause(board, by), '7.4.1'])
      findings.push(found(clause, 'unused.value-modified', { ...args, card: by }));
  }
  if (task.granted) findings.push(found(cardClause(board, card), 'unused.granted', { ...args, card }));
  return findings;
}

/** Bonuses for points that all go to one place, lost because one of them went elsewhere: `at`. 7.4, 9.6 */
const bonusesGone = (board: Board, { bonuses, touched }: OperationsTask) =>
  bonuses.flatMap((bonus) => {
    const at = touched.find((country) => locationBonus(board, [bonus], [country]) === 0);
    return at === undefined ? [] : [{ ...bonus, at }];
  });

/** What tells that an event does not happen. */
const PREVENTIONS: readonly string[] = ['event.barred', 'event.unmet', 'headline.cancelled', 'space.no-event'];

/** Why the event of a card did not happen, if that was told. */
const preventing = (card: number, steps: readonly CaseStep[]): readonly Finding[] =>
  steps
    .flatMap(({ consequences }) => consequences)
    .filter(({ message, args }) => PREVENTIONS.includes(message) && args?.card === card)
    .map((finding) => ({ ...finding, force: 'forbids' }));

/** Said of an event. */
function ofEvent(
  statement: Statement,
  left: Stated,
  part: Part,
  steps: readonly CaseStep[],
  board: Board,
): readonly Finding[] {
  const never = neverGranted(statement, board);
  if (never.length > 0) return never;
  const depth = statement.events.findIndex(({ own, granted }) => own === part || granted.includes(part));
  const { card } = statement;
  const all = steps.flatMap(({ consequences }) => consequences);
  const prevented = all.filter(({ message }) => PREVENTIONS.includes(message));
  const occurred = all.some(({ message, args }) => message === 'event.occurs' && args?.card === card);
  if (depth === 0 && !occurred) {
    const [why] = preventing(card, steps);
    return why ? [why, found(why.clause, 'stated.no-event', { card })] : [found('5.1', 'stated.no-event', { card })];
  }
  if (depth > 0) {
    const [why] = prevented.slice(-1);
    if (why)
      return [{ ...why, force: 'forbids' }, found(why.clause, 'stated.no-event', { card: why.args?.card as number })];
    // The card that came up inside the event, if any did.
    const inner = statement.events[depth - 1]?.own.facts.find((fact) => fact.card !== undefined && fact.used)?.card;
    const happened = all.some(({ message, args }) => message === 'event.occurs' && args?.card === inner);
    if (inner !== undefined && !happened) return [found(cardClause(board, card), 'stated.no-event', { card: inner })];
  }
  const operations = steps.findLast((step) => {
    const task = top(step.before);
    return task?.do === 'operations' && task.granted && step.fact !== undefined;
  });
  const task = operations && spendingIn(operations);
  if (task && left.key in MODE_OF) {
    const mode = task.mode ?? 'influence';
    if (mode !== MODE_OF[left.key]) return [found('6.0', 'stated.one-use', { card: task.card, mode, ...where(left) })];
    return tooMuch(task, left, part.facts, steps, board);
  }
  if (left.key === 'die' || left.key === 'rolls') throw nobodyRolls(left);
  if (left.key === 'reshuffle_order') return [notShuffled(left.card ?? 0, card, steps)];
  // Who wins nothing has nothing to choose.
  const tie = all.findLast(({ message }) => message === 'contest.tie');
  if (tie) return [{ ...tie, force: 'forbids' }, found(tie.clause, 'unused.not-offered', { card, ...where(left) })];
  const why = [...whyNotCard(board, card, left), ...whyNotCountry(board, card, left, part)];
  if (why.length > 0) return why;
  return [beyond(left, part, card, cardClause(board, card), all)];
}

/** More markers than the event moves in the country; more cards than it takes; the other of two options; or nothing that the event knows of. */
function beyond(left: Stated, part: Part, card: number, clause: string, all: readonly Finding[]): Finding {
  const alike = part.facts.filter(({ key, country }) => key === left.key && country === left.country);
  const moved = alike.filter(({ used }) => used).length;
  if (left.country !== undefined && moved > 0)
    return found(clause, 'stated.other-amount', { card, ...where(left), n: alike.length, value: moved });
  if (left.key === 'shown' && left.card !== undefined && all.some(({ message }) => message === 'hand.shown'))
    return found(clause, 'stated.not-shown', { card: left.card, by: card, cards: all.flatMap(shownIn) });
  if (left.card !== undefined) {
    const cards = part.facts.filter((fact) => fact.key === left.key && fact.card !== undefined);
    const value = cards.filter(({ used }) => used).length;
    return found(clause, 'stated.other-cards', { card, n: cards.length, value });
  }
  const taken = all.findLast(({ message, clause: of }) => message === 'option.taken' && of === clause);
  if (taken?.args?.option !== undefined) return found(clause, 'stated.one-option', { card, option: taken.args.option });
  return found(clause, 'unused.not-offered', { card, ...where(left) });
}

const nobodyRolls = ({ path, value }: Stated): CaseError =>
  new CaseError({
    path,
    message: wording('nothing here is decided by the die "{value}"', { value: JSON.stringify(value) }),
  });

/** More went than was said of the country. */
export function explainMoved(statement: Statement, moved: Moved, board: Board): readonly Finding[] {
  return [...moved].slice(0, 1).map(([fact, more]) => {
    const facts = partOf(statement, fact).facts;
    const n = facts.filter(({ key, country }) => key === fact.key && country === fact.country).length;
    const { card } = statement;
    return found(cardClause(board, card), 'stated.other-amount', { card, ...where(fact), n, value: n + more });
  });
}

const OPERATIONS = ['place', 'coup', 'realign'] as const;

/** Operations that are stated of an event which grants none, or not these: no position leads to them. 4.5.C.h, 6.4.1, 7.1 */
export function neverGranted(statement: Statement, board: Board): readonly Finding[] {
  const [event] = statement.events;
  const { card } = statement;
  if (!event) return [];
  if (grants(cardOf(board, card))) return neverSpaced(statement, board);
  // Markers are placed by events as well.
  const own = event.own.facts.filter(({ key, value }) => key === 'coup' || key === 'realign' || value === 'space');
  const said = [...own, ...event.granted.flatMap(({ facts }) => facts)].find(
    ({ key, value, used }) => !used && (isIn(OPERATIONS, key) || value === 'space'),
  );
  if (!said) return [];
  return [
    found(board.state.round === 0 ? '4.5.C.h' : '7.1', 'stated.no-operations', {
      card,
      side: cardOf(board, card).owner ?? statement.player,
      ...where(said),
    }),
  ];
}

/** The space race stated of Operations that an event gives, which are for no card that is played. 6.4.1 */
function neverSpaced({ card, events }: Statement, board: Board): readonly Finding[] {
  const { event, timing } = cardOf(board, card);
  const all = nodesOf(event, 'ops').flatMap((node) => (Array.isArray(node.modes) ? [node as unknown as Uses] : []));
  const leadsOn = timing?.paired !== undefined || ['play', 'fire'].some((key) => nodesOf(event, key).length > 0);
  if (leadsOn || all.some(({ modes }) => modes.includes('space'))) return [];
  const isSaid = events
    .slice(0, 1)
    .flatMap(({ own, granted }) => [own, ...granted])
    .some(({ facts }) => facts.some(({ value, used }) => value === 'space' && !used));
  if (!isSaid || !all.some(leavesUse) || policy(board, ISSUE) === 'allowed') return [];
  return [{ ...found('6.4.1', 'stated.no-space', { card }), issue: ISSUE }];
}

type Uses = Parameters<typeof leavesUse>[0];
const ISSUE = 'event-operations-space';

/**
 * What is stated that the event cannot ask for, whatever else may come: of an option that has not been taken, or of nothing
 * the event does.
 */
export function neverAsked(statement: Statement, steps: readonly CaseStep[], board: Board): readonly Finding[] {
  const [event] = statement.events;
  const { card } = statement;
  const all = steps.flatMap(({ consequences }) => consequences);
  if (!event || !all.some(({ message, args }) => message === 'event.occurs' && args?.card === card)) return [];
  const clause = cardClause(board, card);
  const options = all.flatMap(({ message, clause: of, args }) =>
    message === 'option.taken' && of === clause && args?.option !== undefined ? [args.option] : [],
  );
  const taken = options.length > 0 ? new Set(options.map(String)) : undefined;
  const program = cardOf(board, card).event;
  const left = [event.own, ...event.granted]
    .flatMap(({ facts }) => facts)
    .find(({ key, used }) => !used && neverAsks(program, key, taken));
  if (!left) return [];
  const [option] = options;
  return option === undefined || neverAsks(program, left.key)
    ? [found(clause, 'unused.not-offered', { card, ...where(left) })]
    : [found(clause, 'stated.one-option', { card, option })];
}

/** Does an event lead to Operations, by itself or by another card? */
const grants = ({ event, timing }: ReturnType<typeof cardOf>): boolean =>
  timing?.paired !== undefined || ['ops', 'play', 'fire'].some((key) => nodesOf(event, key).length > 0);

/** What stands under a key anywhere in the program of an event. */
function nodesOf(node: unknown, key: string): readonly Readonly<Record<string, unknown>>[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([each, value]) =>
    each === key ? [value as Readonly<Record<string, unknown>>] : nodesOf(value, key),
  );
}
