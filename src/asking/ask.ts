/**
 * A question as one speaks, understood as a case. Nothing is guessed in silence: what had to be taken for granted is
 * listed, and words that nothing could be made of are returned with their places.
 */

import type { CaseInput } from '../cases/case.ts';
import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import { hasVerb } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Sense, unboundIn } from './bound.ts';
import { asksWhatComesOfIt, closingOf } from './closing.ts';
import type { Draft } from './draft.ts';
import type { General } from './general.ts';
import { generally, type Memory } from './generally.ts';
import type { AskingLanguage } from './language.ts';
import type { Names } from './names.ts';
import { type Nearly, nearly } from './nearly.ts';
import type { OpenCountry } from './open-control.ts';
import { asMarkers, draftOf } from './read-draft.ts';
import { fewestLeft, idleConditions, type Place, type Read, readIn } from './reading.ts';
import { toldBy } from './results/frames.ts';
import { partsOf } from './results/parts.ts';
import type { Fragment } from './segment.ts';
import { givesCoup } from './to-action.ts';
import { caseFrom, openCountries, spokenOf } from './to-case.ts';

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
  /** The side of which it is asked how much it needs for control. */
  readonly needs?: 'us' | 'ussr';
  /** What a marker costs is asked for. */
  readonly cost?: true;
  /** How many markers can be placed at most is asked for. */
  readonly most?: true;
  /** It is not asked whether this is allowed, but claimed that it is not. */
  readonly barred?: true;
  /** Countries that are struck and of whose control nothing is said. */
  readonly open: readonly OpenCountry[];
  /** What it may mean as well: the card that is named is in effect, not the one that is used; or its event happens. */
  readonly alternative?: { readonly input: CaseInput; readonly named: Gap };
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
  /** The case that may be meant. */
  readonly nearly?: Nearly;
}

export type Understood =
  | UnderstoodCase
  | UnderstoodGeneral
  /** `missing`: all is understood, but nothing is done or asked. */
  | {
      readonly ok: false;
      readonly gaps: readonly Gap[];
      readonly missing: boolean;
      /** What the rules have that lies nearest, though it may be something else. */
      readonly near?: General;
      /** The case that may be meant. */
      readonly nearly?: Nearly;
    };

/** Understands a question in the first of the languages that leaves the fewest words over. */
export function understand(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
  memory: Memory,
): Understood {
  const asCase = caseOf(question, languages, names, rules);
  if (asCase.ok && asCase.concrete) return asCase;
  // Who may choose, or when: what comes of it does not say.
  const asResult = asCase.ok && asCase.rule ? undefined : resultOf(question, languages, names, rules);
  if (asResult) return asResult;
  const general = generally(question, languages, names, rules, memory, asCase.ok ? [] : asCase.gaps);
  if (asCase.ok && !asCase.rule && !general?.ok) return asCase;
  const language = languages.find(({ locale }) => locale === asCase.locale);
  const offered = language && nearly(question, language, names, rules, gapsOf(asCase));
  if (general?.ok) return { ...general, ...(offered && { nearly: offered }) };
  // Whether something must be done is no question of what is legal: no case answers it.
  const missing = !asCase.ok && asCase.missing;
  return {
    ok: false,
    gaps: gapsOf(asCase),
    missing,
    ...(general && { near: general.near }),
    ...(offered && { nearly: offered }),
  };
}

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
    if (!input) continue;
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
  const closing = closingOf(question);
  if (closing === undefined || whole.gaps.some(({ from }) => from < closing)) return whole;
  const rest = wholeCase(`${question.slice(0, closing)}?`, languages, names, rules);
  if (!rest.ok || !rest.concrete) return whole;
  const language = languages.find(({ locale }) => locale === rest.locale);
  return language && asksWhatComesOfIt(question, closing, language, names)
    ? {
        ...rest,
        assumed: [...rest.assumed, { message: 'asked.closing', args: {} }],
      }
    : whole;
}

