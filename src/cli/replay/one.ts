/** One file of many: its report, and how it is shown. Nothing else of it is kept, so that any number of files fits. */
import { positionOf } from '../../cases/write.ts';
import { loadLayout } from '../../data/index.ts';
import { mapModel } from '../../drawing/map-model.ts';
import { namedHands } from '../../logs/replay/hands/known-hands.ts';
import { withHands } from '../../logs/replay/hands/whereabouts.ts';
import { summaryOf } from '../../logs/replay/summary.ts';
import type { Call } from '../command.ts';
import type { Replayed } from '../game.ts';
import { replayPage } from '../page/replay-page.ts';
import { type Judging, judgeSource, judgingOf, languageFor, timelineOf } from './file.ts';
import { openSource, type Source } from './source.ts';
import { formatReplay, formatReplayMarkdown, type ReplayResult, type View } from './view.ts';

/** Judges files one after the other under the options of a call. */
export function makeReplayer(call: Call): (path: string) => Promise<Replayed> {
  const judging = judgingOf(call);
  return (path) => replayOne(path, judging, call);
}

async function replayOne(path: string, judging: Judging, call: Call): Promise<Replayed> {
  const source = await openSource(path, call);
  if (call.format === 'html') return pageOf(source, judging, call);
  const told = judgeSource(source, judging);
  return { summary: summaryOf(told.report), shown: shown(told, call) };
}

/** The game as a page to step through. */
function pageOf(source: Source, judging: Judging, { session }: Call): Replayed {
  const timeline = timelineOf(source, judging);
  const map = mapModel(timeline.board.rules, loadLayout(), session.texts());
  return {
    summary: summaryOf(timeline.report),
    shown: replayPage(timeline, map, languageFor(session, timeline.board)),
  };
}

function shown(told: ReplayResult, { format, given, paint, session }: Call): string {
  if (format === 'json') return JSON.stringify(asJson(told), null, 2);
  const view: View = { language: languageFor(session, told.board), all: given.has('all'), paint };
  return format === 'md' ? formatReplayMarkdown(told, view) : formatReplay(told, view);
}

/** The report with the first violation as a referee needs it. */
function asJson({ report, incidents, board, holdings }: ReplayResult): object {
  const [first] = report.violations;
  const incident = incidents.find(({ violation }) => violation.line === first?.line);
  if (!incident || !board) return { ...report, first: null };
  const held = holdings?.(incident.entry);
  const before = { ...board, state: incident.before };
  const { position } = positionOf(held ? { ...before, state: withHands(before.state, held) } : before);
  const hands = namedHands(before, held);
  return { ...report, first: { ...incident.violation, position, hands, instead: incident.instead } };
}
