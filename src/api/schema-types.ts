/** Made of the schemas by `npm run types`: what programs hand in, and what engines say. */

/** the number of a clause (in quotes, if it looks like a number) */
export type Clause = string | number;
/** a card by Deluxe number, id or title, in any language */
export type Card = number | string;
/** a side, US or USSR */
export type Side = 'US' | 'USSR' | 'us' | 'ussr';
/** a list of cards, or {known: […], hidden: n} */
export type Hand =
  | Card[]
  | {
      known?: Card[];
      /** how many more cards there are */
      hidden: number;
    };
/** country: number, or a list of countries */
export type Markers =
  | {
      /** a number of markers, 0 to 99 */
      [k: string]: number;
    }
  | Country[];
/** a country by id or name, in any language */
export type Country = string;
/** a die, 1 to 6, or none */
export type Die = 1 | 2 | 3 | 4 | 5 | 6 | 'none';
/** {us: die, ussr: die}, or a list of these */
export type Rolls =
  | {
      /** a die, 1 to 6 */
      us?: number;
      /** a die, 1 to 6 */
      ussr?: number;
    }
  | Roll[];
/** a die, 1 to 6; for a deal, the cards known */
export type OfSide = number | Card[];
/** a lasting effect, such as quagmire */
export type Effect = string;

