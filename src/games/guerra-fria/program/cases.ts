/** The cases and records of *Guerra fría*, read and ruled on: by the command line, by programs, with the same words. */
import type { Diagnostic, Path } from '../../../data/diagnostics.ts';
import type { ReadSuccess } from '../../../data/read.ts';
import { guerraFriaDesk } from '../../../registry/guerra-fria.ts';
import type { CaseRuling } from '../desk/case.ts';
import type { CaseInput } from '../desk/format.ts';
import type { GameRecord, Replay } from '../desk/record.ts';
import type { Words } from '../desk/words.ts';
import type { Ruleset } from '../ruleset.ts';
import { problemAt, readGuerraFriaCases, readGuerraFriaRecord } from './data/cases.ts';

/** What is ruled by: a call of the command line has it, and so has a program. */
export interface Library {
  readonly rules: Ruleset;
  /** The policies asked for, which the rules have already: they prevail over those of a case. */
  readonly policies: Readonly<Record<string, string>>;
  readonly words: Words;
}

/** A case and where it stands. */
export interface CaseEntry {
  /** Without those of its policies over which the ones asked for prevail. */
  readonly input: CaseInput;
  readonly path: Path;
}

/** A file of cases that was read. */
export interface CaseFile {
  readonly ok: true;
  readonly source: ReadSuccess;
  /** The file is the position itself, without a case around it. */
  readonly bare?: boolean;
  /** The cases that can be ruled on. */
  readonly cases: readonly CaseEntry[];
  /** What is wrong with the others. */
  readonly rejected: readonly Diagnostic[];
}

/** A record that was judged. */
export interface JudgedRecord {
  readonly read: ReadSuccess;
  readonly record: GameRecord;
  readonly replay: Replay;
}

type Failure = { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** The cases of a text, or what is wrong with it. */
export function readCases(
  { policies }: Pick<Library, 'policies'>,
  name: string,
  source: string | Uint8Array,
): CaseFile | Failure {
  const found = readGuerraFriaCases(name, source);
  if (!found.ok) return found;
  const cases = found.cases.map(({ input, path }) => ({
    input: { ...input, policies: withoutKeys(input.policies ?? {}, policies) },
    path,
  }));
  return { ...found, cases };
}

/** Rules on a case; or says where it makes no sense. */
export function ruleOn(
  { rules, words }: Library,
  { source, bare }: Pick<CaseFile, 'source' | 'bare'>,
  { input, path }: CaseEntry,
): { readonly ok: true; readonly ruling: CaseRuling } | Failure {
  const result = guerraFriaDesk.ruleCase(rules, input, words);
  return result.ok ? result : { ok: false, diagnostics: [problemAt(source, result.problem, path, bare)] };
}

/** Judges the record of a game; or says what is wrong with the text. */
export function judgeRecord(
  { rules, policies, words }: Library,
  name: string,
  source: string | Uint8Array,
): ({ readonly ok: true } & JudgedRecord) | Failure {
  const file = readGuerraFriaRecord(name, source);
  if (!file.ok) return file;
  const { read } = file;
  const record = { ...file.record, policies: withoutKeys(file.record.policies ?? {}, policies) };
  const result = guerraFriaDesk.replayRecord(rules, record, words);
  if (!result.ok) return { ok: false, diagnostics: [problemAt(read, result.problem)] };
  return { ok: true, read, record, replay: result.replay };
}

const withoutKeys = (map: Readonly<Record<string, string>>, other: object): Record<string, string> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => !Object.hasOwn(other, key)));
