/** A game under adjudication, kept moment by moment, so that a reader can step through it. */

import type { Message } from '../core/render.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { copyState, type State } from '../games/twilight-struggle/state.ts';
import { sideOf } from '../games/twilight-struggle/tables.ts';
import type { BodyLine } from './line.ts';
import type { Entry } from './log-file.ts';
import { logNames } from './names.ts';
import { readLog } from './read.ts';
import { type Holdings, Whereabouts } from './replay/hands/whereabouts.ts';
import { type ReplayOptions, replay } from './replay/replay.ts';
import type { ReplayNote, ReplayReport, Undetermined, Violation } from './replay/report.ts';
import type { Incident } from './replay/run.ts';
import { splitLines } from './source-lines.ts';

/** What one entry of a log or a record left behind. */
export interface Moment {
  /** How a referee names it: `T5 US AR3`, `T5 headline`; `set-up` before the first entry. */
  readonly name: string;
  /** What was played, as something to say; nothing if the entry does not tell. */
  readonly claims: readonly Message[];
  /** First line of the entry in the file. */
  readonly line: number;
  /** The lines of the entry as they stand in the file, without the blank ones. */
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  /** What the entry handed to the referee, in order. */
  readonly facts: readonly GameFact[];
  /** The position in which the entry leaves the board. */
  readonly after: State;
  /** Where every card is then, or may be, by everything that the log tells; undefined for a record. */
  readonly holdings?: Holdings;
  readonly violations: readonly Violation[];
  readonly undetermined: readonly Undetermined[];
  readonly notes: readonly ReplayNote[];
  /** With what was legal instead, for the violations that have it. */
  readonly incidents: readonly Incident[];
}

export interface Timeline {
  readonly report: ReplayReport;
  /** The rules and tables of the game; its state is that of the last moment. */
  readonly board: Board;
  readonly moments: readonly Moment[];
}

/** Name of what comes before the first entry. */
export const SET_UP = 'set-up';

/** How a referee names an entry: `T5 US AR3`, `T5 headline`. */
export function entryName(
  entry: Pick<Entry, 'kind' | 'turn'> & { readonly side?: string; readonly round?: number },
): string {
  if (entry.kind === 'round') return `T${entry.turn} ${entry.side?.toUpperCase()} AR${entry.round}`;
  return `T${entry.turn} ${entry.kind}`;
}

/** Judges the text of a log and keeps every moment of it. */
export function timelineOfLog(rules: Ruleset, text: string, options: ReplayOptions = {}): Timeline {
  const entries: Entry[] = [];
  const before: State[] = [];
  const facts: GameFact[][] = [[]];
  const log = readLog(text, logNames(rules));
  const { report, incidents, run } = replay(rules, log, {
    ...options,
    onEntry: (entry, now) => {
      entries.push(entry);
      before.push(copyState(now.board.state));
      facts.push([]);
      options.onEntry?.(entry, now);
    },
    onFact: (fact) => void facts.at(-1)?.push(fact),
  });
  const { board } = run;
  const whereabouts = new Whereabouts(run.account);
  const states = [...before, copyState(board.state)];
  const opening: Opening = { name: SET_UP, line: 1, claims: [], facts: facts[0] ?? [] };
  const openings = [
    opening,
    ...entries.map((entry, index) => ({
      name: entryName(entry),
      line: entry.line,
      claims: claimsOf(entry),
      facts: facts[index + 1] ?? [],
    })),
  ];
  const moments = cut(text, openings, states, report, incidents);
  const told = moments.map((moment, index) => ({ ...moment, holdings: whereabouts.atEntry(index) }));
  return { report, board, moments: told };
}

/** Where a moment begins, and what it is called. */
export type Opening = Pick<Moment, 'name' | 'line' | 'claims' | 'facts'>;

/** Gives every moment its lines and what was found in them. */
export function cut(
  text: string,
  openings: readonly Opening[],
  states: readonly State[],
  report: ReplayReport,
  incidents: readonly Incident[],
): Moment[] {
  const { lines } = splitLines(text);
  return openings.flatMap((opening, index): Moment[] => {
    const after = states[index];
    const end = openings[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    const isInside = ({ line }: { readonly line: number | null }): boolean =>
      line === null ? index === 0 : line >= opening.line && line < end;
    const own = lines.slice(opening.line - 1, end === Number.POSITIVE_INFINITY ? undefined : end - 1);
    if (!after) return [];
    return [
      {
        ...opening,
        lines: own.filter(({ blank }) => !blank).map(({ number, text }) => ({ number, text })),
        after,
        violations: report.violations.filter(isInside),
        undetermined: report.undetermined.filter(isInside),
        notes: report.notes.filter(isInside),
        incidents: incidents.filter(({ violation }) => isInside(violation)),
      },
    ];
  });
}

/** Moments of the same name become one: some records have an entry for each decision of a round. */
export function joined(moments: readonly Moment[]): Moment[] {
  const rounds: Moment[] = [];
  for (const moment of moments) {
    const last = rounds.at(-1);
    if (last?.name !== moment.name) rounds.push(moment);
    else rounds[rounds.length - 1] = together(last, moment);
  }
  return rounds;
}

const together = (first: Moment, then: Moment): Moment => ({
  ...then,
  line: first.line,
  claims: [...first.claims, ...then.claims],
  lines: [...first.lines, ...then.lines],
  facts: [...first.facts, ...then.facts],
  violations: [...first.violations, ...then.violations],
  undetermined: [...first.undetermined, ...then.undetermined],
  notes: [...first.notes, ...then.notes],
  incidents: [...first.incidents, ...then.incidents],
});

/** What an entry says was played. */
function claimsOf(entry: Entry): Message[] {
  if (entry.kind === 'round') {
    const by = sideOf(entry.side);
    return [claimOf(entry.card === null ? { type: 'pass', by } : { type: 'play', by, card: entry.card })];
  }
  if (entry.kind !== 'headline') return [];
  const lines = entry.blocks.flatMap((block) => block.lines);
  return lines
    .filter((line): line is Extract<BodyLine, { kind: 'headline-card' }> => line.kind === 'headline-card')
    .map(({ side, card }) => claimOf({ type: 'headline', by: sideOf(side), card }));
}

/**
 * The name of a moment and what was played in it, in a language; without the number of the turn where that stands above it.
 * The names that people type stay those of `entryName`.
 */
export function titleOf({ name, claims }: Moment, say: (said: Message) => string, under?: 'its turn'): string {
  return [sayName(name, say, under), ...claims.map(say)].join(' · ');
}

function sayName(name: string, say: (said: Message) => string, under: 'its turn' | undefined): string {
  if (name === SET_UP) return say({ message: 'label.replay.set-up' });
  const [, turn, side, round, kind] = NAME.exec(name) ?? [];
  if (turn === undefined) return name;
  const what = say(
    kind === undefined
      ? { message: 'label.replay.moment.round', args: { side: side === 'US' ? 0 : 1, n: Number(round) } }
      : { message: `label.replay.moment.${kind}` },
  );
  return under ? what : say({ message: 'label.replay.moment.turn', args: { turn: Number(turn), what } });
}

/** What `entryName` writes. */
const NAME = /^T(\d+) (?:(US|USSR) AR(\d+)|(headline|cleanup|end))$/;