export interface Case {
  /** a name for the case */
  id?: string | number;
  title?: string;
  /** deluxe, second (or 2nd), or 1st, which is not modelled */
  edition?: 'deluxe' | 'second' | '2nd' | '1st';
  clauses?: Clause[];
  /** the id of the case this one was adopted from */
  from?: string;
  /** cards the case is about */
  cards?: (
    | {
        id?: Card;
        name?: string;
      }
    | number
    | string
  )[];
  source?: string;
  source_ref?: string;
  why?: string;
  note?: string;
  /** high, medium or low */
  confidence?: 'high' | 'medium' | 'low';
  position: Position;
  /** a list of actions */
  action?: CaseAction[] | CaseAction;
  expect?: Expectation;
  /** issue: option, the reading of disputed rules to use */
  policies?: {
    /** an option of the issue */
    [k: string]: string;
  };
}
/** where everything stands; what is not stated is as at the start of the game */
export interface Position {
  /** empty, or setup for the fixed markers */
  base?: 'empty' | 'setup';
  /** a turn, 1 to 10 */
  turn?: number;
  /** a phase */
  phase?: 'turn_zero' | 'setup' | 'start_of_turn' | 'deal' | 'headline' | 'action_round' | 'cleanup' | 'final_scoring';
  /** an action round, 1 to 8 */
  action_round?: number;
  phasing?: Side;
  /** a level of DEFCON, 1 to 5 */
  defcon?: number;
  /** victory points, positive for the US, -20 to 20 */
  vp?: number;
  milops?: Milops;
  space?: {
    /** a box of the space race, 0 to 8 */
    us?: number;
    /** a box of the space race, 0 to 8 */
    ussr?: number;
    /** a box of the space race, 0 to 8 */
    US?: number;
    /** a box of the space race, 0 to 8 */
    USSR?: number;
  };
  space_attempts_spent?: {
    /** space race cards played this turn, 0 to 2 */
    us?: number;
    /** space race cards played this turn, 0 to 2 */
    ussr?: number;
    /** space race cards played this turn, 0 to 2 */
    US?: number;
    /** space race cards played this turn, 0 to 2 */
    USSR?: number;
  };
  influence?: Influence;
  /** country: US, USSR, none or unknown, where not all markers are stated */
  control?: {
    /** US, USSR, none or unknown */
    [k: string]: 'US' | 'USSR' | 'us' | 'ussr' | 'none' | 'unknown';
  };
  /** who has the China Card: {holder: …, face: …} */
  china?: {
    /** US, USSR or none */
    holder: 'US' | 'USSR' | 'us' | 'ussr' | 'none';
    /** up or down */
    face?: 'up' | 'down';
  };
  hands?: Hands;
  /** a number of cards */
  draw_pile?: number;
  deck_top_first?: Card[];
  discard?: Card[];
  removed?: Card[];
  /** lasting effects, a list or in words: [quagmire, cuban missile crisis against the us] */
  effects?:
    | (
        | {
            /** a lasting effect, such as quagmire */
            name: string;
            /** a side, a region, or a list of cards */
            value?: string | Card[];
          }
        | string
      )[]
    | {
        [k: string]: unknown;
      }
    | string;
  occurred?: Card[];
  options?: (
    | 'tournament'
    | 'realign_ignores_defcon'
    | 'realign_phasing_safe'
    | 'mix_influence_realign'
    | 'space_no_roll'
    | 'chinese_civil_war'
    | 'turn_zero'
    | 'late_war_scenario'
    | 'us_bid_4'
  )[];
  handicap?: Handicap;
  /** crises of Turn Zero that have been resolved, with what the die came to: {vj-day: 6} */
  crises?: {
    /** a modified die, 1 to 6 */
    [k: string]: number;
  };
  /** a number of markers */
  chinese_civil_war_influence?: number;
}
export interface Milops {
  /** military operations, 0 to 5 */
  us?: number;
  /** military operations, 0 to 5 */
  ussr?: number;
  /** military operations, 0 to 5 */
  US?: number;
  /** military operations, 0 to 5 */
  USSR?: number;
}
/** country: {us: n, ussr: n} */
export interface Influence {
  [k: string]: {
    /** a number of markers, 0 to 99 */
    us?: number;
    /** a number of markers, 0 to 99 */
    ussr?: number;
    /** a number of markers, 0 to 99 */
    US?: number;
    /** a number of markers, 0 to 99 */
    USSR?: number;
  };
}
export interface Hands {
  us?: Hand;
  ussr?: Hand;
  US?: Hand;
  USSR?: Hand;
}
/** influence beyond the set-up that was agreed or bid, {us: n, ussr: n}, or victory points at the start, {vp: n}, positive for the US */
export interface Handicap {
  /** a number of markers, 0 to 99 */
  us?: number;
  /** a number of markers, 0 to 99 */
  ussr?: number;
  /** victory points, positive for the US, -19 to 19 */
  vp?: number;
}
/** what is claimed to happen */
export interface CaseAction {
  /** a kind of action */
  kind:
    | 'play'
    | 'headline'
    | 'phase'
    | 'setup'
    | 'pass'
    | 'interrupt'
    | 'reaction'
    | 'ability'
    | 'award'
    | 'query'
    | 'facts'
    | 'any_other_play';
  player?: Side;
  card?: Card;
  /** event, ops, space, trap_discard or discard */
  as?: 'event' | 'ops' | 'space' | 'trap_discard' | 'discard';
  /** event_first or ops_first */
  order?: 'event_first' | 'ops_first';
  place?: Markers;
  coup?: Country;
  die?: Die;
  realign?: Realignment[];
  event?: Event;
  us?: unknown;
  ussr?: unknown;
  us_bid?: Markers;
  ussr_bid?: Markers;
  /** a phase */
  phase?: 'improve_defcon' | 'deal' | 'check_milops' | 'reveal_held' | 'end_turn' | 'final_scoring';
  first?: Side;
  reshuffle_order?: Card[];
  /** a question */
  query?:
    | 'controller'
    | 'controlled'
    | 'operations_values'
    | 'event_sides'
    | 'headline_order'
    | 'next_phase'
    | 'next_player'
    | 'position_status'
    | 'later_drawn_cards_revealed'
    | 'may_inspect';
  /** what the question is about: a country, or a side */
  of?: string;
  /** what is done */
  what?: 'cancel_cuban_missile_crisis' | 'norad' | 'discard_held' | 'discard_pile';
  cards?: Card[];
  remove?: Markers;
  add?: Country;
  side?: Side;
  /** a number of victory points */
  vp?: number;
  /** a list of facts, as arbiter legal lists them */
  facts?: Fact[];
  by?: Side;
}
/** {in: country, us: die, ussr: die}; without the dice while nobody has rolled */
export interface Realignment {
  in: Country;
  /** a die, 1 to 6 */
  us?: number;
  /** a die, 1 to 6 */
  ussr?: number;
}
/** choices and dice of the event */
export interface Event {
  by?: Side;
  no_more?: boolean;
  place?: Markers;
  coup?: Country;
  die?: Die;
  realign?: Realignment[];
  add?: Markers;
  remove?: Markers;
  remove_all?: Markers;
  from?: Markers;
  to?: Markers;
  target?: Country;
  targets?: Country[];
  /** a card, a list of cards, or none */
  discard?: number | string | Card[];
  /** a card, a list of cards, or none */
  discarded?: number | string | Card[];
  taken?: Card;
  drawn?: Card;
  reclaim?: Card;
  pick?: Card;
  with?: Card;
  with_un_intervention?: boolean;
  sequence?: Card[];
  shown?: Card[];
  reshuffle_order?: Card[];
  choice?: string;
  /** a region */
  region?: string;
  /** participate or boycott */
  opponent?: 'participate' | 'boycott';
  end_game?: boolean;
  /** the new level of DEFCON, or none */
  winner_defcon?: number | string;
  /** a level of DEFCON, 1 to 5 */
  defcon?: number;
  shuttle_target?: Country;
  rolls?: Rolls;
  coups?: {
    in: Country;
    die?: Die;
  }[];
  /** place, coup and die, or realign; or none */
  ops?:
    | {
        by?: Side;
        place?: Markers;
        coup?: Country;
        die?: Die;
        realign?: Realignment[];
      }
    | string;
  /** ops or event */
  as?: 'ops' | 'event' | 'space';
  /** an order */
  order?: string | unknown[];
  tie_chosen_by?: Side;
  event?: Event;
}
/** {us: die, ussr: die} */
export interface Roll {
  in?: Country;
  /** a die, 1 to 6 */
  us: number;
  /** a die, 1 to 6 */
  ussr: number;
}
/** a fact, {type: …, by: side} with what belongs to the type */
export interface Fact {
  /** a type of fact */
  type:
    | 'place'
    | 'remove'
    | 'headline'
    | 'play'
    | 'use'
    | 'order'
    | 'mode'
    | 'target'
    | 'select'
    | 'choose'
    | 'done'
    | 'pass'
    | 'discard'
    | 'cancel-crisis'
    | 'roll'
    | 'rolls'
    | 'deal'
    | 'crisis'
    | 'draw'
    | 'reveal';
  by?: Side;
  country?: Country;
  /** a card by Deluxe number, id or title, in any language; null for one that nobody saw */
  card?: number | string | null;
  cards?: Card[];
  /** event, operations, space or paired */
  use?: 'event' | 'operations' | 'space' | 'paired';
  /** event-first or operations-first */
  order?: 'event-first' | 'operations-first';
  /** influence, realignment or coup */
  mode?: 'influence' | 'realignment' | 'coup' | 'space';
  /** an option that the event offers */
  option?: string;
  /** the id of a crisis, such as vj-day */
  crisis?: string;
  /** a die, 1 to 6; 0 for an attempt without one */
  die?: number;
  us?: OfSide;
  ussr?: OfSide;
}
/** what should come of it; only what is stated is compared */
export interface Expectation {
  /** true, false or undetermined */
  legal?: true | false | 'undetermined';
  reason?: Clause;
  /** a step, from 1 */
  failing_step?: number;
  influence?: Influence;
  influence_changed?: Influence;
  /** victory points, which the final scoring may bring beyond 20 */
  vp?: number;
  vp_gained?: {
    /** victory points, which the final scoring may bring beyond 20 */
    us?: number;
    /** victory points, which the final scoring may bring beyond 20 */
    ussr?: number;
    /** victory points, which the final scoring may bring beyond 20 */
    US?: number;
    /** victory points, which the final scoring may bring beyond 20 */
    USSR?: number;
  };
  /** a level of DEFCON, 1 to 5 */
  defcon?: number;
  milops?: Milops;
  space?: {
    /** a box, 0 to 8 */
    us?: number;
    /** a box, 0 to 8 */
    ussr?: number;
    /** a box, 0 to 8 */
    US?: number;
    /** a box, 0 to 8 */
    USSR?: number;
  };
  /** a turn */
  turn?: number;
  china?: {
    /** US, USSR or none */
    holder?: 'US' | 'USSR' | 'us' | 'ussr' | 'none';
    /** up or down */
    face?: 'up' | 'down';
  };
  /** card: discard, removed, in_play, us_hand, ussr_hand, unseen, table or absent */
  cards?: {
    /** a place */
    [k: string]: 'discard' | 'removed' | 'in_play' | 'us_hand' | 'ussr_hand' | 'unseen' | 'table' | 'absent';
  };
  /** US, USSR, draw or none */
  winner?: 'US' | 'USSR' | 'draw' | 'none';
  /** US, USSR or none */
  loser?: 'US' | 'USSR' | 'none';
  /** how the game ends */
  how?:
    | 'defcon_1'
    | 'vp_20'
    | 'europe_control'
    | 'held_scoring_card'
    | 'cuban_missile_crisis'
    | 'wargames'
    | 'final_scoring'
    | 'none';
  /** an Operations value */
  ops_value?: number;
  /** a sum of modifiers */
  war_modifier?: number;
  /** a sum of modifiers */
  coup_die_modifier?: number;
  roll_modifiers?: {
    /** a modifier */
    us: number;
    /** a modifier */
    ussr: number;
  }[];
  marker_costs?: number[];
  tally?: {
    /** a total */
    us?: number;
    /** a total */
    ussr?: number;
  };
  /** a number of markers */
  total_us?: number;
  /** a number of markers */
  civil_war_influence?: number;
  abilities?: {
    US?: ('two_space_cards' | 'opponent_reveals_headline_first' | 'discard_held' | 'eight_action_rounds')[];
    USSR?: ('two_space_cards' | 'opponent_reveals_headline_first' | 'discard_held' | 'eight_action_rounds')[];
  };
  action_rounds?: {
    /** a number of action rounds */
    US?: number;
    /** a number of action rounds */
    USSR?: number;
  };
  /** US or USSR */
  affects?: 'US' | 'USSR';
  /** every country that a side controls, by its id */
  controlled?: {
    US?: Country[];
    USSR?: Country[];
  };
  /** what cards are worth to the phasing player */
  operations_values?: {
    /** an Operations value */
    [k: string]: number;
  };
  /** the cards whose event is associated with a side */
  event_sides?: {
    US?: Card[];
    USSR?: Card[];
    neutral?: Card[];
  };
  /** US, USSR or none */
  controller?: 'US' | 'USSR' | 'none';
  hands_after?: {
    US?: Card[];
    USSR?: Card[];
  };
  revealed?: {
    US?: Card[];
    USSR?: Card[];
  };
  drawn?: {
    /** a number of cards */
    US?: number;
    /** a number of cards */
    USSR?: number;
  };
  discard?: Card[];
  deck_contains?: Card[];
  deck_excludes?: Card[];
  deck_set?: Card[];
  effects_added?: Effect[];
  effects_ended?: Effect[];
  effects_kept?: Effect[];
  effects_not_added?: Effect[];
  final_scoring?: boolean;
  stopped_early?: boolean;
  later_draws_revealed?: boolean;
  may_inspect?: boolean;
  /** US or USSR */
  first_resolved?: 'US' | 'USSR';
  /** US, USSR or simultaneous */
  first_reveal?: 'US' | 'USSR' | 'simultaneous';
  /** card: action round */
  must_play_before?: {
    /** an action round */
    [k: string]: number;
  };
  next_phase?: string;
  /** US or USSR */
  next_player?: 'US' | 'USSR';
  status?: string;
}
/** what Operations are used for */
export interface Operations {
  by?: Side;
  place?: Markers;
  coup?: Country;
  die?: Die;
  realign?: Realignment[];
}
/** the headline of a side, {card: …, event: …} */
export interface Headline {
  card?: Card;
  event?: Event;
}
/** one move */
export interface Move {
  /** a name for the case */
  id?: string | number;
  title?: string;
  /** deluxe, second (or 2nd), or 1st, which is not modelled */
  edition?: 'deluxe' | 'second' | '2nd' | '1st';
  clauses?: Clause[];
  cards?: {
    id?: Card;
    name?: string;
  }[];
  source?: string;
  source_ref?: string;
  why?: string;
  note?: string;
  /** high, medium or low */
  confidence?: 'high' | 'medium' | 'low';
  /** a turn, 1 to 10 */
  turn: number;
  /** headline, the number of a round, or end */
  action_round: 'headline' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'end';
  /** what is claimed to happen */
  action: {
    player?: Side;
    card?: Card;
    /** event_first or ops_first */
    order?: 'event_first' | 'ops_first';
    place?: Markers;
    coup?: Country;
    die?: Die;
    realign?: Realignment[];
    us?: unknown;
    ussr?: unknown;
    event?: Event;
    /** headline, play or phase */
    kind: 'headline' | 'play' | 'phase';
    /** a phase */
    phase?: 'check_milops' | 'improve_defcon' | 'end_turn';
    /** ops, event, space or un_intervention */
    as?: 'ops' | 'event' | 'space' | 'un_intervention';
    /** an Operations value */
    ops_value?: number;
    assumption?: string;
    with?: Card;
    /** country: {us: change, ussr: change} */
    event_changes?: {
      [k: string]: {
        /** a change */
        us?: number;
        /** a change */
        ussr?: number;
        /** a change */
        US?: number;
        /** a change */
        USSR?: number;
      };
    };
    /** a war: {in: country, die: n, side: …} */
    war?: {
      in: Country;
      /** a die, 1 to 6, or any */
      die: 1 | 2 | 3 | 4 | 5 | 6 | 'any';
      side?: Side;
      /** the least die that wins */
      need?: number;
      /** military operations */
      mil?: number;
      self?: boolean;
    };
  };
  expect?: Expectation;
}
/** an example of play */
export interface Example {
  example?: string;
  /** deluxe, second (or 2nd), or 1st, which is not modelled */
  edition?: 'deluxe' | 'second' | '2nd' | '1st';
  clauses?: Clause[];
  errata?: string[];
  setup_note?: string;
  initial: Position;
  moves: Move[];
}
/** what was done in one round, and what must stand on the board afterwards */
export interface Entry {
  /** a turn, 1 to 10 */
  turn: number;
  /** turn-zero, set-up, headline, the number of the action round, or end */
  round: ('turn-zero' | 'set-up' | 'headline' | 'end') | number;
  side?: Side;
  card?: Card;
  /** event, ops, space, trap_discard or discard */
  as?: 'event' | 'ops' | 'space' | 'trap_discard' | 'discard';
  /** event_first or ops_first */
  order?: 'event_first' | 'ops_first';
  place?: Markers;
  coup?: Country;
  die?: Die;
  realign?: Realignment[];
  event?: Event;
  us?: Headline;
  ussr?: Headline;
  /** a list of facts, as arbiter legal lists them */
  facts?: Fact[];
  hands?: Hands;
  expect?: Expectation;
}
/** the record of a game */
export interface GameRecord {
  format: 'record';
  game?: 'twilight-struggle';
  /** deluxe or second (or 2nd) */
  edition?: 'deluxe' | 'second' | '2nd';
  title?: string;
  errata?: string[];
  /** issue: option, the reading of disputed rules to use */
  policies?: {
    /** an option of the issue */
    [k: string]: string;
  };
  house?: string;
  /** how much of the hands the record tells: known, us-known, hidden or not-stated */
  hands?: 'known' | 'us-known' | 'hidden' | 'not-stated';
  handicap?: Handicap;
  /** what arbiter fuzz found to break */
  breaks?: {
    rule: string;
    detail: string;
  };
  position?: Position;
  /** the free markers of both sides and what was agreed beyond them */
  setup?: {
    us?: Markers;
    ussr?: Markers;
    us_bid?: Markers;
    ussr_bid?: Markers;
  };
  /** crises of Turn Zero in the order of play, each with the statecraft cards and the die, {vj-day: {us: kennan, ussr: kgb, die: 5}}, or with what the die came to */
  crises?: {
    /** a modified die, 1 to 6, or the statecraft cards and the die */
    [k: string]:
      | number
      | {
          /** a statecraft card */
          us?: string;
          /** a statecraft card */
          ussr?: string;
          die: Die;
        };
  };
  /** a list of entries, in the order of play */
  entries: Entry[];
}

