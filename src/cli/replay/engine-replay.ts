/** A JSON replay of the open-source engine, as a record of ours. */
import { type Wording, wording } from '../../core/wording.ts';
import { recordOfReplay, type TranslatedReplay } from '../../logs/engine-replay/record-of.ts';
import { readReplay, type Unfit } from '../../logs/engine-replay/replay-file.ts';
import type { ReplayReport } from '../../logs/replay/report.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { say } from '../../ruling/language.ts';
import { Stop } from '../exit.ts';
import type { Input } from '../input.ts';
import type { Session } from '../session.ts';

const UNFIT: Readonly<Record<Unfit, (path: string) => Wording>> = {
  'no-game': (path) => wording('arbiter: {path}: the replay holds some Operations of their own, not a game', { path }),
  'no-events': (path) =>
    wording('arbiter: {path}: the replay was played without events, which is no game by the rules', { path }),
  table: (path) =>
    wording('arbiter: {path}: the replay follows a game at a table and does not tell what one side held', { path }),
};

interface EngineRecord extends Pick<TranslatedReplay, 'lines' | 'leftFrom'> {
  readonly record: Input;
  /** The decision from which nothing could be judged. */
  readonly unread: ReplayReport['unread'];
}

/** Reads a replay. Throws a `Stop` if it is not the record of a game. */
export function recordOfEngine({ name, bytes }: Input, session: Session): EngineRecord {
  const rules = session.rules('deluxe');
  const read = readReplay(name, bytes);
  if (!read)
    throw new Stop(
      wording('arbiter: {path}: the replay cannot be read: every action has a kind and a payload', { path: name }),
    );
  if (!read.ok) throw new Stop(UNFIT[read.unfit](name));
  const { yaml, stops, lines, leftFrom } = recordOfReplay(rules, read);
  const record = { name, bytes: new TextEncoder().encode(yaml) };
  if (!stops) return { record, unread: [], lines, leftFrom };
  const { line, kind, says } = stops;
  const language = languageOf(session, { tables: session.tables('deluxe') });
  return { record, unread: [{ line, text: kind, says: say(language, says) }], lines, leftFrom };
}
