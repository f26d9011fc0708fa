/** The grammars of the four languages, made once for each set of names. */
import type { Locale } from '../core/ruleset.ts';
import type { TextNames } from '../data/texts.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import type { Grammar, MakeGrammar } from './grammar.ts';
import { italian } from './it.ts';
import { russian } from './ru.ts';

const MAKERS: Readonly<Record<Locale, MakeGrammar>> = { en: english, es: spanish, it: italian, ru: russian };
const made = new WeakMap<TextNames, Map<Locale, Grammar>>();

export function grammarOf(locale: Locale, names: TextNames): Grammar {
  const known = made.get(names) ?? new Map<Locale, Grammar>();
  const grammar = known.get(locale) ?? MAKERS[locale](names);
  made.set(names, known.set(locale, grammar));
  return grammar;
}
