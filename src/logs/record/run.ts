/** Judging a record: every entry from where the one before it ended. */

import type { CaseInput, CasePosition } from '../../cases/case.ts';
import { readFact } from '../../cases/facts.ts';
import { type ExtraNames, indexNames, type NameIndex } from '../../cases/names.ts';
import { withOptions } from '../../cases/options.ts';
import { setUpPosition } from '../../cases/position.ts';
import { runCase } from '../../cases/suite.ts';
import { positionOf } from '../../cases/write.ts';
import { attempt } from '../../core/case-problem.ts';
import { type Difference, pick, same } from '../../core/compare.ts';
import { judge, rest, start } from '../../core/judge.ts';
import { stepAt } from '../../core/steps.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { NOT_STATED } from '../../games/twilight-struggle/state.ts';
import { firstTurn } from '../../games/twilight-struggle/variants/scenario.ts';
import { layTable } from '../../match/agreement.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { judgeOpening, type OpeningOutcome, openingBoard } from './opening.ts';
import { type EntryOutcome, outcomeOf, type RecordStep } from './outcome.ts';
import type { GameRecord, RecordEntry } from './record.ts';
import { standing } from './standing.ts';
import { ifSetupsAgree, isFirst, isNext, leftOpen, setupsOf, withOpenPile, withPileClosed } from './untold.ts';

export interface RecordRun {
  readonly start: Board;
  /** What the players have agreed on, as the record says. */
  readonly policies?: GameRecord['policies'];
  /** What comes before the entries: crises, and the markers of the set-up. */
  readonly opening: readonly OpeningOutcome[];
  /** Turn Zero is being played, and what came of it is not told in full. */
  readonly lacksCrises: boolean;
  /** In the order of the entries; those after a fact that is refused are not judged. */
  readonly outcomes: readonly EntryOutcome[];
}

/**
 * Judges a record. An entry in the keys of a case that comes out otherwise than stated is no reason to stop; a fact
 * that is refused is, since every fact after it rests on it. A record that leaves out its set-up is judged under those
 * that bound it, and accuses nobody of what is allowed under one of them.
 * @param rules those of its edition and policies
 */
export function runRecord(rules: Ruleset, told: GameRecord, extra: ExtraNames = {}): RecordRun {
  const opening = judgeOpening(rules, told, extra);
  const { record } = opening;
  const [run, ...others] = setupsOf(record, opening.rules).map((each) => runFrom(opening.rules, each, extra));
  if (!run) throw new Error('a record has a set-up');
  const outcomes = run.outcomes.map((outcome, index) => {
    if (opening.lacksCrises) return leftOpen(outcome, { message: 'log.unknown-crises' });
    return others.length === 0
      ? outcome
      : ifSetupsAgree(
          outcome,
          others.flatMap((other) => other.outcomes[index] ?? []),
        );
  });
  const { outcomes: opened, lacksCrises } = opening;
  return { ...run, opening: opened, lacksCrises, outcomes };
}

function runFrom(rules: Ruleset, record: GameRecord, extra: ExtraNames): RecordRun {
  const names = indexNames(rules, extra);
  const from = openBoard(rules, record, names);
  let board = from;
  let isWhole = true;
  const outcomes: EntryOutcome[] = [];
  for (const [index, entry] of record.entries.entries()) {
    const before = outcomes.at(-1);
    isWhole &&= entry.facts !== undefined || (before ? isNext(before, entry) : isFirst(entry, record, firstTurn(from)));
    if (before && endsBetween(before.entry, entry)) board = endOfTurn(board, before.entry, index, extra);
    const outcome = judgeEntry(board, entry, index, names, extra, record);
    outcomes.push(isWhole ? outcome : leftOpen(outcome, { message: 'log.unknown-rounds' }));
    if (entry.facts && (outcome.verdict === 'illegal' || outcome.problem)) break;
    board = outcome.after;
  }
  return { start: from, policies: record.policies, opening: [], lacksCrises: false, outcomes };
}

/** What a record says of all its entries: the position at which it begins, and what the players have agreed on. */
type Begun = { readonly [Key in 'position' | 'policies']?: GameRecord[Key] | undefined };

