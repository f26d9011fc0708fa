/** A position of the game: flat, made of small integers and typed arrays, cheap to copy. */
import type { ReadonlyBytes } from '../../core/bytes.ts';
import type { NumberSet } from '../../core/number-set.ts';
import type { Binding, CountryFilter, Step, VerbStep } from './events/vocabulary.ts';
import type { Order } from './facts.ts';
import type { Result } from './scoring/result.ts';
import type { Side } from './tables.ts';
import type { TurnZeroState } from './variants/turn-zero-state.ts';

/** Where a card lies. A hidden card is `unseen`: in the draw pile or in a hand that nobody has shown. */
export const ZONES = ['absent', 'unseen', 'us-hand', 'ussr-hand', 'discard', 'removed', 'table', 'kept'] as const;
export type ZoneName = (typeof ZONES)[number];
export const ABSENT = 0;
export const UNSEEN = 1;
export const US_HAND = 2;
export const USSR_HAND = 3;
export const DISCARD = 4;
export const REMOVED = 5;
/** On the table: a revealed headline, the card being played, cards set aside by an event. */
export const TABLE = 6;
/** Beside the board until used up (Shuttle Diplomacy). */
export const KEPT = 7;
export const handOf = (side: Side): number => (side === 0 ? US_HAND : USSR_HAND);

/** `hidden[side]` when the position does not say how many cards a hand holds. */
export const NOT_STATED = -1;

/** A headline that has been chosen but not shown. */
export const FACE_DOWN = -1;
/** A side that has no card to headline. */
export const NO_HEADLINE = -2;

/** A lasting effect in force. Immutable; the list is replaced when it changes. */
export interface Lasting {
  /** The card it comes from. */
  readonly card: number;
  /** The side that implemented the event: roles in `step` are read for it. */
  readonly player: Side;
  /** One of the lasting verbs: modify, forbid, exempt, trigger, offer, trap, oblige. */
  readonly step: Step;
  /** Uses left; undefined if it is not used up. */
  readonly uses?: number | undefined;
  /** A region chosen when the effect began. */
  readonly region?: string | undefined;
  /** Cards in the order in which they must be played. */
  readonly order?: readonly number[] | undefined;
}

/** What a step named with `as`: cards, countries (with one entry for each marker), or an amount. */
export interface Bound {
  readonly cards?: readonly number[];
  readonly countries?: readonly number[];
  readonly amount?: number;
}

/** The circumstances in which an effect program runs. Immutable. */
export interface Frame {
  /** The card whose program it is. */
  readonly card: number;
  /** The side implementing it. */
  readonly player: Side;
  readonly bound: Readonly<Record<Binding, Bound>>;
  /** Set inside `contest`. */
  readonly winner: Side | undefined;
  /** The side that took an option of the event, once one has been taken. */
  readonly chooser: Side | undefined;
  /** The play a trigger watches. */
  readonly watched: PlayInProgress | undefined;
}

/** `paired`: under the cover of another card, whose event takes this one as its companion. */
export type Use = 'event' | 'operations' | 'space' | 'paired' | 'trap';

/** A card being played: by whom and for what. */
export interface PlayInProgress {
  readonly card: number;
  readonly by: Side;
  readonly use: Use | null;
}

export type Mode = 'influence' | 'realignment' | 'coup' | 'space';

/** A bonus that lasts while every point stays inside some countries. 7.4, 9.6 */
export interface LocationBonus {
  readonly card: number;
  readonly amount: number;
  readonly where: CountryFilter;
  readonly frame: Frame;
}

/** Operations being conducted. 6.0 */
export interface OperationsTask {
  readonly do: 'operations';
  readonly side: Side;
  /** The card they come from. */
  readonly card: number;
  /** Value as modified and limited to 1..4, without location bonuses. 7.4 */
  readonly value: number;
  readonly modes: readonly Mode[];
  /** What may come on top while every point stays inside some countries. 7.4, 9.6 */
  readonly bonuses: readonly LocationBonus[];
  /** Restriction to certain countries, with the frame in which its roles are read. */
  readonly where: { readonly filter: CountryFilter; readonly frame: Frame } | undefined;
  /** DEFCON regions are ignored and no military operations are gained. 6.3.5, 8.2.5 */
  readonly free: boolean;
  /** Its coups credit no military operations although they are not free. */
  readonly uncredited: boolean | undefined;
  /** May be declined altogether. */
  readonly may: boolean;
  /** Granted by an event, not by playing the card for Operations. */
  readonly granted: boolean;
  readonly mode: Mode | null;
  readonly spent: number;
  /** Countries that have received a marker or a roll, in order. */
  readonly touched: readonly number[];
  /** Mode of each entry of `touched`, for the option of mixing influence and realignment. */
  readonly touchedBy: readonly Mode[];
  /** Country of the coup or realignment being rolled; undefined before it is named. */
  readonly target: number | undefined;
  /** Name under which the program remembers the outcome. */
  readonly as: Binding | undefined;
}

