/** Ruling on a case of *Guerra fría* at the desk: the same functions as `arbiter rule --game guerra-fria`. */

import type { Words as Templates } from '../../../../src/core/render.ts';
import { wordingIn } from '../../../../src/core/wording.ts';
import { ruleCase } from '../../../../src/games/guerra-fria/desk/case.ts';
import { type CaseInput, type CaseRuling, makeWords } from '../../../../src/games/guerra-fria/desk/index.ts';
import type { Words } from '../../../../src/games/guerra-fria/desk/words.ts';
import { type GuerraFriaLanguage, makeLanguage } from '../../../../src/games/guerra-fria/program/ruling/language.ts';
import { type Reported, reportOn } from '../../../../src/games/guerra-fria/program/ruling/ruling.ts';
import { viewOf } from '../../../../src/games/guerra-fria/program/ruling/view.ts';
import type { Ruleset } from '../../../../src/games/guerra-fria/ruleset.ts';
import { guerraFria } from '../../../../src/registry/guerra-fria.ts';
import { houseLines } from '../../../../src/ruling/house.ts';
import type { ShownRuling } from '../../run/shown-ruling.ts';
import type { GuerraFriaData } from './walker.ts';

export interface GuerraFriaEngine {
  readonly rules: Ruleset;
  readonly words: Words;
  readonly language: GuerraFriaLanguage;
}

export interface GuerraFriaRuled {
  readonly reported: Reported;
  readonly told: ShownRuling;
  /** How long the ruling itself took. */
  readonly milliseconds: number;
}

export type GuerraFriaResult =
  | { readonly ok: true; readonly ruled: GuerraFriaRuled }
  | { readonly ok: false; readonly message: string };

/**
 * The referee in the reader's browser.
 * @param labels what the rulings of every game say in the same words
 */
export const makeGuerraFriaEngine = ({ rules, texts, spellings, mistakes }: GuerraFriaData, labels: Templates) =>
  ({ rules, words: makeWords(spellings), language: makeLanguage(texts, labels, mistakes) }) satisfies GuerraFriaEngine;

/** Rules on a case, with every reading under which it would come out differently. */
export function ruleGuerraFria(engine: GuerraFriaEngine, input: CaseInput): GuerraFriaResult {
  const { rules, words } = engine;
  const began = performance.now();
  const result = ruleCase(guerraFria, rules, input, words);
  const milliseconds = performance.now() - began;
  if (!result.ok) return { ok: false, message: wordingIn(engine.language.mistakes, result.problem.message) };
  const reported = reportOn({ rules, words, policies: {} }, input, result.ruling);
  return { ok: true, ruled: { reported, told: tell(engine, reported), milliseconds } };
}

function tell({ language }: GuerraFriaEngine, { ruling, others }: Reported): ShownRuling {
  const { issues, policies } = ruling.start.rules;
  return {
    view: viewOf(ruling, language),
    asked: isAsked(ruling),
    others,
    remarks: [{ label: 'house', items: houseLines(ruling.start.rules.house, ruling.findings) }],
    stakes: ruling.rests.map((issue) => ({
      issue,
      inForce: policies[issue],
      options: issues[issue]?.supported ?? [],
    })),
  };
}

const isAsked = ({ steps }: CaseRuling): boolean => steps.length > 0;
