/** A question about the rules in general: what is likely to decide it, if that is likely enough to be an answer. */
import type { Locale } from '../core/ruleset.ts';
import { mentions } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { briefOf } from './features.ts';
import { type General, generalOf, isOfPlay, MOST_SHOWN } from './general.ts';
import { type AskingLanguage, IN } from './language.ts';
import { leastRollIn } from './least-roll.ts';
import type { Names } from './names.ts';
import type { Precedents } from './precedents.ts';
import { fewestLeft, type Read, readIn } from './reading.ts';
import { type Likely, NAMED } from './recall.ts';
import type { Token } from './tokens.ts';
import type { Gap, UnderstoodGeneral } from './understood.ts';

/** What decides questions like one, for a question in the words of a language. */
export interface Memory {
  readonly recall: (read: Read) => readonly Likely[];
  /** Has the word been part of a question before? */
  readonly knows: (word: string, locale: Locale) => boolean;
  /** From how likely on what is shown is an answer. */
  readonly least: number;
  /** The cases of the suite that the question is like, the nearest first. */
  readonly precedents: (read: Read, likely: readonly Likely[]) => Precedents | undefined;
}

/** The question by the phrases of general ones, in the language that leaves the fewest words over. */
export const readGenerally = (question: string, languages: readonly AskingLanguage[], names: Names): Read =>
  fewestLeft(languages, (language) => readIn(question, language, names, language.general, language.isLoose));

/** The words and names of a question, by which it is held against others: see `features.ts`. */
export const briefIn = (
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
): readonly string[] => briefOf(readGenerally(question, languages, names), rules);

/** What general questions come to. */
export type Generally =
  | UnderstoodGeneral
  /** What lies nearest, though it is not likely enough to be an answer. */
  | { readonly ok: false; readonly near: General };

/**
 * The question as one about the rules in general.
 * @param gaps what is not understood of it as a case
 * @returns undefined if it speaks of nothing that the rules have a word for
 */
export function generally(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
  memory: Memory,
  gaps: readonly Gap[],
): Generally | undefined {
  const read = readGenerally(question, languages, names);
  const index = read.language.clauses();
  const spoken = read.fragments.find(({ id }) => id.startsWith(IN));
  const words = wordsOf(read, spoken);
  const saying = read.tokens.filter(
    ({ word }) => !read.language.isFiller(word) || read.language.concepts(word).length > 0,
  );
  const meant = saying.filter(({ word }) => read.language.concepts(word).length > 0);
  const isLong = spoken
    ? words.length > 0
    : words.length > 1 && (saying.length >= FEWEST || (meant.length >= FEWEST_ASKED && asksWhat(read)));
  // A word or two ask nothing.
  const likely = isLong ? memory.recall(read) : [];
  const named = likely.filter(({ id }) => isNamed(id));
  const clauses = likelyEnough(likely);
  const general = generalOf(
    read.fragments,
    rules,
    clauses.map(({ id }) => id),
    briefOf(read, rules).flatMap((each) => (each.startsWith('card:') ? [each.slice('card:'.length)] : [])),
  );
  if (!general) return undefined;
  const chance = [...clauses, ...named].reduce((sum, each) => sum + each.chance, 0);
  const card = named.find(({ id }) => id === 'card');
  const cardFirst = general.cards.length > 0 && (card?.chance ?? 0) > (clauses[0]?.chance ?? 0);
  const unknown = read.left.filter(
    ({ word }) =>
      !index.knows(word) && read.language.concepts(word).length === 0 && !memory.knows(word, read.language.locale),
  );
  // Of what somebody does in a country, which is for a case to rule on, nothing is passed over.
  const isCase = (isPlay(general, read, rules) && !asksWhat(read)) || isTold(question, read, general);
  const isUnderstood =
    (unknown.length === 0 && isAsked(general, read, rules, spoken !== undefined)) ||
    (chance >= memory.least &&
      unknown.length * (isCase ? FEW_OF_A_PLAY : chance >= SURE ? FEW_IF_SURE : FEW) <= words.length);
  if (!isUnderstood || isOfNothingNamed(general, read)) return isLong ? { ok: false, near: general } : undefined;
  const written = (tokens: readonly Token[]): readonly string[] =>
    tokens.map(({ from, to }) => question.slice(from, to));
  // Where all the rest is likely enough to decide, one more word of everyday is passed over and named; but not of what is done
  // in a country.
  const isOfCountry = general.countries.length > 0 && general.cards.length === 0;
  const isWhole =
    !unknown.some((token) => isOfCountry || mayMatter(token, read, names)) && !(gaps.length > 0 && isCase);
  const leastRoll = leastRollIn(read, rules);
  const precedents = isLong ? memory.precedents(read, likely) : undefined;
  return {
    ok: true,
    general: {
      ...general,
      ...(leastRoll && { leastRoll }),
      ...(cardFirst && { cardFirst }),
      // A word that is not understood may be the one by which the case differs.
      ...(precedents && { precedents: { ...precedents, isSure: precedents.isSure && isWhole } }),
    },
    aside: isWhole ? written([...new Set([...unknown, ...read.aside])].sort((a, b) => a.from - b.from)) : [],
    unknown: isWhole
      ? []
      : [...new Set([...written(unknown), ...gaps.map(({ from, to }) => question.slice(from, to))])],
    locale: read.locale,
    ...(!isWhole && { partly: true }),
    ...(spoken && { inLanguage: spoken.id.slice(IN.length) as Locale }),
  };
}