/** a whole number of missiles from 0 */
export type GuerraFriaMissiles = number;
export type GuerraFriaFact =
  | {
      kind?: 'round';
      selections: GuerraFriaSelections;
    }
  | {
      kind?: 'select';
      /** a player: south, west, north or east, in any language */
      player: string;
      selection: GuerraFriaSelection;
    }
  | {
      kind?: 'commit';
      /** a player: south, west, north or east, in any language */
      player: string;
      /** a SHA-256 in hexadecimal */
      seal?: string;
    }
  | {
      kind?: 'reveal';
      /** a player: south, west, north or east, in any language */
      player: string;
      selection: GuerraFriaSelection;
      /** the text that opens the seal */
      salt?: string;
    }
  | {
      kind?: 'agree';
      talk: 'open' | 'silent';
    }
  | {
      kind?: 'talk';
      /** a player: south, west, north or east, in any language */
      player: string;
      way: 'aloud' | 'secretly' | 'by-sign' | 'by-cards';
    };
/** six cards: one line such as "+4 west 4 north 0 east 0", or {west: [IN, 4], north: [IN, 0], east: [IN, 0]} */
export type GuerraFriaSelection =
  | string
  | {
      /** the cards at one marker, such as [IN, 4] */
      [k: string]: (string | number)[];
    }
  | number;
