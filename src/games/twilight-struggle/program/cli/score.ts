/** `arbiter score POSITION.yaml [REGION]`. JSON: see `ruling/score-json.ts`. */

import type { Call } from '../../../../cli/command.ts';
import { usageError } from '../../../../cli/exit.ts';
import type { Scoring } from '../../../../cli/game.ts';
import type { Session } from '../../../../cli/session.ts';
import { plain } from '../../../../core/spelling.ts';
import { wording } from '../../../../core/wording.ts';
import { didYouMean, oneOf } from '../../../../data/index.ts';
import { LOCALES } from '../../../../data/locales.ts';
import { languageOf } from '../../../../ruling/board-language.ts';
import { circumstancesOf } from '../../../../ruling/board-text.ts';
import { type CallLanguage, label, say } from '../../../../ruling/language.ts';
import { scoreJson } from '../../../../ruling/score-json.ts';
import { type ScoredRegion, score, scoringIds } from '../../../../ruling/score-view.ts';
import type { TwilightJudged } from '../../../../ruling/twilight-referee.ts';
import { clauseName } from '../../../../ruling/view-format.ts';
import { inTwoColumns, WIDTH } from '../../../../ruling/wrap.ts';
import type { Board } from '../../board.ts';
import type { TwilightDesk } from './desk.ts';

/** What a position of *Twilight Struggle* scores. */
export const twilightScoring: Scoring<TwilightDesk, TwilightJudged> = {
  score({ judged }, [name], call) {
    const board = judged.ruling.end;
    const region = name === undefined ? undefined : regionNamed(name, board, call.session);
    const language = languageOf(call.session, board);
    const result = score(board, region);
    return { json: () => scoreJson(result, language), text: () => asText(result, region, call, language) };
  },
};

type Result = ReturnType<typeof score>;

/** A region by id or name in any language; the six that are scored, and Southeast Asia. */
function regionNamed(name: string, board: Board, session: Session): string {
  const known = new Map<string, string>();
  const ids = scoringIds(board);
  for (const locale of LOCALES) {
    const { regions } = session.texts(locale).names;
    for (const id of ids) for (const word of [id, regions[id]?.name ?? id]) known.set(plain(word), id);
  }
  const found = known.get(plain(name));
  if (found !== undefined) return found;
  throw usageError(
    wording('there is no scoring region "{name}"', { name }),
    'score',
    didYouMean(name, known.keys()) ?? oneOf(ids),
  );
}

function asText(result: Result, region: string | undefined, { paint, io }: Call, language: CallLanguage): string {
  const name =
    region === undefined
      ? say(language, { message: 'word.how.final-scoring' })
      : (language.names.of.region?.(region, undefined) ?? region);
  const circumstances = circumstancesOf(result.before, language);
  const rows: (readonly [clause: string, text: string])[] = [];
  if ('values' in result) {
    for (const { side, country, vp } of result.values)
      rows.push(['', label(language, 'score.country', { side, country, n: vp })]);
  }
  for (const finding of result.findings) {
    // A side with nothing in a region has no sum to derive.
    if (finding.message === 'score.total' && finding.args?.total === 0) continue;
    rows.push([clauseName(finding.clause, language), say(language, finding)]);
    const controlled =
      'regions' in result && finding.clause.startsWith('10.1.1.') ? controls(result.regions, finding.args) : [];
    if (controlled.length > 0)
      rows.push([
        '2.1.7',
        label(language, 'score.controls', { side: Number(finding.args?.side), countries: controlled }),
      ]);
  }
  if ('discount' in result && result.discount !== undefined)
    rows.push(['', label(language, 'score.discount', { card: result.discount })]);
  const lines = inTwoColumns(rows, 2, Math.min(WIDTH, io.stdout.columns ?? WIDTH));
  return [`${paint('bold', name)} (${circumstances})`, '', ...lines].join('\n');
}

function controls(regions: readonly ScoredRegion[], args: Readonly<Record<string, unknown>> = {}): readonly number[] {
  return regions.find(({ region }) => region === args.region)?.sides[Number(args.side) as 0 | 1].controlled ?? [];
}
