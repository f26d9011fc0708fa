import type { Locale } from '../../src/core/ruleset.ts';
import en, { type Words } from './en.ts';
import es from './es.ts';
import it from './it.ts';
import ru from './ru.ts';

const all: Readonly<Record<Locale, Words>> = { en, es, it, ru };

/** The words of the site in a language; English for a language it does not speak. */
export const wordsOf = (locale: string): Words => all[locale as Locale] ?? en;
