/** The generated text of a card in the language of the site; nothing until the card can be put into words. */
import type { Library } from './library.ts';

export function cardText(_library: Library, _id: string): readonly string[] {
  return [];
}
