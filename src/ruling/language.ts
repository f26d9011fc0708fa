/** The language of a call, whichever game it is about; see `board-language.ts` for that of a board of *Twilight Struggle*. */
import { type Message, type Names, renderMessage } from '../core/render.ts';
import type { Language } from './view-format.ts';

/** A language with the summaries of the clauses. */
export interface CallLanguage extends Language {
  readonly clauses: Readonly<Record<string, { readonly summary: string }>>;
}

/** Arguments of labels that are texts already. */
export const AS_IT_IS: Names['of'] = Object.fromEntries(
  ['clause', 'what', 'expected', 'found', 'came', 'line', 'text'].map((key) => [key, String]),
);

/** Says something in the language. */
export function say(language: Language, said: Message | string): string {
  return typeof said === 'string' ? said : renderMessage(language.words, said, language.names);
}

/** A label, `label.<id>`. */
export function label(language: Language, id: string, args: Message['args'] = {}): string {
  return say(language, { message: `label.${id}`, args });
}
