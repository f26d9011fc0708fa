/**
 * How a record begins that tells its game in the keys of a case: what came of the crises of Turn Zero, the markers of the
 * set-up, and what was agreed beyond them. Both are judged like cases, before the first entry.
 */
import type { CaseFact, CaseInput, CasePosition } from '../../cases/case.ts';
import type { ExtraNames, NameIndex } from '../../cases/names.ts';
import { setUpPosition } from '../../cases/position.ts';
import { runCase } from '../../cases/suite.ts';
import { positionOf } from '../../cases/write.ts';
import type { Message } from '../../core/render.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import type { Ruleset, SideId } from '../../games/twilight-struggle/ruleset.ts';
import { SIDE_IDS } from '../../games/twilight-struggle/tables.ts';
import { type EntryOutcome, outcomeOf } from './outcome.ts';
import type { GameRecord } from './record.ts';

/** A part of a record that is judged before its entries. */
export interface OpeningOutcome {
  readonly key: 'crises' | 'setup';
  readonly outcome: EntryOutcome;
}

export interface RecordOpening {
  /** The rules with what the crises say is being played. */
  readonly rules: Ruleset;
  /** The record with nothing of the crises but what the dice came to. */
  readonly record: GameRecord;
  readonly outcomes: readonly OpeningOutcome[];
  /** Turn Zero is being played, and what came of it is not told in full. */
  readonly lacksCrises: boolean;
}

/** What is said of a record that leaves a crisis out. */
export const CRISES_UNTOLD: Message = { message: 'log.note-crises-untold' };

/** Does a record tell its game in the keys of a case, from the beginning? */
const isInKeys = ({ position, entries, setup }: GameRecord): boolean =>
  position === undefined && (entries[0]?.facts === undefined || setup !== undefined);

/** Judges what a record tells of the crises and of the set-up. */
export function judgeOpening(rules: Ruleset, record: GameRecord, extra: ExtraNames): RecordOpening {
  if (!isInKeys(record)) return { rules, record, outcomes: [], lacksCrises: false };
  const zero = record.crises && judgeCrises(rules, record.crises, extra);
  const crises = zero?.after.state.turnZero.results.some((at) => at >= 0) ? positionOf(zero.after).position.crises : {};
  const own = zero?.after.rules ?? rules;
  const plain: GameRecord = { ...record, ...(crises && { crises }) };
  const { issue, when } = own.turnZero.policy;
  const isOn = own.policies[issue] === when;
  const setup = record.setup && judgeSetup(own, plain, extra);
  return {
    rules: own,
    record: plain,
    outcomes: [
      ...(zero ? [{ key: 'crises', outcome: zero } as const] : []),
      ...(setup ? [{ key: 'setup', outcome: setup } as const] : []),
    ],
    lacksCrises: isOn && Object.keys(crises ?? {}).length < crisesPlayed(own),
  };
}

/** How many crises a game has: one fewer beside the variant that takes its place. TZ-1, TZ-8 */
function crisesPlayed({ turnZero, policies }: Ruleset): number {
  const { policy } = turnZero.leftOut;
  return turnZero.crises.length - (policies[policy.issue] === policy.when ? 1 : 0);
}

function judgeCrises(rules: Ruleset, told: NonNullable<GameRecord['crises']>, extra: ExtraNames): EntryOutcome {
  const known: Record<string, number> = {};
  const facts: CaseFact[] = [];
  for (const [crisis, came] of Object.entries(told)) {
    if (typeof came === 'number') known[crisis] = came;
    else {
      const { us, ussr, die } = came;
      facts.push({ type: 'crisis', crisis });
      for (const [by, option = 'none'] of [['us', us] as const, ['ussr', ussr] as const])
        facts.push({ type: 'choose', by, option });
      facts.push({ type: 'roll', die });
    }
  }
  const position: CasePosition = { phase: 'turn_zero', crises: known };
  return opened(rules, { id: 'crises', position, action: facts.length > 0 ? [{ kind: 'facts', facts }] : [] }, extra);
}

/** Free markers, and those beyond them: as many as were agreed, or as are told where nothing else says how many. 3.2, 3.3 */
function judgeSetup(
  rules: Ruleset,
  { setup = {}, handicap = {}, crises }: GameRecord,
  extra: ExtraNames,
): EntryOutcome {
  const agreed = (side: SideId): number =>
    handicap[side] ?? Object.values(setup[`${side}_bid`] ?? {}).reduce((sum, n) => sum + n, 0);
  const position: CasePosition = {
    ...startOf(rules, crises as Readonly<Record<string, number>> | undefined),
    phase: 'setup',
    handicap: { ...handicap, us: agreed('us'), ussr: agreed('ussr') },
  };
  return opened(rules, { id: 'setup', position, action: [{ kind: 'setup', ...setup }] }, extra);
}

function opened(rules: Ruleset, input: CaseInput, extra: ExtraNames): EntryOutcome {
  const board = makeBoard(rules);
  return outcomeOf({ turn: 1, round: 'set-up' }, board, runCase(rules, input, extra));
}

/** The position before the first marker that a side may place. */
const startOf = (rules: Ruleset, crises: Readonly<Record<string, number>> | undefined): CasePosition => ({
  base: 'setup',
  ...(rules.policies[rules.lateWar.policy.issue] === rules.lateWar.policy.when ? {} : { turn: 1 }),
  ...(crises && Object.keys(crises).length > 0 && { crises }),
});

/** The board on which the first entry of a record in keys is played: fixed markers, free ones, and those beyond. 3.2, 3.3 */
export function openingBoard(rules: Ruleset, { setup = {}, handicap, crises }: GameRecord, names: NameIndex): Board {
  const start = startOf(rules, crises as Readonly<Record<string, number>> | undefined);
  const laid = setUpPosition(makeBoard(rules), start, names);
  const influence = { ...positionOf(laid).position.influence } as Record<string, { us: number; ussr: number }>;
  for (const side of SIDE_IDS as readonly SideId[]) {
    for (const [name, n] of [setup[side], setup[`${side}_bid`]].flatMap((each) => Object.entries(each ?? {}))) {
      const at = names.country(name);
      const key = at === undefined ? name : (laid.tables.countries[at]?.name ?? name);
      const before = influence[key] ?? { us: 0, ussr: 0 };
      influence[key] = { ...before, [side]: before[side] + n };
    }
  }
  const vp = handicap?.vp ?? 0;
  return setUpPosition(makeBoard(rules), { ...start, vp: laid.state.vp + vp, influence }, names);
}
