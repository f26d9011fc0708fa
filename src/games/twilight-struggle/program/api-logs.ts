/** *Twilight Struggle* for programs that hand in logs and records too, or ask for odds. */

import { type Answer, type Desk, mistakeIn, mistaken, NO_HAND, NO_MOMENT } from '../../../api/answer.ts';
import type { Asked } from '../../../api/asked.ts';
import { mistake, nothingAfter, oneCase } from '../../../api/case.ts';
import type { Game } from '../../../api/game.ts';
import type { House } from '../../../api/house.ts';
import type { Fact, GameState } from '../../../api/schema-types.ts';
import type { CaseEntry, CaseFile } from '../../../cases/read.ts';
import { type Wording, wording } from '../../../core/wording.ts';
import type { Values } from '../../../data/gather.ts';
import { detectFormat } from '../../../logs/detect.ts';
import { logNames } from '../../../logs/names.ts';
import { readLog } from '../../../logs/read.ts';
import { replay as replayLog } from '../../../logs/replay/replay.ts';
import type { ReplayReport } from '../../../logs/replay/report.ts';
import { oddsOfCase } from '../../../odds/chain.ts';
import { dangersOf, sideInDanger } from '../../../odds/danger.ts';
import { dutiesOf, optionsOf } from '../../../odds/options.ts';
import { plansOf } from '../../../odds/plan.ts';
import { claimOfCase } from '../../../ruling/claim.ts';
import { dangersJson } from '../../../ruling/danger-view.ts';
import type { LegalJson, PlansJson, RulingJson } from '../../../ruling/json.ts';
import { judgeRecord } from '../../../ruling/judge-record.ts';
import { type CallLanguage, say } from '../../../ruling/language.ts';
import { settled } from '../../../ruling/look-ahead.ts';
import { actsJson, oddsJson } from '../../../ruling/odds-json.ts';
import { oddsTable } from '../../../ruling/odds-table.ts';
import { optionsJson } from '../../../ruling/options-view.ts';
import { planJson } from '../../../ruling/plan-view.ts';
import type { Board } from '../board.ts';
import { makeTables, type Side } from '../tables.ts';
import { makePlainDesk } from './api.ts';

export { partsFor } from './api.ts';

const NO_DICE = wording('no dice are awaited, nor a choice that leads to dice');

/** The case was ruled on once, so that it has no other problem. */
const NO_PROBLEM = { path: [], message: NO_DICE };

const isWording = (answered: object): answered is Wording => 'text' in answered;

/** The desk of the game. Throws a `RangeError` if there is no such profile, disputed rule or reading. */
export function makeDesk(
  printed: Values,
  wanted: Asked,
  ownRules: House | undefined,
): Desk<RulingJson, LegalJson, ReplayReport, Game<Fact, GameState>> {
  const { desk, library, languageFor, cases } = makePlainDesk(printed, wanted, ownRules);
  /** Asks something of the board of a case for one of its sides. */
  function ofBoard<T extends object>(
    source: string,
    named: 'us' | 'ussr' | undefined,
    answer: (board: Board, side: Side, words: CallLanguage) => T | Wording,
  ): Answer<T> {
    const one = oneCase(cases, source, false);
    if (!one.ok) return one;
    const { ruling } = one.judged;
    if (ruling.verdict === 'illegal') return nothingAfter(one);
    const board = settled(ruling.end);
    const side = named === 'us' ? 0 : named === 'ussr' ? 1 : sideInDanger(board);
    const answered = answer(board, side, languageFor(board));
    return isWording(answered) ? mistake(one, 'position', answered) : { ok: true, ...answered };
  }
  return {
    ...desk,
    danger: (source, named) =>
      ofBoard(source, named, (board, side, words) => dangersJson(dangersOf(board, side), side, board, words)),
    options: (source, named) =>
      ofBoard(source, named, (board, side, words) => {
        const found = optionsOf(board, side);
        return optionsJson({ options: found, duties: dutiesOf(board, side, found), board, side }, words);
      }),
    plan: (source, named, { scoring = true, milops = true }) =>
      ofBoard<PlansJson>(source, named, (board, side) => {
        const plans = plansOf(board, side, { scoring, milops });
        if (typeof plans === 'string') return plans === 'hand' ? NO_HAND : NO_MOMENT;
        return { plans: plans.map((each) => planJson(each, board)) };
      }),
    odds(source, by) {
      const one = oneCase(cases, source, false);
      if (!one.ok) return one;
      const { ruling, input } = one.judged;
      if (ruling.verdict === 'illegal') return nothingAfter(one);
      const words = languageFor(ruling.end);
      const claim = claimOfCase(input, ruling, words) ?? input.id ?? '';
      const found = oddsOfCase(ruling, (otherwise) => {
        const again = cases.rule(one.file as CaseFile, one.entry as CaseEntry, undefined, otherwise);
        return again.ok ? again : { ok: false, problem: NO_PROBLEM };
      });
      if (found) {
        const { ways, complete, odds } = found;
        return { ok: true, title: claim, ways, complete, ...oddsJson(odds, ruling.end, words) };
      }
      const table = oddsTable(ruling.end, by, words);
      if (!table) return mistake(one, 'action', NO_DICE);
      return { ok: true, title: table.title ?? claim, acts: actsJson(table.acts, table.at, words) };
    },
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
