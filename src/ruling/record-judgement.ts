/** What a record that has been run comes to, in the words of a language. Runs in a browser too. */

import { messageOf } from '../cases/run.ts';
import { citations, type Difference } from '../cases/suite.ts';
import type { Finding } from '../core/finding.ts';
import type { Message } from '../core/render.ts';
import { wordingIn } from '../core/wording.ts';
import type { ReadSuccess } from '../data/read.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import type { Result } from '../games/twilight-struggle/scoring/result.ts';
import { SIDE_IDS } from '../games/twilight-struggle/tables.ts';
import { CRISES_UNTOLD } from '../logs/record/opening.ts';
import { firstOutOfPlace } from '../logs/record/order.ts';
import type { EntryOutcome } from '../logs/record/outcome.ts';
import { type GameRecord, recordEntryName } from '../logs/record/record.ts';
import type { RecordRun } from '../logs/record/run.ts';
import { leftOpen } from '../logs/record/untold.ts';
import type { DamageFound, ReplayNote, ReplayReport, Undetermined, Violation } from '../logs/replay/report.ts';
import type { Incident } from '../logs/replay/run.ts';
import { cut, joined, type Opening, SET_UP, type Timeline } from '../logs/timeline.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type CallLanguage, say } from './language.ts';

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

/** The clause behind a track that does not stand where the record says, if nothing was refused. */
const CLAUSE_OF: Readonly<Record<string, string>> = {
  influence: '2.1',
  vp: '10.2',
  defcon: '8.1',
  milops: '8.2',
  space: '6.4',
  cards: '5.2',
};

/** The report on a record, with what its violations are shown with. */
export interface Judgement {
  readonly report: ReplayReport;
  readonly incidents: readonly Incident[];
  readonly timeline: () => Timeline;
}

export function judgementOf(
  record: GameRecord,
  run: RecordRun,
  source: ReadSuccess,
  language: CallLanguage,
): Judgement {
  const board = run.outcomes.at(-1)?.after ?? run.start;
  const found: Found = { violations: [], undetermined: [], incidents: [], off: new Map() };
  const odd = oddIn(record, source, language);
  for (const { key, outcome } of run.opening) judgeOpening(found, key, outcome, source, language);
  for (const [index, outcome] of run.outcomes.entries())
    judgeEntry(found, odd ? afterOdd(outcome, index, odd) : outcome, index, source, language);
  const report: ReplayReport = {
    file: source.file,
    lines: source.text.replace(/\n$/, '').split('\n').length,
    unread: [],
    checked: checkedIn(run),
    notAdjudicated: record.entries.slice(run.outcomes.length).reduce((sum, { facts }) => sum + (facts?.length ?? 1), 0),
    violations: found.violations,
    damage: odd ? [odd.found] : [],
    readings: [],
    undetermined: found.undetermined,
    notes: [...notesOf(record), ...untold(run, language)],
    // Nobody knows whether a game ends with what was not allowed.
    ending: endingOf((found.refused ?? board.state).result, language),
  };
  const { incidents } = found;
  return {
    report,
    incidents,
    timeline: () => ({ report, board, moments: joined(momentsOf(run, source, report, incidents)) }),
  };
}

/** That a turn has no such round is known without the board. */
const NO_SUCH_ROUND = '4.5.D';

/** Something that is wrong with the record itself, and with which entry. */
interface Odd {
  readonly entry: number;
  readonly found: DamageFound;
}

function oddIn({ entries }: GameRecord, source: ReadSuccess, language: CallLanguage): Odd | undefined {
  const entry = firstOutOfPlace(entries);
  if (entry === undefined) return undefined;
  const { line } = source.locate(['entries', entry]);
  const text = say(language, { message: 'log.damage.out-of-place' });
  return { entry, found: { code: 'out-of-place', line, text } };
}

/** Nobody is accused of what rests on an entry that stands in the wrong place. */
function afterOdd(outcome: EntryOutcome, index: number, { entry, found: { line } }: Odd): EntryOutcome {
  const open: Message = { message: 'log.unknown-before', args: { line } };
  if (index < entry) return outcome;
  return outcome.open ? { ...outcome, open } : leftOpen(outcome, open);
}

// Findings ------------------------------------------------------------------------------------------------------------