export type GuerraFriaNullReason =
  | 'wrong_number'
  | 'deck'
  | 'shape'
  | 'not_a_move'
  | 'sum_over_12'
  | 'reserve_negative'
  | 'sums_differ'
  | 'marker_negative'
  | 'nothing_moved'
  | 'alliance_shape';
export type GuerraFriaAttacks = {
  pair: ('south' | 'west' | 'north' | 'east')[];
  attack: GuerraFriaMissiles;
  defence: GuerraFriaMissiles;
  victorious: boolean;
}[];
/** none, or a list of two players */
export type GuerraFriaWinners = 'none' | ('south' | 'west' | 'north' | 'east')[];

/** A position, what is laid and done, and what should come of it. What is not stated: round 1, every marker 0, no agreement on talking known. Only what is listed under `expect` is compared. */
export interface GuerraFriaCase {
  id?: string;
  title?: string;
  clauses?: string[];
  source?: string;
  policies?: GuerraFriaPolicies;
  position?: GuerraFriaPosition;
  /** a list of actions such as {kind: select, player: south, selection: A north} */
  action?: GuerraFriaFact[];
  expect?: {
    moves?: GuerraFriaMoves;
    null_reasons?: GuerraFriaNullReasons;
    attack?: GuerraFriaMarkers;
    reserve?: GuerraFriaReserves;
    totals?: GuerraFriaTotals;
    valid_attacks?: GuerraFriaAttacks;
    winners?: GuerraFriaWinners;
    round?: number;
    over?: boolean;
    step?: string;
    talk?: 'open' | 'silent' | 'unknown';
    legal?: boolean;
    verdict?: 'legal' | 'illegal' | 'undetermined';
    /** a clause number such as 2.4.2.1 or 2.5.a, in quotes if it looks like a number */
    reason?: string;
    failing_step?: number;
  };
  why?: string;
  note?: string;
  confidence?: 'high' | 'medium' | 'low';
}
/** readings of disputed questions, issue -> option */
export interface GuerraFriaPolicies {
  /** lower-case words joined by hyphens */
  [k: string]: string;
}
export interface GuerraFriaPosition {
  /** a round from 1 */
  round?: number;
  talk?: 'open' | 'silent';
  attack?: GuerraFriaMarkers;
  reserve?: GuerraFriaReserves;
}
/** markers such as {south: {west: 7}} */
export interface GuerraFriaMarkers {
  /** missiles by target, such as {west: 7} */
  [k: string]: {
    [k: string]: GuerraFriaMissiles;
  };
}
/** reserves such as {south: 4} */
export interface GuerraFriaReserves {
  [k: string]: GuerraFriaMissiles;
}
/** the selection of each of the four players */
export interface GuerraFriaSelections {
  [k: string]: GuerraFriaSelection;
}
export interface GuerraFriaMoves {
  [k: string]: '+4' | 'R' | 'A' | 'null';
}
export interface GuerraFriaNullReasons {
  [k: string]: GuerraFriaNullReason;
}
export interface GuerraFriaTotals {
  [k: string]: GuerraFriaMissiles;
}

