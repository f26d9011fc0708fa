/** One file of many: its report, and how it is shown. Nothing else of it is kept, so that any number of files fits. */
import { positionOf } from '../../cases/write.ts';
import { namedHands } from '../../logs/replay/hands/told-hands.ts';
import { withHands } from '../../logs/replay/hands/whereabouts.ts';
import type { ReplayReport } from '../../logs/replay/report.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import { type Judging, judgeSource, judgingOf, languageFor } from './file.ts';
import { openSource } from './source.ts';
import { formatReplay, formatReplayMarkdown, type Told, type View } from './view.ts';

/** What became of a file. It can be handed from one thread to another. */
export type Outcome =
  | { readonly ok: true; readonly report: ReplayReport; readonly shown: string }
  | { readonly ok: false; readonly problem: string };

/** Judges files one after the other under the options of a call. */
export function makeReplayer(call: Call): (path: string) => Promise<Outcome> {
  const judging = judgingOf(call);
  return (path) => replayOne(path, judging, call);
}

async function replayOne(path: string, judging: Judging, call: Call): Promise<Outcome> {
  try {
    const told = judgeSource(await openSource(path, call), judging);
    return { ok: true, report: told.report, shown: shown(told, call) };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, problem: error.inWords(call.session.mistakeWords()) };
    throw error;
  }
}

function shown(told: Told, { format, given, paint, session }: Call): string {
  if (format === 'json') return JSON.stringify(asJson(told), null, 2);
  const view: View = { language: languageFor(session, told.board), all: given.has('all'), paint };
  return format === 'md' ? formatReplayMarkdown(told, view) : formatReplay(told, view);
}

/** The report with the first violation as a referee needs it. */
function asJson({ report, incidents, board, holdings }: Told): object {
  const [first] = report.violations;
  const incident = incidents.find(({ violation }) => violation.line === first?.line);
  if (!incident || !board) return { ...report, first: null };
  const held = holdings?.(incident.entry);
  const before = { ...board, state: incident.before };
  const { position } = positionOf(held ? { ...before, state: withHands(before.state, held) } : before);
  const hands = namedHands(before, held);
  return { ...report, first: { ...incident.violation, position, hands, instead: incident.instead } };
}
