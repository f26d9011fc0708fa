/**
 * Reading cases and records of *Guerra fría* from YAML, with the schemas and the diagnostics of the command line. Loaded
 * when first needed.
 */
import caseSchema from '../../../../rules/schemas/guerra-fria-case.schema.json';
import recordSchema from '../../../../rules/schemas/guerra-fria-record.schema.json';
import { type MistakeWords, wordingIn } from '../../../../src/core/wording.ts';
import { mistakesIn } from '../../../../src/data/explain.ts';
import { readYaml } from '../../../../src/data/read.ts';
import { prepareSchemas } from '../../../../src/data/schema.ts';
import type { CaseInput, GameRecord } from '../../../../src/games/guerra-fria/desk/index.ts';
import { replayRecord } from '../../../../src/games/guerra-fria/desk/record.ts';
import {
  type GuerraFriaTimeline,
  timelineOfRecord,
} from '../../../../src/games/guerra-fria/program/ruling/timeline.ts';
import { MAX_LOG_LENGTH } from '../../../../src/logs/detect.ts';
import { guerraFria } from '../../../../src/registry/guerra-fria.ts';
import { inWords, type Read } from '../../run/read.ts';
import type { GuerraFriaEngine } from './engine.ts';

type Kind = 'case' | 'record';
const check = prepareSchemas({ case: caseSchema, record: recordSchema });

/** The case, the first of several. */
export const readGuerraFriaCase = (text: string, words: MistakeWords): Read<CaseInput> =>
  readAs(text, words, () => 'case');

/** A record of a game, or a case that is walked like one: a case says what it is called or what is expected. */
export const readGuerraFriaGame = (text: string, words: MistakeWords): Read<GameRecord> =>
  readAs(text, words, (value) =>
    ['id', 'expect', 'clauses'].some((key) => Object.hasOwn(Object(value), key)) ? 'case' : 'record',
  );

/** The value of a text, the first of a list, if it is of the kind that it should be. */
function readAs<T>(text: string, words: MistakeWords, kindOf: (value: unknown) => Kind): Read<T> {
  const read = readYaml('', text, { maxBytes: 200_000 });
  if (!read.ok) return { ok: false, problems: inWords(read.diagnostics, words) };
  const list = Array.isArray(read.value);
  const [value, path] = list ? [read.value[0] as unknown, [0]] : [read.value, []];
  const problems = mistakesIn(read, check(kindOf(value), value, new Map()), path);
  return problems.length > 0
    ? { ok: false, problems: inWords(problems, words) }
    : { ok: true, input: value as T, several: list && read.value.length > 1 };
}

/** A record of a game, judged and kept moment by moment; or what is wrong with the text. */
export function timelineOfGuerraFria(
  { rules, words, language }: GuerraFriaEngine,
  text: string,
  name: string,
): GuerraFriaTimeline | string {
  const { mistakes } = language;
  const read = readYaml(name, text, { maxBytes: MAX_LOG_LENGTH });
  if (!read.ok) return inWords(read.diagnostics, mistakes).join('\n');
  const problems = mistakesIn(read, check('record', read.value, new Map()));
  if (problems.length > 0) return inWords(problems, mistakes).join('\n');
  const record = read.value as GameRecord;
  const result = replayRecord(guerraFria, rules, record, words);
  if (!result.ok) return wordingIn(mistakes, result.problem.message);
  return timelineOfRecord({ read, record, replay: result.replay }, language);
}
