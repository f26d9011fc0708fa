/** A game log in the browser: judged once, and kept entry by entry so that a reader can step through it. */

import { stepAt } from '../../../src/core/steps.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import { makeBoard } from '../../../src/games/twilight-struggle/index.ts';
import { claimOf } from '../../../src/games/twilight-struggle/names.ts';
import { copyState } from '../../../src/games/twilight-struggle/state.ts';
import type { Entry } from '../../../src/logs/log-file.ts';
import { logNames } from '../../../src/logs/names.ts';
import { readLog } from '../../../src/logs/read.ts';
import { replay } from '../../../src/logs/replay/replay.ts';
import type { ReplayReport, Violation } from '../../../src/logs/replay/report.ts';
import { twilightStruggle } from '../../../src/registry.ts';
import type { Engine } from './engine.ts';

export interface Moment {
  /** First line of the entry in the log. */
  readonly line: number;
  readonly title: string;
  /** The lines of the entry as they stand in the log. */
  readonly text: readonly string[];
  /** The position in which the entry leaves the board. */
  readonly board: Board;
  readonly path: string;
  readonly violations: readonly Violation[];
}

export interface Film {
  readonly report: ReplayReport;
  readonly start: Board;
  readonly moments: readonly Moment[];
}

/** Judges a log and keeps every moment of it. */
export function film(engine: Engine, text: string, name: string): Film {
  const rules = engine.rules.deluxe;
  const log = readLog(text, logNames(rules));
  const lines = text.split(/\r?\n/);
  const seen: { readonly entry: Entry; readonly before: Board }[] = [];
  const { tables } = makeBoard(rules);
  const board = (state: Board['state']): Board => ({ rules, tables, state: copyState(state) });
  const { report, run } = replay(rules, log, {
    file: name,
    say: (finding) => engine.say(finding),
    onEntry: (entry, { board: now }) => void seen.push({ entry, before: board(now.state) }),
  });
  const end = board(run.board.state);
  const moments = seen.map(({ entry }, index): Moment => {
    const last = (seen[index + 1]?.entry.line ?? lines.length + 1) - 1;
    const after = seen[index + 1]?.before ?? end;
    return {
      line: entry.line,
      title: titleOf(engine, entry),
      text: lines.slice(entry.line - 1, last).filter((line) => line.trim() !== ''),
      board: after,
      path: stepAt(twilightStruggle.steps, after.state).path,
      violations: report.violations.filter(({ line }) => line >= entry.line && line <= last),
    };
  });
  return { report, start: seen[0]?.before ?? end, moments };
}

function titleOf(engine: Engine, entry: Entry): string {
  const card = (number: number): string => engine.language.names.of.card?.(number, undefined) ?? String(number);
  if (entry.kind === 'round') {
    const by = entry.side === 'us' ? 0 : 1;
    return `${entry.turn}.${entry.round} ${engine.say(entry.card === null ? { message: 'claim.pass', args: { side: by } } : claimOf({ type: 'play', by, card: entry.card }))}`;
  }
  if (entry.kind === 'headline') return `${entry.turn} · ${entry.cards.map(card).join(' / ')}`;
  return String(entry.turn);
}
