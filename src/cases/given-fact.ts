/** A fact that is told beside a case: the case is changed as if its author had written it. */
import { top } from '../games/twilight-struggle/board.ts';
import { SIDE_IDS, type Side } from '../games/twilight-struggle/tables.ts';
import { bySide, type CaseAction, type CaseEvent, type CaseHand, type CaseInput, type CasePosition } from './case.ts';
import type { Holder } from './control.ts';
import type { CaseRuling } from './rule.ts';

/** What can be said of a position with a number, and its bounds. */
export const TRACKS = { turn: [1, 10], defcon: [1, 5], vp: [-20, 20], action_round: [1, 8] } as const;

/** Choices by the keys under which a case states them: with one word, one country, one card, markers, a roll. */
export const CHOICE_KEYS = {
  word: ['choice', 'as', 'order'],
  country: ['target', 'shuttle_target', 'coup'],
  card: ['pick', 'drawn'],
  markers: ['place', 'add', 'remove'],
  roll: ['realign'],
} as const;

/** A fact as it was understood. Countries by id, cards by number. */
export type GivenFact =
  | { readonly kind: 'hand'; readonly side: Side; readonly cards: readonly number[]; readonly complete: boolean }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'dice'; readonly us: number; readonly ussr: number }
  | { readonly kind: 'track'; readonly key: keyof typeof TRACKS; readonly value: number }
  | { readonly kind: 'choice'; readonly key: string; readonly value: GivenValue }
  | { readonly kind: 'control'; readonly country: string; readonly holder: Holder };

/** A word or country, a card, markers by country, a realignment roll. */
export type GivenValue =
  | string
  | number
  | Readonly<Record<string, number>>
  | readonly [{ readonly in: string; readonly us: number; readonly ussr: number }];

/**
 * The case with a fact.
 * @param ruling on the case as it stands without the fact: what is awaited can be read off it
 * @returns undefined for a die or a choice that nothing in the case awaits
 */
export function withGivenFact(input: CaseInput, fact: GivenFact, ruling: CaseRuling): CaseInput | undefined {
  switch (fact.kind) {
    case 'hand':
      return { ...input, position: withHand(input.position, fact, ruling.start.tables.china) };
    case 'track':
      return { ...input, position: { ...input.position, [fact.key]: fact.value } };
    case 'control':
      return { ...input, position: withControl(input.position, fact, ruling) };
    case 'die':
      return isDice(ruling) ? inAction(input, ruling, (action) => withDie(action, fact.die, ruling)) : undefined;
    case 'dice':
      return isDice(ruling) ? inAction(input, ruling, (action) => withDice(action, fact, ruling)) : undefined;
    case 'choice':
      return ruling.missing && !isDice(ruling)
        ? inAction(input, ruling, (action) => withChoice(action, fact, ruling))
        : undefined;
  }
}

/** The fact as it is typed after `--fact`. */
export function writeGivenFact(fact: GivenFact, { tables }: CaseRuling['start']): string {
  const card = (number: number): string => tables.cards[number]?.id ?? String(number);
  switch (fact.kind) {
    case 'hand': {
      const side = SIDE_IDS[fact.side];
      return fact.cards.length === 0
        ? `${side} holds nothing else`
        : `${side} reveals ${fact.cards.map(card).join(', ')}`;
    }
    case 'die':
      return `die ${fact.die}`;
    case 'dice':
      return `dice us ${fact.us} ussr ${fact.ussr}`;
    case 'track':
      return `${fact.key}=${fact.value}`;
    case 'control':
      return `control=${fact.country} ${fact.holder}`;
    case 'choice':
      return `${fact.key}=${writeValue(fact.value, card)}`;
  }
}

/** Who controls a country, in the place of what is stated of it under whatever name. */
function withControl(
  position: CasePosition,
  { country, holder }: Extract<GivenFact, { kind: 'control' }>,
  { names }: CaseRuling,
): CasePosition {
  const others = Object.entries(position.control ?? {}).filter(
    ([name]) => names.country(name) !== names.country(country),
  );
  return { ...position, control: { ...Object.fromEntries(others), [country]: holder } };
}

function writeValue(value: GivenValue, card: (number: number) => string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return card(value);
  if (Array.isArray(value)) return value.map((roll) => `${roll.in} ${roll.us} ${roll.ussr}`).join(', ');
  return Object.entries(value)
    .map(([country, n]) => `${country} ${n}`)
    .join(', ');
}

