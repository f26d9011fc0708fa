/** What *Guerra fría* is ruled by, and its records, judged: by the command line, by programs, with the same words. */
import type { ReadSuccess } from '../../../data/read.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import type { NoCases } from '../../../ruling/referee.ts';
import { type GameRecord, type Replay, replayRecord } from '../desk/record.ts';
import type { Words } from '../desk/words.ts';
import type { Ruleset } from '../ruleset.ts';
import { problemAt, readGuerraFriaRecord } from './data/cases.ts';

/** What is ruled by: a call of the command line has it, and so has a program. */
export interface Library {
  readonly rules: Ruleset;
  /** The policies asked for, which the rules have already: they prevail over those of a case. */
  readonly policies: Readonly<Record<string, string>>;
  readonly words: Words;
}

/** A record that was judged. */
export interface JudgedRecord {
  readonly read: ReadSuccess;
  readonly record: GameRecord;
  readonly replay: Replay;
}

/** Judges the record of a game; or says what is wrong with the text. */
export function judgeRecord(
  { rules, policies, words }: Library,
  name: string,
  source: string | Uint8Array,
): ({ readonly ok: true } & JudgedRecord) | NoCases {
  const file = readGuerraFriaRecord(name, source);
  if (!file.ok) return file;
  const { read } = file;
  const record = { ...file.record, policies: withoutKeys(file.record.policies ?? {}, policies) };
  const result = replayRecord(guerraFria, rules, record, words);
  if (!result.ok) return { ok: false, diagnostics: [problemAt(read, result.problem)] };
  return { ok: true, read, record, replay: result.replay };
}

/** A map without the keys of another. */
export const withoutKeys = (map: Readonly<Record<string, string>>, other: object): Record<string, string> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => !Object.hasOwn(other, key)));