/** The words that say something, without those that name a language. */
const wordsOf = ({ tokens, language }: Read, spoken: { readonly from: number; readonly to: number } | undefined) =>
  tokens.flatMap(({ word }, at) =>
    language.isFiller(word) || (spoken && spoken.from <= at && at < spoken.to) ? [] : [word],
  );

/** Is it whatever card or country the question names? */
export const isNamed = (id: string): boolean => (NAMED as readonly string[]).includes(id);

/** So likely one of those that are shown decides that no more are: an answer is read the sooner the shorter it is. */
const ENOUGH = 0.99;
/** So many clauses are shown however likely they are: a card may be named beside what decides. */
const FEWEST_SHOWN = 3;

/** Those clauses that may decide: they are sorted by how likely that is. */
function likelyEnough(all: readonly Likely[]): readonly Likely[] {
  let chance = all.reduce((sum, each) => (isNamed(each.id) ? sum + each.chance : sum), 0);
  return all
    .filter(({ id }) => !isNamed(id))
    .slice(0, MOST_SHOWN)
    .filter((each, at) => {
      const isShown = at < FEWEST_SHOWN || chance < ENOUGH;
      chance += each.chance;
      return isShown;
    });
}

/** So many words that say something make a question. */
const FEWEST = 3;
/** Behind a "when" or "how" so many are enough, if they mean something. */
const FEWEST_ASKED = 2;
/** One word in so many may be unknown, fewer where something is done in a country, more where the rest decides for sure. */
const FEW = 4;
const FEW_IF_SURE = 3;
const SURE = 0.9;
const FEW_OF_A_PLAY = 6;

/** May a word that nothing is known of be a name, or something other than a word of everyday? */
function mayMatter({ word, from, initial }: Token, { language, tokens }: Read, { index }: Names): boolean {
  const isName = initial === true && from !== tokens[0]?.from && language.words.capitalNouns !== true;
  const isLike =
    word.length >= SHORTEST_NAME && [index.countriesLike, index.cardsLike].some((like) => like(word).length > 0);
  return isName || isLike || !/^\p{L}+$/u.test(word);
}

/** A shorter beginning is that of too many names. */
const SHORTEST_NAME = 5;

/**
 * Is something looked up that is no matter of likelihood: two neighbours, a fault, a card, a country, a variant or a disputed question
 * by its name, or what stands in another language?
 */
