/** A case for a test: a position, and what is done in it. */
import { loadRuleset } from '../data/index.ts';
import type { CaseInput, CasePosition } from './case.ts';
import { type CaseRuling, ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');

/** The rules of the Deluxe edition. */
export const { rules } = loaded;

/** The ruling on actions in a position. */
export function ruled(position: CasePosition, ...action: readonly object[]): CaseRuling {
  const result = ruleCase(rules, { position, action: action as CaseInput['action'] });
  if (!result.ok) throw new Error(result.problem.message.text);
  return result.ruling;
}
