/** Replaying our own record: every entry is judged from where the one before it ended. */
import { editionNamed, localisedNames } from '../../cases/desk.ts';
import type { ExtraNames } from '../../cases/names.ts';
import { caseSchemas } from '../../data/case-schemas.ts';
import { type Edition, formatDiagnostic, loadRuleset } from '../../data/index.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { readRecord } from '../../logs/record/read.ts';
import type { GameRecord } from '../../logs/record/record.ts';
import { type RecordRun, runRecord } from '../../logs/record/run.ts';
import { languageOf } from '../../ruling/language.ts';
import { type Judgement, judgementOf } from '../../ruling/record-judgement.ts';
import { report as reportOf } from '../cases.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import type { Input } from '../input.ts';
import type { Session } from '../session.ts';

/** A record that has been judged. */
export interface JudgedRecord extends Judgement {
  readonly board: Board;
  readonly run: RecordRun;
  /** Names in other languages that the record needed. */
  readonly extra: ExtraNames;
  /** Line of an entry, or of one of its facts; both counted from 0. */
  readonly lineOf: (entry: number, fact?: number) => number;
}

/** Judges a record. Throws a `Stop` with diagnostics if the text is none, or names what there is not. */
export function judgeRecord(
  { name, bytes }: Input,
  session: Session,
  { given, io }: Pick<Call, 'given' | 'io'>,
): JudgedRecord {
  const read = readRecord(name, bytes, caseSchemas(), session.rules('deluxe'), () => localisedNames(session));
  if (!read.ok) throw new Stop(reportOf(read.diagnostics, io));
  const { record, source } = read;
  // A profile on the command line is a whole set of readings, which takes the place of the record's.
  const rules = rulesOf(given.has('profile') ? { ...record, policies: {} } : record, session);
  const run = runRecord(rules, record, read.extra);
  const board = run.outcomes.at(-1)?.after ?? run.start;
  const { report, incidents, film } = judgementOf(record, run, source, languageOf(session, board));
  const lineOf = (entry: number, fact?: number): number =>
    source.locate(fact === undefined ? ['entries', entry] : ['entries', entry, 'facts', fact]).line;
  return { report, incidents, board, run, film, extra: read.extra, lineOf };
}

/** The rules of the edition under the readings of the record; those of the command line prevail. */
function rulesOf({ edition, policies = {} }: GameRecord, session: Session): Ruleset {
  const own: Edition = session.edition ?? editionNamed(edition ?? 'deluxe') ?? 'deluxe';
  if (Object.keys(policies).length === 0) return session.rules(own);
  const loaded = loadRuleset('twilight-struggle', own, { policies: { ...policies, ...session.policies } });
  if (loaded.ok) return loaded.rules;
  throw new Stop(loaded.diagnostics.map((problem) => `arbiter: ${formatDiagnostic(problem)}`).join('\n'));
}
