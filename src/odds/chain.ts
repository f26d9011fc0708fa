/** Odds of a case: its dice, wherever they come up in what it states, rolled in every way. */

import { isTelling } from '../cases/outcomes.ts';
import type { CaseRuling, RuleResult } from '../cases/rule.ts';
import type { Run } from '../cases/run.ts';
import type { Finding, Verdict } from '../core/finding.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { type Fraction, fraction, NEVER, plus } from './fraction.ts';
import { type Odds, summed } from './odds.ts';
import { type Leaf, rolled, spread } from './spread.ts';

/** No more ways the dice can fall than these are played one by one. */
const MOST_WAYS = 8000;

export interface CaseOdds {
  readonly odds: Odds;
  /** How many ways of the dice were played. */
  readonly ways: number;
  /** False if there are more ways than could be played: there are no odds, then. */
  readonly complete: boolean;
  /** Of the ways played, those in which the case cannot go on as stated: a second coup where nothing is left. */
  readonly halted: readonly {
    readonly verdict: Verdict;
    readonly findings: readonly Finding[];
    readonly chance: Fraction;
  }[];
}

/** Rules on the case of this file, with an answer for what it leaves open. */
export type Rule = (otherwise?: Run['otherwise']) => RuleResult;

/**
 * The odds of a case that has been ruled on; undefined if it awaits no dice, or states something else that is wrong.
 * @param rule rules on it again, with dice in place of those it does not state
 */
export function oddsOfCase(ruling: CaseRuling, rule: Rule): CaseOdds | undefined {
  const before = ruling.steps.flatMap(({ consequences }) => consequences.filter(isTelling));
  if (ruling.outcomes.length > 0) {
    const leaves = spread(ruling.end).map((leaf) => ({ ...leaf, consequences: [...before, ...leaf.consequences] }));
    return { odds: summed(leaves, ruling.start), ways: leaves.length, complete: true, halted: [] };
  }
  return ruling.verdict === 'undetermined' && rolled(ruling.end).length > 0 ? byChain(ruling.start, rule) : undefined;
}

/** A roll that was asked for, and which of the possible ones was given. */
interface Given {
  readonly rolls: readonly GameFact[];
  at: number;
}

function byChain(start: Board, rule: Rule): CaseOdds | undefined {
  const script: Given[] = [];
  const leaves: Leaf[] = [];
  const halted = new Map<string, CaseOdds['halted'][number]>();
  do {
    const result = rule(answering(script));
    if (!result.ok) return undefined;
    const { ruling } = result;
    const leaf = leafOf(ruling, script);
    leaves.push(leaf);
    if (ruling.verdict !== 'legal') {
      const findings = ruling.steps.flatMap((step) =>
        step.findings.filter(({ force }) => force === 'forbids' || force === 'undetermined'),
      );
      const key = JSON.stringify([ruling.verdict, findings]);
      halted.set(key, {
        verdict: ruling.verdict,
        findings,
        chance: plus(halted.get(key)?.chance ?? NEVER, leaf.chance),
      });
    }
  } while (leaves.length < MOST_WAYS && another(script));
  const complete = leaves.length < MOST_WAYS;
  return { odds: summed(leaves, start), ways: leaves.length, complete, halted: [...halted.values()] };
}

const leafOf = (ruling: CaseRuling, script: readonly Given[]): Leaf => ({
  chance: fraction(
    1,
    script.reduce((product, { rolls }) => product * rolls.length, 1),
  ),
  rolls: script.map(({ rolls, at }) => rolls[at] as GameFact),
  consequences: ruling.steps.flatMap(({ consequences }) => consequences.filter(isTelling)),
  board: ruling.end,
});

/** Gives the dice of the script, and adds the first roll to it where it has come to its end. */
function answering(script: Given[]): Run['otherwise'] {
  let asked = 0;
  return (board) => {
    const given = script[asked] ?? { rolls: rolled(board).map(({ fact }) => fact), at: 0 };
    if (given.rolls.length === 0) return undefined;
    script[asked] = given;
    asked += 1;
    return given.rolls[given.at];
  };
}

/** The next way the dice can fall, the last die first. False after the last. */
function another(script: Given[]): boolean {
  for (let last = script.at(-1); last; last = script.at(-1)) {
    last.at += 1;
    if (last.at < last.rolls.length) return true;
    script.pop();
  }
  return false;
}
