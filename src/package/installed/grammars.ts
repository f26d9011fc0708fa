/** The grammars that a program has loaded. Takes the place of `src/text/grammars.ts`. */
import type { Locale } from '../../core/ruleset.ts';
import type { TextNames } from '../../data/texts.ts';
import type { Grammar, MakeGrammar } from '../../text/grammar.ts';
import type * as Grammars from '../../text/grammars.ts';

const makers = new Map<Locale, MakeGrammar>();
const made = new WeakMap<TextNames, Grammar>();

/** Makes the grammar of a language known. */
export const teach = (locale: Locale, maker: MakeGrammar): unknown => makers.set(locale, maker);

const LOADERS: Readonly<Record<Locale, () => Promise<MakeGrammar>>> = {
  en: async () => (await import('../../text/en.ts')).english,
  es: async () => (await import('../../text/es.ts')).spanish,
  it: async () => (await import('../../text/it.ts')).italian,
  ru: async () => (await import('../../text/ru.ts')).russian,
};

export const loadGrammar: typeof Grammars.loadGrammar = async (locale) => {
  teach(locale, await LOADERS[locale]());
};

export const grammarOf: typeof Grammars.grammarOf = (locale, names) => {
  const maker = makers.get(locale);
  if (!maker) throw new Error(`the grammar of ${locale} has not been loaded`);
  const grammar = made.get(names) ?? maker(names);
  made.set(names, grammar);
  return grammar;
};
