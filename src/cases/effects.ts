/** Names of lasting effects in cases, and putting such an effect in force without having played its card. */

import { type Wording, wording } from '../core/wording.ts';
import { type Board, card } from '../games/twilight-struggle/board.ts';
import {
  lastingPart,
  lastingSteps,
  picksRegion,
  readControlAgain,
} from '../games/twilight-struggle/events/lasting-verbs.ts';
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import { DISCARD, KEPT, type Lasting, putCard, REMOVED } from '../games/twilight-struggle/state.ts';
import { rival, SIDE_IDS, type Side, US } from '../games/twilight-struggle/tables.ts';
import { plain } from './names.ts';

/**
 * Effect name -> card, where the name is not simply the card's id with underscores. A trailing `on`, `by` or
 * `owed_by` says whom the value names: the side affected or the side that created it.
 */
const CARD_OF: Readonly<Record<string, string>> = {
  us_japan_pact: 'us-japan-mutual-defense-pact',
  warsaw_pact: 'warsaw-pact-formed',
  de_gaulle: 'de-gaulle-leads-france',
  iron_lady: 'the-iron-lady',
  red_scare_on: 'red-scare-purge',
  cuban_missile_crisis_by: 'cuban-missile-crisis',
  death_squads_by: 'latin-american-death-squads',
  missile_envy_owed_by: 'missile-envy',
  we_will_bury_you_pending: 'we-will-bury-you',
  iran_contra: 'iran-contra-scandal',
  john_paul_ii: 'john-paul-ii-elected-pope',
  evil_empire: 'an-evil-empire',
  awacs_sale: 'awacs-sale-to-saudis',
  north_sea_oil_extra_round: 'north-sea-oil',
  aldrich_ames_order: 'aldrich-ames-remix',
};

/** The value of these names is the side that suffers the effect, the rival of the side that implemented it. */
const NAMES_THE_VICTIM = new Set(['red_scare_on', 'missile_envy_owed_by']);

/** Effects of which a case states only that the event has occurred: their lasting part has other names. */
const OCCURRENCE_ONLY = new Set(['north_sea_oil']);

/** The card an effect name stands for; undefined if there is none in this edition. */
export function effectCard(board: Board, name: string): number | undefined {
  const id = CARD_OF[name] ?? name.replaceAll('_', '-');
  return board.tables.cardNumber.get(id) ?? board.tables.cardNumber.get(`the-${id}`);
}

/** The name under which a position states the effect of a card. */
export const nameOfEffect = (id: string): string => NAME_OF.get(id) ?? id.replaceAll('-', '_');

/** Under its plain name the event of the card has merely occurred; what it leaves behind has a name of its own. */
export const isOccurrence = (name: string): boolean => OCCURRENCE_ONLY.has(name);

/** Is the value of this name the side that suffers the effect? */
export const namesVictim = (name: string): boolean => NAMES_THE_VICTIM.has(name);

/** Is it the side whose event it was? */
export const namesImplementer = (name: string): boolean => name.endsWith('_by') && !namesVictim(name);

/** Does it matter whose event a neutral card was? Then its effect is not clear without a side. */
export function hasRoles(board: Board, number: number): boolean {
  const { owner, event } = card(board, number);
  return owner === undefined && /"(player|opponent)"/.test(JSON.stringify(lastingSteps(event)));
}

/** The sides that the lasting effect of an event is on, as its steps name them; one that names none is on either. */
export function sidesHit({ event }: Pick<Card, 'event'>): readonly string[] {
  const text = JSON.stringify(lastingSteps(event));
  const named = SIDE_IDS.filter((each) => text.includes(`"${each}"`));
  return named.length === 0 ? SIDE_IDS : named;
}

/** The card whose event leaves behind the same on the other side: Bear Trap is to the USSR what Quagmire is to the US. */
export function counterpartOf(cards: readonly Card[], { id, event }: Pick<Card, 'id' | 'event'>): Card | undefined {
  const others: Readonly<Record<string, string>> = { us: 'ussr', ussr: 'us' };
  const turned = JSON.stringify(lastingSteps(event)).replaceAll(/"(us|ussr)"/g, (_, side) => `"${others[side]}"`);
  return cards.find((each) => each.id !== id && JSON.stringify(lastingSteps(each.event)) === turned);
}

/** Does the card lie before its player as long as its effect lasts? */
export const staysInPlay = ({ event }: Pick<Card, 'event'>): boolean =>
  lastingSteps(event).some((step) => 'modify' in step && 'thenCard' in step.modify);

/** Is it asked anywhere whether the event has occurred, or is its card out of the game since? */
const isRemembered = ({ rules }: Board, { id, scoring, starred }: Pick<Card, 'id' | 'scoring' | 'starred'>): boolean =>
  (starred && !scoring) ||
  rules.cards.some((each) => each.barredBy.includes(id) || JSON.stringify(each).includes(`"occurred":"${id}"`));

/** The region of a name, whatever its case. */
const regionNamed = ({ rules }: Board, name: string): string | undefined =>
  rules.regions.find((region) => [region.id, region.name].some((each) => plain(each) === plain(name)))?.id;