/** Judges an entry from a board. `index` is its place in the record. */
export function judgeEntry(
  from: Board,
  entry: RecordEntry,
  index: number,
  names: NameIndex,
  extra: ExtraNames,
  told: Begun = {},
): EntryOutcome {
  const on = (board: Board): EntryOutcome =>
    entry.facts ? runFacts(board, entry, index, names) : playEntry(board, entry, index, extra, told);
  const outcome = on(from);
  // A record that tells every deal, or where the cards lie as it begins, leaves nothing open.
  if (outcome.verdict !== 'illegal' || told.position !== undefined || from.state.hidden[0] !== NOT_STATED)
    return outcome;
  for (const open of withOpenPile(from, entry.turn, cardsOf(entry, names))) {
    const other = on(open);
    if (other.verdict !== 'illegal' && !other.problem)
      return { ...other, before: from, after: withPileClosed(other.after, from) };
  }
  return outcome;
}

/** The cards that an entry plays, and those that its event takes from somewhere. */
function cardsOf({ card, us, ussr, event, facts = [] }: RecordEntry, names: NameIndex) {
  const known = (refs: readonly unknown[]): readonly number[] =>
    refs.flatMap((ref) => (typeof ref === 'string' || typeof ref === 'number' ? (names.card(ref) ?? []) : []));
  const byFact = facts.flatMap((fact) => (fact.type === 'play' ? [fact.card] : []));
  const events = [event, us?.event, ussr?.event];
  return {
    played: known([card, us?.card, ussr?.card, ...byFact]),
    taken: known(events.flatMap((each) => [each?.taken, each?.drawn, each?.discard].flat())),
  };
}

/** Nobody writes on a score sheet that a turn has ended. */
const endsBetween = (last: RecordEntry, { turn, facts }: RecordEntry): boolean =>
  facts === undefined && last.facts === undefined && turn > last.turn && last.round !== 'end';

const endOfTurn = (board: Board, { turn }: RecordEntry, index: number, extra: ExtraNames): Board =>
  playEntry(board, { turn, round: 'end' }, index, extra).after;

/** A game whose first entry is told by facts begins before the set-up; any other with the markers of its set-up. */
export function openBoard(rules: Ruleset, record: GameRecord, names: NameIndex): Board {
  const { entries, hands = 'known', handicap, position } = record;
  // A position may say what is being played.
  if (position) return setUpPosition(makeBoard(withOptions(rules, { position, action: [] })), position, names);
  if (entries[0]?.facts && record.setup === undefined) {
    const agreed = [handicap?.us ?? 0, handicap?.ussr ?? 0] as const;
    return startWith(
      handicap?.vp ?? 0,
      start(twilightStruggle, layTable(makeBoard(rules), { hands, handicap: agreed })),
    );
  }
  return openingBoard(rules, record, names);
}

/** The table with the victory points that were agreed on. */
export function startWith(vp: number, board: Board): Board {
  board.state.vp += vp;
  return board;
}

// Facts ---------------------------------------------------------------------------------------------------------------

function runFacts(from: Board, entry: RecordEntry, index: number, names: NameIndex): EntryOutcome {
  const steps: RecordStep[] = [];
  let board = from;
  const outcome = (more: Partial<EntryOutcome> = {}): EntryOutcome => {
    const deciding = steps.findLast(({ verdict }) => verdict !== 'legal');
    return {
      entry,
      before: from,
      after: board,
      steps,
      verdict: deciding?.verdict ?? 'legal',
      findings: steps.flatMap(({ findings }) => findings),
      differences: [],
      ...more,
    };
  };
  for (const [at, written] of (entry.facts ?? []).entries()) {
    if (!waits(board)) board = rest(twilightStruggle, board).board;
    const path = ['entries', index, 'facts', at];
    const read = attempt(() => ({ fact: readFact(written, { board, names }, path) }));
    if (!read.ok) return outcome(read);
    const { verdict, findings, board: after } = judge(twilightStruggle, board, read.fact);
    steps.push({ fact: read.fact, index: at, verdict, findings, before: board });
    if (verdict === 'illegal') return outcome();
    board = after;
  }
  return outcome({ differences: compareStanding(entry.expect ?? {}, board, names) });
}