/** Markers being placed or removed by an event, one decision at a time. */
export interface MarkersTask {
  readonly do: 'markers';
  readonly step: VerbStep<'place' | 'remove'>;
  readonly frame: Frame;
  readonly by: Side;
  /** Side whose markers move. */
  readonly side: Side;
  /** Markers or countries still to be chosen; the step says which. */
  readonly left: number;
  /** May stop before `left` is 0. */
  readonly optional: boolean;
  readonly chosen: readonly number[];
}

export interface WarTask {
  readonly do: 'war';
  readonly step: VerbStep<'war'>;
  readonly frame: Frame;
  readonly attacker: Side;
  readonly target: number | undefined;
}

export interface ContestTask {
  readonly do: 'contest';
  readonly step: VerbStep<'contest'>;
  readonly frame: Frame;
}

/** One or more cards being chosen or drawn at random. */
export interface CardsTask {
  readonly do: 'cards';
  readonly verb: 'discard' | 'take';
  readonly step: VerbStep<'discard' | 'take'>;
  readonly frame: Frame;
  readonly by: Side;
  readonly random: boolean;
  readonly left: number;
  readonly optional: boolean;
  readonly chosen: readonly number[];
}

/** Cards drawn from the pile. */
export interface DrawTask {
  readonly do: 'draw';
  readonly step: VerbStep<'draw'>;
  readonly frame: Frame;
  readonly side: Side;
  readonly left: number;
  readonly drawn: readonly number[];
}

/** The order of a hand being laid down, card by card. */
export interface SequenceTask {
  readonly do: 'sequence';
  readonly step: VerbStep<'oblige'>;
  readonly frame: Frame;
  readonly by: Side;
  /** The side whose cards are put in order. */
  readonly side: Side;
  readonly order: readonly number[];
}

export interface RevealTask {
  readonly do: 'reveal';
  readonly step: VerbStep<'reveal'>;
  readonly frame: Frame;
  readonly by: Side;
}

export interface OptionTask {
  readonly do: 'option';
  readonly by: Side;
  readonly frame: Frame;
  /** A `choose` step, or a step with `pick`, `may` or a level of DEFCON. */
  readonly step: Step;
}

/** The steps of an event, or of an effect in force that acts now, and how far they have got. */
export interface ProgramTask {
  readonly do: 'program';
  readonly frame: Frame;
  readonly steps: readonly Step[];
  readonly at: number;
}

/** The action round that is being played. When nothing lies on it any more, it ends. */
export interface RoundTask {
  readonly do: 'end-round';
}

/** A card being played, by its player or because an event says so. What comes when is for the statechart. */
export interface PlayTask {
  readonly do: 'play';
  readonly card: number;
  readonly by: Side;
  readonly use: Use | null;
  /** Is the rival's event to take place, before or after the Operations as the player says? 5.2.a */
  readonly asksOrder: boolean;
  /** The event comes before or after the Operations; undefined if it does not come, or if that is still to be said. */
  readonly order: Order | undefined;
  /** The Operations of the card, valued when its use was named. 7.4 */
  readonly operations: OperationsTask | undefined;
  /** How far the play has got, for the way back from what interrupts it. */
  readonly at: 'use' | 'used' | 'event' | 'operations';
  /** Has the event occurred, so that the card leaves the game if it is starred? 5.2 */
  readonly occurred: boolean;
}

export interface ScoringTask {
  readonly do: 'scoring';
  readonly card: number;
  readonly region: string;
  readonly lasting: Lasting;
}

/** The stack of things under way: plays nest as events make them, so they cannot all be states of the chart. */
export type Task =
  | ProgramTask
  | RoundTask
  | OperationsTask
  | MarkersTask
  | WarTask
  | ContestTask
  | CardsTask
  | DrawTask
  | SequenceTask
  | RevealTask
  | OptionTask
  | PlayTask
  | ScoringTask;