export type GuerraFriaRecordAction =
  | {
      kind?: 'round';
      selections: GuerraFriaSelections;
      result?: GuerraFriaRecordResult;
    }
  | {
      kind?: 'select';
      /** a player: south, west, north or east, in any language */
      player: string;
      selection: GuerraFriaSelection;
      result?: GuerraFriaRecordResult;
    }
  | {
      kind?: 'commit';
      /** a player: south, west, north or east, in any language */
      player: string;
      /** a SHA-256 in hexadecimal */
      seal?: string;
      result?: GuerraFriaRecordResult;
    }
  | {
      kind?: 'reveal';
      /** a player: south, west, north or east, in any language */
      player: string;
      selection: GuerraFriaSelection;
      /** the text that opens the seal */
      salt?: string;
      result?: GuerraFriaRecordResult;
    }
  | {
      kind?: 'agree';
      talk: 'open' | 'silent';
      result?: GuerraFriaRecordResult;
    }
  | {
      kind?: 'talk';
      /** a player: south, west, north or east, in any language */
      player: string;
      way: 'aloud' | 'secretly' | 'by-sign' | 'by-cards';
      result?: GuerraFriaRecordResult;
    };

/** What was laid, round by round, from the opening or from a position, and what the table noted down. */
export interface GuerraFriaRecord {
  game?: 'guerra-fria';
  title?: string;
  policies?: GuerraFriaPolicies;
  position?: GuerraFriaPosition;
  action: GuerraFriaRecordAction[];
  note?: string;
}
/** what the table noted down after the action */
export interface GuerraFriaRecordResult {
  moves?: GuerraFriaMoves;
  null_reasons?: GuerraFriaNullReasons;
  attack?: GuerraFriaMarkers;
  reserve?: GuerraFriaReserves;
  totals?: GuerraFriaTotals;
  valid_attacks?: GuerraFriaAttacks;
  winners?: GuerraFriaWinners;
  round?: number;
  over?: boolean;
  step?: string;
  talk?: 'open' | 'silent' | 'unknown';
}

