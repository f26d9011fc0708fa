/** A question about the rules in general: what stands in the clauses and cards that it names, or that decided questions like it. */

import type { Locale } from '../core/ruleset.ts';
import { mentions } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Gap, UnderstoodGeneral } from './ask.ts';
import { type General, generalOf, isOfPlay } from './general.ts';
import { type AskingLanguage, IN } from './language.ts';
import type { Names } from './names.ts';
import { fewestLeft, type Read, readIn } from './reading.ts';
import { featuresOf, type Recall } from './recall.ts';
import type { Fragment } from './segment.ts';
import type { Token } from './tokens.ts';

/** The question by the phrases of general ones, in the language that leaves the fewest words over. */
const readGenerally = (question: string, languages: readonly AskingLanguage[], names: Names): Read =>
  fewestLeft(languages, (language) => readIn(question, language, names, language.general, language.isLoose));

/** What a question speaks of, by which it is held against others: see `recall.ts`. */
export const featuresIn = (question: string, languages: readonly AskingLanguage[], names: Names): readonly string[] =>
  featuresOf(readGenerally(question, languages, names));

/**
 * The question as one about the rules in general, or what decided questions like it.
 * @param gaps what is not understood of it as a case
 * @returns undefined if what could be shown is not likely to decide it
 */
export function generally(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
  recall: Recall,
  gaps: readonly Gap[],
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
  return {
    ok: true,
    general,
    aside: whole ? written(aside) : [],
    unknown: whole ? written(unseen) : gaps.map(({ from, to }) => question.slice(from, to)),
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
  rules.cards.some((card) => cards.includes(card.id) && mentions(card.event, place));

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
