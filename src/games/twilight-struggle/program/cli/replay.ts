/** Replays of *Twilight Struggle*. What judges them is loaded when a file has been recognised. */
import { readFileSync } from 'node:fs';
import type { Replayed, ReplayGame } from '../../../../cli/game.ts';
import { openSource } from '../../../../cli/replay/source.ts';
import { detectFormat } from '../../../../logs/detect.ts';
import { looksLikeReplay } from '../../../../logs/engine-replay/replay-file.ts';

export const twilightReplay: ReplayGame = {
  endings: ['.txt', '.log', '.yaml', '.yml', '.json'],

  /** JSON is written for many ends: what is no game is passed over in a folder. */
  holdsGame(path) {
    if (!path.endsWith('.json')) return true;
    const text = readFileSync(path, 'utf8');
    return looksLikeReplay(text) || (text.includes('"entries"') && detectFormat(text).format === 'yaml-record');
  },

  async check(path, call) {
    await openSource(path, call);
  },

  replayer(call) {
    let replay: ((path: string) => Promise<Replayed>) | undefined;
    return async (path) => {
      replay ??= (await import('../../../../cli/replay/one.ts')).makeReplayer(call);
      return replay(path);
    };
  },

  positionAt: async (path, moment, call) =>
    (await import('../../../../cli/replay/position.ts')).positionAt(path, moment, call),
  whatIf: async (path, text, call) =>
    (await import('../../../../cli/replay/what-if.ts')).answerWhatIf(path, text, call),
};
