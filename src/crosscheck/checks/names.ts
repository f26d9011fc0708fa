/** Names of countries, cards and boxes: left in English, misspelt, replaced by something else. */

import { editDistance } from '../../core/edit-distance.ts';
import type { Entity } from '../canon.ts';
import { makePhrasebook } from '../text/phrases.ts';
import { cutWords, fold, isCapitalised } from '../text/words.ts';
import type { Block, CheckFinding, Sentence, Word } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingAt, type Segment, segments } from './check.ts';
import { isForeign } from './language.ts';

/** A name in English although the canon has it in the language of the document. */
export const englishNames: Check = {
  id: 'name-english',
  why: 'a name left in English',
  run(context) {
    const { document, canon } = context;
    return document.blocks.flatMap((block) =>
      block.sentences.flatMap((sentence) => {
        if (isForeign(sentence, canon)) return [];
        const { words } = sentence;
        const ours = new Set(canon.names.find(words).flatMap(({ from, to }) => words.slice(from, to)));
        return canon.englishNames.find(words).flatMap(({ value, from, to }): CheckFinding[] => {
          const own = words.slice(from, to);
          if (!own.every(({ text }) => isCapitalised(text) || text.length < 4) || own.every((word) => ours.has(word)))
            return [];
          return [findingAt(context, 'name.english', block, own[0]!.start, own.at(-1)!.end, { expected: value.name })];
        });
      }),
    );
  },
};

const QUOTED = /"([^"]{3,60})"|“([^“”]{3,60})”|«([^«»]{3,60})»|(?<!\p{L})'([^']{3,60})'(?!\p{L})/gu;

/** The names a clause is about, missing from its text while something like a name stands there instead. */
export const wrongNames: Check = {
  id: 'name',
  why: 'a name that is not the one the clause is about',
  run(context) {
    return segments(context, 0.25).flatMap((segment) => [...missingNames(context, segment)]);
  },
};

function missingNames(context: CheckContext, segment: Segment): readonly CheckFinding[] {
  const { canon } = context;
  const wanted = uniqueEntities(canon.names.find(segment.clause.words).map(({ value }) => value));
  const block = blockOf(context, segment.sentences[0]!);
  // An example goes on over several sentences, some of which may be aligned elsewhere: the whole block counts.
  const blocks = [...new Set(segment.sentences.map((sentence) => blockOf(context, sentence)))];
  const around = context.document.blocks.slice(blocks[0]!.index, blocks.at(-1)!.index + 2);
  const present = new Set(
    around.flatMap(({ sentences }) =>
      sentences.flatMap(({ words }) => canon.names.find(words).map(({ value }) => value.id)),
    ),
  );
  const english = new Set(
    around.flatMap(({ sentences }) =>
      sentences.flatMap(({ words }) => canon.englishNames.find(words).map(({ value }) => value.id)),
    ),
  );
  const lost = wanted.filter(
    ({ id, kind }) => !present.has(id) && !english.has(id) && (kind === 'card' || kind === 'space'),
  );
  return lost.flatMap((entity): CheckFinding[] => {
    const place = segment.sentences
      .map((sentence) => ({ sentence, at: likeName(context, sentence, entity) }))
      .find(({ at }) => at !== undefined);
    if (!place?.at) return [];
    return [
      findingAt(
        context,
        entity.kind === 'space' ? 'name.wrong-box' : 'name.wrong',
        block.index === place.sentence.block ? block : blockOf(context, place.sentence),
        place.at[0],
        place.at[1],
        { clause: segment.clause.id, values: { english: entity.english }, expected: entity.name },
      ),
    ];
  });
}

function uniqueEntities(entities: readonly Entity[]): readonly Entity[] {
  return [...new Map(entities.map((each) => [each.id, each])).values()];
}

/** Something in the sentence that stands where the name should: quoted or capitalised, sharing a word with it. */
function likeName(context: CheckContext, sentence: Sentence, entity: Entity): readonly [number, number] | undefined {
  const { canon } = context;
  const block = blockOf(context, sentence);
  const wanted = new Set(
    [...cutWords(entity.name, canon.stem), ...cutWords(entity.english, canon.stem)]
      .filter(({ fold: each }) => each.length > 2 && !canon.lexicon.functionWords.includes(each))
      .map(({ stem }) => stem),
  );
  const shares = (text: string) => cutWords(text, canon.stem).some(({ stem }) => wanted.has(stem));
  for (const match of block.text.slice(sentence.start, sentence.end).matchAll(QUOTED)) {
    const inner = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    if (!/\s/.test(inner) || canon.names.find(cutWords(inner, canon.stem)).length > 0) continue;
    const start = sentence.start + match.index + 1;
    if (shares(inner)) return [start, start + inner.length];
  }
  return capitalRuns(sentence.words, canon.lexicon.functionWords)
    .find(([from, to]) => {
      const run = sentence.words.slice(from, to);
      const isTerm = canon.terms.findAll(run).some(({ from: a, to: b }) => b - a === run.length);
      return (
        !isTerm && canon.names.find(run).length === 0 && run.length > 1 && shares(run.map(({ text }) => text).join(' '))
      );
    })
    ?.map((at, index) => (index === 0 ? sentence.words[at]!.start : sentence.words[at - 1]!.end)) as
    | [number, number]
    | undefined;
}

/** Runs of capitalised words, small function words between them included. */
function capitalRuns(words: readonly Word[], small: readonly string[]): readonly [number, number][] {
  const runs: [number, number][] = [];
  for (let from = 0; from < words.length; from++) {
    if (!isCapitalised(words[from]!.text)) continue;
    let to = from + 1;
    for (let at = to; at < words.length && at - to < 3 && words[at]!.start - words[at - 1]!.end < 2; at++) {
      if (isCapitalised(words[at]!.text)) to = at + 1;
      else if (!small.includes(words[at]!.fold)) break;
    }
    runs.push([from, to]);
    from = to - 1;
  }
  return runs;
}

/** A capitalised word one or two letters away from a country's name, and no word of the language. */
export const misspeltNames: Check = {
  id: 'name-misspelt',
  why: 'a name one letter off',
  run(context) {
    const { canon, document } = context;
    const names = [...Object.values(canon.texts.names.countries), ...Object.values(canon.texts.names.regions)]
      .flatMap(({ name, forms }) => [name ?? '', ...(forms ?? [])])
      .filter((name) => /^\p{L}{5,}$/u.test(name));
    const known = makePhrasebook(
      names.map((name) => [name, name] as const),
      canon.stem,
    );
    return document.blocks.flatMap((block: Block) =>
      block.kind === 'quote'
        ? []
        : block.sentences.flatMap(({ words }) =>
            words.flatMap((word): CheckFinding[] => {
              if (
                !isCapitalised(word.text) ||
                word.text.length < 5 ||
                canon.speller?.known(word.text) ||
                known.find([word]).length > 0
              )
                return [];
              const near = names.find(
                (name) => Math.abs(name.length - word.text.length) < 3 && editDistance(fold(name), word.fold, 1) === 1,
              );
              if (!near) return [];
              return [findingAt(context, 'name.misspelt', block, word.start, word.end, { expected: near })];
            }),
          ),
    );
  },
};
