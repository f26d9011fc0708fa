/** `--fact`: what a case leaves out, handed in beside it. The case is changed as if its author had written the fact. */

import type { CardRef, CaseAction, CaseEvent, CaseHand, CaseInput, CasePosition } from '../cases/case.ts';
import { bySide } from '../cases/case.ts';
import { plain } from '../cases/names.ts';
import type { CaseRuling } from '../cases/rule.ts';
import { wording } from '../core/wording.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { usageError } from './exit.ts';

/** Names of the sides in the four languages. */
const US_WORDS = ['us', 'usa', 'ee uu', 'eeuu', 'сша'];
const USSR_WORDS = ['ussr', 'urss', 'la urss', 'l urss', 'ссср'];

const SHOWS = 'reveals?|shows?|holds?|held|has|muestra|revela|tiene|mostra|rivela|ha|показывает|имеет|держит';
const NOTHING = /^(nothing|nothing else|nothing more|nada|nada más|niente|nient'altro|ничего)$/i;
const FORMS =
  '"ussr reveals CARD", "us holds CARD, CARD", "ussr holds nothing else", "die 4", "dice us 3 ussr 5", "defcon=3"';

/** A fact as it was understood. */
type Fact =
  | { readonly kind: 'hand'; readonly side: Side; readonly cards: readonly CardRef[]; readonly complete: boolean }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'dice'; readonly us: number; readonly ussr: number }
  | { readonly kind: 'track'; readonly key: 'turn' | 'defcon' | 'vp' | 'action_round'; readonly value: number };

/** Bounds of what `key=value` may set. */
const TRACKS = { turn: [1, 10], defcon: [1, 5], vp: [-20, 20], action_round: [1, 8] } as const;

/**
 * The case with a fact.
 * @param ruling the case as it stands without the fact: which die is awaited can be read off it
 * @param cardOf the number of a card by any of its names; undefined for no card
 */
export function withFact(
  input: CaseInput,
  text: string,
  ruling: CaseRuling,
  cardOf: (name: string) => number | undefined,
): CaseInput {
  const fact = readFact(text, cardOf);
  switch (fact.kind) {
    case 'hand':
      return { ...input, position: withHand(input.position, fact, ruling.start.tables.china) };
    case 'track':
      return { ...input, position: { ...input.position, [fact.key]: fact.value } };
    case 'die':
      return withAction(input, text, ruling, (action) => withDie(action, fact.die, ruling));
    case 'dice':
      return withAction(input, text, ruling, (action) => withDice(action, fact, ruling));
  }
}

function readFact(text: string, cardOf: (name: string) => number | undefined): Fact {
  const shown = new RegExp(`^(.+?)\\s+(?:${SHOWS})\\s+(.+)$`, 'iu').exec(text.trim());
  const side = shown ? sideOfWord(plain(shown[1] ?? '')) : undefined;
  if (side !== undefined) return { kind: 'hand', side, ...cardsIn(shown?.[2] ?? '', cardOf) };
  const die = /^(?:die|dado|кубик)\s+([1-6])$/iu.exec(text.trim());
  if (die) return { kind: 'die', die: Number(die[1]) };
  const dice = /^(?:dice|dados|dadi|кубики)\s+(?:\p{L}+\s+)?([1-6])[,\s]+(?:\p{L}+\s+)?([1-6])$/iu.exec(text.trim());
  if (dice) return { kind: 'dice', us: Number(dice[1]), ussr: Number(dice[2]) };
  const [key = '', value = ''] = text.split('=').map((part) => part.trim());
  if (Object.hasOwn(TRACKS, key) && /^-?\d+$/.test(value)) return track(key as keyof typeof TRACKS, Number(value));
  throw usageError(
    wording('--fact "{text}" is not understood', { text }),
    'rule',
    wording('write one of {names}', { names: FORMS }),
  );
}

const sideOfWord = (word: string): Side | undefined =>
  US_WORDS.includes(word) ? 0 : USSR_WORDS.includes(word) ? 1 : undefined;

function track(key: keyof typeof TRACKS, value: number): Fact {
  const [least, most] = TRACKS[key];
  if (value < least || value > most)
    throw usageError(wording('{key} goes from {least} to {most}, not {value}', { key, least, most, value }), 'rule');
  return { kind: 'track', key, value };
}

/** A title may itself contain a comma or "and": the whole is tried first. */
function cardsIn(
  text: string,
  cardOf: (name: string) => number | undefined,
): { cards: readonly CardRef[]; complete: boolean } {
  if (NOTHING.test(text.trim())) return { cards: [], complete: true };
  const whole = cardOf(text);
  if (whole !== undefined) return { cards: [whole], complete: false };
  const cards = text.split(/(?<!\s)(?:\s*[,;]\s*|\s+(?:and|y|e|и)\s+)/u).map((name) => {
    const number = cardOf(name);
    if (number === undefined)
      throw usageError(
        wording('--fact: there is no card "{name}"', { name }),
        'rule',
        wording('see: arbiter explain NAME'),
      );
    return number;
  });
  return { cards, complete: false };
}

/** Cards shown were among the hidden ones, unless they were known already. */
function withHand(
  before: CasePosition,
  { side, cards: shown, complete }: Extract<Fact, { kind: 'hand' }>,
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

function withAction(
  input: CaseInput,
  text: string,
  ruling: CaseRuling,
  change: (action: CaseAction) => CaseAction,
): CaseInput {
  const at = ruling.failing;
  if (at === undefined || !/-(die|dice)$/.test(ruling.missing?.missing ?? ''))
    throw usageError(wording('--fact "{text}": no die is awaited in this case', { text }), 'rule');
  return { ...input, action: input.action.map((action, index) => (index === at ? change(action) : action)) };
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
) {
  if (action.facts) return { ...action, facts: [...action.facts, { type: 'rolls', us, ussr }] };
  return inEvent(action, ruling, { rolls: { us, ussr } });
}

/** Adds to the event of a play, or to that of the headline being resolved. */
function inEvent(action: CaseAction, ruling: CaseRuling, more: CaseEvent): CaseAction {
  if (action.kind !== 'headline') return { ...action, event: { ...action.event, ...more } };
  const playing = ruling.end.state.play?.card;
  const key = action.us?.card !== undefined && ruling.names.card(action.us.card) === playing ? 'us' : 'ussr';
  const side = action[key];
  return { ...action, [key]: { ...side, event: { ...side?.event, ...more } } };
}