function isAsked(general: General, read: Read, rules: Ruleset, looksUp: boolean): boolean {
  const { neighbours, blame, clauses, cards, countries, issues } = general;
  const isCountry = countries.length === 1 && cards.length === 0 && clauses.length === 0;
  // "What does it do": the card says it.
  const isCard = cards.length === 1 && countries.length === 0 && clauses.length === 0 && asksWhat(read);
  const isElsewhere = issues.length > 0 || clauses.slice(0, 1).some((id) => !isOfPlay(id, rules));
  return (
    neighbours !== undefined ||
    blame !== undefined ||
    isCountry ||
    isCard ||
    (isElsewhere && general.pinned && isPinned(read)) ||
    (looksUp && clauses.length > 0)
  );
}

/** Whoever calls a rule by its name has more to say, but not much. */
const MOST = 0.25;

/** Is enough of the words that say something, besides names, the words for a rule? "At the end of the turn" alone is only when. */
function isPinned({ fragments, tokens, language }: Read): boolean {
  const things = fragments.filter(({ id }) => /^(?:named|ask|position|me|in)\b/.test(id));
  const says = (at: number): boolean =>
    !language.isFiller(tokens[at]?.word ?? '') && !things.some(({ from, to }) => from <= at && at < to);
  const all = tokens.filter((_, at) => says(at)).length;
  const named = fragments.filter(({ id }) => PINNING.test(id));
  const own = named.flatMap(({ from, to }) => tokens.slice(from, to).filter((_, at) => says(from + at))).length;
  return own >= all * MOST;
}
/** Phrases for clauses, disputed questions and facts of the map, not for single terms. */
const PINNING = /^about\.(?:\d|LW|TZ|OPT|[a-z]+-)|^fact\./;

/** What somebody does in a country is for a case to rule on. */
const ACTS = new Set(
  ['coup_attempt', 'realignment_roll', 'operations', 'influence', 'event'].map((id) => `about.${id}`),
);

/** Does a question ask what, how or who, which is more than whether something may be done? */
const asksWhat = ({ tokens, language }: Read): boolean => tokens.some(({ word }) => language.isInterrogative(word));

/** Is a play told, or who has which countries, and nothing asked? */
function isTold(question: string, read: Read, { countries, cards }: General): boolean {
  if (asksWhat(read) || question.includes('?')) return false;
  const isPlayed = /[.!]\s*$/.test(question) && read.fragments.some(({ id }) => ACTS.has(id));
  return isPlayed || (countries.length > 1 && cards.length === 0);
}

/** Is something done in a country, other than by the one card that is named and speaks of it? */
function isPlay({ cards, countries, pinned }: General, { fragments }: Read, rules: Ruleset): boolean {
  const acts = fragments.some(({ id }) => ACTS.has(id) || id === 'named.n');
  const one = cards.length === 1 || (cards.length === 0 && pinned);
  const elsewhere = cards.length > 0 && countries.some((id) => !speaksOf(cards, id, rules));
  const itself = countries.length > 0 && countries.every((id) => isNamedBy(cards, id, rules));
  return acts && countries.length > 0 && (!one || elsewhere) && !itself;
}

/** Does one of the cards do something in a country, or in the region it lies in? */
function speaksOf(cards: readonly string[], id: string, rules: Ruleset): boolean {
  const country = rules.countries.find((each) => each.id === id);
  return [id, ...(country ? [country.region, ...country.subregions] : [])].some((place) =>
    isNamedBy(cards, place, rules),
  );
}

/** Does the event of one of the cards name a place? */
const isNamedBy = (cards: readonly string[], place: string, rules: Ruleset): boolean =>
  rules.cards.some((card) => cards.includes(card.id) && mentions(card.event, place));

/** "This event" is one that nobody has named. */
const isOfNothingNamed = ({ cards }: General, { fragments }: Read): boolean =>
  cards.length === 0 && fragments.some(({ id }) => id === 'ask.this');
