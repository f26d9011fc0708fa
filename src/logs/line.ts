/**
 * What one line of the digital edition's text log says, as a value. Cards are Deluxe numbers,
 * countries and regions are ids, scores are positive for the US. Nothing here judges a line:
 * the numbers are the printed ones.
 */
import type { SideId } from '../games/twilight-struggle/ruleset.ts';
import type { ShapeId } from './shapes.ts';

/** Lines of the set-up block. */
export type SetupContent =
  | { readonly kind: 'player'; readonly side: SideId; readonly name: string }
  /** A player's bid for a side: Influence offered to the other side. */
  | { readonly kind: 'bid'; readonly name: string; readonly amount: number; readonly side: SideId }
  | {
      readonly kind: 'handicap';
      readonly what: 'influence' | 'vp';
      readonly agreed: 'setting' | 'bidding';
      readonly side: SideId;
      readonly amount: number;
    }
  | { readonly kind: 'scenario'; readonly name: string }
  | { readonly kind: 'optional-cards' }
  /** The promo cards of a pack, or of all if it is null. */
  | { readonly kind: 'promo-cards'; readonly pack: number | null }
  | { readonly kind: 'clock'; readonly time: string };

/** Lines that open an entry. */
export type HeaderContent =
  /** `cards` in printed order, which is the order of revealing. */
  | { readonly kind: 'headline-header'; readonly turn: number; readonly cards: readonly number[] }
  /** `card` is null if the round was skipped, declined or cut off. */
  | {
      readonly kind: 'round-header';
      readonly turn: number;
      readonly side: SideId;
      readonly round: number;
      readonly card: number | null;
    }
  /** The exporter prints a wrong turn here, so it is not called `turn`. */
  | { readonly kind: 'cleanup-header'; readonly printedTurn: number }
  | { readonly kind: 'end-header' };

/** What operations are spent on. 6 */
export type OperationsUse = 'influence' | 'coup' | 'realignment' | 'space';

/** Lines inside an entry. */
export type BodyContent =
  /** `us` and `ussr` are the influence in the country after the change. */
  | {
      readonly kind: 'influence';
      readonly side: SideId;
      readonly delta: number;
      readonly country: string;
      readonly us: number;
      readonly ussr: number;
    }
  /** Opens an ops block. `ops` is the printed value: effective for coups and space, the card's own otherwise. */
  | { readonly kind: 'operations'; readonly use: OperationsUse; readonly ops: number }
  /** An event marker: the lines below it are what the event did. */
  | { readonly kind: 'event'; readonly card: number }
  /** Target of a coup or of one realignment roll. */
  | { readonly kind: 'target'; readonly country: string }
  | {
      readonly kind: 'coup-result';
      readonly success: boolean;
      readonly die: number;
      readonly ops: number;
      readonly modifier: number;
      readonly stability: number;
      readonly net: number;
    }
  | {
      readonly kind: 'realignment-roll';
      readonly side: SideId;
      readonly die: number;
      readonly modifier: number;
      readonly total: number;
    }
  | { readonly kind: 'military-operations'; readonly side: SideId; readonly level: number }
  | { readonly kind: 'defcon'; readonly change: 'improves' | 'degrades'; readonly level: number }
  /** `side` is null, and `vp` 0, for "No VP awarded"; `score` is the score after it. */
  | { readonly kind: 'vp'; readonly side: SideId | null; readonly vp: number; readonly score: number }
  | { readonly kind: 'space-roll'; readonly die: number; readonly success: boolean; readonly needed: number }
  | { readonly kind: 'space-advance'; readonly side: SideId; readonly box: number }
  | { readonly kind: 'war'; readonly country: string }
  | {
      readonly kind: 'war-result';
      readonly success: boolean;
      readonly die: number;
      readonly modifier: number;
      readonly needed: number;
    }
  | { readonly kind: 'trap-roll'; readonly die: number; readonly needed: number; readonly escaped: boolean }
  /** `region` is null where the client lost it and glued the line to the next, "`effect` is now in play". */
  | {
      readonly kind: 'region-choice';
      readonly side: SideId;
      readonly region: string | null;
      readonly effect: number | null;
    }
  | { readonly kind: 'olympics'; readonly side: SideId; readonly participates: boolean }
  | { readonly kind: 'effect'; readonly card: number; readonly begins: boolean }
  | { readonly kind: 'headline-card'; readonly side: SideId; readonly card: number }
  | { readonly kind: 'no-cards'; readonly side: SideId; readonly to: 'reveal' | 'discard' }
  | { readonly kind: 'reveal'; readonly side: SideId; readonly card: number; readonly fromHand: boolean }
  | { readonly kind: 'discard'; readonly side: SideId; readonly card: number }
  | { readonly kind: 'play'; readonly side: SideId; readonly card: number }
  | { readonly kind: 'return'; readonly side: SideId; readonly card: number; readonly to: SideId }
  | { readonly kind: 'reshuffle' }
  /** `by` is the way of winning as printed, null if it is not. */
  | { readonly kind: 'win'; readonly side: SideId; readonly by: string | null };

/** Where a line stands and how it is printed. */
export interface Printed {
  /** 1-based number of the line in the file. */
  readonly line: number;
  /** The line as it stands in the file; for what follows a header on the same line, that part only. */
  readonly text: string;
  readonly shape: ShapeId;
}

export type SetupLine = SetupContent & Printed;
export type HeaderLine = HeaderContent & Printed;
export type BodyLine = BodyContent & Printed;

/** Any line that could be read. */
export type Line = SetupLine | HeaderLine | BodyLine;
