/**
 * A question as one speaks, understood as a case. Nothing is guessed in silence: what had to be taken for granted is
 * listed, and words that nothing could be made of are returned with their places.
 */

import type { CaseInput } from '../cases/case.ts';
import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Sense, unboundIn } from './bound.ts';
import { type General, generalOf, isOfPlay } from './general.ts';
import { type AskingLanguage, IN } from './language.ts';
import { type Names, spansOf } from './names.ts';
import type { OpenCountry } from './open-control.ts';
import type { Phrase } from './phrases.ts';
import { draftOf } from './read-draft.ts';
import { featuresOf, type Recall } from './recall.ts';
import { type Fragment, segment } from './segment.ts';
import { caseFrom, openCountries, spokenOf } from './to-case.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Part of a question that was not understood. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  /** What it may be the beginning or a part of, if of several things. */
  readonly like: readonly string[];
}

/** A question of which a case is made. */
export interface UnderstoodCase {
  readonly ok: true;
  readonly general?: undefined;
  readonly input: CaseInput;
  /** What was taken for granted. */
  readonly assumed: readonly Message[];
  /** The card whose Operations value is asked for, by number. */
  readonly worth?: number;
  /** What a marker costs is asked for. */
  readonly cost?: true;
  /** Countries that are struck and of whose control nothing is said. */
  readonly open: readonly OpenCountry[];
  /** The language in which it was understood. */
  readonly locale: Locale;
}

/** A question about the rules in general, for which nothing is ruled on. */
export interface UnderstoodGeneral {
  readonly ok: true;
  readonly general: General;
  /** Words of the question that were not weighed, as they were written. */
  readonly aside: readonly string[];
  /** Words that were not understood. */
  readonly unknown: readonly string[];
  readonly locale: Locale;
  /** It is not all understood: what is shown decided questions like it. */
  readonly partly?: true;
  /** The language of which it is asked what stands in it. */
  readonly inLanguage?: Locale;
}

export type Understood =
  | UnderstoodCase
  | UnderstoodGeneral
  /** `missing`: all is understood, but nothing is done or asked. */
  | {
      readonly ok: false;
      readonly gaps: readonly Gap[];
      readonly missing: boolean;
    };

/** Understands a question in the first of the languages that leaves the fewest words over. */
export function understand(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
  recall: Recall,
): Understood {
  const asCase = caseOf(question, languages, names, rules);
  if (asCase.ok && asCase.concrete) return asCase;
  const general = generally(question, languages, names, rules, recall, asCase);
  if (general) return general;
  // Whether something must be done is no question of what is legal: no case answers it.
  return asCase.ok && asCase.rule ? { ok: false, gaps: [asCase.rule], missing: false } : asCase;
}

/** `concrete`: something is named that is done or asked about; else the question may be one about the rules. */
type ReadCase =
  | (UnderstoodCase & {
      readonly concrete: boolean;
      readonly rule?: Gap | undefined;
    })
  | Extract<Understood, { readonly ok: false }>;

/** The question as a case; the last part of it may ask what comes of the rest in whatever words. */
function caseOf(question: string, languages: readonly AskingLanguage[], names: Names, rules: Ruleset): ReadCase {
  const whole = wholeCase(question, languages, names, rules);
  if (whole.ok) return whole;
  const closing = closingOf(question);
  if (closing === undefined || whole.gaps.some(({ from }) => from < closing)) return whole;
  const rest = wholeCase(`${question.slice(0, closing)}?`, languages, names, rules);
  if (!rest.ok || !rest.concrete) return whole;
  const language = languages.find(({ locale }) => locale === rest.locale);
  return language && asksWhatComesOfIt(question, closing, language, names)
    ? { ...rest, assumed: [...rest.assumed, { message: 'asked.closing', args: {} }] }
    : whole;
}

/** Where the last part of a question begins, behind the last mark that divides. */
function closingOf(question: string): number | undefined {
  const end = question.trimEnd().length - 1;
  if (question[end] !== '?') return undefined;
  for (let at = end - 1; at > 0; at--) if (/[,;:.!?–—-]/.test(question[at]!) && /\s/.test(question[at + 1]!)) return at;
  return undefined;
}

