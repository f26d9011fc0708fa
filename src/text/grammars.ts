/** The grammar of a language, made once for each set of names. */
import type { TextNames } from '../data/texts.ts';
import type { Grammar } from './grammar.ts';
import { writtenGrammar } from './written-grammar.ts';

const made = new WeakMap<TextNames, Grammar>();

/** @throws Error if the names were loaded without the sentences of their language and of English */
export function grammarOf(names: TextNames): Grammar {
  const known = made.get(names) ?? make(names);
  made.set(names, known);
  return known;
}

function make(names: TextNames): Grammar {
  const { sentences } = names;
  if (!sentences) throw new Error('these names have no sentences');
  const { book, lists, english } = sentences;
  return writtenGrammar(book, names, lists, english && grammarOf(english));
}
