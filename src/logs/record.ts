/** Our own record of a game: entries in the order of play, in the keys of the case format, with what must come of them. */
import type { CaseAction, CaseInput, CasePosition, CaseSide, PerSide } from '../cases/case.ts';
import { type ExtraNames, type NameIndex, plain } from '../cases/names.ts';
import { type CaseOutcome, runCase } from '../cases/suite.ts';
import { positionOf } from '../cases/write.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { SIDE_IDS } from '../games/twilight-struggle/tables.ts';

export interface GameRecord {
  readonly format: 'record';
  readonly game: 'twilight-struggle';
  readonly edition?: string;
  readonly title?: string;
  readonly errata?: readonly string[];
  readonly setup: {
    readonly us?: Readonly<Record<string, number>>;
    readonly ussr?: Readonly<Record<string, number>>;
    readonly us_bid?: Readonly<Record<string, number>>;
  };
  readonly entries: readonly RecordEntry[];
}

export interface RecordEntry extends Omit<CaseAction, 'kind'> {
  readonly turn: number;
  readonly round: number | 'headline' | 'end';
  readonly side?: CaseSide;
  readonly expect?: CaseInput['expect'];
}

/** Is this value a record, as far as its first lines say? */
export function isRecord(value: unknown): value is GameRecord {
  const record = value as Partial<GameRecord> | null;
  return typeof record === 'object' && record?.format === 'record' && Array.isArray(record.entries);
}

/**
 * Judges a record: every entry from where the one before it ended, whether or not that one came out as expected.
 * @param names finds the countries of the set-up; an unknown name is left to the ruling, which reports it
 */
export function runRecord(rules: Ruleset, record: GameRecord, names: NameIndex, extra: ExtraNames = {}): CaseOutcome[] {
  let position: CasePosition = { turn: 1, influence: openingInfluence(record, rules, names) };
  return record.entries.map((entry, index) => {
    const input = caseOf(entry, index, position);
    const outcome = runCase(rules, input, extra);
    if (outcome.ruling) {
      const { hands: _, ...next } = positionOf(outcome.ruling.end).position;
      position = next;
    }
    return outcome;
  });
}

/** An entry as a case of its own. A record tells what is played, not what is held. */
function caseOf(entry: RecordEntry, index: number, before: CasePosition): CaseInput {
  const { turn, round, side, expect, ...action } = entry;
  const player = side === undefined ? {} : { player: side.toUpperCase() };
  const id = `entry ${index + 1}`;
  const stated = expect ? { expect } : {};
  if (round === 'end') {
    const position: CasePosition = { ...before, turn, phase: 'cleanup' };
    const phases = ['end_turn', 'improve_defcon'] as const;
    return { id, position, action: phases.map((phase) => ({ kind: 'phase', phase })), ...stated };
  }
  if (round === 'headline') {
    return {
      id,
      position: { ...before, turn, phase: 'headline' },
      action: [{ ...action, kind: 'headline' }],
      ...stated,
    };
  }
  const position: CasePosition = {
    ...before,
    turn,
    phase: 'action_round',
    action_round: round,
    ...(side !== undefined && { phasing: side }),
    ...handOf(entry),
  };
  return { id, position, action: [{ ...action, ...player, kind: 'play' }], ...stated };
}

/** A companion card is in the hand, because it is played from there. */
function handOf({ side = '', card, event }: RecordEntry): Pick<CasePosition, 'hands'> {
  if (card === undefined || event?.with === undefined) return {};
  return { hands: { [side.toLowerCase()]: { known: [card, event.with], hidden: 4 } } };
}

/** The fixed markers of the edition with the free ones and the bid. 3.2, 3.3 */
function openingInfluence(
  { setup }: GameRecord,
  rules: Ruleset,
  names: NameIndex,
): Readonly<Record<string, PerSide<number>>> {
  const influence: Record<string, { us: number; ussr: number }> = {};
  const add = (name: string, side: 'us' | 'ussr', n: number): void => {
    const index = names.country(name);
    const key = index === undefined ? name : (rules.countries[index]?.id ?? plain(name));
    influence[key] ??= { us: 0, ussr: 0 };
    influence[key][side] += n;
  };
  for (const side of SIDE_IDS) {
    for (const [id, n] of Object.entries(rules.setup[side].fixed)) add(id, side, n);
    for (const [name, n] of Object.entries(setup[side] ?? {})) add(name, side, n);
  }
  for (const [name, n] of Object.entries(setup.us_bid ?? {})) add(name, 'us', n);
  return influence;
}
