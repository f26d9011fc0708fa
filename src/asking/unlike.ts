/** In what a question differs from a case of the suite that it is like, as far as names tell. */
import type { Written } from '../cases/scenario-text.ts';
import { type Wording, wording } from '../core/wording.ts';
import type { TextNames } from '../data/texts.ts';
import type { General } from './general.ts';

/**
 * Says which cards and countries a question names and a case does not: a reader looks at these before taking the one for the other.
 * @param written the case in sentences; where they do not say all of it, nothing is known to be missing
 * @returns undefined if the case has all of them
 */
export function unlike(
  { cards, countries }: Pick<General, 'cards' | 'countries'>,
  written: Written,
  names: Pick<TextNames, 'cards' | 'countries'>,
): Wording | undefined {
  if ('unsaid' in written) return undefined;
  const known = new Set(written.said.flatMap(({ values }) => Object.values(values)));
  const missing = [
    ...cards.map((id) => [id, names.cards[id]?.title] as const),
    ...countries.map((id) => [id, names.countries[id]?.name] as const),
  ].flatMap(([id, name]) => (known.has(id) ? [] : [name ?? id]));
  return missing.length === 0
    ? undefined
    : wording('named in your question and not in this case: {names}', { names: missing.join(', ') });
}
