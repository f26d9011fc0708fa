/** The language of a call, for sentences about one board of *Twilight Struggle*. */
import type { Texts } from '../data/texts.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { makeNames } from '../games/twilight-struggle/names.ts';
import { clauseSentences } from '../text/clause-sentences.ts';
import { withRequirements } from '../text/requirement-names.ts';
import type { CallLanguage } from './language.ts';

/** The words and names of the language asked for. */
export function languageOf(session: { texts(): Texts }, board: Pick<Board, 'tables'>): CallLanguage {
  const texts = session.texts();
  const { messages: words, issues, clauses } = texts;
  const names = withRequirements(makeNames(board.tables, texts), board.tables, texts);
  return { words, mistakes: texts, names, issues, clauses, sentence: clauseSentences(board.tables.rules, texts) };
}
