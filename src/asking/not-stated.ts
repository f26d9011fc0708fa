/** What stands in a question as if it were stated, and is not: conditions, claims, what is denied or asked for. */

import { idleConditions, type Place, type Read } from './reading.ts';
import type { Fragment } from './segment.ts';

/**
 * "If the coup fails": an outcome that is made a condition is no question about it. No case is made under it, so it is not
 * understood, other than "what happens", "does it win", which ask. Nor is a condition that nothing is made of: "if he likes".
 */
export function conditionsIn(question: string, { fragments, tokens, language }: Read): readonly Place[] {
  const asks = (at: number): boolean => {
    const word = tokens[at]?.word ?? '';
    return language.isInterrogative(word) || language.isFiller(word);
  };
  const isCut = (at: number): boolean => /[.,;:!?]/.test(question.slice(tokens[at]?.to, tokens[at + 1]?.from));
  const isAsked = (at: number): boolean => fragments.some((each) => each.id.startsWith('ask.') && each.to === at + 1);
  const supposed = fragments.filter(({ id, from }) => {
    if (id !== 'ask.plain' || asks(from)) return false;
    for (let at = from - 1; at >= 0 && !isCut(at) && !isAsked(at); at--)
      if (language.isCondition(tokens[at]?.word ?? '')) return true;
    return false;
  });
  const idle = idleConditions(question, tokens, language, (at) =>
    fragments.some(({ id, from, to }) => from <= at && at < to && id !== 'act.side' && !id.startsWith('ask.')),
  );
  return [...supposed, ...idle];
}

/** "2 VP for the USSR?" behind a play asks whether they come of it, and says nothing of where the marker stands. */
export function claimsIn(question: string, { fragments, tokens }: Read): readonly Fragment[] {
  const last = fragments.at(-1);
  if (last?.id !== 'position.vp' || !/\?\s*$/.test(question)) return [];
  const isAlone = /[.,;:!?]/.test(question.slice(tokens[last.from - 1]?.to, tokens[last.from]?.from));
  return isAlone && fragments.some(({ id }) => DOING.test(id)) ? [last] : [];
}
const DOING = /^(?:act|play|headline|event|operations)\./;

/**
 * "The US can't have 2 there", "may I 3 in Poland and 2 in Hungary": what is denied of a position, or asked of it, is not stated,
 * and what is so instead is not said.
 */
export const notStatedIn = ({ fragments, tokens, language }: Read): readonly Fragment[] =>
  fragments.filter(({ id, from, to, passed }, at) => {
    const next = fragments[at + 1];
    const isDenied = id === 'ask.barred' && next?.from === to && /^(?:position|more)\b/.test(next.id);
    const [before, first] = [tokens[from - 1], tokens[from]];
    const isAsked =
      MARKERS.test(id) &&
      (language.isModal(first?.word ?? '') || (!first?.opens && language.isModal(before?.word ?? '')));
    // "What does it give, Operations too": what is asked for is not how the card is used.
    const isGiven = USES.test(id) && fragments[at - 1]?.id === 'ask.plain';
    // "How many do we put, and can the USSR coup": another question begins within.
    const isTwo = passed.some(
      (each, nth) => passed[nth - 1] === each - 1 && language.isModal(tokens[each]?.word ?? ''),
    );
    // "KAL 007, DEFCON to 2 and 2 VP": the level to which a play brings it is not the one before.
    const isGoal =
      id === 'position.defcon' &&
      tokens.slice(from, to).some(({ word }) => language.isGoal(word)) &&
      fragments.slice(0, at).some((each) => PLAYED.test(each.id));
    // "Spends 4 there from North Korea": nothing is placed where it comes from.
    const isFrom = PLACES.test(id) && passed.some((each) => language.isSource(tokens[each]?.word ?? ''));
    return isDenied || isAsked || isGiven || isTwo || isGoal || isFrom;
  });
const PLAYED = /^(?:act\.(?:card|coup|event|headline)|headline\.|play\.)/;
const PLACES = /^act\.place/;
const USES = /^act\.(?:operations|event)$/;
const MARKERS = /^position\.(?:influence|own|influence_pair|it_has)$/;

/**
 * "Americans control Japan and Taiwan, North Korea is ours": the last of the list is not theirs, but the side's behind it. "Cuba is
 * 3-0 American": a side that the pair is said of.
 */
export const ownedIn = (question: string, { fragments, tokens, language }: Read): readonly Place[] =>
  fragments.flatMap((before, at) => {
    if (!OWNED.test(before.id)) return [];
    const said = (from: number, to: number): string => question.slice(tokens[from]?.to, tokens[to]?.from);
    const ends = (last: number): boolean => /^\s*(?:[.,;:!?]|$)/.test(question.slice(tokens[last]?.to));
    // An article may stand before the last of a list.
    const begins = before.id === 'more.country' ? (fragments[at - 1]?.to ?? 1) - 1 : before.from;
    const isApart = before.id === 'position.influence_pair' || /[,;:]/.test(said(Math.max(begins, 0), before.to - 1));
    const next = fragments[at + 1];
    const isSide = next?.id === 'act.side' && !/[.,;:!?]/.test(said(before.to - 1, next.from)) && ends(next.to - 1);
    if (isApart && isSide) return [next];
    // "Es suya": a word that says whose it is, and nothing else besides.
    let last = before.to - 1;
    while (last < tokens.length - 1 && !ends(last)) last++;
    const word = tokens[last]?.word ?? '';
    return isApart && last >= before.to && last < (next?.from ?? tokens.length) && language.isOwner(word)
      ? [{ from: last, to: last + 1 }]
      : [];
  });
const OWNED = /^(?:position\.(?:control|influence_pair)|more\.country)$/;

/** "The US cannot play Containment" in a part of its own, before what is asked: of what is denied there nothing is stated. */
export function deniedApart(question: string, { fragments, tokens }: Read): readonly Fragment[] {
  /** Which part a phrase begins in, between the marks that divide. */
  const partOf = ({ from }: Fragment): number => question.slice(0, tokens[from]?.from).split(/[.,;:!?]/).length;
  return fragments.filter((barred, at) => {
    if (barred.id !== 'ask.barred') return false;
    const beside = fragments.filter((each) => each !== barred && partOf(each) === partOf(barred));
    const isAsked = fragments.slice(at + 1).some((each) => partOf(each) > partOf(barred) && DONE.test(each.id));
    return beside.some(({ id }) => id !== 'act.side') && (isAsked || !beside.some(({ id }) => DONE.test(id)));
  });
}
/** Phrases of something that is done with a card or its points. */
const DONE = /^(?:act\.(?!side|card|die|value)|play\.|headline\.|event\.|operations\.)/;
