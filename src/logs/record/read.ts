/** Reading a record: its shape, and the names it uses, are checked before anything is judged. */

import { type EffectReader, withEffectsListed } from '../../cases/effect-words.ts';
import type { ExtraNames } from '../../cases/names.ts';
import { caseNames } from '../../cases/read-names.ts';
import { wording } from '../../core/wording.ts';
import { type Diagnostic, sortDiagnostics } from '../../data/diagnostics.ts';
import { mistakesIn } from '../../data/explain.ts';
import { diagnosticAt, type ReadSuccess, readYaml } from '../../data/read.ts';
import type { SchemaCheck } from '../../data/schema-check.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { GameRecord } from './record.ts';

export type RecordFile =
  | {
      readonly ok: true;
      readonly source: ReadSuccess;
      readonly record: GameRecord;
      /** Localised names that the record needed. */
      readonly extra: ExtraNames;
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** The part of `case.schema.json` that records obey. */
export const RECORD_SCHEMA = 'case.schema.json#/$defs/record';

/**
 * Reads a record, YAML or JSON.
 * @param rules the rules whose names it may use
 * @param load names in other languages; called only when a name is not English
 */
export function readRecord(
  file: string,
  text: string | Uint8Array,
  check: SchemaCheck,
  rules: Ruleset,
  load: () => ExtraNames = () => ({}),
): RecordFile {
  const source = readYaml(file, text);
  if (!source.ok) return source;
  const names = caseNames(rules, load);
  const record = withEffectsRead(source.value, names.effects) as GameRecord;
  const wrong = mistakesIn(source, check(RECORD_SCHEMA, record, names.forSchema));
  if (wrong.length > 0) return { ok: false, diagnostics: sortDiagnostics(wrong) };
  if (record.house !== undefined && record.house !== rules.house?.title) {
    const message = wording('this game was played under the house rules "{title}"', { title: record.house });
    const hint = wording('hand them in with --rules');
    return { ok: false, diagnostics: [diagnosticAt(source, ['house'], false, { code: 'house', message, hint })] };
  }
  return { ok: true, source, record, extra: names.extra() };
}

/** The record with the effects of its position as a list, in whatever words they stand. */
const withEffectsRead = (value: unknown, reader: EffectReader): unknown =>
  typeof value === 'object' && value !== null && 'position' in value
    ? { ...value, position: withEffectsListed(value.position, reader) }
    : value;
