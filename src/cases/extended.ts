/**
 * An example of play as the rulebook tells it: moves from a first position, each judged from where the one before it
 * ended. What a move says about its result (changes, the die of a war) is supplied as a choice and compared.
 */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CardRef, CaseAction, CaseEvent, CaseInput, CasePosition, CaseSide, Markers, PerSide } from './case.ts';
import { bySide } from './case.ts';
import { sideNamed } from './effects.ts';
import type { ExtraNames } from './names.ts';
import { type CaseOutcome, type Difference, runCase } from './suite.ts';
import { positionOf } from './write.ts';

/** An example as its file has it. */
export interface Example {
  readonly edition?: string;
  readonly initial: CasePosition;
  readonly moves: readonly Move[];
}

/** One entry of an example: what is played, and what the book says comes of it. */
export interface Move extends Omit<CaseInput, 'position' | 'action'> {
  readonly turn: number;
  readonly action_round: number | 'headline' | 'end';
  readonly action: MoveAction;
}

interface MoveAction extends Omit<CaseAction, 'event'> {
  readonly event?: CaseEvent;
  /** Companion of UN Intervention. */
  readonly with?: CardRef;
  readonly ops_value?: number;
  /** Something the book leaves open, such as the dice of a contest. */
  readonly assumption?: string;
  /** Markers that the event changes: positive placed, negative removed. */
  readonly event_changes?: Readonly<Record<string, PerSide<number>>>;
  readonly war?: { readonly in: string; readonly die: number | 'any'; readonly side?: CaseSide };
}

/** What to try where the book does not give the choices and dice of a contest. */
const ASSUMED: readonly CaseEvent[] = [
  { opponent: 'participate', rolls: { us: 1, ussr: 6 } },
  { opponent: 'participate', rolls: { us: 6, ussr: 1 } },
  { opponent: 'boycott' },
];

/** Runs the moves in order; the first failure does not stop the others. */
export function runExample(rules: Ruleset, example: Example, extra: ExtraNames = {}): CaseOutcome[] {
  const outcomes: CaseOutcome[] = [];
  let position = example.initial;
  for (const move of example.moves) {
    const outcome = runMove(rules, { ...position, ...momentOf(move), ...handsOf(move) }, move, extra);
    outcomes.push(outcome);
    if (outcome.ruling) {
      const { hands: _, ...next } = positionOf(outcome.ruling.end).position;
      position = next;
    }
  }
  return outcomes;
}

/** A move as a case of its own, once for every way of filling in what it leaves open; the first that passes counts. */
function runMove(rules: Ruleset, position: CasePosition, move: Move, extra: ExtraNames): CaseOutcome {
  const { action, expect = {}, ...about } = move;
  const expected = action.ops_value === undefined ? expect : { ...expect, ops_value: action.ops_value };
  let first: CaseOutcome | undefined;
  for (const actions of fillings(action).flatMap((event) => actionsOf(action, event))) {
    const input: CaseInput = { ...about, position, action: actions, expect: expected };
    const outcome = withUnexpectedChanges(runCase(rules, input, extra), move);
    if (outcome.passed) return outcome;
    first ??= outcome;
  }
  return first as CaseOutcome;
}

/** The moment a move is made at; the position before it may still stand at the end of another. */
function momentOf({ turn, action_round: round, action }: Move): CasePosition {
  if (round === 'headline') return { turn, phase: 'headline' };
  if (round === 'end') return { turn, phase: 'cleanup' };
  return {
    turn,
    phase: 'action_round',
    action_round: round,
    ...(action.player !== undefined && { phasing: action.player }),
  };
}

/** The book tells what is played, not what is held: a companion is in the hand because it is played from there. */
function handsOf({ action }: Move): Pick<CasePosition, 'hands'> {
  const { player = '', card, with: companion } = action;
  if (card === undefined || companion === undefined) return {};
  const hand = { known: [card, companion], hidden: 4 };
  return { hands: sideNamed(player) === 0 ? { us: hand } : { ussr: hand } };
}

