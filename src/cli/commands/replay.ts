/**
 * `arbiter replay LOG…`
 *
 * JSON: one array with an object per file, `{"file", "lines", "unread": [], "checked": {"influence", "vp", "defcon",
 * "milops", "space", "dice", "events"}, "notAdjudicated": n, "violations": [{"line", "clause", "message"}],
 * "undetermined": […], "notes": […], "ending": {…}, "first": null | {"line", "clause", "message", "position",
 * "hands": {"us", "ussr"}, "instead": […]}}`: the first violation with the position before its entry, what each hand held
 * then and may have held, `{"known": […], "hidden": n | null, "possible": […]}`, and what would have been legal. Logs of
 * the digital edition are read under the profile `playdek` unless another is named.
 *
 * With `--position-at`: `{"file", "at": {"name", "line"}, "edition", "position", "hands"}`.
 */
import { readFileSync, statSync } from 'node:fs';
import { wording } from '../../core/wording.ts';
import { detectFormat } from '../../logs/detect.ts';
import { looksLikeReplay } from '../../logs/engine-replay/replay-file.ts';
import type { Call } from '../command.ts';
import { type ExitCode, Stop } from '../exit.ts';
import { filesBelow } from '../input.ts';
import { openSource } from '../replay/source.ts';

export async function run(asked: Call): Promise<ExitCode> {
  const call = { ...asked, operands: asked.operands.flatMap(logsAt) };
  const [path, more] = call.operands;
  // What is no log is refused before anything is loaded that could judge one.
  if (path !== undefined && path !== '-' && more === undefined) await openSource(path, call);
  const { answer } = await import('../replay/answer.ts');
  return answer(call);
}

/** The logs and records of a folder; anything else stands for itself. What there is not is told when it is its turn. */
function logsAt(path: string): readonly string[] {
  if (!isFolder(path)) return [path];
  const found = filesBelow(path, ['.txt', '.log', '.yaml', '.yml', '.json']).filter(isGame);
  if (found.length === 0) throw new Stop(wording('arbiter: no log and no record in {path}', { path }));
  return found;
}

/** JSON is written for many ends: what is no game is passed over in a folder. */
const isGame = (path: string): boolean => {
  if (!path.endsWith('.json')) return true;
  const text = readFileSync(path, 'utf8');
  return looksLikeReplay(text) || (text.includes('"entries"') && detectFormat(text).format === 'yaml-record');
};

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
