/** Answers about Operations: what they are used for, and markers placed with them. */
import { card } from '../../../games/twilight-struggle/board.ts';
import { hasTarget } from '../../../games/twilight-struggle/operations/mode.ts';
import type { Mode, OperationsTask } from '../../../games/twilight-struggle/state.ts';
import { rival, type Side, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { inBlock, type LineOf, next, nextHeading, type Slot, under, use } from '../entry-lines.ts';
import { countryIndex } from '../line-names.ts';
import { addViolation, isLastEntry, type Run, remark } from '../run.ts';
import { log } from '../say.ts';
import type { Answer } from './answer.ts';

const done = (by: Side, line: number): Answer => ({ fact: { type: 'done', by }, line });
type Heading = Slot<LineOf<'operations'>>;

/** The heading of these Operations. Those of an event stand in its block, those of a card in one of their own. */
export function answerMode(run: Run, task: OperationsTask): Answer | undefined {
  const heading = headingOf(run, task);
  if (!heading) return task.may ? done(task.side, run.at.line) : undefined;
  use(run.at.lines, heading);
  const { line } = heading;
  checkPrintedValue(run, task, line);
  const another = task.granted ? inBlock(run.at.lines, 'operations') : undefined;
  // In a file without blank lines the Operations below may be those of the card: the event has no such use for them.
  const anew = another !== undefined && another.line.use !== line.use && task.modes.includes(another.line.use);
  if (task.may && !anew && isDeclined(run, heading)) return done(task.side, line.line);
  return { fact: { type: 'mode', by: task.side, mode: line.use satisfies Mode }, line: line.line };
}

function headingOf(run: Run, task: OperationsTask): Heading | undefined {
  if (!task.granted) {
    const slot = nextHeading(run.at.lines);
    return slot?.line.kind === 'operations' ? (slot as Heading) : undefined;
  }
  const own = inBlock(run.at.lines, 'operations');
  if (own || card(run.board, task.card).id !== 'che') return own;
  // The second coup of Che is printed apart: it is the Soviet one, if the lines below it are, or if there are none.
  const apart = next(run.at.lines, 'operations');
  if (apart?.line.use !== 'coup') return undefined;
  const side = sideBelow(run, apart) ?? (isLastEntry(run) || isDeclined(run, apart) ? task.side : undefined);
  return side === task.side ? apart : undefined;
}

/** A coup without a target has been declined; what stands below it comes of something else. */
function isDeclined(run: Run, heading: Heading): boolean {
  const below = under(run.at.lines, heading).filter((slot) => !slot.used);
  return heading.line.use === 'coup' ? below.every(({ line }) => line.kind !== 'target') : below.length === 0;
}

/** The side whose Operations stand below a heading, by their results. */
function sideBelow(run: Run, heading: Heading): Side | undefined {
  for (const { line } of under(run.at.lines, heading)) {
    if (line.kind === 'military-operations') return sideOf(line.side);
    if (line.kind === 'influence') return line.delta > 0 ? sideOf(line.side) : rival(sideOf(line.side));
  }
  return undefined;
}

/**
 * Coups and the space race print the value that counts. The others print what the card shows, which has no bearing on
 * the game.
 */
export function checkPrintedValue(run: Run, task: OperationsTask, line: LineOf<'operations'>): void {
  const known = run.stated.operations.get(`${task.side}-${task.card}`);
  if (!known || line.ops === known.value) return;
  if (line.use === 'coup' || line.use === 'space') {
    addViolation(run, line.line, '7.4', log('log.operations', line.ops, known.value));
    return;
  }
  const message = line.ops === known.printed ? 'log.note-printed' : 'log.note-other-value';
  remark(run, 'printed-ops', line.line, { message, args: { stated: line.ops, found: known.value } });
}

const MIXED: ReadonlySet<string> = new Set<Mode>(['influence', 'realignment']);

/** The rest of the points goes to another use, an optional rule. OPT-3 */
export function answerOtherMode(run: Run, task: OperationsTask): Answer | undefined {
  const heading = task.granted ? inBlock(run.at.lines, 'operations') : nextHeading(run.at.lines);
  if (heading?.line.kind !== 'operations' || heading.line.use === task.mode) return undefined;
  if (task.mode === null || !MIXED.has(task.mode) || !MIXED.has(heading.line.use)) return undefined;
  use(run.at.lines, heading);
  const { line } = heading.line;
  return { fact: { type: 'mode', by: task.side, mode: heading.line.use satisfies Mode }, line };
}

/** A use that was named in vain is named anew: what it aimed at is gone since a side bought off the crisis. 6.0 */
export function answerModeAnew(run: Run, task: OperationsTask): Answer | undefined {
  const heading = task.granted ? inBlock(run.at.lines, 'operations') : nextHeading(run.at.lines);
  if (heading?.line.kind !== 'operations' || heading.line.use === task.mode || task.mode === null) return undefined;
  if (task.touched.length > 0 || hasTarget(run.board, task, task.mode)) return undefined;
  use(run.at.lines, heading);
  return { fact: { type: 'mode', by: task.side, mode: heading.line.use satisfies Mode }, line: heading.line.line };
}

/** One marker; the lines below the heading end when the points do. */
export function answerInfluence(run: Run, task: OperationsTask): Answer | undefined {
  const slot = inBlock(run.at.lines, 'influence');
  if (!slot || slot.line.delta < 0) {
    const rest = slot ? undefined : answerOtherMode(run, task);
    if (rest) return rest;
    if (!slot && task.touched.length === 0) return undefined;
    if (hasTarget(run.board, task, 'influence') && !isLastEntry(run)) {
      remark(run, 'points-unspent', run.at.line, { message: 'log.note-unspent' });
    }
    return done(task.side, slot?.line.line ?? run.at.line);
  }
  const { line } = slot;
  return {
    fact: { type: 'place', by: sideOf(line.side), country: countryIndex(run.board, line.country) },
    line: line.line,
  };
}
