/** What a question is understood as: a case, a question about the rules, or neither. */

import type { CaseInput } from '../cases/case.ts';
import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import type { General } from './general.ts';
import type { Nearly } from './nearly.ts';
import type { OpenCountry } from './open-control.ts';

/** Part of a question that was not understood. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  /** What it may be the beginning or a part of, if of several things. */
  readonly like: readonly string[];
}

/** A question of which a case is made. */
export interface UnderstoodCase {
  readonly ok: true;
  readonly general?: undefined;
  readonly input: CaseInput;
  /** What was taken for granted. */
  readonly assumed: readonly Message[];
  /** The card whose Operations value is asked for, by number. */
  readonly worth?: number;
  /** The side of which it is asked how much it needs for control. */
  readonly needs?: 'us' | 'ussr';
  /** What a marker costs is asked for. */
  readonly cost?: true;
  /** How many markers can be placed at most is asked for. */
  readonly most?: true;
  /** It is not asked whether this is allowed, but claimed that it is not. */
  readonly barred?: true;
  /** Countries that are struck and of whose control nothing is said. */
  readonly open: readonly OpenCountry[];
  /**
   * What it may mean as well: the card that is named is in effect, not the one that is used; its event happens, or the other side plays
   * it; or what its parts tell beside its phrases.
   */
  readonly alternative?: {
    readonly input: CaseInput;
    readonly named: Gap;
    /** It is meant only where the first reading is not allowed and this one is. */
    readonly ifIllegal?: true;
  };
  /** The language in which it was understood. */
  readonly locale: Locale;
}

/** A question about the rules in general, for which nothing is ruled on. */
export interface UnderstoodGeneral {
  readonly ok: true;
  readonly general: General;
  /** Words of the question that were not weighed, as they were written. */
  readonly aside: readonly string[];
  /** Words that were not understood. */
  readonly unknown: readonly string[];
  readonly locale: Locale;
  /** It is not all understood: what is shown decided questions like it. */
  readonly partly?: true;
  /** The language of which it is asked what stands in it. */
  readonly inLanguage?: Locale;
  /** The case that may be meant. */
  readonly nearly?: Nearly;
  /** What the question states and denies itself: control, with the markers that it states; an effect on the side that it is never on. */
  readonly contradicted?: Message;
}

export type Understood =
  | UnderstoodCase
  | UnderstoodGeneral
  /** `missing`: all is understood, but nothing is done or asked. */
  | {
      readonly ok: false;
      readonly gaps: readonly Gap[];
      readonly missing: boolean;
      /** What the rules have that lies nearest, though it may be something else. */
      readonly near?: General;
      /** The case that may be meant. */
      readonly nearly?: Nearly;
      /** What the question states and denies itself: control, with the markers that it states; an effect on the side that it is never on. */
      readonly contradicted?: Message;
    };
