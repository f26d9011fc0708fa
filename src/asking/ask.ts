/**
 * A question as one speaks, understood as a case. Nothing is guessed in silence: what had to be taken for granted is
 * listed, and words that nothing could be made of are returned with their places.
 */

import type { CaseAction, CaseEvent, CaseInput, CaseOperations } from '../cases/case.ts';
import { plain } from '../cases/names.ts';
import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import type { AskingWords } from '../data/asking.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Draft, draftOf, playerOf, rivalOf } from './draft.ts';
import { type General, generalOf } from './general.ts';
import { type Names, spansOf } from './names.ts';
import type { OpenCountry } from './open-control.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { type Fragment, segment } from './segment.ts';
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
}

export type Understood =
  | UnderstoodCase
  | UnderstoodGeneral
  /** `missing`: all is understood, but nothing is done or asked. */
  | { readonly ok: false; readonly gaps: readonly Gap[]; readonly missing: boolean };

/** A language in which questions are asked. */
export interface AskingLanguage {
  readonly locale: Locale;
  readonly words: AskingWords;
  readonly phrases: readonly Phrase[];
  /** Those of questions about the rules in general. */
  readonly general: readonly Phrase[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly exact: ReadonlySet<string>;
  readonly isFiller: (word: string) => boolean;
  /** Says nothing that a general question needs. */
  readonly isLoose: (word: string) => boolean;
}

/**
 * Makes a language ready.
 * @param sentences of the features, which are understood too: id -> ways to say it
 */
export function askingLanguage(
  locale: Locale,
  words: AskingWords,
  sentences: Readonly<Record<string, string | readonly string[]>> = {},
): AskingLanguage {
  const made = (entries: readonly (readonly [string, string | readonly string[]])[]): readonly Phrase[] =>
    entries.flatMap(([id, ways]) =>
      [ways].flat().flatMap((way) => way.split('|').flatMap((one) => phrasesOf(id, one, words.classes))),
    );
  const fillers = new Set(words.fillers.map(plain));
  const loose = new Set([...fillers, ...(words.loose ?? []).map(plain)]);
  const about = Object.entries(words.about ?? {}).map(([id, ways]) => [`about.${id}`, ways] as const);
  const weighed = (phrase: Phrase): Phrase =>
    /^about\.\d/.test(phrase.id) && phrase.elements.length > 1 ? { ...phrase, weight: CLAUSE_WEIGHT } : phrase;
  return {
    locale,
    words,
    phrases: made([...Object.entries(words.phrases), ...Object.entries(sentences)]),
    general: made([...about, ...Object.entries(words.phrases).filter(([id]) => GENERAL.has(id)), ...NAMED]).map(
      weighed,
    ),
    numbers: new Map(Object.entries(words.numbers).map(([word, number]) => [plain(word), number])),
    exact: new Set((words.exact ?? []).map(plain)),
    isFiller: (word) => fillers.has(plain(word)),
    isLoose: (word) => loose.has(plain(word)),
  };
}

/** What the words for a clause go before: words for the things that it speaks of. */
const CLAUSE_WEIGHT = 12;

/** Phrases that a general question may have as well; what they say of a position is not weighed. */
const GENERAL = new Set([
  'fact.neighbours',
  'position.turn',
  'position.round',
  'position.defcon',
  'act.value',
  'ask.plain',
  'ask.must',
  'ask.frame',
]);
/** Whatever has a name may be asked about. */
const NAMED = (['side', 'card', 'country', 'region', 'n'] as const).map(
  (name) => [`named.${name}`, `{${name}}`] as const,
);

/** Understands a question in the first of the languages that leaves the fewest words over. */
export function understand(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
): Understood {
  const asCase = caseOf(question, languages, names, rules);
  if (asCase.ok && asCase.concrete) return asCase;
  const general = generally(question, languages, names, rules);
  if (general) return general;
  // Whether something must be done is no question of what is legal: no case answers it.
  return asCase.ok && asCase.rule ? { ok: false, gaps: [asCase.rule], missing: false } : asCase;
}

/** `concrete`: something is named that is done or asked about; else the question may be one about the rules. */
type ReadCase =
  | (UnderstoodCase & { readonly concrete: boolean; readonly rule?: Gap | undefined })
  | Extract<Understood, { readonly ok: false }>;

function caseOf(question: string, languages: readonly AskingLanguage[], names: Names, rules: Ruleset): ReadCase {
  const read = fewestLeft(languages, (language) =>
    readIn(question, language, names, language.phrases, language.isFiller),
  );
  const gaps = read.left.map(({ from, to, word }): Gap => {
    const like = [...names.index.countriesLike(word), ...names.index.cardsLike(word)];
    return { from, to, like: like.slice(0, 5) };
  });
  const { draft, useless } = draftOf(asQuestion(read.fragments), rules);
  const lost = useless.map(({ from, to }) => ({ ...read.place(from, to), like: [] }));
  const all = [...gaps, ...lost].sort((a, b) => a.from - b.from);
  if (all.length > 0) return { ok: false, gaps: all, missing: false };
  const open = openCountries(draft);
  const input = actionsOf(draft);
  const rule = read.fragments.find(({ id }) => id === 'ask.must');
  if (!input) return { ok: false, gaps: [], missing: true };
  return {
    ok: true,
    rule: rule && { ...read.place(rule.from, rule.to), like: [] },
    concrete: !rule && (draft.named || draft.queries.length > 0),
    input,
    assumed: draft.assumed,
    open,
    locale: read.locale,
    ...(draft.cost && { cost: true }),
    ...(draft.worth !== undefined && { worth: draft.worth }),
  };
}

/** The question as one about the rules in general, if every word of it can be one's. */
function generally(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
): UnderstoodGeneral | undefined {
  const read = fewestLeft(languages, (language) =>
    readIn(question, language, names, language.general, language.isLoose),
  );
  const general = generalOf(read.fragments, rules);
  if (!general || !isAnswer(general, read)) return undefined;
  const written = (tokens: readonly Token[]): readonly string[] =>
    tokens.map(({ from, to }) => question.slice(from, to));
  return { ok: true, general, aside: written(read.aside), unknown: written(read.left), locale: read.locale };
}

/** What somebody does in a country is for a case to rule on. */
const ACTS = new Set(
  ['coup_attempt', 'realignment_roll', 'operations', 'influence', 'event'].map((id) => `about.${id}`),
);
/** No more words of a general question may be unknown, and those only if the rest says clearly what it is about. */
const MOST_UNKNOWN = 2;

/** Is what was found an answer to all of it? Numbers and places belong to a position, and that is for a case. */
function isAnswer(general: General, { left, fragments, tokens }: ReturnType<typeof readIn>): boolean {
  const numbers = fragments.filter(({ id }) => id === 'named.n').length;
  const acts = fragments.some(({ id }) => ACTS.has(id));
  if ((numbers > 0 || acts) && general.countries.length > 0) return false;
  const { clauses, cards, pinned } = general;
  const clear = pinned || cards.length > 1 || (cards.length > 0 && clauses.length > 0);
  return (
    left.length === 0 ||
    (left.length <= MOST_UNKNOWN && left.length * 4 <= tokens && clear && general.countries.length === 0)
  );
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

/** Where nothing is done and nothing asked, control is not stated but asked for. */
function asQuestion(fragments: readonly Fragment[]): readonly Fragment[] {
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
  const tokens = tokensOf(question, language.numbers, language.exact);
  const spans = spansOf(tokens, names, language.words, isFiller);
  const { fragments, left } = segment(tokens, phrases, spans, isFiller);
  const place = (from: number, to: number) => ({ from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 });
  const inside = (at: number): Fragment | undefined => fragments.find(({ from, to }) => from <= at && at < to);
  return {
    locale: language.locale,
    tokens: tokens.length,
    fragments: fragments as readonly Fragment[],
    place,
    left: left.flatMap((at) => tokens[at] ?? []),
    // What is said of a position or passed over, but would say something in another question.
    aside: tokens.filter(({ word }, at) =>
      inside(at)
        ? /^(position\.|named\.n$)/.test(inside(at)?.id ?? '')
        : !language.isFiller(word) && !left.includes(at),
    ),
  };
}

/** Where a coup, a realignment or a war strikes, unless something is said of the influence there. */
function openCountries(draft: Draft): readonly OpenCountry[] {
  const { coup } = draft.operations;
  const struck = [coup, draft.realigned].filter((id) => id !== undefined);
  const targets = [...struck, ...[draft.event.target].flat().filter((target) => typeof target === 'string')];
  if (draft.position.base === 'setup') return [];
  return [...new Set(targets)].flatMap((target) => {
    const index = draft.countries.findIndex(({ id, name }) => id === target || name === target);
    const country = draft.countries[index];
    if (!country || draft.influence[country.id] !== undefined) return [];
    const side = draft.doer ?? draft.actor ?? draft.me;
    const rival = struck.includes(country.id) && side ? rivalOf(side) : undefined;
    return [{ name: country.name, index, stability: country.stability, struck: rival }];
  });
}

/** The case that a draft amounts to; undefined if nothing is done or asked. */
function actionsOf(draft: Draft): CaseInput | undefined {
  const action = actionOf(draft);
  if (action === undefined) return undefined;
  const actions = [...(action ? [action] : []), ...draft.queries];
  const { position, effects, hands } = draft;
  for (const effect of effects) effect.value ??= ownerOf(effect.name, draft);
  if (effects.length > 0) position.effects = effects;
  if (hands.us || hands.ussr) {
    const known = (cards: readonly string[] | undefined) => cards && { known: cards, hidden: 0 };
    position.hands = { ...(hands.us && { us: known(hands.us)! }), ...(hands.ussr && { ussr: known(hands.ussr)! }) };
  }
  if (position.turn === undefined) {
    position.turn = turnFor(draft);
    draft.assumed.push({ message: 'asked.turn', args: { n: position.turn } });
  }
  if (position.defcon === undefined) {
    position.defcon = 5;
    draft.assumed.push({ message: 'asked.defcon', args: { n: 5 } });
  }
  const influence = Object.fromEntries(
    Object.entries(draft.influence).map(([country, markers]) => [draft.countryName(country), markers]),
  );
  if (Object.keys(influence).length > 0) position.influence = influence;
  return { edition: 'deluxe', position, action: actions };
}

/** Whose effect an event of either side is that works against the opponent: whoever acts is asked about it. */
function ownerOf(effect: string, draft: Draft): string | undefined {
  const card = draft.cardOf(effect.replaceAll('_', '-'));
  const side = draft.actor ?? draft.me ?? draft.last;
  const either = card?.side === 'neutral' && JSON.stringify(card.event).includes('"side":"opponent"');
  return either && side ? playerOf(rivalOf(side)) : undefined;
}

/** The turn of a play that names none: one in which its card is in the deck. */
function turnFor(draft: Draft): number {
  const periods = [draft.card, draft.headlines.us, draft.headlines.ussr].map(
    (id) => id !== undefined && draft.cardOf(id)?.period,
  );
  return periods.includes('late') ? 8 : 5;
}

function actionOf(draft: Draft): CaseAction | null | undefined {
  const { headlines, use } = draft;
  if ((use === 'headline' || draft.position.phase === 'headline') && draft.card !== undefined)
    headlines[actorOf(draft)] = draft.card;
  if (headlines.us !== undefined || headlines.ussr !== undefined) {
    draft.position.phase = 'headline';
    const { us, ussr } = headlines;
    const side = us === undefined ? 'ussr' : 'us';
    const told = { ...eventOf(draft), ...asEvent(operationsOf(draft, draft.doer ?? side), cardNamed(draft, side)) };
    const event = Object.keys(told).length > 0 ? { event: told } : {};
    return {
      kind: 'headline',
      ...(us !== undefined && { us: { card: us, ...(ussr === undefined && event) } }),
      ...(ussr !== undefined && { ussr: { card: ussr, ...(us === undefined && event) } }),
    } as CaseAction;
  }
  leaveTrap(draft);
  if (draft.apart) return apart(draft, draft.apart);
  // What a card is worth is asked of the card, not of what becomes of it.
  if (draft.queries.some(({ query }) => query === 'operations_values')) {
    draft.actor ??= draft.last;
    draft.position.phasing = playerOf(actorOf(draft));
    const card = draft.cardOf(draft.card ?? '');
    if (!card || card.scoring) return undefined;
    draft.worth = card.number;
    return null;
  }
  if (draft.scored !== undefined) return scoring(draft, draft.scored);
  if (draft.cost) reach(draft);
  const targeted =
    draft.operations.coup !== undefined || draft.realigned !== undefined || draft.operations.place !== undefined;
  if (!targeted && draft.card === undefined && use === undefined) return draft.queries.length > 0 ? null : undefined;
  draft.named = targeted || draft.card !== undefined || draft.use === 'pass' || draft.discards.length > 0;
  return played(draft, targeted);
}

/** Whoever asks for a price has markers within reach: else there would be none. */
function reach(draft: Draft): void {
  const side = draft.doer ?? actorOf(draft);
  for (const target of Object.keys(draft.operations.place ?? {})) {
    const country = draft.countries.find(({ id }) => id === target);
    const beside = country?.adjacent ?? [];
    const [first] = beside;
    const near = [target, ...beside].some((id) => (draft.influence[id]?.[side] ?? 0) > 0);
    if (near || first === undefined || draft.position.base === 'setup') continue;
    draft.influence[first] = { ...draft.influence[first], [side]: 1 };
    draft.assumed.push({
      message: 'asked.influence',
      args: { side: side === 'us' ? 0 : 1, country: draft.countryIndex(first) },
    });
  }
}

const cardNamed = (draft: Draft, side: 'us' | 'ussr') => draft.cardOf(draft.headlines[side] ?? '');

/** Something done apart from a play: the end of a turn, or a price that is paid at any time. */
function apart(draft: Draft, action: CaseAction): CaseAction {
  if (action.kind !== 'interrupt') {
    draft.position.phase ??= 'cleanup';
    return action;
  }
  const paid = Object.entries(draft.event.remove ?? {});
  const player = playerOf(actorOf(draft));
  return {
    ...action,
    player,
    ...(paid.length > 0 && { remove: Object.fromEntries(paid.map(([id, n]) => [draft.countryName(id), n])) }),
  };
}

function scoring(draft: Draft, region: string): CaseAction {
  draft.position.phase = 'action_round';
  draft.position.action_round ??= 1;
  draft.position.phasing = playerOf(actorOf(draft));
  return { kind: 'play', player: playerOf(actorOf(draft)), card: `${region}-scoring`, as: 'event' };
}

/** Who acts: whoever is named, else whoever asks, else the side of the card. */
function actorOf(draft: Draft): 'us' | 'ussr' {
  const side = draft.card === undefined ? undefined : draft.cardOf(draft.card)?.side;
  const known = draft.actor ?? draft.me ?? trappedSide(draft);
  if (known) return known;
  const taken = side === 'us' || side === 'ussr' ? side : 'us';
  draft.assumed.push({ message: 'asked.side', args: { side: taken === 'us' ? 0 : 1 } });
  draft.actor = taken;
  return taken;
}

function played(draft: Draft, targeted: boolean): CaseAction {
  const side = actorOf(draft);
  const player = playerOf(side);
  draft.position.phase ??= 'action_round';
  draft.position.action_round ??= 1;
  draft.position.phasing = player;
  if (draft.use === 'pass') return { kind: 'pass', player };
  let { card } = draft;
  if (card === undefined) {
    card = draft.plainCard(side, draft.value ?? 3);
    const ops = draft.cardOf(card)?.ops ?? 0;
    draft.assumed.push({ message: 'asked.card', args: { n: ops, card: draft.cardOf(card)?.number ?? 0 } });
  }
  const scoresItself = draft.cardOf(card)?.scoring === true;
  const owner = draft.cardOf(card)?.side;
  const rivals = owner !== side && (owner === 'us' || owner === 'ussr');
  takeCard(draft, side, card);
  // The other side's card is played for Operations, and what the other side does is done by its event.
  const byEvent = draft.doer !== undefined && draft.doer !== side && draft.card !== undefined && rivals;
  const own = !rivals && draft.card !== undefined && draft.value === undefined;
  const places =
    own && draft.operations.place !== undefined && draft.operations.coup === undefined && draft.grants('place');
  // A coup or realignment that the event itself gives is what such a card is played for.
  const given =
    own &&
    draft.operations.place === undefined &&
    /\{"ops":.{0,200}"modes":\["(?:coup|realign)/.test(JSON.stringify(draft.cardOf(card)?.event ?? []));
  // A card without an event can only be played for its Operations.
  const eventless = draft.cardOf(card)?.event.length === 0;
  const conducts = (targeted || rivals || eventless) && !places && !given && !scoresItself;
  const use = draft.use ?? (conducts ? 'ops' : 'event');
  if (use === 'trap_discard') return trapped(draft, side, card);
  if (draft.use === undefined && draft.card !== undefined && !scoresItself && draft.value === undefined)
    draft.assumed.push({ message: use === 'event' ? 'asked.event' : 'asked.ops', args: {} });
  const operations = operationsOf(draft, draft.doer ?? side);
  if (rivals && (byEvent || (!targeted && use !== 'space')))
    return byItsEvent(draft, side, card, byEvent ? operations : {});
  if (use === 'ops' && draft.realigned !== undefined && !draft.rolls) {
    // Beside another use of the points it needs no dice to be refused. 6.0
    if (draft.operations.place === undefined && draft.operations.coup === undefined) return tried(draft, side, card);
    draft.rolls = { us: 1, ussr: 1 };
    Object.assign(operations, operationsOf(draft, draft.doer ?? side));
  }
  const event = { ...eventOf(draft), ...(use === 'event' && asEvent(operations, draft.cardOf(card))) };
  return {
    kind: 'play',
    player,
    card,
    as: use,
    ...(draft.order !== undefined && { order: draft.order }),
    ...(use !== 'event' && operations),
    ...(use !== 'ops' && use !== 'event' && draft.die !== undefined && { die: draft.die }),
    ...(Object.keys(event).length > 0 && { event }),
  };
}

/** Whoever plays the China Card has it, unless something else is said. */
function takeCard(draft: Draft, side: 'us' | 'ussr', card: string): void {
  if (card === 'the-china-card') draft.position.china ??= { holder: playerOf(side), face: 'up' };
}

/** A card of the other side, of whose event something is said and of whose Operations nothing: the event comes first. */
function byItsEvent(draft: Draft, side: 'us' | 'ussr', card: string, operations: CaseOperations): CaseAction {
  const event = { ...eventOf(draft), ...asEvent(operations, draft.cardOf(card)) };
  return {
    kind: 'play',
    player: playerOf(side),
    card,
    as: 'ops',
    order: draft.order ?? 'event_first',
    ...(Object.keys(event).length > 0 && { event }),
  };
}

/** Whoever gets free of a trap is the side that it holds. */
function trappedSide({ use, card, effects, cardOf }: Draft): 'us' | 'ussr' | undefined {
  if (use !== 'trap_discard') return undefined;
  const trap = [card ?? '', ...effects.map(({ name }) => name.replaceAll('_', '-'))].find(isTrap);
  const owner = trap === undefined ? undefined : cardOf(trap)?.side;
  return owner === 'us' || owner === 'ussr' ? rivalOf(owner) : undefined;
}

const isTrap = (card: string): boolean => card === 'quagmire' || card === 'bear-trap';

/** Whoever is in a trap and discards a card does so to get out of it. */
function leaveTrap(draft: Draft): void {
  const [discarded] = draft.discards;
  if (discarded === undefined || (draft.use !== undefined && draft.use !== 'trap_discard')) return;
  if (draft.card !== undefined && isTrap(draft.card)) draft.use = 'trap_discard';
  else if (draft.card === undefined && draft.effects.some(({ name }) => isTrap(name.replaceAll('_', '-')))) {
    draft.use = 'trap_discard';
    draft.card = discarded;
  }
}

/** A card is discarded to get out of a trap; the trap is in force, and the card is the other one that is named. */
function trapped(draft: Draft, side: 'us' | 'ussr', card: string): CaseAction {
  if (isTrap(card) && !draft.effects.some(({ name }) => name === card.replaceAll('-', '_')))
    draft.effects.push({ name: card.replaceAll('-', '_') });
  const [discarded] = draft.discards;
  const named = isTrap(card) ? (discarded ?? draft.plainCard(side, 2)) : card;
  takeCard(draft, side, named);
  return {
    kind: 'play',
    player: playerOf(side),
    card: named,
    as: 'trap_discard',
    ...(draft.die !== undefined && { die: draft.die }),
  };
}

/** What is said of an event besides its Operations. */
function eventOf({ event, discards, die, operations, use }: Draft): CaseEvent {
  const { add, remove, ...rest } = event;
  return {
    ...rest,
    ...(discards.length > 0 && { discard: discards.length === 1 ? discards[0]! : discards }),
    // A die that no coup takes is that of the event.
    ...(die !== undefined &&
      operations.coup === undefined &&
      rest.die === undefined &&
      use !== 'space' &&
      use !== 'trap_discard' && { die }),
    ...(add && { add }),
    ...(remove && { remove }),
  };
}

/** A realignment whose dice nobody has rolled yet: may it be tried? */
function tried(draft: Draft, side: 'us' | 'ussr', card: string): CaseAction {
  return {
    kind: 'facts',
    facts: [
      { type: 'play', by: side, card },
      { type: 'use', by: side, use: 'operations' },
      { type: 'mode', by: side, mode: 'realignment' },
      { type: 'target', by: side, country: draft.countryName(draft.realigned ?? '') },
    ],
  };
}

function operationsOf(draft: Draft, side: 'us' | 'ussr'): CaseOperations {
  const { operations, realigned, rolls, die } = draft;
  const target = operations.coup ?? realigned;
  const rival = rivalOf(side);
  if (target !== undefined && draft.influence[target]?.[rival] === undefined && draft.position.base !== 'setup') {
    draft.influence[target] = { ...draft.influence[target], [rival]: 1 };
    draft.assumed.push({
      message: 'asked.influence',
      args: { side: rival === 'us' ? 0 : 1, country: draft.countryIndex(target) },
    });
  }
  return {
    ...(operations.coup !== undefined && {
      coup: draft.countryName(operations.coup),
      ...(die !== undefined && { die }),
    }),
    ...(realigned !== undefined &&
      rolls && { realign: [{ in: draft.countryName(realigned), us: rolls.us, ussr: rolls.ussr }] }),
    ...(operations.place !== undefined && {
      place: Object.fromEntries(Object.entries(operations.place).map(([id, n]) => [draft.countryName(id), n])),
    }),
  };
}

/** What an event itself does with markers is added, what its Operations do is placed. */
function asEvent({ place, ...rest }: CaseOperations, card: Ruleset['cards'][number] | undefined): CaseEvent {
  const grants = JSON.stringify(card?.event ?? []).includes('"influence"');
  return { ...rest, ...(place !== undefined && (grants ? { place } : { add: place })) };
}
