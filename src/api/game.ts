/** What a program plays on: types only, so that whoever takes them takes nothing else. */
import type { Verdict } from '../core/finding.ts';
import type { Edition } from '../data/sources.ts';
import type { FindingJson, ReadingJson } from '../ruling/json.ts';
import type { Answer, Mistaken } from './answer.ts';
import type { Position } from './schema-types.ts';

/** What the rules say of one fact. */
export interface FactRuling {
  readonly verdict: Verdict;
  /** The tests, in order. */
  readonly findings: readonly FindingJson[];
  /** What follows, in order; nothing if the fact is illegal. */
  readonly consequences: readonly FindingJson[];
  /** Readings the argument rests on. */
  readonly rests: readonly ReadingJson[];
}

/** What came of a fact: taken; refused, and `game.ruling` says why; or no fact at all, with the mistakes. */
export type Taken =
  | { readonly ok: true }
  | { readonly ok: false; readonly verdict: 'illegal' }
  | ({ readonly verdict?: undefined } & Mistaken);

/** A game that a program plays. Facts and states are those of cases: `Fact`, `GameState`. */
export interface Game<Written, State> {
  /** Is it over? Then there are no choices. */
  readonly over: boolean;
  /** The position: everything that is known. */
  readonly state: State;
  /** Every fact taken so far, from the first. */
  readonly facts: readonly Written[];
  /**
   * Every fact that may come next, dice included. A deal, and a hand that is shown, stands there once, without cards:
   * hand in your own with the cards, or take it as it is, and they stay unknown.
   */
  choices(): readonly Written[];
  /**
   * Takes a fact: one of the choices, or one of your own in the same format, which is judged first. An illegal one
   * changes nothing.
   */
  apply(fact: Written): Taken;
  /** Takes the last fact back; false if there is none. */
  undo(): boolean;
  /** A game of its own at the same place. */
  clone(): Game<Written, State>;
  /** What the rules say of a fact, in words, without taking it. */
  ruling(fact: Written): Answer<FactRuling>;
}

/** How a game of *Twilight Struggle* begins. */
export interface TwilightBeginning {
  /** The edition, if the rules were loaded without one; deluxe if absent. */
  readonly edition?: Edition;
  /** Where it begins; the set-up if absent. */
  readonly position?: Position;
  /** What is known of the hands in a game from the set-up: every card (`known`, if absent), those of the US, only how many, or nothing. */
  readonly hands?: 'known' | 'us-known' | 'hidden' | 'not-stated';
  /** Influence beyond the set-up, of the US and of the USSR. */
  readonly handicap?: readonly [number, number];
}
