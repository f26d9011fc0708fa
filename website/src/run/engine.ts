/** The referee in the reader's browser: the rules that the site was built from, and the words of its language. */

import type { Message } from '../../../src/core/render.ts';
import { renderMessage } from '../../../src/core/render.ts';
import { plain as plainName } from '../../../src/core/spelling.ts';
import type { Texts } from '../../../src/data/texts.ts';
import { makeBoard } from '../../../src/games/twilight-struggle/index.ts';
import { makeNames } from '../../../src/games/twilight-struggle/names.ts';
import type { Ruleset } from '../../../src/games/twilight-struggle/ruleset.ts';
import type { CallLanguage } from '../../../src/ruling/language.ts';
import { clauseSentences, withRequirements } from '../../../src/text/index.ts';
import type { EditionName } from '../models.ts';
import { laidOver, type Overlay, overlayOf } from './overlay.ts';

/** Both editions, and one language. */
export interface EngineData {
  readonly rules: Readonly<Record<EditionName, Ruleset>>;
  readonly texts: Texts;
  /** Named sets of readings: profile -> issue -> option. */
  readonly profiles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly extraNames: ExtraNames;
}

/** Names in every language, so that a case may use any of them. */
export interface ExtraNames {
  readonly countries: Readonly<Record<string, readonly string[]>>;
  readonly cards: Readonly<Record<string, readonly string[]>>;
}

/** What a page hands over, a good third smaller: of the second edition what is different, and the names of other languages apart. */
export interface PackedEngine extends Pick<EngineData, 'texts' | 'profiles'> {
  readonly rules: { readonly deluxe: Ruleset; readonly second: Overlay | undefined };
}

export const packEngine = ({ rules: { deluxe, second }, texts, profiles }: EngineData): PackedEngine => ({
  rules: { deluxe, second: overlayOf(deluxe, second) },
  texts,
  profiles,
});

export const unpackEngine = (
  { rules: { deluxe, second }, texts, profiles }: PackedEngine,
  extraNames: ExtraNames,
): EngineData => ({
  rules: { deluxe, second: laidOver(deluxe, second) as Ruleset },
  texts,
  profiles,
  extraNames,
});

export interface Engine extends EngineData {
  readonly language: CallLanguage;
  readonly say: (message: Message) => string;
}

export function makeEngine(data: EngineData): Engine {
  const { texts } = data;
  const { tables } = makeBoard(data.rules.deluxe);
  const names = withRequirements(makeNames(tablesOfAll(data), texts), tables, texts);
  const { messages: words, issues, clauses } = texts;
  const sentence = clauseSentences(tables.rules, texts);
  const language: CallLanguage = { words, mistakes: texts, names, issues, clauses, sentence };
  return { ...data, language, say: (message) => renderMessage(language.words, message, names) };
}

/** With the one space that is on the board only by a variant, so that it has a name where a case plays with it. 12.1 */
function tablesOfAll({ rules: { deluxe } }: EngineData) {
  return makeBoard({ ...deluxe, policies: { ...deluxe.policies, 'chinese-civil-war': 'on' } }).tables;
}

export { plainName };