/** The question as a case, every word of it. */
function wholeCase(question: string, languages: readonly AskingLanguage[], names: Names, rules: Ruleset): ReadCase {
  const read = fewestLeft(languages, (language) =>
    readIn(question, language, names, language.phrases, language.isFiller),
  );
  const gaps = read.left.map(({ from, to, word }): Gap => {
    const like = [...names.index.countriesLike(word), ...names.index.cardsLike(word)];
    return { from, to, like: like.slice(0, 5) };
  });
  const { draft, useless } = draftOf(read.fragments, rules);
  const idle =
    gaps.length > 0 || useless.length > 0
      ? []
      : unboundIn(read.fragments.map(asMarkers), rules, (all) => senseOf(all, rules));
  const lost = [
    ...useless,
    ...idle,
    ...conditionsIn(question, read),
    ...claimsIn(question, read),
    ...notStatedIn(read),
    ...deniedApart(question, read),
  ].map(({ from, to }) => ({
    ...read.place(from, to),
    like: [],
  }));
  const all = [...gaps, ...lost].sort((a, b) => a.from - b.from);
  if (all.length > 0) return { ok: false, gaps: all, missing: false, locale: read.locale };
  const spoken = spokenOf(draft);
  draft.most = asksMost(read.fragments, draft);
  const input = caseFrom(draft);
  // Who acts may be assumed only when the case is made.
  const open = openCountries(draft, spoken);
  const rule = draft.most ? undefined : askedOfTheRules(question, read);
  if (!input) return { ok: false, gaps: [], missing: true, locale: read.locale };
  const alternative = inEffect(read, draft, rules) ?? eitherUse(read, draft, rules);
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

/**
 * "NATO in effect and De Gaulle too: may the USSR coup France": a card that leaves something behind, is named before what is done
 * and is not said to be used, may be in effect as well as be the card of the coup.
 * @returns the case in which it is in effect, and where it is named
 */
function inEffect({ fragments, place }: Read, draft: Draft, rules: Ruleset): UnderstoodCase['alternative'] {
  const { card, use, operations, realigned } = draft;
  const isOpen = card !== undefined && use === undefined && draft.lasts(card);
  if (!isOpen || (operations.coup ?? realigned ?? operations.place) === undefined) return undefined;
  const named = fragments.find(({ id, values }) => id === 'act.card' && values.card === card);
  const act = fragments.find(({ id }) => STRIKING.test(id));
  if (!named || !act || act.from < named.from) return undefined;
  const other = fragments.map((each) => (each === named ? { ...each, id: 'position.effect' } : each));
  const input = caseFrom(draftOf(other, rules).draft);
  return input && { input, named: { ...place(named.from, named.to), like: [] } };
}

/**
 * "ABM Treaty at DEFCON 3: may I coup Pakistan with its 4 Operations": those of the card, or those that its event gives.
 * @returns the case in which its event happens, and where the card is named
 */
function eitherUse({ fragments, place }: Read, draft: Draft, rules: Ruleset): UnderstoodCase['alternative'] {
  const { card, use, operations, realigned, actor, me } = draft;
  const named = fragments.find(({ values }) => card !== undefined && values.card === card);
  const last = fragments.at(-1);
  const owner = card === undefined ? undefined : draft.cardOf(card)?.side;
  const isOwn = owner === 'neutral' || owner === (actor ?? me);
  const strikes = operations.place === undefined && (operations.coup ?? realigned) !== undefined;
  // Where the event gives nothing but a coup, it is what the card is played for.
  const isOpen = use === undefined && isOwn && strikes && !givesCoup(draft);
  if (!named || !last || !isOpen || !hasVerb(draft.cardOf(card ?? '')?.event, 'ops')) return undefined;
  const asEvent = [...fragments, { ...last, id: 'act.event', values: {} }];
  const input = caseFrom(draftOf(asEvent, rules).draft);
  return input && { input, named: { ...place(named.from, named.to), like: [] } };
}

/** "The US cannot coup Iran": a claim, where the words that deny it do not stand first, and nothing is asked. */
const isBarred = (question: string, { fragments, tokens, language }: Read): boolean =>
  !question.includes('?') &&
  !tokens.some(({ word }) => language.isInterrogative(word)) &&
  fragments.some(({ id, from, to }) => id === 'ask.barred' && (from > 0 || to - from > 2));

/** Phrases of a coup, a realignment or markers that go down. */
const STRIKING = /^act\.(?:coup|realign|place)/;

/** A name with a letter wrong is told with what it is taken for. */
const takenFor = ({ kind, id }: Read['misspelt'][number], draft: Draft): Message =>
  kind === 'card'
    ? { message: 'asked.misspelt-card', args: { card: draft.cardOf(id)?.number ?? 0 } }
    : { message: 'asked.misspelt', args: { country: draft.countryIndex(id) } };

/**
 * "If the coup fails": an outcome that is made a condition is no question about it. No case is made under it, so it is not
 * understood, other than "what happens", "does it win", which ask. Nor is a condition that nothing is made of: "if he likes".
 */
function conditionsIn(question: string, { fragments, tokens, language }: Read): readonly Place[] {
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
function claimsIn(question: string, { fragments, tokens }: Read): readonly Fragment[] {
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
const notStatedIn = ({ fragments, tokens, language }: Read): readonly Fragment[] =>
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
    return isDenied || isAsked || isGiven || isTwo;
  });
const USES = /^act\.(?:operations|event)$/;
const MARKERS = /^position\.(?:influence|own|influence_pair|it_has)$/;

/** "The US cannot play Containment" in a part of its own, before what is asked: of what is denied there nothing is stated. */
function deniedApart(question: string, { fragments, tokens }: Read): readonly Fragment[] {
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
  const phrase = fragments.find(({ id }, at) => OF_THE_RULES.has(id) || uncounted(fragments, at) !== undefined);
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