export interface State {
  /** Index of the state of the chart. */
  step: number;
  turn: number;
  /** Action round, 1 to 8; 0 outside the action rounds. */
  round: number;
  /** The player whose action round it is, or whose headline is being resolved. 4.2, 4.5.C */
  phasing: Side;
  defcon: number;
  /** Positive for the US. 10.2 */
  vp: number;
  /** Indexed by side. 8.2 */
  readonly milops: [number, number];
  readonly space: [number, number];
  /** Space race cards played this turn. 6.4.2 */
  readonly spaceUsed: [number, number];
  /** Influence of side s in country c at 2 * c + s. Only `putMarkers` changes it, and the two sets that follow from it. */
  readonly influence: ReadonlyBytes;
  /** By side: countries with a marker of it. */
  readonly present: [NumberSet, NumberSet];
  /** By side: countries that it controls. 2.1.7 */
  readonly controlled: [NumberSet, NumberSet];
  /** Where each side had a marker when the phasing player's action round began. 6.1.1 */
  readonly snapshot: [NumberSet, NumberSet];
  /** The same with all neighbours. 6.1.1.a */
  readonly reach: [NumberSet, NumberSet];
  /** Zone of every card by number. Only `putCard` changes it, and the sets that follow from it. */
  readonly zone: ReadonlyBytes;
  /** By zone: the cards that lie there. */
  readonly lying: NumberSet[];
  /** Cards in each hand that nobody has shown, or NOT_STATED. */
  readonly hidden: [number, number];
  /** Cards that nobody has shown, outside the draw pile and the hands that are stated; NOT_STATED where nobody says how large the pile is. */
  elsewhere: number;
  chinaHolder: Side | undefined;
  chinaUp: boolean;
  /** 1 for every card whose event has occurred in this game. 5.2 */
  readonly occurred: Uint8Array;
  lasting: readonly Lasting[];
  /** Stack of things still to be done; the last is next. It is changed in place, its tasks never are. */
  agenda: Task[];
  /** Headline of each side: a card, 0 for none (yet), or FACE_DOWN. */
  readonly headline: [number, number];
  /** Sides in the order in which their headlines resolve. */
  headlineOrder: readonly Side[];
  play: PlayInProgress | null;
  /** The levels that DEFCON has moved to since the action round began, one bit each. */
  movedTo: number;
  /** Free markers placed in the set-up by each side. 3.2, 3.3 */
  readonly placed: [number, number];
  /** Additional influence agreed before the game and still to be placed. 3.3 */
  readonly handicap: [number, number];
  /** How far Turn Zero has got, and what has come of it. TZ-1 */
  turnZero: TurnZeroState;
  result: Result | null;
}

/** A state of its own with the same content. Written out rather than spread: states are copied by the million. */
export function copyState(state: State): State {
  return {
    step: state.step,
    turn: state.turn,
    round: state.round,
    phasing: state.phasing,
    defcon: state.defcon,
    vp: state.vp,
    milops: [state.milops[0], state.milops[1]],
    space: [state.space[0], state.space[1]],
    spaceUsed: [state.spaceUsed[0], state.spaceUsed[1]],
    influence: state.influence.slice(),
    present: [state.present[0], state.present[1]],
    controlled: [state.controlled[0], state.controlled[1]],
    snapshot: [state.snapshot[0], state.snapshot[1]],
    reach: [state.reach[0], state.reach[1]],
    zone: state.zone.slice(),
    lying: state.lying.slice(),
    hidden: [state.hidden[0], state.hidden[1]],
    elsewhere: state.elsewhere,
    chinaHolder: state.chinaHolder,
    chinaUp: state.chinaUp,
    occurred: state.occurred.slice(),
    lasting: state.lasting,
    agenda: state.agenda.slice(),
    headline: [state.headline[0], state.headline[1]],
    headlineOrder: state.headlineOrder,
    play: state.play,
    movedTo: state.movedTo,
    placed: [state.placed[0], state.placed[1]],
    handicap: [state.handicap[0], state.handicap[1]],
    turnZero: state.turnZero,
    result: state.result,
  };
}

/** Puts a card into a zone, wherever it was. */
export function putCard({ zone, lying }: State, number: number, to: number): void {
  const from = zone[number] as number;
  (zone as Uint8Array)[number] = to;
  lying[from] = (lying[from] as NumberSet).with(number, false);
  lying[to] = (lying[to] as NumberSet).with(number, true);
}

/** The same for several cards. */
export function putCards({ zone, lying }: State, cards: NumberSet, to: number): void {
  for (const number of cards.list()) (zone as Uint8Array)[number] = to;
  for (let at = 0; at < lying.length; at++) {
    const before = lying[at] as NumberSet;
    lying[at] = at === to ? before.or(cards) : before.without(cards);
  }
}