/** Ways to write the event of a move: a war whose target is fixed must not name it, and an open contest needs dice. */
function fillings(action: MoveAction): CaseEvent[] {
  const { event, event_changes: changes = {}, war, with: companion, assumption } = action;
  const base: CaseEvent = {
    ...event,
    ...markers('add', changes, 1),
    ...markers('remove', changes, -1),
    ...(companion !== undefined && { with: companion }),
  };
  if (assumption !== undefined) return [base, ...ASSUMED.map((guess) => ({ ...base, ...guess }))];
  if (war === undefined) return [base];
  const dice = war.die === 'any' ? [1, 2, 3, 4, 5, 6] : [war.die];
  return dice.flatMap((die) => [
    { ...base, die },
    { ...base, die, target: war.in },
  ]);
}

/** The countries whose change has this sign, as markers placed or removed. */
function markers(
  key: 'add' | 'remove',
  changes: NonNullable<MoveAction['event_changes']>,
  sign: 1 | -1,
): { add?: Markers; remove?: Markers } {
  const list = Object.entries(changes).flatMap(([name, change]) => {
    const n = sign * ((bySide(change, 0) ?? 0) + (bySide(change, 1) ?? 0));
    return n > 0 ? [[name, n] as const] : [];
  });
  return list.length === 0 ? {} : { [key]: Object.fromEntries(list) };
}

/** A move as the actions of a case; several where the book does not say to which of two headlines an answer belongs. */
function actionsOf(action: MoveAction, event: CaseEvent): CaseAction[][] {
  const { event_changes: _, war, with: __, ops_value: ___, assumption: ____, ...plain } = action;
  // The end of a turn and the improvement of DEFCON that opens the next are one entry of the book.
  if (plain.kind === 'phase')
    return [
      [
        { kind: 'phase', phase: 'end_turn' },
        { kind: 'phase', phase: 'improve_defcon' },
      ],
    ];
  const filled = Object.keys(event).length === 0 ? {} : { event };
  if (plain.kind === 'headline') return shared(event, war?.side).map((own) => [headlineWith(plain, own)]);
  return [[plain.as === 'un_intervention' ? { ...plain, as: 'event', ...filled } : { ...plain, ...filled }]];
}

type Shared = Readonly<Record<'us' | 'ussr', CaseEvent>>;

/**
 * To which headline what the book tells of both belongs: a war to the side that wages it; else all to one of them, that of
 * the USSR first, whose contest it is; or what is added to the one and what is removed to the other.
 */
function shared(event: CaseEvent, warSide: CaseSide | undefined): readonly Shared[] {
  const us = { us: event, ussr: {} };
  const ussr = { us: {}, ussr: event };
  if (warSide !== undefined) return [sideNamed(warSide) === 0 ? us : ussr];
  const { add, remove, ...rest } = event;
  if (add === undefined || remove === undefined) return [ussr, us];
  return [ussr, us, { us: { add }, ussr: { ...rest, remove } }, { us: { remove }, ussr: { ...rest, add } }];
}

/** The headlines with the answers of both; those that stand with a card of its own come first. */
function headlineWith(action: Omit<CaseAction, 'event'>, events: Shared): CaseAction {
  const words = (key: 'us' | 'ussr'): object => {
    const headline = action[key];
    if (headline === undefined) return {};
    const event = { ...headline.event, ...events[key] };
    return { [key]: { ...headline, ...(Object.keys(event).length > 0 && { event }) } };
  };
  return { ...action, ...words('us'), ...words('ussr') };
}

/** `influence_changed` is complete: nothing else may have changed. */
function withUnexpectedChanges(outcome: CaseOutcome, { expect }: Move): CaseOutcome {
  const { ruling } = outcome;
  const listed = expect?.influence_changed;
  if (!ruling || typeof listed !== 'object' || listed === null) return outcome;
  const expected = new Set(Object.keys(listed).map((name) => ruling.names.country(name)));
  const unexpected = ruling.end.tables.countries.flatMap(({ index, name }): Difference[] => {
    const before = [ruling.start.state.influence[2 * index], ruling.start.state.influence[2 * index + 1]];
    const [us, ussr] = [ruling.end.state.influence[2 * index], ruling.end.state.influence[2 * index + 1]];
    const same = before[0] === us && before[1] === ussr;
    return same || expected.has(index)
      ? []
      : [{ key: `influence.${name}`, expected: 'unchanged', found: { us, ussr } }];
  });
  return unexpected.length === 0
    ? outcome
    : { ...outcome, passed: false, differences: [...outcome.differences, ...unexpected] };
}
