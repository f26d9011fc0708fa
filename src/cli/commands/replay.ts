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
import type { Call } from '../command.ts';
import type { ExitCode } from '../exit.ts';
import { openSource } from '../replay/source.ts';

export async function run(call: Call): Promise<ExitCode> {
  const [path, more] = call.operands;
  // What is no log is refused before anything is loaded that could judge one.
  if (path !== undefined && path !== '-' && more === undefined) await openSource(path, call);
  const { answer } = await import('../replay/answer.ts');
  return answer(call);
}
