/** Ruling on a case at the desk: the same functions, in the same order, as `arbiter rule`. */

import type { Rule } from '../../../src/asking/rest.ts';
import type { RuledQuestion } from '../../../src/asking/rule-question.ts';
import type { CaseInput } from '../../../src/cases/case.ts';
import {
  issuesAtStake,
  type OtherReading,
  otherOrders,
  otherReadings,
  readingsOneByOne,
  readingsUnder,
} from '../../../src/cases/readings.ts';
import { ruleCase } from '../../../src/cases/rule.ts';
import { wordingIn } from '../../../src/core/wording.ts';
import type { Ruleset } from '../../../src/games/twilight-struggle/ruleset.ts';
import { claimOfCase } from '../../../src/ruling/claim.ts';
import { houseLines } from '../../../src/ruling/house.ts';
import { say } from '../../../src/ruling/language.ts';
import { lookedAt } from '../../../src/ruling/looked-at.ts';
import { remedyFor } from '../../../src/ruling/remedy.ts';
import {
  claimsInWords,
  oddities,
  ordersLeftOpen,
  outcomesInWords,
  passedOver,
  type Reported,
  shortReportOn,
} from '../../../src/ruling/reported.ts';
import { rulingJson } from '../../../src/ruling/ruling-json.ts';
import { viewOfRuling } from '../../../src/ruling/ruling-view.ts';
import type { RulingView } from '../../../src/ruling/view.ts';
import { formatRulingMarkdown, formatRulingText } from '../../../src/ruling/view-format.ts';
import type { Engine } from './engine.ts';
import { breath } from './pause.ts';
import type { ShownRuling } from './shown-ruling.ts';

export interface DeskRuling {
  readonly reported: Reported;
  readonly view: RulingView;
  readonly atStake: readonly string[];
  /** How long the ruling itself took. */
  readonly milliseconds: number;
}

export type DeskResult =
  | { readonly ok: true; readonly ruled: DeskRuling }
  | { readonly ok: false; readonly message: string };

const rulesFor = ({ rules }: Engine, { edition }: CaseInput): Ruleset =>
  rules[edition === 'second' || edition === '2nd' ? 'second' : 'deluxe'];

/** Rules on a case, and on what it leaves open as the chooser says, without a word. */
export const ruleWith =
  (engine: Engine): Rule =>
  (input, chooser) => {
    const result = ruleCase(rulesFor(engine, input), input, engine.extraNames, chooser);
    return result.ok ? result.ruling : undefined;
  };

/** Rules on a case. Other readings and orders are left out: they take a ruling each (`withReadings`). */
export function ruleAtDesk(engine: Engine, input: CaseInput): DeskResult {
  const rules = rulesFor(engine, input);
  const began = performance.now();
  const result = ruleCase(rules, input, engine.extraNames);
  const milliseconds = performance.now() - began;
  if (!result.ok) return { ok: false, message: wordingIn(engine.texts, result.problem.message) };
  const { ruling } = result;
  const reported = shortReportOn({ rules, input, ruling }, engine.language);
  return {
    ok: true,
    ruled: {
      reported,
      view: viewOf(reported),
      atStake: issuesAtStake(rules, input, ruling).map(({ id }) => id),
      milliseconds,
    },
  };
}

/** The ruling on a question, told as it was asked: without what is only said of what was assumed. */
export function asAsked(engine: Engine, ruled: DeskRuling, { asked, input, told }: RuledQuestion): DeskRuling {
  if (asked === input) return ruled;
  const reported = { ...ruled.reported, ruling: told, claim: claimOfCase(asked, told, engine.language) };
  return { ...ruled, reported, view: viewOf(reported) };
}

/** The same ruling with every reading, and every order of event and Operations, under which it would come out differently. */
export function withReadings(engine: Engine, ruled: DeskRuling): DeskRuling {
  const { input, ruling } = ruled.reported;
  return withOthers(engine, ruled, otherReadings(rulesOf(engine, ruled), input, ruling, engine.extraNames));
}

/**
 * The same little by little, so that the page answers meanwhile.
 * @param wanted whether it is still asked for
 */
export async function withReadingsByAndBy(
  engine: Engine,
  ruled: DeskRuling,
  wanted: () => boolean,
): Promise<DeskRuling | undefined> {
  const { input, ruling } = ruled.reported;
  const others: OtherReading[] = [];
  await breath();
  for (const other of readingsOneByOne(rulesOf(engine, ruled), input, ruling, engine.extraNames)) {
    if (other) others.push(other);
    await breath();
    if (!wanted()) return undefined;
  }
  return withOthers(engine, ruled, others);
}

const rulesOf = ({ rules }: Engine, { reported }: DeskRuling): Ruleset =>
  rules[reported.ruling.start.rules.edition as 'deluxe' | 'second'];

function withOthers(engine: Engine, { reported, ...rest }: DeskRuling, others: readonly OtherReading[]): DeskRuling {
  const { input, ruling } = reported;
  const rules = rulesOf(engine, { reported, ...rest });
  const orders = otherOrders(rules, input, ruling, engine.extraNames);
  const full: Reported = { ...reported, others, orders, rests: readingsUnder(rules, ruling, others) };
  return { ...rest, reported: full, view: viewOf(full) };
}

/** The ruling for the panel of the desk. */
export function tell(engine: Engine, { view, reported, atStake }: DeskRuling): ShownRuling {
  const { ruling, others, unverified } = reported;
  const { policies } = ruling.start.rules;
  const remedy = remedyFor(ruling, reported.input);
  return {
    view,
    asked: ruling.steps.length > 0 || view.verdict !== 'legal',
    others,
    remarks: [
      { label: 'claims', items: claimsInWords(reported, engine.language) },
      { label: 'odd', items: oddities(reported, engine.language) },
      { label: 'outcomes', items: outcomesInWords(reported, engine.language) },
      { label: 'remedy', items: remedy ? [say(engine.language, remedy)] : [] },
      { label: 'exceptions', items: lookedAt(ruling, engine.language) },
      { label: 'order-open', items: ordersLeftOpen(reported, engine.language) },
      { label: 'passed-over', items: passedOver(reported) },
      { label: 'house', items: houseLines(ruling.start.rules.house, ruling.findings) },
      { label: 'unverified', items: unverified.map(({ where, why }) => `${where}: ${why}`) },
    ],
    stakes: atStake.map((issue) => ({
      issue,
      inForce: policies[issue],
      options: engine.rules.deluxe.issues[issue]?.supported ?? [],
    })),
  };
}

/** Whoever takes a ruling away takes it whole, however soon. */
export const asText = (engine: Engine, ruled: DeskRuling): string =>
  formatRulingText(withReadings(engine, ruled).view, engine.language);
export const asMarkdown = (engine: Engine, ruled: DeskRuling): string =>
  formatRulingMarkdown(withReadings(engine, ruled).view, engine.language);
export const asJson = (engine: Engine, ruled: DeskRuling): object =>
  rulingJson(withReadings(engine, ruled).reported, engine.language);

/** For a page: without the options of the command line. */
const viewOf = (reported: Reported): RulingView => viewOfRuling(reported, ({ said }) => said);