interface Found {
  readonly violations: Violation[];
  readonly undetermined: Undetermined[];
  readonly incidents: Incident[];
  /** By how much each track was off where it was last stated, and the line where that began. */
  readonly off: Map<string, { readonly by: string; readonly line: number }>;
  /** The first entry that is refused: nobody knows what was done instead, and all that is wrong later may come of it. */
  refused?: { readonly line: number; readonly result: Result | null };
}

function judgeEntry(
  found: Found,
  outcome: EntryOutcome,
  index: number,
  source: ReadSuccess,
  language: CallLanguage,
): void {
  const { steps, differences, problem, missing, before, entry, open } = outcome;
  const addViolation = (
    line: number,
    clause: string,
    message: string,
    instead: readonly string[] = [],
    follows?: number,
  ): void => {
    if (open) {
      found.undetermined.push({ line, clause, reason: `${message}; ${say(language, open)}` });
      return;
    }
    const from = follows ?? (clause === NO_SUCH_ROUND ? undefined : found.refused?.line);
    const violation = { line, clause, message, ...(from !== undefined && { follows: from }) };
    found.violations.push(violation);
    found.incidents.push({ violation, before: before.state, entry: index, instead });
  };
  const here = source.locate(['entries', index]).line;
  const refused = (line: number, reasons: readonly Finding[]): void => {
    const clause = reasons[0]?.clause ?? '5.1';
    addViolation(line, clause, sentences(reasons, language), legalInstead(outcome, language));
    // Of a round that there is not, nothing is done on the board.
    if (open || clause === NO_SUCH_ROUND) return;
    found.refused ??= { line, result: (entry.facts ? outcome.after : before).state.result };
  };
  for (const { index: fact, findings, verdict } of steps) {
    const line = fact === undefined ? here : source.locate(['entries', index, 'facts', fact]).line;
    if (verdict === 'illegal' && entry.facts) refused(line, against(findings));
    const open = verdict === 'undetermined' ? findings.filter(({ force }) => force === 'undetermined') : [];
    found.undetermined.push(...open.map((each) => ({ line, clause: each.clause, reason: say(language, each) })));
  }
  if (!entry.facts && (outcome.verdict === 'illegal' || open) && !isExpected(entry.expect)) {
    const reasons = against(outcome.findings);
    if (reasons.length > 0 || !open) refused(here, reasons);
  }
  if (problem) addViolation(here, '5.1', wordingIn(language.mistakes, problem.message));
  if (missing) {
    found.undetermined.push({ line: here, clause: '5.1', reason: say(language, messageOf(missing)) });
  }
  const [cited] = citations(outcome);
  for (const difference of differences) {
    const { key, expected, found: came } = difference;
    const [first = ''] = key.split('.');
    const path = entry.expect && first in entry.expect ? ['entries', index, 'expect', first] : ['entries', index];
    const args = { what: key, expected: show(expected), came: show(came) };
    const { line } = source.locate(path);
    const follows = followsFrom(found.off, difference, line);
    const said = say(language, { message: 'label.replay.result', args });
    addViolation(line, cited ?? CLAUSE_OF[first] ?? '5.1', said, [], follows);
  }
  const stated = Object.keys(entry.expect ?? {}).filter((key) => differences.every((each) => each.key !== key));
  for (const key of stated) found.off.delete(key);
}

/** The line where a track began to be off by as much. Who goes on from a wrong value states it again. */
function followsFrom(off: Found['off'], { key, expected, found: came }: Difference, line: number): number | undefined {
  if (typeof expected !== 'number' || typeof came !== 'number') return undefined;
  const by = String(expected - came);
  const before = off.get(key);
  if (before?.by === by && before.line !== line) return before.line;
  off.set(key, { by, line });
  return undefined;
}

