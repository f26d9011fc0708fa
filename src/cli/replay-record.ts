/** Replaying our own record: every entry is a move judged from where the one before it ended. */
import { citations, type Difference } from '../cases/suite.ts';
import { type ReadSuccess, readYaml } from '../data/index.ts';
import { isRecord, runRecord } from '../logs/record.ts';
import type { ReplayReport, Violation } from '../logs/replay/report.ts';
import { CaseDesk, report } from './cases.ts';
import { Stop } from './exit.ts';
import type { Input } from './input.ts';
import type { Io } from './io.ts';
import type { Told } from './replay-view.ts';
import { editionNamed, type Session } from './session.ts';

/** Which check of the report an expected key belongs to. */
const CHECK_OF: Readonly<Record<string, keyof ReplayReport['checked']>> = {
  influence: 'influence',
  vp: 'vp',
  tally: 'vp',
  defcon: 'defcon',
  milops: 'milops',
  space: 'space',
  cards: 'events',
  war_modifier: 'dice',
  ops_value: 'dice',
};

/** Adjudicates a record. Throws a `Stop` with diagnostics if the text is none. */
export function replayRecord({ name, bytes }: Input, session: Session, io: Io): Told {
  const read = readYaml(name, bytes);
  if (!read.ok) throw new Stop(report(read.diagnostics, io));
  if (!isRecord(read.value)) throw new Stop(`arbiter: ${name} is no record: it has no "format: record" and "entries"`);
  const record = read.value;
  const desk = new CaseDesk(session);
  const rules = session.rules(session.edition ?? editionNamed(record.edition ?? 'deluxe') ?? 'deluxe');
  const outcomes = runRecord(rules, record, desk.nameIndex(), desk.extraNames());
  const checked = { influence: 0, vp: 0, defcon: 0, milops: 0, space: 0, dice: 0, events: 0 };
  const violations: Violation[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    for (const key of Object.keys(record.entries[index]?.expect ?? {})) {
      const check = CHECK_OF[key];
      if (check) checked[check]++;
    }
    const against = outcome.ruling ? citations(outcome.ruling) : [];
    for (const difference of outcome.differences) {
      violations.push({
        line: lineOf(read, index, difference),
        clause: against[0] ?? '5.1',
        message: `${difference.key}: expected ${show(difference.expected)}, found ${show(difference.found)}`,
      });
    }
  }
  const report_: ReplayReport = {
    file: name,
    lines: read.text.split('\n').length,
    unread: [],
    checked,
    notAdjudicated: 0,
    violations,
    undetermined: [],
    notes: (record.errata ?? []).map((text) => ({ code: 'erratum', line: null, text })),
    ending: endingOf(outcomes.at(-1)?.ruling?.end.state.result ?? null),
  };
  return { report: report_, incidents: [], board: outcomes.at(-1)?.ruling?.end };
}

/** The line of what an entry expects, or of the entry. */
function lineOf(read: ReadSuccess, index: number, { key }: Difference): number {
  const [first = ''] = key.split('.');
  const value = read.value as { readonly entries: readonly { readonly expect?: Readonly<Record<string, unknown>> }[] };
  const stated = first in (value.entries[index]?.expect ?? {});
  return read.locate(stated ? ['entries', index, 'expect', first] : ['entries', index]).line;
}

function endingOf(
  result: { readonly winner: 0 | 1 | 'draw'; readonly how: string; readonly clause: string } | null,
): ReplayReport['ending'] {
  if (!result) {
    const text = 'the record stops while the game goes on';
    return { state: 'open', certainty: 'stated', winner: null, how: null, clause: null, line: null, text };
  }
  const winner = result.winner === 'draw' ? 'draw' : result.winner === 0 ? 'us' : 'ussr';
  const { how, clause } = result;
  return { state: 'over', certainty: 'inferred', winner, how, clause, line: null, text: `the game is over: ${how}` };
}

const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
