/** Language: sentences and words left in another language. */
import { carriesRules } from '../align/align.ts';
import { functionWordsOf } from '../align/features.ts';
import type { Canon } from '../canon.ts';
import { fold, isCapitalised } from '../text/words.ts';
import type { Block, CheckFinding, Sentence, Word } from '../types.ts';
import { type Check, type CheckContext, findingAt, findingIn } from './check.ts';

const ENGLISH = new Set(
  'the of and to in is that for on with as are be this by or an at from not have has may must can player players card cards if when which each any all'.split(
    ' ',
  ),
);

/** Whole sentences: in them nothing else is worth a word. */
export const foreignSentences: Check = {
  id: 'language',
  why: 'a sentence left in English',
  run(context) {
    const { document, canon } = context;
    return document.sentences.flatMap((sentence): CheckFinding[] => {
      if (!isForeign(sentence, canon)) return [];
      const expected = canon.byId.get(context.clauseOf(sentence))?.summary ?? '';
      return [findingIn(context, 'language.sentence', sentence, { expected })];
    });
  },
};

/** Single words and short runs, in sentences that are in the right language. */
export const foreignText: Check = {
  id: 'language-words',
  why: 'words left in English',
  run(context) {
    const vocabulary = vocabularyOf(context.canon);
    return context.document.blocks.flatMap((block) => {
      if (!carriesRules(block)) return [];
      return block.sentences.flatMap((sentence) =>
        isForeign(sentence, context.canon) ? [] : foreignWords(context, block, sentence, vocabulary),
      );
    });
  },
};

/** More English function words than words of the language. */
export function isForeign({ words }: Sentence, canon: Canon): boolean {
  if (words.length < 4) return false;
  const own = functionWordsOf(canon);
  const english = words.filter(({ fold: folded }) => ENGLISH.has(folded)).length;
  return english >= 2 && english > words.filter(({ fold: folded }) => own.has(folded)).length;
}

/** Words that the canon itself uses are never foreign: names, abbreviations, loans the glossary accepts. */
function vocabularyOf({ clauses, texts, lexicon }: Canon): ReadonlySet<string> {
  const all = new Set<string>(lexicon.functionWords);
  const add = (text: string) => {
    for (const word of fold(text).split(/[^\p{L}\p{N}]+/u)) if (word) all.add(word);
  };
  for (const { words } of clauses) for (const { fold: folded } of words) add(folded);
  const { names } = texts;
  for (const named of [names.cards, names.countries, names.regions, names.terms, ...Object.values(names.space)])
    for (const { name, title, form, forms } of Object.values(named))
      for (const each of [name, title, form, ...(forms ?? [])]) if (each) add(each);
  add('Twilight Struggle GMT Games');
  return all;
}

function foreignWords(
  context: CheckContext,
  block: Block,
  { words }: Sentence,
  vocabulary: ReadonlySet<string>,
): CheckFinding[] {
  const { speller, english } = context.canon;
  if (!speller || !english) return [];
  const foreign = (word: Word) =>
    word.fold.length >= 2 &&
    !/\d/.test(word.fold) &&
    !vocabulary.has(word.fold) &&
    !word.fold.split('-').every((part) => vocabulary.has(part)) &&
    /^[a-z-]+$/i.test(word.text) &&
    !speller.known(word.text) &&
    !speller.known(word.text.toLowerCase()) &&
    english.known(word.text.toLowerCase());
  const isEnglishName = ({ text, fold: folded }: Word) =>
    isCapitalised(text) && !vocabulary.has(folded) && !speller.known(text) && english.known(text);
  const found: CheckFinding[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!foreign(words[from]!)) continue;
    let to = from + 1;
    while (
      to < words.length &&
      (foreign(words[to]!) || (ENGLISH.has(words[to]!.fold) && to + 1 < words.length && foreign(words[to + 1]!)))
    )
      to++;
    // "Control of Europe": beside an English preposition a name in English is no name of a person.
    while (to < words.length && ENGLISH.has(words[to - 1]!.fold) && isEnglishName(words[to]!)) to++;
    const run = words.slice(from, to);
    // A lone short word is more likely an abbreviation, and a lone name after another name is a person.
    const lone =
      run.length === 1 &&
      (run[0]!.text.length < 4 ||
        (isCapitalised(run[0]!.text) &&
          from > 0 &&
          isCapitalised(words[from - 1]!.text) &&
          from > 1 &&
          !speller.known(words[from - 1]!.fold)));
    if (!lone) {
      found.push(findingAt(context, 'language.words', block, run[0]!.start, run.at(-1)!.end));
    }
    from = to - 1;
  }
  return found;
}