/** Does a part ask for an outcome, and for none of what a ruling does not tell? Numbers and new names are facts. */
function asksWhatComesOfIt(question: string, from: number, language: AskingLanguage, names: Names): boolean {
  const { numbers, exact, words, isFiller, isWord } = language;
  const all = tokensOf(question, numbers, exact);
  const spans = spansOf(all, names, words, isFiller, isWord);
  const things = all.map(({ from: at }, index) => ({
    late: at >= from,
    named: (spans[index] ?? []).filter(({ kind }) => /card|country|region/.test(kind)).map(({ value }) => value),
  }));
  const before = new Set(things.flatMap(({ late, named }) => (late ? [] : named)));
  const part = all.filter(({ from: at }) => at >= from);
  const isNew = things.some(({ late, named }) => late && named.some((value) => !before.has(value)));
  const isFact = part.some(({ number, pair, word }) => pair !== undefined || (number !== undefined && /\d/.test(word)));
  return (
    part.length > 0 &&
    part.length <= LONGEST_CLOSING &&
    !isNew &&
    !isFact &&
    language.asksOutcome(part.map(({ word }) => word))
  );
}

/** A longer part says something besides. */
const LONGEST_CLOSING = 9;

/** The question as a case, every word of it. */
function wholeCase(question: string, languages: readonly AskingLanguage[], names: Names, rules: Ruleset): ReadCase {
  const read = fewestLeft(languages, (language) =>
    readIn(question, language, names, language.phrases, language.isFiller),
  );
  const gaps = read.left.map(({ from, to, word }): Gap => {
    const like = [...names.index.countriesLike(word), ...names.index.cardsLike(word)];
    return { from, to, like: like.slice(0, 5) };
  });
  const { draft, useless } = draftOf(asQuestion(read.fragments), rules);
  const idle =
    gaps.length > 0 || useless.length > 0
      ? []
      : unboundIn(read.fragments.map(asMarkers), rules, (all) => senseOf(all, rules));
  const lost = [...useless, ...idle, ...conditionsIn(question, read)].map(({ from, to }) => ({
    ...read.place(from, to),
    like: [],
  }));
  const all = [...gaps, ...lost].sort((a, b) => a.from - b.from);
  if (all.length > 0) return { ok: false, gaps: all, missing: false };
  const spoken = spokenOf(draft);
  const input = caseFrom(draft);
  // Who acts may be assumed only when the case is made.
  const open = openCountries(draft, spoken);
  const rule = askedOfTheRules(question, read);
  if (!input) return { ok: false, gaps: [], missing: true };
  return {
    ok: true,
    rule: rule && { ...rule, like: [] },
    concrete: !rule && (draft.named || draft.queries.length > 0),
    input,
    assumed: draft.assumed,
    open,
    locale: read.locale,
    ...(draft.cost && { cost: true }),
    ...(draft.worth !== undefined && { worth: draft.worth }),
  };
}

/**
 * "If the coup fails": an outcome that is made a condition is no question about it. No case is made under it, so it is not
 * understood, other than "what happens", "does it win", which ask.
 */
function conditionsIn(question: string, { fragments, tokens, language }: Read): readonly Fragment[] {
  const asks = (at: number): boolean => {
    const word = tokens[at]?.word ?? '';
    return language.isInterrogative(word) || language.isFiller(word);
  };
  const isCut = (at: number): boolean => /[.,;:!?]/.test(question.slice(tokens[at]?.to, tokens[at + 1]?.from));
  const isAsked = (at: number): boolean => fragments.some((each) => each.id.startsWith('ask.') && each.to === at + 1);
  return fragments.filter(({ id, from }) => {
    if (id !== 'ask.plain' || asks(from)) return false;
    for (let at = from - 1; at >= 0 && !isCut(at) && !isAsked(at); at--)
      if (language.isCondition(tokens[at]?.word ?? '')) return true;
    return false;
  });
}

