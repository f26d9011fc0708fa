/**
 * Adjudicates a whole game from the text log of the digital edition: every move is handed to the referee as a fact,
 * every stated result is compared with the board, and nothing is taken from the log unjudged.
 */
import type { Finding } from '../../core/finding.ts';
import type { Message } from '../../core/render.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { putState } from '../../games/twilight-struggle/state.ts';
import type { Entry, LogFile } from '../log-file.ts';
import { logNames } from '../names.ts';
import { readLog } from '../read.ts';
import { type ShapeId, shapeOf } from '../shapes.ts';
import { explains } from './compare/index.ts';
import { endingOf } from './ending.ts';
import { closeEntry, endTurn, settleBetweenTurns } from './entries/close.ts';
import { adjudicateHeadline } from './entries/headline.ts';
import { opening } from './entries/opening.ts';
import { adjudicateRound, declineOptional } from './entries/round.ts';
import { takeOver, takeRest } from './entries/take-over.ts';
import { entryLines, unused } from './entry-lines.ts';
import { followReshuffle, markEntry } from './hands/follow.ts';
import { stillOpen } from './hands/open-tests.ts';
import type { ReplayNote, ReplayReport } from './report.ts';
import { complain, type Incident, isLastEntry, makeRun, type Run } from './run.ts';
import type { Say } from './say.ts';

export interface ReplayOptions {
  /** Name of the file in the report. */
  readonly file?: string;
  /** Puts findings into the words of a language. */
  readonly say?: Say;
  /** Called before each entry is judged, with the board as the entry finds it. */
  readonly onEntry?: (entry: Entry, run: Run) => void;
  /** Called for every fact before it is handed over, with the line it stands in. */
  readonly onFact?: (fact: GameFact, line: number, board: Board) => void;
}

export interface Replay {
  readonly report: ReplayReport;
  /** One for each violation, with the position before it. */
  readonly incidents: readonly Incident[];
  readonly run: Run;
}

/** Adjudicates the text of a log. */
export function replayLog(rules: Ruleset, text: string, options: ReplayOptions = {}): ReplayReport {
  return replay(rules, readLog(text, logNames(rules)), options).report;
}

/** Adjudicates a log that has been read, keeping what a report in words needs. */
export function replay(rules: Ruleset, log: LogFile, options: ReplayOptions = {}): Replay {
  const run = makeRun(rulesOf(rules, log), log, hear, options.say);
  run.onFact = options.onFact;
  opening(run);
  run.unprinted = [];
  for (const [index, entry] of log.entries.entries()) {
    openEntry(run, index, entry);
    options.onEntry?.(entry, run);
    adjudicate(run, entry);
  }
  const ending = endingOf(run);
  return { report: reportOf(run, options.file ?? '', ending), incidents: run.incidents, run };
}

/** The rules with what the set-up of the log says about them: the deck may be without the optional cards. */
function rulesOf(rules: Ruleset, { setup }: LogFile): Ruleset {
  if (setup.optionalCards || setup.lines.length === 0) return rules;
  return { ...rules, policies: { ...rules.policies, 'optional-cards': 'excluded' } };
}

/** Everything that happens is looked for in the log at once, while the board is as it says. */
function hear(run: Run, finding: Finding): void {
  if (finding.message === 'deck.reshuffled') followReshuffle(run);
  // The regions of the final scoring are printed as one sum.
  if (run.finalScoring && (finding.message === 'change.vp' || finding.message === 'vp.none')) return;
  if (run.turnEnds) run.betweenTurns.push(finding);
  else if (!explains(run, finding)) run.unprinted.push({ finding, line: run.line });
}

function openEntry(run: Run, index: number, entry: Entry): void {
  run.entry = index;
  run.lines = entryLines(entry.blocks);
  run.line = entry.line;
  putState(run.before, run.board.state);
  run.givenUp = false;
  run.cut = false;
  run.dice = [];
  run.idle.clear();
  run.occurred.clear();
  run.shown = undefined;
  markEntry(run);
}

function adjudicate(run: Run, entry: Entry): void {
  const { result } = run.board.state;
  if (result && (entry.kind === 'round' || entry.kind === 'headline')) {
    complain(run, entry.line, result.clause, { message: 'log.over' });
  }
  settleBetweenTurns(run, entry.kind === 'headline');
  if (entry.kind === 'round') adjudicateRound(run, entry);
  else if (entry.kind === 'headline') adjudicateHeadline(run, entry);
  else declineOptional(run);
  if (run.givenUp) {
    takeOver(run, entry);
    endTurn(run);
  } else {
    closeEntry(run, entry.line);
    if (run.givenUp) takeRest(run, unused(run.lines));
  }
  if (entry.kind === 'headline') dropUnprinted(run, entry);
}

/** What the turn before left unprinted is not printed any more once the next one has begun. */
function dropUnprinted(run: Run, entry: Entry): void {
  const missing = run.betweenTurns.find((finding) => finding.message === 'change.defcon');
  if (missing && !isLastEntry(run)) complain(run, entry.line, missing.clause, { message: 'log.no-improvement' });
  run.betweenTurns = [];
}

/** Why a line was not read, and what a line like it looks like. */
function unreadInWords({ say }: Run, why: Message, nearest: ShapeId | null): string {
  if (nearest === null) return say(why);
  return `${say(why)}; ${say({ message: 'log.unread.like', args: { what: shapeOf(nearest).example } })}`;
}

function reportOf(run: Run, file: string, ending: ReplayReport['ending']): ReplayReport {
  const { log } = run;
  const ofFile = log.notes.map(
    ({ code, line, args }): ReplayNote => ({ code, line, text: run.say({ message: `log.file.${code}`, args }) }),
  );
  const notes: ReplayNote[] = [...ofFile, ...run.notes];
  return {
    file,
    lines: log.lineCount,
    unread: log.unread.map(({ line, text, why, nearest }) => ({ line, text, says: unreadInWords(run, why, nearest) })),
    checked: { ...run.checked },
    notAdjudicated: run.notAdjudicated,
    violations: run.violations.toSorted((a, b) => a.line - b.line),
    undetermined: stillOpen(run),
    notes: notes.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    ending,
  };
}
