/** The grammar of a language, made once for each set of names. */
import { remember } from '../core/remember.ts';
import type { TextNames } from '../data/texts.ts';
import type { Grammar } from './grammar.ts';
import { writtenGrammar } from './written-grammar.ts';

/** @throws Error if the names were loaded without the sentences of their language and of English */
export const grammarOf: (names: TextNames) => Grammar = remember((names: TextNames) => {
  const { sentences } = names;
  if (!sentences) throw new Error('these names have no sentences');
  const { book, lists, english } = sentences;
  return writtenGrammar(book, names, lists, english && grammarOf(english));
});
