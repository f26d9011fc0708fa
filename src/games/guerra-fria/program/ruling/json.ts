/** What programs are told of *Guerra fría*: the JSON of `arbiter … --game guerra-fria`, and the answers of the API. */
import type { Game } from '../../../../api/game.ts';
import type { GuerraFriaCase, GuerraFriaFact, GuerraFriaRecord } from '../../../../api/schema-types.ts';
import type { Verdict } from '../../../../core/finding.ts';
import type { HouseChange } from '../../../../core/ruleset.ts';
import type { ReadingJson, RuledFindingJson } from '../../../../ruling/json.ts';
import type { CasePosition } from '../../desk/format.ts';
import type { Observed, PlayerChoices } from '../../desk/told.ts';

/** A ruling on a case. */
export interface GuerraFriaRulingJson {
  readonly id?: string;
  readonly title?: string;
  readonly game: 'guerra-fria';
  readonly edition: string;
  readonly verdict: Verdict;
  /** What was laid or done, in words. */
  readonly claim: string;
  /** The tests, in order. */
  readonly findings: readonly RuledFindingJson[];
  /** What follows, in order; the conditions that a null selection fails are among it. */
  readonly consequences: readonly RuledFindingJson[];
  /** Everything a case may state as expected. */
  readonly facts: Observed;
  /** The action that is refused, null or undecided, from 1. */
  readonly failingStep?: number;
  /** What would settle it, in words. */
  readonly settles: readonly string[];
  /** For each null selection the move nearest to it, in words. */
  readonly nearest: readonly string[];
  /** Readings the argument rests on. */
  readonly rests: readonly ReadingJson[];
  /** Readings under which it comes out differently. */
  readonly dependsOn: readonly (ReadingJson & { readonly changes: 'verdict' | 'result'; readonly verdict: Verdict })[];
  /** Values no printed source confirms: none in this game. */
  readonly unverified: readonly never[];
  /** The house rules it was ruled under, and what of the argument comes from them. */
  readonly house?: { readonly title: string; readonly applied: readonly HouseChange[] };
  /** The position afterwards, as a case states it. */
  readonly position: CasePosition;
}

/** What may be laid in a position. */
export interface GuerraFriaLegalJson {
  /** State of the chart. */
  readonly awaits: string;
  readonly round: number;
  /** Of every player who may still lay cards: how many selections are moves, and which. */
  readonly choices: readonly PlayerChoices[];
}

/** Something found in a record. */
export interface FoundInRecord {
  /** Line of the record. */
  readonly line: number;
  readonly round: number;
  readonly clause: string;
  readonly message: string;
}

/** What adjudicating a record comes to. */
export interface GuerraFriaReplayReport {
  readonly file: string;
  readonly lines: number;
  /** Nothing: a record with a line that cannot be read is no record. */
  readonly unread: readonly never[];
  readonly checked: { readonly rounds: number; readonly selections: number; readonly results: number };
  /** Actions after the first fact that was refused. */
  readonly notAdjudicated: number;
  /** Refused facts, and results that did not come of what was done. */
  readonly violations: readonly FoundInRecord[];
  readonly undetermined: readonly FoundInRecord[];
  /** Null selections: they are part of the game. */
  readonly notes: readonly FoundInRecord[];
  /** How things stand at the end. */
  readonly ending: Observed;
}

/** Everything that can be seen on the table. */
export type GuerraFriaState = Observed;

/** How a game of *Guerra fría* begins. */
export interface GuerraFriaBeginning {
  /** Where it begins; before the agreement on talking, with every marker at 0, if absent. */
  readonly position?: NonNullable<GuerraFriaCase['position']>;
}

/** What the functions of the API answer. */
export interface GuerraFriaAnswers {
  readonly ruling: GuerraFriaRulingJson;
  readonly legal: GuerraFriaLegalJson;
  readonly report: GuerraFriaReplayReport;
  readonly game: Game<GuerraFriaFact, GuerraFriaState>;
}

/** What they are handed, besides texts. */
export interface GuerraFriaSources {
  readonly case: GuerraFriaCase;
  readonly position: NonNullable<GuerraFriaCase['position']>;
  readonly record: GuerraFriaRecord;
  readonly beginning: GuerraFriaBeginning;
}
