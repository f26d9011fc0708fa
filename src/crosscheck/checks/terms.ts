/** Terms: renderings to avoid, one rendering per term, capitals of proper terms. */

import { counted } from '../../core/grouped.ts';
import { remember } from '../../core/remember.ts';
import type { NameEntry } from '../../core/render.ts';
import type { Canon } from '../canon.ts';
import { makePhrasebook, type Phrasebook } from '../text/phrases.ts';
import { cutWords, fold, isCapitalised, isUpper } from '../text/words.ts';
import type { Block, CheckFinding } from '../types.ts';
import { type Check, type CheckContext, findingAt } from './check.ts';

interface Bad {
  readonly term: string;
  readonly prefer: string;
  readonly why: string;
  readonly strong: boolean;
}

/** False friends, calques and English abbreviations, from the glossary and the lexicon. */
export const avoidedTerms: Check = {
  id: 'term',
  why: 'a rendering that misleads, or that the glossary has replaced',
  run(context) {
    const book = avoidBook(context.canon);
    return context.document.blocks.flatMap((block) => {
      const words = block.sentences.flatMap((sentence) => sentence.words);
      const longer = context.canon.terms.find(words);
      return book.find(words).flatMap(({ value, from, to }): CheckFinding[] => {
        // "Guerra Civile" is wrong for a brush war and right in the name of another war.
        if (longer.some((term) => term.from <= from && term.to >= to && term.to - term.from > to - from)) return [];
        const [start, end] = [words[from]!.start, words[to - 1]!.end];
        return [
          findingAt(context, 'term.avoid', block, start, end, {
            ...(value.strong && { severity: 'high' as const }),
            values: { why: value.why },
            expected: value.prefer,
          }),
        ];
      });
    });
  },
};

/** What the house calls otherwise. */
export const houseTerms: Check = {
  id: 'term',
  why: "another term than the house's",
  run(context) {
    const { canon } = context;
    const book = makePhrasebook(
      canon.replaced.flatMap((each) => each.forms.map((form) => [form, each] as const)),
      canon.stem,
    );
    return context.document.blocks.flatMap((block) => {
      const words = block.sentences.flatMap((sentence) => sentence.words);
      const longer = [...canon.terms.find(words), ...canon.names.find(words)];
      return book.find(words).flatMap(({ value, from, to }): CheckFinding[] => {
        if (longer.some((term) => term.from <= from && term.to >= to && term.to - term.from > to - from)) return [];
        return [
          findingAt(context, 'term.house', block, words[from]!.start, words[to - 1]!.end, {
            values: { house: value.house },
            expected: value.prefer,
          }),
        ];
      });
    });
  },
};

/** The renderings to avoid. */
export const avoidBook = remember(makeAvoidBook);

/** A form that differs from an accepted one only in its ending or its capitals is matched as it is written. */
function makeAvoidBook({ texts, lexicon, stem, clauses }: Canon): Phrasebook<Bad> {
  const entries: [string, Bad][] = lexicon.avoid.map((each) => [each.form, { ...each, strong: true }]);
  const written: [string, Bad][] = [];
  const stems = (form: string) =>
    cutWords(form, stem)
      .map((word) => word.stem)
      .join(' ');
  for (const [term, entry] of Object.entries(texts.names.terms)) {
    const accepted = new Set([entry.form, ...(entry.forms ?? [])].map((form) => fold(form ?? '')));
    for (const { form, why } of (entry.avoid ?? []) as { form: string; why: string }[]) {
      const exact = accepted.has(fold(form)) || isUpper(form.replace(/s$/, ''));
      const near = [...accepted].some((each) => stems(each) === stems(form));
      // A word that our own clauses use is wrong only in some places, and a list cannot tell which.
      const ownStems = stems(form);
      if (
        !form.includes(' ') &&
        !exact &&
        !near &&
        clauses.some(({ words }) => words.some((word) => word.stem === ownStems))
      )
        continue;
      ((near || term.startsWith('step_')) && !exact ? written : entries).push([
        exact ? `=${form}` : form,
        { term, prefer: preferred(entry, form), why, strong: false },
      ]);
    }
  }
  const [loose, strict] = [makePhrasebook(entries, stem), makePhrasebook(written, stem, true)];
  return {
    find: (words) => [...loose.find(words), ...strict.find(words)],
    findAll: (words) => [...loose.findAll(words), ...strict.findAll(words)],
  };
}

