/**
 * `arbiter legal CASE.yaml --game guerra-fria [--by PLAYER] [--why-not SELECTION]`
 *
 * JSON of the list: `{"awaits": state, "round", "choices": [{"player", "count", "byMove", "selections"}]}`. JSON of
 * `--why-not`: `{"verdict", "findings": [{clause, force, message, args, text}], "nearest": […]}`.
 */

import type { Call } from '../../../../cli/command.ts';
import type { LegalMoves, Printed } from '../../../../cli/game.ts';
import { attempt } from '../../../../core/case-problem.ts';
import type { Verdict } from '../../../../core/finding.ts';
import { wording } from '../../../../core/wording.ts';
import { findingJson } from '../../../../ruling/finding-json.ts';
import { label } from '../../../../ruling/language.ts';
import { formatRulingText } from '../../../../ruling/view-format.ts';
import { wrap } from '../../../../ruling/wrap.ts';
import type { Board } from '../../board.ts';
import type { CaseRuling } from '../../desk/case.ts';
import { judgeSelection } from '../../desk/legal.ts';
import { readSelection } from '../../desk/reading.ts';
import type { PlayerChoices } from '../../desk/told.ts';
import type { Words } from '../../desk/words.ts';
import type { Seat } from '../../seats.ts';
import type { GuerraFriaLanguage } from '../ruling/language.ts';
import { legalJson } from '../ruling/legal.ts';
import { nearestTo } from '../ruling/nearest.ts';
import { lineOf, localised, nameOf } from '../ruling/notation.ts';
import type { GuerraFriaJudged } from '../ruling/referee.ts';
import { viewOfTests } from '../ruling/view.ts';
import type { GuerraFriaDesk } from './desk.ts';
import { hintFor, languageOf, seatAsked, wrongUse } from './session.ts';

/** What may be laid after a case of *Guerra fría*. */
export const guerraFriaLegal: LegalMoves<GuerraFriaDesk, GuerraFriaJudged> = {
  async list({ desk, judged: { ruling } }, call) {
    const by = playerOf(call, desk);
    const moves = legalJson(ruling, by);
    return {
      json: () => moves,
      text: () => asText(ruling, moves.choices, by !== undefined, call, languageOf(call.session)),
    };
  },

  whyNot({ desk, judged }, wish, call) {
    const by = playerOf(call, desk);
    if (by === undefined) throw wrongUse(wording('--why-not needs the player: --by south'), 'legal');
    return whyNot(wish, by, judged.ruling.end, desk.referee.library.words, call);
  },
};

const playerOf = ({ given }: Call, { referee }: GuerraFriaDesk): Seat | undefined =>
  given.has('by') ? seatAsked(given.one('by') ?? '', referee.library.words, 'legal', '--by') : undefined;

function asText(
  { facts, end }: CaseRuling,
  choices: readonly PlayerChoices[],
  inFull: boolean,
  { paint, io }: Call,
  language: GuerraFriaLanguage,
): string {
  const head = paint('bold', label(language, 'circumstances', { n: end.state.round }));
  if (choices.length === 0) return `${head}\n\n${label(language, 'legal.nothing')}`;
  const width = Math.min(100, io.stdout.columns ?? 100);
  const lines = choices.flatMap(({ player, count, byMove, selections }) => {
    const moves = Object.entries(byMove).map(([move, n]) => label(language, 'choices-of', { move, n }));
    const list = inFull ? selections.flatMap((line) => wrap(localised(line, language), '    ', width)) : [];
    return [`  ${label(language, 'choices', { player, n: count })} (${moves.join(', ')})`, ...list];
  });
  return [`${head} · ${label(language, 'legal.awaited', { step: facts.step })}`, '', ...lines].join('\n');
}

/** The checks of one selection, met and failed. */
function whyNot(
  wish: string,
  by: Seat,
  board: Board,
  words: Words,
  { session, paint, io }: Call,
): Printed & { readonly verdict: Verdict } {
  const read = attempt(() => ({ cards: readSelection(wish, by, words, []) }));
  if (!read.ok) {
    const said = wording('{option}: {problem}', { option: '--why-not', problem: read.problem.message });
    throw wrongUse(said, 'legal', hintFor(read.problem));
  }
  const { cards } = read;
  const language = languageOf(session);
  const judged = judgeSelection(board, by, cards);
  const verdict = judged.isMove ? 'legal' : 'illegal';
  const found = judged.isMove ? undefined : nearestTo(board, by, cards);
  const nearest = found ? [`${nameOf(by, language)}: ${lineOf(board, by, found, language)}`] : [];
  return {
    verdict,
    json: () => ({ verdict, findings: judged.findings.map((finding) => findingJson(finding, language)), nearest }),
    text: () => {
      const claim = `${nameOf(by, language)} ${lineOf(board, by, cards, language)}`;
      return formatRulingText(viewOfTests({ ...judged, claim, nearest, board }), language, {
        colour: paint('red', 'x') !== 'x',
        ...(io.stdout.columns !== undefined && { width: io.stdout.columns }),
      });
    },
  };
}
