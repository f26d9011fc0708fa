/** What a question says is done, as an action of a case. */
import type { CaseAction, CaseOperations } from '../cases/case.ts';
import { mentions } from '../games/twilight-struggle/events/mentions.ts';
import { type Draft, playerOf, rivalOf } from './draft.ts';
import { asEvent, assumeTaken, assumeThere, eventOf, operationsOf } from './operations.ts';

/** The action of a case; null if only something is asked, undefined if nothing is done or asked. */
export function actionOf(draft: Draft): CaseAction | null | undefined {
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
  // "Throw the China Card at the space race": the card that is thrown away is the one that is used.
  const [thrown] = draft.discards;
  if (use === 'space' && draft.card === undefined && thrown !== undefined && thrown !== 'none') {
    draft.card = thrown;
    draft.discards.shift();
  }
  if (draft.cost || draft.most) reach(draft);
  const targeted =
    draft.operations.coup !== undefined || draft.realigned !== undefined || draft.operations.place !== undefined;
  if (!targeted && draft.card === undefined && use === undefined) return draft.queries.length > 0 ? null : undefined;
  draft.named =
    targeted ||
    draft.card !== undefined ||
    draft.use === 'pass' ||
    draft.discards.length > 0 ||
    ((draft.use === 'trap_discard' || draft.use === 'space') && draft.value !== undefined);
  return played(draft, targeted);
}

/** Whoever asks for a price, or for how many, has markers within reach: else there would be none. */
function reach(draft: Draft): void {
  const side = draft.doer ?? actorOf(draft);
  for (const target of Object.keys(draft.operations.place ?? {})) {
    const country = draft.countries.find(({ id }) => id === target);
    const beside = country?.adjacent ?? [];
    const [first] = beside;
    const near = [target, ...beside].some((id) => (draft.influence[id]?.[side] ?? 0) > 0);
    if (near || first === undefined || draft.position.base === 'setup') continue;
    assumeThere(draft, first, side, 1);
  }
}

const cardNamed = (draft: Draft, side: 'us' | 'ussr') => draft.cardOf(draft.headlines[side] ?? '');

/** Something done apart from a play: the end of a turn, or a price that is paid at any time. */
function apart(draft: Draft, action: CaseAction): CaseAction | undefined {
  if (action.kind !== 'interrupt') {
    draft.position.phase ??= 'cleanup';
    // The end of a turn is no play: whether a scoring card may still be held then is what its rule says. 4.5.D.e
    return action.phase === 'end_turn' && holdsScoring(draft) ? undefined : action;
  }
  const paid = Object.entries(draft.event.remove ?? {});
  // A price of which nobody says what is paid is asked about, not paid.
  if (paid.length === 0) return undefined;
  // Whoever is said to be under the crisis pays.
  draft.actor ??= draft.last;
  const side = actorOf(draft);
  const player = playerOf(side);
  for (const [id, n] of paid) assumeThere(draft, id, side, n);
  return { ...action, player, remove: Object.fromEntries(paid.map(([id, n]) => [draft.countryName(id), n])) };
}

const holdsScoring = ({ hands, cardOf }: Draft): boolean =>
  [...(hands.us ?? []), ...(hands.ussr ?? [])].some((card) => cardOf(card)?.scoring);

const CRISIS = 'cuban-missile-crisis';

/**
 * "It removes 2 from Cuba and then coups Cameroon": under the Cuban Missile Crisis the price is paid before the coup, and no event takes
 * these markers away.
 */
export function pricePaid(draft: Draft): CaseAction | undefined {
  const { effects, operations, event, card, cardOf } = draft;
  const isUnder = card !== CRISIS && effects.some(({ name }) => draft.cardOfEffect(name)?.id === CRISIS);
  const paid = Object.keys(event.remove ?? {});
  const isPrice = paid.length > 0 && paid.every((country) => mentions(cardOf(CRISIS)?.event, country));
  if (!isUnder || !isPrice || operations.coup === undefined || draft.grants('remove')) return undefined;
  const action = apart(draft, { kind: 'interrupt', what: 'cancel_cuban_missile_crisis' });
  delete event.remove;
  return action;
}

/** Undefined for a part of a region, which has no scoring card of its own. 10.0.b */
function scoring(draft: Draft, region: string): CaseAction | undefined {
  const card = `${region}-scoring`;
  if (draft.cardOf(card) === undefined) return undefined;
  draft.position.phase = 'action_round';
  draft.position.action_round ??= 1;
  const side = actorOf(draft);
  draft.position.phasing = playerOf(side);
  holdWhatIsPlayed(draft, side, card);
  const use = draft.use === 'space' || draft.use === 'ops' ? draft.use : 'event';
  return { kind: 'play', player: playerOf(side), card, as: use };
}

