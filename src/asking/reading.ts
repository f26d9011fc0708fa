/** A question read in a language: the phrases that were recognised, and what is left over. */
import { plain } from '../cases/names.ts';
import { rivalOf } from './draft.ts';
import type { AskingLanguage } from './language.ts';
import { type Names, spansOf } from './names.ts';
import type { Phrase } from './phrases.ts';
import { type Fragment, segment } from './segment.ts';
import { type Token, tokensOf } from './tokens.ts';

export type Read = ReturnType<typeof readIn>;

/** The reading that leaves the fewest words over, the first of them; behind one that leaves none nobody looks further. */
export function fewestLeft<T extends { readonly left: readonly unknown[] }>(
  languages: readonly AskingLanguage[],
  read: (language: AskingLanguage) => T,
): T {
  let best: T | undefined;
  for (const language of languages) {
    const next = read(language);
    if (!best || next.left.length < best.left.length) best = next;
    if (best.left.length === 0) break;
  }
  if (!best) throw new Error('questions are asked in no language');
  return best;
}

/** The words of a question as a language has them: some are written in another way, some want an apostrophe. */
export const tokensIn = (question: string, language: AskingLanguage): readonly Token[] =>
  tokensOf(question, language)
    .flatMap((token) => {
      const other = language.words.spellings?.[question.slice(token.from, token.to).toLowerCase()];
      if (other !== undefined) return [{ ...token, word: other }];
      const first = language.contracted.get(token.word);
      if (first === undefined) return [token];
      const middle = token.from + first;
      return [
        { ...token, word: token.word.slice(0, first), to: middle },
        { word: token.word.slice(first), from: middle, to: token.to },
      ];
    })
    .map((token, at, all) => {
      const rival = language.theirs(token.word);
      // "Suoi 2, miei 1": markers, as in "he has 2".
      const counts = all[at + 1]?.number !== undefined || (all[at - 1]?.number !== undefined && !token.apart);
      return rival !== undefined && counts ? { ...token, word: rival } : token;
    });

/** Where something stands, by the indexes of tokens. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * Words that begin a condition of which nothing is made, up to the next mark that divides: a question says more than what was
 * understood of it.
 * @param isFact whether the token belongs to something that is stated
 */
export const idleConditions = (
  question: string,
  tokens: readonly Token[],
  { isCondition }: AskingLanguage,
  isFact: (at: number) => boolean,
): readonly Place[] =>
  tokens.flatMap(({ word, to }, at) => {
    if (!isCondition(word)) return [];
    const mark = question.slice(to).search(/[.,;:!?]/);
    const end = mark < 0 ? question.length : to + mark;
    const states = tokens.some((token, index) => index > at && token.from < end && isFact(index));
    return states ? [] : [{ from: at, to: at + 1 }];
  });

/** "I control Angola as the USSR with nothing in Zaire": what the side has says who asks as well; "as many as the US" does not. */
export function withRoles(
  fragments: readonly Fragment[],
  tokens: readonly Token[],
  { words, isFiller }: AskingLanguage,
): readonly Fragment[] {
  const roles = new Set((words.roles ?? []).map(plain));
  const isRole = (at: number): boolean => roles.has(tokens[at]?.word ?? '');
  const isCovered = (at: number): boolean => fragments.some(({ from, to }) => from <= at && at < to);
  return fragments.flatMap((each, index): readonly Fragment[] => {
    const [first, side] = Object.entries(each.values)[0] ?? [];
    const isFirst = first?.startsWith('side') === true && (side === 'us' || side === 'ussr') && each.id !== 'me';
    // "I'm the US, played Nuclear Subs last turn": between the two stands what says nothing.
    const speaker = fragments[index - 1];
    const between = speaker && tokens.slice(speaker.to, each.from);
    const isSame = speaker?.id === 'act.side' && speaker.values.side === 'me' && between?.length !== 0;
    if (
      isFirst &&
      side !== undefined &&
      isSame &&
      between?.every(({ word, apart, opens }) => isFiller(word) && !apart && !opens)
    )
      return [{ id: 'me', values: { side }, from: speaker.to, to: speaker.to + 1, passed: [] }, each];
    // An article may stand between.
    const at = [each.from - 1, each.from - 2].find(isRole) ?? -1;
    const isNear = at === each.from - 1 || isFiller(tokens[each.from - 1]?.word ?? '');
    const isCompared = [at - 1, at - 2, at - 3].some(isRole);
    if (!isFirst || side === undefined || at < 0 || !isNear || isCompared || isCovered(at)) return [each];
    return [{ id: 'me', values: { side }, from: at, to: at + 1, passed: [] }, each];
  });
}

