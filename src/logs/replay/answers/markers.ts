/** Answers about markers that an event moves, and about the country that Shuttle Diplomacy takes out of a scoring. */
import { card, cardClause, top } from '../../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';
import { pendingDiscount } from '../../../games/twilight-struggle/scoring/scoring.ts';
import type { MarkersTask, ScoringTask } from '../../../games/twilight-struggle/state.ts';
import { SIDE_IDS, type Side } from '../../../games/twilight-struggle/tables.ts';
import { inBlock, type LineOf, next, type Slot, unused } from '../entry-lines.ts';
import { countryIndex } from '../line-names.ts';
import { isLastEntry, type Run, remark } from '../run.ts';
import { awardOf, changesBy, tryFacts } from '../try.ts';
import type { Answer } from './answer.ts';

export function answerMarkers(run: Run, by: Side): Answer | undefined {
  const task = top(run.board) as MarkersTask;
  const adds = 'place' in task.step;
  const slot = markerLine(run, task, adds);
  if (slot) {
    const { line } = slot;
    const where = countryIndex(run.board, line.country);
    // A line of the wrong side is handed over as that side's decision, and refused as such.
    const decider = line.side === SIDE_IDS[task.side] ? by : ((1 - by) as Side);
    return { fact: { type: adds ? 'place' : 'remove', by: decider, country: where }, line: line.line };
  }
  if (task.optional) return { fact: { type: 'done', by }, line: run.at.line };
  return withoutEffect(run, task, by);
}

/** The next line that moves markers this way; NORAD stands in a block of its own at the end of the round. */
function markerLine(run: Run, task: MarkersTask, adds: boolean): Slot<LineOf<'influence'>> | undefined {
  if (card(run.board, task.frame.card).id === 'norad') return loose(run);
  const slot = inBlock(run.at.lines, 'influence');
  return slot && slot.line.delta > 0 === adds ? slot : undefined;
}

/** The marker of NORAD: below a blank line, or last if the file has lost its blank lines. */
function loose(run: Run): Slot<LineOf<'influence'>> | undefined {
  const lines = unused(run.at.lines).filter(
    (slot): slot is Slot<LineOf<'influence'>> => slot.line.kind === 'influence',
  );
  const found =
    lines.find((slot) => slot.afterBlank) ?? lines.findLast((slot) => slot.line.side === 'us' && slot.line.delta === 1);
  if (found) run.at.lines.block = found.block;
  return found;
}

/** A choice that the log does not show, because nothing came of it. */
function withoutEffect(run: Run, task: MarkersTask, by: Side): Answer | undefined {
  const type = 'place' in task.step ? 'place' : 'remove';
  const facts = run.board.tables.countries.map(({ index }): GameFact => ({ type, by, country: index }));
  const clause = cardClause(run.board, task.frame.card);
  const silent = tryFacts(run, facts, (after) => changesBy(after, clause).length === 0);
  // At the end of the log the lines may simply be missing; elsewhere stopping here is what is claimed.
  if (silent.length === 0) return isLastEntry(run) ? undefined : { fact: { type: 'done', by }, line: run.at.line };
  if (silent.length > 1) noteChoice(run, task.frame.card, silent.length);
  return { fact: silent[0] as GameFact, line: run.at.line };
}

/** The country is not logged: any that agrees with the points awarded. */
export function answerDiscount(run: Run, by: Side): Answer | undefined {
  const task = top(run.board) as ScoringTask;
  const stated = next(run.at.lines, 'vp')?.line;
  const candidates = pendingDiscount(run.board, `${task.region}-scoring`)?.candidates ?? [];
  const facts = candidates.map((country): GameFact => ({ type: 'target', by, country }));
  const signed = stated && (stated.side === 'ussr' ? -stated.vp : stated.vp);
  const fitting = stated ? tryFacts(run, facts, (after) => awardOf(after) === signed) : facts;
  const chosen = fitting[0] ?? facts[0];
  if (!chosen) return undefined;
  if (fitting.length !== 1) noteChoice(run, task.lasting.card, fitting.length);
  return { fact: chosen, line: stated?.line ?? run.at.line };
}

function noteChoice(run: Run, number: number, n: number): void {
  remark(run, 'choice-not-logged', run.at.line, { message: 'log.note-choice', args: { card: number, n } });
}
