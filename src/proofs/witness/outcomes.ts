/**
 * What every case of the suite came to when it was last looked at, whole: a case states what it is about, and a marker that it
 * says nothing of may move unseen. The record is written by `npm run witnesses -- --outcomes`; a change of it is read before it
 * is kept.
 */
import { join } from 'node:path';
import type { CaseInput } from '../../cases/case.ts';
import type { CaseRuling } from '../../cases/rule.ts';
import { stepAt } from '../../core/steps.ts';
import { jsonLines, PACKAGE_ROOT } from '../../data/files.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { type State, ZONES } from '../../games/twilight-struggle/state.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { markOf } from '../games/course.ts';
import { rulingOf } from './evidence.ts';

export const OUTCOME_FILE = join(PACKAGE_ROOT, 'features/witnesses/twilight-struggle-outcomes.jsonl');

/** What a case came to: the verdict, the clauses against it, and everything that is otherwise afterwards. */
export interface OutcomeLine {
  readonly case: string;
  readonly verdict: string;
  readonly against?: readonly string[];
  readonly after?: Readonly<Record<string, unknown>>;
  /** A mark of everything that is said of it: the steps of the argument with their clauses and numbers. */
  readonly said: string;
}

/** Every line of the record, by the case. */
export const readOutcomes = (): ReadonlyMap<string, OutcomeLine> =>
  new Map(jsonLines<OutcomeLine>(OUTCOME_FILE).map((line) => [line.case, line]));

/** The line of a case; undefined if it cannot be read. */
export function outcomeLine(rules: Ruleset, input: CaseInput): OutcomeLine | undefined {
  const ruling = rulingOf(rules, input);
  return ruling && lineOf(String(input.id), ruling);
}

/** What a ruling on a case comes to. */
export function lineOf(id: string, { verdict, findings, steps, start, end }: CaseRuling): OutcomeLine {
  const against = [...new Set(findings.flatMap(({ clause, force }) => (force === 'forbids' ? [clause] : [])))];
  const [before, after] = [seenOf(start), seenOf(end)];
  const changed = Object.keys(after).filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]));
  return {
    case: id,
    verdict,
    ...(against.length > 0 && { against }),
    ...(changed.length > 0 && { after: Object.fromEntries(changed.map((key) => [key, after[key]])) }),
    said: markOf(
      steps.map((step) => [step.findings, step.consequences, step.passed]),
      5,
    ),
  };
}

/** Tracks and the like, as a state holds them. */
const PLAIN = [
  'turn',
  'round',
  'phasing',
  'defcon',
  'vp',
  'milops',
  'space',
  'spaceUsed',
  'hidden',
  'chinaHolder',
  'chinaUp',
  'headline',
  'headlineOrder',
  'result',
] as const satisfies readonly (keyof State)[];

/** Everything that can be seen of a position, one entry for each thing that moves. */
function seenOf({ state, tables }: Board): Readonly<Record<string, unknown>> {
  const seen: Record<string, unknown> = { at: stepAt(twilightStruggle.steps, state).path };
  for (const key of PLAIN) seen[key] = state[key] ?? null;
  for (const [where, { id }] of tables.countries.entries())
    seen[id] = [state.influence[2 * where], state.influence[2 * where + 1]];
  for (const card of tables.rules.cards) seen[`card ${card.number}`] = ZONES[state.zone[card.number] ?? 0];
  seen.inForce = state.lasting.map(({ card, uses, region }) => [card, uses, region].filter(Boolean).join(' '));
  return seen;
}

/** What two lines of a case differ in. */
export function toldApart(one: OutcomeLine, other: OutcomeLine | undefined): string {
  if (!other) return 'it cannot be read any more';
  if (one.verdict !== other.verdict) return `${other.verdict}, not ${one.verdict}`;
  const [before, after] = [one.after ?? {}, other.after ?? {}];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [key] = keys.filter((each) => JSON.stringify(before[each]) !== JSON.stringify(after[each]));
  if (key === undefined && JSON.stringify(one.against) === JSON.stringify(other.against))
    return 'the same comes of it, but by other steps of the argument, clauses or numbers';
  if (key === undefined) return `against it are now ${(other.against ?? []).join(', ') || 'none'}`;
  const said = (value: unknown): string => (value === undefined ? 'as it was' : JSON.stringify(value));
  return `${key} ${said(after[key])}, before ${said(before[key])}`;
}
