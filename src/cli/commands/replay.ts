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
 *
 * The reports of *Guerra fría* are described in `games/guerra-fria/program/ruling/json.ts`.
 */
import { statSync } from 'node:fs';
import { wording } from '../../core/wording.ts';
import type { Call } from '../command.ts';
import { type ExitCode, Stop } from '../exit.ts';
import type { ReplayGame } from '../game.ts';
import { filesBelow } from '../input.ts';

export async function run(asked: Call): Promise<ExitCode> {
  const game = await asked.game.replay();
  const call = { ...asked, operands: asked.operands.flatMap((path) => gamesAt(path, game, asked)) };
  const [path, more] = call.operands;
  // What is no game is refused before anything is loaded that could judge one.
  if (path !== undefined && path !== '-' && more === undefined) await game.check?.(path, call);
  const { answer } = await import('../replay/answer.ts');
  return answer(call);
}

/** The logs and records of a folder; anything else stands for itself. What there is not is told when it is its turn. */
function gamesAt(path: string, game: ReplayGame, call: Call): readonly string[] {
  if (!isFolder(path)) return [path];
  const found = filesBelow(path, game.endings).filter((each) => game.holdsGame(each, call));
  if (found.length === 0) throw new Stop(wording('arbiter: no log and no record in {path}', { path }));
  return found;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