/** What is wrong with an effect as it is stated: no card has it, it leaves nothing behind, or its value says too little. */
export function effectProblem(board: Board, name: string, value: string | undefined): Wording | undefined {
  const number = effectCard(board, name);
  if (number === undefined) return wording('no card has the effect "{name}"', { name });
  const entry = card(board, number);
  const steps = lastingSteps(entry.event);
  const side = value === undefined ? undefined : sideNamed(value);
  const region = value === undefined ? undefined : regionNamed(board, value);
  if (steps.length === 0 && !isOccurrence(name) && !isRemembered(board, entry))
    return wording('the event of {card} leaves nothing in effect', { card: entry.title });
  if (value !== undefined && side === undefined && region === undefined)
    return wording('"{value}" is neither a side nor a region', { value });
  if (hasRoles(board, number) && side === undefined)
    return wording('"{name}" does not say whose it is: a value is needed, US or USSR', { name });
  if (side !== undefined && !sidesHit(entry).includes(SIDE_IDS[side] as string)) return neverOn(board, entry, side);
  if (steps.some(picksRegion) && region === undefined)
    return wording('"{name}" does not say where it is: a value is needed, a region', { name });
  if (region !== undefined && !steps.some(picksRegion))
    return wording('the effect of {card} is the same whatever region is named: it takes none', { card: entry.title });
  return undefined;
}

/** An effect on the side that it is never on, and the card that has it there. */
function neverOn({ rules }: Board, entry: Pick<Card, 'id' | 'title' | 'number' | 'event'>, side: Side): Wording {
  const parts = { card: entry.title, n: entry.number, side: SIDE_IDS[side] as string };
  const other = counterpartOf(rules.cards, entry);
  return other
    ? wording(
        'the effect of {card} is never on {side, select, us {the US} other {the USSR}} (card {n}); did you mean "{other}" (card {m})?',
        { ...parts, other: other.title, m: other.number },
      )
    : wording('the effect of {card} is never on {side, select, us {the US} other {the USSR}} (card {n})', parts);
}

/** Two events of which the one ends the other and keeps it from occurring: both are said to be so, and cannot be. 7.5 */
export function excluded({ rules, tables, state }: Board): readonly [Card, Card] | undefined {
  const occurred = (id: string): boolean => state.occurred[tables.cardNumber.get(id) ?? 0] === 1;
  const ends = ({ event }: Card, id: string): boolean =>
    event.some((step) => 'cancel' in step && 'card' in step.cancel && step.cancel.card === id);
  for (const ended of rules.cards.filter(({ number }) => state.lasting.some((each) => each.card === number)))
    for (const by of rules.cards)
      if (ended.barredBy.includes(by.id) && occurred(by.id) && ends(by, ended.id)) return [ended, by];
  return undefined;
}

/** Puts a named effect that has no problem in force. `value` is a side or a region, `order` a sequence of cards, as the name asks. */
export function bringIntoForce(board: Board, name: string, value: string | undefined, order?: readonly number[]): void {
  const number = effectCard(board, name) as number;
  const entry = card(board, number);
  const side = value === undefined ? undefined : sideNamed(value);
  const player: Side = entry.owner ?? (side === undefined ? US : NAMES_THE_VICTIM.has(name) ? rival(side) : side);
  board.state.occurred[number] = 1;
  if (!OCCURRENCE_ONLY.has(name)) {
    const region = value === undefined ? undefined : regionNamed(board, value);
    const added = lastingSteps(entry.event).map((step): Lasting => {
      const uses = lastingPart(step)?.uses;
      return {
        card: number,
        player,
        step,
        ...(uses !== undefined && { uses }),
        ...(region !== undefined && 'forbid' in step && { region }),
        ...(order && 'oblige' in step && { order }),
      };
    });
    board.state.lasting = [...board.state.lasting, ...added];
    for (const { step } of added) readControlAgain(board, step);
  }
  // Whoever owes a card holds it still.
  if (nameOfEffect(entry.id) !== 'missile_envy_owed_by') {
    putCard(board.state, number, entry.starred ? REMOVED : staysInPlay(entry) ? KEPT : DISCARD);
  }
}

/** Is a named effect in force, or has its event occurred if it is one that merely enables or forbids others? */
export function isInForce(board: Board, name: string): boolean {
  const number = effectCard(board, name);
  if (number === undefined) return false;
  const lasting = board.state.lasting.some((l) => l.card === number);
  const hasLastingPart = lastingSteps(card(board, number).event).length > 0 && !OCCURRENCE_ONLY.has(name);
  return hasLastingPart ? lasting : board.state.occurred[number] === 1;
}

export function sideNamed(name: string): Side | undefined {
  const plain = name.toLowerCase();
  return plain === 'us' || plain === 'usa' ? 0 : plain === 'ussr' ? 1 : undefined;
}

/** Effect names by card id, where they are not simply the id with underscores. */
const NAME_OF = new Map(Object.entries(CARD_OF).map(([name, id]) => [id, name]));

/** A lasting effect under the name and with the value that a position gives it. */
export interface NamedEffect {
  readonly card: number;
  readonly name: string;
  readonly value?: string | readonly number[];
}

/** The lasting effects in force, under the names and values with which a position states them; twice if twice in force. */
export function namedEffects(board: Board): NamedEffect[] {
  const { lasting } = board.state;
  // An event may leave several effects behind; the first of them stands for all.
  const isFirst = (one: Lasting): boolean => lasting.find(({ card: number }) => number === one.card)?.step === one.step;
  return lasting.filter(isFirst).map((one): NamedEffect => {
    const entry = card(board, one.card);
    const name = nameOfEffect(entry.id);
    const victim = NAMES_THE_VICTIM.has(name);
    const states = victim || namesImplementer(name) || one.player !== (entry.owner ?? US);
    const side = (victim ? rival(one.player) : one.player) === US ? 'US' : 'USSR';
    const own = lasting.filter((other) => other.card === one.card && other.player === one.player);
    const value =
      own.find(({ order }) => order)?.order ?? own.find(({ region }) => region)?.region ?? (states ? side : undefined);
    return { card: one.card, name, ...(value !== undefined && { value }) };
  });
}
