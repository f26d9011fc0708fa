/** What a record of *Guerra fría* comes to, in the words of a language. */

import { label } from '../../../../ruling/language.ts';
import type { Violation } from '../../desk/record.ts';
import { sentenceOf } from '../../desk/texts.ts';
import type { JudgedRecord } from '../cases.ts';
import type { FoundInRecord, GuerraFriaReplayReport } from './json.ts';
import type { GuerraFriaLanguage } from './language.ts';

/** Something found, in words. */
export function told(
  { action, round, clause, message, differences }: Violation,
  { read, replay }: JudgedRecord,
  language: GuerraFriaLanguage,
): FoundInRecord {
  const { line } = read.locate(['action', action]);
  const at = { line, round, clause };
  if (message === 'result') {
    const said = differences.map(({ key, expected, found }) =>
      label(language, 'replay.result', { what: key, expected: JSON.stringify(expected), found: JSON.stringify(found) }),
    );
    return { ...at, message: said.join('; ') };
  }
  const findings = replay.stepsOf(action).flatMap((step) => [...step.findings, ...step.consequences]);
  const finding = findings.find(
    (each) => each.clause === clause && each.message === message && each.force !== 'permits',
  );
  return { ...at, message: finding ? sentenceOf(language.texts, finding) : message };
}

/** The report for programs: what `arbiter replay --game guerra-fria --format json` prints of a record. */
export function reportJson(judged: JudgedRecord, language: GuerraFriaLanguage): GuerraFriaReplayReport {
  const { read, record, replay } = judged;
  const inWords = (list: readonly Violation[]) => list.map((each) => told(each, judged, language));
  const last = replay.steps.at(-1)?.action ?? -1;
  return {
    file: read.file,
    lines: read.text.trimEnd().split('\n').length,
    unread: [],
    checked: checkedIn(judged),
    notAdjudicated: record.action.length - 1 - last,
    violations: inWords(replay.violations),
    undetermined: inWords(replay.undetermined),
    notes: inWords(replay.nullMoves),
    ending: replay.ending,
  };
}

/** How many rounds were played, selections judged and stated results compared. */
export function checkedIn({ record, replay }: JudgedRecord): GuerraFriaReplayReport['checked'] {
  const facts = replay.steps.filter(({ verdict }) => verdict !== 'illegal').map(({ fact }) => fact?.type);
  const adjudicated = new Set(replay.steps.map(({ action }) => action));
  return {
    rounds: replay.steps.filter(
      ({ before, after }) => after.state.round > before.state.round || (after.state.result && !before.state.result),
    ).length,
    selections: facts.filter((type) => type === 'select' || type === 'reveal').length,
    results: record.action.filter(({ result }, index) => result !== undefined && adjudicated.has(index)).length,
  };
}
