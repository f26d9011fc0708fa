/**
 * Dividing a question into phrases so that as little as possible is left over: every word belongs to a phrase, or is one
 * that says nothing, or is reported as not understood.
 */
import type { Element, Phrase, SlotKind } from './phrases.ts';
import type { Token } from './tokens.ts';

/** What a slot was filled with: an id, or a number. */
export type Value = string | number | readonly [number, number];

/** Something that stands at a place of the question. */
export interface Span {
  readonly kind: SlotKind;
  readonly value: Value;
  /** Index of the token behind it. */
  readonly end: number;
  /** Written as it is called, not a beginning or a part of the name. */
  readonly exact: boolean;
  /** Written with one letter wrong. */
  readonly misspelt?: true;
}

/** A phrase as it was found. */
export interface Fragment {
  readonly id: string;
  readonly values: Readonly<Record<string, Value>>;
  /** Indexes of tokens. */
  readonly from: number;
  readonly to: number;
  /** Indexes of the tokens inside that were passed over. */
  readonly passed: readonly number[];
}

export interface Segments {
  readonly fragments: readonly Fragment[];
  /** Indexes of the tokens that nothing was made of. */
  readonly left: readonly number[];
}

/** What a token is worth by what is made of it. */
const WORTH = { word: 10, exact: 10, part: 6, filler: 1, left: -25, phrase: -4 };

interface Step {
  readonly score: number;
  readonly before: number;
  readonly fragment?: Fragment;
  readonly left?: boolean;
}

/**
 * @param spans what stands at each token
 * @param isFiller says nothing by itself
 * @param isCondition begins what is only supposed
 */
export function segment(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  spans: readonly (readonly Span[])[],
  isFiller: (word: string) => boolean,
  isCondition: (word: string) => boolean = () => false,
): Segments {
  const index = indexOf(phrases);
  // What is written as a name and is one is not passed over, nor a number, unless it may be an article.
  const skips = tokens.map(
    ({ word, capitals, number }, at) =>
      isFiller(word) &&
      (number === undefined || number === 1) &&
      !(capitals && spans[at]?.some(({ kind }) => kind === 'side')),
  );
  const best: (Step | undefined)[] = [{ score: 0, before: -1 }];
  const offer = (at: number, step: Step): void => {
    if ((best[at]?.score ?? Number.NEGATIVE_INFINITY) < step.score) best[at] = step;
  };
  for (let at = 0; at < tokens.length; at++) {
    const score = (best[at] as Step).score;
    const filler = skips[at] === true;
    offer(at + 1, { score: score + (filler ? WORTH.filler : WORTH.left), before: at, left: !filler });
    for (const phrase of beginningAt(at))
      for (const { to, worth, values, passed } of matches(phrase.elements, at))
        offer(to, {
          score: score + worth + WORTH.phrase + (phrase.weight ?? 0),
          before: at,
          fragment: { id: phrase.id, values, from: at, to, passed },
        });
  }
  return traced(best, tokens.length);

  function beginningAt(at: number): readonly Phrase[] {
    const { word } = tokens[at] as Token;
    const kinds = [...new Set((spans[at] ?? []).map(({ kind }) => kind))];
    return [
      ...(index.byWord.get(word) ?? []),
      ...index.open.flatMap(({ starts, phrase }) => (starts.some((start) => word.startsWith(start)) ? [phrase] : [])),
      ...kinds.flatMap((kind) => index.bySlot.get(kind) ?? []),
    ];
  }

  function matches(elements: readonly Element[], from: number): Match[] {
    let open: Match[] = [{ to: from, worth: 0, values: {}, passed: [] }];
    for (const [index, element] of elements.entries()) {
      const before = elements[index - 1];
      open = open.flatMap((match) => continued(match, element, before));
      if (open.length === 0) return [];
    }
    return open;
  }

  /** @param before the element of the phrase before it; between the two fillers are passed over */
  function continued(match: Match, element: Element, before: Element | undefined): Match[] {
    const found: Match[] = [];
    const maySkip = before !== undefined;
    const afterWord = maySkip && 'words' in before;
    const afterNumber = maySkip && 'slot' in before && before.slot === 'n';
    for (let at = match.to, { worth, passed } = match; at < tokens.length; at++, worth += WORTH.filler) {
      // Nor does one go on in the next sentence.
      if (maySkip && tokens[at]?.opens) break;
      // Nor does a turn or a level have its number behind a comma: "this turn, 2 Ops".
      if (afterWord && tokens[at]?.apart && tokens[at]?.number !== undefined && 'slot' in element) break;
      // Nor has a number its country there: "at DEFCON 3, Poland".
      if (afterNumber && tokens[at]?.apart && 'slot' in element && element.slot === 'country') break;
      found.push(...taken({ ...match, worth, passed }, element, at));
      // An "if" begins another part of the question: no phrase goes on behind it.
      if (!maySkip || !skips[at] || isCondition(tokens[at]?.word ?? '')) break;
      passed = [...passed, at];
    }
    return found;
  }

  function taken({ worth, values, passed }: Match, element: Element, at: number): Match[] {
    if ('words' in element) {
      const { word } = tokens[at] as Token;
      const fits = element.words.has(word) || element.open.some((start) => word.startsWith(start));
      return fits ? [{ to: at + 1, worth: worth + WORTH.word, values, passed }] : [];
    }
    return (spans[at] ?? [])
      .filter(({ kind }) => kind === element.slot)
      .map(({ end, value, exact }) => ({
        to: end,
        worth: worth + (end - at) * (exact ? WORTH.exact : WORTH.part),
        values: { ...values, [element.name]: value },
        passed,
      }));
  }
}

/** Phrases by what they begin with. */
interface PhraseIndex {
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>;
  readonly bySlot: ReadonlyMap<SlotKind, readonly Phrase[]>;
  readonly open: readonly {
    readonly starts: readonly string[];
    readonly phrase: Phrase;
  }[];
}
const INDEXES = new WeakMap<readonly Phrase[], PhraseIndex>();

function indexOf(phrases: readonly Phrase[]): PhraseIndex {
  const made = INDEXES.get(phrases);
  if (made) return made;
  const byWord = new Map<string, Phrase[]>();
  const bySlot = new Map<SlotKind, Phrase[]>();
  const open: { starts: readonly string[]; phrase: Phrase }[] = [];
  for (const phrase of phrases) {
    const [first] = phrase.elements;
    if (!first) continue;
    if ('slot' in first) bySlot.set(first.slot, [...(bySlot.get(first.slot) ?? []), phrase]);
    else {
      for (const word of first.words) byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
      // A word that is listed and one that begins so is one way, not two.
      if (first.open.length > 0) open.push({ starts: first.open, phrase });
    }
  }
  const index = { byWord, bySlot, open };
  INDEXES.set(phrases, index);
  return index;
}

interface Match {
  readonly to: number;
  readonly worth: number;
  readonly values: Readonly<Record<string, Value>>;
  readonly passed: readonly number[];
}

function traced(best: readonly (Step | undefined)[], end: number): Segments {
  const fragments: Fragment[] = [];
  const left: number[] = [];
  for (let at = end; at > 0; ) {
    const step = best[at] as Step;
    if (step.fragment) fragments.unshift(step.fragment);
    if (step.left) left.unshift(step.before);
    at = step.before;
  }
  return { fragments, left };
}