/** "My opponent headlines Fidel as the USSR", "as the USSR he coups": the side is the other player's, and says who asks as well. */
function withOpponent(
  fragments: readonly Fragment[],
  tokens: readonly Token[],
  { words }: AskingLanguage,
): readonly Fragment[] {
  const mine = new Set(words.me.map(plain));
  return fragments.map((each, at) => {
    const { side } = each.values;
    const isOwn = tokens.slice(each.from, each.to).some(({ word }) => mine.has(word));
    if (each.id !== 'me' || isOwn || (side !== 'us' && side !== 'ussr')) return each;
    const isNear = (from: number, to: number): boolean =>
      !tokens.slice(from, to + 1).some(({ apart, opens, divided }) => apart || opens || divided);
    const before = fragments.slice(0, at).findLast(({ values }) => values.side !== undefined);
    const behind = fragments[at + 1];
    const isTheirs =
      (before?.values.side === 'opponent' && isNear(before.to, each.from)) ||
      (behind?.values.side === 'opponent' && behind.from === each.to && isNear(each.to, behind.from));
    return isTheirs ? { ...each, values: { ...each.values, side: rivalOf(side) } } : each;
  });
}

/** "My opponent says I cannot": who says something does nothing by it. */
export const withoutReporters = (
  fragments: readonly Fragment[],
  tokens: readonly Token[],
  { isReporting }: AskingLanguage,
): readonly Fragment[] =>
  fragments.filter(
    ({ id, to }) =>
      (id !== 'act.side' && id !== 'side') ||
      !isReporting(tokens[to]?.word ?? '') ||
      fragments.some((other) => other.id !== 'said.objection' && other.from <= to && to < other.to),
  );

/**
 * "Nuclear Subs came out earlier this turn": words of which nothing else is made, and which only say when it was. What is said not to
 * be, or to be in another turn, has a word that is left over all the same.
 * @param left indexes of the tokens of which nothing is made
 */
function withoutTimes(
  left: readonly number[],
  fragments: readonly Fragment[],
  tokens: readonly Token[],
  { timesIn }: AskingLanguage,
): readonly number[] {
  const isCovered = (at: number): boolean =>
    fragments.some(({ id, from, to }) => from <= at && at < to && !/^(?:ask\.|act\.it$)/.test(id));
  // Nothing goes on from one sentence to the next.
  const words = tokens.flatMap(({ word, opens }, at) => [...(opens ? [''] : []), isCovered(at) ? '' : word]);
  const places = tokens.flatMap(({ opens }, at) => (opens ? [-1, at] : [at]));
  const isTime = timesIn(words);
  const said = new Set<number>();
  for (const [index, at] of places.entries()) {
    // "May I use it this turn" asks for the time: it belongs to what is stated directly before, or begins a part of the question.
    const begins = index === 0 || words[index - 1] === '' || tokens[at ?? 0]?.apart === true;
    if (isTime[index] && at !== undefined && (begins || said.has(at - 1))) said.add(at);
  }
  return left.filter((at) => !said.has(at));
}

/** The question in the phrases of a language, where words that say nothing are passed over. */
export function readIn(
  question: string,
  language: AskingLanguage,
  names: Names,
  phrases: readonly Phrase[],
  isFiller: (word: string) => boolean,
) {
  const tokens = tokensIn(question, language);
  const spans = spansOf(tokens, names, language.words, isFiller, language.isWord, language.isKnown);
  // "At DEFCON 4, what's on the board afterwards": a question begins another part, as a condition does.
  const beginsPart = (word: string): boolean => language.isCondition(word) || language.isInterrogative(word);
  const { fragments: found, left } = segment(tokens, phrases, spans, isFiller, beginsPart);
  const fragments = withOpponent(withoutReporters(found, tokens, language), tokens, language);
  const place = (from: number, to: number) => ({
    from: tokens[from]?.from ?? 0,
    to: tokens[to - 1]?.to ?? 0,
  });
  const inside = (at: number): Fragment | undefined => fragments.find(({ from, to }) => from <= at && at < to);
  return {
    locale: language.locale,
    language,
    tokens,
    fragments: fragments as readonly Fragment[],
    place,
    left: withoutTimes(left, fragments, tokens, language).flatMap((at) => tokens[at] ?? []),
    /** What names with a letter wrong are taken for. */
    misspelt: fragments.flatMap(({ from, to, values }) =>
      spans
        .slice(from, to)
        .flat()
        .filter(({ misspelt, end, value }) => misspelt && end <= to && Object.values(values).includes(value))
        .map(({ kind, value }) => ({ kind, id: String(value) })),
    ),
    /** Cards that are called by their whole name in the words for a clause: "the China Card face down". */
    called: [
      ...new Set(
        fragments.flatMap(({ id, from, to }) =>
          id.startsWith('about.')
            ? spans
                .slice(from, to)
                .flat()
                .flatMap(({ kind, exact, end, value }) =>
                  kind === 'card' && exact && end <= to ? [String(value)] : [],
                )
            : [],
        ),
      ),
    ],
    // What is said of a position or passed over, but would say something in another question; a number or a side that no
    // rule is about, and a word of which a clause was found but not what it says.
    aside: tokens.filter(({ word, number, pair }, at) => {
      const { id = '', passed = [at] } = inside(at) ?? {};
      if (language.isFiller(word) || language.isInterrogative(word)) return false;
      if (passed.includes(at)) return true;
      const isFigure = (number !== undefined || pair !== undefined) && !/^(?:fact|about)\./.test(id);
      return isFigure || /^(?:position\.|named\.(?:n|side)$)/.test(id);
    }),
  };
}
