/**
 * The grammars of the four languages, made once for each set of names. In the package as it is installed a program has only
 * those that it has loaded: `package/installed/grammars.ts` takes the place of this module.
 */
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

/** Gets the grammar of a language; here they are all there. */
export const loadGrammar = async (_locale: Locale): Promise<void> => {};
