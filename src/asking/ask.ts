/**
 * A question as one speaks, understood as a case. Nothing is guessed in silence: what had to be taken for granted is
 * listed, and words that nothing could be made of are returned with their places.
 */

import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { eitherPlacing, eitherSide, eitherUse, inEffect } from './alternatives.ts';
import { type Sense, unboundIn } from './bound.ts';
import { asksWhatComesOfIt, closingsOf } from './closing.ts';
import { isConditionOpen } from './condition.ts';
import { countedThere } from './counted-there.ts';
import type { Draft } from './draft.ts';
import { generally, type Memory } from './generally.ts';
import type { AskingLanguage } from './language.ts';
import { effectOf } from './meanings/say.ts';
import type { Names } from './names.ts';
import { nearly } from './nearly.ts';
import { neverOn } from './never-on.ts';
import { claimsIn, conditionsIn, deniedApart, notStatedIn, ownedIn } from './not-stated.ts';
import { asMarkers, draftOf } from './read-draft.ts';
import { fewestLeft, type Read, readIn, withRoles } from './reading.ts';
import { toldBy } from './results/frames.ts';
import { partsOf } from './results/parts.ts';
import type { Fragment } from './segment.ts';
import { asStated } from './short-forms.ts';
import { caseFrom, openCountries, spokenOf } from './to-case.ts';
import type { Gap, Understood, UnderstoodCase } from './understood.ts';

/** Understands a question in the first of the languages that leaves the fewest words over. */
export function understand(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
  memory: Memory,
): Understood {
  const asCase = caseOf(question, languages, names, rules);
  if (asCase.ok && asCase.concrete) return withSecondReading(asCase, question, languages, names, rules);
  // Who may choose, or when: what comes of it does not say.
  const asResult = resultOf(question, languages, names, rules);
  if (asResult && (asResult.most || !(asCase.ok && asCase.rule))) return asResult;
  const general = generally(question, languages, names, rules, memory, asCase.ok ? [] : asCase.gaps);
  if (asCase.ok && !asCase.rule && !general?.ok) return asCase;
  const language = languages.find(({ locale }) => locale === asCase.locale);
  const offered = language && nearly(question, language, names, rules, gapsOf(asCase));
  const contradicted = asCase.ok ? undefined : asCase.contradicted;
  const beside = { ...(offered && { nearly: offered }), ...(contradicted && { contradicted }) };
  if (general?.ok) return { ...general, ...beside };
  // Whether something must be done is no question of what is legal: no case answers it.
  const missing = !asCase.ok && asCase.missing;
  return {
    ok: false,
    gaps: gapsOf(asCase),
    missing,
    ...(general && { near: general.near }),
    ...beside,
  };
}

/**
 * What is read phrase by phrase beside what the parts of the question tell, whatever their order: where the two come out differently,
 * neither is ruled on.
 */
function withSecondReading(
  asCase: UnderstoodCase,
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
): UnderstoodCase {
  const second = asCase.alternative ? undefined : resultOf(question, languages, names, rules);
  const all = { from: 0, to: question.length, like: [] };
  // "Che" is a word of Italian: what takes no card of it reads less, not otherwise.
  const isPoorer = cardsOf(asCase).some((card) => second && !cardsOf(second).includes(card));
  // What is played is not in effect before it: such a reading is none.
  const isTwice = second?.input.action.some(
    ({ card }) =>
      card !== undefined && second.input.position.effects?.some(({ name }) => name === effectOf(String(card))),
  );
  return second && !isPoorer && !isTwice && !isSame(second, asCase)
    ? { ...asCase, alternative: { input: second.input, named: all } }
    : asCase;
}

const isSame = (one: UnderstoodCase, other: UnderstoodCase): boolean =>
  JSON.stringify([one.input.position, one.input.action]) === JSON.stringify([other.input.position, other.input.action]);

/** The cards that a question is read to speak of, but for those that are assumed. */
const cardsOf = ({ input, assumed }: UnderstoodCase): readonly string[] => {
  const plain = assumed.some(({ message }) => message === 'asked.card');
  return plain ? [] : [...JSON.stringify(input).matchAll(/"card":"([^"]+)"/g)].map(([, card]) => String(card));
};

/** What is not understood of a question as a case, or asks for something that no case answers. */
const gapsOf = (read: ReadCase): readonly Gap[] => (read.ok ? (read.rule ? [read.rule] : []) : read.gaps);

/** The same is assumed once. */
const distinct = (all: readonly Message[]): readonly Message[] => [
  ...new Map(all.map((message) => [JSON.stringify(message), message])).values(),
];