/** Who acts: whoever is named, else whoever asks, else the side of the card. */
function actorOf(draft: Draft): 'us' | 'ussr' {
  const side = draft.card === undefined ? undefined : draft.cardOf(draft.card)?.side;
  // "The USSR has 1 in Lebanon, can it place in Israel": whoever was named last; a coup may be against that side.
  const placing = draft.card === undefined && draft.operations.place !== undefined ? draft.last : undefined;
  const known = draft.actor ?? draft.it ?? speakerOf(draft) ?? trappedSide(draft) ?? placing ?? striker(draft);
  if (known) return known;
  const taken = side === 'us' || side === 'ussr' ? side : (draft.concerned ?? 'us');
  draft.assumed.push({ message: 'asked.side', args: { side: taken === 'us' ? 0 : 1 } });
  draft.actor = taken;
  return taken;
}

/**
 * Whoever asks, as whoever plays the card: unless that was only taken for granted and another side is spoken of, or the event of a
 * card of the other side is asked about and nobody is said to play it.
 */
function speakerOf(draft: Draft): 'us' | 'ussr' | undefined {
  const { card, use, value, operations, realigned } = draft;
  const isAssumed = draft.assumed.some(({ message }) => message === 'asked.side');
  const me = isAssumed ? (draft.concerned ?? draft.me) : draft.me;
  const isPlain = use === undefined || use === 'event';
  const isTargeted = (operations.coup ?? operations.place ?? realigned) !== undefined;
  const owner = card === undefined ? undefined : draft.cardOf(card)?.side;
  const isTheirs = me !== undefined && owner === rivalOf(me) && isPlain && !isTargeted && value === undefined;
  return isTheirs ? rivalOf(me) : me;
}

/** Whoever strikes a country where the other side alone is said to have markers. */
function striker({ operations, realigned, influence, card }: Draft): 'us' | 'ussr' | undefined {
  const there = card === undefined ? influence[operations.coup ?? realigned ?? ''] : undefined;
  const [us, ussr] = [there?.us ?? 0, there?.ussr ?? 0];
  return us > 0 === ussr > 0 ? undefined : us > 0 ? 'ussr' : 'us';
}

/** What a card is worth of which nothing is said: where a price is asked for, nothing is to fail by it. */
const ORDINARY = 3;
const DEAREST = 4;

/**
 * "Brush War in US-controlled Greece": the one country that is spoken of is what a war is about that may strike any. Where a
 * card names its targets, the country may as well be a neighbour of one.
 */
function strikeTheOnlyOne(draft: Draft, card: string): void {
  const named = Object.keys(draft.influence);
  const [only] = named;
  const strikes = draft.cardOf(card)?.event.some((step) => 'war' in step && step.war.target.id === undefined);
  if (!strikes || draft.event.target !== undefined || only === undefined || named.length !== 1) return;
  draft.event.target = draft.countryName(only);
  draft.assumed.push({
    message: 'asked.target',
    args: { country: draft.countryIndex(only), card: draft.cardOf(card)?.number ?? 0 },
  });
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
    card = draft.plainCard(side, draft.value ?? (draft.cost ? DEAREST : ORDINARY));
    const ops = draft.cardOf(card)?.ops ?? 0;
    draft.assumed.push({ message: 'asked.card', args: { n: ops, card: draft.cardOf(card)?.number ?? 0 } });
  }
  const scoresItself = draft.cardOf(card)?.scoring === true;
  const owner = draft.cardOf(card)?.side;
  const rivals = owner !== side && (owner === 'us' || owner === 'ussr');
  takeCard(draft, side, card);
  // To get out of a trap another card is discarded.
  const [thrown] = draft.discards;
  holdWhatIsPlayed(draft, side, draft.use === 'trap_discard' && isTrap(card) && thrown !== undefined ? thrown : card);
  assumeTaken(draft, side);
  // The other side's card is played for Operations, and what the other side does is done by its event.
  const byEvent = draft.doer !== undefined && draft.doer !== side && draft.card !== undefined && rivals;
  const own = !rivals && draft.card !== undefined && (draft.value === undefined || givesCoup(draft));
  const { coup, place } = draft.operations;
  const isPlaced = own && place !== undefined && coup === undefined && draft.grants('place');
  const places = isPlaced && !draft.isElsewhere(Object.keys(place));
  // A coup or realignment that the event itself gives is what such a card is played for; so are markers and a coup behind them.
  const given = own && givesCoup(draft);
  // A card without an event can only be played for its Operations.
  const eventless = draft.cardOf(card)?.event.length === 0;
  const conducts = (targeted || rivals || eventless) && !places && !given && !scoresItself;
  const use = draft.use ?? (conducts ? 'ops' : 'event');
  if (use === 'event') strikeTheOnlyOne(draft, card);
  if (use === 'trap_discard') return trapped(draft, side, card);
  // A card that goes with another is played for its event: what the other is used for is part of it.
  const isPaired = own && draft.event.with !== undefined && draft.cardOf(card)?.timing?.paired !== undefined;
  if (draft.use === undefined && draft.card !== undefined && !scoresItself && draft.value === undefined && !isPaired)
    draft.assumed.push({ message: use === 'event' ? 'asked.event' : 'asked.ops', args: {} });
  const operations = operationsOf(draft, draft.doer ?? side);
  if (isPaired) return withCompanion(draft, side, card, operations);
  if (rivals && use === 'event' && draft.order === undefined && saysNothingElse(draft) && !targeted)
    return { kind: 'play', player, card, as: 'event' };
  if (rivals && (byEvent || (!targeted && use !== 'space')))
    return byItsEvent(draft, side, card, byEvent ? operations : {});
  const event = {
    ...eventOf(draft),
    ...(use === 'event' && asEvent(operations, draft.cardOf(card))),
  };
  return {
    kind: 'play',
    player,
    card,
    as: use,
    // "After the event" of a card that is played for it says when, not in which order.
    ...(draft.order !== undefined && use !== 'event' && { order: draft.order }),
    ...(use !== 'event' && operations),
    ...(use !== 'ops' && use !== 'event' && draft.die !== undefined && { die: draft.die }),
    ...(Object.keys(event).length > 0 && { event }),
  };
}