/** Cards shown were among the hidden ones, unless they were known already. */
function withHand(
  before: CasePosition,
  { side, cards: shown, complete }: Extract<GivenFact, { kind: 'hand' }>,
  china: number,
): CasePosition {
  // The China Card is in nobody's hand: it lies before its owner. 9.2
  const owner = { holder: side === 0 ? 'US' : 'USSR', ...(before.china?.face && { face: before.china.face }) };
  const position = shown.includes(china) ? { ...before, china: owner } : before;
  const cards = shown.filter((card) => card !== china);
  if (cards.length === 0 && !complete) return position;
  const hand: CaseHand | undefined = bySide(position.hands, side);
  const known = hand === undefined ? [] : 'hidden' in hand ? (hand.known ?? []) : hand;
  const hidden = hand !== undefined && 'hidden' in hand ? hand.hidden : 0;
  const added = cards.filter((card) => !known.includes(card));
  const left = complete ? 0 : Math.max(0, hidden - added.length);
  const other = bySide<CaseHand>(position.hands, side === 0 ? 1 : 0);
  const own: CaseHand = { known: [...known, ...added], hidden: left };
  const hands = side === 0 ? { us: own, ussr: other } : { us: other, ussr: own };
  return { ...position, hands: { ...(hands.us && { us: hands.us }), ...(hands.ussr && { ussr: hands.ussr }) } };
}

const isDice = ({ missing }: CaseRuling): boolean => /-(die|dice)$/.test(missing?.missing ?? '');

function inAction(
  input: CaseInput,
  { failing }: CaseRuling,
  change: (action: CaseAction) => CaseAction | undefined,
): CaseInput | undefined {
  const before = failing === undefined ? undefined : input.action[failing];
  const after = before && change(before);
  return after && { ...input, action: input.action.map((action, index) => (index === failing ? after : action)) };
}

/** Which of the keys of an action a die belongs to. */
function withDie(action: CaseAction, die: number, ruling: CaseRuling): CaseAction {
  if (action.facts) return { ...action, facts: [...action.facts, { type: 'roll', die }] };
  const ofCard =
    action.kind === 'play' && (action.coup !== undefined || action.as === 'space' || action.as === 'trap_discard');
  if (ofCard && action.die === undefined) return { ...action, die };
  return inEvent(action, ruling, { die });
}

function withDice(
  action: CaseAction,
  { us, ussr }: { readonly us: number; readonly ussr: number },
  ruling: CaseRuling,
): CaseAction {
  if (action.facts) return { ...action, facts: [...action.facts, { type: 'rolls', us, ussr }] };
  return inEvent(action, ruling, { rolls: { us, ussr } });
}

/** A choice of the card's own use stands in the play, any other in its event. */
function withChoice(
  action: CaseAction,
  { key, value }: Extract<GivenFact, { kind: 'choice' }>,
  ruling: CaseRuling,
): CaseAction | undefined {
  if (action.kind !== 'play' && action.kind !== 'headline') return undefined;
  const task = top(ruling.end);
  const card = action.card === undefined ? undefined : ruling.names.card(action.card);
  const own = task?.do === 'operations' && !task.granted && task.card === card;
  const ofPlay = key === 'as' || key === 'order' || own;
  if (action.kind === 'play' && ofPlay) return { ...action, ...joined(action, key, value) };
  return inEvent(action, ruling, (event) => joined(event, key, value));
}

/** Markers are added to those that are stated already. */
function joined(stated: CaseAction | CaseEvent, key: string, value: GivenValue): object {
  const before = (stated as Readonly<Record<string, unknown>>)[key];
  if (typeof value !== 'object') return { [key]: value };
  if (Array.isArray(value)) return { [key]: [...((before as readonly object[] | undefined) ?? []), ...value] };
  const markers = Array.isArray(before)
    ? Object.fromEntries((before as readonly string[]).map((country) => [country, 1]))
    : { ...(before as Readonly<Record<string, number>> | undefined) };
  for (const [country, n] of Object.entries(value)) markers[country] = (markers[country] ?? 0) + n;
  return { [key]: markers };
}

/** Adds to the event of a play, or to that of the headline being resolved. */
function inEvent(action: CaseAction, ruling: CaseRuling, more: CaseEvent | ((event: CaseEvent) => object)): CaseAction {
  const joinedTo = (event: CaseEvent = {}): CaseEvent => ({
    ...event,
    ...(typeof more === 'function' ? more(event) : more),
  });
  if (action.kind !== 'headline') return { ...action, event: joinedTo(action.event) };
  const playing = ruling.end.state.play?.card;
  const key = action.us?.card !== undefined && ruling.names.card(action.us.card) === playing ? 'us' : 'ussr';
  const side = action[key];
  return { ...action, [key]: { ...side, event: joinedTo(side?.event) } };
}