/** A question that states facts, in whatever order, and asks what comes of them. */
function resultOf(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
): UnderstoodCase | undefined {
  for (const language of languages) {
    const parts = partsOf(question, language, names);
    const told = parts && toldBy(parts, rules);
    if (!told) continue;
    const { draft, useless } = draftOf(told.fragments, rules);
    const spoken = spokenOf(draft);
    const input = useless.length === 0 ? caseFrom(draft) : undefined;
    if (!input || isConditionOpen(draft)) continue;
    const open = openCountries(draft, spoken);
    return {
      ok: true,
      input,
      assumed: distinct([...draft.assumed, ...told.assumed]),
      open,
      locale: language.locale,
      ...(draft.most && { most: true }),
      ...(draft.needs && { needs: draft.needs }),
      ...(draft.worth !== undefined && { worth: draft.worth }),
    };
  }
  return undefined;
}

/** `concrete`: something is named that is done or asked about; else the question may be one about the rules. */
type ReadCase =
  | (UnderstoodCase & {
      readonly concrete: boolean;
      readonly rule?: Gap | undefined;
    })
  | (Extract<Understood, { readonly ok: false }> & {
      /** The language whose reading leaves the fewest words over. */
      readonly locale: Locale;
    });

/** The question as a case; the last part of it may ask what comes of the rest in whatever words. */
function caseOf(question: string, languages: readonly AskingLanguage[], names: Names, rules: Ruleset): ReadCase {
  const whole = wholeCase(question, languages, names, rules);
  if (whole.ok) return whole;
  for (const closing of closingsOf(question, languages)) {
    if (whole.gaps.some(({ from }) => from < closing)) continue;
    const rest = wholeCase(`${question.slice(0, closing)}?`, languages, names, rules);
    const language = rest.ok && rest.concrete && languages.find(({ locale }) => locale === rest.locale);
    if (rest.ok && language && asksWhatComesOfIt(question, closing, language, names))
      return { ...rest, assumed: [...rest.assumed, { message: 'asked.closing', args: {} }] };
  }
  return whole;
}

/** The question as a case, every word of it. */
function wholeCase(question: string, languages: readonly AskingLanguage[], names: Names, rules: Ruleset): ReadCase {
  const found = fewestLeft(languages, (language) =>
    readIn(question, language, names, language.phrases, language.isFiller),
  );
  const read = {
    ...found,
    fragments: asStated(
      countedThere(withRoles(found.fragments, found.tokens, found.language), found.tokens, rules),
      found.tokens,
      rules,
      found.language,
    ),
  };
  const gaps = read.left.map(({ from, to, word }): Gap => {
    const like = [...names.index.countriesLike(word), ...names.index.cardsLike(word)];
    return { from, to, like: like.slice(0, 5) };
  });
  const { draft, useless, contradicted = neverOn(useless, rules) } = draftOf(read.fragments, rules);
  const idle =
    gaps.length > 0 || useless.length > 0
      ? []
      : unboundIn(read.fragments.map(asMarkers), rules, (all) => senseOf(all, rules)).filter(
          ({ id }) => !(id === 'act.value' && isPrinted(draft)),
        );
  const lost = [
    ...useless,
    ...idle,
    ...conditionsIn(question, read),
    ...claimsIn(question, read),
    ...notStatedIn(read),
    ...deniedApart(question, read),
    ...ownedIn(question, read),
  ].map(({ from, to }) => ({
    ...read.place(from, to),
    like: [],
  }));
  const all = [...gaps, ...lost].sort((a, b) => a.from - b.from);
  if (all.length > 0)
    return { ok: false, gaps: all, missing: false, locale: read.locale, ...(contradicted && { contradicted }) };
  const spoken = spokenOf(draft);
  draft.most = asksMost(read.fragments, draft);
  const input = caseFrom(draft);
  // Who acts may be assumed only when the case is made.
  const open = openCountries(draft, spoken);
  const rule = draft.most
    ? undefined
    : (askedOfTheRules(question, read) ?? (isConditionOpen(draft) ? { from: 0, to: question.length } : undefined));
  if (!input || isHalfTold(draft)) return { ok: false, gaps: [], missing: !input, locale: read.locale };
  const [alternative] = [inEffect, eitherUse, eitherPlacing, eitherSide].flatMap(
    (either) => either(read, draft, rules) ?? [],
  );
  return {
    ok: true,
    ...(alternative && { alternative }),
    rule: rule && { ...rule, like: [] },
    concrete: !rule && (draft.named || draft.queries.length > 0),
    input,
    assumed: [...draft.assumed, ...read.misspelt.map((each) => takenFor(each, draft))],
    open,
    locale: read.locale,
    ...(draft.cost && { cost: true }),
    ...(draft.most && { most: true }),
    ...(draft.worth !== undefined && { worth: draft.worth }),
    ...(isBarred(question, read) && { barred: true }),
  };
}

