/** A record of *Guerra fría*, kept moment by moment, so that a reader can step through it. */

import { label } from '../../../../ruling/language.ts';
import type { Board } from '../../board.ts';
import { sentenceOf } from '../../desk/texts.ts';
import type { State } from '../../state.ts';
import type { JudgedRecord } from '../cases.ts';
import { partOf } from './claim.ts';
import type { FoundInRecord, GuerraFriaReplayReport } from './json.ts';
import type { GuerraFriaLanguage } from './language.ts';
import { reportJson } from './replay.ts';

/** What one action of a record left behind; the first moment is the position before them all. */
export interface GuerraFriaMoment {
  /** How a referee names it: `R3`; several actions of a round have one name. */
  readonly name: string;
  /** Index of the action; undefined for the beginning. */
  readonly action?: number;
  readonly round: number;
  /** First line of it in the file. */
  readonly line: number;
  /** Its lines as they stand in the file, without the blank ones. */
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  /** What was laid or done, each in a few words. */
  readonly said: readonly string[];
  /** What came of it, each with its clause. */
  readonly follows: readonly { readonly clause: string; readonly text: string }[];
  /** The board that it found, from which something else can be tried. */
  readonly board: Board;
  readonly before: State;
  readonly after: State;
  readonly violations: readonly FoundInRecord[];
  readonly undetermined: readonly FoundInRecord[];
  /** Null selections. */
  readonly notes: readonly FoundInRecord[];
}

export interface GuerraFriaTimeline {
  readonly report: GuerraFriaReplayReport;
  /** How the game ended, in words. */
  readonly end: string;
  readonly moments: readonly GuerraFriaMoment[];
}

/** Every moment of a record that was judged. */
export function timelineOfRecord(judged: JudgedRecord, language: GuerraFriaLanguage): GuerraFriaTimeline {
  const { read, record, replay } = judged;
  const report = reportJson(judged, language);
  const text = read.text.split(/\r?\n/);
  const starts = record.action.map((_, action) => read.locate(['action', action]).line);
  /** The lines from one to another, and what was found in them. */
  const between = (from: number, to: number) => {
    const isInside = ({ line }: FoundInRecord): boolean => from <= line && line < to;
    const own = text.slice(from - 1, to - 1).map((line, index) => ({ number: from + index, text: line }));
    return {
      line: from,
      lines: own.filter((line) => line.text.trim() !== ''),
      violations: report.violations.filter(isInside),
      undetermined: report.undetermined.filter(isInside),
      notes: report.notes.filter(isInside),
    };
  };
  const start = replay.start.state;
  const first = starts[0] ?? text.length + 1;
  const opening: GuerraFriaMoment = {
    name: label(language, 'replay.set-up'),
    round: start.round,
    ...between(1, first),
    said: [],
    follows: [],
    board: replay.start,
    before: start,
    after: start,
  };
  const moments = record.action.flatMap((_, action): GuerraFriaMoment[] => {
    const steps = replay.stepsOf(action);
    const [head] = steps;
    const last = steps.at(-1);
    if (!head || !last) return [];
    return [
      {
        name: `R${head.before.state.round}`,
        action,
        round: head.before.state.round,
        ...between(starts[action] ?? 1, starts[action + 1] ?? text.length + 1),
        said: steps.flatMap((step) => partOf(step, language)),
        follows: steps
          .flatMap(({ consequences }) => consequences)
          .filter(({ force }) => force !== 'permits')
          .map((finding) => ({ clause: finding.clause, text: sentenceOf(language.texts, finding) })),
        board: head.before,
        before: head.before.state,
        after: last.after.state,
      },
    ];
  });
  return { report, end: endingOf(judged, language), moments: [opening, ...moments] };
}

/** Who has won, or that nobody has. */
export function endingOf({ replay }: JudgedRecord, language: GuerraFriaLanguage): string {
  const { winners, round } = replay.ending;
  return winners === 'none'
    ? label(language, 'replay.open', { n: round })
    : sentenceOf(language.texts, { clause: '2.5.d', force: 'applies', message: 'end.win', args: { players: winners } });
}