const waits = ({ state }: Board): boolean => stepAt(twilightStruggle.steps, state).tags.length > 0;

/** What a record states of the board and the tracks; of anything else a fact says nothing. */
function compareStanding(expect: Readonly<Record<string, unknown>>, board: Board, names: NameIndex): Difference[] {
  const found = standing(board);
  const tracks: Readonly<Record<string, unknown>> = { ...found };
  return Object.entries(expect).flatMap(([key, expected]): Difference[] => {
    if (key === 'influence' || key === 'influence_changed') {
      return Object.entries(expected as Record<string, unknown>).flatMap(([name, markers]) => {
        const where = names.country(name);
        const id = where === undefined ? undefined : board.tables.countries[where]?.id;
        return difference(`influence.${name}`, markers, id === undefined ? undefined : found.influence[id]);
      });
    }
    return difference(key, expected, pick(tracks[key], expected));
  });
}

const difference = (key: string, expected: unknown, found: unknown): Difference[] =>
  same(expected, found) ? [] : [{ key, expected, found }];

// The keys of a case --------------------------------------------------------------------------------------------------

/** Judges an entry in the keys of a case from a board. `index` is its place in the record. */
export function playEntry(
  from: Board,
  entry: RecordEntry,
  index: number,
  extra: ExtraNames,
  { position: begun, policies }: Begun = {},
): EntryOutcome {
  // A record in these keys tells what is played, not what is held, unless it begins with hands.
  const { hands, ...table } = positionOf(from, begun?.deck_top_first).position;
  const position = begun?.hands && hands ? { ...table, hands } : table;
  const told = { ...caseOf(entry, index, position), policies: decksAgreed(from.rules, policies) };
  if (entry.round === 'end') {
    // With the last turn, or with the points of a turn, the game may be over: then nothing improves any more. 10.3
    const ended = runCase(from.rules, { ...told, action: told.action.slice(0, 1) }, extra);
    if (ended.ruling?.end.state.result) return outcomeOf(entry, from, ended);
  }
  return outcomeOf(entry, from, runCase(from.rules, told, extra));
}

/** Of the cards that take an agreement: what is in force of those that the record speaks of. No entry says otherwise. */
const decksAgreed = ({ cards, policies }: Ruleset, told: GameRecord['policies'] = {}): Record<string, string> =>
  Object.fromEntries(
    cards.flatMap(({ deck }) => {
      const option = deck && deck.issue in told ? policies[deck.issue] : undefined;
      return deck && option !== undefined ? [[deck.issue, option]] : [];
    }),
  );

/** An entry as a case of its own. */
function caseOf(entry: RecordEntry, index: number, before: CasePosition): CaseInput {
  const { turn, round, side, expect, facts: _, hands, ...action } = entry;
  const player = side === undefined ? {} : { player: side.toUpperCase() };
  const id = `entry ${index + 1}`;
  const stated = expect ? { expect } : {};
  if (round === 'end') {
    const position: CasePosition = { ...before, turn, phase: 'cleanup' };
    const phases = ['end_turn', 'improve_defcon'] as const;
    return { id, position, action: phases.map((phase) => ({ kind: 'phase', phase })), ...stated };
  }
  const inHand = hands === undefined ? {} : { hands };
  if (typeof round !== 'number') {
    const position: CasePosition = { ...before, turn, phase: 'headline', ...inHand };
    return { id, position, action: [{ ...action, kind: 'headline' }], ...stated };
  }
  const position: CasePosition = {
    ...before,
    turn,
    phase: 'action_round',
    action_round: round,
    ...(side !== undefined && { phasing: side }),
    ...handOf(entry, before),
    ...inHand,
  };
  // A round of which no card is told has been passed.
  const kind = action.card === undefined && Object.keys(action).length === 0 ? 'pass' : 'play';
  return { id, position, action: [{ ...action, ...player, kind }], ...stated };
}

/** A companion card is in the hand, because it is played from there. */
function handOf({ side = '', card, event }: RecordEntry, { hands }: CasePosition): Pick<CasePosition, 'hands'> {
  if (hands !== undefined || card === undefined || event?.with === undefined) return {};
  return { hands: { [side.toLowerCase()]: { known: [card, event.with], hidden: 4 } } };
}