/** What is told of the crises and of the set-up, on the line of the crisis or of the side that it is about. */
function judgeOpening(
  found: Found,
  key: 'crises' | 'setup',
  outcome: EntryOutcome,
  source: ReadSuccess,
  language: CallLanguage,
): void {
  const { verdict, findings, steps, problem, before } = outcome;
  if (verdict !== 'illegal' && !problem) return;
  const [first] = against(findings);
  const clause = first?.clause ?? '5.1';
  const told = source.value as { readonly [key: string]: Readonly<Record<string, unknown>> };
  const crises = steps.filter(({ fact }) => fact.type === 'crisis').at(-1)?.fact;
  const side = clause === '3.3' ? 'us' : 'ussr';
  const inside =
    key === 'crises'
      ? (crises as { readonly crisis?: string } | undefined)?.crisis
      : told.setup?.[side]
        ? side
        : undefined;
  const { line } = source.locate(inside === undefined ? [key] : [key, inside]);
  const message = problem ? wordingIn(language.mistakes, problem.message) : sentences(against(findings), language);
  const violation = { line, clause, message };
  found.violations.push(violation);
  found.incidents.push({ violation, before: before.state, entry: 0, instead: legalInstead(outcome, language) });
}

/** Does the entry say itself that its move is not allowed? */
const isExpected = (expect: Readonly<Record<string, unknown>> = {}): boolean => expect.legal === 'illegal';

function against(findings: readonly Finding[]): Finding[] {
  const lifted = new Set(findings.flatMap((each) => (each.force === 'forbids' ? [] : (each.over ?? []))));
  return findings.filter(({ force, clause }) => force === 'forbids' && !lifted.has(clause));
}

const sentences = (findings: readonly Finding[], language: CallLanguage): string =>
  findings.map((finding) => say(language, finding)).join('; ');

/** Other facts of the kind that was refused. */
function legalInstead({ steps }: EntryOutcome, language: CallLanguage): string[] {
  const refused = steps.at(-1);
  if (refused?.verdict !== 'illegal') return [];
  const others = twilightStruggle.choices(refused.before).filter(({ type }) => type === refused.fact.type);
  return [...new Set(others.map((other) => say(language, claimOf(other))))];
}

const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '—'));

function checkedIn({ outcomes }: RecordRun): ReplayReport['checked'] {
  const checked = { influence: 0, vp: 0, defcon: 0, milops: 0, space: 0, dice: 0, events: 0 };
  for (const { entry } of outcomes) {
    for (const key of Object.keys(entry.expect ?? {})) {
      const check = CHECK_OF[key];
      if (check) checked[check]++;
    }
  }
  return checked;
}

const notesOf = ({ errata = [], breaks }: GameRecord): ReplayNote[] => [
  ...errata.map((text) => ({ code: 'erratum', line: null, text })),
  ...(breaks ? [{ code: 'breaks', line: null, text: `${breaks.rule}: ${breaks.detail}` }] : []),
];

/** Turn Zero changes set-up, deck and rules: whoever does not tell it is told what that means. */
const untold = ({ lacksCrises }: RecordRun, language: CallLanguage): ReplayNote[] =>
  lacksCrises ? [{ code: 'not-logged', line: null, text: say(language, CRISES_UNTOLD) }] : [];

function endingOf(result: Result | null, language: CallLanguage): ReplayReport['ending'] {
  if (!result) {
    const text = say(language, { message: 'log.end-open' });
    return { state: 'open', certainty: 'stated', winner: null, how: null, clause: null, line: null, text };
  }
  const { how, clause } = result;
  const winner = result.winner === 'draw' ? 'draw' : (SIDE_IDS[result.winner] ?? null);
  const said: Message =
    result.winner === 'draw'
      ? { message: 'end.draw', args: { how } }
      : { message: 'end.win', args: { side: result.winner, how } };
  const text = say(language, said);
  return { state: 'over', certainty: 'inferred', winner, how, clause, line: null, text };
}

// Moments -------------------------------------------------------------------------------------------------------------

/** Entry by entry, as a log is kept. */
function momentsOf(run: RecordRun, source: ReadSuccess, report: ReplayReport, incidents: readonly Incident[]) {
  const opening: Opening = { name: SET_UP, line: 1, claims: [], facts: [] };
  const openings = run.outcomes.map(
    ({ entry, steps }, index): Opening => ({
      name: entry.round === 'set-up' ? SET_UP : recordEntryName(entry),
      line: source.locate(['entries', index]).line,
      facts: steps.map(({ fact }) => fact),
      claims: steps.flatMap(({ fact }) =>
        fact.type === 'play' || fact.type === 'headline' || fact.type === 'pass' ? [claimOf(fact)] : [],
      ),
    }),
  );
  const states = [run.start.state, ...run.outcomes.map(({ after }) => after.state)];
  return cut(source.text, [opening, ...openings], states, report, incidents);
}
