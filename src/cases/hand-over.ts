/** One answer of a case on its way to the referee, with all that is told of it. */

import type { Finding } from '../core/finding.ts';
import { stepAt } from '../core/steps.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import { choicesOf } from '../games/twilight-struggle/choices.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { SIDE_IDS, type Side, US } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { Answer } from './asked.ts';
import { SUPERPOWER } from './named.ts';
import { type CaseStep, type Run, refuse, remark, submit } from './run.ts';
import { type Part, type Stated, sideIn } from './statement.ts';

/** Hands an answer to the referee, if it is by the side that is said to choose. False if it was refused. */
export function handOver(run: Run, index: number, { fact, from, part, forced: only, silent }: Answer): boolean {
  if ('country' in fact && fact.country === SUPERPOWER) {
    const findings: Finding[] = [
      { clause: '2.1.5', force: 'forbids', message: 'place.superpower', args: { side: 'by' in fact ? fact.by : US } },
    ];
    return refuse(run, index, findings);
  }
  const said = part && 'by' in fact ? chooserOf(run.board, part, fact) : undefined;
  if (said && 'by' in fact && said.side !== fact.by) {
    const args = { by: SIDE_IDS[said.side] as string, awaited: SIDE_IDS[fact.by] as string };
    return refuse(run, index, [{ clause: clauseNow(run.board), force: 'forbids', message: 'not-your-decision', args }]);
  }
  for (const fact of [...from, ...(said ? [said.fact] : [])]) fact.used = true;
  if (only) {
    const args = { side: 'by' in fact ? fact.by : 'none' };
    remark(run, index, { clause: clauseNow(run.board), force: 'applies', message: 'play.forced', args });
  }
  if (silent) tellDeclined(run, index);
  const handed = submit(run, index, fact);
  const [first] = from;
  if (!handed && part && first) tellHowMany(run, part, first);
  return handed;
}

/** What may be chosen and is not spoken of counts as declined, which is told; points that are left over likewise. */
function tellDeclined(run: Run, index: number): void {
  const { board } = run;
  const task = top(board);
  if (twilightStruggle.choices(board).every(({ type }) => type === 'done')) return;
  const begun =
    task !== undefined &&
    (('chosen' in task && task.chosen.length > 0) || ('touched' in task && task.touched.length > 0));
  const args = { side: decider(board) ?? 'none', begun: begun ? 'yes' : 'no' };
  remark(run, index, { clause: clauseNow(board), force: 'applies', message: 'play.declined', args });
}

/** Of a limit that is exceeded it is said how many markers are stated, not only which one was the first too many. */
function tellHowMany(run: Run, { facts }: Part, { key, country }: Stated): void {
  const step = run.steps.pop() as CaseStep;
  const n = facts.filter((fact) => fact.key === key && fact.country === country).length;
  const findings = step.findings.map((finding) =>
    finding.message === 'marker.limit' && finding.args?.n !== undefined
      ? { ...finding, args: { ...finding.args, n: Math.max(n, Number(finding.args.n)) } }
      : finding,
  );
  run.steps.push({ ...step, findings });
}

/** The side that a part says decides, and where it says so. */
function chooserOf(
  board: Board,
  part: Part,
  fact: GameFact,
): { readonly side: Side; readonly fact: Stated } | undefined {
  const isTie = isRivalsChoice(board) && fact.type === 'select' && choicesOf(board, ['select']).length > 1;
  const tie = isTie ? part.facts.find(({ key }) => key === 'tie_chosen_by') : undefined;
  const by = part.by ?? tie;
  return by && { side: sideIn(by), fact: by };
}

/** Cards that the other side gives away: where several are equal, it is the one to choose. */
function isRivalsChoice(board: Board): boolean {
  const task = top(board);
  return task?.do === 'cards' && task.verb === 'take' && task.by !== task.frame.player;
}

export const sourceOf = (board: Board): string | undefined => twilightStruggle.source?.(board);

/** The clause of what is being resolved, or else of the state of the chart. */
const clauseNow = (board: Board): string => sourceOf(board) ?? stepAt(twilightStruggle.steps, board.state).clause;
