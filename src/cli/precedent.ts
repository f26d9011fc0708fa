/** A case of the suite as it is told beside something else: its facts, what is ruled on it, and what decides. */
import type { General } from '../asking/general.ts';
import { unlike } from '../asking/unlike.ts';
import { storyOf } from '../cases/scenario-text.ts';
import { sentencesOf } from '../cases/scenario-write.ts';
import type { Verdict } from '../core/finding.ts';
import { type ClauseId, canonicalClause } from '../core/ruleset.ts';
import { wordingIn } from '../core/wording.ts';
import { twilightDesk } from '../games/twilight-struggle/program/cli/desk.ts';
import { languageOf } from '../ruling/board-language.ts';
import { type CallLanguage, label } from '../ruling/language.ts';
import { shortReportOn } from '../ruling/reported.ts';
import { viewOfRuling } from '../ruling/ruling-view.ts';
import { type ShortRuling, shortRuling } from '../ruling/short-ruling.ts';
import { clauseName } from '../ruling/view-format.ts';
import { hanging, wrap } from '../ruling/wrap.ts';
import { judgeAt } from './cases.ts';
import type { Call } from './command.ts';
import { allPhrases } from './feature-file.ts';
import { suiteCase } from './suite-case.ts';

export interface Precedent {
  readonly id: string;
  /** In English, as the suite has it; undefined in another language. */
  readonly title?: string;
  readonly file: string;
  /** The facts in sentences; undefined where no sentence says one of them. */
  readonly facts?: string;
  /** What a question that it is told beside names and it does not. */
  readonly unlike?: string;
  readonly verdict: Verdict;
  readonly short: ShortRuling;
  /** What it is about, as the suite says. */
  readonly clauses: readonly ClauseId[];
  readonly language: CallLanguage;
}

/**
 * The case with a number, ruled on by the rules of a call; undefined if there is none.
 * @param beside the question that it is told beside
 */
export function precedent(id: string, call: Call, beside?: General): Precedent | undefined {
  const written = suiteCase(id);
  if (!written) return undefined;
  const { session } = call;
  const desk = twilightDesk(call);
  const file = desk.referee.read(written.file, written.text);
  const [entry] = file.ok ? file.cases : [];
  if (!file.ok || !entry) return undefined;
  const judged = judgeAt({ desk, file }, entry, call);
  const language = languageOf(session, judged.ruling.start);
  const reported = shortReportOn(judged, language);
  const { expect: _, title = '', ...input } = entry.input;
  const said = sentencesOf(input, session.rules('deluxe'));
  const { verdict } = reported.ruling;
  const short = shortRuling(viewOfRuling(reported), language);
  const clauses = (entry.input.clauses ?? []).map((each) => canonicalClause(String(each)));
  const phrases = allPhrases()[session.locale];
  const { names } = session.texts();
  const missing = beside && unlike(beside, said, names);
  return {
    id,
    ...(session.locale === 'en' && { title }),
    file: written.file,
    ...(phrases && !('unsaid' in said) && { facts: storyOf(said, { phrases, names }) }),
    ...(missing && { unlike: wordingIn(session.mistakeWords(), missing) }),
    verdict,
    short,
    clauses,
    language,
  };
}

/** The case in a few lines: its verdict, its facts, what decides, and what forbids it or comes of it. */
export function precedentLines(
  { id, title, facts, unlike, verdict, short: { decides, reasons, changes }, language }: Precedent,
  width: number,
): readonly string[] {
  const below = (text: string): readonly string[] => wrap(text, '    ', width);
  const law = decides && `${clauseName(decides.clause, language)}: ${decides.sentence}`;
  return [
    ...hanging([id, label(language, `verdict.${verdict}`), ...(title === undefined ? [] : [title])].join(' · '), width),
    ...(facts === undefined ? [] : below(facts)),
    ...(unlike === undefined ? [] : below(unlike)),
    ...[...reasons, ...changes].flatMap((each) => wrap(`- ${each}`, '    ', width)),
    ...(law === undefined ? [] : below(law)),
  ];
}

/** The case for programs. */
export const precedentJson = ({ id, title, facts, unlike, verdict, short }: Precedent): object => ({
  id,
  ...(title !== undefined && { title }),
  ...(facts !== undefined && { facts }),
  ...(unlike !== undefined && { unlike }),
  verdict,
  ...(short.decides && { clause: short.decides.clause }),
  reasons: short.reasons,
  changes: short.changes,
});
