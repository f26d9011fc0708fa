/** Words that agree with a number. */
import * as words from '@words';

const rules = new Intl.PluralRules(words.tag);

/**
 * The form that fits a number, out of forms divided by `|`: one and other; in Russian one, few and many.
 */
export function formFor(n: number, forms: string): string {
  const [one = forms, few = one, many = few] = forms.split('|');
  const category = rules.select(n);
  return category === 'one' ? one : category === 'few' ? few : many;
}