/** What phrases amount to, for comparing. */
function senseOf(fragments: readonly Fragment[], rules: Ruleset): Sense {
  const { draft, useless, sides } = draftOf(asQuestion(fragments), rules);
  const input = caseFrom(draft);
  const { influence, ...position } = input?.position ?? {};
  const done = [input?.action, position, draft.worth, draft.cost, draft.denied, draft.nothing, useless.length];
  return {
    done: JSON.stringify(done),
    whole: JSON.stringify([done, influence]),
    isActor: (fragment) => {
      const side = sides.get(fragment);
      return side === undefined || side === draft.actor || side === draft.doer;
    },
  };
}

type Read = ReturnType<typeof readIn>;

/** Phrases that ask what the rules say, not what comes of a play. */
const OF_THE_RULES = new Set(['ask.must', 'ask.rules']);
/** What is done with a number of markers; without the number it is what is asked for. */
const COUNTED = /^act\.(?:place|remove)(?!_)/;

/**
 * The place where a question asks for something that no play answers: when, where, by whom, or how many markers a card
 * lets somebody place. A verb in such a question says nothing of what is done.
 */
function askedOfTheRules(question: string, { fragments, tokens, language, place }: Read) {
  const phrase = fragments.find(({ id }, at) => {
    if (OF_THE_RULES.has(id)) return true;
    const next = fragments.slice(at + 1).find(({ id: other }) => other.startsWith('act.') && other !== 'act.side');
    return id === 'ask.amount' && next !== undefined && COUNTED.test(next.id) && next.values.n === undefined;
  });
  if (phrase) return place(phrase.from, phrase.to);
  const at = tokens.findIndex(
    ({ word, from, to }, index) =>
      language.isInterrogative(word) &&
      !fragments.some((each) => each.from <= index && index < each.to) &&
      // "Who loses", "what is the result": that a play answers.
      !fragments.find((each) => each.from > index)?.id.startsWith('ask.') &&
      // At the beginning of what ends with a question mark: elsewhere it only joins two parts.
      /(?:^|[^\p{L}\d\s"'«»’]\s*)$/u.test(question.slice(0, from)) &&
      /^[^.,;:!?]*\?/.test(question.slice(to)),
  );
  return at < 0 ? undefined : place(at, at + 1);
}

/** The question by the phrases of general ones, in the language that leaves the fewest words over. */
const readGenerally = (question: string, languages: readonly AskingLanguage[], names: Names): Read =>
  fewestLeft(languages, (language) => readIn(question, language, names, language.general, language.isLoose));

/** What a question speaks of, by which it is held against others: see `recall.ts`. */
export const featuresIn = (question: string, languages: readonly AskingLanguage[], names: Names): readonly string[] =>
  featuresOf(readGenerally(question, languages, names));

/** The question as one about the rules in general, or what decided questions like it. */
function generally(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
  recall: Recall,
  asCase: ReadCase,
): UnderstoodGeneral | undefined {
  const read = readGenerally(question, languages, names);
  const index = read.language.clauses();
  const language = read.fragments.find(({ id }) => id.startsWith(IN));
  const isLanguage = (at: number): boolean => language !== undefined && language.from <= at && at < language.to;
  const words = read.tokens.flatMap(({ word }, at) => (read.language.isFiller(word) || isLanguage(at) ? [] : [word]));
  const isLong = words.length >= (language ? 1 : FEWEST);
  // A word or two ask nothing.
  const found = isLong ? index.find(words) : [];
  const likely = isLong ? likelyOf(recall(featuresOf(read)), found, read.fragments, rules) : { clauses: [], worth: 0 };
  const general = generalOf(
    read.fragments,
    rules,
    found.map(({ id }) => id),
    likely.clauses,
  );
  if (!general) return undefined;
  const unseen = read.left.filter(({ word }) => !index.knows(word));
  const sure = [found[0]?.id, general.clauses[0]].some((id) => index.share(words, id ?? '') >= SURE);
  // Whoever names a language asks what stands there of the rest.
  const looksUp = language !== undefined && general.clauses.length > 0;
  const whole =
    isAnswer(general, read, unseen.length, sure || isPinned(read), rules) || (looksUp && unseen.length === 0);
  if (!whole && !isLikely(general, likely.worth, read)) return undefined;
  if (isPosition(general, read, likely.worth)) return undefined;
  const written = (tokens: readonly Token[]): readonly string[] =>
    tokens.map(({ from, to }) => question.slice(from, to));
  const aside = read.aside.filter((token) => !unseen.includes(token));
  const gaps = asCase.ok ? [] : asCase.gaps.map(({ from, to }) => question.slice(from, to));
  return {
    ok: true,
    general,
    aside: whole ? written(aside) : [],
    unknown: whole ? written(unseen) : gaps,
    locale: read.locale,
    ...(!whole && { partly: true }),
    ...(language && { inLanguage: language.id.slice(IN.length) as Locale }),
  };
}

/** How much the words of a clause and its being called by its name add to what decided questions like it. */
const BY_WORDS = 0.2;
const BY_NAME = 0.3;
/** From this on it is likely enough; measured by leaving out each kept question: `npm run disputes -- --held-out`. */
const LIKELY = 0.4;

/** Clauses by how likely they decide, and how likely the likeliest or the cards that are named do. */
function likelyOf(
  { clauses, cards }: ReturnType<Recall>,
  found: readonly { readonly id: string; readonly worth: number }[],
  fragments: readonly Fragment[],
  rules: Ruleset,
) {
  const worth = new Map([...clauses].filter(([id]) => isOfPlay(id, rules)));
  const add = (id: string, more: number): unknown => worth.set(id, (worth.get(id) ?? 0) + more);
  const best = found[0]?.worth ?? 1;
  for (const [place, each] of found.slice(0, MOST_BY_WORDS).entries())
    add(each.id, (BY_WORDS * each.worth) / best / (1 + place));
  const called = fragments.flatMap(({ id }) => (id.startsWith('about.') ? id.slice('about.'.length).split(' ') : []));
  for (const id of new Set(called)) if (rules.clauses[id] !== undefined) add(id, BY_NAME);
  const ids = [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return { clauses: ids, worth: Math.max(cards, worth.get(ids[0] ?? '') ?? 0) };
}
const MOST_BY_WORDS = 15;

/** Several countries, or numbers that no rule is about, are a position to be ruled on, unless a card or a rule is asked about. */
function isPosition({ cards, countries, pinned }: General, { fragments }: Read, worth: number): boolean {
  if (cards.length > 0) return false;
  const numbers = fragments.filter(({ id }) => id === 'named.n').length;
  return countries.length >= MANY || (numbers > 1 && !pinned && worth < MOST_LIKELY);
}
const MANY = 3;
const MOST_LIKELY = 0.8;

/** Is it likely that what is shown decides, though not every word of the question is understood? */
function isLikely(general: General, worth: number, { fragments, left, tokens }: Read): boolean {
  // "This event" is one that nobody has named.
  if (general.cards.length === 0 && fragments.some(({ id }) => id === 'ask.this')) return false;
  return worth >= LIKELY && left.length * 2 <= tokens.length;
}

/** So many words that say something make a question. */
const FEWEST = 3;
/** A clause that has half of what the words of a question say is likely to be what it is about. */
const SURE = 0.5;
/** Whoever calls a rule by its name has more to say, but not much. */
const MOST = 0.25;

/** Is enough of the words that say something, besides names, the words for a rule? "At the end of the turn" alone is only when. */
function isPinned({ fragments, tokens, language }: Read): boolean {
  const things = fragments.filter(({ id }) => /^(?:named|ask|position|me|in)\b/.test(id));
  const says = (at: number): boolean =>
    !language.isFiller(tokens[at]?.word ?? '') && !things.some(({ from, to }) => from <= at && at < to);
  const all = tokens.filter((_, at) => says(at)).length;
  const named = fragments.filter(({ id }) => /^about\.(?:\d|LW|TZ)|^fact\./.test(id));
  const own = named.flatMap(({ from, to }) => tokens.slice(from, to).filter((_, at) => says(from + at))).length;
  return own >= all * MOST;
}

/** What somebody does in a country is for a case to rule on. */
const ACTS = new Set(
  ['coup_attempt', 'realignment_roll', 'operations', 'influence', 'event'].map((id) => `about.${id}`),
);
/** No more words of a general question may be unknown, and those only if the rest says clearly what it is about. */
const MOST_UNKNOWN = 2;

/** Does one of the cards do something in a country, or in the region it lies in? */
function speaksOf(cards: readonly string[], id: string, rules: Ruleset): boolean {
  const country = rules.countries.find((each) => each.id === id);
  return [id, ...(country ? [country.region, ...country.subregions] : [])].some((place) =>
    isNamedBy(cards, place, rules),
  );
}

/** Does the event of one of the cards name a place? */
const isNamedBy = (cards: readonly string[], place: string, rules: Ruleset): boolean =>
  rules.cards.some((card) => cards.includes(card.id) && JSON.stringify(card.event).includes(`"${place}"`));

/** Is what was found an answer to all of it? Numbers and places belong to a position, and that is for a case. */
function isAnswer(
  general: General,
  { left, fragments, tokens }: Read,
  unseen: number,
  sure: boolean,
  rules: Ruleset,
): boolean {
  const numbers = fragments.filter(({ id }) => id === 'named.n').length;
  const acts = fragments.some(({ id }) => ACTS.has(id));
  const { clauses, cards, pinned } = general;
  // What a card says, or a rule that is called by its name, is an answer wherever it is asked about.
  const named = cards.length > 0 || (pinned && sure);
  const one = cards.length === 1 || (cards.length === 0 && pinned);
  // What is done in a country is for a case, unless the one card that is named speaks of the country.
  const elsewhere = cards.length > 0 && general.countries.some((id) => !speaksOf(cards, id, rules));
  const itself = general.countries.length > 0 && general.countries.every((id) => isNamedBy(cards, id, rules));
  if ((numbers > 0 || acts) && general.countries.length > 0 && (!one || elsewhere) && !itself) return false;
  // "This event" is one that nobody has named.
  if (general.cards.length === 0 && fragments.some(({ id }) => id === 'ask.this')) return false;
  if (left.length === 0) return named || sure || general.neighbours !== undefined || general.countries.length > 0;
  const clear = sure || cards.length > 1 || (cards.length > 0 && clauses.length > 0);
  return clear && unseen <= MOST_UNKNOWN && unseen * 4 <= tokens.length && (general.countries.length === 0 || itself);
}

/** The reading that leaves the fewest words over, the first of them; behind one that leaves none nobody looks further. */
function fewestLeft<T extends { readonly left: readonly unknown[] }>(
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

/** No die shows 0 or 7: what would be two dice are markers. */
const asMarkers = (each: Fragment): Fragment =>
  each.id === 'act.rolls' && [each.values.n1, each.values.n2].some((n) => typeof n === 'number' && (n < 1 || n > 6))
    ? { ...each, id: 'more.sides' }
    : each;

/** Where nothing is done and nothing asked, control is not stated but asked for. */
function asQuestion(all: readonly Fragment[]): readonly Fragment[] {
  const fragments = all.map(asMarkers);
  const asks = fragments.some(({ id }) => /^(act|ask|play|operations|headline)\./.test(id) && id !== 'act.side');
  return asks
    ? fragments
    : fragments.map((each) => (each.id === 'position.control' ? { ...each, id: 'ask.control' } : each));
}

function readIn(
  question: string,
  language: AskingLanguage,
  names: Names,
  phrases: readonly Phrase[],
  isFiller: (word: string) => boolean,
) {
  const tokens = tokensOf(question, language.numbers, language.exact).map((token) => {
    const other = language.words.accented?.[question.slice(token.from, token.to).toLowerCase()];
    return other === undefined ? token : { ...token, word: other };
  });
  const spans = spansOf(tokens, names, language.words, isFiller, language.isWord);
  const { fragments, left } = segment(tokens, phrases, spans, isFiller);
  const place = (from: number, to: number) => ({ from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 });
  const inside = (at: number): Fragment | undefined => fragments.find(({ from, to }) => from <= at && at < to);
  return {
    locale: language.locale,
    language,
    tokens,
    fragments: fragments as readonly Fragment[],
    place,
    left: left.flatMap((at) => tokens[at] ?? []),
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
