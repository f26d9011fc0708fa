/** A language for what is told of *Guerra fría*. */

import type { Words as Templates } from '../../../../core/render.ts';
import type { MistakeWords } from '../../../../core/wording.ts';
import { AS_IT_IS, type CallLanguage } from '../../../../ruling/language.ts';
import { namesIn, type Texts } from '../../desk/texts.ts';

/** A language with everything that the game and its reports have to say in it. */
export interface GuerraFriaLanguage extends CallLanguage {
  readonly texts: Texts;
}

/**
 * The words of the game, above the labels that reports of every game use.
 * @param labels the shared messages of the same language
 * @param mistakes its sentences about what was handed in; English if absent
 */
export function makeLanguage(texts: Texts, labels: Templates, mistakes?: MistakeWords): GuerraFriaLanguage {
  const players = Object.entries(texts.names.seats).map(([id, { name = id }]) => [`label.section.${id}`, name]);
  const words = { ...labels, ...texts.messages, ...Object.fromEntries(players) };
  const names = namesIn(texts);
  const spoken = { ...names, of: { ...names.of, ...AS_IT_IS } };
  return { texts, words, mistakes, names: spoken, issues: texts.issues, clauses: texts.clauses };
}
