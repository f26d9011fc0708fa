/** The language of a call, for sentences about one board. */
import { type Message, renderMessage } from '../core/render.ts';
import type { Texts } from '../data/texts.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { makeNames } from '../games/twilight-struggle/names.ts';
import { clauseSentences } from '../text/clause-sentences.ts';
import { withRequirements } from '../text/requirement-names.ts';
import type { Language } from './view-format.ts';

/** A language with the summaries of the clauses. */
export interface CallLanguage extends Language {
  readonly clauses: Readonly<Record<string, { readonly summary: string }>>;
}

/** The words and names of the language asked for. */
export function languageOf(session: { texts(): Texts }, board: Pick<Board, 'tables'>): CallLanguage {
  const texts = session.texts();
  const { messages: words, issues, clauses } = texts;
  const names = withRequirements(makeNames(board.tables, texts), board.tables, texts);
  return { words, mistakes: texts, names, issues, clauses, sentence: clauseSentences(board.tables.rules, texts) };
}

/** Says something in the language. */
export function say(language: Language, said: Message | string): string {
  return typeof said === 'string' ? said : renderMessage(language.words, said, language.names);
}

/** A label, `label.<id>`. */
export function label(language: Language, id: string, args: Message['args'] = {}): string {
  return say(language, { message: `label.${id}`, args });
}
