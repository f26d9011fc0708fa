/** A game from one form of record into another: the text of the digital edition, and our own record. */
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { logNames } from './names.ts';
import { readLog } from './read.ts';
import type { GameRecord } from './record/record.ts';
import type { RecordRun } from './record/run.ts';
import { makeRecord } from './record/write.ts';
import { replay } from './replay/replay.ts';
import type { ReplayReport } from './replay/report.ts';
import { GameWriter } from './replay/written/game-writer.ts';

export interface Converted<Form> {
  /** Those by which it was judged. */
  readonly rules: Ruleset;
  /** Undefined if nothing of it can be told in the other form. */
  readonly form: Form | undefined;
  /** What was found on the way: what a log does not tell, or tells wrongly, is in no record. */
  readonly report: ReplayReport;
}

/** The record of a game that a log tells, fact by fact. Hands stay hidden, as they are in the log. */
export function recordOfLog(rules: Ruleset, text: string): Converted<GameRecord> {
  const log = readLog(text, logNames(rules));
  const facts: GameFact[] = [];
  const { report, run } = replay(rules, log, { onFact: (fact) => void facts.push(fact) });
  const { us, ussr } = log.setup.handicap;
  const agreed = { hands: 'hidden', handicap: [us.influence, ussr.influence], vp: us.vp - ussr.vp } as const;
  const form = facts.length === 0 ? undefined : makeRecord(run.rules, agreed, facts);
  return { rules: run.rules, form, report };
}

/**
 * The log of a game that a record tells by facts, with all cards known: the digital edition prints the hands that an event
 * lays open. Undefined for any other record, and for variants of whose logs nothing is known.
 */
export function logOfRecord(rules: Ruleset, record: GameRecord, run: RecordRun): string | undefined {
  const isByFacts = record.entries.every(({ facts }) => facts !== undefined);
  if (UNKNOWN_IN_LOGS.some((issue) => rules.policies[issue] === 'on')) return undefined;
  if (!isByFacts || record.setup !== undefined || (record.hands ?? 'known') !== 'known') return undefined;
  const writer = new GameWriter(rules, { us: 0, ussr: 0, ...record.handicap });
  for (const { fact } of run.outcomes.flatMap(({ steps }) => steps)) if (!writer.take(fact)) break;
  return writer.text();
}

/** Variants of which no log of the digital edition has been seen: nobody knows how it prints a crisis or the space of the war. */
export const UNKNOWN_IN_LOGS = ['turn-zero', 'chinese-civil-war'] as const;
