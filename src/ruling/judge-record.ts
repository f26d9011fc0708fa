/** Judging our own record: every entry from where the one before it ended. Runs in a browser too. */
import { editionNamed, type Library, localisedNames } from '../cases/desk.ts';
import type { ExtraNames } from '../cases/names.ts';
import { caseSchemas } from '../data/case-schemas.ts';
import type { Diagnostic } from '../data/diagnostics.ts';
import type { Edition } from '../data/sources.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { readRecord } from '../logs/record/read.ts';
import type { GameRecord } from '../logs/record/record.ts';
import { type RecordRun, runRecord } from '../logs/record/run.ts';
import type { CallLanguage } from './language.ts';
import { type Judgement, judgementOf } from './record-judgement.ts';

type Failure = { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };
type Found = { readonly ok: true; readonly rules: Ruleset } | Failure;

/** Where the rules of a record come from. */
export interface RecordLibrary extends Library {
  /** The profile asked for: a whole set of readings, which takes the place of the record's. */
  readonly profile: string | undefined;
  /** The rules of an edition under these readings instead; or what is wrong with them. */
  rulesUnder(edition: Edition, policies: Readonly<Record<string, string>>): Found;
}

/** A record that has been judged. */
export interface JudgedRecord extends Judgement {
  readonly ok: true;
  readonly board: Board;
  readonly record: GameRecord;
  readonly run: RecordRun;
  /** Names in other languages that the record needed. */
  readonly extra: ExtraNames;
  /** Line of an entry, or of one of its facts; both counted from 0. */
  readonly lineOf: (entry: number, fact?: number) => number;
}

/** Judges a record; or says what is wrong with the text, or which of its names and readings there are not. */
export function judgeRecord(
  library: RecordLibrary,
  name: string,
  source: string | Uint8Array,
  languageFor: (board: Board) => CallLanguage,
): JudgedRecord | Failure {
  const file = readRecord(name, source, caseSchemas(), library.rules('deluxe'), () => localisedNames(library));
  if (!file.ok) return file;
  const { record, extra } = file;
  const found = rulesFor(record, library);
  if (!found.ok) return found;
  const run = runRecord(found.rules, record, extra);
  const board = run.outcomes.at(-1)?.after ?? run.start;
  const lineOf = (entry: number, fact?: number): number =>
    file.source.locate(fact === undefined ? ['entries', entry] : ['entries', entry, 'facts', fact]).line;
  return { ok: true, ...judgementOf(record, run, file.source, languageFor(board)), board, record, run, extra, lineOf };
}

/** The rules of the edition under the readings of the record; those asked for prevail. */
function rulesFor({ edition, policies = {} }: GameRecord, library: RecordLibrary): Found {
  const own: Edition = library.edition ?? editionNamed(edition ?? 'deluxe') ?? 'deluxe';
  if (library.profile !== undefined || Object.keys(policies).length === 0)
    return { ok: true, rules: library.rules(own) };
  return library.rulesUnder(own, { ...policies, ...library.policies });
}
