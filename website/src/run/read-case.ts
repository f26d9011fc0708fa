/** Reading what somebody has written in YAML: the readers of the command line, with their diagnostics. Loaded when first needed. */
import type { CaseInput } from '../../../src/cases/case.ts';
import { makeCaseReader } from '../../../src/cases/read.ts';
import { wording, wordingIn } from '../../../src/core/wording.ts';
import { recordOfReplay } from '../../../src/logs/engine-replay/record-of.ts';
import { looksLikeReplay, readReplay } from '../../../src/logs/engine-replay/replay-file.ts';
import { readRecord } from '../../../src/logs/record/read.ts';
import { runRecord } from '../../../src/logs/record/run.ts';
import type { Timeline } from '../../../src/logs/timeline.ts';
import { looksTyped, typedRecord, typedWords } from '../../../src/logs/typed.ts';
import { judgementOf } from '../../../src/ruling/record-judgement.ts';
import { caseCheck as check } from './case-check.ts';
import type { Engine } from './engine.ts';
import { inWords, type Read } from './read.ts';

/** A reader for one language, of the first of several cases; the names of all four are known to it. */
export function caseReader({ rules, extraNames, texts }: Engine): (text: string) => Read<CaseInput> {
  const reader = makeCaseReader(check, rules.deluxe, () => extraNames);
  return (text) => {
    const read = reader.read('', text, { maxBytes: 200_000 });
    const problems = read.ok ? read.rejected : read.diagnostics;
    const [first, second] = read.ok ? read.cases : [];
    return first
      ? { ok: true, input: first.input, several: second !== undefined || problems.length > 0 }
      : { ok: false, problems: inWords(problems, texts) };
  };
}

/** A record of our own, judged moment by moment; or what is wrong with it. */
export function timelineOfRecord(engine: Engine, text: string, name: string): Timeline | string {
  const { rules, extraNames, language } = engine;
  const own = recordText(engine, text, name);
  if (own === undefined) return wordingIn(engine.texts, NO_RECORD);
  const read = readRecord(name, own, check, rules.deluxe, () => extraNames);
  if (!read.ok) return inWords(read.diagnostics, language.mistakes).join('\n');
  const { record, source, extra } = read;
  const law = rules[record.edition === 'second' || record.edition === '2nd' ? 'second' : 'deluxe'];
  const run = runRecord({ ...law, policies: { ...law.policies, ...record.policies } }, record, extra);
  return judgementOf(record, run, source, language).timeline();
}

const NO_RECORD = wording('The file is text, but neither a log of the digital edition nor a record of this project.');

/** The record that a JSON replay or a score sheet stands for; undefined if it cannot be told as one. */
function recordText({ rules, texts }: Engine, text: string, name: string): string | undefined {
  if (looksLikeReplay(text)) {
    const replay = readReplay(name, text);
    return replay?.ok ? recordOfReplay(rules.deluxe, replay).yaml : undefined;
  }
  if (!looksTyped(text)) return text;
  const read = typedRecord(text, [typedWords(texts.messages)]);
  return read.ok ? read.yaml : undefined;
}
