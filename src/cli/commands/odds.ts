/**
 * `arbiter odds CASE.yaml [--by control|vp|influence]`
 *
 * JSON of an act: `{"title", "ways", "complete", "outcomes": [{"chance": {n, of, value}, "ways": [[fact]], "consequences",
 * "winner", "how"}], "countries": [{"country", "control": {us, ussr}, "influence": {us, ussr}}], "vp", "wins": {us, ussr}}`,
 * chances and means being `{n, of, value}`; `vp` is positive for the US. JSON of a table: `{"title", "acts": [{"choices",
 * "target", …the same}]}`.
 */

import { wording } from '../../core/wording.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import { twilightDesk } from '../../games/twilight-struggle/program/cli/desk.ts';
import { oddsOfCase } from '../../odds/chain.ts';
import { SORTED_BY, type SortedBy } from '../../odds/sorted-by.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { claimOfCase } from '../../ruling/claim.ts';
import type { CallLanguage } from '../../ruling/language.ts';
import { actsJson, oddsJson } from '../../ruling/odds-json.ts';
import { oddsTable } from '../../ruling/odds-table.ts';
import { actsText, oddsText } from '../../ruling/odds-view.ts';
import { judgedWith } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { layoutAsked, type Printed, printAnswer } from '../game.ts';

/** Runs `arbiter odds`. */
export async function run(call: Call): Promise<ExitCode> {
  const desk = twilightDesk(call);
  const { file, entry, judged } = await judgedWith(desk, call.operands[0] as string, call);
  const { ruling, input } = judged;
  const language = languageOf(call.session, ruling.end);
  const title = claimOfCase(input, ruling, language);
  // Ruled on anew, with an answer for what the case does not state.
  const odds = oddsOfCase(ruling, (otherwise) => {
    const answered = desk.referee.rule(file, entry, entry.input, otherwise);
    return answered.ok ? { ok: true, ruling: answered.ruling } : { ok: false, problem: NO_PROBLEM };
  });
  if (!odds) return table(ruling.end, title, call, language);
  const shown = title ?? entry.input.id ?? '';
  const { ways, complete } = odds;
  const answer: Printed = {
    json: () => ({ title: shown, ways, complete, ...oddsJson(odds.odds, ruling.end, language) }),
    text: () => oddsText(odds, shown, ruling.start, language, layoutAsked(call)),
  };
  printAnswer(answer, call);
  return complete ? EXIT.fine : EXIT.open;
}

/** The case was ruled on once without one. */
const NO_PROBLEM = { path: [], message: wording('the action does not say which side plays (US or USSR)') };

/** The table over all targets, at a board that waits for a choice. */
function table(end: Board, claimed: string | undefined, call: Call, language: CallLanguage): ExitCode {
  const found = oddsTable(end, sortedBy(call), language);
  if (!found) throw new Stop(wording('arbiter: no dice are awaited, nor a choice that leads to dice'));
  const { acts, at, board, title = claimed ?? '' } = found;
  const answer: Printed = {
    json: () => ({ title, acts: actsJson(acts, at, language) }),
    text: () => actsText(acts, title, board, language, layoutAsked(call)),
  };
  printAnswer(answer, call);
  return EXIT.fine;
}

const sortedBy = ({ given }: Call): SortedBy => SORTED_BY.find((each) => each === given.one('by')) ?? 'control';