/** the part of the rules that it is about */
export type Level =
  | 'board'
  | 'operations'
  | 'space-military'
  | 'headlines'
  | 'events-early'
  | 'events-mid'
  | 'events-late'
  | 'hidden'
  | 'disputed';
/** a line of JSON on the standard input of an engine */
export type EngineRequest =
  | {
      /** what is asked */
      do: 'new';
      /** the edition */
      edition?: 'deluxe' | 'second';
      /** disputed rule -> reading; the recommended reading of those that are not named */
      policies?: {
        [k: string]: string;
      };
      /** the position to begin from, in the format of cases; absent for a whole game from the set-up */
      position?: {
        [k: string]: unknown;
      };
      /** for a whole game: how much is known of the hands */
      hands?: 'known' | 'us-known' | 'hidden' | 'not-stated';
      /** for a whole game: additional influence of the US and of the USSR */
      handicap?: number[];
    }
  | {
      /** what is asked */
      do: 'choices';
    }
  | {
      /** what is asked */
      do: 'apply';
      fact: AtomicFact;
    }
  | {
      /** what is asked */
      do: 'state';
    }
  | {
      /** what is asked */
      do: 'quit';
    };

/** The file is the atomic suite. `request` and `answer` are the lines of JSON that a referee and an engine exchange. */
export interface AtomicSuite {
  /** what this is */
  format: 'cold-war-arbiter atomic suite';
  /** the version of the package that wrote it */
  version: string;
  /** the cases, in the order of their ids */
  cases: AtomicCase[];
  /** cases that facts cannot tell, with the reason */
  leftOut: {
    /** the case */
    id: string;
    /** the reason */
    why: string;
  }[];
}
/** a case fact by fact */
export interface AtomicCase {
  /** that of the case as a person wrote it */
  id: string;
  /** what it shows, in a sentence */
  title: string;
  level: Level;
  /** the edition */
  edition: 'deluxe' | 'second';
  /** high is binding, medium likely, low rests on a dispute */
  confidence: 'high' | 'medium' | 'low';
  /** disputed rule -> reading; the recommended reading of those that are not named */
  policies: {
    [k: string]: string;
  };
  /** the clauses it is about */
  clauses?: string[];
  /** the cards it is about */
  cards?: string[];
  /** readings on which it rests: issue=option */
  rests?: string[];
  /** the position to begin from, in the format of cases; absent for a whole game from the set-up */
  position: {
    [k: string]: unknown;
  };
  /** the facts in order; after one that is refused there is none */
  steps: {
    /** every legal choice before the fact, in no order; absent where the choices are not compared */
    choices?: AtomicFact[];
    fact: AtomicFact;
    /** the clause or card under which the fact must be refused; absent if it is legal */
    refused?: string;
  }[];
  state: GameState;
  /** what of the state the case is about: an engine that cannot state it cannot express the case */
  about?: string[];
}
/** one act, die, deal or card shown; see the page for the keys of each type */
export interface AtomicFact {
  /** a type of fact */
  type:
    | 'place'
    | 'remove'
    | 'headline'
    | 'play'
    | 'use'
    | 'order'
    | 'mode'
    | 'target'
    | 'select'
    | 'choose'
    | 'done'
    | 'pass'
    | 'discard'
    | 'cancel-crisis'
    | 'roll'
    | 'rolls'
    | 'deal'
    | 'draw'
    | 'reveal';
  /** the side whose act it is; dice, deals and draws are nobody's */
  by?: 'us' | 'ussr';
  /** the id of a country */
  country?: string;
  /** the id of a card; null for one that nobody saw */
  card?: string | null;
  /** the cards that are shown */
  cards?: string[];
  /** what a card is played for; paired is under the cover of UN Intervention */
  use?: 'event' | 'operations' | 'space' | 'paired';
  /** whether an opponent's event comes before or after the Operations */
  order?: 'event-first' | 'operations-first';
  /** what Operations are spent on */
  mode?: 'influence' | 'realignment' | 'coup' | 'space';
  /** an option that an event offers: its id in the table of options, a level of DEFCON, or a region */
  option?: string;
  /** a die, 1 to 6; 0 for an attempt in space without one, an optional rule */
  die?: number;
  /** the die of the US in a contest or a realignment; in a deal, the cards known that the US is dealt */
  us?: number | string[];
  /** the same for the USSR */
  ussr?: number | string[];
}
/** everything about a game at one moment; an engine leaves out what it does not know */
export interface GameState {
  /** the turn */
  turn?: number;
  /** the phase */
  phase?: 'setup' | 'start_of_turn' | 'deal' | 'headline' | 'action_round' | 'cleanup' | 'final_scoring';
  /** the action round; 0 outside the action rounds */
  action_round?: number;
  /** the phasing player; in the headline phase the side whose event is being resolved */
  phasing?: 'us' | 'ussr';
  /** the level of DEFCON */
  defcon?: number;
  /** victory points, positive for the US */
  vp?: number;
  /** the military operations tracks */
  milops?: {
    /** 0 to 5 */
    us: number;
    /** 0 to 5 */
    ussr: number;
  };
  /** the boxes reached in the space race */
  space?: {
    /** 0 to 8 */
    us: number;
    /** 0 to 8 */
    ussr: number;
  };
  /** attempts in space made this turn */
  space_attempts_spent?: {
    /** cards played into space this turn */
    us: number;
    /** cards played into space this turn */
    ussr: number;
  };
  /** country id -> influence of both sides; only countries in which there is any */
  influence?: {
    /** influence of both sides */
    [k: string]: {
      /** a number of markers */
      us: number;
      /** a number of markers */
      ussr: number;
    };
  };
  /** the countries that each side controls */
  control?: {
    /** ids of countries, in the order of the alphabet */
    us: string[];
    /** ids of countries, in the order of the alphabet */
    ussr: string[];
  };
  /** the China Card */
  china?: {
    /** who has it */
    holder: 'us' | 'ussr' | 'none';
    /** up if it may be played */
    face: 'up' | 'down';
  };
  /** both hands */
  hands?: {
    us: AtomicHand;
    ussr: AtomicHand;
  };
  /** the discard pile, in the order of the alphabet */
  discard?: string[];
  /** the cards out of the game, in the order of the alphabet */
  removed?: string[];
  /** cards kept beside the board until their effect ends */
  beside?: string[];
  /** the lasting effects in force, in the order of the alphabet; see the table of effects */
  effects?: {
    /** its name in the table of effects */
    name: string;
    /** the side, the region or the cards that it names, if it names any */
    value?: string | string[];
  }[];
  /** what is waited for: a state of the chart, such as turn.actionRounds.choosingCard */
  awaits?: string;
  /** the side whose decision it is; null for dice, deals and what both sides do, and when the game is over */
  by?: 'us' | 'ussr' | null;
  /** how the game ended; null while it goes on */
  over?: null | {
    /** who won */
    winner: 'us' | 'ussr' | 'draw';
    /** the way in which it ended */
    how:
      | 'defcon-1'
      | 'vp-20'
      | 'europe-control'
      | 'held-scoring-card'
      | 'cuban-missile-crisis'
      | 'wargames'
      | 'final-scoring';
  };
}
/** a hand, the China Card apart */
export interface AtomicHand {
  /** ids of the cards known to be in it, in the order of the alphabet */
  known: string[];
  /** how many more there are; null if nobody says */
  hidden: number | null;
}
/** the answer to a request */
export interface EngineAnswer {
  /** true if what was asked was done; false for a fact that is refused and for what the engine cannot do */
  ok: boolean;
  /** to choices: every fact that may come next */
  choices?: AtomicFact[];
  state?: GameState;
  /** with ok false: why the fact is refused, for people */
  reason?: string;
  /** with ok false: what the engine does not know or cannot say; the case counts as not expressible, never as wrong */
  unsupported?: string;
  [k: string]: unknown;
}