/** At the end of a turn the military operations of both sides count: of one alone, what its parts tell is ruled on. 8.2.1 */
const isHalfTold = ({ apart, position: { milops = {} } }: Draft): boolean =>
  apart !== undefined && Object.keys(milops).length === 1;

/** "The US cannot coup Iran": a claim, where the words that deny it do not stand first, and nothing is asked. */
const isBarred = (question: string, { fragments, tokens, language }: Read): boolean =>
  !question.includes('?') &&
  !tokens.some(({ word }) => language.isInterrogative(word)) &&
  fragments.some(({ id, from, to }) => id === 'ask.barred' && (from > 0 || to - from > 2));

/** A name with a letter wrong is told with what it is taken for. */
const takenFor = ({ kind, id }: Read['misspelt'][number], draft: Draft): Message =>
  kind === 'card'
    ? { message: 'asked.misspelt-card', args: { card: draft.cardOf(id)?.number ?? 0 } }
    : { message: 'asked.misspelt', args: { country: draft.countryIndex(id) } };

/** The value that is stated is the one on the card, whatever changes it. 2.2.2 */
const isPrinted = ({ card, cardOf, value, event, discards }: Draft): boolean =>
  [card, event.with, ...discards].some((each) => typeof each === 'string' && cardOf(each)?.ops === value);

/** What phrases amount to, for comparing. */
function senseOf(fragments: readonly Fragment[], rules: Ruleset): Sense {
  const { draft, useless, sides } = draftOf(fragments, rules);
  const input = caseFrom(draft);
  const { influence, ...position } = input?.position ?? {};
  const done = [
    input?.action,
    input?.expect,
    position,
    draft.worth,
    draft.cost,
    draft.denied,
    draft.nothing,
    useless.length,
  ];
  return {
    done: JSON.stringify(done),
    whole: JSON.stringify([done, influence]),
    isActor: (fragment) => {
      const side = sides.get(fragment);
      return side === undefined || side === draft.actor || side === draft.doer;
    },
  };
}

/** Phrases that ask what the rules say, not what comes of a play. */
const OF_THE_RULES = new Set(['ask.must', 'ask.rules']);
/** "How much influence do I need to control Israel": a number is asked for, not whose the country is. */
const isHowMuch = ({ id }: Fragment, at: number, all: readonly Fragment[]): boolean =>
  id === 'ask.control' && all.slice(0, at).some((each) => each.id === 'ask.amount');
/** What is done with a number of markers; without the number it is what is asked for. */
const COUNTED = /^act\.(?:place|remove)(?:$|_there|_bare)/;
const PLACING = /^act\.place(?:$|_there|_bare)/;

/** The phrase that a word for how many belongs to, if it is one that wants a number and has none. */
function uncounted(fragments: readonly Fragment[], at: number): Fragment | undefined {
  const next = fragments.slice(at + 1).find(({ id }) => id.startsWith('act.') && id !== 'act.side');
  return fragments[at]?.id === 'ask.amount' && next && COUNTED.test(next.id) && next.values.n === undefined
    ? next
    : undefined;
}

/** "How many can the USSR place there": as many as possible, by the Operations of a card that is spoken of. */
function asksMost(fragments: readonly Fragment[], { value, use, operations }: Draft): boolean {
  const deeds = fragments.filter(({ id }) => /^act\.(?!side|card|value|other_card|operations)/.test(id));
  const [placed, ...others] = fragments.flatMap((_, at) => uncounted(fragments, at) ?? []);
  const isAlone = deeds.length === 1 && others.length === 0 && PLACING.test(placed?.id ?? '');
  return isAlone && operations.place !== undefined && (value !== undefined || use === 'ops');
}

/**
 * The place where a question asks for something that no play answers: when, where, by whom, or how many markers a card
 * lets somebody place. A verb in such a question says nothing of what is done.
 */
function askedOfTheRules(question: string, { fragments, tokens, language, place }: Read) {
  const phrase = fragments.find(
    (each, at, all) => OF_THE_RULES.has(each.id) || isHowMuch(each, at, all) || uncounted(fragments, at) !== undefined,
  );
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
