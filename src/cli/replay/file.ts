/** Judging one file of a call of `replay`, log or record. */

import type { Board } from '../../games/twilight-struggle/board.ts';
import { logNames } from '../../logs/names.ts';
import { readLog } from '../../logs/read.ts';
import { type Holdings, Whereabouts } from '../../logs/replay/hands/whereabouts.ts';
import { type ReplayOptions, replay } from '../../logs/replay/replay.ts';
import type { Say } from '../../logs/replay/say.ts';
import { type Timeline, timelineOfLog } from '../../logs/timeline.ts';
import { languageOf } from '../../ruling/board-language.ts';
import type { JudgedRecord } from '../../ruling/judge-record.ts';
import { type CallLanguage, say } from '../../ruling/language.ts';
import type { Call } from '../command.ts';
import type { Input } from '../input.ts';
import type { Session } from '../session.ts';
import { recordOfEngine } from './engine-replay.ts';
import { judgeRecord, recordTyped } from './record.ts';
import type { Source } from './source.ts';
import type { ReplayResult } from './view.ts';

/** How the files of a call are judged. */
export interface Judging {
  /** For logs: under the profile of the digital edition unless another is named. */
  readonly logs: Session;
  readonly records: Session;
  readonly call: Pick<Call, 'given' | 'io'>;
}

export const judgingOf = (call: Call): Judging => ({
  logs: call.given.one('profile') === undefined ? call.session.with({ profile: 'playdek' }) : call.session,
  records: call.session,
  call,
});

/** Judges a file. Throws a `Stop` for a record that makes no sense. */
export function judgeSource(source: Source, judging: Judging): ReplayResult {
  if (source.kind === 'replay') return judgeReplay(source.input, judging);
  if (source.kind !== 'log') return judgeRecord(recordIn(source, judging.records), judging.records, judging.call);
  const rules = judging.logs.rules('deluxe');
  const { report, incidents, run } = replay(rules, readLog(source.text, logNames(rules)), optionsFor(source, judging));
  const whereabouts = new Whereabouts(run.account);
  // In the set-up nobody holds a card yet.
  const holdings = (entry: number): Holdings | undefined => (entry < 0 ? undefined : whereabouts.atEntry(entry));
  return { report, incidents, board: run.board, holdings };
}

/** The text of a record, whichever form it was written in. */
export function recordIn(source: Exclude<Source, { kind: 'log' }>, session: Session): Input {
  if (source.kind === 'replay') return recordOfEngine(source.input, session).record;
  return source.kind === 'typed' ? recordTyped(source.input, session) : source.input;
}

/** A replay of the engine, as far as its decisions answer what the rules ask. What comes after that is counted. */
function judgeReplay(input: Input, { records, call }: Judging): JudgedRecord {
  const { record, unread, lines, leftFrom } = recordOfEngine(input, records);
  const judged = judgeRecord(record, records, call);
  const reached = judged.run.outcomes.length;
  const isStopped = reached < judged.record.entries.length;
  const from = isStopped ? judged.lineOf(reached) : leftFrom;
  const notAdjudicated = from === undefined ? 0 : lines - from + 1;
  const report = { ...judged.report, lines, notAdjudicated, unread: isStopped ? [] : unread };
  return { ...judged, report, timeline: () => ({ ...judged.timeline(), report }) };
}

/** Judges a file and keeps every moment of it. */
export function timelineOf(source: Source, judging: Judging): Timeline {
  if (source.kind === 'replay') return judgeReplay(source.input, judging).timeline();
  if (source.kind !== 'log')
    return judgeRecord(recordIn(source, judging.records), judging.records, judging.call).timeline();
  return timelineOfLog(judging.logs.rules('deluxe'), source.text, optionsFor(source, judging));
}

function optionsFor({ name }: Source, { logs }: Judging): ReplayOptions & { readonly file: string } {
  let tell: Say | undefined;
  return {
    file: name,
    say: (said) => {
      tell ??= teller(logs);
      return tell(said);
    },
  };
}

/** Findings in the language of the call; it is loaded only when there is something to say. */
function teller(session: Session): Say {
  const language = languageOf(session, { tables: session.tables('deluxe') });
  return (said) => say(language, said);
}

/** The language of a report about a board. */
export const languageFor = (session: Session, board: Pick<Board, 'tables'> | undefined): CallLanguage =>
  languageOf(session, board ?? { tables: session.tables('deluxe') });