/** Of a form that is only written wrongly, the same form written right. */
function preferred({ form = '', forms = [] }: NameEntry, bad: string): string {
  return [form, ...forms].find((each) => fold(each) === fold(bad)) ?? form;
}

/** A document should call one thing by one name. */
export const oneRendering: Check = {
  id: 'consistency',
  why: 'one term, several renderings in the same document',
  run(context) {
    const { canon } = context;
    const avoided = avoidBook(canon);
    const blocks = context.document.blocks.map((block) => {
      const words = block.sentences.flatMap((sentence) => sentence.words);
      return { block, words, bad: new Set(avoided.find(words).flatMap(({ from, to }) => range(from, to))) };
    });
    return Object.entries(canon.lexicon.renderings).flatMap(([term, groups]) => {
      // What the house has decided is no question of majorities.
      if (canon.replaced.some(({ id }) => id === term)) return [];
      const book = makePhrasebook(
        groups.flatMap((group, index) => group.map((form) => [form, index] as const)),
        canon.stem,
      );
      const found = blocks.flatMap(({ block, words, bad }) =>
        book
          .find(words)
          .filter(({ from, to }) => !range(from, to).some((at) => bad.has(at)))
          .map(({ value, from, to }) => ({ block, group: value, start: words[from]!.start, end: words[to - 1]!.end })),
      );
      return reportMinority(context, term, found);
    });
  },
};

interface Found {
  readonly block: Block;
  readonly group: number;
  readonly start: number;
  readonly end: number;
}

function reportMinority(context: CheckContext, term: string, found: readonly Found[]): CheckFinding[] {
  const counts = counted(found.map(({ group }) => group));
  if (counts.size < 2) return [];
  const [main, most] = mainGroup(counts);
  const example = found.find(({ group }) => group === main)!;
  const usual = example.block.text.slice(example.start, example.end);
  const title = context.canon.texts.names.terms[term]?.form ?? usual;
  return found
    .filter(({ group }) => group !== main)
    .map(({ block, start, end }) =>
      findingAt(context, 'term.variant', block, start, end, {
        confidence: most >= 3 ? 0.8 : 0.6,
        values: { count: most, term: title },
        expected: usual,
      }),
    );
}

/** The rendering that the document has most often; of two as frequent the glossary's, which is listed first. */
function mainGroup(counts: ReadonlyMap<number, number>): readonly [number, number] {
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]!;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** Names of periods, phases and tracks written now with capitals, now without. */
export const capitals: Check = {
  id: 'capitals',
  why: 'the same name with and without capitals',
  run(context) {
    const { canon, document } = context;
    const forms = ['early_war', 'mid_war', 'late_war', 'space_race'].flatMap((term) => {
      const form = canon.texts.names.terms[term]?.form;
      return form ? [[form, form] as const] : [];
    });
    const book = makePhrasebook(forms, canon.stem);
    const found = document.blocks.flatMap((block) => {
      const words = block.sentences.flatMap((sentence) => sentence.words);
      return book.find(words).map(({ value, from, to }) => {
        const capital = words.slice(from, to).every(({ text }) => isCapitalised(text) || text.length < 4);
        return { block, value, capital, start: words[from]!.start, end: words[to - 1]!.end };
      });
    });
    return [...new Set(found.map(({ value }) => value))].flatMap((value) => {
      const own = found.filter((each) => each.value === value);
      const small = own.filter(({ capital }) => !capital);
      if (small.length === 0 || small.length >= own.length / 2) return [];
      return small.map(({ block, start, end }) =>
        findingAt(context, 'term.capitals', block, start, end, {
          values: { count: own.length - small.length },
          expected: value,
        }),
      );
    });
  },
};

/** Words of a phrase, for checks that compare headings. */
export function stemsOf(text: string, canon: Canon): readonly string[] {
  const ignored = new Set(canon.lexicon.functionWords);
  return cutWords(text, canon.stem).flatMap(({ fold: folded, stem }) => (ignored.has(folded) ? [] : [stem]));
}
