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
import { type Names, spansOf } from './names.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { type Fragment, segment } from './segment.ts';
import { tokensOf } from './tokens.ts';

/** Part of a question that was not understood. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  /** What it may be the beginning or a part of, if of several things. */
  readonly like: readonly string[];
}

export type Understood =
  | {
      readonly ok: true;
      readonly input: CaseInput;
      /** What was taken for granted. */
      readonly assumed: readonly Message[];
      /** The card whose Operations value is asked for, by number. */
      readonly worth?: number;
      /** The language in which it was understood. */
      readonly locale: Locale;
    }
  /** `missing`: all is understood, but nothing is done or asked. */
  | { readonly ok: false; readonly gaps: readonly Gap[]; readonly missing: boolean };

/** A language in which questions are asked. */
export interface AskingLanguage {
  readonly locale: Locale;
  readonly words: AskingWords;
  readonly phrases: readonly Phrase[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly isFiller: (word: string) => boolean;
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
  const written = [...Object.entries(words.phrases), ...Object.entries(sentences)];
  const fillers = new Set(words.fillers.map(plain));
  return {
    locale,
    words,
    phrases: written.flatMap(([id, ways]) =>
      [ways].flat().flatMap((way) => way.split('|').flatMap((one) => phrasesOf(id, one))),
    ),
    numbers: new Map(Object.entries(words.numbers).map(([word, number]) => [plain(word), number])),
    isFiller: (word) => fillers.has(plain(word)),
  };
}

/** Understands a question in the first of the languages that leaves the fewest words over. */
export function understand(
  question: string,
  languages: readonly AskingLanguage[],
  names: Names,
  rules: Ruleset,
): Understood {
  const read = languages
    .map((language) => readIn(question, language, names))
    .reduce((best, other) => (other.left.length < best.left.length ? other : best));
  const gaps = read.left.map(({ from, to, word }): Gap => {
    const like = [...names.index.countriesLike(word), ...names.index.cardsLike(word)];
    return { from, to, like: like.slice(0, 5) };
  });
  const { draft, useless } = draftOf(asQuestion(read.fragments), rules);
  const lost = useless.map(({ from, to }) => ({ ...read.place(from, to), like: [] }));
  const all = [...gaps, ...lost].sort((a, b) => a.from - b.from);
  if (all.length > 0) return { ok: false, gaps: all, missing: false };
  const actions = actionsOf(draft);
  if (!actions) return { ok: false, gaps: [], missing: true };
  return {
    ok: true,
    input: actions,
    assumed: draft.assumed,
    locale: read.locale,
    ...(draft.worth !== undefined && { worth: draft.worth }),
  };
}

/** Where nothing is done and nothing asked, control is not stated but asked for. */
function asQuestion(fragments: readonly Fragment[]): readonly Fragment[] {
  const asks = fragments.some(({ id }) => /^(act|ask|play|operations|headline)\./.test(id) && id !== 'act.side');
  return asks
    ? fragments
    : fragments.map((each) => (each.id === 'position.control' ? { ...each, id: 'ask.control' } : each));
}

function readIn(question: string, language: AskingLanguage, names: Names) {
  const tokens = tokensOf(question, language.numbers);
  const spans = spansOf(tokens, names, language.words, language.isFiller);
  const { fragments, left } = segment(tokens, language.phrases, spans, language.isFiller);
  const place = (from: number, to: number) => ({ from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 });
  return {
    locale: language.locale,
    fragments: fragments as readonly Fragment[],
    place,
    left: left.flatMap((at) => tokens[at] ?? []),
  };
}

/** The case that a draft amounts to; undefined if nothing is done or asked. */
function actionsOf(draft: Draft): CaseInput | undefined {
  const action = actionOf(draft);
  if (action === undefined) return undefined;
  const actions = [...(action ? [action] : []), ...draft.queries];
  const { position, effects, hands } = draft;
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
  const targeted =
    draft.operations.coup !== undefined || draft.realigned !== undefined || draft.operations.place !== undefined;
  if (!targeted && draft.card === undefined && use === undefined) return draft.queries.length > 0 ? null : undefined;
  return played(draft, targeted);
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
  const known = draft.actor ?? draft.me;
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
  const use = draft.use ?? ((targeted || rivals) && !scoresItself ? 'ops' : 'event');
  if (use === 'trap_discard') return trapped(draft, side, card);
  if (draft.use === undefined && use === 'event' && !targeted && !scoresItself)
    draft.assumed.push({ message: 'asked.event', args: {} });
  const operations = operationsOf(draft, draft.doer ?? side);
  if (rivals && (byEvent || (use === 'ops' && !targeted)))
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
  const { coup } = operations;
  // What the other side may do by the event is asked, not what the Operations of the player are spent on afterwards.
  if (coup !== undefined) {
    const by = rivalOf(side);
    return {
      kind: 'facts',
      facts: [
        { type: 'play', by: side, card },
        { type: 'use', by: side, use: 'operations' },
        { type: 'order', by: side, order: 'event-first' },
        { type: 'mode', by, mode: 'coup' },
        { type: 'target', by, country: coup },
        ...(typeof operations.die === 'number' ? [{ type: 'roll', die: operations.die }] : []),
      ],
    };
  }
  return {
    kind: 'play',
    player: playerOf(side),
    card,
    as: 'ops',
    order: draft.order ?? 'event_first',
    ...(Object.keys(event).length > 0 && { event }),
  };
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
