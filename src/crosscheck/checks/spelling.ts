/** Spelling: words that are in no dictionary and near one that is. */

import { editDistance } from '../../core/edit-distance.ts';
import { counted } from '../../core/grouped.ts';
import type { Canon } from '../canon.ts';
import type { Speller } from '../lexicon.ts';
import { fold, isCapitalised, isUpper } from '../text/words.ts';
import type { CheckFinding, Word } from '../types.ts';
import { type Check, type CheckContext, findingAt } from './check.ts';

/** Words the dictionary does not know and that are near one it knows, or near a term of the game. */
export const spelling: Check = {
  id: 'spelling',
  why: 'a word that no dictionary knows',
  run(context) {
    const { canon, document } = context;
    const { speller, english } = canon;
    if (!speller) return [];
    const counts = counted(document.sentences.flatMap(({ words }) => words.map(({ fold: each }) => each)));
    const known = ownVocabulary(context);
    const isUnknown = (word: Word) =>
      word.text.length >= 4 &&
      !/\d/.test(word.text) &&
      !isUpper(word.text) &&
      !known.has(word.fold) &&
      !known.has(word.stem) &&
      (counts.get(word.fold) ?? 0) < 2 &&
      !speller.known(word.text) &&
      !speller.known(fold(word.text)) &&
      !isVerbWithPronoun(word, canon, speller) &&
      !word.text.split('-').every((part) => part.length < 3 || speller.known(part) || known.has(fold(part)));
    return document.blocks.flatMap((block) =>
      block.kind === 'quote'
        ? []
        : block.sentences.flatMap(({ words }) =>
            words.flatMap((word, at): CheckFinding[] => {
              if (!isUnknown(word)) return [];
              const capital = isCapitalised(word.text);
              // A name in the middle of a sentence is no slip, unless it is nearly a word.
              if (capital && at > 0) return [];
              if (!capital && english?.known(word.text) && /^[a-z]+$/.test(word.text)) return [];
              const near = speller
                .suggest(word.text.toLowerCase())
                .find(
                  (each) =>
                    fold(each)[0] === word.fold[0] &&
                    editDistance(fold(each), word.fold, 2) <= (word.text.length > 8 ? 2 : 1),
                );
              if (!near) return [];
              return [findingAt(context, 'spelling.near', block, word.start, word.end, { expected: near })];
            }),
          ),
    );
  },
};

/** "súmale" is "suma" with a pronoun, "averli" is "avere" with one; few dictionaries list them. */
function isVerbWithPronoun({ fold: folded }: Word, { lexicon }: Canon, speller: Speller): boolean {
  return lexicon.enclitics.some((pronoun) => {
    const verb = folded.slice(0, -pronoun.length);
    return verb.length > 2 && folded.endsWith(pronoun) && (speller.known(verb) || speller.known(`${verb}e`));
  });
}

function ownVocabulary({ canon }: CheckContext): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (text: string) => {
    for (const word of fold(text).split(/[^\p{L}\p{N}]+/u)) if (word) all.add(word).add(canon.stem(word));
  };
  for (const { summary } of canon.clauses) add(summary);
  for (const word of canon.lexicon.words) add(word);
  const { names } = canon.texts;
  for (const named of [names.cards, names.countries, names.regions, names.terms, ...Object.values(names.space)])
    for (const { name, title, form, forms } of Object.values(named))
      for (const each of [name, title, form, ...(forms ?? [])]) if (each) add(each);
  return all;
}
