/**
 * Dividing a question into phrases so that as little as possible is left over: every word belongs to a phrase, or is one
 * that says nothing, or is reported as not understood.
 */
import { begins, goingOn, phraseIndex } from './phrase-index.ts';
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
  /** It stands in brackets: what is said next is not said of the side that it names. */
  readonly aside?: true;
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
 * @param beginsPart begins another part of the question, behind which no phrase goes on
 */
export function segment(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  spans: readonly (readonly Span[])[],
  isFiller: (word: string) => boolean,
  beginsPart: (word: string) => boolean = () => false,
): Segments {
  const index = phraseIndex(phrases);
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
          fragment: { id: phrase.id, values: { ...phrase.said, ...values }, from: at, to, passed },
        });
  }
  return traced(best, tokens.length);

  /** The phrases that may begin at a token and go on behind it. */
  function beginningAt(at: number): readonly Phrase[] {
    const own = spans[at] ?? [];
    const kinds = [...new Set(own.map(({ kind }) => kind))];
    return [
      ...goingOn(index.byWord((tokens[at] as Token).word), wordsFrom([at + 1])),
      ...kinds.flatMap((kind) => {
        const begun = index.bySlot.get(kind);
        const ends = own.flatMap((span) => (span.kind === kind ? [span.end] : []));
        return begun ? goingOn(begun, wordsFrom(ends)) : [];
      }),
    ];
  }

  /** The words with which a phrase may go on at some tokens, where what says nothing is passed over. */
  function wordsFrom(starts: readonly number[]): ReadonlySet<string> {
    const words = new Set<string>();
    for (const start of starts)
      for (let at = start; at < tokens.length; at++) {
        const { word, opens } = tokens[at] as Token;
        if (opens) break;
        words.add(word);
        if (!skips[at] || beginsPart(word)) break;
      }
    return words;
  }

  function matches(elements: readonly Element[], from: number): Match[] {
    let open: Match[] = [{ to: from, worth: 0, values: {}, passed: [] }];
    let before: Element | undefined;
    for (const element of elements) {
      const found: Match[] = [];
      const begun = elements[0] === before;
      for (const match of open) goOn(match, element, before, begun, found);
      if (found.length === 0) return found;
      open = found;
      before = element;
    }
    return open;
  }

  /**
   * @param before the element of the phrase before it; between the two fillers are passed over
   * @param begun whether that is the first of the phrase
   * @param found takes every way to go on: most phrases end here, so that nothing is made that nobody needs
   */
  function goOn(match: Match, element: Element, before: Element | undefined, begun: boolean, found: Match[]): void {
    const maySkip = before !== undefined;
    const afterWord = maySkip && 'words' in before;
    const afterNumber = maySkip && 'slot' in before && (before.slot === 'n' || before.slot === 'pair');
    const afterSide = maySkip && 'slot' in before && before.slot === 'side';
    const isSlot = 'slot' in element;
    let isApart = false;
    for (let at = match.to; at < tokens.length; at++) {
      const token = tokens[at] as Token;
      // Nor does one go on in the next sentence.
      if (maySkip && token.opens) break;
      // Nor does a turn or a level have its number behind a comma: "this turn, 2 Ops".
      if (afterWord && isSlot && token.apart && token.number !== undefined) break;
      // Nor has a number its country there: "at DEFCON 3, Poland", "Japan (4-0), South Korea".
      if (afterNumber && isSlot && token.apart && element.slot === 'country') break;
      // Nor does a number begin what stands behind one: "DEFCON 2, makes a realignment roll", "as the US, 3 of his".
      isApart ||= token.apart === true;
      if (
        isApart &&
        ((afterNumber && !isSlot && begun) || (afterSide && begun && isSlot && token.number !== undefined))
      )
        break;
      // Nor its side behind a colon: "VP 0: US plays".
      if (afterNumber && isSlot && token.led && element.slot === 'side') break;
      take(match, element, at, found);
      // An "if" or a "what" begins another part of the question: no phrase goes on behind it.
      if (!maySkip || !skips[at] || beginsPart(token.word)) break;
    }
  }

  /** Whatever stands at a token, behind those that were passed over since the last element. */
  function take(match: Match, element: Element, at: number, found: Match[]): void {
    if ('words' in element) {
      const { word } = tokens[at] as Token;
      if (!element.words.has(word) && !begins(word, element.open)) return;
      const worth = worthAt(match, at) + WORTH.word;
      found.push({ to: at + 1, worth, values: match.values, passed: passedBefore(match, at) });
      return;
    }
    for (const { kind, end, value, exact } of spans[at] ?? []) {
      if (kind !== element.slot) continue;
      const worth = worthAt(match, at) + (end - at) * (exact ? WORTH.exact : WORTH.part);
      const values = { ...match.values, [element.name]: value };
      found.push({ to: end, worth, values, passed: passedBefore(match, at) });
    }
  }
}

const worthAt = ({ to, worth }: Match, at: number): number => worth + (at - to) * WORTH.filler;

const passedBefore = ({ to, passed }: Match, at: number): readonly number[] =>
  at === to ? passed : [...passed, ...range(to, at)];

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at);

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
