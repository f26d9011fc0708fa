/** What languages are called in the language of the page. */
import * as words from '@words';

const names = new Intl.DisplayNames([words.tag], { type: 'language' });

/** With a capital, as a label begins. */
export function languageName(locale: string): string {
  const name = names.of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(words.tag) + name.slice(1);
}
