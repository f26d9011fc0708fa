/** `arbiter replay LOG --position-at MOMENT`: a position taken out of a game. */
import { stringify } from 'yaml';
import { positionOf } from '../../cases/write.ts';
import { namedHands } from '../../logs/replay/hands/known-hands.ts';
import { withHands } from '../../logs/replay/hands/whereabouts.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { print } from '../io.ts';
import { judgingOf, timelineOf } from './file.ts';
import { momentNamed } from './moment.ts';
import { openSource } from './source.ts';

/** The position before an entry, as a case that `rule` and `legal` accept. */
export async function positionAt(path: string, at: string, call: Call): Promise<ExitCode> {
  const judging = judgingOf(call);
  const source = await openSource(path, call);
  const timeline = timelineOf(source, judging);
  const { index, moment } = momentNamed(timeline, at);
  const { after, holdings } = timeline.moments[index - 1] ?? moment;
  const { position } = positionOf({ ...timeline.board, state: holdings ? withHands(after, holdings) : after });
  const { edition } = timeline.board.rules;
  if (call.format === 'json') {
    const { name, line } = moment;
    const hands = namedHands({ ...timeline.board, state: after }, holdings);
    const told = { file: source.name, at: { name, line }, edition, position, hands };
    print(call.io.stdout, JSON.stringify(told, null, 2));
    return EXIT.fine;
  }
  print(call.io.stdout, `# ${source.name}, before ${moment.name}`);
  print(call.io.stdout, stringify({ edition, position, action: [] }, { lineWidth: 110 }));
  return EXIT.fine;
}