/** A card that goes with another: the Operations, or the attempt in the space race, are those of the other card. */
function withCompanion(draft: Draft, side: 'us' | 'ussr', card: string, operations: CaseOperations): CaseAction {
  const space = draft.use === 'space' && { as: 'space', ...(draft.die !== undefined && { die: draft.die }) };
  const event = { ...eventOf(draft), ...operations, ...space };
  return { kind: 'play', player: playerOf(side), card, as: 'event', event };
}

/** A coup or realignment with Operations that the event of the card gives, as many as are spoken of. */
export function givesCoup(draft: Draft): boolean {
  const { card, value, operations, realigned } = draft;
  const named = card === undefined ? undefined : draft.cardOf(card);
  const isBeside = operations.place === undefined || draft.grants('place');
  const isPrinted = value === undefined || value === named?.ops;
  const strikes = isBeside && isPrinted && (operations.coup ?? realigned) !== undefined;
  return strikes && /\{"ops":.{0,200}"modes":\["(?:coup|realign)/.test(JSON.stringify(named?.event ?? []));
}

/** Only that the card is played, not what its event does. */
const saysNothingElse = (draft: Draft): boolean => Object.keys(eventOf(draft)).length === 0;

/** "I hold Duck and Cover and play Containment": what is played is in the hand as well, unless all of the hand was told. */
function holdWhatIsPlayed({ hands, wholeHand }: Draft, side: 'us' | 'ussr', card: string): void {
  const hand = hands[side];
  // The China Card lies beside the hand. 9.1.a
  const isHeld = card !== 'the-china-card' && hand !== undefined && !hand.includes(card);
  if (isHeld && !wholeHand.has(side)) hands[side] = [...hand, card];
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
  else if (
    (draft.card ?? discarded) === discarded &&
    draft.effects.some(({ name }) => isTrap(name.replaceAll('_', '-')))
  ) {
    draft.use = 'trap_discard';
    draft.card = discarded;
  }
}

/** A card is discarded to get out of a trap; the trap is in force, and the card is the other one that is named. */
function trapped(draft: Draft, side: 'us' | 'ussr', card: string): CaseAction {
  if (isTrap(card) && !draft.effects.some(({ name }) => name === card.replaceAll('-', '_')))
    draft.effects.push({ name: card.replaceAll('-', '_') });
  const [discarded] = draft.discards;
  // A card of a value stands for itself; which one it is does not matter.
  const named = isTrap(card) ? (discarded ?? draft.plainCard(side, draft.value ?? 2)) : card;
  takeCard(draft, side, named);
  return {
    kind: 'play',
    player: playerOf(side),
    card: named,
    as: 'trap_discard',
    ...(draft.die !== undefined && { die: draft.die }),
  };
}
