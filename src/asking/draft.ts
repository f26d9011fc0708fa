/** What a question says, while it is read. */

import type { CaseAction, CaseEvent, CaseOperations, CasePosition } from '../cases/case.ts';
import { nameOfEffect } from '../cases/effects.ts';
import type { Message } from '../core/render.ts';
import { discardsFromHand, hasVerb, mentions } from '../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Value } from './segment.ts';

export type SideName = 'us' | 'ussr';
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Pair<T> = { us?: T; ussr?: T };

/** Verbs of events that leave something behind. */
const LASTING = /\{"(?:modify|forbid|exempt|trigger|offer|trap|oblige)":/;

/** Everything said so far; phrases add to it. */
export class Draft {
  readonly position: Mutable<CasePosition> = { base: 'empty' };
  readonly influence: Record<string, Pair<number>> = {};
  readonly hands: Pair<string[]> = {};
  /** The sides of which all the cards in hand are told; of another one it is told that it holds some. */
  readonly wholeHand = new Set<SideName>();
  /** What is taken for granted because nobody said it. */
  readonly assumed: Message[] = [];
  readonly operations: Mutable<CaseOperations> & {
    place?: Record<string, number>;
  } = {};
  /** The countries of the markers placed, one for each, in the order in which they are told. */
  readonly placed: string[] = [];
  readonly event: Mutable<CaseEvent> & {
    add?: Record<string, number>;
    remove?: Record<string, number>;
  } = {};
  readonly headlines: Pair<string> = {};
  readonly queries: CaseAction[] = [];
  /** What is claimed to come of it. */
  readonly claimed: Record<string, unknown> = {};
  readonly effects: { name: string; value?: string | undefined }[] = [];
  /** An action round is spoken of, in which nobody plays a headline. */
  inRound = false;
  /** Cards that somebody discards, `none` if that is said. */
  readonly discards: string[] = [];
  me: SideName | undefined;
  /** Who plays the card. */
  actor: SideName | undefined;
  /** Who was named last: a coup, a placement or a verb without a subject is theirs. */
  last: SideName | undefined;
  /** Who is meant by "it", of whom it is asked what he may do. */
  it: SideName | undefined;
  /** Who conducts the Operations; it may be the other side, by the event of the card. */
  doer: SideName | undefined;
  /** What the other side adds behind the play. */
  readonly reactions: CaseAction[] = [];
  /** Something done apart from a play. */
  apart: CaseAction | undefined;
  card: string | undefined;
  use: CaseAction['as'];
  order: CaseAction['order'];
  value: number | undefined;
  die: number | undefined;
  rolls: { us: number; ussr: number } | undefined;
  /** The dice of the realignment rolls behind the first. */
  readonly moreRolls: { us: number; ussr: number }[] = [];
  /** How many realignment rolls are made, where that is said. */
  times: number | undefined;
  realigned: string | undefined;
  /** Of whom it is asked what he gets, or else the one side whose track is spoken of: he plays a card that either may play. */
  concerned: SideName | undefined;
  /** Who the sentence is about: whoever was named as acting last. */
  subject: SideName | undefined;
  /** The card whose value is asked for. */
  worth: number | undefined;
  /** What a marker costs is asked for. */
  cost = false;
  /** How many markers can be placed at most is asked for. */
  most = false;
  /** The side of which it is asked how much it needs for control. */
  needs: SideName | undefined;
  /** A card or a target is named, or what is asked needs none. */
  named = true;
  /** A verb of acting has been read. */
  acted = false;
  /** Markers in each country of a list. */
  each: number | undefined;
  /** The card that is played is not the one that is named. */
  another = false;
  /** A region that is named by itself. */
  region: string | undefined;
  /** The region that is scored. */
  scored: string | undefined;
  /** What is said not to be in effect, or not to be played; the case holds nothing of it either way. */
  readonly denied: string[] = [];
  /** Where a side, or everybody, is said to have nothing. */
  readonly nothing: {
    readonly side: SideName | undefined;
    readonly region: string | undefined;
  }[] = [];
  /** Which side is said to control which country, and whether with a number of markers that is stated as well. */
  readonly controls: { readonly country: string; readonly side: SideName; counted: boolean }[] = [];
  /** It is said that there is nothing within reach. */
  nothingNear = false;
  /** It is said that no influence is on the map but what is named. */
  nothingElse = false;
  /** Markers are taken from one country to another. */
  moves = false;
  /** Where the next bare number and country belong. */
  counting: 'us' | 'ussr' | 'place' | 'add' | 'remove' | 'remove_all' | undefined;
  /** Who has nothing in the countries that were named last. */
  emptying: readonly SideName[] | undefined;
  /** Whose control the next bare country is under. */
  controlling: SideName | undefined;
  /** The track that was spoken of last: what the other side has is told without its name. */
  tracking: 'milops' | 'space' | undefined;
  /** The country named last. */
  country: string | undefined;
  readonly #rules: Ruleset;

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  /** `me` and `opponent` as the side they stand for, once it is known who asks. */
  side(value: Value | undefined): SideName | undefined {
    if (value === 'us' || value === 'ussr') return value;
    if (value === 'me') return this.me;
    // "He" is the opponent of whoever asks; if nobody asks for himself, whoever was named last.
    if (value === 'opponent') return this.me ? rivalOf(this.me) : this.last;
    return undefined;
  }

  get countries(): Ruleset['countries'] {
    return this.#rules.countries;
  }

  /** Does the event of the card take away markers of the side whose card it is, to be placed elsewhere? */
  get takesOwn(): boolean {
    const { event = [], side } = (this.card === undefined ? undefined : this.cardOf(this.card)) ?? {};
    return event.some((step) => 'remove' in step && step.remove.side === side);
  }
  countryName = (id: string): string => this.#rules.countries.find((country) => country.id === id)?.name ?? id;
  countryIndex = (id: string): number => this.#rules.countries.findIndex((country) => country.id === id);
  /** The card whose event has an effect, as a case names it. */
  cardOfEffect = (name: string): Ruleset['cards'][number] | undefined =>
    this.#rules.cards.find(({ id }) => nameOfEffect(id) === name || id === name.replaceAll('_', '-'));
  cardOf = (id: string): Ruleset['cards'][number] | undefined => this.#rules.cards.find((card) => card.id === id);
  /** The stability number of a country: the printed one, or what an event in force makes of it. */
  stability = (id: string): number => {
    const inForce = this.effects.flatMap(({ name }) =>
      this.#rules.cards.filter((card) => nameOfEffect(card.id) === name).flatMap(({ event }) => event),
    );
    const changed = inForce.findLast(
      (step) => 'modify' in step && step.modify.quantity === 'stability' && step.modify.where.id.includes(id),
    );
    if (changed && 'modify' in changed && changed.modify.quantity === 'stability') return changed.modify.set;
    return this.#rules.countries.find((country) => country.id === id)?.stability ?? 0;
  };

  /** Does the event of the card that is played place or remove markers, and not by Operations? */
  grants(verb: 'place' | 'remove'): boolean {
    const card = this.card === undefined ? undefined : this.cardOf(this.card);
    return hasVerb(card?.event, verb) && !mentions(card?.event, 'influence');
  }

  /** Does the event of the card that is played name single countries, and none of these? Of a region some may be chosen. */
  isElsewhere(ids: readonly string[]): boolean {
    const { event } = (this.card === undefined ? undefined : this.cardOf(this.card)) ?? {};
    const isOfRegion = this.countries.some(({ region, subregions }) =>
      [region, ...subregions].some((place) => mentions(event, place)),
    );
    const named = this.countries.filter(({ id }) => mentions(event, id));
    return !isOfRegion && named.length > 0 && named.every(({ id }) => !ids.includes(id));
  }

  /** Does the event of the card that is played let somebody choose this? */
  offers(option: string): boolean {
    const card = this.card === undefined ? undefined : this.cardOf(this.card);
    return mentions(card?.event, option);
  }

  /** Whose event the card that is played has: its side, or whoever plays it. */
  get owner(): SideName | undefined {
    const card = this.card === undefined ? undefined : this.cardOf(this.card);
    return card?.side === 'neutral' ? this.actor : card?.side;
  }

  /** From whose hand the event of the card that is played discards. */
  get loser(): SideName | undefined {
    const role = discardsFromHand(this.card === undefined ? undefined : this.cardOf(this.card)?.event);
    if (role === 'player') return this.owner;
    if (role === 'opponent') return this.owner && rivalOf(this.owner);
    return role === 'us' || role === 'ussr' ? role : undefined;
  }

  /** Does the event of a card leave something behind? */
  lasts(id: string): boolean {
    return LASTING.test(JSON.stringify(this.cardOf(id)?.event ?? []));
  }

  /** A card that does nothing but its Operations, where none is named. */
  plainCard(side: SideName, ops: number): string {
    // The China Card is worth more in Asia, and changes hands.
    const spoken = new Set([...(this.hands.us ?? []), ...(this.hands.ussr ?? []), ...this.discards]);
    const harmless = this.#rules.cards.filter(
      (card) => card.side !== rivalOf(side) && !card.scoring && card.event.length > 0 && !spoken.has(card.id),
    );
    const worth = harmless.filter((card) => card.ops === ops);
    return (worth.find((card) => card.side === side && card.period === 'early') ?? worth[0])?.id ?? '';
  }
}

export const rivalOf = (side: SideName): SideName => (side === 'us' ? 'ussr' : 'us');
export const playerOf = (side: SideName): 'US' | 'USSR' => (side === 'us' ? 'US' : 'USSR');
