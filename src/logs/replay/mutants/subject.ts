/**
 * Doctored logs: one thing in a correct log is changed, and the replay must say which line is wrong and why.
 * Only for tests; nothing here knows how the replay works.
 */
import type { Ruleset } from '../../../games/twilight-struggle/ruleset.ts';
import { copyState, type State } from '../../../games/twilight-struggle/state.ts';
import type { BodyLine } from '../../line.ts';
import type { Entry, LogFile } from '../../log-file.ts';
import { logNames } from '../../names.ts';
import { readLog } from '../../read.ts';
import { replay } from '../replay.ts';

/** One altered log. */
export interface Mutant {
  readonly kind: string;
  readonly text: string;
  /** Lines of the altered log of which any may be called wrong. */
  readonly lines: readonly number[];
  /** Sets of lines that are wrong only together: the report must name one of these, and no other lines. */
  readonly together?: readonly (readonly number[])[];
  /** Clauses of which any may be cited; a prefix is enough. */
  readonly clauses: readonly string[];
  /** Why the altered log is as correct as the first; undefined if it is not. */
  readonly equivalent: string | undefined;
  readonly was: string;
  readonly is: string;
}

/** A log with all that mutations need to know of it. */
export interface Subject {
  readonly rules: Ruleset;
  readonly text: string;
  readonly lines: readonly string[];
  readonly log: LogFile;
  /** The board as each entry finds it. */
  readonly states: readonly State[];
  readonly body: readonly { readonly line: BodyLine; readonly entry: Entry; readonly index: number }[];
}

export function subjectOf(rules: Ruleset, text: string): Subject {
  const log = readLog(text, logNames(rules));
  const states: State[] = [];
  replay(rules, log, { onEntry: (_entry, run) => states.push(copyState(run.board.state)) });
  const body = log.entries.flatMap((entry, index) =>
    entry.blocks.flatMap((block) => block.lines.map((line) => ({ line, entry, index }))),
  );
  return { rules, text, lines: text.split('\n'), log, states, body };
}

/** A small generator of repeatable choices. */
export function chooser(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export type Chooser = ReturnType<typeof chooser>;
export type Site = Subject['body'][number];
/** Makes a mutant, or none if the log has no place for it. */
export type Mutation = (subject: Subject, choose: Chooser) => Mutant | undefined;

/** Lines that fit. The last entry is left out: it is judged leniently, since the exporter writes one update behind. */
export const sites = (subject: Subject, fits: (line: BodyLine) => boolean): Site[] =>
  subject.body.filter(({ line, index }) => fits(line) && index < subject.log.entries.length - 1);

export const pick = <T>(list: readonly T[], choose: Chooser): T | undefined => list[choose(list.length)];

/** What is replaced in a line. */
export interface Change {
  readonly from: RegExp;
  readonly to: string;
  readonly equivalent?: string | undefined;
  /** Other lines that may be called wrong as well. */
  readonly or?: readonly number[];
}

/** Replaces a piece of one line. */
export function edit(
  subject: Subject,
  of: Change & { readonly kind: string; readonly line: number; readonly clauses: readonly string[] },
): Mutant | undefined {
  const was = subject.lines[of.line - 1] ?? '';
  const is = was.replace(of.from, of.to);
  if (is === was) return undefined;
  const text = subject.lines.with(of.line - 1, is).join('\n');
  const lines = [of.line, ...(of.or ?? [])];
  return { kind: of.kind, text, lines, clauses: of.clauses, equivalent: of.equivalent, was, is };
}

export type LineOf<K extends BodyLine['kind']> = Extract<BodyLine, { kind: K }>;

/** A mutation of one piece of one kind of line; none where `change` finds nothing to put there. */
export const inLine = <K extends BodyLine['kind']>(
  name: string,
  kind: K,
  clauses: readonly string[],
  change: (line: LineOf<K>, choose: Chooser, subject: Subject, site: Site) => Change | undefined,
  only: (line: LineOf<K>) => boolean = () => true,
): readonly [string, Mutation] => [
  name,
  (subject, choose) => {
    const found = sites(subject, (line) => line.kind === kind && only(line as LineOf<K>));
    const site = pick(found, choose);
    const changed = site && change(site.line as LineOf<K>, choose, subject, site);
    return changed && edit(subject, { kind: name, line: site.line.line, clauses, ...changed });
  },
];

/** The text lines of an entry, from its header to the next: first and one past the last, from 0. */
export function linesOf(subject: Subject, index: number): readonly [number, number] {
  const start = subject.log.entries[index]?.line ?? 1;
  const end = subject.log.entries[index + 1]?.line ?? subject.lines.length + 1;
  return [start - 1, end - 1];
}

export type Round = Entry & { readonly kind: 'round' };

/** Action rounds in which a card was played, but for the last entry. */
export const rounds = (subject: Subject): { readonly entry: Round; readonly index: number }[] =>
  subject.log.entries.flatMap((entry, index) =>
    entry.kind === 'round' && entry.card !== null && entry.blocks.length > 0 && index < subject.log.entries.length - 1
      ? [{ entry, index }]
      : [],
  );

/** Clauses under which a change of influence can be wrong. */
export const MARKERS: readonly string[] = ['2.1', '6.', '7.', '5.2', 'card:', '8.1.5'];

/** Influence of both sides in a country before a line, as the log states it. */
export function influenceBefore(
  subject: Subject,
  site: Site,
  id: string,
): { readonly us: number; readonly ussr: number } {
  const where = subject.rules.countries.findIndex((country) => country.id === id);
  const state = subject.states[site.index];
  let now = { us: state?.influence[2 * where] ?? 0, ussr: state?.influence[2 * where + 1] ?? 0 };
  for (const { line, entry } of subject.body) {
    if (entry !== site.entry || line.line >= site.line.line) continue;
    if (line.kind === 'influence' && line.country === id) now = { us: line.us, ussr: line.ussr };
  }
  return now;
}
