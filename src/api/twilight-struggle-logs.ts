/** *Twilight Struggle* for programs that hand in logs and records too. */
import type { Values } from '../data/gather.ts';
import { makeTables } from '../games/twilight-struggle/tables.ts';
import { detectFormat } from '../logs/detect.ts';
import { logNames } from '../logs/names.ts';
import { readLog } from '../logs/read.ts';
import { replay as replayLog } from '../logs/replay/replay.ts';
import type { ReplayReport } from '../logs/replay/report.ts';
import type { LegalJson, RulingJson } from '../ruling/json.ts';
import { judgeRecord } from '../ruling/judge-record.ts';
import { say } from '../ruling/language.ts';
import { type Desk, mistakeIn, mistaken } from './answer.ts';
import type { Asked } from './asked.ts';
import type { Game } from './game.ts';
import type { Fact, GameState } from './schema-types.ts';
import { makePlainDesk } from './twilight-struggle.ts';

export { partsFor } from './twilight-struggle.ts';

/** The desk of the game. Throws a `RangeError` if there is no such profile, disputed rule or reading. */
export function makeDesk(
  printed: Values,
  wanted: Asked,
): Desk<RulingJson, LegalJson, ReplayReport, Game<Fact, GameState>> {
  const { desk, library, languageFor } = makePlainDesk(printed, wanted);
  return {
    ...desk,
    replay(source, file) {
      const detected = detectFormat(source);
      if (detected.format === 'unknown') return mistakeIn(file, 'log/format', detected.message);
      if (detected.format === 'yaml-record') {
        const judged = judgeRecord(library, file, source, languageFor);
        return judged.ok ? { ok: true, ...judged.report } : mistaken(judged.diagnostics);
      }
      const deluxe = library.rules('deluxe');
      const words = languageFor({ tables: makeTables(deluxe) });
      const { report } = replayLog(deluxe, readLog(source, logNames(deluxe)), {
        file,
        say: (finding) => say(words, finding),
      });
      return { ok: true, ...report };
    },
  };
}
